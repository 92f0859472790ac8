"""
Going out: what a team still needs for it, what the partners' answer allows, and whether a hand can do it.

`can_go_out` is exact: it searches for a way to lay every card but the last.
"""

from typing import Final, final

from mypy_extensions import i64

from pennies.engine.melds import black_threes_fit, is_meld, wilds_fit
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, RED_THREE, SEVEN, TWO, WILD
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
    if not _kinds_in_sight(deal):
        return False
    hand = deal.held_cards()
    if deal.held() == 0:
        return rules.final_discard == DISCARD_OPTIONAL and has_all_kinds(rules, team) and not team.is_below_minimum()
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
            if not seven_may_be_last(rules) or not can_be_unlocked(deal):
                continue
            sevens = canastas_to_unlock(rules)
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
        if not black_threes_fit(self.rules, self.team.size[BLACK_THREE], self.hand[BLACK_THREE]):
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
