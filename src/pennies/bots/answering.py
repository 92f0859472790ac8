"""
Why a bot says yes or no to a partner who asks whether to go out, as a code.

It tells no more of the hand than that there is much in it.
"""

from typing import Final

from pennies.bots.core.leaving import ENDING_PARTS, ending_parts, may_end_the_game
from pennies.bots.core.weights import strong
from pennies.bots.reading import knowledge_of
from pennies.engine.rules import Rules
from pennies.game.view import View

REASONS: Final = (*ENDING_PARTS, "score", "going-out")
"""What ends with the deal: feet, hands and cards of the teams, perhaps the game; or only the bonus speaks for it."""


def answer_reason(rules: Rules, view: View, *, yes: bool) -> str:
    """
    Name what speaks most for an answer: one of `REASONS`.
    """
    deal = knowledge_of(rules, view).deal
    if may_end_the_game(deal):
        return "score"
    sign = 1 if yes else -1
    parts = ending_parts(deal, rules.team_of(view.seat), strong())
    weighed = {reason: sign * int(part) for reason, part in zip(ENDING_PARTS, parts, strict=True)}
    reason = max(weighed, key=lambda name: weighed[name])
    return reason if weighed[reason] > 0 else "going-out"
