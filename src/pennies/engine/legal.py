"""
The list of legal steps of the seat that is to act.

A fast twin of asking `check` about every step; a property test binds the two. Steps are written to a list that the
caller may use again and again, so that playing on allocates nothing; every `_add…` returns how many are in it then.
"""

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
from pennies.engine.melds import black_threes_fit, is_meld
from pennies.engine.opening import opening_bound, opens_with_naturals
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, RED_THREE, SEVEN, TWO, WILD
from pennies.engine.rules import TAKE_CLASSIC, Rules
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
    START_NXX,
    START_SIZE,
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
    first_rank,
    lay_pattern,
    lay_size,
    lay_slot,
    lay_step,
)
from pennies.vecs import vec


def legal(deal: Deal) -> vec[i64]:
    """
    List the legal steps, ascending; empty only when the deal is over.
    """
    steps = deal.room_for_steps()
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
    if any_discard_fault(deal) != codes.LEGAL:
        return count
    hand = deal.player().hand
    if is_last_card(deal):
        last = first_rank(hand)
        return _add_held(hand, steps, count, last, last + 1) if discard_fault(deal, last) == codes.LEGAL else count
    count = _add_held(hand, steps, count, JOKER, SEVEN)
    if hand[SEVEN] > 0 and discard_fault(deal, SEVEN) == codes.LEGAL:
        count = _add_held(hand, steps, count, SEVEN, SEVEN + 1)
    return _add_held(hand, steps, count, SEVEN + 1, RED_THREE)


def _add_held(hand: vec[i64], steps: vec[i64], count: i64, first: i64, end: i64) -> i64:
    """
    Add the discard of every rank in hand, from one rank to before another. Written without a branch for each rank.
    """
    rank: i64
    for rank in range(first, end):
        steps[count] = STEP_DISCARD + rank
        count += min(hand[rank], 1)
    return count


def _add_lays(deal: Deal, steps: vec[i64], count: i64) -> i64:
    """
    Add every lay after which the turn can be finished.
    """
    first = count
    hand = deal.player().hand
    jokers = hand[JOKER]
    twos = hand[TWO]
    if jokers + twos > 0 and deal.rules.wild_melds:
        count = _add_wild_melds(deal, steps, count, jokers, twos)
    count = _add_natural_melds(deal, steps, count, jokers, twos)
    free = free_to_lay(deal)
    if free < START_SIZE:
        count = _without_dead_ends(deal, steps, first, count, free)
    return _add_black_threes(deal, steps, count) if hand[BLACK_THREE] > 0 else count


def _add_wild_melds(deal: Deal, steps: vec[i64], count: i64, jokers: i64, twos: i64) -> i64:
    if deal.own_team().size[WILD] > 0:
        if jokers > 0:
            steps[count] = lay_step(WILD, ADD_JOKER)
            count += 1
        if twos > 0:
            steps[count] = lay_step(WILD, ADD_TWO)
            count += 1
        return count
    pattern: i64
    for pattern in range(START_XXX, START_222 + 1):
        if jokers >= PATTERN_JOKERS[pattern] and twos >= PATTERN_TWOS[pattern]:
            steps[count] = lay_step(WILD, pattern)
            count += 1
    return count


def _add_natural_melds(deal: Deal, steps: vec[i64], count: i64, jokers: i64, twos: i64) -> i64:
    rules = deal.rules
    team = deal.own_team()
    size = team.size
    hand = deal.player().hand
    slot: i64
    for slot in range(ACE, FOUR + 1):
        held = hand[slot]
        if size[slot] == 0:
            if held >= rules.naturals_min:
                count = _add_starts(rules, steps, count, slot, held, jokers, twos)
            continue
        if held > 0:
            steps[count] = lay_step(slot, ADD_NATURAL)
            count += 1
        if jokers + twos > 0 and is_meld(rules, slot, team.naturals[slot], team.wilds(slot) + 1):
            count = _add_joker_and_two(steps, count, lay_step(slot, ADD_JOKER), jokers, twos)
    return count


def _add_starts(rules: Rules, steps: vec[i64], count: i64, slot: i64, held: i64, jokers: i64, twos: i64) -> i64:
    """
    Add the ways to begin a meld with three cards.
    """
    if held >= PATTERN_NATURALS[START_NNN]:
        steps[count] = lay_step(slot, START_NNN)
        count += 1
    if jokers + twos == 0:
        return count
    if held >= PATTERN_NATURALS[START_NNX] and is_meld(rules, slot, PATTERN_NATURALS[START_NNX], 1):
        count = _add_joker_and_two(steps, count, lay_step(slot, START_NNX), jokers, twos)
    if jokers + twos > 1 and is_meld(rules, slot, 1, PATTERN_JOKERS[START_NXX]):
        pattern: i64
        for pattern in range(START_NXX, START_N22 + 1):
            if jokers >= PATTERN_JOKERS[pattern] and twos >= PATTERN_TWOS[pattern]:
                steps[count] = lay_step(slot, pattern)
                count += 1
    return count


def _add_joker_and_two(steps: vec[i64], count: i64, with_joker: i64, jokers: i64, twos: i64) -> i64:
    """
    Add a lay with one joker, and the one after it, with a two in its place.
    """
    if jokers > 0:
        steps[count] = with_joker
        count += 1
    if twos > 0:
        steps[count] = with_joker + 1
        count += 1
    return count


def _add_black_threes(deal: Deal, steps: vec[i64], count: i64) -> i64:
    rules = deal.rules
    size = deal.own_team().size[BLACK_THREE]
    pattern = START_NNN if size == 0 else ADD_NATURAL
    naturals = PATTERN_NATURALS[pattern]
    if (
        naturals <= deal.player().hand[BLACK_THREE]
        and black_threes_fit(rules, size, naturals)
        and lay_can_end(deal, BLACK_THREE, naturals, 0, 0, 0)
    ):
        steps[count] = lay_step(BLACK_THREE, pattern)
        count += 1
    return count


def _without_dead_ends(deal: Deal, steps: vec[i64], first: i64, count: i64, free: i64) -> i64:
    """
    Drop the lays after which the turn could not be finished from the end of the list.

    Args:
        first: where in the list the lays begin, none of them of black threes; their cards are in order.
        free: so many cards can surely be laid (`free_to_lay`).

    Returns:
        How many steps are left in the list.
    """
    kept = first
    place: i64
    by_naturals = opens_with_naturals(deal)
    for place in range(first, count):
        step = steps[place]
        pattern = lay_pattern(step)
        if lay_size(pattern) > free and not (by_naturals and (pattern == ADD_NATURAL or pattern == START_NNN)):
            naturals = PATTERN_NATURALS[pattern]
            if not lay_can_end(deal, lay_slot(step), naturals, PATTERN_JOKERS[pattern], PATTERN_TWOS[pattern], 0):
                continue
        steps[kept] = step
        kept += 1
    return kept
