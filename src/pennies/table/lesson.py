"""
The first lesson: a deal that is prepared, a seat in it for whoever learns, and what is played there next.

The deal is a record that `scripts/find_lesson.py` has found. A lesson can begin at any turn of the learner, and goes
its own way as soon as the learner does: what is prepared is known by what the acting seat sees, and by nothing else.
What is said with it, `pennies.server.teaching` decides.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from pennies.game.game import Game, PlayedDeal
from pennies.game.notation import parse_action
from pennies.game.record import read_record, replay
from pennies.game.view import View
from pennies.profiles.toml import load_toml
from pennies.table.events import Seated, TableEvent, TableMade
from pennies.table.practice import played_again
from pennies.table.settings import RULES_VERSION, Pace, Settings

LEVEL: Final = "strong"
"""Of the bots, where nothing is prepared."""

Seen = tuple[object, ...]


@dataclass(frozen=True)
class Lesson:
    """
    The prepared deal.

    Attributes:
        learner: the seat.
        turns: after how many actions each turn of the learner begins, and last: after how many the deal is over.
        steps: what is played next, by what the acting seat sees.
    """

    deal: PlayedDeal
    profile: str
    players: int
    learner: int
    turns: tuple[int, ...]
    steps: dict[Seen, str]


@cache
def lesson() -> Lesson:
    """
    Read the prepared deal; it takes as long as playing it.
    """
    source = resources.files("pennies.table").joinpath("data", "lesson.toml")
    written = read_record(load_toml(source.read_bytes()))
    game, fault = replay(written)
    if fault is not None:
        raise ValueError(f"the lesson's deal does not hold: {fault.place}")
    deal = game.deals[0]
    learner = int(written.meta["learner"])
    again = Game(written.profile)
    again.start_deal(deal.dealer, deal.scores, deal.pack, deal.shuffle)
    steps: dict[Seen, str] = {}
    turns: list[int] = []
    for at, (seat, said) in enumerate(deal.actions):
        view = again.view(seat)
        if seat == learner and view.phase == "draw":
            turns.append(at)
        steps[_seen(view)] = str(said)
        again.act(seat, said)
    return Lesson(deal, written.profile.name, len(game.deal.seats), learner, (*turns, len(deal.actions)), steps)


def prepared(game: Game, view: View) -> str:
    """
    Tell what the acting seat, which sees this, plays next; empty if nothing is prepared for it.
    """
    step = lesson().steps.get(_seen(view), "")
    return step if step and game.judge(view.seat, parse_action(step)) is None else ""


def lesson_table(pace: Pace) -> TableMade:
    """
    Make a table for the lesson: the learner in the seat, bots in all others, no clock, in no list.
    """
    taught = lesson()
    bot = Seated(bot=LEVEL)
    return TableMade(
        table="",
        seats=[Seated() if seat == taught.learner else bot for seat in range(taught.players)],
        host=taught.learner,
        settings=Settings(profile=taught.profile, level=LEVEL, pace=pace),
        decided=RULES_VERSION,
        purpose="lesson",
    )


def played_so_far(turn: int, follows: bytes) -> Sequence[TableEvent]:
    """
    Give what has happened before a turn of the learner, counted from 1; the one after the last is the end.
    """
    taught = lesson()
    return played_again(taught.deal, taught.turns[turn - 1], follows)


def _seen(view: View) -> Seen:
    """
    Take from a view what tells its moment from others of the deal, by ranks alone.
    """
    return tuple(_facts(view))


def _facts(view: View) -> Iterator[object]:
    yield from (view.seat, view.phase, view.turn, view.permission, view.foot_due, view.stock)
    yield from (view.hand_sizes, view.foot_sizes, _ranks(view.hand), _ranks(view.pile), _ranks(view.aside))
    for team in view.teams:
        yield tuple((target, _ranks(cards)) for target, cards in sorted(team.melds.items()))
        yield tuple(sorted((target, _ranks(cards)) for target, cards in team.canastas))


def _ranks(faces: Sequence[str]) -> str:
    return "".join(face[0] for face in faces)
