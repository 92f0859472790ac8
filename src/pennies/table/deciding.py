"""
What a command does to a table: the events that it makes, or why there are none.

Nothing changes here. Each order has one function, found by its type, in `deciding_play` or `deciding_seats`.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from pennies.game.refusal import Refusal
from pennies.table import commands, deciding_play, deciding_seats
from pennies.table.asked import Asked, Decision
from pennies.table.commands import DECLARATIONS, OF_A_PERSON, TABLE, Command, Done, Stale
from pennies.table.holders import NOBODY

if TYPE_CHECKING:
    from pennies.table.table import Table

_OF_THE_HOST: Final = (
    commands.Start,
    commands.Rematch,
    commands.Change,
    commands.SetSeat,
    commands.Remove,
    commands.HandOn,
)
_OF_THE_SEATED: Final = (
    commands.Act,
    commands.Undo,
    commands.NextDeal,
    commands.Leave,
    commands.Pause,
    commands.Resume,
    commands.Resign,
    commands.Back,
    commands.Salt,
)
_OF_THE_TABLE: Final = (
    commands.Join,
    commands.PlaySeat,
    commands.Cover,
    commands.TimeUp,
    commands.Succeed,
    commands.RestartClock,
)

_DECIDERS: Final = {**deciding_play.DECIDERS, **deciding_seats.DECIDERS}


def decide(table: "Table", command: Command, by: str) -> Decision:
    """
    Decide a command that has not been answered before.

    Raises:
        InputError: its action cannot be read.
    """
    order = command.order
    if _is_stale(table, command):
        return Stale(table.seq)
    if type(order) in _OF_THE_HOST and by != table.host:
        return Refusal("host-only", "", {})
    if type(order) in (*_OF_THE_SEATED, *_OF_THE_HOST) and table.seat_of(by) == NOBODY:
        return Refusal("not-seated", "", {})
    if type(order) in _OF_THE_TABLE and by != TABLE:
        raise ValueError(f"{type(order).__name__} is the table's own to order")
    decision = _DECIDERS[type(order)](Asked(table, order, command, by))
    if not isinstance(decision, list):
        return decision
    if not decision:
        return Done(table.seq)
    return [msgspec.structs.replace(event, command=command.id, by=by, at=command.now) for event in decision]


def _is_stale(table: "Table", command: Command) -> bool:
    """
    Tell whether something has happened since that may give the order another meaning.
    """
    order = command.order
    if isinstance(order, DECLARATIONS):
        return False
    if isinstance(order, OF_A_PERSON):
        return not order.person and not table.seats_seq <= command.seq <= table.seq
    return not table.changed_seq <= command.seq <= table.seq
