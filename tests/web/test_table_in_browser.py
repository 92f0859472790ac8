"""
What the table offers besides playing: settings, keys, a look at a column, the proof of the shuffle; a deal by keys.
"""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Served
from tests.web.person import DESKTOP, MINE, PHONE, SLIP_MS, Person
from tests.web.typist import Typist
from tests.web.window import view_of, window

PLANS = "plan 4"
"""A seed with which the first hand has a meld of queens, which may be laid in the second turn."""


def settings(me: Person) -> None:
    me.press(".topbar .icon-btn >> nth=0")
    me.press(me.page.locator("#menu .btn", has_text="Settings"))
    expect(me.page.locator("#settings h2")).to_be_focused()


def switch(me: Person, label: str) -> None:
    me.page.locator("#settings .switch", has_text=label).click()


def laying(server: Served, browser: Browser, seed: str) -> Person:
    me = Person(browser, server.url, DESKTOP, touch=False)
    me.sit_at(seed)
    me.press("#move-draw")
    me.page.wait_for_selector("#move-discard")
    return me


def test_a_whole_deal_is_played_by_keyboard_alone(server: Served, browser: Browser) -> None:
    me = Typist(browser, server.url, DESKTOP, touch=False)
    me.sit_at("a whole deal", grace_ms=0)
    me.play_deal()
    expect(me.page.locator(".deal-end h1")).to_be_focused()
    me.press(me.page.locator(".headline .btn").first)
    expect(me.page.locator(".deal-end")).to_have_count(0)
    me.wait_for_turn()
    assert me.troubles == []


def test_keys_read_the_table_and_list_themselves(server: Served, browser: Browser) -> None:
    me = laying(server, browser, "keys")
    spoken = me.page.locator("[aria-live=assertive]")
    for key, said in (
        ("m", r"Us: "),
        ("s", r"You, on turn: 1\d cards, the foot waits"),
        ("e", r"deals|draw"),
        ("v", r"\w"),
    ):
        me.page.keyboard.press(key)
        expect(spoken).to_have_text(re.compile(said))
    expect(me.page.locator("#turn")).to_be_focused()
    me.page.keyboard.press("?")
    expect(me.page.locator("#keys h2")).to_be_focused()
    expect(me.page.locator(".keylist kbd", has_text="Shift Z")).to_be_visible()
    me.page.keyboard.press("d")
    expect(me.page.locator("#keys")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#keys")).to_have_count(0)
    first, second = me.columns()[:2]
    me.pick(first, 1)
    me.pick(second, 1)
    me.page.wait_for_timeout(SLIP_MS)
    me.page.keyboard.press("d")
    expect(me.page.locator(".why h2")).to_be_visible()
    refusal = me.page.locator(".why h2").inner_text()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".why")).to_have_count(0)
    me.page.keyboard.press("r")
    expect(me.page.locator(".why h2")).to_have_text(refusal)
    assert me.troubles == []


def test_letters_can_be_switched_off(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, DESKTOP, touch=False)
    me.sit_at("letters")
    settings(me)
    switch(me, "Letters as keys")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("d")
    me.page.wait_for_timeout(SLIP_MS)
    expect(me.page.locator("#move-draw")).to_be_visible()
    me.page.reload()
    me.wait_for_turn()
    me.page.keyboard.press("d")
    me.page.wait_for_timeout(SLIP_MS)
    expect(me.page.locator("#move-draw")).to_be_visible()
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("#move-discard")
    assert me.troubles == []


def test_settings_are_kept_and_work(server: Served, browser: Browser) -> None:
    me = laying(server, browser, "grace")
    settings(me)
    switch(me, "Four colours")
    switch(me, "Hints")
    me.page.locator("input[name=grace][value='0']").check(force=True)
    me.page.locator("input[name=pace-of-bots][value=calm]").check(force=True)
    expect(me.page.locator("input[name=pace-of-bots][value=calm]")).to_be_checked()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#hint")).to_have_count(0)
    me.page.reload()
    me.wait_for_turn()
    expect(me.page.locator("html")).to_have_attribute("data-colours", "4")
    assert "cards-four" in me.page.locator(".rank .card").first.evaluate(
        "(card) => getComputedStyle(card).backgroundImage"
    )
    expect(me.page.locator("#hint")).to_have_count(0)
    for rank in reversed(me.columns()):
        me.pick(rank, 1)
        if me.may("#move-discard"):
            break
        me.unpick()
    me.press("#move-discard")
    expect(me.page.locator(".turn.mine")).to_have_count(0, timeout=700)
    assert me.troubles == []


def test_the_language_changes_in_the_middle_of_a_game(server: Served, browser: Browser) -> None:
    me = laying(server, browser, "language")
    cards = me.page.locator(".rank .card").count()
    me.pick(me.columns()[0], 1)
    settings(me)
    me.page.locator("input[name=spoken][value=uk]").click(force=True)
    expect(me.page.locator(".prompt h2")).to_contain_text(re.compile("[а-яіїє]"))
    expect(me.page.locator(".rank .card")).to_have_count(cards)
    expect(me.page.locator(".rank .card.sel")).to_have_count(1)
    assert me.troubles == []


def test_the_only_step_is_done_by_itself_where_that_is_wished(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, DESKTOP, touch=False)
    me.sit_at("forced")
    assert not me.may("#move-take")
    settings(me)
    switch(me, "Play what is forced")
    me.page.keyboard.press("Escape")
    me.page.reload()
    me.page.wait_for_selector("#move-discard")
    assert me.troubles == []


def test_a_long_press_shows_a_column_in_full(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, PHONE, touch=True)
    me.sit_at("peek")
    rank = max(me.columns(), key=me.size)
    box = me.page.locator(f"#rank-{rank}").bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 10)
    me.page.mouse.down()
    expect(me.page.locator(".peek .card")).to_have_count(me.size(rank))
    me.page.mouse.up()
    expect(me.page.locator(".rank .card.sel")).to_have_count(0)
    me.page.mouse.click(5, 5)
    expect(me.page.locator(".peek")).to_have_count(0)
    assert me.troubles == []


def test_a_whole_deal_is_played_by_mouse_and_its_shuffle_checked(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, DESKTOP, touch=False)
    me.sit_down()
    settings(me)
    switch(me, "Hold my lays")
    me.page.locator("input[name=grace][value='0']").check(force=True)
    me.page.keyboard.press("Escape")
    me.play_deal()
    me.press("#check-shuffle")
    checks = me.page.locator(".shuffle .checks li")
    expect(checks).to_have_text(
        [
            "The seed is the one that was sealed.",
            "This browser saw the seal before the cards were dealt.",
            "What this browser mixed in is in it.",
            "Your first hand lay in the pack just where it was dealt from.",
        ]
    )
    expect(me.page.locator(".shuffle")).to_contain_text("All that this browser can check is right.")
    assert me.troubles == []


COUNT_SOUNDS = """
window.struck = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.struck += 1;
  return start.apply(this, when);
};
"""


def test_sounds_are_off_until_they_are_wanted(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, DESKTOP, touch=False)
    me.page.add_init_script(COUNT_SOUNDS)
    me.sit_at("sounds")
    expect(me.page).to_have_title(re.compile("Your turn"))
    me.press("#move-draw")
    me.page.wait_for_selector("#move-discard")
    assert me.page.evaluate("window.struck") == 0
    settings(me)
    switch(me, "Sounds")
    me.page.keyboard.press("Escape")
    me.discard()
    me.page.wait_for_function("() => window.struck > 0")
    assert me.troubles == []


@pytest.mark.parametrize(("who", "size"), [(Typist, DESKTOP), (Person, PHONE)])
def test_what_was_planned_is_laid_in_the_same_visit(
    server: Served, browser: Browser, who: type[Person], size: tuple[int, int]
) -> None:
    me = who(browser, server.url, size, touch=size == PHONE)
    me.sit_at(PLANS, "brisk", grace_ms=0)
    me.press("#move-draw")
    me.page.wait_for_selector("#move-discard")
    me.discard()
    me.pick("Q", me.size("Q"))
    me.press("#move-lay-Q")
    tray = me.page.locator(".staging")
    expect(tray.locator(".parts .chip")).to_have_count(1)
    if who is Typist:
        expect(me.page.locator(".rank:focus")).to_have_count(1)
    me.wait_for_turn()
    expect(tray.locator(".missing")).to_have_text(re.compile("Planned for your turn"))
    me.press("#move-draw")
    expect(tray.locator(".missing")).to_have_text("Not laid down yet")
    me.press("#move-lay-down")
    expect(tray).to_have_count(0)
    expect(me.page.locator("#rank-Q")).to_have_count(0)
    expect(me.page.locator(MINE)).to_have_count(1)
    assert me.troubles == []


def test_what_is_to_be_pressed_stays_where_it_is_in_a_turn(server: Served, browser: Browser) -> None:
    bar = "() => Math.round(document.querySelector('#turn').getBoundingClientRect().bottom)"
    with window(browser, server, DESKTOP) as opened:
        view = view_of("drawn/24")["view"] | {"steps": []}
        page = opened.show(view)
        before = page.evaluate(bar)
        few = {**view, "rack": [{**column, "cards": column["cards"][:1]} for column in view["rack"]]}
        opened.update(few)
        expect(page.locator(".rank .card")).to_have_count(len(few["rack"]))
        assert page.evaluate(bar) == before
        opened.update({**few, "yourTurn": False, "laying": False})
        expect(page.locator(MINE)).to_have_count(0)
        assert page.evaluate(bar) > before


def test_the_rules_that_are_played_are_read_from_the_table(server: Served, browser: Browser) -> None:
    me = Person(browser, server.url, PHONE, touch=True)
    me.sit_at("rules", profile="manna")
    me.press(".topbar .icon-btn >> nth=0")
    me.press("#read-rules")
    expect(me.page.locator("h1")).to_have_text("Rules and sources")
    expect(me.page.locator("select")).to_have_value("manna")
    me.page.go_back()
    me.wait_for_turn()
    assert me.troubles == []
