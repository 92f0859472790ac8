"""
The fifteen ranks the rules tell apart, and the slots that melds lie in.

Suits matter for the colour of threes only, so the engine counts cards by rank. Faces (which king of hearts) are
the business of `pennies.game`.
"""

from typing import Final

from mypy_extensions import i64

JOKER: Final[i64] = 0
TWO: Final[i64] = 1
ACE: Final[i64] = 2
KING: Final[i64] = 3
SEVEN: Final[i64] = 9
FOUR: Final[i64] = 12
BLACK_THREE: Final[i64] = 13
RED_THREE: Final[i64] = 14

RANKS: Final[i64] = 15
"""How many ranks there are: the length of every vector of counts."""

SYMBOLS: Final = "X2AKQJT9876543R"
"""The letter of each rank in rank form (docs/RULES.md, Notation), in canonical order."""

WILD: Final[i64] = JOKER
"""The slot of the wild meld. Every other meld lies in the slot of its rank."""

SLOTS: Final[i64] = 14
"""Slots run from 0 to 13: the wild meld, (one unused), ace to four, black threes."""

SUITS_OF_A_RANK: Final[i64] = 4
SUITS_OF_A_COLOUR: Final[i64] = 2


def freezes(rank: i64) -> bool:
    """
    Tell whether a card of this rank freezes the pile that it lies in; a red three lies there only if it was turned up.

    See: PILE-5.
    """
    return rank == JOKER or rank == TWO or rank == RED_THREE
