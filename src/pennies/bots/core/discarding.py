"""
Which card to discard: the one whose loss, and what the next player could make of it, cost least.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pennies.bots.core.knowledge import CERTAIN, Knowledge, turns_left
from pennies.bots.core.weights import (
    W_BLACK_PILE,
    W_FED,
    W_FED_CARD,
    W_FED_PASSED,
    W_FED_UNOPENED,
    W_FREEZE,
    W_KEEP_BLACK,
    W_KEEP_FITTING,
    W_KEEP_PAIR,
    W_KEEP_SEVEN,
    W_KEEP_TRIO,
    W_KEEP_VALUE,
    W_KEEP_VALUE_LATE,
    W_KEEP_VALUE_UNOPENED,
    W_MEMORY,
)
from pennies.bots.core.worth import wild_worth
from pennies.engine.faults import is_frozen
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, SEVEN, TWO
from pennies.engine.rules import CLOSED_NEVER, TAKE_PAIR
from pennies.engine.state import Team
from pennies.engine.steps import STEP_DISCARD, STEP_LAY
from pennies.vecs import vec

PAIR: Final[i64] = 2
SOME_CHANCE: Final[i64] = 150
"""How often the next player holds a pair, per mille, to those who do not count cards."""


def best_discard(knowledge: Knowledge, steps: vec[i64], w: vec[i64]) -> i64:
    """
    Choose among the legal discards; -1 if there is none.
    """
    best: i64 = -1
    least: i64 = 0
    discarding = Discarding(knowledge, w)
    step: i64
    for step in steps:
        if STEP_DISCARD <= step < STEP_LAY:
            cost = discarding.cost(step - STEP_DISCARD)
            if best < 0 or cost < least:
                best = step
                least = cost
    return best


@final
@mypyc_attr(acyclic=True)
class Discarding:
    """
    One position in which a card is discarded, and what in it is the same for every card.

    `hidden` is how many cards of the next player nobody knows, `unseen` how many the player does not see at all.
    """

    __slots__ = (
        "deal",
        "frozen",
        "hidden",
        "is_late",
        "knowledge",
        "next",
        "own",
        "pile",
        "rivals",
        "unseen",
        "weights",
    )

    def __init__(self, knowledge: Knowledge, w: vec[i64]) -> None:
        deal = knowledge.deal
        self.knowledge = knowledge
        self.deal = deal
        self.weights = w
        self.own = deal.own_team()
        self.next = deal.rules.left_of(deal.turn)
        self.rivals = deal.teams[deal.rules.team_of(self.next)]
        self.frozen = is_frozen(deal)
        self.is_late = turns_left(deal) == 0
        self.pile = len(deal.pile)
        self.hidden = deal.seats[self.next].hand_size - knowledge.known_total(self.next)
        self.unseen = knowledge.hidden_total(deal.turn)

    def cost(self, rank: i64) -> i64:
        """
        Estimate what discarding a card costs.
        """
        if self.rivals is self.own:
            return self._kept(rank)
        return self._kept(rank) + self._fed(rank)

    def _kept(self, rank: i64) -> i64:
        """
        Value a card of the hand that is kept.
        """
        w = self.weights
        value = self.deal.rules.values[rank]
        if rank == JOKER or rank == TWO:
            return wild_worth(self.deal, w) + value
        if rank == BLACK_THREE:
            return -value if self.is_late else w[W_KEEP_BLACK] + w[W_BLACK_PILE] * self.pile
        held = self.deal.player().hand[rank]
        if self.is_late:
            kept = value * w[W_KEEP_VALUE_LATE] // 100
        elif self.own.opened:
            kept = value * w[W_KEEP_VALUE] // 100
        else:
            kept = value * w[W_KEEP_VALUE_UNOPENED] // 100
        if held == PAIR:
            kept += w[W_KEEP_PAIR]
        elif held > PAIR:
            kept += w[W_KEEP_TRIO]
        if self.own.size[rank] > 0:
            kept += w[W_KEEP_FITTING]
        if rank == SEVEN and self.own.sevens == 0:
            kept += w[W_KEEP_SEVEN]
        return kept

    def _fed(self, rank: i64) -> i64:
        """
        Estimate what the next player, a rival, takes with this card on top.
        """
        w = self.weights
        if rank == JOKER or rank == TWO:
            if self.frozen:
                return 0
            return -w[W_FREEZE] * self.pile * self.open_melds_more()
        if rank < ACE or rank > FOUR:
            return 0
        return self.taken(rank) * (w[W_FED_CARD] * (self.pile + 1) + w[W_FED]) // CERTAIN

    def open_melds_more(self) -> i64:
        """
        Count how many open melds more the next player's team has than the own one.
        """
        return _open_melds(self.rivals) - _open_melds(self.own)

    def taken(self, rank: i64) -> i64:
        """
        Estimate how likely the next player can take the pile with this rank on top, per mille.
        """
        w = self.weights
        rules = self.deal.rules
        size = self.rivals.size[rank]
        if size > 0 and not self.frozen and rules.unfrozen_take != TAKE_PAIR:
            return CERTAIN
        if size + PAIR + 1 > rules.meld_max:
            return 0
        if rules.closed_rank == CLOSED_NEVER and size == 0 and self.rivals.closed[rank] > 0:
            return 0
        chance = SOME_CHANCE
        if w[W_MEMORY] > 0:
            chance = self.knowledge.chance(self.deal.turn, self.next, rank, PAIR, self.hidden, self.unseen)
            if chance < CERTAIN and self._was_let_pass(rank):
                chance -= chance * w[W_FED_PASSED] // 100
        if not self.rivals.opened:
            chance = chance * w[W_FED_UNOPENED] // 100
        return chance

    def _was_let_pass(self, rank: i64) -> bool:
        """
        Tell whether the next player discarded this rank, or let it pass, since the pile was last taken.

        Every turn puts one card on the pile, so that the latest come from the player, from the one before and so on.
        """
        players = self.deal.rules.players
        pile = self.deal.pile
        place: i64
        for place in range(self.pile):
            if pile[place] == rank:
                back = (self.pile - place) % players
                if back == 0 or back == players - 1:
                    return True
        return False


def _open_melds(team: Team) -> i64:
    count: i64 = 0
    slot: i64
    for slot in range(ACE, FOUR + 1):
        if team.size[slot] > 0:
            count += 1
    return count
