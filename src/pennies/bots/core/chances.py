"""
Winning chances: what points of a deal are worth when the game's score is looked at.

With 19,000 points against 12,000 another thousand gains little, and a loss of five thousand costs the game. For two
teams a table tells the chance of winning by both totals between two deals (`chance_table`, made by
`scripts/fit_chances.py`). What a deal brings is worth the chance that it leads to, in points: about an even result one
point more is worth a point.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pennies.bots.core.chance_table import CHANCES, USUAL
from pennies.engine.state import Deal
from pennies.vecs import vec

PARTS: Final[i64] = 100_000
"""A certain win."""
TARGET: Final[i64] = 20_000
"""The target of the table's games. Where another is played to, the same share of it counts as much."""
LEAST: Final[i64] = -2_000
"""The first total of the table."""
STEP: Final[i64] = 1_000
"""By so much its totals differ."""
SIDE: Final[i64] = 23
"""So many totals it has, for either team."""
SPREAD: Final = vec[i64]([-2_400, -1_100, 0, 1_100, 2_400])
"""By so much the margin of a running deal may yet become more or less: each as likely as the other."""
NEAR: Final[i64] = 2_000
"""Over such margins, on both sides, the worth of a point is measured."""
LEAST_SLOPE: Final[i64] = 20_000
"""At least so much chance is taken to lie between them, so that nothing is worth many times its points."""
ALWAYS: Final[i64] = 16
"""One point in so many counts whatever the score is, so that a team plays on well when all is decided."""


def chance(own: i64, other: i64) -> i64:
    """
    Tell the chance of winning a game to `TARGET` from two totals between deals, in `PARTS`.
    """
    if own >= TARGET or other >= TARGET:
        if own == other:
            return PARTS // 2
        return PARTS if own > other else 0
    across = min(max(own - LEAST, 0), (SIDE - 1) * STEP - 1)
    down = min(max(other - LEAST, 0), (SIDE - 1) * STEP - 1)
    place = (across // STEP) * SIDE + down // STEP
    right = across % STEP
    low = down % STEP
    near = CHANCES[place] * (STEP - low) + CHANCES[place + 1] * low
    far = CHANCES[place + SIDE] * (STEP - low) + CHANCES[place + SIDE + 1] * low
    return (near * (STEP - right) + far * right) // (STEP * STEP)


@final
@mypyc_attr(acyclic=True)
class Aim:
    """
    What the outcomes of a deal of two teams are worth to one of them, by the game's score.
    """

    __slots__ = ("other", "own", "slope", "target", "zero")

    def __init__(self, deal: Deal, team: i64) -> None:
        self.target = deal.rules.target
        self.own = self._in_table(deal.scores[team])
        self.other = self._in_table(deal.scores[1 - team])
        self.zero = self._after(0)
        self.slope = max(self._after(NEAR) - self._after(-NEAR), LEAST_SLOPE)

    def of_points(self, own: i64, other: i64) -> i64:
        """
        Tell what the points of a deal that is over are worth, in points.
        """
        left = chance(self.own + self._in_table(own), self.other + self._in_table(other))
        return self._in_points(left) + (own - other) // ALWAYS

    def of_margin(self, margin: i64) -> i64:
        """
        Tell what a margin that is to be expected is worth, in points.
        """
        return self._in_points(self._after(self._in_table(margin))) + margin // ALWAYS

    def _after(self, margin: i64) -> i64:
        """
        Tell the chance of winning after a deal in which both teams made what is usual, with a margin about this one.
        """
        total: i64 = 0
        usual: i64
        more: i64
        for usual in USUAL:
            for more in SPREAD:
                half = (margin + more) // 2
                total += chance(self.own + usual + half, self.other + usual - half)
        return total // (len(SPREAD) * len(USUAL))

    def _in_table(self, points: i64) -> i64:
        return points if self.target == TARGET else points * TARGET // self.target

    def _in_points(self, chance: i64) -> i64:
        worth = (chance - self.zero) * 2 * NEAR // self.slope
        return worth if self.target == TARGET else worth * self.target // TARGET
