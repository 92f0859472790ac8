"""
The first lesson in Chromium, by doing what the companion says, on a phone; and by doing something else.
"""

from playwright.sync_api import Browser, ViewportSize, expect

from tests.web.conftest import Served
from tests.web.person import SLIP_MS, Person
from tests.web.test_around_in_browser import AXE, BARRIERS, SMALLEST_PX, TOO_SMALL, at_phone, someone

SMALL: ViewportSize = {"width": 360, "height": 640}
COVERED = """() => {
    const bar = document.querySelector(".companion").getBoundingClientRect();
    const text = document.querySelector("#told").getBoundingClientRect();
    return [...document.querySelectorAll(".turn .btn, .rank")]
        .map(one => [one.id, one.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.top < bar.bottom - 1 || (text.height && box.top < text.bottom - 1)))
        .map(([id]) => id);
}"""
NEXT = """([topic, action]) => {
    const now = document.querySelector(".companion")?.dataset;
    return now && (now.topic !== topic || now.action !== action);
}"""


def begin(person: Person) -> None:
    person.page.goto(person.url)
    person.page.locator("input[value=at-once]").check(force=True)
    person.press(".learns a")
    person.press("#learn")
    expect(person.page.locator(".companion")).to_have_attribute("data-topic", "draw")


def told(person: Person) -> tuple[str, str]:
    said = person.page.locator(".companion").evaluate("one => one.dataset.topic + '|' + one.dataset.action")
    topic, _, action = str(said).partition("|")
    return topic, action


def follow(person: Person) -> set[str]:
    """
    Do what the companion says, and wait for what it says next; give both topics.
    """
    topic, action = told(person)
    verb, _, rest = action.partition(" ")
    person.page.wait_for_timeout(SLIP_MS)
    if verb in {"lay", "discard"}:
        person.press("#show")
        person.page.wait_for_timeout(160)
    if verb == "lay":
        person.press(f"#move-lay-{rest.partition(':')[0]}")
        if topic == "open":
            person.page.wait_for_timeout(SLIP_MS)
            person.press("#move-lay-down")
    elif verb:
        person.press(f"#move-{verb}")
    if topic == "last":
        person.page.wait_for_timeout(SLIP_MS)
        person.press("#move-discard")
    person.page.wait_for_function(NEXT, arg=[topic, action])
    return {topic, told(person)[0]}


def test_a_lesson_is_followed_to_its_end(server: Served, browser: Browser) -> None:
    me = at_phone(server, browser)
    me.page.set_viewport_size(SMALL)
    begin(me)
    topics = {"draw"}
    assert me.page.evaluate(COVERED) == [], "not even while it is read"
    while "score" not in topics:
        before = told(me)[0]
        new = follow(me) - topics
        is_open = me.page.locator("#tell").get_attribute("aria-expanded")
        assert (is_open == "true") == (before != told(me)[0]), "what was read is not told again with each step"
        if new:
            assert me.page.evaluate(COVERED) == [], new
            assert me.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, new
        topics |= new
    assert {"open", "take", "canasta", "foot", "black-threes", "ask", "out", "closing", "last"} <= topics
    expect(me.page.locator(".companion li")).to_have_count(7)
    me.press("#score-sheet")
    expect(me.page.locator(".deal-end h1")).to_be_visible()
    assert me.troubles == []


def test_a_lesson_is_left_taken_up_skipped_and_does_not_get_stuck(server: Served, browser: Browser) -> None:
    me = someone(server, browser)
    begin(me)
    assert follow(me) == {"draw", "open"}
    me.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert [one for one in me.page.evaluate(BARRIERS) if 'class="rank' not in one] == []
    assert [one for one in me.page.evaluate(TOO_SMALL, SMALLEST_PX) if "companion" in one] == []
    table = me.page.url
    me.page.goto(f"{server.url}learn")
    me.press("main a.primary")
    assert me.page.url == table
    expect(me.page.locator(".companion")).to_have_attribute("data-topic", "open")
    me.discard()
    expect(me.page.locator(".companion .eyebrow")).to_contain_text("turn 2 of 4")
    me.wait_for_turn()
    assert told(me)[1], "something is advised where nothing is prepared"
    me.press("#skip")
    expect(me.page.locator(".companion")).to_have_attribute("data-topic", "take")
    assert me.page.url != table
    me.page.goto(f"{server.url}past")
    expect(me.page.locator("li[data-table]")).to_have_count(1)
    assert me.troubles == []
