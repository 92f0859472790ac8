"""
Cards with faces, and lists of them as text.

A face is two characters, rank and suit (`KS`, `XH`); the engine's ranks are numbers. Which text form a list has, and
what is wrong with one that has neither, is decided here (docs/RULES.md, Notation).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pennies.engine.ranks import BLACK_THREE, RANKS, RED_THREE, SYMBOLS
from pennies.engine.rules import Rules
from pennies.profiles.errors import InputError

RANK_LETTERS: Final = "X2AKQJT9876543"
SUITS: Final = "SHDC"
JOKER_SUITS: Final = "SH"
RED_SUITS: Final = "HD"

FACES: Final = tuple(letter + suit for letter in RANK_LETTERS for suit in (JOKER_SUITS if letter == "X" else SUITS))
"""Every face once, in canonical order."""

UNKNOWN: Final = tuple(f"{symbol}?" for symbol in SYMBOLS)
"""A card of each rank whose suit nobody told, as in a position that was written in rank form."""

_ORDER: Final = {face: place for place, face in enumerate((*FACES, *UNKNOWN))}
_LAID_ORDER: Final = {
    face: place for place, face in enumerate(sorted(_ORDER, key=lambda face: (face[0] in "X2", _ORDER[face])))
}
_RANK: Final = {unknown: rank for rank, unknown in enumerate(UNKNOWN)} | {
    face: (RED_THREE if face[1] in RED_SUITS else BLACK_THREE) if face[0] == "3" else SYMBOLS.index(face[0])
    for face in FACES
}


def rank_of(face: str) -> int:
    """
    Name the rank of a face; a red three is a rank of its own.

    >>> from pennies.engine.ranks import SYMBOLS
    >>> SYMBOLS[rank_of("3H")], SYMBOLS[rank_of("3S")], SYMBOLS[rank_of("KS")]
    ('R', '3', 'K')
    """
    return _RANK[face]


def in_order(faces: Iterable[str]) -> list[str]:
    """
    Sort faces canonically, unknown ones last.
    """
    return sorted(faces, key=_ORDER.__getitem__)


def wilds_last(faces: Iterable[str]) -> list[str]:
    """
    Sort faces as melds and lays are written: naturals, then jokers, then twos.
    """
    return sorted(faces, key=_LAID_ORDER.__getitem__)


def pack_faces(rules: Rules) -> list[str]:
    """
    List the whole pack in canonical order; of each pack's jokers the first is black, the next red, and so on.

    See: CARDS-1.
    """
    cards: list[str] = []
    for face in FACES:
        suits = JOKER_SUITS if face[0] == "X" else SUITS
        jokers = rules.jokers_per_pack
        copies = (jokers + 1 - suits.index(face[1])) // len(suits) if face[0] == "X" else 1
        cards.extend([face] * (copies * rules.packs))
    return cards


@dataclass(frozen=True)
class CardList:
    """
    Cards as somebody wrote them: how many of each rank, and the faces if they were given.

    Attributes:
        counts: by rank, `RANKS` long.
        faces: in the order written; empty in rank form.
        ranks: in the order written.
    """

    counts: tuple[int, ...]
    faces: tuple[str, ...]
    ranks: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.ranks)

    def as_faces(self) -> tuple[str, ...]:
        """
        The faces in the order written, unknown ones if only ranks were given.
        """
        return self.faces or tuple(UNKNOWN[rank] for rank in self.ranks)


def parse_cards(text: str, place: str = "") -> CardList:
    """
    Read a list of cards in rank form or card form.

    >>> parse_cards("KK2").ranks == parse_cards("KS KH 2D").ranks
    True

    Raises:
        InputError: neither form, or a mixture; the facts say which piece was found.
    """
    items = text.split(" ")
    if text and all(item in FACES for item in items):
        ranks = [rank_of(item) for item in items]
        return CardList(_count(ranks), tuple(items), tuple(ranks))
    ranks = []
    for letter in text:
        if letter not in SYMBOLS:
            raise _bad_cards(text, letter, place)
        ranks.append(SYMBOLS.index(letter))
    return CardList(_count(ranks), (), tuple(ranks))


def _bad_cards(text: str, letter: str, place: str) -> InputError:
    items = text.split(" ")
    if "10" in text:
        return InputError("cards-ten", place, found=text)
    if any(item in FACES for item in items):
        wrong = next(item for item in items if item not in FACES)
        return InputError("cards-mixed", place, found=text, item=wrong)
    return InputError("cards-letter", place, found=text, item=letter)


def _count(ranks: Sequence[int]) -> tuple[int, ...]:
    return tuple(ranks.count(rank) for rank in range(RANKS))


def rank_text(counts: Sequence[int]) -> str:
    """
    Write counted cards in rank form, canonical order.

    >>> rank_text([1, 2, 0, 3] + [0] * 11)
    'X22KKK'
    """
    return "".join(SYMBOLS[rank] * counts[rank] for rank in range(RANKS))


def meld_text(naturals_rank: int, naturals: int, jokers: int, twos: int) -> str:
    """
    Write a meld in rank form: wilds last, jokers before twos.

    >>> from pennies.engine.ranks import ACE
    >>> meld_text(ACE, 2, 1, 1)
    'AAX2'
    """
    return SYMBOLS[naturals_rank] * naturals + "X" * jokers + "2" * twos
