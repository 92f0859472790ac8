"""
Which cards to lay: what each lay gains against keeping its cards, in points.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pennies.bots.core.knowledge import turns_left
from pennies.bots.core.weights import (
    W_CARD_LAID,
    W_CARD_THERE,
    W_CARD_VALUE,
    W_EMPTYING,
    W_OPEN,
    W_OPEN_TURN,
    W_OPEN_WILD,
    W_PAIR_LEFT,
    W_PARTNER_FOOT,
    W_SPOILED,
    W_START,
    W_START_MIXED,
    W_THIN_HAND,
    W_WILD_MELD,
)
from pennies.bots.core.worth import canasta_worth, foot_worth, is_waited_for, wild_worth
from pennies.engine.faults import is_frozen
from pennies.engine.foot import emptying_brings_foot
from pennies.engine.melds import is_meld
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, SEVEN, TWO, WILD
from pennies.engine.rules import SEVENS_WHENEVER
from pennies.engine.sevens import sevens_locked
from pennies.engine.state import Deal
from pennies.engine.steps import PATTERN_JOKERS, PATTERN_NATURALS, PATTERN_TWOS, PATTERNS, STEP_LAY, lay_slot
from pennies.vecs import vec

NEVER: Final[i64] = -1_000_000
"""The gain of a lay that is made only where nothing else is possible."""
FULL_HAND: Final[i64] = 5
"""A hand of fewer cards is thin."""
PAIR: Final[i64] = 2
WILD_POINTS: Final[i64] = 30
"""What a wild card brings towards the minimum, about."""


@final
@mypyc_attr(acyclic=True)
class Laying:
    """
    One position in which cards may be laid, and what in it is the same for every lay.

    `leaves` tells whether the player means to go out.
    """

    __slots__ = (
        "deal", "foot", "held", "is_held_up", "leaves", "rules", "seat", "team", "waited_for", "weights", "wild",
        "wilds",
    )  # fmt: skip

    def __init__(self, deal: Deal, w: vec[i64], *, leaves: bool) -> None:
        self.deal = deal
        self.rules = deal.rules
        self.seat = deal.player()
        self.team = deal.own_team()
        self.held = deal.held()
        self.weights = w
        self.leaves = leaves
        self.wild = wild_worth(deal, w)
        self.foot = foot_worth(deal, w)
        self.waited_for = is_waited_for(deal) and turns_left(deal) > 0
        self.wilds = self.seat.hand[JOKER] + self.seat.hand[TWO]
        self.is_held_up = not self.team.opened and not self.team.has_laid() and self._opening() <= 0

    def gain(self, step: i64) -> i64:
        """
        Estimate what a legal lay gains.
        """
        slot = lay_slot(step)
        pattern = (step - STEP_LAY) % PATTERNS
        naturals = PATTERN_NATURALS[pattern]
        jokers = PATTERN_JOKERS[pattern]
        twos = PATTERN_TWOS[pattern]
        wilds = jokers + twos
        if slot == BLACK_THREE:
            return self.weights[W_CARD_VALUE] if self.leaves else NEVER
        if self.is_held_up or (not self.leaves and self._goes_out(naturals + wilds)):
            return NEVER
        if self._strands(slot, naturals + wilds):
            return NEVER
        w = self.weights
        values = self.rules.values
        cards = naturals + wilds
        size = self.team.size[slot] + cards
        gain = values[JOKER] * jokers + values[TWO] * twos
        if slot != WILD:
            gain += values[slot] * naturals
        gain = gain * w[W_CARD_VALUE] // 100
        gain += w[W_CARD_LAID] * cards + w[W_CARD_THERE] * size
        if size == cards:
            gain += w[W_START] if wilds == 0 or slot == WILD else w[W_START_MIXED]
        if slot == WILD:
            gain += (w[W_WILD_MELD] - self.wild) * wilds
        gain += self._completion(slot, naturals, wilds)
        return gain + self._hand_after(slot, naturals, cards)

    def is_spared(self, step: i64) -> bool:
        """
        Tell whether a lay takes a joker where a two of the hand would do as well.
        """
        pattern = (step - STEP_LAY) % PATTERNS
        return (
            PATTERN_JOKERS[pattern] > 0
            and self.seat.hand[TWO] > PATTERN_TWOS[pattern]
            and (self.team.opened or not self.team.is_below_minimum())
        )

    def _completion(self, slot: i64, naturals: i64, wilds: i64) -> i64:
        """
        Value the canasta that this lay completes or leads to in this turn, against the wilds that it takes.
        """
        w = self.weights
        rules = self.rules
        team = self.team
        most = rules.meld_max
        size = team.size[slot] + naturals + wilds
        if slot == WILD:
            if size >= most or size + self.wilds - wilds >= most:
                return self._canasta(slot, most)
            return 0
        lying = team.wilds(slot) + wilds
        cost = self.wild * wilds
        if wilds > 0 and lying == wilds and size > rules.meld_min:
            cost -= w[W_SPOILED] * (size - wilds)
        if size >= most:
            return self._canasta(slot, lying) - cost
        more = max(most - size - (self.seat.hand[slot] - naturals), 0)
        if more > self.wilds - wilds or (more > 0 and not is_meld(rules, slot, most - lying - more, lying + more)):
            return -cost
        gain = self._canasta(slot, lying + more) - self.wild * more
        if more > 0 and lying == 0:
            gain += w[W_SPOILED] * (most - more)
        return max(gain, 0) - cost

    def _canasta(self, slot: i64, wilds: i64) -> i64:
        worth = canasta_worth(self.deal, slot, wilds, self.weights) + self.foot
        return worth + self.weights[W_PARTNER_FOOT] if self.waited_for else worth

    def _hand_after(self, slot: i64, naturals: i64, cards: i64) -> i64:
        """
        Value what the hand loses or gains by being smaller.
        """
        w = self.weights
        seat = self.seat
        gain: i64 = 0
        if emptying_brings_foot(self.deal):
            gain += w[W_EMPTYING] * cards
        elif not seat.foot_down and not self.leaves:
            left = self.held - cards
            gain += w[W_THIN_HAND] * (max(FULL_HAND - left, 0) - max(FULL_HAND - left - cards, 0))
        if naturals > 0 and is_frozen(self.deal) and seat.hand[slot] >= PAIR > seat.hand[slot] - naturals:
            gain += w[W_PAIR_LEFT]
        return gain

    def _goes_out(self, cards: i64) -> bool:
        """
        Tell whether after a lay of so many cards the turn can only end by going out.
        """
        return not self.seat.foot_down and self.held - cards <= 1

    def _strands(self, slot: i64, cards: i64) -> bool:
        """
        Tell whether a lay leaves hardly anything but locked sevens, so that the deal might end for want of a discard.

        See: SEVEN-3.
        """
        sevens = self.seat.hand[SEVEN]
        spare: i64 = 1
        if self.rules.only_sevens == SEVENS_WHENEVER:
            spare = 2
        if slot == SEVEN or sevens == 0 or self.seat.foot_due or self.held - sevens - cards >= spare:
            return False
        if self.foot > 0 and self.team.size[slot] + cards >= self.rules.meld_max:
            return False
        return sevens_locked(self.deal, 0)

    def _opening(self) -> i64:
        """
        Value opening now against waiting: the turns that have passed, and how many wild cards the minimum takes.
        """
        w = self.weights
        rules = self.rules
        hand = self.seat.hand
        points: i64 = 0
        slot: i64
        for slot in range(ACE, FOUR + 1):
            if hand[slot] >= rules.meld_min:
                points += min(hand[slot], rules.meld_max) * rules.values[slot]
        wilds = (max(self.team.minimum - points, 0) + WILD_POINTS - 1) // WILD_POINTS
        passed = self._turns_passed()
        return w[W_OPEN] + w[W_OPEN_TURN] * passed + w[W_OPEN_WILD] * wilds

    def _turns_passed(self) -> i64:
        rules = self.deal.rules
        whole = rules.total_cards() - rules.players * (rules.hand + rules.foot)
        return (whole - self.deal.stock_size()) // (rules.draw * rules.players)
