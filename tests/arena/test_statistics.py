"""
Intervals against values worked out by hand, and the sequential test's own errors on made-up data.
"""

import math
import random

import pytest

from pennies.arena.statistics import (
    LEAST_VALUES,
    Estimate,
    Interval,
    Sequential,
    elo,
    elo_interval,
    estimate,
    wilson,
)


def test_an_estimate_has_its_margin() -> None:
    assert estimate([1, 3]) == Estimate(2, 1.96 * math.sqrt(2) / math.sqrt(2), 2)
    assert estimate([5]) == Estimate(5, math.inf, 1)
    # mean 4, squares 4 + 0 + 4, variance 8 / 2, standard error 2 / √3
    assert estimate([2, 4, 6]).margin == pytest.approx(1.96 * 2 / math.sqrt(3))


def test_wilsons_interval() -> None:
    # 1.96² = 3.8416; middle (0.5 + 0.019208) / 1.038416; half 1.96 √(0.0025 + 0.00009604) / 1.038416
    found = wilson(50, 100)
    assert found.value == 0.5
    assert found.low == pytest.approx(0.40383, abs=1e-5)
    assert found.high == pytest.approx(0.59617, abs=1e-5)


def test_all_won_leaves_doubt_only_below() -> None:
    found = wilson(10, 10)
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(10 / (10 + 3.8416))


def test_elo_is_logistic() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.25) == pytest.approx(-elo(0.75))
    assert (elo(0), elo(1)) == (-math.inf, math.inf)
    found = elo_interval(Interval(0.5, 1 / 11, 10 / 11))
    assert [found.value, found.low, found.high] == pytest.approx([0, -400, 400])


def test_the_ratio_is_the_formula() -> None:
    test = Sequential(0, 10)
    for value in (1, 5, 9):
        test.add(value)
    # n = 3, mean 5, variance 32 / 3: 3 · 10 · (2·5 − 10) / … = 0
    assert test.ratio == 0
    test.add(15)  # mean 7.5, squares 42.25 + 6.25 + 2.25 + 56.25 = 107, variance 26.75
    assert test.ratio == pytest.approx(4 * 10 * (15 - 10) / (2 * 26.75))


def test_no_values_decide_nothing() -> None:
    assert Sequential(0, 10).ratio == 0
    assert Sequential(0, 10).verdict == ""


def test_few_values_decide_nothing_however_clear() -> None:
    test = Sequential(0, 10)
    for number in range(LEAST_VALUES):
        assert test.verdict == ""
        test.add(1_000 + number)
    assert test.verdict == "high"


@pytest.mark.parametrize(("mean", "right"), [(0, "low"), (200, "high"), (-200, "low"), (400, "high")])
def test_it_errs_as_seldom_as_it_says(mean: float, right: str) -> None:
    chance = random.Random(5)
    wrong, trials = 0, 400
    for _ in range(trials):
        test = Sequential(0, 200)
        while not test.verdict:
            test.add(chance.gauss(mean, 1_000))
        wrong += test.verdict != right
    assert wrong / trials < 0.08  # 5 %, and three standard errors of 400 trials
