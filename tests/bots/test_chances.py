"""
What outcomes of a deal are worth when the game's score is looked at.
"""

from itertools import pairwise

import pytest
from mypy_extensions import i64

from pennies.bots.core.chances import LEAST, PARTS, SIDE, STEP, TARGET, Aim, chance
from pennies.engine.dealing import empty_deal
from pennies.profiles import load
from pennies.vecs import vec

RULES = load("standard").rules()
TOTALS = [int(LEAST + place * STEP) for place in range(SIDE)]
ERROR = 0.03
"""The table is reckoned from some hundred deals of each kind."""


def aim_at(own: int, other: int) -> Aim:
    return Aim(empty_deal(RULES, 0, vec[i64]([own, other])), 0)


def test_the_chances_of_both_teams_are_one() -> None:
    for own in TOTALS:
        for other in TOTALS:
            assert abs(int(chance(own, other) + chance(other, own) - PARTS)) <= 1


def test_more_points_are_never_a_smaller_chance_beyond_what_chance_makes() -> None:
    for other in TOTALS:
        for less, more in pairwise(TOTALS):
            assert int(chance(more, other)) >= int(chance(less, other)) - ERROR * int(PARTS)


def test_who_has_the_target_and_more_has_won() -> None:
    assert chance(int(TARGET), int(TARGET) - 5) == PARTS
    assert chance(int(TARGET) + 5, int(TARGET) + 10) == 0
    assert chance(int(TARGET) + 5, int(TARGET) + 5) == PARTS // 2


def test_at_the_beginning_points_count_nearly_as_they_are() -> None:
    aim = aim_at(0, 0)
    assert aim.of_margin(0) == 0
    for margin in (-2_000, -1_000, 1_000, 2_000):
        assert aim.of_margin(margin) == pytest.approx(margin, rel=0.25)


def test_a_lead_is_not_risked_for_more_points() -> None:
    """
    Far ahead before the last deal, a loss of six thousand hurts more than a gain of six thousand helps.
    """
    aim = aim_at(16_000, 13_000)
    assert -aim.of_margin(-6_000) > 3 * aim.of_margin(6_000) > 0


def test_who_is_far_behind_must_dare() -> None:
    aim = aim_at(12_000, 17_500)
    assert aim.of_margin(6_000) > -2 * aim.of_margin(-6_000)


def test_a_deal_that_ends_the_game_is_judged_by_who_won() -> None:
    aim = aim_at(15_000, 15_000)
    won, lost = aim.of_points(6_005, 6_000), aim.of_points(6_000, 6_005)
    assert won > 1_000
    assert lost < -1_000
    assert aim.of_points(9_000, 6_000) - won < 200


def test_another_target_is_looked_at_in_its_own_measure() -> None:
    short = load({"extends": "standard", "target": 10_000}).rules()
    half = Aim(empty_deal(short, 0, vec[i64]([8_500, 6_500])), 0)
    assert half.of_margin(-3_000) == pytest.approx(aim_at(17_000, 13_000).of_margin(-6_000) / 2, rel=0.01)
