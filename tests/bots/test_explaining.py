"""
What bots say of their choices: the best ways to go on, as numbers and causes.
"""

from pennies.bots.explaining import CAUSES, explain
from pennies.profiles import load
from tests.bots.seats import view_at

STANDARD = load("standard")
SEVENS = {"melds": [["7777"], ["999"]], "pile": "5", "hands": ["777KQJ4", "5QJ8", "KJ48", "Q66", "AA4", "8T6"]}


def test_the_best_ways_are_told_best_first_with_what_they_bring() -> None:
    advices = explain(STANDARD.rules(), view_at(STANDARD, phase="lay", **SEVENS), 6, "seed")
    assert 1 < len(advices) <= 3
    assert advices[0].behind.mean == 0
    assert [advice.points.mean for advice in advices] == sorted((a.points.mean for a in advices), reverse=True)
    for advice in advices[1:]:
        assert abs(advices[0].points.mean - advice.points.mean - advice.behind.mean) < 1e-6


def test_a_canasta_of_sevens_is_why() -> None:
    """
    Three sevens close the canasta; whoever keeps one back lacks it, and the deal may end before it comes.
    """
    view = view_at(STANDARD, phase="lay", stock="TT", **{**SEVENS, "melds": [["777777"], ["999"]], "hands": ["7KQJ4"]})
    best = explain(STANDARD.rules(), view, 6, "seed")
    assert "lay 7:7" in [view.steps[step] for step in best[0].steps]
    worse = [advice for advice in best if "lay 7:7" not in [view.steps.get(step, "") for step in advice.steps]]
    assert worse
    for advice in worse:
        assert advice.behind.mean > 1000
        assert advice.cause == "sevens"


def test_a_cause_is_named_only_for_a_clear_difference() -> None:
    for advice in explain(STANDARD.rules(), view_at(STANDARD, phase="lay", **SEVENS), 6, "other"):
        assert advice.cause in ("", *CAUSES)
        if advice.cause:
            assert advice.behind.is_clear
            assert advice.share.is_clear
        assert advice.points.error >= 0


def test_the_same_seed_says_the_same() -> None:
    view = view_at(STANDARD, phase="lay", **SEVENS)
    assert explain(STANDARD.rules(), view, 3, "seed") == explain(STANDARD.rules(), view, 3, "seed")
