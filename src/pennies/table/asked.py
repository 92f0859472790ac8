"""
A command that is being decided, and what is made of it.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from pennies.game.refusal import Refusal
from pennies.table.commands import Command, Done, Order, Stale
from pennies.table.events import (
    SeatReturned,
    TableEvent,
)
from pennies.table.holders import NOBODY

if TYPE_CHECKING:
    from pennies.table.table import Table

Decision = list[TableEvent] | Done | Refusal | Stale
Ordered = TypeVar("Ordered", bound=Order)


@dataclass(frozen=True)
class Asked(Generic[Ordered]):
    """
    A command, taken apart, and the table that it is for.
    """

    table: "Table"
    order: Ordered
    command: Command
    by: str

    @property
    def seat(self) -> int:
        return self.table.seat_of(self.by)


def returned(table: "Table", by: str) -> list[TableEvent]:
    """
    Give a person's seat back if a bot covers it.
    """
    seat = table.seat_of(by)
    if seat == NOBODY or table.seats[seat].covered is None:
        return []
    return [SeatReturned(seat=seat, anew=not table.clocks.is_spent_by_person(seat))]
