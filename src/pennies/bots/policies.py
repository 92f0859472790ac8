"""
Bots of rules of thumb: the policy of `core` after one vector of weights.
"""

from mypy_extensions import i64

from pennies.bots.core.policy import choose
from pennies.bots.reading import knowledge_of
from pennies.engine.rules import Rules
from pennies.game.view import View
from pennies.vecs import vec


class PolicyBot:
    """
    The levels `novice`, `club` and `strong`, and the styles. It keeps nothing between choices.
    """

    def __init__(self, rules: Rules, weights: "vec[i64]") -> None:
        self._rules = rules
        self._weights = weights

    def choose(self, view: View) -> int:
        return int(choose(knowledge_of(self._rules, view), self._weights))
