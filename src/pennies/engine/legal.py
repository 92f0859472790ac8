"""
The list of legal steps of the seat that is to act.

A fast twin of asking `check` about every step; a property test binds the two. In the common position (opened, not
obliged to go out, enough cards) a lay needs no look at the end of the turn.
"""

from mypy_extensions import i64

from pennies.engine import codes
from pennies.engine.ending import can_ask, lay_can_end
from pennies.engine.faults import (
    PAIR,
    discard_fault,
    is_blocked,
    is_frozen,
    must_take,
    pass_fault,
    take_can_end,
    take_fault,
)
from pennies.engine.going_out import KEPT, asking_is_possible, must_go_out
from pennies.engine.melds import is_meld
from pennies.engine.opening import opening_bound
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, RED_THREE, TWO, WILD
from pennies.engine.rules import BLACK3_GOING_OUT, TAKE_CLASSIC
from pennies.engine.state import PHASE_ANSWER, PHASE_DRAW, PHASE_LAY, Deal
from pennies.engine.steps import (
    ADD_JOKER,
    ADD_NATURAL,
    ADD_TWO,
    ASK,
    DRAW,
    NO,
    PASS,
    PATTERN_JOKERS,
    PATTERN_NATURALS,
    PATTERN_TWOS,
    START_222,
    START_N22,
    START_NNN,
    START_NNX,
    START_XXX,
    STEP_DISCARD,
    STEP_TAKE_ADD,
    STEP_TAKE_JOKER,
    STEP_TAKE_PAIR,
    STEP_TAKE_TWO,
    YES,
    action_of,
    lay_step,
)
from pennies.vecs import append, vec


def legal(deal: Deal) -> vec[i64]:
    """
    List the legal steps, ascending; empty only when the deal is over.
    """
    if deal.phase == PHASE_LAY:
        return _laying(deal)
    if deal.phase == PHASE_DRAW:
        return _drawing(deal)
    if deal.phase == PHASE_ANSWER:
        return vec[i64]([YES, NO])
    return vec[i64]()


def _drawing(deal: Deal) -> vec[i64]:
    steps = vec[i64]()
    stock_left = deal.stock_size() > 0
    if stock_left:
        steps = append(steps, DRAW)
    elif not must_take(deal):
        steps = append(steps, PASS)
    if len(deal.pile) == 0 or is_blocked(deal):
        return steps
    top = deal.pile[len(deal.pile) - 1]
    hand = deal.player().hand
    if not is_frozen(deal) and deal.own_team().size[top] > 0 and _may_take(deal, STEP_TAKE_ADD, top):
        steps = append(steps, STEP_TAKE_ADD)
    if hand[top] >= PAIR and _may_take(deal, STEP_TAKE_PAIR, top):
        steps = append(steps, STEP_TAKE_PAIR)
    if deal.rules.unfrozen_take == TAKE_CLASSIC and hand[top] >= 1:
        if hand[JOKER] > 0 and _may_take(deal, STEP_TAKE_JOKER, top):
            steps = append(steps, STEP_TAKE_JOKER)
        if hand[TWO] > 0 and _may_take(deal, STEP_TAKE_TWO, top):
            steps = append(steps, STEP_TAKE_TWO)
    return steps


def _may_take(deal: Deal, step: i64, top: i64) -> bool:
    counts = action_of(step, top).counts[0]
    return take_fault(deal, counts[top], counts[JOKER], counts[TWO], 0) == codes.LEGAL and take_can_end(deal, counts)


def _laying(deal: Deal) -> vec[i64]:
    steps = vec[i64]()
    if pass_fault(deal) == codes.LEGAL:
        steps = append(steps, PASS)
    if asking_is_possible(deal) and can_ask(deal):
        steps = append(steps, ASK)
    rank: i64
    hand = deal.player().hand
    for rank in range(RED_THREE):
        if hand[rank] > 0 and discard_fault(deal, rank) == codes.LEGAL:
            steps = append(steps, STEP_DISCARD + rank)
    team = deal.own_team()
    if team.is_below_minimum() and team.laid + opening_bound(deal) < team.minimum:
        return steps
    free = team.opened and not must_go_out(deal)
    steps = _wild_melds(deal, steps, free)
    slot: i64
    for slot in range(ACE, FOUR + 1):
        if team.size[slot] > 0:
            steps = _additions(deal, slot, steps, free)
        elif hand[slot] >= deal.rules.naturals_min:
            steps = _starts(deal, slot, steps, free)
    if hand[BLACK_THREE] > 0:
        steps = _black_threes(deal, steps)
    return steps


def _with(deal: Deal, steps: vec[i64], slot: i64, pattern: i64, free: bool) -> vec[i64]:
    """
    Append a lay whose cards are in order, unless the turn could not be finished after it.
    """
    naturals = PATTERN_NATURALS[pattern]
    jokers = PATTERN_JOKERS[pattern]
    twos = PATTERN_TWOS[pattern]
    if free and deal.player().hand_size - naturals - jokers - twos >= KEPT:
        return append(steps, lay_step(slot, pattern))
    if lay_can_end(deal, slot, naturals, jokers, twos):
        return append(steps, lay_step(slot, pattern))
    return steps


def _wild_melds(deal: Deal, steps: vec[i64], free: bool) -> vec[i64]:
    hand = deal.player().hand
    jokers = hand[JOKER]
    twos = hand[TWO]
    if jokers + twos == 0 or not deal.rules.wild_melds:
        return steps
    if deal.own_team().size[WILD] > 0:
        if jokers > 0:
            steps = _with(deal, steps, WILD, ADD_JOKER, free)
        if twos > 0:
            steps = _with(deal, steps, WILD, ADD_TWO, free)
        return steps
    pattern: i64
    for pattern in range(START_XXX, START_222 + 1):
        if jokers >= PATTERN_JOKERS[pattern] and twos >= PATTERN_TWOS[pattern]:
            steps = _with(deal, steps, WILD, pattern, free)
    return steps


def _additions(deal: Deal, slot: i64, steps: vec[i64], free: bool) -> vec[i64]:
    team = deal.own_team()
    hand = deal.player().hand
    if hand[slot] > 0:
        steps = _with(deal, steps, slot, ADD_NATURAL, free)
    if hand[JOKER] + hand[TWO] == 0 or not is_meld(deal.rules, slot, team.naturals[slot], team.wilds(slot) + 1):
        return steps
    if hand[JOKER] > 0:
        steps = _with(deal, steps, slot, ADD_JOKER, free)
    if hand[TWO] > 0:
        steps = _with(deal, steps, slot, ADD_TWO, free)
    return steps


def _starts(deal: Deal, slot: i64, steps: vec[i64], free: bool) -> vec[i64]:
    hand = deal.player().hand
    if hand[slot] >= PATTERN_NATURALS[START_NNN]:
        steps = _with(deal, steps, slot, START_NNN, free)
    if hand[JOKER] + hand[TWO] == 0:
        return steps
    pattern: i64
    for pattern in range(START_NNX, START_N22 + 1):
        if (
            hand[slot] >= PATTERN_NATURALS[pattern]
            and hand[JOKER] >= PATTERN_JOKERS[pattern]
            and hand[TWO] >= PATTERN_TWOS[pattern]
            and is_meld(deal.rules, slot, PATTERN_NATURALS[pattern], PATTERN_JOKERS[pattern] + PATTERN_TWOS[pattern])
        ):
            steps = _with(deal, steps, slot, pattern, free)
    return steps


def _black_threes(deal: Deal, steps: vec[i64]) -> vec[i64]:
    rules = deal.rules
    size = deal.own_team().size[BLACK_THREE]
    if rules.black3_meld != BLACK3_GOING_OUT:
        return steps
    if size == 0 and deal.player().hand[BLACK_THREE] >= rules.meld_min:
        return _with(deal, steps, BLACK_THREE, START_NNN, False)
    if 0 < size < rules.meld_max:
        return _with(deal, steps, BLACK_THREE, ADD_NATURAL, False)
    return steps
