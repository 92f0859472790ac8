"""
Everything at the table answers when it is pressed: with fingers, by keyboard, and for who only watches.
"""

import re

from playwright.sync_api import Browser, expect

from tests.web.conftest import Served
from tests.web.person import DESKTOP, PHONE, Person

THINGS = ".seats .seat, .ask, .them-cells .cell, .us-cells .cell, #stock, .handbar .me"
"""What tells of itself in one's turn after drawing; then the pile asks for the card to discard."""


def at_the_table(server: Served, browser: Browser, size: tuple[int, int], *, touch: bool) -> Person:
    me = Person(browser, server.url, size, touch=touch)
    me.sit_at("everything answers", grace_ms=0)
    for _ in range(6):
        me.wait_for_turn()
        me.take_turn()
    me.wait_for_turn()
    if me.sees("#move-draw"):
        me.press("#move-draw")
    me.page.wait_for_selector("#move-discard")
    return me


def test_everything_that_is_pressed_answers(server: Served, browser: Browser) -> None:
    me = at_the_table(server, browser, PHONE, touch=True)
    ids = me.page.locator(THINGS).evaluate_all("(all) => all.map((each) => each.id)")
    assert all(ids)
    assert len(ids) > 40
    answers = set()
    for each in ids:
        me.touch_on(me.page.locator(f"[id='{each}']"))
        me.page.wait_for_selector(".why.told")
        expect(me.page.locator(".why .rule-text")).to_have_text(re.compile("^[A-Z0-9]+-[0-9] ."))
        answers.add(me.page.locator(".why h2").inner_text())
        box, turn = me.page.locator(".why").bounding_box(), me.page.locator("#turn").bounding_box()
        assert box is not None
        assert turn is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= turn["y"]
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".why")).to_have_count(0)
    assert len(answers) > 30
    assert me.troubles == []


def test_things_are_reached_and_left_by_keyboard(server: Served, browser: Browser) -> None:
    me = at_the_table(server, browser, DESKTOP, touch=False)
    keyboard = me.page.keyboard
    for row in (".seats ol", ".teamline.them", ".them-cells", ".us-cells", ".teamline.us"):
        stops = me.page.locator(f"{row} button[tabindex='0']")
        expect(stops).to_have_count(1)
        stops.focus()
        first = me.page.evaluate("document.activeElement.id")
        keyboard.press("ArrowRight")
        second = me.page.evaluate("document.activeElement.id")
        assert first != second, row
        expect(stops).to_have_count(1)
        keyboard.press("Enter")
        expect(me.page.locator(".why.told h2")).to_be_focused()
        keyboard.press("Escape")
        expect(me.page.locator(f"[id='{second}']")).to_be_focused()
        name = me.page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.innerText")
        assert name.strip(), row
    assert me.troubles == []


def test_an_answer_goes_when_it_was_read(server: Served, browser: Browser) -> None:
    """
    The same thing pressed again closes it, and so does anything else.
    """
    me = at_the_table(server, browser, PHONE, touch=True)
    kind = me.page.locator("[id='about-kind:0:natural']")
    me.touch_on(kind)
    me.page.wait_for_selector(".why.told")
    kind.dispatch_event("click")
    expect(me.page.locator(".why")).to_have_count(0)
    me.touch_on(kind)
    me.page.wait_for_selector(".why.told")
    me.press(f"#rank-{me.columns()[0]}")
    expect(me.page.locator(".why")).to_have_count(0)
    expect(me.page.locator(".rank .card.sel")).to_have_count(1)
    assert me.troubles == []


def test_who_watches_is_answered_too(server: Served, browser: Browser) -> None:
    me = at_the_table(server, browser, DESKTOP, touch=False)
    guest = Person(browser, server.url, PHONE, touch=True)
    guest.page.goto(me.page.url)
    guest.page.wait_for_selector(".table.watching .teamline")
    for each in (".seats .seat >> nth=1", "#pile", "#stock", ".us-cells .cell >> nth=2", ".us .kind .ask >> nth=0"):
        guest.touch_on(guest.page.locator(each))
        guest.page.wait_for_selector(".why.told")
        expect(guest.page.locator(".why .rule-text")).not_to_be_empty()
        guest.page.keyboard.press("Escape")
    assert guest.troubles == []
