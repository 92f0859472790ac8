"""
Looking back in Chromium: all hands, one's own running deal, earlier games, and playing on from a moment.
"""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.six import NAMES
from tests.web.conftest import Served
from tests.web.person import Person
from tests.web.test_around_in_browser import (
    AXE,
    BARRIERS,
    HAND,
    SCHEMES,
    SIZES,
    SMALLEST_PX,
    TOO_SMALL,
    at_phone,
    faces,
    finished_deal,
    remember_seat,
    someone,
)

SEATS = 6
BAR = ".replay .icon-btn, .replay .input"


def look(person: Person, path: str) -> None:
    """
    Open a moment and wait until it is shown.
    """
    person.page.goto(f"{person.url}{path}")
    expect(person.page.locator(".replay")).to_have_attribute("aria-busy", "false")
    expect(person.page.locator("#where-now")).to_be_visible()


def test_all_hands_are_opened_and_closed(server: Served, browser: Browser) -> None:
    table, token = finished_deal(server)
    me = someone(server, browser)
    remember_seat(me, table, token)
    look(me, f"t/{table}/replay")
    expect(me.page.get_by_label("Seen by").locator("option")).to_have_text(["Everybody", *NAMES])
    expect(me.page.locator(".hands")).to_have_count(0)
    me.press("#hands")
    hands = me.page.locator(".hands li")
    expect(hands).to_have_count(SEATS)
    expect(me.page.locator(".hands .lie:not(.below) .card")).to_have_count(SEATS * HAND)
    expect(hands.nth(2).locator(".vh")).to_contain_text("In hand:")
    assert "open=1" in me.page.url
    me.page.reload()
    expect(hands).to_have_count(SEATS)
    me.press("#hands")
    expect(me.page.locator(".hands")).to_have_count(0)
    assert me.troubles == []


def test_keys_lead_through_a_deal(server: Served, browser: Browser) -> None:
    table, token = finished_deal(server)
    me = someone(server, browser)
    remember_seat(me, table, token)
    look(me, f"t/{table}/replay")
    where = me.page.locator("#where-now")
    for key, told in (
        ("ArrowRight", "step 1 of"),
        ("PageDown", "Turn 2 of"),
        ("Home", "step 0 of"),
        ("End", r"step (\d+) of \1"),
    ):
        me.page.keyboard.press(key)
        expect(where).to_have_text(re.compile(told))
    assert me.troubles == []


def test_a_stranger_is_offered_neither_hands_nor_playing_on(server: Served, browser: Browser) -> None:
    table, _ = finished_deal(server)
    stranger = at_phone(server, browser)
    look(stranger, f"t/{table}/replay?deal=1&at=9&seat=2&open=1")
    expect(stranger.page.locator(".hands")).to_have_count(0)
    expect(stranger.page.locator("#hands, #play-on")).to_have_count(0)
    expect(stranger.page.locator(".replay [name=seat] option")).to_have_count(1)
    assert stranger.troubles == []


def test_the_own_running_deal_is_looked_back_at_from_the_own_seat(server: Served, browser: Browser) -> None:
    me = someone(server, browser)
    me.sit_at("looking back")
    first = sorted(faces(me.page))
    me.take_turn()
    me.wait_for_turn()
    me.press("button[aria-label='Menu']")
    me.press("#look-back")
    expect(me.page.locator(".replay [name=seat] option")).to_have_count(1)
    expect(me.page.locator("#hands, #play-on")).to_have_count(0)
    expect(me.page.locator("#where-now")).not_to_contain_text("step 0")
    me.page.locator("h2#replay-h").focus()
    me.page.keyboard.press("Home")
    expect(me.page.locator("#where-now")).to_contain_text("step 0")
    expect(me.page.locator(".rank .card")).to_have_count(HAND)
    assert sorted(faces(me.page)) == first
    me.press("a[aria-label='Back to the table']")
    me.wait_for_turn()
    assert me.troubles == []


def test_one_plays_on_from_a_moment_in_the_seat_looked_from(server: Served, browser: Browser) -> None:
    table, token = finished_deal(server)
    me = someone(server, browser)
    remember_seat(me, table, token)
    me.page.evaluate("() => localStorage.setItem('pennies.set.pace', JSON.stringify('at-once'))")
    look(me, f"t/{table}/replay?deal=1&at=0&seat=3")
    held = sorted(faces(me.page))
    expect(me.page.locator("#play-on")).to_have_attribute(
        "aria-label", re.compile("Play on from here against bots: .+")
    )
    me.press("#play-on")
    me.page.wait_for_url(re.compile(r"/t/\w+$"))
    assert table not in me.page.url
    me.wait_for_turn()
    expect(me.page.locator(".where")).to_contain_text("practice")
    assert sorted(faces(me.page)) == held
    me.take_turn()
    me.page.goto(f"{server.url}past")
    expect(me.page.locator(".past li[data-table]", has_text="practice")).to_have_count(1)
    expect(me.page.locator(".past li[data-table]")).to_have_count(2)
    assert me.troubles == []


def test_open_hands_fit_every_size_without_a_barrier(server: Served, browser: Browser) -> None:
    table, token = finished_deal(server)
    me = someone(server, browser)
    remember_seat(me, table, token)
    for scheme in SCHEMES:
        me.page.emulate_media(color_scheme=scheme)
        look(me, f"t/{table}/replay?at=50&open=1")
        me.page.evaluate(AXE.read_text(encoding="utf-8"))
        assert me.page.evaluate(BARRIERS) == [], scheme
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(80)
        place = f"{width}×{height}"
        assert me.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, place
        assert [html for html in me.page.evaluate(TOO_SMALL, SMALLEST_PX) if "replay" in html] == [], place
        for part in me.page.locator(BAR).all():
            expect(part).to_be_in_viewport(ratio=1)
        lying = me.page.locator(".hands").bounding_box()
        assert lying is not None
        assert lying["height"] > 90, place
        last = me.page.locator(".hands li").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport()
    assert me.troubles == []


@pytest.mark.parametrize("language", ["en", "uk"])
def test_hands_are_read_out_in_words(server: Served, browser: Browser, language: str) -> None:
    table, token = finished_deal(server)
    me = someone(server, browser, language)
    remember_seat(me, table, token)
    look(me, f"t/{table}/replay?open=1")
    said = me.page.locator(".hands .vh").first.inner_text()
    assert {"en": "In the foot:", "uk": "У запасі:"}[language] in said
