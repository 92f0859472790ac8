"""
Guessed worlds: deals that a seat may be in for all it knows.

Feet and stock are unseen by everybody, so they are uniform given the hands. A hand holds what is known to be in it,
never a red three, and besides any cards of those unseen: all equally likely, or as
what its player did tells (`beliefs`).
"""

from typing import Final

from mypy_extensions import i64

from pennies.bots.core.beliefs import HELD
from pennies.bots.core.knowledge import Knowledge
from pennies.engine.chance import Generator, shuffle
from pennies.engine.going_out import can_go_out
from pennies.engine.ranks import RANKS, RED_THREE
from pennies.engine.state import Deal
from pennies.vecs import append, vec

BLIND: Final[i64] = 0
SEES_HANDS: Final[i64] = 1
SEES_ALL: Final[i64] = 2
"""What a guess may read of the deal. All but `BLIND` is cheating: yardsticks for the arena, out of reach of tables."""
MOST_GUESSES: Final[i64] = 60
"""So many guesses are made for one hand that can go out."""


def world_for(knowledge: Knowledge, insight: i64, weights: vec[i64], generator: Generator) -> Knowledge:
    """
    Make a world to play out from, by what may be read of the deal, and by what is believed of the hands (`guess`).
    """
    if insight == SEES_ALL:
        return knowledge.clone()
    if insight == SEES_HANDS:
        return _guess_feet_and_stock(knowledge, generator)
    return guess(knowledge, weights, generator)


def guess(knowledge: Knowledge, weights: vec[i64], generator: Generator) -> Knowledge:
    """
    Make a world that agrees with all that the seat to act knows.

    Reads nothing of the deal but what that seat may know.

    Args:
        weights: how much likelier than by chance a card of a rank comes to a seat's hand, by how many are in it
            (`beliefs.believed`); an empty vector where all unseen cards are equally likely.
    """
    world = knowledge.clone()
    deal = world.deal
    seat = deal.to_act
    counts = _unseen(knowledge, seat)
    other: i64
    for other in range(len(deal.seats)):
        if other != seat:
            _keep_known(world, other)
    if len(weights) > 0:
        for other in range(len(deal.seats)):
            if other != seat:
                _fill_hand_as_believed(world, other, counts, weights, generator)
    cards = _listed(counts)
    shuffle(cards, generator)
    place: i64 = 0
    if len(weights) == 0:
        for other in range(len(deal.seats)):
            if other != seat:
                place = _fill_hand(world, other, cards, place)
    _fill_feet_and_stock(deal, cards[place:], generator)
    return world


def world_for_asked(knowledge: Knowledge, generator: Generator) -> Knowledge | None:
    """
    Guess a world for a seat that is asked, which knows that the player who asks can go out.

    None if so many guesses find no such hand. They are made by chance: what a player usually keeps tells nothing of a
    hand that goes out.
    """
    by_chance = vec[i64]()
    time: i64
    for time in range(MOST_GUESSES):
        world = guess(knowledge, by_chance, generator)
        if can_go_out(world.deal):
            return world
    return None


def _guess_feet_and_stock(knowledge: Knowledge, generator: Generator) -> Knowledge:
    """
    Keep all hands and guess the rest. CHEAT.
    """
    world = knowledge.clone()
    cards = vec[i64]()
    rank: i64
    time: i64
    for player in world.deal.seats:
        for rank in range(RED_THREE):
            for time in range(player.foot[rank]):
                cards = append(cards, rank)
    for time in range(world.deal.stock_next, len(world.deal.stock)):
        if world.deal.stock[time] != RED_THREE:
            cards = append(cards, world.deal.stock[time])
    shuffle(cards, generator)
    _fill_feet_and_stock(world.deal, cards, generator)
    return world


def _fill_feet_and_stock(deal: Deal, cards: vec[i64], generator: Generator) -> None:
    """
    Make feet and stock of shuffled cards and of the red threes that nobody has seen.
    """
    rest = _with_red_threes(deal, cards, generator)
    place: i64 = 0
    rank: i64
    for player in deal.seats:
        if player.foot_size > 0:
            foot = vec[i64]([0] * RANKS)
            for rank in rest[place : place + player.foot_size]:
                foot[rank] += 1
            player.foot = foot
            place += player.foot_size
    deal.stock = rest[place : place + deal.stock_size()]
    deal.stock_next = 0


def _unseen(knowledge: Knowledge, seat: i64) -> "vec[i64]":
    """
    Count by rank the cards, red threes apart, that a seat has not seen.
    """
    counts = vec[i64]([0] * RANKS)
    rank: i64
    for rank in range(RED_THREE):
        counts[rank] = knowledge.unseen(seat, rank)
    return counts


def _listed(counts: vec[i64]) -> "vec[i64]":
    cards = vec[i64]()
    rank: i64
    copy: i64
    for rank in range(RED_THREE):
        for copy in range(counts[rank]):
            cards = append(cards, rank)
    return cards


def _keep_known(world: Knowledge, other: i64) -> None:
    """
    Leave in a hand nothing but what is known of it.
    """
    hand = world.deal.seats[other].hand
    rank: i64
    for rank in range(RANKS):
        hand[rank] = world.known[other * RANKS + rank]


def _fill_hand(world: Knowledge, other: i64, cards: vec[i64], place: i64) -> i64:
    """
    Give a hand cards from a place on; tell the place of the next.
    """
    player = world.deal.seats[other]
    end = place + player.hand_size - world.known_total(other)
    rank: i64
    for rank in cards[place:end]:
        player.hand[rank] += 1
    return end


def _fill_hand_as_believed(
    world: Knowledge, other: i64, counts: vec[i64], weights: vec[i64], generator: Generator
) -> None:
    """
    Give a hand cards of those that are left, one by one, each as likely as its weight tells.
    """
    player = world.deal.seats[other]
    hand = player.hand
    first = other * RANKS
    shares = vec[i64]([0] * RANKS)
    total: i64 = 0
    rank: i64
    for rank in range(RED_THREE):
        shares[rank] = counts[rank] * weights[(first + rank) * HELD + min(hand[rank], HELD - 1)]
        total += shares[rank]
    time: i64
    for time in range(player.hand_size - world.known_total(other)):
        drawn = generator.below(total)
        rank = 0
        while drawn >= shares[rank]:
            drawn -= shares[rank]
            rank += 1
        counts[rank] -= 1
        hand[rank] += 1
        share = counts[rank] * weights[(first + rank) * HELD + min(hand[rank], HELD - 1)]
        total += share - shares[rank]
        shares[rank] = share


def _with_red_threes(deal: Deal, cards: vec[i64], generator: Generator) -> "vec[i64]":
    """
    Put the red threes that nobody has seen among shuffled cards.
    """
    hidden = deal.rules.copies(RED_THREE)
    rank: i64
    for team in deal.teams:
        hidden -= team.red_threes
    for rank in deal.pile:
        if rank == RED_THREE:
            hidden -= 1
    for rank in deal.aside:
        if rank == RED_THREE:
            hidden -= 1
    time: i64
    for time in range(hidden):
        place = generator.below(len(cards) + 1)
        cards = append(cards, RED_THREE)
        last = len(cards) - 1
        cards[last] = cards[place]
        cards[place] = RED_THREE
    return cards
