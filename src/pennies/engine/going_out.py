"""
Going out: what a team still needs for it, what the partners' answer allows, and whether a hand can do it.

`can_go_out` is exact: it searches for a way to lay every card but the last.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pennies.engine.melds import black_threes_fit, is_meld, wilds_fit
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, SEVEN, TWO, WILD
from pennies.engine.rules import (
    DISCARD_OPTIONAL,
    PERMISSION_OFF,
    PERMISSION_REQUIRED,
    Rules,
)
from pennies.engine.sevens import can_be_unlocked, canastas_to_unlock, seven_may_be_last
from pennies.engine.state import GIVEN, NOT_ASKED, REFUSED, Deal, Team, hand_value
from pennies.vecs import vec

KEPT: Final[i64] = 2
"""
With so many cards over, a turn that does not go out can end: one is discarded and one kept, or all are locked sevens.

Rule: OUT-5.
"""
MOST_WILDS: Final[i64] = 62
"""The ranks take no more wild cards than bits of an integer can number; 8 packs have 64 at most."""


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
        return deal.rules.permission != PERMISSION_REQUIRED or not deal.rules.has_partners()
    return deal.permission != REFUSED


def must_go_out(deal: Deal) -> bool:
    """
    Tell whether the turn can end only by going out.

    See: OUT-4 (all partners said yes), BLACK3-1 (black threes lie).
    """
    return deal.permission == GIVEN or deal.own_team().size[BLACK_THREE] > 0


def asking_is_possible(deal: Deal) -> bool:
    """
    Tell whether there is anybody to ask and the question is still to be had.

    See: OUT-4.
    """
    rules = deal.rules
    return deal.permission == NOT_ASKED and rules.permission != PERMISSION_OFF and rules.has_partners()


def can_go_out(deal: Deal) -> bool:
    """
    Tell whether the player can lay all cards, but one to discard, and go out; the partners' answer apart.

    While cards are set aside the answer is no: they would come to the hand and may not be counted on (OPEN-4).

    Rule: OUT-2, OUT-3.
    """
    rules = deal.rules
    seat = deal.player()
    team = deal.own_team()
    if seat.foot_down or (team.is_below_minimum() and deal.held() > seat.hand_size):
        return False
    if _too_many_lonely(deal) or not _kinds_in_sight(deal):
        return False
    if deal.held() == 0:
        return rules.final_discard == DISCARD_OPTIONAL and has_all_kinds(rules, team) and not team.is_below_minimum()
    return _Cover(deal).is_possible()


def _too_many_lonely(deal: Deal) -> bool:
    """
    Rule out quickly a hand with two ranks of too few cards for a meld, with no open meld to lie on.
    """
    rules = deal.rules
    hand = deal.player().hand
    size = deal.own_team().size
    least = rules.naturals_min if hand[JOKER] + hand[TWO] > 0 else rules.meld_min
    lonely: i64 = 0
    slot: i64
    for slot in range(ACE, FOUR + 1):
        if 0 < hand[slot] < least and size[slot] == 0:
            lonely += 1
    return lonely > 1 and len(deal.aside) == 0


def _kinds_in_sight(deal: Deal) -> bool:
    """
    Rule out quickly that the missing canastas are within reach of this hand.
    """
    rules = deal.rules
    team = deal.own_team()
    natural, mixed, wild, sevens = missing_kinds(rules, team)
    if natural + mixed + wild + sevens == 0:
        return True
    hand = deal.held_cards()
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
@mypyc_attr(acyclic=True)
class _Cover:
    """
    The ways to lay every card of a hand, or every card but one, so that all kinds of canasta are complete.

    Goes through the ranks once. `whole` and `but_one` hold, for each number of natural and mixed canastas gained (no
    more than are needed), which numbers of wild cards the ranks so far can take: an integer with a bit for each. In
    `but_one` a card of these ranks is kept for the discard.
    """

    __slots__ = (
        "but_one", "deal", "hand", "mask", "need_mixed", "need_natural", "need_sevens", "need_wild", "next_but_one",
        "next_whole", "points", "rules", "team", "ways", "whole", "wilds",
    )  # fmt: skip

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.rules = deal.rules
        self.team = deal.own_team()
        self.hand = deal.held_cards()
        self.points = self.team.laid + hand_value(self.rules, self.hand)
        self.wilds = min(self.hand[JOKER] + self.hand[TWO], MOST_WILDS)
        self.mask: i64 = (1 << (self.wilds + 1)) - 1
        natural, mixed, wild, sevens = missing_kinds(self.rules, self.team)
        self.need_natural = natural
        self.need_mixed = mixed
        self.need_wild = wild
        self.need_sevens = sevens
        places = (natural + 1) * (mixed + 1)
        self.whole = vec[i64]([0] * places)
        self.but_one = vec[i64]([0] * places)
        self.next_whole = vec[i64]([0] * places)
        self.next_but_one = vec[i64]([0] * places)
        self.ways = vec[i64]([0] * places)

    def is_possible(self) -> bool:
        """
        Tell whether the turn can end with the last card discarded or, where the rules allow it, laid.
        """
        if not self._lay_ranks():
            return False
        if self.rules.final_discard == DISCARD_OPTIONAL and self._opens_without(0) and self._ends(self.whole, 0):
            return True
        if self._ends(self.but_one, 0):
            return True
        return (self._may_keep(JOKER) or self._may_keep(TWO)) and self._ends(self.whole, 1)

    def _opens_without(self, value: i64) -> bool:
        """
        Tell whether the minimum is met if all cards are laid but one of this value.
        """
        return self.team.opened or self.points - value >= self.team.minimum

    def _may_keep(self, rank: i64) -> bool:
        """
        Tell whether a card of a rank is there that could be the last discard.
        """
        if self.hand[rank] == 0 or not self._opens_without(self.rules.values[rank]):
            return False
        return rank != SEVEN or (seven_may_be_last(self.rules) and can_be_unlocked(self.deal))

    def _lay_ranks(self) -> bool:
        """
        Lay the black threes and then rank after rank; tell whether there is any way.
        """
        black = self.hand[BLACK_THREE]
        lying = self.team.size[BLACK_THREE]
        if black_threes_fit(self.rules, lying, black):
            self.whole[0] = 1
        if self._may_keep(BLACK_THREE) and black_threes_fit(self.rules, lying, black - 1):
            self.but_one[0] = 1
        slot: i64
        for slot in range(ACE, FOUR + 1):
            if (self.hand[slot] > 0 or self.team.size[slot] > 0 or slot == SEVEN) and not self._lay_rank(slot):
                return False
        return True

    def _lay_rank(self, slot: i64) -> bool:
        """
        Lay the cards of one more rank, all of them or all but one; tell whether there is any way so far.
        """
        held = self.hand[slot]
        sevens: i64 = 0
        if slot == SEVEN:
            sevens = self.need_sevens
        whole = self.whole
        but_one = self.but_one
        self.whole = self.next_whole
        self.but_one = self.next_but_one
        _clear(self.whole)
        _clear(self.but_one)
        self._find_ways(slot, held, sevens)
        found = self._combine(whole, self.whole)
        found |= self._combine(but_one, self.but_one)
        if self._may_keep(slot):
            if slot == SEVEN:
                sevens = max(sevens, canastas_to_unlock(self.rules) - self.team.sevens)
            self._find_ways(slot, held - 1, sevens)
            found |= self._combine(whole, self.but_one)
        self.next_whole = whole
        self.next_but_one = but_one
        return found != 0

    def _find_ways(self, slot: i64, naturals: i64, sevens: i64) -> None:
        """
        Find out, by canastas gained, with which numbers of wilds so many naturals can be laid.

        Args:
            sevens: so many canastas of sevens must be gained by it.
        """
        _clear(self.ways)
        self._meld(slot, self.team.naturals[slot], self.team.wilds(slot), naturals, 0, 0, 0, sevens)

    def _meld(
        self, slot: i64, lie: i64, lie_wilds: i64, naturals: i64, used: i64, natural: i64, mixed: i64, sevens: i64
    ) -> None:
        """
        Lay the naturals left of one rank on the meld that lies (zeros: none), with any number of the wilds.
        """
        rules = self.rules
        place = min(natural, self.need_natural) * (self.need_mixed + 1) + min(mixed, self.need_mixed)
        if naturals == 0 and sevens <= 0:
            self.ways[place] |= 1 << used
        more: i64
        for more in range(min(self.wilds - used, max(rules.wilds_max - lie_wilds, 0)) + 1):
            size = lie + lie_wilds + naturals + more
            if size < rules.meld_max:
                if naturals + more > 0 and sevens <= 0 and is_meld(rules, slot, lie + naturals, lie_wilds + more):
                    self.ways[place] |= 1 << (used + more)
                continue
            need = rules.meld_max - lie - lie_wilds - more
            if need < 0 or need + more == 0 or not is_meld(rules, slot, lie + need, lie_wilds + more):
                continue
            is_sevens = slot == SEVEN
            is_pure = lie_wilds + more == 0
            counts_natural = rules.sevens_as_natural if is_sevens else is_pure
            self._meld(
                slot,
                0,
                0,
                naturals - need,
                used + more,
                natural + 1 if counts_natural else natural,
                mixed if is_sevens or is_pure else mixed + 1,
                sevens - 1 if is_sevens else sevens,
            )

    def _combine(self, before: vec[i64], after: vec[i64]) -> i64:
        """
        Add to `after` what `before` comes to with the ways of one more rank; 0 if there is none.
        """
        mixed_places = self.need_mixed + 1
        found: i64 = 0
        place: i64
        gained: i64
        for place in range(len(before)):
            numbers = before[place]
            if numbers == 0:
                continue
            for gained in range(len(before)):
                natural = min(place // mixed_places + gained // mixed_places, self.need_natural)
                mixed = min(place % mixed_places + gained % mixed_places, self.need_mixed)
                sums = self._sums(numbers, self.ways[gained])
                after[natural * mixed_places + mixed] |= sums
                found |= sums
        return found

    def _sums(self, numbers: i64, ways: i64) -> i64:
        """
        Add each of some numbers of wilds to each of others, as far as there are wilds.
        """
        sums: i64 = 0
        while ways != 0:
            if ways & 1:
                sums |= numbers
            ways >>= 1
            numbers = numbers << 1 & self.mask
        return sums

    def _ends(self, laid: vec[i64], kept: i64) -> bool:
        """
        Tell whether the wilds that the ranks have not taken, but so many kept, fit on wild melds, every kind complete.
        """
        wilds = self.hand[JOKER] + self.hand[TWO] - kept
        numbers = laid[len(laid) - 1]
        lying = self.team.size[WILD]
        used: i64
        for used in range(min(wilds, MOST_WILDS) + 1):
            rest = wilds - used
            gained = (lying + rest) // self.rules.meld_max
            if numbers >> used & 1 and gained >= self.need_wild and wilds_fit(self.rules, lying, rest):
                return True
        return False


def _clear(numbers: vec[i64]) -> None:
    place: i64
    for place in range(len(numbers)):
        numbers[place] = 0
