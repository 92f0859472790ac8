"""
What each seat, and whoever watched, was sent of a table, held against what they may know.

A view is a function of the events and its reader, so the log tells exactly what was sent. That is checked twice: every
card in it must lie where its reader may see it, and a twin of the game, which differs only in what the reader may not
know, must give the same bytes.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from pennies.engine.chance import Generator
from pennies.engine.moves import ASIDE, PILE, RED_THREES
from pennies.game.game import Game
from pennies.game.view import SPECTATOR
from pennies.server import messages
from pennies.server.reader import Reader
from pennies.server.twins import twin
from pennies.server.views import table_view
from pennies.table import Table, TableEvent, Talk
from pennies.table.records import moments

TWIN_EVERY: Final = 10
"""A twin is dealt at so many moments; it takes as long as the view itself."""

TIMES: Final = ("deadline", "away", "reserveS")
"""What a view tells of clocks and connections, which are not in the log."""

_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True)
class Shown:
    """
    What a reader was sent after an event: a seat, or `SPECTATOR`.
    """

    seq: int
    seat: int
    text: str


@dataclass(frozen=True)
class Leak:
    """
    Something that a reader should not have been sent: cards that lie elsewhere, or what differs from a twin.
    """

    seq: int
    seat: int
    what: str


def shown_to(table: Table, seat: int, language: str = "en") -> Shown:
    """
    Make what a reader is sent of a table as it is.
    """
    message = messages.View(seq=table.seq, view=table_view(Reader(table, seat, language)))
    return Shown(table.seq, seat, _ENCODER.encode(message).decode())


def audit(
    events: Sequence[TableEvent], talk: Talk | None = None, language: str = "en", twin_every: int = TWIN_EVERY
) -> Iterator[Shown | Leak]:
    """
    Give all that every reader was sent, and after each view what was wrong with it.
    """
    for table in moments(events, talk):
        if table.game is not None and not table.game.deals:
            continue  # a game and its first deal are stored together, and shown together
        for seat in range(SPECTATOR, len(table.seats)):
            shown = shown_to(table, seat, language)
            yield shown
            yield from _leaks(table, shown, language, with_twin=table.seq % twin_every == 0)


def as_told(text: str) -> str:
    """
    Give a view without what is not in the log: times and connections.
    """
    return json.dumps(_without_times(json.loads(text)), sort_keys=True)


def _without_times(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_times(inner) for key, inner in value.items() if key not in TIMES}
    return [_without_times(inner) for inner in value] if isinstance(value, list) else value


def _leaks(table: Table, shown: Shown, language: str, *, with_twin: bool) -> Iterator[Leak]:
    game = table.game
    if game is None:
        return
    cards = _cards_in(json.loads(shown.text)["view"]) - _may_see(game, shown.seat)
    if cards:
        yield Leak(shown.seq, shown.seat, " ".join(sorted(cards.elements())))
    if with_twin and not game.is_deal_over:
        other = copy(game)
        other.deal, other.faces = twin(game, shown.seat, Generator(shown.seq))
        table.game = other
        try:
            told = shown_to(table, shown.seat, language)
        finally:
            table.game = game
        if told.text != shown.text:
            yield Leak(shown.seq, shown.seat, "a twin is told something else")


def _cards_in(view: dict[str, Any]) -> Counter[str]:
    """
    Count the faces that a view shows in its places for cards.
    """
    found: Counter[str] = Counter()
    for column in view["rack"]:
        found.update(column["cards"])
    for team in view["teams"]:
        found.update(team["redThrees"])
        for cell in team["cells"]:
            found.update(cell["cards"])
    if view["pile"]["top"]:
        found[view["pile"]["top"]] += 1
    return found


def _may_see(game: Game, seat: int) -> Counter[str]:
    """
    Count the faces that lie open, and those of the own hand: everything but hands, feet and stock.
    """
    places = game.faces.places.items()
    seen = Counter(face for place, cards in places if place in (PILE, ASIDE) or place >= RED_THREES for face in cards)
    if seat != SPECTATOR:
        seen.update(game.faces.hand(seat))
    return seen
