"""
The table at every size that people have, with hands of 13, 24 and 45 cards and melds in every column: measured.

The views are those of real positions (`scripts/sample_views.py`); they reach the page over its own connection,
without a server behind it.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.web.conftest import Served
from tests.web.measuring import faults, sheet_faults

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "web" / "src" / "samples"
SCREENS = os.environ.get("PENNIES_SCREENS")
"""A folder to put pictures in; without it none are taken."""

SIZES = [(360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900), (2560, 1440)]
SPOKEN = "Sorry, the doorbell; play on without me for a while"
HANDS = ["draw-13", "lay-24", "lay-45"]


def view_of(sample: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAMPLES / f"{sample}.json").read_text(encoding="utf-8"))
    return found


def crowded(view: dict[str, Any]) -> dict[str, Any]:
    """
    Put an open meld of six into every column of every team, and canastas onto two of them: 14 melds and more.
    """
    for team in view["teams"]:
        for place, cell in enumerate(team["cells"]):
            rank = "2" if cell["target"] == "W" else cell["target"]
            cell["cards"] = [f"{rank}{suit}" for suit in "SHDCSH"]
            cell["canastas"] = ["natural", "mixed"] if place in {1, 4} else []
        team["opened"] = True
        team["redThrees"] = ["3H", "3D", "3H", "3D"]
    return view


def peopled(view: dict[str, Any]) -> dict[str, Any]:
    """
    Seat people with long names, of whom one is away, one is covered and one is asked; and let the clock run.
    """
    names = ["Ann", "Oleksandra-Maria", "Wilhelmina", "Jean-Baptiste", "Bo", "Максиміліан"]
    for seat, player in enumerate(view["players"]):
        player |= {"name": names[seat], "person": f"person{seat}", "holds": "person", "bot": False}
    view["players"][1] |= {"away": True}
    view["players"][2] |= {"away": True, "covered": "away"}
    view["players"][4] |= {"said": "asked", "dealer": True}
    view["deadline"] = time.time() + 42
    view["settings"] = {
        "level": "greedy",
        "pace": "even",
        "clock": {"kind": "turn", "turnS": 60, "reserveS": 0},
        "public": False,
        "watched": -1,
    }
    view["controls"] = ["leave", "pause", "resign", "settings"]
    return view


@contextmanager
def shown(
    browser: Browser, server: Served, size: tuple[int, int], view: dict[str, Any], **options: Any
) -> Iterator[Page]:
    """
    Open a table that shows a view, and nothing else.
    """
    small = min(size) < 600
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=small,
        is_mobile=small,
        reduced_motion="reduce",
        **options,
    )
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))

    def answer(line: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            if json.loads(text)["type"] == "hello":
                welcome = {"type": "welcome", "table": "t", "seat": 0, "language": "en", "version": "1"}
                line.send(json.dumps(welcome))
                line.send(json.dumps({"type": "view", "seq": 1, "view": view}))
                for number, person in enumerate(("person1", "person4"), 1):
                    said = {"number": number, "person": person, "name": "Bo", "text": SPOKEN, "emote": "", "at": 0}
                    if view.get("deadline"):
                        line.send(json.dumps({"type": "said", **said}))

        line.on_message(hear)

    page.route_web_socket("**/ws/**", answer)
    page.goto(f"{server.url}t/sample")
    page.wait_for_selector(".prompt h2")
    yield page
    context.close()
    assert troubles == []


def picture(page: Page, name: str) -> None:
    if SCREENS:
        page.screenshot(path=f"{SCREENS}/{name}.jpg", type="jpeg", quality=60)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_covered_cut_or_too_small(server: Served, browser: Browser, size: tuple[int, int]) -> None:
    found = {}
    for hand in HANDS:
        for crowd in (False, True):
            view = view_of(hand)
            with shown(browser, server, size, crowded(view) if crowd else view) as page:
                page.wait_for_selector(".rank")
                name = f"{size[0]}x{size[1]}-{hand}{'-14-melds' if crowd else ''}"
                picture(page, f"table-{name}")
                found[name] = faults(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_people_clocks_and_sheets_fit(server: Served, browser: Browser, size: tuple[int, int]) -> None:
    found = {}
    name = f"{size[0]}x{size[1]}"
    with shown(browser, server, size, peopled(view_of("lay-24"))) as page:
        page.wait_for_selector(".bubble")
        picture(page, f"people-{name}")
        found["people"] = faults(page)
        if page.locator(".only-small").is_visible():
            page.locator(".only-small").click()
            picture(page, f"plays-{name}")
            found["plays"] = sheet_faults(page, ".side")
            page.keyboard.press("Escape")
        page.keyboard.press("?")
        picture(page, f"keys-{name}")
        found["keys"] = sheet_faults(page, "#keys")
        page.keyboard.press("Escape")
        page.locator(".topbar .icon-btn").first.click()
        found["menu"] = sheet_faults(page, "#menu")
        page.locator("#menu .btn").first.click()
        picture(page, f"settings-{name}")
        found["settings"] = sheet_faults(page, "#settings")
    with shown(browser, server, size, view_of("deal-over")) as page:
        page.locator("#check-shuffle").click()
        picture(page, f"sheet-{name}")
        found["end"] = sheet_faults(page, ".deal-end")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
