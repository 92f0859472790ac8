"""
Deals played in Chromium as a person would, against the real server: mouse, fingers and keys, wide and narrow.
"""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Served
from tests.web.person import DESKTOP, PHONE, SLIP_MS, Person

SIZES = [pytest.param(DESKTOP, False, id="desktop"), pytest.param(PHONE, True, id="phone")]

OPENS = "pennies-3"
"""A seed with which the first hand can stage a meld, and does not open with it alone."""


def test_a_whole_deal_is_played_by_touch(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, PHONE, touch=True)
    me.sit_at("a whole deal", grace_ms=0)
    me.play_deal()
    sheet = me.page.locator(".deal-end")
    expect(sheet.locator("h1")).not_to_be_empty()
    expect(sheet.locator("tbody tr").last.locator("td")).to_have_count(2)
    me.press(sheet.locator(".headline .btn").first)
    expect(sheet).to_have_count(0)
    me.wait_for_turn()
    assert me.page.locator(".rank").count() > 0
    assert me.troubles == []


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_three_presses_lead_to_the_first_draw(
    server: Served,
    browser: Browser,
    size: tuple[int, int],
    touch: bool,  # noqa: FBT001
) -> None:
    me = Person(browser, server.url, size, touch=touch)
    me.sit_down()
    me.press("#move-draw")
    me.page.wait_for_selector("#move-discard")
    assert "token" not in me.page.url
    assert me.troubles == []


def test_a_deal_goes_on_after_a_power_cut(own_server: Served, browser: Browser) -> None:
    me = Person(browser, own_server.url, DESKTOP, touch=False)
    me.sit_at("power cut", grace_ms=0)
    me.take_turn()
    me.wait_for_turn()
    before = (me.columns(), me.page.locator(".rank .card").count(), me.page.locator(".stock .cap").inner_text())
    own_server.kill()
    expect(me.page.locator("#move-try")).to_be_visible()
    own_server.start()
    expect(me.page.locator("#move-try")).to_have_count(0)
    me.wait_for_turn()
    assert (me.columns(), me.page.locator(".rank .card").count(), me.page.locator(".stock .cap").inner_text()) == before
    me.take_turn()
    me.wait_for_pile()
    me.wait_for_turn()
    assert me.troubles == []


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_what_is_impossible_says_why(server: Served, browser: Browser, size: tuple[int, int], touch: bool) -> None:  # noqa: FBT001
    me = Person(browser, server.url, size, touch=touch)
    me.sit_at("why")
    me.press("#move-draw")
    me.page.wait_for_selector("#move-discard")
    first, second = me.columns()[:2]
    me.pick(first, 1)
    me.pick(second, 1)
    me.press("#move-discard")
    why = me.page.locator(".why")
    expect(why).to_be_visible()
    expect(why.locator("h2")).to_be_focused()
    expect(why.locator("h2")).to_have_text(re.compile(r"\w+ .+[.?!]"))
    me.page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    expect(me.page.locator("#move-discard")).to_be_focused()
    assert me.troubles == []


def test_a_discard_can_be_taken_back_in_its_grace(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, DESKTOP, touch=False)
    me.sit_at("grace")
    me.press("#move-draw")
    me.page.wait_for_selector("#move-discard")
    cards = me.page.locator(".rank .card").count()
    rank = next(rank for rank in reversed(me.columns()) if discardable(me, rank))
    me.pick(rank, 1)
    me.press("#move-discard")
    expect(me.page.locator(".heap .ring")).to_be_visible()
    expect(me.page.locator(".rank .card")).to_have_count(cards - 1)
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".rank .card")).to_have_count(cards)
    me.page.wait_for_timeout(1_400)
    expect(me.page.locator(".turn.mine")).to_be_visible()
    assert me.page.locator(".rank .card").count() == cards
    assert me.troubles == []


def discardable(me: Person, rank: str) -> bool:
    me.pick(rank, 1)
    found = me.may("#move-discard")
    me.unpick()
    return found


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_staged_cards_survive_a_reload(server: Served, browser: Browser, size: tuple[int, int], touch: bool) -> None:  # noqa: FBT001
    me = Person(browser, server.url, size, touch=touch)
    me.sit_at(OPENS)
    me.press("#move-draw")
    me.page.wait_for_selector("#move-discard")
    for rank in me.columns():
        me.pick(rank, me.size(rank))
        if me.may(f"#move-lay-{rank}"):
            me.press(f"#move-lay-{rank}")
            break
        me.unpick()
    staged = me.page.locator(".meld .card.staged")
    expect(me.page.locator(".staging .parts .chip")).to_have_count(1)
    count = staged.count()
    assert count >= 3
    me.page.reload()
    expect(staged).to_have_count(count)
    me.press(".staging .parts .chip")
    expect(staged).to_have_count(0)
    expect(me.page.locator(".staging")).to_have_count(0)
    assert me.troubles == []


def test_a_turn_is_played_by_keyboard_alone(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, DESKTOP, touch=False)
    me.sit_at("keys")
    keys = me.page.keyboard
    me.page.wait_for_timeout(SLIP_MS)
    keys.press("d")
    me.page.wait_for_selector("#move-discard")
    me.page.locator(".rank[tabindex='0']").focus()
    keys.press("End")
    for _ in range(14):
        keys.press("ArrowUp")
        me.page.wait_for_timeout(200)
        if me.may("#move-discard"):
            break
        keys.press("Shift+ArrowDown")
        keys.press("ArrowLeft")
    expect(me.page.locator(".rank[aria-selected='true']")).to_be_focused()
    me.page.wait_for_timeout(SLIP_MS)
    keys.press("d")
    expect(me.page.locator(".heap .ring")).to_be_visible()
    me.wait_for_pile()
    me.wait_for_turn()
    assert me.page.locator(":focus").count() == 1, "focus is kept"
    assert me.troubles == []


def test_the_page_speaks_ukrainian(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, DESKTOP, touch=False, language="uk")
    me.sit_down()
    shown = me.page.locator("body").inner_text()
    assert re.search(r"Добрати|Доберіть", shown)
    latin = set(re.findall(r"[A-Za-z]{3,}", shown))
    assert latin == set(), "left in English"
    assert me.troubles == []


def test_a_table_that_is_not_here_says_so(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, PHONE, touch=True)
    me.page.goto(f"{server.url}t/nowhere")
    expect(me.page.locator(".prompt h2")).to_have_text("This table is not here")
    me.press(".actions .btn")
    expect(me.page.locator("#play")).to_be_visible()
