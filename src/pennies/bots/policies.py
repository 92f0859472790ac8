"""
Bots of rules of thumb: the policy of `core` after one vector of weights, and with a table for whole turns.
"""

from mypy_extensions import i64

from pennies.bots.core.turns import choose_turn
from pennies.bots.reading import knowledge_of
from pennies.engine.rules import Rules
from pennies.game.view import View
from pennies.vecs import vec


class PolicyBot:
    """
    The levels `novice`, `club` and `strong`, and the styles. It keeps nothing between choices.
    """

    def __init__(self, rules: Rules, weights: "vec[i64]", table: "vec[i64] | None" = None) -> None:
        self._rules = rules
        self._weights = weights
        self._table = vec[i64]() if table is None else table

    def choose(self, view: View) -> int:
        return int(choose_turn(knowledge_of(self._rules, view), self._weights, self._table)[0])
