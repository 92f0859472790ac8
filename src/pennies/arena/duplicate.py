"""
Two levels compared on the same packs: each plays every deal from every team's seats, so that the cards even out.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from pennies.arena.match import play_game, seat_bots
from pennies.game.shuffle import game_text
from pennies.profiles import Profile

NORMAL_95: Final = 1.96
"""Half the width of an interval that holds 95 % of a normal distribution, in standard deviations."""


@dataclass(frozen=True)
class Estimate:
    """
    A mean with its 95 % interval, `mean` ± `margin`, from so many independent values.
    """

    mean: float
    margin: float
    count: int


def estimate(values: Sequence[float]) -> Estimate:
    """
    Estimate the mean behind some values; the margin of fewer than two is infinite.
    """
    spread = stdev(values) if len(values) > 1 else math.inf
    return Estimate(fmean(values), NORMAL_95 * spread / math.sqrt(len(values)), len(values))


def duplicate_match(
    profile: Profile,
    level: str,
    other: str,
    deals: int,
    text: str,
    *,
    on_pair: Callable[[float], None] | None = None,
) -> list[float]:
    """
    Play single deals from equal scores, each once for every team that `level` can be, against `other`.

    Args:
        deals: how many packs; with two teams each of them is a duplicate pair.
        text: what the packs are derived from.
        on_pair: called with each difference as it is known.

    Returns:
        For each pack, by how many points a deal `level` was better than `other`.
    """
    differences = []
    for number in range(deals):
        difference = _difference(profile, level, other, game_text(text, number))
        differences.append(difference)
        if on_pair is not None:
            on_pair(difference)
    return differences


def _difference(profile: Profile, level: str, other: str, text: str) -> float:
    teams = profile.rules().teams
    margins = []
    for own in range(teams):
        levels = [level if team == own else other for team in range(teams)]
        result = play_game(profile, seat_bots(profile, levels, text), text, deals=1).result
        rest = [points for team, points in enumerate(result) if team != own]
        margins.append(result[own] - (fmean(rest) if rest else 0))
    return fmean(margins)
