"""
The kinds of value a field may have: how each is read strictly from a file, and how the engine takes it.

A kind never coerces: `1` is not `true`, `2.0` is not `2`. Which field is of which kind stands in
`pennies.profiles.fields`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeVar

from mypy_extensions import i64

from pennies.engine import ranks
from pennies.profiles.errors import ProfileError
from pennies.profiles.raw import nearest, read_integer, read_list, read_table, read_text, shown, wrong_type
from pennies.vecs import vec

Openings = tuple[tuple[int, int], ...]
Counts = Mapping[str, int]
Value = bool | int | str | Openings | Counts
"""A resolved value, immutable: openings as pairs (from, minimum), values and needs as read-only mappings."""

LOWEST_SCORE: Final = -1_000_000_000
HIGHEST_SCORE: Final = 1_000_000_000
MOST_OPENINGS: Final = 20

MELD_RANKS: Final = ranks.SYMBOLS[: ranks.RED_THREE]
"""The ranks that have a value: all but the red three, which RED3-2 counts."""

CANASTA_KINDS: Final = ("natural", "mixed", "wild", "sevens")

T = TypeVar("T")


class Kind(Protocol[T]):
    """
    Read a raw TOML value, and pass the read one on to the engine's `Rules` and to TOML again.
    """

    def read(self, raw: object, place: str) -> T:
        """
        Check a raw value and give it its lasting form.

        Raises:
            ProfileError: the value does not fit; its place says where.
        """

    def arguments(self, field: str, value: T) -> dict[str, Any]:
        """
        Name the arguments of `Rules` that this value fills.
        """

    def plain(self, value: T) -> object:
        """
        Give the value as lists, tables, numbers and words that TOML and JSON can write.
        """


@dataclass(frozen=True)
class Number:
    """
    An integer from `low` to `high`, both included.
    """

    low: int
    high: int

    def read(self, raw: object, place: str) -> int:
        return read_integer(raw, place, self.low, self.high)

    def arguments(self, field: str, value: int) -> dict[str, Any]:
        return {field: value}

    def plain(self, value: int) -> object:
        return value


@dataclass(frozen=True)
class YesNo:
    """
    `true` or `false`.
    """

    def read(self, raw: object, place: str) -> bool:
        if not isinstance(raw, bool):
            raise wrong_type(raw, place, "boolean")
        return raw

    def arguments(self, field: str, value: bool) -> dict[str, Any]:
        return {field: value}

    def plain(self, value: bool) -> object:
        return value


@dataclass(frozen=True)
class Word:
    """
    One of a few words; the engine takes its place among them.
    """

    words: tuple[str, ...]

    def read(self, raw: object, place: str) -> str:
        text = read_text(raw, place)
        if text not in self.words:
            raise ProfileError(
                "profile-wrong-word",
                place,
                found=shown(text),
                expected=", ".join(self.words),
                nearest=nearest(text, self.words),
            )
        return text

    def arguments(self, field: str, value: str) -> dict[str, Any]:
        return {field: self.words.index(value)}

    def plain(self, value: str) -> object:
        return value


@dataclass(frozen=True)
class Minimums:
    """
    The minimum for opening by score: pairs [from, minimum], lowest first, the first from `LOWEST_SCORE`.

    See: OPEN-1.
    """

    high: int

    def read(self, raw: object, place: str) -> Openings:
        pairs = read_list(raw, place, MOST_OPENINGS)
        if not pairs:
            raise ProfileError("profile-no-openings", place)
        openings = tuple(self._read_pair(pair, f"{place}[{row}]") for row, pair in enumerate(pairs))
        _check_order(openings, place)
        return openings

    def _read_pair(self, raw: object, place: str) -> tuple[int, int]:
        pair = read_list(raw, place, 2)
        if len(pair) != 2:
            raise ProfileError("profile-wrong-type", place, expected="pair", found="list")
        start = read_integer(pair[0], f"{place}[0]", LOWEST_SCORE, HIGHEST_SCORE)
        return start, read_integer(pair[1], f"{place}[1]", 0, self.high)

    def arguments(self, field: str, value: Openings) -> dict[str, Any]:
        return {
            "opening_from": vec[i64]([start for start, _ in value]),
            "opening_minimum": vec[i64]([minimum for _, minimum in value]),
        }

    def plain(self, value: Openings) -> object:
        return [[start, minimum] for start, minimum in value]


@dataclass(frozen=True)
class RankValues:
    """
    What a card of each rank is worth; every rank is named, `3` is the black three.

    See: CARDS-2.
    """

    high: int

    def read(self, raw: object, place: str) -> Counts:
        table = read_table(raw, place)
        for rank in table:
            if rank not in MELD_RANKS or len(rank) != 1:
                expected = " ".join(MELD_RANKS)
                raise ProfileError(
                    "profile-unknown-rank", f"{place}.{shown(rank)}", found=shown(rank), expected=expected
                )
        for rank in MELD_RANKS:
            if rank not in table:
                raise ProfileError("profile-missing-rank", place, found=rank)
        return MappingProxyType(
            {rank: read_integer(table[rank], f"{place}.{rank}", 0, self.high) for rank in MELD_RANKS}
        )

    def arguments(self, field: str, value: Counts) -> dict[str, Any]:
        return {field: vec[i64]([value.get(rank, 0) for rank in ranks.SYMBOLS])}

    def plain(self, value: Counts) -> object:
        return dict(value)


@dataclass(frozen=True)
class Needs:
    """
    How many canastas of each kind going out needs; a kind that is not named is not needed.

    See: OUT-1.
    """

    high: int

    def read(self, raw: object, place: str) -> Counts:
        table = read_table(raw, place)
        for kind in table:
            if kind not in CANASTA_KINDS:
                raise ProfileError(
                    "profile-unknown-kind",
                    f"{place}.{shown(kind)}",
                    found=shown(kind),
                    expected=", ".join(CANASTA_KINDS),
                    nearest=nearest(kind, CANASTA_KINDS),
                )
        return MappingProxyType(
            {kind: read_integer(table.get(kind, 0), f"{place}.{kind}", 0, self.high) for kind in CANASTA_KINDS}
        )

    def arguments(self, field: str, value: Counts) -> dict[str, Any]:
        return {f"needs_{kind}": value[kind] for kind in CANASTA_KINDS}

    def plain(self, value: Counts) -> object:
        return {kind: count for kind, count in value.items() if count}


def _check_order(openings: Openings, place: str) -> None:
    if openings[0][0] != LOWEST_SCORE:
        raise ProfileError("profile-openings-first", f"{place}[0][0]", expected=LOWEST_SCORE, found=openings[0][0])
    for row in range(1, len(openings)):
        before, start = openings[row - 1][0], openings[row][0]
        if start <= before:
            raise ProfileError("profile-openings-order", f"{place}[{row}][0]", after=before, found=start)
