"""
What happened, in the past tense, for logs and clients: made from an action and the moves that it set off.

Every event can be seen by everybody; some show their cards only to one seat (`seen_by`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from pennies.engine.moves import (
    ASIDE,
    CANASTAS,
    FOOT,
    HAND,
    MELD,
    PILE,
    RED_THREES,
    SLOTS_OF_A_TEAM,
    STOCK,
)
from pennies.game.notation import target_text

EVERYBODY = -1


@dataclass(frozen=True)
class Event:
    """
    Something that happened.

    Attributes:
        seat: whose action it was, or to whom it happened.
        cards: the faces concerned, in order.
        count: how many cards; `cards` is shorter (empty) for those who may not see them.
        only: the one seat that may see `cards`, or `EVERYBODY`.
    """

    seat: int
    cards: tuple[str, ...] = ()
    count: int = 0
    only: int = EVERYBODY

    def seen_by(self, seat: int) -> "Event":
        """
        The event as a seat (or a spectator) may see it.
        """
        return self if self.only in (EVERYBODY, seat) else replace(self, cards=())


@dataclass(frozen=True)
class CardsDrawn(Event):
    """
    Cards came from the stock to a hand.
    """


@dataclass(frozen=True)
class RedThreesLaid(Event):
    """
    Red threes of a hand were laid before the team.
    """


@dataclass(frozen=True)
class PileTaken(Event):
    """
    The pile was taken; `cards` are all but its top card.
    """


@dataclass(frozen=True)
class PileReleased(Event):
    """
    The rest of the pile came to the hand (OPEN-4: only now, after the minimum was met).
    """


@dataclass(frozen=True)
class CardsLaid(Event):
    """
    Cards were laid on a meld, or began it; `target` is its slot as text.
    """

    target: str = ""


@dataclass(frozen=True)
class CanastaCompleted(Event):
    """
    A meld was closed.
    """

    target: str = ""


@dataclass(frozen=True)
class FootPickedUp(Event):
    """
    A player picked up the foot.
    """


@dataclass(frozen=True)
class CardDiscarded(Event):
    """
    A card was discarded.
    """


@dataclass(frozen=True)
class PartnersAsked(Event):
    """
    A player asked whether to go out.
    """


@dataclass(frozen=True)
class PartnerAnswered(Event):
    """
    A partner answered.
    """

    yes: bool = False


@dataclass(frozen=True)
class Passed(Event):
    """
    A player passed.
    """


@dataclass(frozen=True)
class DealEnded(Event):
    """
    The deal is over; `result` and `scores` by team.
    """

    ended_by: str = ""
    result: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


def events_of(moves: Sequence[tuple[str, int, int]], seat: int) -> Iterator[Event]:
    """
    Tell the moves of one action as events: each run of cards that went the same way is one.

    Args:
        moves: what `Faces.follow` returned.
        seat: whose action set them off.
    """
    for (source, target), run in groupby(moves, key=lambda move: (move[1], move[2])):
        cards = tuple(face for face, _, _ in run)
        event = _event(source, target, cards, seat)
        if event is not None:
            yield event


def _event(source: int, target: int, cards: tuple[str, ...], seat: int) -> Event | None:
    if target >= CANASTAS:
        return CanastaCompleted(seat, cards, len(cards), target=_target(target, CANASTAS))
    if target >= MELD:
        return CardsLaid(seat, cards, len(cards), target=_target(target, MELD))
    if target >= RED_THREES:
        return RedThreesLaid(source - HAND, cards, len(cards))
    if target in _TO:
        return _TO[target](seat, cards, len(cards))
    if source == ASIDE:
        return PileReleased(seat, cards, len(cards))
    return _hidden(source, target, cards)


_TO: Final[Mapping[int, type[Event]]] = {PILE: CardDiscarded, ASIDE: PileTaken}


def _hidden(source: int, target: int, cards: tuple[str, ...]) -> Event | None:
    """
    Tell moves into a hand whose cards only that seat sees; dealing the feet is no event.
    """
    if target >= FOOT:
        return None
    kind = CardsDrawn if source == STOCK else FootPickedUp
    return kind(target - HAND, cards, len(cards), only=target - HAND)


def _target(place: int, base: int) -> str:
    return target_text((place - base) % SLOTS_OF_A_TEAM)
