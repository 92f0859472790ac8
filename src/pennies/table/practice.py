"""
Playing on from a moment of a deal that is over: the events that bring a new table there.

The deal is dealt again from its opened seed and played again action by action, so the new table's record stands by
itself. Nothing of the people of the other table comes along.
"""

from collections.abc import Sequence

import msgspec

from pennies.game.game import PlayedDeal
from pennies.table.events import ActionDone, CameFrom, DealStarted, GameStarted, Seated, TableEvent, TableMade
from pennies.table.settings import Clock, Pace, Settings


def dealt_again(deal: PlayedDeal, follows: bytes = b"") -> DealStarted:
    """
    Give the event that a deal begins with, as it is written down.

    Args:
        follows: the seed that is promised for the deal after it.

    Raises:
        ValueError: what its pack came from is not known.
    """
    if deal.shuffle is None:
        raise ValueError("a deal without its seed cannot be dealt again")
    return DealStarted(
        dealer=deal.dealer,
        scores=list(deal.scores),
        seed=deal.shuffle.seed.hex(),
        salts=[salt.hex() for salt in deal.shuffle.salts],
        next=follows.hex(),
    )


def practice_table(
    settings: Settings, came_from: CameFrom, seat: int, *, level: str, pace: Pace, players: int, decided: int
) -> TableMade:
    """
    Make a table that goes on from there: the host in a seat, bots in all others, no clock, in no list.
    """
    quiet = msgspec.structs.replace(settings, level=level, pace=pace, clock=Clock(), public=False, watched=-1)
    return TableMade(
        table="",
        seats=[Seated() if place == seat else Seated(bot=level) for place in range(players)],
        host=seat,
        settings=quiet,
        decided=decided,
        purpose="practice",
        came_from=came_from,
    )


def played_again(deal: PlayedDeal, at: int, follows: bytes) -> Sequence[TableEvent]:
    """
    Give what happens at it first: the deal, as far as its first so many actions.
    """
    actions = [ActionDone(seat=seat, action=str(said)) for seat, said in deal.actions[:at]]
    return [GameStarted(), dealt_again(deal, follows), *actions]
