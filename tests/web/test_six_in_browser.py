"""
Six browsers play a deal together, by mouse, touch and keys: one reloads, one loses its line, one is covered by a bot.
"""

import json
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.conftest import Served
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.typist import Typist

NAMES = ["Ann", "Bo", "Cy", "Dee", "Eve", "Flo"]
TURN_S = 12
MOST_TURNS = 80


class Wire:
    """
    The line between a page and its server, which can be cut.
    """

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self._lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket("**/ws/**", self._lead)

    def _lead(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close()
        else:
            self._lines.append((line, line.connect_to_server()))

    def cut(self) -> None:
        self.is_cut = True
        for line, onward in self._lines:
            onward.close()
            line.close()
        self._lines.clear()

    def mend(self) -> None:
        self.is_cut = False


class Six:
    """
    Six people at one table, by their seats.
    """

    def __init__(self, browser: Browser, server: Served) -> None:
        kinds: list[tuple[type[Person], tuple[int, int], bool]] = [(Person, DESKTOP, False), (Person, PHONE, True)]
        kinds.append((Typist, DESKTOP, False))
        self.people = [
            kind(browser, server.url, size, touch=touch) for kind, size, touch in (kinds[seat % 3] for seat in range(6))
        ]
        self.wires = [Wire(person.page) for person in self.people]
        asking = self.people[0].context.request
        wish = {
            "name": NAMES[0],
            "open": 5,
            "seed": "six browsers",
            "clock": {"kind": "turn", "turnS": TURN_S},
            "pace": "at-once",
        }
        made = asking.post(f"{server.url}api/tables", data=wish).json()
        seats = [made]
        for seat, name in enumerate(NAMES[1:], 1):
            joining = {"code": made["code"], "name": name, "seat": seat}
            seats.append(asking.post(f"{server.url}api/join", data=joining).json())
        for person, seated in zip(self.people, seats, strict=True):
            self._come(person, seated)

    @staticmethod
    def _come(person: Person, seated: dict[str, Any]) -> None:
        person.page.goto(person.url)
        kept = json.dumps([{**seated, "at": 1}])
        person.page.evaluate("(seats) => localStorage.setItem('pennies.seats', seats)", kept)
        person.set(graceMs=0)
        person.page.goto(f"{person.url}t/{seated['table']}")

    def on_turn(self, *, but: int = -1) -> int:
        """
        Tell whose turn it is, when that can be seen; -1 if the deal is over.
        """
        for _ in range(400):
            for seat, person in enumerate(self.people):
                if seat == but:
                    continue
                if person.deal_is_over():
                    return -1
                if person.sees(".turn.mine") and person.page.locator("#move-draw, #move-discard").count():
                    return seat
            self.people[0].page.wait_for_timeout(50)
        raise AssertionError(f"nobody is on turn: {self.people[0].title()}")

    def play(self, turns: int, *, but: int = -1, lays: bool = False) -> bool:
        """
        Play so many turns, or until the deal is over; a seat is left alone.
        """
        for _ in range(turns):
            seat = self.on_turn(but=but)
            if seat < 0:
                return True
            person = self.people[seat]
            if person.sees("#move-draw"):
                person.take_turn()
            if person.sees("#move-discard"):
                person.take_turn(lays=lays)
                person.wait_for_pile()
        return False


def test_six_browsers_play_a_deal_together(server: Served, browser: Browser) -> None:
    six = Six(browser, server)
    people = six.people
    people[0].press("#move-start")
    for person in people:
        expect(person.page.locator(".seats .seat")).to_have_count(5)
        expect(person.page.locator(".rank .card").first).to_be_visible()
    six.play(3, lays=True)

    # One reloads in the middle of a turn, with a card picked.
    seat = six.on_turn()
    person = people[seat]
    person.take_turn()
    person.page.wait_for_selector("#move-discard")
    rank = person.columns()[0]
    person.pick(rank, 1)
    held = person.page.locator(".rank .card").count()
    person.page.reload()
    expect(person.page.locator(f"#rank-{rank} .card.sel")).to_have_count(1)
    expect(person.page.locator(".rank .card")).to_have_count(held)
    person.unpick()
    person.take_turn(lays=False)
    person.wait_for_pile()

    # One loses the line; the others see it, and the deal goes on where it was.
    lost = (six.on_turn() + 2) % 6
    wire, person = six.wires[lost], people[lost]
    wire.cut()
    expect(person.page.locator("#move-try")).to_be_visible()
    expect(people[(lost + 1) % 6].page.locator(f"#seat-{lost} .away")).to_be_visible()
    six.play(2, but=lost)
    wire.mend()
    person.press("#move-try")
    expect(person.page.locator("#move-try")).to_have_count(0)
    expect(people[(lost + 1) % 6].page.locator(f"#seat-{lost} .away")).to_have_count(0)
    six.play(1)

    # One shuts the window; a bot plays the turn when its time is up, until that person comes back.
    gone = six.on_turn()
    neighbour = people[(gone + 1) % 6]
    people[gone].page.goto("about:blank")
    expect(neighbour.page.locator(f"#seat-{gone} .covered")).to_be_visible(timeout=TURN_S * 2_000)
    neighbour.page.wait_for_selector(".turn.mine #move-draw")
    people[gone].page.go_back()
    people[gone].press("#missed .btn.primary")
    expect(people[gone].page.locator("#missed")).to_have_count(0)
    expect(neighbour.page.locator(f"#seat-{gone} .covered")).to_have_count(0)
    six.play(6)

    assert six.play(MOST_TURNS), "the deal did not end"
    sheets = [[" ".join(row.split()) for row in rows(person)] for person in people]
    assert all(len(sheet) > 3 for sheet in sheets)
    points = [sorted(numbers(sheet[-1])) for sheet in sheets]
    assert all(each == points[0] for each in points), "everybody has the same score"
    assert [person.troubles for person in people] == [[]] * 6


def rows(person: Person) -> list[str]:
    expect(person.page.locator(".deal-end tbody tr").first).to_be_visible()
    return person.page.locator(".deal-end tbody tr").all_inner_texts()


def numbers(row: str) -> list[str]:
    return [word for word in row.split() if any(letter.isdigit() for letter in word)]
