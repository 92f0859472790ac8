"""
Vectors that are lists do what librt's do, for all that the project asks of them.
"""

# ruff: noqa: ARG005 - every kind of work is given the same, and takes what it needs

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some
from librt import vecs as native
from mypy_extensions import i64

from pennies.vecs import lists

NUMBERS = some.lists(some.integers(-(2**63), 2**63 - 1), max_size=20)
PLACES = some.integers(-25, 25)
NUMBER = some.one_of(some.integers(-2, 2), some.integers(-(2**63), 2**63 - 1))
SLICES = some.builds(slice, some.none() | PLACES, some.none() | PLACES, some.sampled_from([None, 1, 2, -1, -3]))

Outcome = tuple[str, object]


def outcome(work: Callable[[Any, Any], object], module: Any, numbers: list[int]) -> Outcome:
    """
    Say what came of some work with a vector: plain values, or the kind of the error.
    """
    try:
        return "value", plain(work(module, module.vec[i64](numbers)))
    except (IndexError, ValueError) as error:
        return "error", type(error)


def plain(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(plain(each) for each in value)
    return value if isinstance(value, int) else list(value)  # type: ignore[call-overload] # a vector of either kind


def set_item(vector: Any, place: int, number: int) -> Any:
    vector[place] = number
    return vector


def add_in_place(vector: Any, place: int, number: int) -> Any:
    vector[place] = (vector[place] + number) % 2**62
    vector[place] -= 1
    return vector


WORK: dict[str, Callable[[Any, Any, int, int, list[int], slice], object]] = {
    "make": lambda m, v, at, n, more, part: m.vec[i64](v),
    "make, of a generator": lambda m, v, at, n, more, part: m.vec[i64](number for number in v),
    "make, with a capacity": lambda m, v, at, n, more, part: m.vec[i64](v, capacity=abs(at)),
    "make empty": lambda m, v, at, n, more, part: (m.vec[i64](), m.vec[i64](capacity=abs(at))),
    "length": lambda m, v, at, n, more, part: len(v),
    "truth": lambda m, v, at, n, more, part: bool(v),
    "item": lambda m, v, at, n, more, part: v[at],
    "set item": lambda m, v, at, n, more, part: set_item(v, at, n),
    "add in place": lambda m, v, at, n, more, part: add_in_place(v, at, n),
    "slice": lambda m, v, at, n, more, part: v[part],
    "append to a slice": lambda m, v, at, n, more, part: m.append(v[part], n),
    "contains": lambda m, v, at, n, more, part: (n in v, v[0] in v if len(v) else False),
    "equal": lambda m, v, at, n, more, part: (v == v[:], v == m.vec[i64](more), v != m.vec[i64](more)),
    "iterate": lambda m, v, at, n, more, part: sum(v),
    "sort": lambda m, v, at, n, more, part: m.vec[i64](sorted(v)),
    "append": lambda m, v, at, n, more, part: m.append(v, n),
    "append twice": lambda m, v, at, n, more, part: m.append(m.append(v, n), at),
    "extend": lambda m, v, at, n, more, part: m.extend(v, more),
    "extend by a vector": lambda m, v, at, n, more, part: m.extend(v, m.vec[i64](more)),
    "pop": lambda m, v, at, n, more, part: m.pop(v),
    "pop at": lambda m, v, at, n, more, part: m.pop(v, at),
    "pop and append": lambda m, v, at, n, more, part: m.append(m.pop(v)[0], n),
    "remove": lambda m, v, at, n, more, part: m.remove(v, v[at]),
    "remove what may not be there": lambda m, v, at, n, more, part: m.remove(v, n),
}


@pytest.mark.parametrize("name", WORK)
@given(numbers=NUMBERS, place=PLACES, number=NUMBER, more=NUMBERS, part=SLICES)
def test_lists_do_what_librt_does(
    name: str, numbers: list[int], place: int, number: int, more: list[int], part: slice
) -> None:
    def work(module: Any, vector: Any) -> object:
        return WORK[name](module, vector, place, number, more, part)

    assert outcome(work, lists, numbers) == outcome(work, native, numbers)


@pytest.mark.parametrize("module", [lists, native], ids=["lists", "librt"])
def test_a_vector_keeps_its_length_when_another_is_made_of_it(module: Any) -> None:
    vector = module.vec[i64]([3, 1, 2])
    assert list(module.append(vector, 4)) == [3, 1, 2, 4]
    assert len(vector) == 3
    assert list(module.extend(vector, [4, 5])) == [3, 1, 2, 4, 5]
    assert len(vector) == 3


@pytest.mark.parametrize("module", [lists, native], ids=["lists", "librt"])
def test_a_copy_is_on_its_own(module: Any) -> None:
    vector = module.vec[i64]([3, 1, 2])
    copies = [vector[:], module.vec[i64](vector)]
    vector[0] = 7
    assert [list(copy) for copy in copies] == [[3, 1, 2], [3, 1, 2]]


@pytest.mark.parametrize("module", [lists, native], ids=["lists", "librt"])
def test_a_vector_cannot_be_a_key(module: Any) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(module.vec[i64]())
