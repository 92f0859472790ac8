"""
CHEATS: searching bots that see what a seat may not know. Yardsticks for the arena, out of reach of tables.

`make_bot` knows none of them, and a table could not ask them: they choose from the true deal, which it gives to nobody.
"""

from typing import Final

from mypy_extensions import i64

from pennies.bots.core.knowledge import Knowledge, public_counts
from pennies.bots.core.search import Budget, search
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.weights import strong
from pennies.bots.core.worlds import SEES_ALL, SEES_HANDS
from pennies.bots.reading import known_counts
from pennies.bots.searching import number_of
from pennies.engine.chance import Generator
from pennies.engine.rules import Rules
from pennies.engine.state import Deal
from pennies.game.view import View
from pennies.vecs import vec

INSIGHTS: Final = {"oracle-hands": SEES_HANDS, "oracle-all": SEES_ALL}
"""What each of them sees: all hands; feet and the stock besides."""


class OracleBot:
    """
    A search as the level `expert` makes it, in worlds that agree with more than the seat knows.
    """

    def __init__(self, level: str, rules: Rules, samples: int, seed: str) -> None:
        self._insight = INSIGHTS[level]
        self._rules = rules
        self._samples = samples
        self._seed = seed

    def choose_knowing(self, view: View, deal: Deal) -> int:
        """
        Choose one of `view.steps`, knowing the running deal; it stays as it is.
        """
        known = vec[i64](known_counts(view))
        knowledge = Knowledge(deal.clone(), known, public_counts(deal, known))
        samples = 1 if self._insight == SEES_ALL else self._samples
        turns = 0 if self._insight == SEES_ALL else self._rules.players
        budget = Budget(samples, doubt=0, turns=turns, insight=self._insight, table=TURN_WEIGHTS)
        return int(search(knowledge, strong(), budget, Generator(number_of(f"{self._seed} {view}"))))
