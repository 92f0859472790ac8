"""
Guessed worlds: deals that a seat may be in for all it knows.

Feet and stock are unseen by everybody, so they are uniform given the hands. A hand holds what is known to be in it,
never a red three, and besides any cards of those unseen, all equally likely.
"""

from typing import Final

from mypy_extensions import i64

from pennies.bots.core.knowledge import Knowledge
from pennies.engine.chance import Generator, shuffle
from pennies.engine.going_out import can_go_out
from pennies.engine.ranks import ACE, FOUR, RANKS, RED_THREE
from pennies.engine.state import Deal
from pennies.vecs import append, vec

PAIR: Final[i64] = 2
BLIND: Final[i64] = 0
SEES_HANDS: Final[i64] = 1
SEES_ALL: Final[i64] = 2
"""What a guess may read of the deal. All but `BLIND` is cheating: yardsticks for the arena, out of reach of tables."""
MOST_GUESSES: Final[i64] = 60
"""So many guesses are made for one hand that can go out."""


def world_for(knowledge: Knowledge, insight: i64, tries: i64, generator: Generator) -> Knowledge:
    """
    Make a world to play out from, by what may be read of the deal; the likeliest of so many tries.
    """
    if insight == SEES_ALL:
        return knowledge.clone()
    if insight == SEES_HANDS:
        return _guess_feet_and_stock(knowledge, generator)
    best = guess(knowledge, generator)
    least = oddity(best.deal) if tries > 1 else 0
    time: i64
    for time in range(tries - 1):
        world = guess(knowledge, generator)
        odd = oddity(world.deal)
        if odd < least:
            best = world
            least = odd
    return best


def oddity(deal: Deal) -> i64:
    """
    Count what in the others' hands does not go with how they played.

    Players seldom keep cards that go on an open meld of theirs or three of a rank, once they have opened; nor two of a
    rank that they have just discarded, or let pass on the pile.
    """
    rules = deal.rules
    odd: i64 = 0
    seat: i64
    rank: i64
    for seat in range(rules.players):
        if seat == deal.to_act:
            continue
        hand = deal.seats[seat].hand
        team = deal.teams[rules.team_of(seat)]
        if not team.opened:
            continue
        for rank in range(ACE, FOUR + 1):
            if team.size[rank] > 0:
                odd += hand[rank]
            elif hand[rank] > PAIR:
                odd += 1
    pile = deal.pile
    count = len(pile)
    place: i64
    for place in range(max(count - rules.players, 0), count):
        rank = pile[place]
        if not ACE <= rank <= FOUR:
            continue
        seat = (deal.turn + rules.players - (count - place) % rules.players) % rules.players
        if seat != deal.to_act and deal.seats[seat].hand[rank] >= PAIR:
            odd += 1
        seat = rules.left_of(seat)
        if seat != deal.turn and deal.seats[seat].hand[rank] >= PAIR:
            odd += 1
    return odd


def guess(knowledge: Knowledge, generator: Generator) -> Knowledge:
    """
    Make a world that agrees with all that the seat to act knows.

    Reads nothing of the deal but what that seat may know.
    """
    world = knowledge.clone()
    deal = world.deal
    seat = deal.to_act
    cards = _unseen(knowledge, seat)
    shuffle(cards, generator)
    place: i64 = 0
    other: i64
    for other in range(len(deal.seats)):
        if other != seat:
            place = _fill_hand(world, other, cards, place)
    _fill_feet_and_stock(deal, cards[place:], generator)
    return world


def world_for_asked(knowledge: Knowledge, generator: Generator) -> Knowledge | None:
    """
    Guess a world for a seat that is asked, which knows that the player who asks can go out.

    None if so many guesses find no such hand.
    """
    time: i64
    for time in range(MOST_GUESSES):
        world = guess(knowledge, generator)
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
    List the cards, red threes apart, that a seat has not seen.
    """
    cards = vec[i64]()
    rank: i64
    copy: i64
    for rank in range(RED_THREE):
        for copy in range(knowledge.unseen(seat, rank)):
            cards = append(cards, rank)
    return cards


def _fill_hand(world: Knowledge, seat: i64, cards: vec[i64], place: i64) -> i64:
    """
    Give a hand what is known of it and cards from a place on; tell the place of the next.
    """
    player = world.deal.seats[seat]
    known: i64 = 0
    rank: i64
    for rank in range(RANKS):
        player.hand[rank] = world.known[seat * RANKS + rank]
        known += player.hand[rank]
    end = place + player.hand_size - known
    for rank in cards[place:end]:
        player.hand[rank] += 1
    return end


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
