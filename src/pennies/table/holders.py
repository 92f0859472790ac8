"""
Who holds each seat of a table, and what became of it while its person was away.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pennies.table.events import FIRST_HOST, Covered, Seated, TableMade

NOBODY = -1


@dataclass(frozen=True)
class Missed:
    """
    An action that was done for a person: in which deal (from 1), and what, in notation.
    """

    deal: int
    action: str


@dataclass
class Holder:
    """
    A seat: its person, its bot, or nobody.

    Attributes:
        name: only of logs of the first version; others keep names elsewhere.
        covered: why a bot plays for the person; empty if none does.
        missed: what was done for the person since; until the person acts again.
        ready: for the next deal.
    """

    person: str = ""
    bot: str = ""
    name: str = ""
    covered: Covered | None = None
    missed: list[Missed] = field(default_factory=list)
    ready: bool = False

    @property
    def is_open(self) -> bool:
        return not self.person and not self.bot

    @property
    def plays_itself(self) -> bool:
        """
        Tell whether a bot acts here: its own seat, an open one, or one that it covers.
        """
        return not self.person or self.covered is not None

    @property
    def seated(self) -> Seated:
        return Seated(name=self.name, bot=self.bot, person=self.person)


def holder_of(seated: Seated) -> Holder:
    return Holder(person=seated.person, bot=seated.bot, name=seated.name)


def first_holders(made: TableMade) -> list[Holder]:
    """
    Seat those whom the first event names; the host of the first version had no id.
    """
    holders = [holder_of(seated) for seated in made.seats]
    host = holders[made.host] if made.host < len(holders) else None
    if host is not None and host.is_open and made.settings is None:
        host.person = FIRST_HOST
    return holders


def seat_of(holders: Sequence[Holder], person: str) -> int:
    """
    Find a person's seat; `NOBODY` if there is none.
    """
    if not person:
        return NOBODY
    return next((seat for seat, holder in enumerate(holders) if holder.person == person), NOBODY)


def rotated(holders: Sequence[Holder]) -> list[Seated]:
    """
    Move all but the first seat on by one, so that partners change.
    """
    seated = [holder.seated for holder in holders]
    return [seated[0], seated[-1], *seated[1:-1]]
