"""
How long turns took: a histogram of processor times, small enough to be sent between processes and added up.
"""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

STEP: Final = 1.05
"""How much longer the times of a class are than those of the class before: quantiles are true to 2.5 %."""
SHORTEST_S: Final = 1e-7


@dataclass
class Times:
    """
    Many times, in classes of nearly equal ones.

    Attributes:
        classes: how many times fell into each.
        total_s: their sum, in seconds, exactly.
    """

    classes: Counter[int] = field(default_factory=Counter)
    total_s: float = 0.0

    @property
    def count(self) -> int:
        return self.classes.total()

    def add(self, time_s: float) -> None:
        self.classes[_class_of(time_s)] += 1
        self.total_s += time_s

    def merge(self, other: "Times") -> None:
        self.classes += other.classes
        self.total_s += other.total_s

    def quantile(self, share: float) -> float:
        """
        Give the time in seconds that this share of all times does not exceed; 0 if there are none.
        """
        left = share * self.count
        for number, count in sorted(self.classes.items()):
            left -= count
            if left <= 0:
                return float(STEP ** (number + 0.5))
        return 0.0

    def share_within(self, time_s: float) -> float:
        """
        Tell what share of all times were at most so many seconds, to the precision of the classes; 1 if there are none.
        """
        last = _class_of(time_s)
        within = sum(count for number, count in self.classes.items() if number <= last)
        return within / self.count if self.count else 1.0


def _class_of(time_s: float) -> int:
    return math.floor(math.log(max(time_s, SHORTEST_S)) / math.log(STEP))
