"""
Opening: whether the minimum is met, and how far a hand can still bring it.

`can_open` is exact. The quick bounds come first; the search (`opening_reach`) runs only where they leave doubt.
"""

from mypy_extensions import i64

from pennies.engine.foot import earns_foot, emptying_brings_foot
from pennies.engine.going_out import KEPT, may_go_out, must_go_out
from pennies.engine.melds import black_threes_fit, fits, is_meld, wilds_fit
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, SEVEN, TWO, WILD
from pennies.engine.sevens import sevens_locked
from pennies.engine.state import Deal, value_of
from pennies.vecs import vec


def can_open(deal: Deal) -> bool:
    """
    Tell whether the minimum can be met from the hand and the turn then ended without going out.

    See: OPEN-3.
    """
    team = deal.own_team()
    need = team.minimum - team.laid
    return opening_bound(deal) >= need and (_opens_simply(deal, need) or opening_reach(deal, ending=True) >= need)


def opens_with_naturals(deal: Deal) -> bool:
    """
    Tell whether the plainest opening meets the minimum: every lay of naturals is then a part of it.

    See: OPEN-3.
    """
    team = deal.own_team()
    return team.is_below_minimum() and not must_go_out(deal) and _opens_simply(deal, team.minimum - team.laid)


def opening_bound(deal: Deal) -> i64:
    """
    Bound from above the points that further lays from the hand can bring.
    """
    rules = deal.rules
    seat = deal.player()
    team = deal.own_team()
    hand = seat.hand
    size = team.size
    values = rules.values
    bound = value_of(rules, BLACK_THREE, hand[BLACK_THREE], hand[JOKER], hand[TWO])
    least = rules.naturals_min if hand[JOKER] + hand[TWO] > 0 else rules.meld_min
    slot: i64
    for slot in range(ACE, FOUR + 1):
        if hand[slot] >= least or size[slot] > 0:
            bound += hand[slot] * values[slot]
    return bound


def _opens_simply(deal: Deal, need: i64) -> bool:
    """
    Try the plainest opening: every rank of three or more, and wilds on top of them, keeping two cards.
    """
    rules = deal.rules
    seat = deal.player()
    team = deal.own_team()
    points: i64 = 0
    left = seat.hand_size
    room: i64 = 0
    slot: i64
    for slot in range(ACE, FOUR + 1):
        naturals = seat.hand[slot]
        size = team.size[slot]
        if size == 0 and naturals < rules.meld_min:
            continue
        naturals = min(naturals, rules.meld_max - size)
        points += naturals * rules.values[slot]
        left -= naturals
        if is_meld(rules, slot, team.naturals[slot] + naturals, team.wilds(slot) + 1):
            room += 1
    if left < KEPT:
        return False
    wilds = min(min(room, seat.hand[JOKER] + seat.hand[TWO]), left - KEPT)
    return points + best_wilds(deal, wilds) >= need


def best_wilds(deal: Deal, count: i64) -> i64:
    """
    Add up the values of the most valuable wilds in hand.
    """
    hand = deal.player().hand
    values = deal.rules.values
    dear: i64 = JOKER
    cheap: i64 = TWO
    if values[TWO] > values[JOKER]:
        dear = TWO
        cheap = JOKER
    first = min(count, hand[dear])
    return first * values[dear] + (count - first) * values[cheap]


def opening_reach(deal: Deal, *, ending: bool) -> i64:
    """
    Find the most points that further lays from the hand can bring; -1 if there is no way at all.

    Exact, by going through the ranks once with the best points for every number of wilds used, of cards left (0, 1, or
    at least `KEPT`) and whether a canasta was closed.

    Args:
        ending: count only ways after which the turn can end without going out; otherwise "however it might end".
    """
    rules = deal.rules
    seat = deal.player()
    team = deal.own_team()
    wilds = seat.hand[JOKER] + seat.hand[TWO]
    best = _nothing(wilds)
    best[_place(0, min(seat.hand[BLACK_THREE], KEPT), 0)] = 0
    slot: i64
    for slot in range(ACE, FOUR + 1):
        if seat.hand[slot] > 0 or team.size[slot] > 0:
            best = _combine(best, _ways(deal, slot, wilds), wilds)
    reach: i64 = -1
    used: i64
    more: i64
    left: i64
    closed: i64
    for used in range(wilds + 1):
        for more in range(wilds - used + 1):
            if not wilds_fit(rules, team.size[WILD], more):
                continue
            closes = team.size[WILD] + more >= rules.meld_max
            for left in range(KEPT + 1):
                for closed in range(2):
                    points = best[_place(used, left, closed)]
                    if points < 0:
                        continue
                    kept = left + wilds - used - more
                    if ending and kept < KEPT and not _foot_rescues(deal, canasta=closes or closed == 1):
                        continue
                    reach = max(reach, points + best_wilds(deal, used + more))
    return reach if ending else reach + _black_threes_reach(deal)


def _black_threes_reach(deal: Deal) -> i64:
    """
    Count what black threes could bring, if nothing stands against going out but the cards.
    """
    rules = deal.rules
    black = deal.player().hand[BLACK_THREE]
    lying = deal.own_team().size[BLACK_THREE]
    more = min(black, rules.meld_max - lying)
    if deal.player().foot_down or not may_go_out(deal) or not black_threes_fit(rules, lying, more):
        return 0
    return more * rules.values[BLACK_THREE]


def _foot_rescues(deal: Deal, *, canasta: bool) -> bool:
    return deal.player().foot_due or earns_foot(deal, canasta) or emptying_brings_foot(deal)


def _place(wilds: i64, left: i64, closed: i64) -> i64:
    return (wilds * (KEPT + 1) + left) * 2 + closed


def _nothing(wilds: i64) -> vec[i64]:
    return vec[i64]([-1] * ((wilds + 1) * (KEPT + 1) * 2))


def _ways(deal: Deal, slot: i64, wilds: i64) -> vec[i64]:
    """
    List, for one rank, the best points of its naturals by wilds used, cards left and canasta closed.
    """
    rules = deal.rules
    team = deal.own_team()
    held = deal.player().hand[slot]
    size = team.size[slot]
    ways = _nothing(wilds)
    most_wilds = wilds
    if size == 0 and held < rules.naturals_min:
        most_wilds = 0
    used: i64
    laid: i64
    for used in range(most_wilds + 1):
        for laid in range(held + 1):
            if not fits(rules, slot, team.naturals[slot], team.wilds(slot), laid, used):
                continue
            closed: i64 = 0
            if size + laid + used >= rules.meld_max:
                closed = 1
            left = min(held - laid, KEPT)
            if slot == SEVEN and left == 1 and sevens_locked(deal, closed):
                left = KEPT
            place = _place(used, left, closed)
            ways[place] = max(ways[place], laid * rules.values[slot])
    return ways


def _combine(best: vec[i64], ways: vec[i64], wilds: i64) -> vec[i64]:
    both = _nothing(wilds)
    used: i64
    more: i64
    one: i64
    other: i64
    states: i64 = (KEPT + 1) * 2
    for used in range(wilds + 1):
        for one in range(states):
            points = best[used * states + one]
            if points < 0:
                continue
            for more in range(wilds - used + 1):
                for other in range(states):
                    gain = ways[more * states + other]
                    if gain < 0:
                        continue
                    left = min(one // 2 + other // 2, KEPT)
                    place = _place(used + more, left, max(one % 2, other % 2))
                    both[place] = max(both[place], points + gain)
    return both
