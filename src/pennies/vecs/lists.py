"""
Vectors that are plain lists, for platforms without librt: what the engine and its callers ask of a `vec`, and no more.

Like librt's they keep their length: `append`, `extend`, `remove` and `pop` give a new vector and leave the old one as
it was. Unlike librt's they do not check what is put in (mypy does), and their integers do not end at 2**63.
"""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


class vec:  # noqa: N801 - called as librt calls it
    """
    Makes vectors: `vec[i64](items)` is a list of the items; one that extended `list` would be 1.6 times slower.
    """

    def __class_getitem__(cls, kind: object) -> "type[vec]":
        return cls

    def __new__(cls, items: Iterable[T] = (), /, *, capacity: int = 0) -> list[T]:  # type: ignore[misc] # noqa: ARG004
        return list(items)


def append(vector: list[T], item: T, /) -> list[T]:
    return [*vector, item]


def extend(vector: list[T], items: Iterable[T], /) -> list[T]:
    return [*vector, *items]


def remove(vector: list[T], item: T, /) -> list[T]:
    shrunk = vector[:]
    shrunk.remove(item)
    return shrunk


def pop(vector: list[T], place: int = -1, /) -> tuple[list[T], T]:
    shrunk = vector[:]
    item = shrunk.pop(place)
    return shrunk, item
