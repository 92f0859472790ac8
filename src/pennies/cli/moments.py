"""
A recorded game as moments: after every deal's beginning and every move, with what has just happened.

A moment is named `DEAL:MOVE`, both as people count them: deals and moves from 1, move 0 is the deal as it was dealt.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pennies.game.events import DealEnded, Event
from pennies.game.game import Game
from pennies.game.record import RESIGNED, RecordFault
from pennies.game.refusal import Refusal

_NAME: Final = re.compile(r"([1-9][0-9]{0,8}):([0-9]{1,9})")
_PLACE: Final = re.compile(r"deals\[(\d+)\]\.actions\[(\d+)\]")


@dataclass(frozen=True)
class Moment:
    """
    A point of a game.

    Attributes:
        deal, move: counted from 1; move 0 is the beginning of the deal.
        game: at this point. It is one and the same, and moves on.
        seat: whose action it was; the dealer's seat at the beginning of a deal.
        action: in canonical text; empty at the beginning of a deal.
    """

    deal: int
    move: int
    game: Game
    seat: int
    action: str
    events: tuple[Event, ...]

    @property
    def name(self) -> str:
        return f"{self.deal}:{self.move}"


def moments(played: Game) -> Iterator[Moment]:
    """
    Play a game again that has been played, moment by moment.
    """
    game = Game(played.profile, played.players)
    for number, deal in enumerate(played.deals, 1):
        events = game.start_deal(deal.dealer, deal.scores, deal.pack, deal.shuffle)
        yield Moment(number, 0, game, deal.dealer, "", tuple(events))
        for move, (seat, said) in enumerate(deal.actions, 1):
            answer = game.act(seat, said)
            if isinstance(answer, Refusal):
                raise AssertionError(f"{number}:{move} was legal before: {answer}")  # noqa: TRY004 - no wrong type
            yield Moment(number, move, game, seat, str(said), tuple(answer))
        if deal.ended_by == RESIGNED:
            game.resign()
            result = deal.result or ()
            ended = DealEnded(int(game.deal.turn), ended_by=RESIGNED, result=result, scores=game.scores)
            yield Moment(number, len(deal.actions) + 1, game, int(game.deal.turn), "", (ended,))


def moment_named(text: str) -> tuple[int, int] | None:
    """
    Read the name of a moment; None if it is none.

    >>> moment_named("2:17"), moment_named("2")
    ((2, 17), None)
    """
    match = _NAME.fullmatch(text)
    return (int(match[1]), int(match[2])) if match else None


def name_of_fault(fault: RecordFault) -> str:
    """
    Name the move that does not hold; empty if the fault is not about a move.
    """
    match = _PLACE.fullmatch(fault.place)
    return f"{int(match[1]) + 1}:{int(match[2]) + 1}" if match else ""
