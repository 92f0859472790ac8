"""
A selection of cards, as a client picks and stages them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pennies.engine.ranks import JOKER, TWO, WILD
from pennies.engine.state import Deal, value_of
from pennies.engine.steps import DISCARD, LAY, VERBS
from pennies.game.cards import FACES
from pennies.game.notation import Part, Said, parse_action
from pennies.profiles.errors import InputError
from pennies.server import messages


@dataclass(frozen=True)
class Picked:
    """
    A selection.

    Attributes:
        faces: what is picked, of the hand.
        staged: the parts of a lay that wait to be laid down.
    """

    faces: Sequence[str]
    staged: tuple[Part, ...]

    def lay(self, *more: Part) -> Said:
        """
        Make the whole lay: what is staged, and parts more.
        """
        return Said(LAY, (*self.staged, *more))


def read_picked(message: messages.Preview) -> Picked:
    """
    Read a selection.

    Raises:
        InputError: a part or a face cannot be read.
    """
    staged = read_staged(message.staged)
    for face in message.picked:
        parse_action(f"{VERBS[DISCARD]} {face}")
        if face not in FACES:
            raise InputError("cards-no-suit", found=face)
    return Picked(tuple(message.picked), staged)


def read_staged(parts: Sequence[str]) -> tuple[Part, ...]:
    """
    Read the parts of a lay that wait to be laid down.

    Raises:
        InputError: a part cannot be read.
    """
    return parse_action(f"{VERBS[LAY]} {' '.join(parts)}").parts if parts else ()


def text_of(part: Part) -> str:
    """
    Write a part as it is staged: `K:KS KH`.
    """
    return str(Said(LAY, (part,))).partition(" ")[2]


def points_of(deal: Deal, part: Part) -> int:
    """
    Ask what cards of a part are worth; those that do not belong to it count nothing.
    """
    counts = part.cards.counts
    naturals = 0 if part.target == WILD else counts[part.target]
    return int(value_of(deal.rules, part.target, naturals, counts[JOKER], counts[TWO]))
