"""
What a table is according to its stored events, and whether what clients were shown is that.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pennies.client import Seat
from pennies.engine.moves import FOOT, STOCK
from pennies.game.fingerprint import fingerprint
from pennies.server.auditing import as_told, shown_to
from pennies.store import read_events
from pennies.table import Table, TableEvent, TableMade, Talk
from pennies.table.events import SeatChanged
from tests.server.six import NAMES


@dataclass(frozen=True)
class Stand:
    """
    How far a table is: its number, the fingerprint of its deal, and the cards that are still to come, by place.
    """

    seq: int
    fingerprint: str
    to_come: tuple[tuple[str, ...], ...]


class Stored:
    """
    The events of a table as they lie in a folder at a moment, told anew without the server.
    """

    def __init__(self, data: Path, table: str) -> None:
        self.events = read_events(data, table)
        self.talk = Talk(dict(zip(_persons(self.events), NAMES, strict=False)))

    def table(self, seq: int) -> Table:
        return Table(self.events[:seq], self.talk)

    def stand(self, seq: int | None = None) -> Stand:
        """
        Tell how the table stood after so many events; after all of them if none are named.
        """
        table = self.table(len(self.events) if seq is None else seq)
        assert table.game is not None
        places = (STOCK, *(FOOT + seat for seat in range(len(table.seats))))
        to_come = tuple(tuple(table.game.faces.at(place)) for place in places)
        return Stand(table.seq, fingerprint(table.game.deal), to_come)

    def difference(self, seq: int, view: dict[str, Any]) -> str:
        """
        Name what a view after an event shows otherwise than the stored events say; empty if nothing is.
        """
        if seq > len(self.events):
            return f"a view of event {seq}, of which {len(self.events)} are stored"
        seen = json.loads(as_told(json.dumps({"type": "view", "seq": seq, "view": view})))
        kept = json.loads(as_told(shown_to(self.table(seq), view["you"]).text))
        differing = sorted(key for key in kept["view"] if kept["view"][key] != seen["view"].get(key))
        return f"seat {view['you']} after event {seq}: {', '.join(differing)}" if seen != kept else ""


def _persons(events: Sequence[TableEvent]) -> list[str]:
    """
    List persons in the order in which they came.
    """
    first = events[0]
    assert isinstance(first, TableMade)
    came = [event.seated.person for event in events if isinstance(event, SeatChanged)]
    return list(dict.fromkeys(person for person in [first.seats[0].person, *came] if person))


class Killed:
    """
    What was known when a server was killed: what is stored, and what everybody had been shown last.
    """

    def __init__(self, data: Path, seats: Sequence[Seat]) -> None:
        """
        Look at what was left.

        Raises:
            AssertionError: somebody had been shown what is not stored.
        """
        self._data = data
        self._seats = seats
        self.table = str(seats[0].view["table"])
        stored = Stored(data, self.table)
        self.stand = stored.stand()
        _check(stored, [(seat.seq, seat.view) for seat in seats])

    async def check_next(self, url: str) -> None:
        """
        Hold against it what another server has made of it, and shows to connections of its own.

        Raises:
            AssertionError: the deal, or a card that was to come, is another, or somebody is shown what is not stored.
        """
        shown = []
        for seat in self._seats:
            async with Seat(url, self.table, seat.token) as other:
                shown.append((other.seq, other.view))
        stored = Stored(self._data, self.table)
        assert stored.stand(self.stand.seq) == self.stand, f"the first {self.stand.seq} events are others"
        _check(stored, shown)


def _check(stored: Stored, shown: Sequence[tuple[int, dict[str, Any]]]) -> None:
    for seq, view in shown:
        difference = stored.difference(seq, view)
        assert not difference, difference
