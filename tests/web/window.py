"""
A window with a table that shows the views it is given.

The views are those of real positions (`scripts/sample_views.py`); they reach the page over its own connection,
without a server behind it.
"""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.web.conftest import Served
from tests.web.person import slow

SAMPLES = Path(__file__).resolve().parents[2] / "web" / "src" / "samples"
SPOKEN = "Sorry, the doorbell; play on without me for a while"


def view_of(sample: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAMPLES / f"{sample}.json").read_text(encoding="utf-8"))
    return found


def staged() -> dict[str, Any]:
    """
    Give a view with two melds staged for an opening, and what the server answers to that.
    """
    found = view_of("drawn/opening")
    found["view"] |= {"steps": []}
    found["previewed"] |= {"title": "", "note": ""}
    return found


WARNING = "If you go out, 2 feet of your team still lie unseen and count against you."
REFUSED = (
    "A meld of queens may have two wild cards at most while it has fewer than four queens; this one would have three."
)


def offered() -> dict[str, Any]:
    """
    Offer ways to the opening minimum, as long as they come.
    """
    found = staged()
    found["previewed"]["ways"] = [
        {"label": "Add an ace, 3 jacks, 4 eights and 2 jokers: 95", "parts": ["8:8H 8C XS"]},
        {"label": "Add 3 kings, 4 fives, 3 sixes and 2 twos: 130", "parts": ["5:5C 5D XH"]},
    ]
    return found


def warned() -> dict[str, Any]:
    """
    Stage the last cards of a hand: to lay them down goes out, and that has a warning to be read before.
    """
    found = staged()
    found["view"] |= {"opening": False}
    found["view"]["teams"][0] |= {"opened": True}
    move = {"label": "Lay down 65", "detail": "", "legal": True, "refused": None, "warning": WARNING}
    found["previewed"] |= {"opening": None}
    found["previewed"]["staged"] |= move
    return found


def refused() -> dict[str, Any]:
    """
    Pick cards, beside what is staged, that can go nowhere.
    """
    found = staged()
    target = view_of("drawn/24")["previewed"]["targets"][0]
    target |= {"target": "Q", "label": "Add 3 jokers to queens", "detail": "too many wild cards"}
    target |= {"legal": False, "stageable": False, "refused": found["previewed"]["staged"]["refused"]}
    found["picks"] = {"X": 2, "2": 1}
    found["previewed"] |= {"title": "3 wild cards picked", "note": REFUSED, "targets": [target]}
    return found


def planned(picks: dict[str, int] | None = None) -> dict[str, Any]:
    """
    Wait for others with cards staged for the own turn, and perhaps more of them picked.
    """
    found = staged()
    waiting = view_of("waiting")
    others = ("prompt", "note", "yourTurn", "laying", "canUndo", "moves")
    found["view"] |= {name: waiting[name] for name in others}
    for player in found["view"]["players"]:
        player["onTurn"] = player["seat"] == 3
    found["picks"] = picks or {}
    target = view_of("drawn/24")["previewed"]["targets"][0]
    target |= {"target": "5", "label": "Lay 2 fives and a joker", "detail": "", "legal": False, "stageable": True}
    picked = {"title": "2 fives and a joker picked", "note": "A new meld.", "targets": [target]}
    found["previewed"] |= {"staged": None, **(picked if picks else {})}
    return found


def crowded(found: dict[str, Any], teams: slice = slice(None)) -> dict[str, Any]:
    """
    Put an open meld of six into every column of every team, and canastas onto two of them: 14 melds and more.

    Args:
        found: a view, or a sample of one.
        teams: those that get melds.
    """
    for team in found.get("view", found)["teams"][teams]:
        for place, cell in enumerate(team["cells"]):
            rank = "2" if cell["target"] == "W" else cell["target"]
            cell["cards"] = [f"{rank}{suit}" for suit in "SHDCSH"]
            cell["canastas"] = ["natural", "mixed"] if place in {1, 4} else []
        team["opened"] = True
        team["redThrees"] = ["3H", "3D", "3H", "3D"]
    return found


def peopled(view: dict[str, Any]) -> dict[str, Any]:
    """
    Seat people with long names, of whom one is away, one is covered and one is asked; and let the clock run.
    """
    names = ["Ann", "Oleksandra-Maria", "Wilhelmina", "Jean-Baptiste", "Bo", "Максиміліан"]
    for seat, player in enumerate(view["players"]):
        player |= {"name": names[seat], "person": f"person{seat}", "holds": "person", "bot": False}
    view["players"][1] |= {"away": True}
    view["players"][2] |= {"away": True, "covered": "away"}
    view["players"][4] |= {"said": "asked", "dealer": True}
    view["deadline"] = time.time() + 42
    view["settings"] = {
        "level": "greedy",
        "pace": "even",
        "clock": {"kind": "turn", "turnS": 60, "reserveS": 0},
        "public": False,
        "watched": -1,
    }
    view["controls"] = ["leave", "pause", "resign", "settings", "seat", "remove", "hand-on"]
    return view


def three_ways() -> dict[str, Any]:
    """
    Give a view with cards picked that can go to three melds.
    """
    found = view_of("drawn/24")
    found["view"] |= {"steps": []}
    target = found["previewed"]["targets"][0]
    found["previewed"]["targets"] = [
        {**target, "target": rank, "label": f"Add 2 jokers to {name}", "detail": "5 + 2 = canasta"}
        for rank, name in (("Q", "queens"), ("J", "jacks"), ("T", "tens"))
    ]
    return found


class Window:
    """
    A window with a table that shows the views it is given, one after another, and nothing else.
    """

    def __init__(self, browser: Browser, server: Served, size: tuple[int, int], **options: Any) -> None:
        small = min(size) < 600
        self.size = size
        self.name = f"{size[0]}x{size[1]}"
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=small,
            is_mobile=small,
            reduced_motion="reduce",
            **options,
        )
        self.page = self.context.new_page()
        slow(self.page)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self._server = server
        self._view: dict[str, Any] = {}
        self._previewed: dict[str, Any] = {}
        self._line: WebSocketRoute | None = None
        self._number = 0
        self._lost = False
        self.page.route_web_socket("**/ws/**", self._answer)

    def _answer(self, line: WebSocketRoute) -> None:
        if self._lost:
            line.close()
            return

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                welcome = {"type": "welcome", "table": "t", "seat": 0, "language": "en", "version": "1"}
                line.send(json.dumps(welcome))
                self._line = line
                self._send()
            elif message["type"] == "preview" and self._previewed:
                line.send(json.dumps({**self._previewed, "id": message["id"]}))

        line.on_message(hear)

    def _send(self) -> None:
        assert self._line is not None
        self._number += 1
        self._line.send(json.dumps({"type": "view", "seq": self._number, "view": self._view}))
        for number, person in enumerate(("person1", "person4"), 1):
            said = {"number": number, "person": person, "name": "Bo", "text": SPOKEN, "emote": "", "at": 0}
            if self._view.get("deadline"):
                self._line.send(json.dumps({"type": "said", **said}))

    def show(self, view: dict[str, Any]) -> Page:
        """
        Open the table anew with a view; or with a sample of one in which something is picked or staged.
        """
        self._lost = False
        self._view, self._previewed = view.get("view", view), view.get("previewed", {})
        hand = {"table": "sample", "deal": self._view["deal"], "phase": self._view["phase"]}
        hand |= {"picks": view.get("picks", {}), "staged": view.get("staged", [])}
        if not self._number:
            self.page.goto(f"{self._server.url}offline.html")
        self.page.evaluate("(hand) => sessionStorage.setItem('pennies.hand', JSON.stringify(hand))", hand)
        self.page.goto(f"{self._server.url}t/sample")
        self.page.wait_for_selector(".prompt h2")
        return self.page

    def update(self, view: dict[str, Any]) -> None:
        """
        Send another view to the page that is open.
        """
        self._view = view
        self._send()

    def lose(self) -> None:
        """
        Cut the line, and let no other one come up.
        """
        assert self._line is not None
        self._lost = True
        self._line.close()

    def close(self) -> None:
        self.context.close()
        assert self.troubles == []


@contextmanager
def window(browser: Browser, server: Served, size: tuple[int, int], **options: Any) -> Iterator[Window]:
    opened = Window(browser, server, size, **options)
    yield opened
    opened.close()
