"""
How a foot is earned. Picking it up is an action (`actions.pick_up_foot`); when, `play` decides.
"""

from pennies.engine.rules import FOOT_AT_ONCE, FOOT_BY_CANASTA, FOOT_BY_EMPTY_HAND
from pennies.engine.state import Deal


def earns_foot(deal: Deal, closed: bool) -> bool:
    """
    Tell whether a lay that closed a meld (or did not) makes the player's foot due.

    Rule: FOOT-1, FOOT-5.
    """
    return closed and deal.rules.foot_trigger == FOOT_BY_CANASTA and deal.player().foot_down


def emptying_brings_foot(deal: Deal) -> bool:
    """
    See: FOOT-1.
    """
    return deal.rules.foot_trigger == FOOT_BY_EMPTY_HAND and deal.player().foot_down


def is_picked_up_now(deal: Deal) -> bool:
    """
    Tell whether, in the middle of the turn, the player's foot comes to the hand by itself.

    Rule: FOOT-2, FOOT-3 (with locked sevens in hand it comes by a pass).
    """
    seat = deal.player()
    if seat.foot_due and deal.own_team().opened:
        return seat.hand_size == 0 or deal.rules.foot_when == FOOT_AT_ONCE
    return seat.hand_size == 0 and emptying_brings_foot(deal)
