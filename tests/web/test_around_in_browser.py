"""
What is around the table, in Chromium: playing at once, a table for friends, watching, another device, rules, replay.
"""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from pennies.client import make_table
from tests.server.six import play_deal, six_seats
from tests.web.conftest import Served
from tests.web.person import DESKTOP, PHONE, SLIP_MS, Person

SIZES = ((360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900), (2560, 1440))
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
SMALLEST_PX = 24
HAND = 13

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BARRIERS = """() => axe.run(document, {resultTypes: ["violations"]}).then(({violations}) => violations
    .map(({id, nodes}) => `${id}: ${nodes[0].html.slice(0, 120)}`))"""

TOO_SMALL = """least => [...document.querySelectorAll("a, button, input, select, summary")]
    .map(one => one.matches(".seg input, .checkbox input") ? one.closest("label") : one)
    .filter(one => !one.matches(".skip") && !one.closest(".vh"))
    .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < least || box.height < least))
    .map(([html]) => html)"""


def someone(server: Served, browser: Browser, language: str = "en") -> Person:
    return Person(browser, server.url, DESKTOP, touch=False, language=language)


def at_phone(server: Served, browser: Browser) -> Person:
    return Person(browser, server.url, PHONE, touch=True)


def open_table(host: Person, name: str, friends: int, *, public: bool = False) -> str:
    """
    Make a table by the page for it, and read the invitation's code aloud.
    """
    host.page.goto(host.url)
    host.press("a.btn[href='/make']")
    host.page.locator("[name=name]").fill(name)
    host.page.locator(f"input[name=friends][value='{friends}']").check(force=True)
    host.page.locator("input[value=at-once]").check(force=True)
    if public:
        host.page.locator("[name=public]").check()
    host.press("#open-table")
    return host.page.locator("#invite-code").inner_text()


def join_by_code(guest: Person, code: str, name: str) -> None:
    guest.page.goto(guest.url)
    guest.page.locator("[name=code]").fill(code.lower())
    guest.press(".join button")
    guest.page.locator("[name=name]").fill(name)
    guest.press("#join")
    expect(guest.page.locator(".seat-row.mine")).to_be_visible()


def seat_names(page: Page) -> list[str]:
    return page.locator(".seat-row b").all_inner_texts()


def faces(page: Page) -> list[str]:
    """
    Read the hand.
    """
    found = page.locator(".rack [data-face]").evaluate_all("all => all.map(one => one.dataset.face)")
    return [str(face) for face in found]


def finished_deal(server: Served) -> tuple[str, str]:
    """
    Have six programs play a deal; give the table and the secret of the first.
    """

    async def play() -> tuple[str, str]:
        async with six_seats(server.url) as seats:
            await seats[0].order("start")
            await play_deal(seats)
            return str(seats[0].view["table"]), str(seats[0].token)

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, play()).result()


def remember_seat(person: Person, table: str, token: str) -> None:
    person.page.goto(person.url)
    seats = json.dumps([{"table": table, "token": token, "at": 1_796_000_000_000}])
    person.page.evaluate("(seats) => localStorage.setItem('pennies.seats', seats)", seats)


def test_play_now_deals_at_once_and_remembers(server: Served, browser: Browser) -> None:
    me = someone(server, browser)
    me.page.goto(server.url)
    me.page.locator("select[name=level]").select_option("random")
    me.page.locator("select[name=profile]").select_option("manna")
    me.page.locator("input[value=at-once]").check(force=True)
    me.press("#play .primary")
    me.wait_for_turn()
    me.press("#move-draw")
    me.page.wait_for_selector("#move-discard")
    assert "Manna" in me.page.locator(".where").inner_text()
    me.page.goto(server.url)
    expect(me.page.locator("select[name=level]")).to_have_value("random")
    expect(me.page.locator("select[name=profile]")).to_have_value("manna")
    expect(me.page.locator("input[value=at-once]")).to_be_checked()
    expect(me.page.locator(".resume b")).to_have_text("It is your turn")
    me.press(".resume .btn:last-child")
    me.page.wait_for_selector("#move-discard")
    assert me.troubles == []


def test_two_people_meet_at_a_table(server: Served, browser: Browser) -> None:
    ann, ben = someone(server, browser), at_phone(server, browser)
    code = open_table(ann, "Ann", friends=2)
    expect(ann.page.locator(".seat-row[data-holds=open]")).to_have_count(2)
    expect(ann.page.locator(".qr path")).to_have_count(1)
    join_by_code(ben, code, "Ben")
    expect(ann.page.locator(".seat-row b", has_text="Ben")).to_be_visible()
    assert "Ann" in seat_names(ben.page)
    ann.press(".seat-row[data-holds=open] button:has-text('Seat a bot')")
    expect(ben.page.locator(".seat-row[data-holds=open]")).to_have_count(0)
    assert not ben.sees("#move-start"), "only the host starts"
    ann.press("#move-start")
    for person in (ann, ben):
        expect(person.page.locator(".rank .card")).to_have_count(HAND)
    assert faces(ann.page) != faces(ben.page)
    held = faces(ben.page)
    ben.page.reload()
    expect(ben.page.locator(".rank .card")).to_have_count(HAND)
    assert faces(ben.page) == held
    assert "token" not in ann.page.url + ben.page.url
    assert ann.troubles == ben.troubles == []


def test_an_invitation_used_twice_is_one_seat(server: Served, browser: Browser) -> None:
    ann, ben = someone(server, browser), at_phone(server, browser)
    code = open_table(ann, "Ann", friends=3).replace(" ", "")
    ben.page.goto(f"{server.url}join/{code}")
    ben.press("#join")
    expect(ben.page.locator(".seat-row.mine")).to_be_visible()
    ben.page.goto(f"{server.url}join/{code}")
    expect(ben.page.locator(".seat-row.mine")).to_be_visible()
    expect(ben.page.locator(".seat-row[data-holds=person]")).to_have_count(2)
    assert ben.troubles == []


def test_seats_are_changed_before_the_first_deal(server: Served, browser: Browser) -> None:
    ann = someone(server, browser)
    open_table(ann, "Ann", friends=1)
    free = ann.page.locator(".seat-row[data-holds=open]")
    seat = free.get_attribute("data-seat")
    ann.press(free.locator("button", has_text="Sit here"))
    expect(ann.page.locator(f".seat-row.mine[data-seat='{seat}']")).to_be_visible()
    expect(ann.page.locator(".seat-row[data-holds=open]")).to_have_attribute("data-seat", "0")
    ann.page.wait_for_timeout(SLIP_MS)
    ann.press(ann.page.locator(".seat-row[data-holds=bot] button").first)
    expect(ann.page.locator(".seat-row[data-holds=open]")).to_have_count(2)
    ann.page.wait_for_timeout(SLIP_MS)
    ann.press("button:has-text('Change'):not(:has-text('name'))")
    ann.page.locator("select[name=profile]").select_option("official")
    ann.page.locator("select[name=clock]").select_option("minute")
    ann.press("button:has-text('Keep this')")
    expect(ann.page.locator("#rules-h")).to_have_text("Official rules (2025)")
    expect(ann.page.locator(".facts")).to_contain_text("a minute a turn")
    expect(ann.page.locator(".differences li").first).to_be_visible()
    assert ann.troubles == []


def test_house_rules_are_chosen_and_told_to_everybody(server: Served, browser: Browser) -> None:
    ann, ben = at_phone(server, browser), someone(server, browser, "uk")
    ann.page.goto(f"{server.url}make")
    ann.page.locator("[name=title]").fill("Friday night")
    ann.press("#change-rules")
    ann.page.locator("[name=find-rule]").fill("wild cards only")
    ann.page.locator("[name=find-rule]").press("Enter")
    ann.page.locator("[name=rule-wild_melds]").select_option("false")
    expect(ann.page.locator("[role=alert]").first).to_contain_text("wild")
    ann.press("#open-table")
    expect(ann.page.locator(".make [role=alert]")).to_contain_text("wild")
    ann.page.locator("[name=find-rule]").fill("go out")
    ann.page.locator("[name=rule-out_needs]").select_option('{"natural":1,"mixed":1,"sevens":1}')
    expect(ann.page.locator("[role=alert]:not(.make *)")).to_have_count(0)
    expect(ann.page.locator(".differences li")).to_have_count(2)
    assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ann.press("#open-table")
    expect(ann.page.locator(".said .eyebrow")).to_have_text("Friday night")
    expect(ann.page.locator("#rules-h")).to_have_text("House rules")
    ben.page.goto(ann.page.url)
    expect(ben.page.locator("#rules-h")).to_have_text("Домашні правила")
    expect(ben.page.locator(".differences li")).to_have_count(2)
    ben.press("section:has(#rules-h) a:has-text('Прочитати')")
    expect(ben.page.locator(".differences li")).to_have_count(2)
    expect(ben.page.locator("#MELD-3")).to_contain_text("не викладають")
    assert ben.troubles == []
    assert [one for one in ann.troubles if "400" not in one] == []


def test_ones_own_seat_is_kept_to_oneself_erased_and_forgotten(server: Served, browser: Browser) -> None:
    ann = at_phone(server, browser)
    open_table(ann, "Ann", friends=0)
    table = ann.page.url
    ann.press("a:has-text('Your seat')")
    for deed, said in (("sign-out", "Only this device"), ("erase", "erased"), ("forget", "forgotten")):
        ann.press(f"#{deed}")
        expect(ann.page.locator("[role=alert]")).to_be_visible()
        ann.press(f"#{deed}")
        expect(ann.page.locator("[role=status].notice")).to_contain_text(said)
        if deed == "erase":
            ann.page.goto(table)
            expect(ann.page.locator(".seat-row.mine")).to_be_visible()
            assert "Ann" not in seat_names(ann.page)
            ann.press("a:has-text('Your seat')")
    ann.page.goto(table)
    expect(ann.page.locator(".seat-row")).to_have_count(6)
    expect(ann.page.locator(".seat-row.mine")).to_have_count(0)
    assert ann.troubles == []


def test_a_public_table_is_watched(own_server: Served, browser: Browser) -> None:
    ann, eve = someone(own_server, browser), at_phone(own_server, browser)
    open_table(ann, "Ann", friends=1, public=True)
    eve.page.goto(own_server.url)
    expect(eve.page.locator(".tables li")).not_to_contain_text("cards from a text")
    eve.context.request.post(f"{own_server.url}api/tables", data={"public": True, "seed": "known", "title": "Known"})
    eve.page.reload()
    expect(eve.page.locator(".tables li", has_text="Known")).to_contain_text("cards from a text")
    eve.press(".tables li:not(:has-text('Known')) a:has-text('Watch')")
    expect(eve.page.locator(".seat-row")).to_have_count(6)
    expect(eve.page.locator(".seat-row.mine")).to_have_count(0)
    ann.press(".seat-row[data-holds=open] button:has-text('Seat a bot')")
    ann.press("#move-start")
    expect(eve.page.locator(".watching")).to_be_visible()
    expect(eve.page.locator(".rank")).to_have_count(0)
    assert ann.troubles == eve.troubles == []


def test_one_goes_on_at_another_device(server: Served, browser: Browser) -> None:
    ann, phone = someone(server, browser), at_phone(server, browser)
    open_table(ann, "Ann", friends=0)
    ann.press("a:has-text('Your seat')")
    ann.press("a:has-text('Get a link')")
    link = ann.page.locator("main .invite input").input_value()
    phone.page.goto(link)
    phone.press("#take-over")
    expect(phone.page.locator(".seat-row.mine b")).to_have_text("Ann")
    phone.press("#move-start")
    expect(phone.page.locator(".rank .card")).to_have_count(HAND)
    ann.press("a:has-text('Back to the table')")
    expect(ann.page.locator(".rank .card")).to_have_count(HAND)
    again = at_phone(server, browser)
    again.page.goto(link)
    again.press("#take-over")
    expect(again.page.locator("[role=alert]")).not_to_be_empty()
    assert ann.troubles == phone.troubles == []


def test_a_link_takes_no_seat_away_unasked(server: Served, browser: Browser) -> None:
    ann, ben = someone(server, browser), at_phone(server, browser)
    join_by_code(ben, open_table(ann, "Ann", friends=1), "Ben")
    ann.press("a:has-text('Your seat')")
    for answer, name in (("#keep-own", "Ben"), ("#take-other", "Ann")):
        ann.press("a:has-text('Get a link')")
        ben.page.goto(ann.page.locator("main .invite input").input_value())
        ben.press("#take-over")
        expect(ben.page.locator("[role=alert]")).to_contain_text("another seat at this table")
        ben.press(answer)
        expect(ben.page.locator(".seat-row.mine b")).to_have_text(name)
        ann.page.go_back()
    assert ann.troubles == ben.troubles == []


def test_an_invitation_that_is_none_says_so(server: Served, browser: Browser) -> None:
    me = at_phone(server, browser)
    me.page.goto(f"{server.url}join/WRONG")
    me.press("#join")
    expect(me.page.locator("[role=alert]")).to_have_text(re.compile(r"\w+ .+\."))
    expect(me.page.locator("[name=code]")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "uk"])
def test_rules_are_found_with_their_sources(server: Served, browser: Browser, language: str) -> None:
    me = someone(server, browser, language)
    me.page.goto(f"{server.url}rules?profile=official")
    rules = me.page.locator(".rule-row")
    expect(rules.first).to_be_visible()
    whole = rules.count()
    expect(me.page.locator("#short-h + ul li").first).to_contain_text(
        {"en": "two teams", "uk": "дві команди"}[language]
    )
    expect(rules.last).to_have_attribute("id", "INFO-1")
    me.press(".contents a >> nth=-1")
    expect(me.page.locator("#words")).to_be_in_viewport()
    me.page.locator("[name=find]").fill({"en": "frozen", "uk": "заморожен"}[language])
    expect(rules).not_to_have_count(whole)
    assert 0 < rules.count() < whole
    me.page.locator("[name=find]").fill("pile-2")
    expect(me.page.locator("#PILE-1")).to_have_count(0)
    me.press("#PILE-2 summary")
    expect(me.page.locator("#PILE-2 details li").first).to_be_visible()
    me.page.locator("[name=find]").fill("xyzzy")
    expect(rules).to_have_count(0)
    me.press(".rules button")
    expect(rules).to_have_count(whole)
    assert me.troubles == []


def test_a_link_to_a_rule_leads_there(server: Served, browser: Browser) -> None:
    me = at_phone(server, browser)
    me.page.goto(f"{server.url}rules?profile=standard#SEVEN-1")
    expect(me.page.locator("#SEVEN-1")).to_be_in_viewport()


def test_a_past_deal_is_looked_at_again(server: Served, browser: Browser) -> None:
    table, token = finished_deal(server)
    me = someone(server, browser)
    remember_seat(me, table, token)
    me.page.goto(f"{server.url}past")
    me.press(f"[data-table='{table}'] a:has-text('Look again')")
    expect(me.page.locator(".rank .card")).to_have_count(HAND)
    where = me.page.locator("#where-now")
    expect(where).to_contain_text("Turn 1 of")
    me.press("#turn-on")
    expect(where).to_contain_text("Turn 2 of")
    me.press("#step")
    me.page.locator(".replay [name=seat]").select_option("3")
    expect(me.page.locator(".replay")).to_have_attribute("aria-busy", "false")
    assert "seat=3" in me.page.url
    moment = me.page.url
    hand = me.page.locator(".rack").inner_text()
    me.page.locator(".replay [name=at]").press("End")
    expect(me.page.locator("#score")).to_be_visible()
    me.press("#score")
    expect(me.page.locator(".deal-end h1")).to_be_visible()
    me.page.goto(moment)
    expect(me.page.locator(".rack")).to_have_text(hand, use_inner_text=True)
    assert me.troubles == []


def test_a_stranger_with_the_link_sees_what_everybody_saw(server: Served, browser: Browser) -> None:
    table, _ = finished_deal(server)
    stranger = at_phone(server, browser)
    stranger.page.goto(f"{server.url}t/{table}/replay?deal=1&at=9&seat=2")
    expect(stranger.page.locator("#where-now")).to_contain_text("step 9")
    expect(stranger.page.locator(".rank")).to_have_count(0)
    assert "seat=-1" in stranger.page.url


def seated(server: Served, person: Person) -> list[str]:
    """
    Have seats at a table that waits and at one with a deal that is over; list the pages to look at.
    """
    table, token = finished_deal(server)
    with ThreadPoolExecutor(1) as pool:
        made = make_table(server.url, open=3, profile="bicycle", public=True)
        waiting = pool.submit(asyncio.run, made).result()
    person.page.goto(server.url)
    seats = [{"table": table, "token": token, "at": 1}, {**waiting, "at": 2}]
    person.page.evaluate("(seats) => localStorage.setItem('pennies.seats', seats)", json.dumps(seats))
    own = f"t/{waiting['table']}"
    rest = [own, f"{own}/device", f"{own}/seat", "learn", f"t/{table}/replay?at=99"]
    return ["", "make", "join", "join/CODE", "device/CODE", "watch", "past", "rules?profile=bicycle", *rest]


def open_page(person: Person, path: str) -> None:
    person.page.goto(person.url + path)
    expect(person.page.locator("h1").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")


def test_every_page_fits_every_size(server: Served, browser: Browser) -> None:
    me = someone(server, browser)
    for path in seated(server, me):
        open_page(me, path)
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.wait_for_timeout(60)
            place = f"/{path} at {width}×{height}"
            assert me.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, place
            if "replay" not in path:  # the table in it has sizes of its own
                assert me.page.evaluate(TOO_SMALL, SMALLEST_PX) == [], place
    assert me.troubles == []


def test_no_page_has_a_barrier(server: Served, browser: Browser) -> None:
    me = someone(server, browser)
    for path in seated(server, me):
        for scheme in SCHEMES:
            me.page.emulate_media(color_scheme=scheme)
            open_page(me, path)
            me.page.evaluate(AXE.read_text(encoding="utf-8"))
            found = me.page.evaluate(BARRIERS)
            assert found == [], f"/{path}, {scheme}"


def test_pages_around_the_table_speak_ukrainian(server: Served, browser: Browser) -> None:
    me = someone(server, browser, "uk")
    for path in ("", "learn", "make", "join/CODE", "device/CODE", "watch", "past", "rules?profile=standard"):
        open_page(me, path)
        shown = me.page.evaluate("() => document.querySelector('main').innerText")
        names = re.compile(r"\b[A-Z]{3,}\d?(-\d+)?\b|[\w.]+\.(com|org)|«[^»]*»|“[^”]*”")
        latin = set(re.findall(r"[A-Za-z]{3,}", names.sub("", shown)))
        assert latin - {"Bicycle", "Playing", "Card", "Company", "HowStuffWorks", "GameRules"} == set(), path


def test_without_a_network_a_page_says_so(own_server: Served, browser: Browser) -> None:
    me = at_phone(own_server, browser)
    me.page.goto(own_server.url)
    me.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    own_server.kill()
    me.page.goto(f"{own_server.url}past")
    expect(me.page.locator("h1")).to_have_text("No network")
    expect(me.page.locator("[lang=uk] h2")).to_be_visible()
    assert me.page.evaluate("getComputedStyle(document.body).display") == "grid", "its style is kept, too"
    own_server.start()
    me.press("a[href='/'] >> nth=0")
    expect(me.page.locator("#play")).to_be_visible()


def test_it_can_be_installed(server: Served, browser: Browser) -> None:
    me = at_phone(server, browser)
    me.page.goto(server.url)
    manifest = me.context.request.get(f"{server.url}manifest.webmanifest").json()
    assert manifest["start_url"] == "/"
    sides = """icon => new Promise((done, failed) => {
        const picture = new Image();
        picture.onload = () => done(`${picture.naturalWidth}x${picture.naturalHeight}`);
        picture.onerror = failed;
        picture.src = icon;
    })"""
    for icon in manifest["icons"]:
        assert me.page.evaluate(sides, icon["src"]) == icon["sizes"]
    assert me.troubles == []
