"""
What a seat knows, by rank: the deal as far as it may be read, and the cards that everybody has seen.

`Knowledge` holds a deal, of which the policy reads nothing but what the seat to act may know (INFO-1): its own hand,
the sizes of hands, feet and stock, everything that lies on the table, and the pile. That deal may be a guessed world in
a playout, or one made of a view, in which the rest is blank. A test deals all else anew and asks for equal choices.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pennies.engine.play import apply
from pennies.engine.ranks import JOKER, RANKS, RED_THREE, TWO
from pennies.engine.state import Deal, canasta_jokers, canasta_naturals, canasta_slot, canasta_twos
from pennies.engine.steps import (
    PATTERN_JOKERS,
    PATTERN_NATURALS,
    PATTERN_TWOS,
    PATTERNS,
    STEP_DISCARD,
    STEP_LAY,
    STEP_TAKE_ADD,
    STEP_TAKE_JOKER,
    STEP_TAKE_PAIR,
    STEP_TAKE_TWO,
    lay_slot,
)
from pennies.vecs import vec

EIGHTHS: Final[i64] = 8
PAIR_CHANCE: Final = vec[i64]([
    0, 7, 26, 55, 90, 130, 173, 218, 264, 310, 355, 400, 442, 483, 522, 559, 594, 627, 657, 686, 713, 737, 760, 781,
    801, 819, 835, 850, 864, 877, 888, 899, 908,
])  # fmt: skip
"""How likely two or more come where so many eighths of one are expected (Poisson), per mille."""
ONE_CHANCE: Final = vec[i64]([
    0, 118, 221, 313, 393, 465, 528, 583, 632, 675, 713, 747, 777, 803, 826, 847, 865, 881, 895, 907, 918, 928, 936,
    944, 950, 956, 961, 966, 970, 973, 976, 979, 982,
])  # fmt: skip
"""The same of one or more."""
CERTAIN: Final[i64] = 1000


@final
@mypyc_attr(acyclic=True)
class Knowledge:
    """
    A deal, and what has been seen of its cards.

    `known` counts, at `seat * RANKS + rank`, cards that were seen going to a hand and not since. `public` counts by
    rank the cards whose place everybody knows: on the table, in the pile, or known in a hand. `known_sizes` are the
    sums of `known` by seat. `takes` counts, by team, how often the pile was taken since this knowledge was made.
    """

    __slots__ = ("deal", "known", "known_sizes", "public", "takes")

    def __init__(self, deal: Deal, known: vec[i64], public: vec[i64], known_sizes: "vec[i64] | None" = None) -> None:
        self.deal = deal
        self.known = known
        self.public = public
        self.known_sizes = _sums_by_seat(known) if known_sizes is None else known_sizes
        self.takes = vec[i64]([0] * len(deal.teams))

    def clone(self) -> "Knowledge":
        return Knowledge(self.deal.clone(), self.known[:], self.public[:], self.known_sizes[:])

    def play(self, step: i64) -> None:
        """
        Do a legal step and remember what it showed.
        """
        deal = self.deal
        seat = deal.turn
        if step >= STEP_LAY:
            pattern = (step - STEP_LAY) % PATTERNS
            if PATTERN_NATURALS[pattern] > 0:
                self._show(seat, lay_slot(step), PATTERN_NATURALS[pattern])
            self._show(seat, JOKER, PATTERN_JOKERS[pattern])
            self._show(seat, TWO, PATTERN_TWOS[pattern])
        elif step >= STEP_DISCARD:
            self._show(seat, step - STEP_DISCARD, 1)
        elif step >= STEP_TAKE_ADD:
            self.takes[deal.rules.team_of(seat)] += 1
            self._show_taking(seat, deal.pile[len(deal.pile) - 1], step)
            below = deal.pile[: len(deal.pile) - 1]
            apply(deal, step)
            if len(deal.aside) == 0:
                self._come_to_hand(seat, below)
            return
        if len(deal.aside) == 0:
            apply(deal, step)
            return
        aside = deal.aside[:]
        apply(deal, step)
        if len(deal.aside) == 0:
            self._come_to_hand(seat, aside)

    def _show_taking(self, seat: i64, top: i64, step: i64) -> None:
        if step == STEP_TAKE_PAIR:
            self._show(seat, top, 2)
        elif step == STEP_TAKE_JOKER:
            self._show(seat, top, 1)
            self._show(seat, JOKER, 1)
        elif step == STEP_TAKE_TWO:
            self._show(seat, top, 1)
            self._show(seat, TWO, 1)

    def _come_to_hand(self, seat: i64, cards: vec[i64]) -> None:
        """
        Note that everybody has seen cards of the pile come to a hand.
        """
        rank: i64
        for rank in cards:
            if rank != RED_THREE:
                self.known[seat * RANKS + rank] += 1
                self.known_sizes[seat] += 1

    def _show(self, seat: i64, rank: i64, count: i64) -> None:
        """
        Note that a seat shows cards of its hand: those that were known to be there first.
        """
        place = seat * RANKS + rank
        known = min(self.known[place], count)
        self.known[place] -= known
        self.known_sizes[seat] -= known
        self.public[rank] += count - known

    def unseen(self, seat: i64, rank: i64) -> i64:
        """
        Count the cards of a rank, no red three, that a seat has not seen.
        """
        hand = self.deal.seats[seat].hand[rank] - self.known[seat * RANKS + rank]
        return self.deal.rules.copies(rank) - self.public[rank] - hand

    def chance(self, seat: i64, other: i64, rank: i64, count: i64, hidden: i64, total: i64) -> i64:
        """
        Estimate for a seat how likely another one holds one or two cards of a rank, per mille.

        Args:
            hidden: the other's cards that nobody knows. `total`: `hidden_total(seat)`.
        """
        known = self.known[other * RANKS + rank]
        if known >= count:
            return CERTAIN
        if hidden <= 0 or total <= 0:
            return 0
        eighths = min(EIGHTHS * hidden * self.unseen(seat, rank) // total, len(PAIR_CHANCE) - 1)
        return PAIR_CHANCE[eighths] if count - known > 1 else ONE_CHANCE[eighths]

    def known_total(self, seat: i64) -> i64:
        """
        Count the cards that everybody knows to be in a hand.
        """
        return self.known_sizes[seat]

    def hidden_total(self, seat: i64) -> i64:
        """
        Count the cards that a seat has not seen: in other hands, feet and the stock.
        """
        deal = self.deal
        total = deal.stock_size()
        other: i64
        for other in range(len(deal.seats)):
            player = deal.seats[other]
            total += player.foot_size
            if other != seat:
                total += player.hand_size - self.known_total(other)
        return total


def _sums_by_seat(known: vec[i64]) -> "vec[i64]":
    sums = vec[i64]([0] * (len(known) // RANKS))
    place: i64
    for place in range(len(known)):
        sums[place // RANKS] += known[place]
    return sums


def public_counts(deal: Deal, known: vec[i64]) -> "vec[i64]":
    """
    Count by rank the cards whose place everybody knows.
    """
    counts = vec[i64]([0] * RANKS)
    index: i64
    rank: i64
    for index in range(len(deal.teams)):
        team = deal.teams[index]
        for rank in range(RED_THREE):
            counts[rank] += team.naturals[rank]
            counts[JOKER] += team.jokers[rank]
            counts[TWO] += team.twos[rank]
        code: i64
        for code in team.canastas:
            counts[canasta_slot(code)] += canasta_naturals(code)
            counts[JOKER] += canasta_jokers(code)
            counts[TWO] += canasta_twos(code)
        counts[RED_THREE] += team.red_threes
    for rank in deal.pile:
        counts[rank] += 1
    for rank in deal.aside:
        counts[rank] += 1
    for index in range(len(known)):
        counts[index % RANKS] += known[index]
    return counts


def beginning(deal: Deal) -> Knowledge:
    """
    Know of a deal that has just been dealt what everybody sees.
    """
    known = vec[i64]([0] * (len(deal.seats) * RANKS))
    return Knowledge(deal, known, public_counts(deal, known))


def turns_left(deal: Deal) -> i64:
    """
    Count how many more turns the stock lets each player have after this one, about.
    """
    return deal.stock_size() // (deal.rules.draw * deal.rules.players)
