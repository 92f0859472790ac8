"""
Bots that search: guessed worlds, played out by the policy.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from pennies.bots.core.search import PATIENCE, Budget, search_turn
from pennies.bots.reading import knowledge_of
from pennies.engine.chance import Generator
from pennies.engine.rules import Rules
from pennies.engine.steps import STEP_DISCARD, STEP_LAY
from pennies.game.fingerprint import state_of
from pennies.game.view import View
from pennies.vecs import vec

CAP_S: Final = 2.0
"""So long may a turn of a bot take where people wait: compiled, hardly any would take longer."""

_SEED_BYTES = 4


@dataclass(frozen=True)
class Limit:
    """
    A cap in time on what a bot searches, by a clock of the caller: bots have none.

    Attributes:
        clock: tells seconds, from any beginning.
        seconds: how long a turn may take with all its choices, or an answer to a partner, or one explanation.
    """

    clock: Callable[[], float]
    seconds: float


@dataclass(frozen=True)
class Depth:
    """
    How a level searches.

    Attributes:
        samples: guessed worlds for each decision.
        patience: how sure it must be that a candidate is behind, to play it no further (`core.search.Budget`).
        turns: after so many a playout is cut and judged by its outlook; 0 for never, None for once round the table.
        table: the weights of whole turns, if they are used.
        faith: for how many worlds they count.
        beliefs: the factors by which hands are guessed; without them by chance alone.
        aims_at_game: whether outcomes count by the chances of winning the game, or by points.
    """

    samples: int
    patience: int = int(PATIENCE)
    turns: int | None = None
    table: "vec[i64] | None" = None
    faith: int = 0
    beliefs: "vec[i64] | None" = None
    aims_at_game: bool = False

    def budget(self, rules: Rules, limit: Limit | None = None) -> Budget:
        """
        Say what one choice may cost that begins now.
        """
        clock, deadline = None, 0.0
        if limit is not None:
            clock, deadline = limit.clock, limit.clock() + limit.seconds
        return Budget(
            self.samples,
            patience=self.patience,
            turns=int(rules.players) if self.turns is None else self.turns,
            clock=clock,
            deadline=deadline,
            table=self.table,
            faith=self.faith,
            beliefs=self.beliefs,
            aims_at_game=self.aims_at_game,
        )


class SearchBot:
    """
    The levels `expert` and `master`. Its luck comes of its seed and the view.

    Of its choices it keeps how the turn that it has begun was to go on, and what is left of its time. It thinks again
    as soon as the position is another than was to be expected, as where a foot is picked up; when its time is over it
    plays by its policy.
    """

    def __init__(self, rules: Rules, weights: "vec[i64]", depth: Depth, seed: str, limit: Limit | None = None) -> None:
        self._rules = rules
        self._weights = weights
        self._depth = depth
        self._seed = seed
        self._limit = limit
        self._left_s = 0.0
        self._is_turn_over = True
        self._intended: list[int] = []
        self._expected: tuple[int, ...] = ()

    def choose(self, view: View) -> int:
        if self._limit is None:
            return self._choose(view, None)
        start_s = self._limit.clock()
        if view.phase != "lay" or self._is_turn_over:  # a turn begins, though another may have drawn; or a partner asks
            self._left_s = self._limit.seconds
        step = self._choose(view, Limit(self._limit.clock, self._left_s))
        self._left_s -= self._limit.clock() - start_s
        self._is_turn_over = STEP_DISCARD <= step < STEP_LAY
        return step

    def _choose(self, view: View, limit: Limit | None) -> int:
        if len(view.steps) == 1:
            return next(iter(view.steps))
        knowledge = knowledge_of(self._rules, view)
        if not (self._intended and self._intended[0] in view.steps and state_of(knowledge.deal) == self._expected):
            generator = Generator(number_of(f"{self._seed} {view}"))
            budget = self._depth.budget(self._rules, limit)
            self._intended = [int(step) for step in search_turn(knowledge, self._weights, budget, generator)]
        step = self._intended.pop(0)
        if self._intended:
            knowledge.play(step)
            self._expected = state_of(knowledge.deal)
        return step


def number_of(text: str) -> int:
    """
    Make a generator's seed of a text.
    """
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_SEED_BYTES], "big")
