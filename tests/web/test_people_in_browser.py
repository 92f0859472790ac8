"""
People at one table in browsers: what they see of each other, talk, covering, pauses, two windows of one person.
"""

import json
from typing import Any

from playwright.sync_api import Browser, expect

from tests.web.conftest import Served
from tests.web.person import DESKTOP, PHONE, SLIP_MS, Person


def come(me: Person, made: dict[str, Any]) -> None:
    """
    Open a table with a seat at it.
    """
    me.page.goto(me.url)
    me.page.evaluate("(seats) => localStorage.setItem('pennies.seats', seats)", json.dumps([{**made, "at": 1}]))
    me.page.goto(f"{me.url}t/{made['table']}")


def two_people(server: Served, browser: Browser, **wish: Any) -> tuple[Person, Person]:
    """
    Seat Ann on a desktop and Bo on a phone at one table, and let Ann start the game.
    """
    ann = Person(browser, server.url, DESKTOP, touch=False)
    bo = Person(browser, server.url, PHONE, touch=True)
    made = ann.context.request.post(
        f"{ann.url}api/tables", data={"name": "Ann", "pace": "at-once", "seed": "people", "open": 1, **wish}
    ).json()
    joined = bo.context.request.post(f"{bo.url}api/join", data={"code": made["code"], "name": "Bo"}).json()
    come(ann, made)
    come(bo, joined)
    expect(ann.page.locator(".seat-row b", has_text="Bo")).to_be_visible()
    ann.press("#move-start")
    expect(ann.page.locator(".seats")).to_contain_text("Bo")
    expect(bo.page.locator(".seats")).to_contain_text("Ann")
    return ann, bo


def menu(me: Person, entry: str) -> None:
    me.press(".topbar .icon-btn >> nth=0")
    me.press(me.page.locator("#menu .btn", has_text=entry))


def test_talk_reaches_the_other_and_can_be_muted(server: Served, browser: Browser) -> None:
    ann, bo = two_people(server, browser)
    ann.page.keyboard.press("c")
    expect(ann.page.locator("#say")).to_be_focused()
    ann.page.keyboard.type("hello <b>there</b> d")
    ann.page.keyboard.press("Enter")
    expect(bo.page.locator(".bubble")).to_have_text("hello <b>there</b> d")
    expect(bo.page.locator("[aria-live=polite]")).to_contain_text("Ann says: hello")
    bo.press(".only-small")
    expect(bo.page.locator(".talk .lines")).to_contain_text("Ann hello <b>there</b> d")
    bo.press(".mutes summary")
    bo.press(bo.page.locator(".mutes .chip", has_text="Ann"))
    expect(bo.page.locator(".mutes .chip")).to_have_attribute("aria-pressed", "true")
    expect(bo.page.locator(".talk .lines")).not_to_contain_text("hello")
    ann.press(ann.page.locator(".phrases .chip", has_text="Oops"))
    expect(ann.page.locator(".talk .lines")).to_contain_text("Ann Oops")
    bo.press(bo.page.locator(".phrases .chip", has_text="Thanks"))
    expect(ann.page.locator(".talk .lines")).to_contain_text("Bo Thanks")
    expect(bo.page.locator(".talk .lines")).not_to_contain_text("Oops")
    assert ann.troubles == bo.troubles == []


def test_the_host_stops_the_game_and_goes_on(server: Served, browser: Browser) -> None:
    ann, bo = two_people(server, browser)
    expect(ann.page.locator(".where")).to_contain_text("Deal 1")
    menu(ann, "Pause")
    expect(bo.page.locator(".prompt h2")).to_have_text("The game is paused")
    ann.press("#move-resume")
    expect(bo.page.locator(".prompt h2")).not_to_have_text("The game is paused")
    assert ann.troubles == bo.troubles == []


def test_a_bot_covers_who_has_no_time_and_the_seat_is_taken_back(server: Served, browser: Browser) -> None:
    ann, bo = two_people(server, browser, clock={"kind": "turn", "turnS": 2, "reserveS": 0})
    ann.page.wait_for_selector("#move-take-over, #missed", timeout=60_000)
    expect(ann.page.locator("#missed h2")).to_contain_text("for you")
    ann.press("#missed .btn.primary")
    expect(ann.page.locator("#missed")).to_have_count(0)
    expect(bo.page.locator(f"#seat-{0}")).to_contain_text("Ann")
    assert ann.troubles == bo.troubles == []


def test_who_is_away_is_marked_at_the_seat(server: Served, browser: Browser) -> None:
    ann, bo = two_people(server, browser)
    bo.page.goto("about:blank")
    expect(ann.page.locator(".seat .tag.away")).to_have_count(1)
    bo.page.go_back()
    expect(ann.page.locator(".seat .tag.away")).to_have_count(0)
    assert ann.troubles == []


def manage(me: Person, name: str, deed: str) -> None:
    """
    Press what the host can do about somebody's seat, and once more after it was read.
    """
    row = me.page.locator(".seat-row", has_text=name)
    if row.locator("[aria-expanded=false]").count():
        me.press(row.locator("[aria-expanded]"))
    me.press(row.locator(f"[data-deed={deed}]"))
    expect(row.locator("[role=status]").first).not_to_be_empty()
    me.press(row.locator(f"[data-sure={deed}]"))


def test_in_a_game_the_host_keeps_out_who_is_to_play_no_more(server: Served, browser: Browser) -> None:
    ann, bo = two_people(server, browser)
    menu(bo, "People and seats")
    expect(bo.page.locator(".seat-row")).to_have_count(6)
    expect(bo.page.locator(".seat-row [aria-expanded]")).to_have_count(0)
    menu(ann, "People and seats")
    manage(ann, "Bo", "bar")
    free = ann.page.locator(".seat-row[data-holds=open]")
    expect(free).to_have_count(1)
    expect(ann.page.locator("#people h2")).to_be_focused()
    ann.page.wait_for_timeout(SLIP_MS)
    ann.press(free.locator("button", has_text="Seat a bot"))
    expect(free).to_have_count(0)
    expect(bo.page.locator("#people")).to_contain_text("ask the people at the table")
    expect(bo.page.locator(".rank")).to_have_count(0)
    assert ann.troubles == bo.troubles == []


def test_in_a_game_the_host_removes_somebody_who_comes_back_by_the_invitation(server: Served, browser: Browser) -> None:
    ann, bo = two_people(server, browser)
    menu(ann, "People and seats")
    manage(ann, "Bo", "remove")
    expect(ann.page.locator(".seat-row[data-holds=open]")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    ann.press(".topbar .icon-btn >> nth=0")
    code = ann.page.locator("#menu p .mono").inner_text()
    answer = bo.context.request.post(f"{server.url}api/join", data={"code": code, "name": "Bob"})
    assert answer.status == 201
    assert ann.troubles == bo.troubles == []


def test_in_a_game_the_host_hands_on(server: Served, browser: Browser) -> None:
    ann, bo = two_people(server, browser)
    menu(bo, "People and seats")
    menu(ann, "People and seats")
    manage(ann, "Bo", "hand-on")
    expect(bo.page.locator(".seat-row.mine")).to_contain_text("host")
    expect(bo.page.locator(".seat-row [aria-expanded]")).to_have_count(1)
    expect(ann.page.locator(".seat-row [aria-expanded]")).to_have_count(0)
    assert ann.troubles == bo.troubles == []


def test_in_a_game_the_host_gets_a_new_link_for_who_is_not_there(server: Served, browser: Browser) -> None:
    ann, bo = two_people(server, browser)
    menu(ann, "People and seats")
    manage(ann, "Bo", "reissue")
    expect(ann.page.locator(".deeds [role=alert]")).to_contain_text("is there and needs no other secret")
    seat = bo.page.evaluate("() => localStorage.getItem('pennies.seats')")
    bo.page.goto("about:blank")
    expect(ann.page.locator(".seat-row", has_text="away")).to_have_count(1)
    manage(ann, "Bo", "reissue")
    expect(ann.page.locator(".deeds .qr path")).to_have_count(1)
    link = ann.page.locator(".deeds input").input_value()
    other = Person(browser, server.url, PHONE, touch=True)
    other.page.goto(link)
    other.press("main .btn.primary")
    expect(other.page.locator(".rank .card").first).to_be_visible()
    assert json.loads(seat)[0]["token"] not in other.page.evaluate("() => localStorage.getItem('pennies.seats')")
    assert other.troubles == []
    assert [trouble for trouble in ann.troubles if "400" not in trouble] == []


def test_in_a_game_one_is_called_otherwise_and_leaves_the_seat(server: Served, browser: Browser) -> None:
    ann, bo = two_people(server, browser)
    menu(bo, "People and seats")
    bo.page.locator("#people [name=name]").fill("Bob")
    bo.press(bo.page.locator("#people button", has_text="Change name"))
    expect(ann.page.locator(".seats")).to_contain_text("Bob")
    bo.press(bo.page.locator("#people button", has_text="Leave the seat"))
    expect(bo.page.locator("#people [role=alert]")).to_contain_text("a bot plays it")
    bo.press("#leave-seat")
    bo.page.wait_for_url(server.url)
    assert bo.page.evaluate("() => localStorage.getItem('pennies.seats') ?? '[]'") == "[]"
    expect(ann.page.locator(".seats")).not_to_contain_text("Bob")
    assert ann.troubles == bo.troubles == []


def test_two_windows_of_one_person_do_not_take_from_each_other(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, DESKTOP, touch=False)
    me.sit_at("windows")
    me.press("#move-draw")
    me.page.wait_for_selector("#move-discard")
    rank = me.columns()[0]
    other = me.context.new_page()
    other.goto(me.page.url)
    other.wait_for_selector("#move-discard")
    me.pick(rank, 1)
    last = me.columns()[-1]
    other.click(f"#rank-{last}", force=True)
    me.page.reload()
    expect(me.page.locator(f"#rank-{rank} .card.sel")).to_have_count(1)
    expect(me.page.locator(".rank .card.sel")).to_have_count(1)
    expect(other.locator(f"#rank-{last} .card.sel")).to_have_count(1)
    assert me.troubles == []
