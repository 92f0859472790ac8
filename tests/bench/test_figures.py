"""
A promise is kept or not by what was measured, and one that could not be measured says why.
"""

import pytest

from bench.figures import KEPT, MISSED, PROMISES, REACHED, Promise, our_table, promise_table
from bench.games import DRIVEN, GIN_AFTER, HEARTS, HEARTS_INSIDE, INSIDE, RLCARD_GIN
from bench.peers import PLAIN
from pennies.arena.bench import WORK
from tests.bench.test_peers import made

MEASURED = {
    DRIVEN: 1_200_000, HEARTS: 1_000_000, GIN_AFTER: 100_000, RLCARD_GIN: 100_000, "deals": 30_000, INSIDE: 1_000_000,
    HEARTS_INSIDE: 2_000_000, PLAIN: 25_000, "clones": 4_000_000, "import": 15_000, "deal_memory": 9_000,
}  # fmt: skip
EXPECTED = ["1.20 ×", "12.0 ×", "12.0 ×", "30,000/s", "0.500 ×", "40.0 ×", "0.250 µs", "15.0 ms", "9.00 kB"]
MARKS = [KEPT, REACHED, MISSED, KEPT, MISSED, REACHED, REACHED, KEPT, MISSED]


def test_every_promise_has_its_figure_and_mark() -> None:
    _, *rows = promise_table(made({name: [value] for name, value in MEASURED.items()}))
    assert [row[3] for row in rows] == EXPECTED
    assert [row[4] for row in rows] == MARKS


def test_bounds_stand_beside_the_figure() -> None:
    _, *rows = promise_table(made({}))
    assert rows[0][1:3] == ["0.8 ×", "1.5 ×"]
    assert rows[3][1:3] == ["20,000/s", "50,000/s"]


def test_what_was_not_measured_says_why() -> None:
    _, *rows = promise_table(made({DRIVEN: [1.0]}, {HEARTS: "No module"}))
    assert rows[0][3:] == ["–", "not measured: No module"]
    assert all(row[3] == "–" for row in rows)


@pytest.mark.parametrize(
    ("least", "aim", "measured", "mark"),
    [
        (2, 4, 1.9, MISSED), (2, 4, 2, KEPT), (2, 4, 4, REACHED),
        (4, 2, 4.1, MISSED), (4, 2, 4, KEPT), (4, 2, 2, REACHED),
    ],
)  # fmt: skip
def test_bounds_are_kept_when_met(least: float, aim: float, measured: float, mark: str) -> None:
    assert Promise("a promise", least, aim, "", lambda _: None, "nothing").mark(measured) == mark


def test_promises_need_what_can_be_measured() -> None:
    for promise in PROMISES:
        assert promise.needs in {*WORK, *MEASURED}


def test_our_table_has_all_work_with_units() -> None:
    _, *rows = our_table(made({name: [2.0] for name in WORK}))
    assert [row[0] for row in rows] == list(WORK)
    assert {row[1] for row in rows} == {"2.00/s", "2.00 µs", "2.00 B"}
