"""
The table for those who hear or feel it: axe in every phase and both themes, where the focus is, what is read out.
"""

import itertools
import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Served
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.test_around_in_browser import AXE, BARRIERS
from tests.web.window import Window, offered, peopled, staged, view_of, warned, window

PHASES = [
    "draw-13",
    "draw-frozen",
    "draw-take",
    "lay-24",
    "asked",
    "waiting",
    "foot-due",
    "draw-13-watching",
    "deal-over",
    "game-over",
]

PAUSE_MS = 1_400
"""What is read out later comes no sooner after what was read before; a little less, for clocks that are not exact."""

LISTEN = """() => {
  window.heard = [];
  const region = document.querySelector("[aria-live=polite].vh");
  new MutationObserver(() => window.heard.push([performance.now(), region.textContent]))
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""


CONTRASTS = BARRIERS.replace("{resultTypes", "{runOnly: ['color-contrast'], resultTypes")


def barriers(page: Page) -> list[str]:
    """
    Have axe look at a page: at everything in the dark, and at what the other theme changes in the light.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.emulate_media(color_scheme="dark")
    found = [f"dark: {barrier}" for barrier in page.evaluate(BARRIERS)]
    page.emulate_media(color_scheme="light")
    return found + [f"light: {barrier}" for barrier in page.evaluate(CONTRASTS)]


def sheets(opened: Window) -> dict[str, list[str]]:
    """
    Look at what opens over the table.
    """
    found = {}
    page = opened.show(peopled(view_of("lay-24")))
    page.wait_for_selector(".bubble")
    found["people"] = barriers(page)
    if page.locator(".only-small").is_visible():
        page.locator(".only-small").click()
        expect(page.locator("#say, .log").first).to_be_visible()
        found["plays and talk"] = barriers(page)
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("#keys h2")).to_be_focused()
    found["keys"] = barriers(page)
    page.keyboard.press("Escape")
    page.locator(".topbar .icon-btn").first.click()
    expect(page.locator("#menu")).to_be_visible()
    found["menu"] = barriers(page)
    page.locator("#menu .btn").first.click()
    expect(page.locator("#settings h2")).to_be_focused()
    found["settings"] = barriers(page)
    page.keyboard.press("Escape")
    page.locator(".topbar .icon-btn").first.click()
    page.locator("#see-people").click()
    expect(page.locator("#people h2")).to_be_focused()
    page.locator("#people [aria-expanded]").first.click()
    page.locator("[data-deed=bar]").click()
    expect(page.locator("[data-sure=bar]")).to_be_visible()
    found["people and seats"] = barriers(page)
    page = opened.show(view_of("draw-frozen"))
    page.locator("#move-take").click(force=True)
    expect(page.locator(".why h2")).to_be_focused()
    found["why not"] = barriers(page)
    opened.lose()
    expect(page.locator("#move-try")).to_be_visible()
    found["lost"] = barriers(page)
    return found


def test_no_phase_of_the_table_has_a_barrier(server: Served, browser: Browser) -> None:
    found = {}
    with window(browser, server, DESKTOP) as opened:
        for phase in PHASES:
            found[phase] = barriers(opened.show(view_of(phase)))
        found["staged"] = barriers(opened.show(staged()))
        found |= sheets(opened)
    with window(browser, server, PHONE) as opened:
        found |= {f"{name}, phone": wrong for name, wrong in sheets(opened).items()}
        found["ways offered, phone"] = barriers(opened.show(offered()))
        page = opened.show(warned())
        page.locator("#move-lay-down").click()
        page.wait_for_selector(".warned")
        found["warned, phone"] = barriers(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def later(view: dict[str, Any], number: int) -> dict[str, Any]:
    """
    Give the view after somebody else's step: another card on the pile, the turn a seat on, a line more.
    """
    after: dict[str, Any] = json.loads(json.dumps(view))
    after["pile"] |= {"size": 5 + number, "top": "4D" if number % 2 else "9S"}
    for player in after["players"]:
        player["onTurn"] = player["seat"] == 1 + number % 5
    line = {**after["plays"][-1], "number": 1_000 + number, "seat": 1, "text": f"Line {number}."}
    after["plays"] = [*after["plays"], line]
    return after


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement.id || document.activeElement.tagName"))


def test_focus_stays_where_it_is_and_is_never_lost(server: Served, browser: Browser) -> None:
    with window(browser, server, DESKTOP) as opened:
        waiting, lay, draw = view_of("waiting"), view_of("lay-24"), view_of("draw-13")
        page = opened.show(waiting)
        for place in ("#rank-K", "#hint", "#say, #turn", ".topbar .icon-btn"):
            page.locator(place).first.focus()
            had = focused(page)
            for number in range(3):
                opened.update(later(waiting, number))
                expect(page.locator("#pile .cap b")).to_have_text(str(5 + number))
            assert focused(page) == had, place
        page = opened.show(draw)
        page.locator("#move-draw").focus()
        opened.update(lay)
        expect(page.locator("#move-draw")).to_have_count(0)
        assert re.match("rank-|move-", focused(page)), focused(page)


def test_what_happened_is_read_out_at_most_once_in_a_while(server: Served, browser: Browser) -> None:
    with window(browser, server, DESKTOP) as opened:
        waiting = view_of("waiting")
        page = opened.show(waiting)
        assert page.locator("[aria-live=polite]").count() == page.locator("[aria-live=assertive]").count() == 1
        page.evaluate(LISTEN)
        view = waiting
        for number in range(12):
            view = later(view, number)
            opened.update(view)
            page.wait_for_timeout(120)
        page.wait_for_function("() => window.heard.some(([, said]) => said.includes('Line 11.'))")
        heard = page.evaluate("() => window.heard")
    said = " ".join(text for _, text in heard)
    assert re.findall(r"Line \d+\.", said) == [f"Line {number}." for number in range(12)]
    times = [at for at, _ in heard]
    assert all(second - first >= PAUSE_MS for first, second in itertools.pairwise(times))


def test_it_is_read_out_in_the_language_of_who_hears_it(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, DESKTOP, touch=False, language="uk")
    me.sit_at("слухати", grace_ms=0)
    me.page.evaluate(LISTEN)
    me.take_turn()
    me.page.wait_for_selector("#move-discard")
    me.discard()
    me.wait_for_turn()
    me.page.wait_for_function("() => window.heard.length > 0")
    said = " ".join(text for _, text in me.page.evaluate("() => window.heard"))
    assert re.search("[а-яіїєґ]{3,}", said)
    assert re.findall("[A-Za-z]{3,}", said) == []
    assert me.troubles == []
