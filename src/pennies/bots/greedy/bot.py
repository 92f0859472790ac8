"""
The bot that plays as a sensible beginner: it takes what gains, lays what gains, and discards what costs least.

It looks one step ahead. It need not fear to get stuck: after any legal step the turn can be finished (TURN-2).
"""

from pennies.bots.greedy.discarding import discard_cost
from pennies.bots.greedy.laying import NEVER, lay_gain
from pennies.bots.greedy.leaving import answers_yes, pays_to_leave
from pennies.bots.greedy.sight import Sight
from pennies.bots.greedy.taking import draw_or_take
from pennies.engine.rules import Rules
from pennies.engine.steps import ASK, NO, PASS, STEP_LAY, YES
from pennies.game.view import View


class GreedyBot:
    """
    The level `greedy`. It keeps nothing between choices.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View) -> int:
        if len(view.steps) == 1:
            return next(iter(view.steps))
        sight = Sight(self._rules, view)
        if view.phase == "answer":
            return int(YES if answers_yes(sight) else NO)
        return draw_or_take(sight) if view.phase == "draw" else _lay_or_discard(sight)


def _lay_or_discard(sight: Sight) -> int:
    """
    Choose a step of the phase `lay`.
    """
    steps = sorted(sight.view.steps)
    if ASK in steps and pays_to_leave(sight):
        return int(ASK)
    gains = {step: lay_gain(sight, step) for step in steps if step >= STEP_LAY}
    lay = max(gains, key=lambda step: (gains[step], -step), default=None)
    discards = [step for step in steps if step not in gains and step not in (ASK, PASS)]
    least = 0 if sight.own.opened else NEVER
    if lay is not None and gains[lay] > least:
        return lay
    if PASS in steps:
        return int(PASS)
    if discards:
        return min(discards, key=lambda step: (discard_cost(sight, step), step))
    return lay if lay is not None else int(ASK)
