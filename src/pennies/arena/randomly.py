"""
Very many random deals, on all cores: for statistics of the rules themselves, and to see how fast a machine is.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from pennies.arena.workers import in_order
from pennies.engine.batch import random_deals
from pennies.engine.state import ENDINGS
from pennies.profiles import Profile

PORTION: Final = 1000
"""Deals that a worker plays at a time."""


@dataclass(frozen=True)
class RandomDeal:
    """
    What came of one deal that was played with uniformly random steps.

    Attributes:
        steps: how many it took.
        ended_by: how it ended, one of `ENDINGS`.
        points: what each team earned.
    """

    steps: int
    ended_by: str
    points: tuple[int, ...]


def play_random_deals(
    profile: Profile, seed: int, count: int, workers: int = 1, *, portion: int = PORTION
) -> Iterator[RandomDeal]:
    """
    Play the deals number 0 to count - 1 of a seed; they are the same on any number of workers, in portions of any size.
    """
    portions = [(first, min(portion, count - first)) for first in range(0, count, portion)]
    for played in in_order(partial(_play, profile, seed), portions, min(workers, len(portions))):
        yield from played


def _play(profile: Profile, seed: int, portion: tuple[int, int]) -> list[RandomDeal]:
    """
    Play a portion: the number of its first deal, and how many there are.
    """
    first, count = portion
    rules = profile.rules()
    played = random_deals(rules, seed, count, None, first)
    points, teams = list(played.points), int(rules.teams)
    return [
        RandomDeal(steps, ENDINGS[ending], tuple(points[place * teams : (place + 1) * teams]))
        for place, (steps, ending) in enumerate(zip(played.steps, played.endings, strict=True))
    ]
