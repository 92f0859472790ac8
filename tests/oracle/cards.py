"""
Cards of the slow reference: each is its letter, and several are a string in canonical order.
"""

from collections.abc import Mapping
from typing import Any, Final

Rules = Mapping[str, Any]
"""The values of a profile by the names of its fields."""

RANKS: Final = "X2AKQJT9876543R"
NATURALS: Final = "AKQJT987654"
WILDS: Final = "X2"
BLACK_THREE: Final = "3"
RED_THREE: Final = "R"
SEVEN: Final = "7"
WILD: Final = "W"
"""Where wild melds lie; every other meld lies at its rank."""


class NotHeldError(Exception):
    """
    A card was to be taken from cards that do not hold it.
    """


def tidy(cards: str) -> str:
    """
    Put cards into canonical order.
    """
    return "".join(sorted(cards, key=RANKS.index))


def without(cards: str, gone: str) -> str:
    """
    Take some cards away.

    Raises:
        NotHeldError: not all of them are there.
    """
    left = cards
    for card in gone:
        if card not in left:
            raise NotHeldError(card)
        left = left.replace(card, "", 1)
    return left


def lacking(cards: str, wanted: str) -> str:
    """
    List the wanted cards that are not there.
    """
    return "".join(rank * (wanted.count(rank) - cards.count(rank)) for rank in RANKS)


def written(cards: str) -> str:
    """
    Write a meld or a lay: wild cards last, jokers before twos.
    """
    return tidy("".join(card for card in cards if card not in WILDS)) + tidy(
        "".join(card for card in cards if card in WILDS)
    )


def worth(rules: Rules, cards: str) -> int:
    """
    Add up the values of cards; red threes have none (CARDS-2).
    """
    return sum(rules["values"][card] for card in cards if card != RED_THREE)


def minimum(rules: Rules, score: int) -> int:
    """
    Find what a team with a score must open with (OPEN-1).
    """
    return int(next(points for start, points in reversed(rules["openings"]) if score >= start))
