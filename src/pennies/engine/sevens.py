"""
The lock on sevens, and the other rules that single them out.
"""

from mypy_extensions import i64

from pennies.engine.rules import LOCK_BOTH, LOCK_NEVER, LOCK_NONE, LOCK_OWN, SEVENS_WHENEVER, Rules
from pennies.engine.state import Deal


def sevens_locked(deal: Deal, own_more: i64) -> bool:
    """
    Tell whether sevens may not be discarded, if the own team had so many more sevens canastas.

    Rule: SEVEN-1.
    """
    lock = deal.rules.seven_lock
    if lock == LOCK_NONE or lock == LOCK_NEVER:
        return lock == LOCK_NEVER
    if deal.own_team().sevens + own_more == 0:
        return True
    return lock == LOCK_BOTH and not others_have_sevens(deal)


def others_have_sevens(deal: Deal) -> bool:
    own = deal.rules.team_of(deal.turn)
    index: i64
    for index in range(deal.rules.teams):
        if index != own and deal.teams[index].sevens == 0:
            return False
    return True


def can_be_unlocked(deal: Deal) -> bool:
    """
    Tell whether a sevens canasta of the own team would unlock the sevens, if they are locked.
    """
    return not sevens_locked(deal, canastas_to_unlock(deal.rules))


def canastas_to_unlock(rules: Rules) -> i64:
    """
    Count the sevens canastas of the own team without which its sevens stay locked.
    """
    if rules.seven_lock == LOCK_BOTH or rules.seven_lock == LOCK_OWN:
        return 1
    return 0


def seven_may_be_last(rules: Rules) -> bool:
    """
    Tell whether the last card, discarded in going out, may be a seven that is not locked.

    Rule: SEVEN-2.
    """
    return rules.seven_last


def is_left_with_sevens(deal: Deal) -> bool:
    """
    Tell whether the deal ends because the player's hand, after the discard, is nothing but sevens.

    See: SEVEN-3 (`only_sevens`).
    """
    return (
        deal.rules.only_sevens == SEVENS_WHENEVER and deal.player().holds_only_sevens() and deal.own_team().sevens == 0
    )
