"""
A match from its first pair to its verdict: on all cores, in the pairs' order, stopped early where that was asked for.
"""

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pennies.arena.duplicate import Match, Pair, SideTally, play_pair
from pennies.arena.statistics import Estimate, Interval, Sequential, estimate, wilson
from pennies.arena.workers import in_order

ALL_PLAYED: Final = "pairs"
DECIDED: Final = "sprt"
INTERRUPTED: Final = "interrupted"
STOPS: Final = (ALL_PLAYED, DECIDED, INTERRUPTED)


@dataclass
class Outcome:
    """
    What came of a match so far.

    Attributes:
        differences: of each pair, in order (`Pair.difference`).
        stopped: why it ended, one of `STOPS`; empty while it is played.
        verdict: of the sequential test, `low` or `high`; empty if there is none.
    """

    match: Match
    differences: list[float] = field(default_factory=list)
    won: float = 0.0
    played: int = 0
    unfinished: int = 0
    deals: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    sides: tuple[SideTally, SideTally] = field(default_factory=lambda: (SideTally(), SideTally()))
    stopped: str = ""
    verdict: str = ""

    @property
    def pairs(self) -> int:
        return len(self.differences)

    @property
    def points(self) -> Estimate:
        """
        By how many points a deal the first side is better; there is at least one pair.
        """
        return estimate(self.differences)

    @property
    def share(self) -> Interval:
        """
        What share of the games (or deals) the first side won; there is at least one pair.
        """
        return wilson(self.won, self.played)

    def add(self, pair: Pair) -> None:
        self.differences.append(pair.difference)
        self.won += pair.won
        self.played += pair.played
        self.unfinished += pair.unfinished
        self.deals += pair.deals
        self.endings += pair.endings
        for mine, theirs in zip(self.sides, pair.sides, strict=True):
            mine.merge(theirs)


def play_match(
    match: Match,
    pairs: int,
    *,
    test: Sequential | None = None,
    workers: int = 1,
    on_pair: Callable[[Outcome], None] | None = None,
) -> Outcome:
    """
    Play a match; Ctrl-C ends it with what there is.

    Args:
        pairs: how many to play at most.
        test: a fresh test; the match ends at the pair that decides it.
        workers: how many processes play; 1: this one does. The outcome is the same but for the times.
        on_pair: called after each pair.
    """
    outcome = Outcome(match)
    try:
        with closing(in_order(partial(play_pair, match), range(pairs), workers)) as played:
            for pair in played:
                outcome.add(pair)
                if on_pair is not None:
                    on_pair(outcome)
                if test is not None and _decides(test, outcome):
                    outcome.stopped = DECIDED
                    return outcome
        outcome.stopped = ALL_PLAYED
    except KeyboardInterrupt:
        outcome.stopped = INTERRUPTED
    return outcome


def _decides(test: Sequential, outcome: Outcome) -> bool:
    test.add(outcome.differences[-1])
    outcome.verdict = test.verdict
    return bool(outcome.verdict)
