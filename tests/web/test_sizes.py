"""
The table at every size that people have, with hands of 13, 24 and 45 cards and melds in every column: measured.
"""

import os

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Served
from tests.web.measuring import faults, sheet_faults
from tests.web.window import (
    REFUSED,
    WARNING,
    Window,
    crowded,
    offered,
    peopled,
    planned,
    refused,
    staged,
    three_ways,
    view_of,
    warned,
    window,
)

SCREENS = os.environ.get("PENNIES_SCREENS")
"""A folder to put pictures in; without it none are taken."""

SIZES = [(360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900), (2560, 1440)]
HANDS = ["draw-13", "lay-24", "lay-45"]
LARGE_SIZES = [(360, 640), (390, 844), (844, 390), (1440, 900)]
STAGINGS = {
    "staged": staged(),
    "ways offered": offered(),
    "ways offered, many melds": crowded(offered(), teams=slice(1, None)),
    "refused": refused(),
    "planned": planned(),
    "planned and picked": planned({"5": 2, "X": 1}),
    "warned": warned(),
    "warned, many melds": crowded(warned()),
}
"""What may be seen while cards are staged, besides them."""

SIDEWAYS = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  return wide > 0 ? [`sideways by ${wide}`] : [];
}"""


def picture(page: Page, name: str) -> None:
    if SCREENS:
        page.screenshot(path=f"{SCREENS}/{name}.jpg", type="jpeg", quality=60)


def stagings_faults(opened: Window, *, scrolls: bool = False) -> dict[str, list[str]]:
    """
    Stage cards in every state that comes with it, and say what is wrong with each.
    """
    found = {}
    for name, state in STAGINGS.items():
        page = opened.show(state)
        expect(page.locator(".staging .parts .chip")).to_have_count(2)
        expect(page.locator(".turn")).to_have_attribute("aria-busy", "false")
        if name.startswith("warned"):
            page.locator("#move-lay-down").click()
            expect(page.locator(".prompt p")).to_have_text(WARNING)
        if name == "refused":
            expect(page.locator(".prompt p")).to_have_text(REFUSED)
        note = page.locator(".prompt p")
        if note.count():
            expect(note).to_be_visible()
        expect(page.locator(".reach .chip")).to_have_count(2 if "ways" in name else 0)
        picture(page, f"{name.replace(', ', '-').replace(' ', '-')}-{opened.name}")
        found[name] = faults(page, scrolls=scrolls)
    return found


def sheets_faults(opened: Window, *, scrolls: bool = False) -> dict[str, list[str]]:
    """
    Open every sheet over a table with people, and say what is wrong with each.
    """
    found = {}
    page = opened.show(peopled(view_of("lay-24")))
    page.wait_for_selector(".bubble")
    picture(page, f"people-{opened.name}")
    found["people"] = faults(page, scrolls=scrolls)
    if page.locator(".only-small").is_visible():
        page.locator(".only-small").click()
        picture(page, f"plays-{opened.name}")
        found["plays"] = sheet_faults(page, ".side")
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    picture(page, f"keys-{opened.name}")
    found["keys"] = sheet_faults(page, "#keys")
    page.keyboard.press("Escape")
    page.locator(".topbar .icon-btn").first.click()
    found["menu"] = sheet_faults(page, "#menu")
    page.locator("#menu .btn").first.click()
    picture(page, f"settings-{opened.name}")
    found["settings"] = sheet_faults(page, "#settings")
    page.keyboard.press("Escape")
    page.locator(".topbar .icon-btn").first.click()
    page.locator("#see-people").click()
    page.locator("#people [aria-expanded]").first.click()
    page.locator("[data-deed=bar]").click()
    picture(page, f"seats-{opened.name}")
    found["seats"] = sheet_faults(page, "#people")
    page = opened.show(view_of("draw-frozen"))
    page.locator("#move-take").click(force=True)
    page.wait_for_selector(".why")
    picture(page, f"refusal-{opened.name}")
    found["refusal"] = sheet_faults(page, ".why")
    page = opened.show(view_of("deal-over"))
    page.locator("#check-shuffle").click()
    picture(page, f"sheet-{opened.name}")
    found["end"] = sheet_faults(page, ".deal-end")
    return {f"{name} at {opened.name}": wrong for name, wrong in found.items() if wrong}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_covered_cut_or_too_small(server: Served, browser: Browser, size: tuple[int, int]) -> None:
    found = {}
    with window(browser, server, size) as opened:
        for hand in HANDS:
            for crowd in (False, True):
                view = view_of(hand)
                page = opened.show(crowded(view) if crowd else view)
                page.wait_for_selector(".rank")
                name = f"{opened.name}-{hand}{'-14-melds' if crowd else ''}"
                picture(page, f"table-{name}")
                found[name] = faults(page)
        found |= stagings_faults(opened)
        page = opened.show(three_ways())
        expect(page.locator("#move-lay-J")).to_be_visible()
        found["three ways"] = faults(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_people_clocks_and_sheets_fit(server: Served, browser: Browser, size: tuple[int, int]) -> None:
    with window(browser, server, size) as opened:
        assert sheets_faults(opened) == {}


@pytest.mark.parametrize(
    "size",
    [pytest.param(size, marks=[pytest.mark.long] if size in {(390, 844), (844, 390)} else []) for size in LARGE_SIZES],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def test_type_of_twice_the_size_fits(server: Served, large_type: Browser, size: tuple[int, int]) -> None:
    """
    On phones the page may scroll downwards then; nothing is cut, covered, or to be scrolled to sideways.
    """
    scrolls = min(size) < 600
    found = {}
    with window(large_type, server, size) as opened:
        for sample in (*HANDS, "draw-frozen", "asked", "waiting", "foot-due"):
            for crowd in (False, True) if sample in HANDS else (False,):
                view = view_of(sample)
                page = opened.show(crowded(view) if crowd else view)
                assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
                picture(page, f"large-{opened.name}-{sample}{'-14-melds' if crowd else ''}")
                found[f"{sample} {crowd}"] = faults(page, scrolls=scrolls)
        found |= stagings_faults(opened, scrolls=scrolls)
        found |= sheets_faults(opened, scrolls=scrolls)
        for path in ("", "make", "join", "watch", "past", "rules?profile=standard"):
            opened.page.goto(f"{server.url}{path}")
            opened.page.wait_for_selector("h1")
            found[f"/{path}"] = opened.page.evaluate(SIDEWAYS)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
