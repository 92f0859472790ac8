"""
Whether to take the pile, and in which way, rather than to draw.
"""

from typing import Final

from mypy_extensions import i64

from pennies.bots.core.knowledge import Knowledge, turns_left
from pennies.bots.core.weights import (
    W_DRAWN_CARD,
    W_PILE_CARD,
    W_PILE_FITS,
    W_PILE_LATE,
    W_PILE_PAIR,
    W_PILE_SEVEN,
    W_PILE_TRIO,
    W_PILE_WILD,
    W_TAKE,
    W_TAKE_OPENING,
    W_TAKE_PAIR,
)
from pennies.bots.core.worth import wild_worth
from pennies.engine.ranks import BLACK_THREE, JOKER, RANKS, RED_THREE, SEVEN, TWO
from pennies.engine.state import Deal
from pennies.engine.steps import STEP_TAKE_ADD, STEP_TAKE_PAIR
from pennies.vecs import vec

PAIR: Final[i64] = 2


def draw_or_take(knowledge: Knowledge, steps: vec[i64], w: vec[i64]) -> i64:
    """
    Choose among the legal steps of the phase `draw`, of which there are two or more.
    """
    deal = knowledge.deal
    best = steps[0]
    most: i64 = 0
    if best >= STEP_TAKE_ADD:
        most = -1_000_000
    elif deal.stock_size() > 0:
        most = w[W_DRAWN_CARD] * min(deal.rules.draw, deal.stock_size())
    gain = pile_gain(deal, w)
    step: i64
    for step in steps:
        if step >= STEP_TAKE_ADD:
            worth = gain + _way(deal, step, w)
            if worth > most:
                best = step
                most = worth
    return best


def _way(deal: Deal, step: i64, w: vec[i64]) -> i64:
    """
    Value a way to take, the pile below the top card apart.
    """
    worth = w[W_TAKE]
    if not deal.own_team().opened:
        worth += w[W_TAKE_OPENING]
    if step == STEP_TAKE_PAIR:
        return worth + w[W_TAKE_PAIR]
    if step > STEP_TAKE_PAIR:
        return worth - wild_worth(deal, w)
    return worth


def pile_gain(deal: Deal, w: vec[i64]) -> i64:
    """
    Value what the pile below its top card brings to the hand.
    """
    counts = vec[i64]([0] * RANKS)
    place: i64
    for place in range(len(deal.pile) - 1):
        counts[deal.pile[place]] += 1
    team = deal.own_team()
    hand = deal.player().hand
    is_late = turns_left(deal) == 0
    gain: i64 = 0
    rank: i64
    for rank in range(RANKS):
        there = counts[rank]
        if there == 0:
            continue
        each = w[W_PILE_CARD]
        if rank == JOKER or rank == TWO:
            each += w[W_PILE_WILD]
        elif rank == RED_THREE:
            each = deal.rules.red3_value if team.sevens > 0 else -deal.rules.red3_value // 2
        elif rank != BLACK_THREE:
            if team.size[rank] > 0:
                each += w[W_PILE_FITS]
            elif hand[rank] + there > PAIR:
                each += w[W_PILE_TRIO]
            elif is_late:
                each += w[W_PILE_LATE]
            elif hand[rank] + there == PAIR:
                each += w[W_PILE_PAIR]
            if rank == SEVEN:
                each += w[W_PILE_SEVEN]
        gain += each * there
    return gain
