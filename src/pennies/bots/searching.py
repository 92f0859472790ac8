"""
Bots that search: guessed worlds, played out by the policy.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from mypy_extensions import i64

from pennies.bots.core.search import Budget, search
from pennies.bots.reading import knowledge_of
from pennies.engine.chance import Generator
from pennies.engine.rules import Rules
from pennies.game.view import View
from pennies.vecs import vec

_SEED_BYTES = 4


@dataclass(frozen=True)
class Limit:
    """
    A cap in time on each choice, by a clock of the caller: bots have none.

    Attributes:
        clock: tells seconds, from any beginning.
        seconds: how long a choice may take.
    """

    clock: Callable[[], float]
    seconds: float


@dataclass(frozen=True)
class Depth:
    """
    How a level searches.

    Attributes:
        samples: guessed worlds for each decision.
        turns: after so many a playout is cut and judged by its outlook; 0 for never, None for once round the table.
        table: the weights of whole turns, if they are used.
        faith: for how many worlds they count.
        beliefs: the factors by which hands are guessed; without them by chance alone.
        aims_at_game: whether outcomes count by the chances of winning the game, or by points.
    """

    samples: int
    turns: int | None = None
    table: "vec[i64] | None" = None
    faith: int = 0
    beliefs: "vec[i64] | None" = None
    aims_at_game: bool = False


class SearchBot:
    """
    The levels `expert` and `master`. It keeps nothing between choices: its luck comes of its seed and the view.
    """

    def __init__(self, rules: Rules, weights: "vec[i64]", depth: Depth, seed: str, limit: Limit | None = None) -> None:
        self._rules = rules
        self._weights = weights
        self._depth = depth
        self._seed = seed
        self._limit = limit

    def choose(self, view: View) -> int:
        if len(view.steps) == 1:
            return next(iter(view.steps))
        knowledge = knowledge_of(self._rules, view)
        generator = Generator(number_of(f"{self._seed} {view}"))
        return int(search(knowledge, self._weights, self._budget(), generator))

    def _budget(self) -> Budget:
        depth = self._depth
        clock, deadline = None, 0.0
        if self._limit is not None:
            clock, deadline = self._limit.clock, self._limit.clock() + self._limit.seconds
        return Budget(
            depth.samples,
            turns=int(self._rules.players) if depth.turns is None else depth.turns,
            clock=clock,
            deadline=deadline,
            table=depth.table,
            faith=depth.faith,
            beliefs=depth.beliefs,
            aims_at_game=depth.aims_at_game,
        )


def number_of(text: str) -> int:
    """
    Make a generator's seed of a text.
    """
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_SEED_BYTES], "big")
