"""
Times in classes: quantiles to the promised precision, sums exactly.
"""

import pytest

from pennies.arena.times import STEP, Times


def times(*values: float) -> Times:
    found = Times()
    for value in values:
        found.add(value)
    return found


def test_quantiles_are_true_to_half_a_class() -> None:
    found = times(*(number / 1_000 for number in range(1, 101)))
    for share in (0.01, 0.5, 0.99, 1.0):
        assert found.quantile(share) == pytest.approx(share / 10, rel=STEP**0.5 - 1 + 1e-9)


def test_no_times_have_no_quantiles() -> None:
    assert Times().quantile(0.5) == 0


def test_nothing_is_a_time_too() -> None:
    assert 0 < times(0.0).quantile(0.5) < 1e-6


def test_times_merge() -> None:
    found = times(0.1, 0.2)
    found.merge(times(0.2, 3.0))
    assert found == times(0.1, 0.2, 0.2, 3.0)
    assert found.count == 4
    assert found.total_s == pytest.approx(3.5)


def test_a_share_is_within_a_time() -> None:
    found = times(0.1, 0.1, 0.2, 1.0)
    assert [found.share_within(time_s) for time_s in (0.05, 0.11, 0.3, 2.0)] == [0, 0.5, 0.75, 1]
    assert Times().share_within(0.0) == 1
