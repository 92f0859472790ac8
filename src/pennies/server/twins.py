"""
Twins of a game: the same to a seat, with all cards that it cannot see dealt anew.

Whatever differs between what a seat is told of a game and of its twin was told of hidden cards (INFO-1).
"""

from collections import Counter

from mypy_extensions import i64

from pennies.engine.chance import Generator
from pennies.engine.moves import FOOT, HAND, STOCK
from pennies.engine.ranks import RANKS, RED_THREE
from pennies.engine.state import Deal
from pennies.game.cards import rank_of
from pennies.game.faces import Faces
from pennies.game.game import Game
from pennies.vecs import vec


def twin(game: Game, seat: int, generator: Generator) -> tuple[Deal, Faces]:
    """
    Deal anew what a seat (or a spectator) cannot see. Red threes stay out of hands, where nobody ever holds one.
    """
    deal, faces = game.deal.clone(), game.faces.copy()
    others = [number for number in range(len(deal.seats)) if number != seat]
    hidden: list[str] = []
    kept: dict[int, list[str]] = {}
    for number in others:
        known = Counter(faces.known[number])
        kept[number] = list(known.elements())
        hidden += list((Counter(faces.at(HAND + number)) - known).elements())
    for number in range(len(deal.seats)):
        hidden += faces.at(FOOT + number)
    hidden += faces.at(STOCK)
    pool = shuffled(hidden, generator)
    in_hands = [face for face in pool if rank_of(face) != RED_THREE]
    for number in others:
        missing = deal.seats[number].hand_size - len(kept[number])
        drawn, in_hands = in_hands[:missing], in_hands[missing:]
        faces.places[HAND + number] = kept[number] + drawn
        deal.seats[number].hand = counted(faces.at(HAND + number))
    rest = shuffled(in_hands + [face for face in pool if rank_of(face) == RED_THREE], generator)
    for number, player in enumerate(deal.seats):
        faces.places[FOOT + number], rest = rest[: player.foot_size], rest[player.foot_size :]
        player.foot = counted(faces.at(FOOT + number))
    faces.places[STOCK] = rest
    deal.stock = vec[i64]([rank_of(face) for face in reversed(rest)])
    deal.stock_next = 0
    return deal, faces


def shuffled(cards: list[str], generator: Generator) -> list[str]:
    cards = cards.copy()
    for last in range(len(cards) - 1, 0, -1):
        other = generator.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def counted(faces: list[str]) -> "vec[i64]":
    ranks = Counter(map(rank_of, faces))
    return vec[i64]([ranks[rank] for rank in range(RANKS)])
