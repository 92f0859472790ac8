"""
How figures are measured: tasks take turns over several rounds, and the median of the rounds counts.

So whatever else slows the machine meets all tasks alike. A rate is work per second of the clock, which is the caller's
(`time.process_time`, so that only our own work counts). What is measured here, `pennies.arena.bench` says.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final, TypeVar

ROUNDS: Final = 11
SHARE_S: Final = 0.15
"""What a rate is measured for in one round, at least, in seconds of the clock: many short rounds see the same load."""

Clock = Callable[[], float]
Task = Callable[[Clock, float], Mapping[str, float]]
"""Measures for so many seconds of the clock; gives figures by name."""
Portion = Callable[[], Mapping[str, int]]
"""Does a portion of work and tells how much of what it did."""
Told = Callable[[int, int], None]
"""Hears how many tasks are done, of how many."""

T = TypeVar("T")


@dataclass(frozen=True)
class Figure:
    """
    What was measured of one thing, round by round.
    """

    rounds: Sequence[float]

    @property
    def median(self) -> float:
        return median(self.rounds)

    @property
    def low(self) -> float:
        return min(self.rounds)

    @property
    def high(self) -> float:
        return max(self.rounds)

    def over(self, other: "Figure") -> "Figure":
        """
        Divide by another figure of the same run, round by round: what slowed a round slowed both.

        >>> Figure([6, 2]).over(Figure([3, 1])).rounds
        [2.0, 2.0]
        """
        return Figure([ours / theirs for ours, theirs in zip(self.rounds, other.rounds, strict=True)])


def measure(
    tasks: Sequence[Task], clock: Clock, *, rounds: int = ROUNDS, share_s: float = SHARE_S, told: Told | None = None
) -> dict[str, Figure]:
    """
    Let the tasks take turns.

    Args:
        clock: gives seconds.
        rounds: how often every task is measured.
        share_s: how long in a round, at least.
        told: called after each task.
    """
    figures: dict[str, list[float]] = {}
    for number in range(rounds * len(tasks)):
        for name, figure in tasks[number % len(tasks)](clock, share_s).items():
            figures.setdefault(name, []).append(figure)
        if told is not None:
            told(number + 1, rounds * len(tasks))
    return {name: Figure(rounds) for name, rounds in figures.items()}


def rates(portion: Portion) -> Task:
    """
    Measure how much of each a second is done.
    """
    return prepared_rates(lambda: None, lambda _: portion())


def prepared_rates(prepare: Callable[[], T], portion: Callable[[T], Mapping[str, int]]) -> Task:
    """
    Measure how much of each a second is done, without the time that it takes to prepare a portion.
    """

    def task(clock: Clock, share_s: float) -> Mapping[str, float]:
        done: dict[str, int] = {}
        used = 0.0
        while used < share_s or not used:
            prepared = prepare()
            start = clock()
            counts = portion(prepared)
            used += clock() - start
            for name, count in counts.items():
                done[name] = done.get(name, 0) + count
        return {name: count / used for name, count in done.items()}

    return task
