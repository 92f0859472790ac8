"""
What canastas, feet and wild cards are worth to the team whose turn it is.
"""

from mypy_extensions import i64

from pennies.bots.core.knowledge import turns_left
from pennies.bots.core.weights import (
    W_CANASTA,
    W_FOOT,
    W_FOOT_LAST,
    W_FOOT_TURN,
    W_LACKED_KIND,
    W_WILD,
    W_WILD_GATHERED,
    W_WILD_SPARE,
)
from pennies.engine.foot import earns_foot, emptying_brings_foot
from pennies.engine.ranks import JOKER, TWO, WILD
from pennies.engine.rules import RED3_NEED_SEVENS
from pennies.engine.state import MIXED_KIND, NATURAL_KIND, SEVENS_KIND, WILD_KIND, Deal, canasta_kind
from pennies.vecs import vec


def canasta_worth(deal: Deal, slot: i64, wilds: i64, w: vec[i64]) -> i64:
    """
    Value a canasta with so many wild cards in it.
    """
    rules = deal.rules
    team = deal.own_team()
    kind = canasta_kind(slot, wilds)
    worth: i64 = 0
    lacks = False
    if kind == SEVENS_KIND:
        worth = rules.bonus_sevens
        lacks = team.sevens < rules.needs_sevens
        if team.sevens == 0 and rules.red3_needs == RED3_NEED_SEVENS:
            worth += 2 * rules.red3_value * team.red_threes
    elif kind == WILD_KIND:
        worth = rules.bonus_wild
        lacks = team.wild < rules.needs_wild
    elif kind == NATURAL_KIND:
        worth = rules.bonus_natural
        lacks = team.natural < rules.needs_natural
    elif kind == MIXED_KIND:
        worth = rules.bonus_mixed
        lacks = team.mixed < rules.needs_mixed
    worth = worth * w[W_CANASTA] // 100
    return worth + w[W_LACKED_KIND] if lacks else worth


def foot_worth(deal: Deal, w: vec[i64]) -> i64:
    """
    Value that a canasta brings the player the foot; nothing if it does not.
    """
    if deal.player().foot_due or not earns_foot(deal, closed=True):
        return 0
    left = turns_left(deal)
    return w[W_FOOT] + w[W_FOOT_TURN] * left if left > 0 else w[W_FOOT_LAST]


def wild_worth(deal: Deal, w: vec[i64]) -> i64:
    """
    Value a wild card of the player's hand that is kept.
    """
    left = turns_left(deal)
    if left == 0:
        return 0
    team = deal.own_team()
    if not deal.rules.wild_melds or team.wild > 0:
        return w[W_WILD_SPARE]
    hand = deal.player().hand
    return w[W_WILD] + w[W_WILD_GATHERED] * (hand[JOKER] + hand[TWO] + team.size[WILD])


def is_waited_for(deal: Deal) -> bool:
    """
    Tell whether a canasta would bring a partner the foot, and not the player.
    """
    rules = deal.rules
    if deal.player().foot_down and not deal.player().foot_due:
        return False
    seat: i64
    for seat in range(rules.players):
        if seat != deal.turn and rules.team_of(seat) == rules.team_of(deal.turn) and deal.seats[seat].foot_down:
            return not emptying_brings_foot(deal)
    return False
