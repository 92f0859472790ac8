"""
What may be concluded from samples: means, shares and Elo with their 95 % intervals, and the sequential test.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

NORMAL_95: Final = 1.96
"""Half the width of an interval that holds 95 % of a normal distribution, in standard deviations."""
ELO_SCALE: Final = 400
LEAST_VALUES: Final = 32
"""Before so many values the sequential test decides nothing: their spread is not known yet."""
ERROR: Final = 0.05
"""How often the sequential test may err, either way."""
_TINY: Final = 1e-9


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


@dataclass(frozen=True)
class Interval:
    """
    A value with the ends of its 95 % interval, which need not lie equally far away.
    """

    value: float
    low: float
    high: float


def wilson(won: float, count: int) -> Interval:
    """
    Estimate the share behind `won` of `count` (a draw is half a win), by Wilson's interval.

    It takes the outcomes as independent. The two games of a duplicate pair have the same cards, which evens them out,
    so that the interval is a little too wide rather than too narrow.

    >>> found = wilson(8, 10)
    >>> f"{found.value:.3f} {found.low:.3f} {found.high:.3f}"
    '0.800 0.490 0.943'

    Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
    """
    share, square = won / count, NORMAL_95**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return Interval(share, max(middle - half, 0.0), min(middle + half, 1.0))


def elo(share: float) -> float:
    """
    Tell by how many Elo points somebody is stronger who wins this share of games of two; infinite for none or all.

    >>> round(elo(0.75)), elo(1.0)
    (191, inf)
    """
    if share <= 0 or share >= 1:
        return math.copysign(math.inf, share - 0.5)
    return ELO_SCALE * math.log10(share / (1 - share))


def elo_interval(shares: Interval) -> Interval:
    return Interval(elo(shares.value), elo(shares.low), elo(shares.high))


class Sequential:
    """
    A generalised sequential probability ratio test (GSPRT) of a mean: is it rather `high` than `low`?

    With n values of mean m and variance v, the logarithm of the ratio of the two likelihoods is, to a very good
    approximation whatever the values' distribution,

        n · (high − low) · (2m − low − high) / 2v

    At ln((1 − e) / e) above or below zero, 2.94 for e = 5 %, the test stops. If the mean is `low` or less, it says
    `high` at most about that often, and the other way round; between the two it may say either. A mean seen when it
    stops lies further out than the true one, on average: to measure, play a fixed number.

    Source: A. Wald, Sequential Analysis, 1947; M. Van den Bergh, A Practical Introduction to the GSPRT, formula 2.1.
    """

    def __init__(self, low: float, high: float, error: float = ERROR) -> None:
        self.low = low
        self.high = high
        self.bound = math.log((1 - error) / error)
        self.count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        away = value - self._mean
        self._mean += away / self.count
        self._squares += away * (value - self._mean)

    @property
    def ratio(self) -> float:
        """
        The logarithm of the ratio, for `high` against `low`.
        """
        if not self.count:
            return 0.0
        variance = self._squares / self.count + _TINY
        return self.count * (self.high - self.low) * (2 * self._mean - self.low - self.high) / (2 * variance)

    @property
    def verdict(self) -> str:
        """
        `low`, `high`, or empty as long as more values are needed.
        """
        if self.count < LEAST_VALUES or abs(self.ratio) < self.bound:
            return ""
        return "high" if self.ratio > 0 else "low"
