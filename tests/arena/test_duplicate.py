"""
Duplicate matches: what one level gains the other loses, and greedy is far better than random.
"""

import pytest

from pennies.arena import duplicate_match, estimate
from pennies.profiles import load

CLEARLY = 1_000
"""Points a deal by which greedy must beat random."""


def test_a_level_is_as_good_as_itself() -> None:
    assert duplicate_match(load("standard"), "greedy", "greedy", 2, "text") == [0, 0]


def test_the_difference_turns_with_the_sides() -> None:
    one = duplicate_match(load("standard"), "greedy", "random", 2, "text")
    assert duplicate_match(load("standard"), "random", "greedy", 2, "text") == [-difference for difference in one]


@pytest.mark.parametrize("name", ["standard", "bicycle"])
def test_greedy_beats_random(name: str) -> None:
    seen: list[float] = []
    found = estimate(duplicate_match(load(name), "greedy", "random", 10, "strength", on_pair=seen.append))
    assert found.mean - found.margin > CLEARLY
    assert len(seen) == found.count == 10


def test_a_team_alone_is_measured_by_its_own_points() -> None:
    alone = load({"extends": "standard", "players": 2, "teams": 1})
    assert duplicate_match(alone, "greedy", "random", 1, "text")[0] > 0
