"""
Obvious blunders: what a partner would shake the head at. Search plays one only for a clear gain.
"""

from typing import Final

from mypy_extensions import i64

from pennies.bots.core.knowledge import Knowledge
from pennies.bots.core.leaving import pays_to_leave
from pennies.engine.faults import is_frozen
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, TWO
from pennies.engine.state import PHASE_LAY, Deal
from pennies.engine.steps import STEP_DISCARD, STEP_LAY
from pennies.vecs import vec

CLEAR_GAIN: Final[i64] = 150
"""So many points must a blunder gain to be played."""
BIG_PILE: Final[i64] = 8
"""A pile of so many cards is not given away lightly."""
PAIR: Final[i64] = 2


def is_blunder(knowledge: Knowledge, step: i64, w: vec[i64]) -> bool:
    """
    Tell whether a discard goes out at a loss, feeds a huge pile, throws a wild card or breaks the last pair.

    Each only where there is another card to discard.
    """
    deal = knowledge.deal
    if deal.phase != PHASE_LAY or not STEP_DISCARD <= step < STEP_LAY:
        return False
    seat = deal.player()
    rank = step - STEP_DISCARD
    if seat.hand_size == 1:
        return not seat.foot_due and not seat.foot_down and not pays_to_leave(deal, w)
    if rank == JOKER or rank == TWO:
        return is_frozen(deal) and _naturals(deal) > 0
    if len(deal.pile) >= BIG_PILE and _feeds(deal, rank):
        return True
    return is_frozen(deal) and seat.hand[rank] == PAIR and _pairs(deal) == 1


def _feeds(deal: Deal, rank: i64) -> bool:
    """
    Tell whether the next player, a rival, can surely take the pile with this card on top, and with another could not.
    """
    rules = deal.rules
    team = rules.team_of(rules.left_of(deal.turn))
    if team == rules.team_of(deal.turn) or is_frozen(deal) or deal.teams[team].size[rank] == 0:
        return False
    other: i64
    for other in range(ACE, BLACK_THREE + 1):
        if deal.player().hand[other] > 0 and deal.teams[team].size[other] == 0:
            return True
    return False


def _naturals(deal: Deal) -> i64:
    """
    Count the cards in hand that are not wild.
    """
    hand = deal.player().hand
    return deal.player().hand_size - hand[JOKER] - hand[TWO]


def _pairs(deal: Deal) -> i64:
    count: i64 = 0
    rank: i64
    for rank in range(ACE, FOUR + 1):
        if deal.player().hand[rank] >= PAIR:
            count += 1
    return count
