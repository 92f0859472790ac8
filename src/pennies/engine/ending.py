"""
Whether a turn can still be finished (TURN-2), decided exactly.

A turn ends by a discard that keeps a card, by a foot that is due, by SEVEN-3, or by going out. Everything is asked of
a deal in which the lay or take in question has been made; `lay_can_end` makes it, asks, and takes it back. Simple
sufficient conditions come first; the searches (`opening_reach`, `can_go_out`) run only where these leave doubt.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pennies.engine.melds import fits, is_meld, wilds_fit
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, RED_THREE, SEVEN, TWO, WILD
from pennies.engine.rules import (
    BLACK3_GOING_OUT,
    DISCARD_OPTIONAL,
    FOOT_BY_CANASTA,
    FOOT_BY_EMPTY_HAND,
    LOCK_BOTH,
    LOCK_NEVER,
    LOCK_NONE,
    LOCK_OWN,
    PERMISSION_OFF,
    PERMISSION_REQUIRED,
    Rules,
)
from pennies.engine.state import GIVEN, NOT_ASKED, REFUSED, Deal, Team, hand_value, value_of

KEPT: Final[i64] = 2
"""With so many cards over, one can be discarded and one kept (OUT-5), or all are locked sevens (SEVEN-3)."""


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


def missing_kinds(rules: Rules, team: Team) -> tuple[i64, i64, i64, i64]:
    """
    Count the canastas a team still needs before it may go out: natural, mixed, wild, sevens.

    Rule: OUT-1.
    """
    natural = team.natural
    if rules.sevens_as_natural:
        natural += team.sevens
    return (
        max(rules.needs_natural - natural, 0),
        max(rules.needs_mixed - team.mixed, 0),
        max(rules.needs_wild - team.wild, 0),
        max(rules.needs_sevens - team.sevens, 0),
    )


def has_all_kinds(rules: Rules, team: Team) -> bool:
    natural, mixed, wild, sevens = missing_kinds(rules, team)
    return natural + mixed + wild + sevens == 0


def may_go_out(deal: Deal) -> bool:
    """
    Tell whether the partners' answer, or their not having been asked, leaves going out open.

    Rule: OUT-4.
    """
    if deal.permission == NOT_ASKED:
        return deal.rules.permission != PERMISSION_REQUIRED or deal.rules.team_size() == 1
    return deal.permission != REFUSED


def must_go_out(deal: Deal) -> bool:
    """
    Tell whether the turn can end only by going out.

    Rule: OUT-4 (all partners said yes), BLACK3-1 (black threes lie).
    """
    return deal.permission == GIVEN or deal.own_team().size[BLACK_THREE] > 0


def earns_foot(deal: Deal, closed: bool) -> bool:
    """
    Tell whether a lay that closed a meld (or did not) makes the player's foot due.

    Rule: FOOT-1, FOOT-5.
    """
    return closed and deal.rules.foot_trigger == FOOT_BY_CANASTA and deal.player().foot_down


def emptying_brings_foot(deal: Deal) -> bool:
    """
    Rule: FOOT-1.
    """
    return deal.rules.foot_trigger == FOOT_BY_EMPTY_HAND and deal.player().foot_down


def is_below_minimum(team: Team) -> bool:
    """
    Rule: OPEN-1, OPEN-2.
    """
    return not team.opened and team.laid < team.minimum


def lay_can_end(deal: Deal, slot: i64, naturals: i64, jokers: i64, twos: i64) -> bool:
    """
    Tell whether the turn can still be finished after a lay that is otherwise in order; the deal stays as it was.
    """
    seat = deal.player()
    team = deal.own_team()
    points = value_of(deal.rules, slot, naturals, jokers, twos)
    was_due = seat.foot_due
    seat.hand[slot] -= naturals
    seat.hand[JOKER] -= jokers
    seat.hand[TWO] -= twos
    seat.hand_size -= naturals + jokers + twos
    team.laid += points
    closed = team.add(slot, naturals, jokers, twos, deal.rules.meld_max)
    if earns_foot(deal, closed):
        seat.foot_due = True
    answer = can_end(deal)
    seat.foot_due = was_due
    team.take_back(slot, naturals, jokers, twos, closed=closed)
    team.laid -= points
    seat.hand[slot] += naturals
    seat.hand[JOKER] += jokers
    seat.hand[TWO] += twos
    seat.hand_size += naturals + jokers + twos
    return answer


def can_end(deal: Deal) -> bool:
    """
    Tell whether the turn can be finished from here by further lays and any legal end.

    Rule: TURN-2.
    """
    if must_go_out(deal):
        return may_go_out(deal) and can_go_out(deal)
    return can_stay(deal) or (may_go_out(deal) and can_go_out(deal))


def can_stay(deal: Deal) -> bool:
    """
    Tell whether the turn can be finished in another way than by going out.
    """
    team = deal.own_team()
    if is_below_minimum(team) and team.has_begun_opening():
        return can_open(deal)
    return held_after(deal) >= KEPT or _small_hand_stays(deal)


def held_after(deal: Deal) -> i64:
    """
    Count the cards in hand, with a pile set aside that the opening has just released (OPEN-4).
    """
    held = deal.player().hand_size
    place: i64
    for place in range(len(deal.aside)):
        if deal.aside[place] != RED_THREE:
            held += 1
    return held


def _held_cards(deal: Deal) -> vec[i64]:
    """
    Copy the hand, with a pile set aside that the opening has just released.
    """
    cards = deal.player().hand[:]
    place: i64
    for place in range(len(deal.aside)):
        if deal.aside[place] != RED_THREE:
            cards[deal.aside[place]] += 1
    return cards


def _small_hand_stays(deal: Deal) -> bool:
    """
    Decide for a hand of at most one card; the opening is met or not begun.
    """
    seat = deal.player()
    if seat.foot_due or emptying_brings_foot(deal):
        return True
    if held_after(deal) == 0:
        return False
    rank = last_card(deal)
    if rank == SEVEN and sevens_locked(deal, 0):
        return True
    return seat.foot_down and deal.rules.foot_trigger == FOOT_BY_CANASTA and _would_close(deal, rank)


def last_card(deal: Deal) -> i64:
    """
    Name the one card that is left, in hand or released from the pile set aside.
    """
    rank: i64
    cards = _held_cards(deal)
    for rank in range(RED_THREE):
        if cards[rank] > 0:
            return rank
    return RED_THREE


def _would_close(deal: Deal, rank: i64) -> bool:
    """
    Tell whether this one card closes some open meld of the team.
    """
    rules = deal.rules
    team = deal.own_team()
    if rank == JOKER or rank == TWO:
        if rules.wild_melds and team.size[WILD] == rules.meld_max - 1:
            return True
        slot: i64
        for slot in range(ACE, FOUR + 1):
            if team.size[slot] == rules.meld_max - 1 and is_meld(
                rules, slot, team.naturals[slot], team.wilds(slot) + 1
            ):
                return True
        return False
    return rank != BLACK_THREE and team.size[rank] == rules.meld_max - 1


def can_open(deal: Deal) -> bool:
    """
    Tell whether the minimum can be met from the hand and the turn then ended without going out.

    Rule: OPEN-3.
    """
    team = deal.own_team()
    need = team.minimum - team.laid
    return opening_bound(deal) >= need and (_opens_simply(deal, need) or opening_reach(deal, ending=True) >= need)


def opening_bound(deal: Deal) -> i64:
    """
    Bound from above the points that further lays from the hand can bring.
    """
    rules = deal.rules
    seat = deal.player()
    team = deal.own_team()
    bound = value_of(rules, BLACK_THREE, seat.hand[BLACK_THREE], seat.hand[JOKER], seat.hand[TWO])
    slot: i64
    for slot in range(ACE, FOUR + 1):
        if seat.hand[slot] >= rules.naturals_min or team.size[slot] > 0:
            bound += seat.hand[slot] * rules.values[slot]
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
            closes = team.size[WILD] + more >= rules.meld_max and more > 0
            for left in range(KEPT + 1):
                for closed in range(2):
                    points = best[_place(used, left, closed)]
                    if points < 0:
                        continue
                    kept = left + wilds - used - more
                    if ending and kept < KEPT and not _foot_rescues(deal, canasta=closes or closed == 1):
                        continue
                    reach = max(reach, points + best_wilds(deal, used + more))
    if not ending and may_go_out(deal) and not seat.foot_down and rules.black3_meld == BLACK3_GOING_OUT:
        black = seat.hand[BLACK_THREE]
        if rules.meld_min <= team.size[BLACK_THREE] + black:
            reach += min(black, rules.meld_max - team.size[BLACK_THREE]) * rules.values[BLACK_THREE]
    return reach


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
            closed: i64 = 1 if laid + used > 0 and size + laid + used >= rules.meld_max else 0
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


def can_go_out(deal: Deal) -> bool:
    """
    Tell whether the player can lay all cards, but one to discard, and go out; the partners' answer apart.

    While a pile is set aside the answer is no: its cards would come to the hand and may not be counted on (OPEN-4).

    Rule: OUT-1, OUT-2, OUT-3, SEVEN-2.
    """
    rules = deal.rules
    seat = deal.player()
    team = deal.own_team()
    if seat.foot_down or (len(deal.aside) > 0 and is_below_minimum(team)):
        return False
    if not _kinds_in_sight(deal):
        return False
    hand = _held_cards(deal)
    if held_after(deal) == 0:
        return rules.final_discard == DISCARD_OPTIONAL and has_all_kinds(rules, team) and not is_below_minimum(team)
    points = team.laid + hand_value(rules, hand)
    enough = team.opened or points >= team.minimum
    if rules.final_discard == DISCARD_OPTIONAL and enough and _Cover(deal, hand, 0).all_can_lie():
        return True
    rank: i64
    for rank in range(RED_THREE):
        if hand[rank] == 0 or not (team.opened or points - rules.values[rank] >= team.minimum):
            continue
        sevens: i64 = 0
        if rank == SEVEN:
            if not rules.seven_last or rules.seven_lock == LOCK_NEVER:
                continue
            if rules.seven_lock == LOCK_BOTH and not others_have_sevens(deal):
                continue
            if rules.seven_lock == LOCK_BOTH or rules.seven_lock == LOCK_OWN:
                sevens = 1
        rest = hand[:]
        rest[rank] -= 1
        if _Cover(deal, rest, sevens).all_can_lie():
            return True
    return False


def _kinds_in_sight(deal: Deal) -> bool:
    """
    Rule out quickly that the missing canastas are within reach of this hand.
    """
    rules = deal.rules
    team = deal.own_team()
    natural, mixed, wild, sevens = missing_kinds(rules, team)
    if natural + mixed + wild + sevens == 0:
        return True
    hand = _held_cards(deal)
    wilds = hand[JOKER] + hand[TWO]
    if wild > 0 and team.size[WILD] + wilds < rules.meld_max:
        return False
    reach = team.size[SEVEN] + hand[SEVEN]
    if sevens > 0 and reach + min(wilds, rules.wilds_max) < rules.meld_max:
        return False
    if natural + mixed == 0:
        return True
    slot: i64
    for slot in range(ACE, FOUR + 1):
        if team.size[slot] + hand[slot] + min(wilds, rules.wilds_max) >= rules.meld_max:
            return True
    return False


@final
class _Cover:
    """
    The search for a way to lay every card of a hand so that all kinds of canasta are complete.

    Goes through the ranks in order; where it failed before with as many wilds over and the same canastas gained, it
    does not look again.
    """

    __slots__ = ("deal", "failed", "hand", "need_mixed", "need_natural", "need_sevens", "need_wild", "rules", "team")

    def __init__(self, deal: Deal, hand: vec[i64], sevens_at_least: i64) -> None:
        self.deal = deal
        self.rules = deal.rules
        self.team = deal.own_team()
        self.hand = hand
        natural, mixed, wild, sevens = missing_kinds(self.rules, self.team)
        self.need_natural = natural
        self.need_mixed = mixed
        self.need_wild = wild
        self.need_sevens = max(sevens, sevens_at_least - self.team.sevens)
        self.failed: set[i64] = set()

    def all_can_lie(self) -> bool:
        black = self.hand[BLACK_THREE]
        if black > 0:
            lying = self.team.size[BLACK_THREE]
            if self.rules.black3_meld != BLACK3_GOING_OUT:
                return False
            if not self.rules.meld_min <= lying + black <= self.rules.meld_max:
                return False
        return self._from(ACE, self.hand[JOKER] + self.hand[TWO], 0, 0, 0)

    def _from(self, slot: i64, wilds: i64, natural: i64, mixed: i64, sevens: i64) -> bool:
        """
        Try the ranks from this one on, with so many wilds over and so many canastas gained.
        """
        if slot > FOUR:
            return self._finish(wilds, natural, mixed, sevens)
        natural = min(natural, self.need_natural)
        mixed = min(mixed, self.need_mixed)
        key = slot | wilds << 4 | natural << 12 | mixed << 20 | sevens << 28
        if key in self.failed:
            return False
        team = self.team
        if self._meld(slot, team.naturals[slot], team.wilds(slot), self.hand[slot], wilds, natural, mixed, sevens):
            return True
        self.failed.add(key)
        return False

    def _meld(
        self, slot: i64, lie: i64, lie_wilds: i64, naturals: i64, wilds: i64, natural: i64, mixed: i64, sevens: i64
    ) -> bool:
        """
        Lay the naturals left of one rank on the meld that lies (zeros: none), with any number of the wilds.
        """
        rules = self.rules
        if naturals == 0 and self._from(slot + 1, wilds, natural, mixed, sevens):
            return True
        used: i64
        for used in range(wilds + 1):
            size = lie + lie_wilds + naturals + used
            if (
                size < rules.meld_max
                and naturals + used > 0
                and is_meld(rules, slot, lie + naturals, lie_wilds + used)
                and self._from(slot + 1, wilds - used, natural, mixed, sevens)
            ):
                return True
            need = rules.meld_max - lie - lie_wilds - used
            if not 0 <= need <= naturals or need + used == 0 or not is_meld(rules, slot, lie + need, lie_wilds + used):
                continue
            pure: i64 = 1 if lie_wilds + used == 0 else 0
            gained_sevens: i64 = 1 if slot == SEVEN else 0
            gained_natural = pure * (1 - gained_sevens)
            if rules.sevens_as_natural:
                gained_natural += gained_sevens
            if self._meld(
                slot,
                0,
                0,
                naturals - need,
                wilds - used,
                natural + gained_natural,
                mixed + (1 - pure) * (1 - gained_sevens),
                sevens + gained_sevens,
            ):
                return True
        return False

    def _finish(self, wilds: i64, natural: i64, mixed: i64, sevens: i64) -> bool:
        """
        Lay the wilds that are over as wild melds and see whether every kind is complete.
        """
        if not wilds_fit(self.rules, self.team.size[WILD], wilds):
            return False
        gained = (self.team.size[WILD] + wilds) // self.rules.meld_max
        return (
            natural >= self.need_natural
            and mixed >= self.need_mixed
            and sevens >= self.need_sevens
            and gained >= self.need_wild
        )


def can_ask(deal: Deal) -> bool:
    """
    Tell whether going out and not going out are both still possible, the partners' answer apart.

    Rule: OUT-4.
    """
    return can_go_out(deal) and not must_go_out(deal) and can_stay(deal)


def asking_is_possible(deal: Deal) -> bool:
    """
    Tell whether there is anybody to ask and the question is still to be had.

    Rule: OUT-4.
    """
    rules = deal.rules
    return rules.permission != PERMISSION_OFF and rules.team_size() > 1 and deal.permission == NOT_ASKED
