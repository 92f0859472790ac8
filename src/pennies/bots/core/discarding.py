"""
Which card to discard: the one whose loss, and what the next player could make of it, cost least.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pennies.bots.core import weights
from pennies.bots.core.knowledge import Knowledge, turns_left
from pennies.bots.core.worth import wild_worth
from pennies.engine.faults import is_frozen
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, SEVEN, TWO
from pennies.engine.rules import CLOSED_NEVER, TAKE_PAIR
from pennies.engine.state import Deal
from pennies.engine.steps import STEP_DISCARD, STEP_LAY

PAIR: Final[i64] = 2
CERTAIN: Final[i64] = 1000
SOME_CHANCE: Final[i64] = 150
"""How often the next player holds a pair, per mille, to those who do not count cards."""


def best_discard(knowledge: Knowledge, steps: vec[i64], w: vec[i64]) -> i64:
    """
    Choose among the legal discards; -1 if there is none.
    """
    best: i64 = -1
    least: i64 = 0
    step: i64
    for step in steps:
        if STEP_DISCARD <= step < STEP_LAY:
            cost = discard_cost(knowledge, step - STEP_DISCARD, w)
            if best < 0 or cost < least:
                best = step
                least = cost
    return best


def discard_cost(knowledge: Knowledge, rank: i64, w: vec[i64]) -> i64:
    """
    Estimate what discarding a card costs.
    """
    return _kept(knowledge.deal, rank, w) + _fed(knowledge, rank, w)


def _kept(deal: Deal, rank: i64, w: vec[i64]) -> i64:
    """
    Value a card of the hand that is kept.
    """
    value = deal.rules.values[rank]
    if rank == JOKER or rank == TWO:
        return wild_worth(deal, w) + value
    if rank == BLACK_THREE:
        return w[weights.KEEP_BLACK] + w[weights.BLACK_PILE] * len(deal.pile) if turns_left(deal) > 0 else -value
    team = deal.own_team()
    held = deal.player().hand[rank]
    if turns_left(deal) == 0:
        kept = value * w[weights.KEEP_VALUE_LATE] // 100
    elif team.opened:
        kept = value * w[weights.KEEP_VALUE] // 100
    else:
        kept = value * w[weights.KEEP_VALUE_UNOPENED] // 100
    if held == PAIR:
        kept += w[weights.KEEP_PAIR]
    elif held > PAIR:
        kept += w[weights.KEEP_TRIO]
    if team.size[rank] > 0:
        kept += w[weights.KEEP_FITTING]
    if rank == SEVEN and team.sevens == 0:
        kept += w[weights.KEEP_SEVEN]
    return kept


def _fed(knowledge: Knowledge, rank: i64, w: vec[i64]) -> i64:
    """
    Estimate what the next player takes with this card on top.
    """
    deal = knowledge.deal
    rules = deal.rules
    seat = rules.left_of(deal.turn)
    team = rules.team_of(seat)
    if team == rules.team_of(deal.turn):
        return 0
    pile = len(deal.pile)
    if rank == JOKER or rank == TWO:
        more = _open_melds(deal, team) - _open_melds(deal, rules.team_of(deal.turn))
        return 0 if is_frozen(deal) else -w[weights.FREEZE] * pile * more
    if rank < ACE or rank > FOUR:
        return 0
    return _taken(knowledge, seat, rank, w) * (w[weights.FED_CARD] * (pile + 1) + w[weights.FED]) // CERTAIN


def _open_melds(deal: Deal, team: i64) -> i64:
    count: i64 = 0
    slot: i64
    for slot in range(ACE, FOUR + 1):
        if deal.teams[team].size[slot] > 0:
            count += 1
    return count


def _taken(knowledge: Knowledge, seat: i64, rank: i64, w: vec[i64]) -> i64:
    """
    Estimate how likely a player can take the pile with this rank on top, per mille.
    """
    deal = knowledge.deal
    rules = deal.rules
    team = deal.teams[rules.team_of(seat)]
    size = team.size[rank]
    if size > 0 and not is_frozen(deal) and rules.unfrozen_take != TAKE_PAIR:
        return CERTAIN
    if size + PAIR + 1 > rules.meld_max:
        return 0
    if rules.closed_rank == CLOSED_NEVER and size == 0 and team.closed[rank] > 0:
        return 0
    chance = SOME_CHANCE
    if w[weights.MEMORY] > 0:
        chance = knowledge.chance(deal.turn, seat, rank, PAIR)
        if chance < CERTAIN and _was_let_pass(deal, rank):
            chance -= chance * w[weights.FED_PASSED] // 100
    if not team.opened:
        chance = chance * w[weights.FED_UNOPENED] // 100
    return chance


def _was_let_pass(deal: Deal, rank: i64) -> bool:
    """
    Tell whether the next player discarded this rank, or let it pass, since the pile was last taken.

    Every turn puts one card on the pile, so that the latest come from the player, from the one before and so on.
    """
    players = deal.rules.players
    place: i64
    pile = deal.pile
    last = len(pile)
    for place in range(last - 1, -1, -1):
        if pile[place] == rank:
            back = (last - place) % players
            if back == 0 or back == players - 1:
                return True
    return False
