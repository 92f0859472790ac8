"""
Numbers and tables as the benchmarks print them; the doctests of `bench.tables` hold.
"""

import doctest

import pytest

from bench import tables
from bench.tables import markdown, number, text, times

TABLE = [["", "a second", "why"], ["steps", "12", "long"], ["deals", "1,000,000", ""]]


def test_the_examples_hold() -> None:
    found = doctest.testmod(tables)
    assert found.attempted > 0
    assert found.failed == 0


def test_numbers_are_flush_right_and_words_flush_left() -> None:
    assert text(TABLE).splitlines() == [
        "        a second  why",
        "steps         12  long",
        "deals  1,000,000",
    ]


def test_markdown_has_a_cell_for_each() -> None:
    assert markdown(TABLE).splitlines()[1] == "|---|---|---|"
    assert all(line.count("|") == 4 for line in markdown(TABLE).splitlines())


@pytest.mark.parametrize(
    ("value", "said"),
    [(9_999_999, "10,000,000"), (20_000, "20,000"), (999.6, "1,000"), (99.95, "100"), (1.5, "1.50"), (0.9996, "1.00")],
)
def test_three_digits_count(value: float, said: str) -> None:
    assert number(value) == said


def test_a_ratio_is_said_in_times() -> None:
    assert times(0.8) == "0.800 ×"
