"""
The list of legal steps of the seat that is to act.

A fast twin of asking `check` about every step; a property test binds the two. Steps are written to a list that the
caller may use again and again, so that playing on allocates nothing; every `_add…` returns how many are in it then.
"""

from librt.vecs import vec
from mypy_extensions import i64

from pennies.engine import codes
from pennies.engine.ending import can_ask, free_to_lay, lay_can_end
from pennies.engine.faults import (
    PAIR,
    any_discard_fault,
    discard_fault,
    is_blocked,
    is_frozen,
    is_last_card,
    must_take,
    pass_fault,
    take_can_end,
    take_fault,
)
from pennies.engine.going_out import asking_is_possible
from pennies.engine.melds import is_meld
from pennies.engine.opening import opening_bound
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, RED_THREE, SEVEN, TWO, WILD
from pennies.engine.rules import BLACK3_GOING_OUT, TAKE_CLASSIC
from pennies.engine.state import PHASE_ANSWER, PHASE_DRAW, PHASE_LAY, Deal
from pennies.engine.steps import (
    ADD_JOKER,
    ADD_NATURAL,
    ADD_TWO,
    ASK,
    DRAW,
    MOST_STEPS,
    NO,
    PASS,
    PATTERN_JOKERS,
    PATTERN_NATURALS,
    PATTERN_TWOS,
    START_222,
    START_N22,
    START_NN2,
    START_NNN,
    START_NNX,
    START_NXX,
    START_XXX,
    STEP_DISCARD,
    STEP_TAKE_ADD,
    STEP_TAKE_JOKER,
    STEP_TAKE_PAIR,
    STEP_TAKE_TWO,
    TAKE_JOKERS,
    TAKE_NATURALS,
    TAKE_TWOS,
    YES,
    lay_size,
    lay_step,
)


def legal(deal: Deal) -> vec[i64]:
    """
    List the legal steps, ascending; empty only when the deal is over.
    """
    steps = vec[i64]([0] * MOST_STEPS)
    return steps[: list_steps(deal, steps)]


def list_steps(deal: Deal, steps: vec[i64]) -> i64:
    """
    Write the legal steps to the front of a list of at least `MOST_STEPS` places, ascending.

    Returns:
        How many there are: 0 only when the deal is over.
    """
    if deal.phase == PHASE_LAY:
        return _laying(deal, steps)
    if deal.phase == PHASE_DRAW:
        return _drawing(deal, steps)
    if deal.phase == PHASE_ANSWER:
        steps[0] = YES
        steps[1] = NO
        return 2
    return 0


def _drawing(deal: Deal, steps: vec[i64]) -> i64:
    count: i64 = 0
    if deal.stock_size() > 0:
        steps[0] = DRAW
        count = 1
    elif not must_take(deal):
        steps[0] = PASS
        count = 1
    pile = deal.pile
    if len(pile) == 0 or is_blocked(deal):
        return count
    top = pile[len(pile) - 1]
    hand = deal.player().hand
    if deal.own_team().size[top] > 0 and not is_frozen(deal):
        count = _add_take(deal, steps, count, STEP_TAKE_ADD)
    if hand[top] >= PAIR:
        count = _add_take(deal, steps, count, STEP_TAKE_PAIR)
    if deal.rules.unfrozen_take == TAKE_CLASSIC and hand[top] >= 1:
        if hand[JOKER] > 0:
            count = _add_take(deal, steps, count, STEP_TAKE_JOKER)
        if hand[TWO] > 0:
            count = _add_take(deal, steps, count, STEP_TAKE_TWO)
    return count


def _add_take(deal: Deal, steps: vec[i64], count: i64, step: i64) -> i64:
    """
    Add a way to take to the list unless it is refused; returns how many steps there are then.
    """
    naturals = TAKE_NATURALS[step - STEP_TAKE_ADD]
    jokers = TAKE_JOKERS[step - STEP_TAKE_ADD]
    twos = TAKE_TWOS[step - STEP_TAKE_ADD]
    if take_fault(deal, naturals, jokers, twos, 0) != codes.LEGAL or not take_can_end(deal, naturals, jokers, twos):
        return count
    steps[count] = step
    return count + 1


def _laying(deal: Deal, steps: vec[i64]) -> i64:
    count: i64 = 0
    seat = deal.player()
    if seat.holds_only_sevens() and pass_fault(deal) == codes.LEGAL:
        steps[0] = PASS
        count = 1
    if asking_is_possible(deal) and can_ask(deal):
        steps[count] = ASK
        count += 1
    count = _add_discards(deal, steps, count)
    team = deal.own_team()
    if team.is_below_minimum() and team.laid + opening_bound(deal) < team.minimum:
        return count
    return _add_lays(deal, steps, count)


def _add_discards(deal: Deal, steps: vec[i64], count: i64) -> i64:
    hand = deal.player().hand
    if any_discard_fault(deal) != codes.LEGAL:
        return count
    rank: i64
    judged = is_last_card(deal)
    for rank in range(RED_THREE):
        if hand[rank] == 0:
            continue
        if (rank == SEVEN or judged) and discard_fault(deal, rank) != codes.LEGAL:
            continue
        steps[count] = STEP_DISCARD + rank
        count += 1
    return count


def _add_lays(deal: Deal, steps: vec[i64], count: i64) -> i64:
    """
    Add every lay after which the turn can be finished.
    """
    rules = deal.rules
    hand = deal.player().hand
    size = deal.own_team().size
    free = free_to_lay(deal)
    wilds = hand[JOKER] + hand[TWO]
    if wilds > 0 and rules.wild_melds:
        count = _add_wild_melds(deal, steps, count, free)
    slot: i64
    for slot in range(ACE, FOUR + 1):
        if size[slot] > 0:
            if wilds > 0 or hand[slot] > 0:
                count = _add_additions(deal, steps, count, slot, free)
        elif hand[slot] >= rules.naturals_min:
            count = _add_starts(deal, steps, count, slot, free)
    if hand[BLACK_THREE] > 0:
        count = _add_black_threes(deal, steps, count)
    return count


def _add_wild_melds(deal: Deal, steps: vec[i64], count: i64, free: i64) -> i64:
    hand = deal.player().hand
    jokers = hand[JOKER]
    twos = hand[TWO]
    if deal.own_team().size[WILD] > 0:
        if jokers > 0:
            count = _add(deal, steps, count, WILD, ADD_JOKER, free)
        if twos > 0:
            count = _add(deal, steps, count, WILD, ADD_TWO, free)
        return count
    pattern: i64
    for pattern in range(START_XXX, START_222 + 1):
        if jokers >= PATTERN_JOKERS[pattern] and twos >= PATTERN_TWOS[pattern]:
            count = _add(deal, steps, count, WILD, pattern, free)
    return count


def _add_additions(deal: Deal, steps: vec[i64], count: i64, slot: i64, free: i64) -> i64:
    team = deal.own_team()
    hand = deal.player().hand
    if hand[slot] > 0:
        count = _add(deal, steps, count, slot, ADD_NATURAL, free)
    if hand[JOKER] + hand[TWO] == 0 or not is_meld(deal.rules, slot, team.naturals[slot], team.wilds(slot) + 1):
        return count
    if hand[JOKER] > 0:
        count = _add(deal, steps, count, slot, ADD_JOKER, free)
    if hand[TWO] > 0:
        count = _add(deal, steps, count, slot, ADD_TWO, free)
    return count


def _add_starts(deal: Deal, steps: vec[i64], count: i64, slot: i64, free: i64) -> i64:
    rules = deal.rules
    hand = deal.player().hand
    naturals = hand[slot]
    if naturals >= PATTERN_NATURALS[START_NNN]:
        count = _add(deal, steps, count, slot, START_NNN, free)
    jokers = hand[JOKER]
    twos = hand[TWO]
    if jokers + twos == 0:
        return count
    if naturals >= PATTERN_NATURALS[START_NNX] and is_meld(rules, slot, PATTERN_NATURALS[START_NNX], 1):
        if jokers > 0:
            count = _add(deal, steps, count, slot, START_NNX, free)
        if twos > 0:
            count = _add(deal, steps, count, slot, START_NN2, free)
    if jokers + twos == 1 or not is_meld(rules, slot, PATTERN_NATURALS[START_NXX], 2):
        return count
    pattern: i64
    for pattern in range(START_NXX, START_N22 + 1):
        if jokers >= PATTERN_JOKERS[pattern] and twos >= PATTERN_TWOS[pattern]:
            count = _add(deal, steps, count, slot, pattern, free)
    return count


def _add_black_threes(deal: Deal, steps: vec[i64], count: i64) -> i64:
    rules = deal.rules
    size = deal.own_team().size[BLACK_THREE]
    if rules.black3_meld != BLACK3_GOING_OUT:
        return count
    if size == 0 and deal.player().hand[BLACK_THREE] >= rules.meld_min:
        return _add(deal, steps, count, BLACK_THREE, START_NNN, 0)
    if 0 < size < rules.meld_max:
        return _add(deal, steps, count, BLACK_THREE, ADD_NATURAL, 0)
    return count


def _add(deal: Deal, steps: vec[i64], count: i64, slot: i64, pattern: i64, free: i64) -> i64:
    """
    Add a lay whose cards are in order to the list, unless the turn could not be finished after it.

    Args:
        free: of so many cards that is known (`free_to_lay`).

    Returns:
        How many steps there are then.
    """
    if lay_size(pattern) > free and not _can_end(deal, slot, pattern):
        return count
    steps[count] = lay_step(slot, pattern)
    return count + 1


def _can_end(deal: Deal, slot: i64, pattern: i64) -> bool:
    return lay_can_end(deal, slot, PATTERN_NATURALS[pattern], PATTERN_JOKERS[pattern], PATTERN_TWOS[pattern], 0)
