"""
Random deals are the same on any number of processes.
"""

from pennies.arena.randomly import play_random_deals
from pennies.engine.batch import random_deals
from pennies.engine.state import ENDINGS
from pennies.profiles import load


def test_random_deals_do_not_depend_on_workers_or_portions() -> None:
    profile = load("bicycle")
    whole = random_deals(profile.rules(), 5, 7)
    found = list(play_random_deals(profile, 5, 7, workers=2, portion=2))
    assert [deal.steps for deal in found] == list(whole.steps)
    assert [deal.ended_by for deal in found] == [ENDINGS[ending] for ending in whole.endings]
    assert [points for deal in found for points in deal.points] == list(whole.points)
    assert found == list(play_random_deals(profile, 5, 7))


def test_no_deals_are_no_work() -> None:
    assert list(play_random_deals(load("standard"), 1, 0, workers=2)) == []
