"""
The games of a table again, for records and for looking at a moment of them.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from pennies.game.game import Game
from pennies.game.record import write_record
from pennies.table.events import TableEvent, TableMade
from pennies.table.holders import Holder
from pennies.table.table import Table
from pennies.table.talk import Talk


def moments(events: Sequence[TableEvent], talk: Talk | None = None) -> Iterator[Table]:
    """
    Give the table after every event; it is the same one, and goes on.
    """
    table = Table(events[:1], talk)
    yield table
    for event in events[1:]:
        table.apply(event)
        yield table


def games_of(events: Sequence[TableEvent]) -> list[tuple[Game, list[Holder]]]:
    """
    Play all games of a table again; each with who held its seats when it ended, or holds them if it is under way.
    """
    games: list[tuple[Game, list[Holder]]] = []
    is_under_way = False
    for table in moments(events):
        game = table.game
        if game is None or not game.deals:
            continue
        if len(games) < table.games:
            games.append((game, []))
            is_under_way = True
        if is_under_way:
            games[-1][1][:] = table.seats
            is_under_way = not table.is_over
    return games


def record_of(
    events: Sequence[TableEvent], game: int, called: Callable[[Sequence[Holder]], Sequence[str]] = lambda _: ()
) -> str:
    """
    Write a game (counted from 1) as a record, with the deals that are over: those under way are secret.

    Args:
        called: tells what those who held the seats are called, by seat; empty for no names.

    Raises:
        IndexError: there is no such game.
    """
    games = games_of(events)
    if not 1 <= game <= len(games):
        raise IndexError(f"game {game} of {len(games)}")
    told, seats = games[game - 1]
    if told.deals and told.deals[-1].result is None:
        told.deals.pop()
    told.players = tuple(called(seats))
    told.meta = _meta(events[0], game)
    return write_record(told)


def _meta(first: TableEvent, game: int) -> dict[str, object]:
    """
    Say where a record comes from; of practice also what it goes on from.
    """
    if not isinstance(first, TableMade):
        return {}
    meta: dict[str, object] = {"table": first.table, "game": game}
    if first.purpose:
        meta["purpose"] = first.purpose
    if first.came_from is not None:
        meta["came_from"] = msgspec.structs.asdict(first.came_from)
    return meta
