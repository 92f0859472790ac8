"""
Beliefs: how much likelier a card is in another's hand than the count of unseen cards says, by what that player did.

A player who has just discarded a rank, or let it pass on the pile, seldom holds two more of it; one whose team has an
open meld of it would have laid it; pairs are kept, and trios are laid. Each of these traits has a factor, and a card
that comes to a hand has one trait of each kind; the last kind is how many of the rank are in the hand before it.
The factors were fitted by `scripts/fit_beliefs.py` to hands of players of the level `strong`.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pennies.bots.core.knowledge import Knowledge
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, RANKS, RED_THREE, SEVEN, TWO, WILD
from pennies.engine.state import Deal
from pennies.vecs import vec

PARTS: Final[i64] = 256
"""A factor of 1."""
LEAST: Final[i64] = 8
MOST: Final[i64] = 65_536
"""Between these a product of factors stays: nothing is believed impossible, nor certain."""

KINDS: Final[i64] = 7
"""Jokers, twos, sevens, black threes, aces, kings to eights, sixes to fours."""
LOW: Final[i64] = 10
"""The highest of the low ranks: the six."""
TEAM: Final[i64] = 5
"""Its team's melds of the rank: not opened, none, an open one, a long open one, only full ones."""
LONG: Final[i64] = 5
OTHERS: Final[i64] = 3
"""The others' melds of the rank: none, an open one, only full ones."""
WHEN: Final[i64] = 4
"""How long ago: never, in the last lap, in the one before, earlier."""
KNOWN: Final[i64] = 3
"""How many of the rank it is known to hold besides: none, one, more."""
SIZES: Final[i64] = 4
FEW: Final[i64] = 3
SOME: Final[i64] = 6
MANY: Final[i64] = 11
"""How many cards of its hand nobody knows: few at most, some, many, more."""
HELD: Final[i64] = 4
"""How many of the rank are in the hand already: none, one, two, more."""

AT_TEAM: Final[i64] = 0
AT_OTHERS: Final[i64] = KINDS * TEAM
AT_DISCARDED: Final[i64] = AT_OTHERS + KINDS * OTHERS
AT_PASSED: Final[i64] = AT_DISCARDED + 2 * WHEN
AT_KNOWN: Final[i64] = AT_PASSED + 2 * WHEN
AT_SIZE: Final[i64] = AT_KNOWN + KNOWN
AT_HELD: Final[i64] = AT_SIZE + 2 * KINDS * SIZES
COUNT: Final[i64] = AT_HELD + KINDS * TEAM * HELD
"""How many traits there are; `AT_…` is where those of a kind begin."""
EACH: Final[i64] = 7
"""How many traits a card has: one of each kind. The last is the only one that changes while a hand is filled."""


def believed(knowledge: Knowledge, factors: vec[i64]) -> "vec[i64]":
    """
    Weigh the cards that nobody has seen, for each seat and rank; an empty vector where there are no factors.

    Reads nothing but what the seat to act may know.

    Returns:
        At `(seat * RANKS + rank) * HELD + held`, with `held` cards of the rank in the hand already (at most
        `HELD - 1`), how much likelier one more is than by chance, in `PARTS`.
    """
    if len(factors) == 0:
        return vec[i64]()
    players = knowledge.deal.rules.players
    weights = vec[i64]([PARTS] * (players * RANKS * HELD))
    seat: i64
    rank: i64
    held: i64
    for seat in range(players):
        if seat == knowledge.deal.to_act:
            continue
        history = History(knowledge.deal, seat)
        for rank in range(RED_THREE):
            weight = PARTS
            marks = traits(knowledge, history, seat, rank)
            for trait in marks:
                weight = within(weight * factors[trait] // PARTS)
            place = (seat * RANKS + rank) * HELD
            first = at_held(knowledge.deal, seat, rank)
            for held in range(HELD):
                weights[place + held] = within(weight * factors[first + held] // PARTS)
    return weights


def within(weight: i64) -> i64:
    """
    Keep a weight between `LEAST` and `MOST`.
    """
    return min(max(weight, LEAST), MOST)


@final
@mypyc_attr(acyclic=True)
class History:
    """
    What a seat discarded and let pass, as far as the pile tells: for each rank, in which lap from now (`WHEN`).
    """

    __slots__ = ("discarded", "passed")

    def __init__(self, deal: Deal, seat: i64) -> None:
        self.discarded = vec[i64]([0] * RANKS)
        self.passed = vec[i64]([0] * RANKS)
        players = deal.rules.players
        count: i64 = len(deal.pile)
        place: i64
        for place in range(count):
            ago = count - place
            when = min((ago - 1) // players + 1, WHEN - 1)
            if (deal.turn - ago % players + players) % players == seat:
                self.discarded[deal.pile[place]] = when
            elif ago > 1 and (deal.turn - ago % players + players + 1) % players == seat:
                self.passed[deal.pile[place]] = when


def traits(knowledge: Knowledge, history: History, seat: i64, rank: i64) -> "vec[i64]":
    """
    List the traits of a rank in another's hand, one of each kind but the last.
    """
    deal = knowledge.deal
    player = deal.seats[seat]
    team = deal.rules.team_of(seat)
    opened: i64 = 1 if deal.teams[team].opened else 0
    kind = kind_of(rank)
    hidden = player.hand_size - knowledge.known_total(seat)
    picked_up: i64 = 0 if player.foot_down else 1
    return vec[i64]([
        AT_TEAM + kind * TEAM + _melds_of_team(deal, team, rank),
        AT_OTHERS + kind * OTHERS + _melds_of_others(deal, team, rank),
        AT_DISCARDED + opened * WHEN + history.discarded[rank],
        AT_PASSED + opened * WHEN + history.passed[rank],
        AT_KNOWN + min(knowledge.known[seat * RANKS + rank], KNOWN - 1),
        AT_SIZE + (picked_up * KINDS + kind) * SIZES + size_of(hidden),
    ])  # fmt: skip


def at_held(deal: Deal, seat: i64, rank: i64) -> i64:
    """
    Tell where the traits of the last kind begin for a rank in a hand: the first is that none is in it before.
    """
    return AT_HELD + (kind_of(rank) * TEAM + _melds_of_team(deal, deal.rules.team_of(seat), rank)) * HELD


def kind_of(rank: i64) -> i64:
    """
    Tell which of the `KINDS` a rank is of.
    """
    if rank <= TWO:
        return rank
    if rank == SEVEN:
        return 2
    if rank == BLACK_THREE:
        return 3
    if rank == ACE:
        return 4
    return 6 if rank >= LOW else 5


def size_of(hidden: i64) -> i64:
    """
    Tell which of the `SIZES` a number of cards is.
    """
    if hidden <= FEW:
        return 0
    if hidden <= SOME:
        return 1
    return 2 if hidden <= MANY else 3


def _melds_of_team(deal: Deal, team: i64, rank: i64) -> i64:
    lies = deal.teams[team]
    if not lies.opened:
        return 0
    slot = WILD if rank <= TWO else rank
    if slot > FOUR:
        return 1
    if lies.size[slot] >= LONG:
        return 3
    if lies.size[slot] > 0:
        return 2
    return 4 if lies.closed[slot] > 0 else 1


def _melds_of_others(deal: Deal, team: i64, rank: i64) -> i64:
    slot = WILD if rank <= TWO else rank
    if slot > FOUR:
        return 0
    most: i64 = 0
    other: i64
    for other in range(len(deal.teams)):
        if other != team:
            if deal.teams[other].size[slot] > 0:
                return 1
            if deal.teams[other].closed[slot] > 0:
                most = 2
    return most
