"""
The log of a deal: what was played, a line for each action, as its reader may see it.

Lays of one turn, one after another, are one line, which grows.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from typing import Final, Literal
from weakref import WeakKeyDictionary

from pennies.engine.steps import ASK, DISCARD, DRAW, LAY, NO, PASS, TAKE, YES
from pennies.game.cards import rank_of
from pennies.game.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    CardsLaid,
    DealEnded,
    Event,
    FootPickedUp,
    PileReleased,
    RedThreesLaid,
)
from pennies.game.notation import WILD_TARGET, kind_of
from pennies.server import messages
from pennies.server.reader import WILDS, Reader, Told
from pennies.table import Played, Table

MOST_LINES: Final = 60
"""So many lines are sent, the last ones."""

_LINES_OF_ONE: Final = 16
"""An action and what comes of it have at most so many lines."""

Kind = Literal["draw", "take", "lay", "canasta", "foot", "discard", "ask", "deal", "other"]


def log_of(reader: Reader) -> list[messages.Play]:
    """
    Tell the end of the running deal.
    """
    return _lines(reader)[-MOST_LINES:]


def lines_after(reader: Reader, after: int) -> list[messages.Play]:
    """
    Tell the running deal after the line with this number.
    """
    return [line for line in _lines(reader) if line.number > after]


def _lines(reader: Reader) -> list[messages.Play]:
    """
    Tell the running deal.

    What was told of runs that are over is remembered by the reader, and told again while it is the same.
    """
    table = reader.table
    if table.game is None:
        return []
    since = _since(reader) if not reader.is_watching else len(table.played) + 1
    runs = _runs_of(table)
    told_for = (table.games, len(table.game.deals), reader.seat, tuple(reader.names), since)
    told = reader.told
    if told is None or told.told_for != told_for or not told.goes_on_in(runs):
        dealt = _plays(0, table.game.deals[-1].dealer, _dealt(reader), is_new=since < 0)
        told = reader.told = Told(told_for, dealt, [])
    for first, run in runs[len(told.runs) : -1]:
        told.lines += _plays(first + 1, run[0].seat, _told(reader, run), is_new=first + 1 > since)
        told.runs.append(run[-1])
    last = runs[len(told.runs) :]
    return told.lines + [
        line
        for first, run in last
        for line in _plays(first + 1, run[0].seat, _told(reader, run), is_new=first + 1 > since)
    ]


_RUNS: WeakKeyDictionary[Table, tuple[int, int, list[tuple[int, list[Played]]]]] = WeakKeyDictionary()


def _runs_of(table: Table) -> list[tuple[int, list[Played]]]:
    """
    Put what was played into runs; once for all readers of a position.
    """
    found = _RUNS.get(table)
    if found is None or found[:2] != (table.seq, id(table.played)):
        found = _RUNS[table] = (table.seq, id(table.played), list(_runs(table.played)))
    return found[2]


def _plays(number: int, seat: int, told: Iterable[tuple[str, Kind]], *, is_new: bool) -> list[messages.Play]:
    return [
        messages.Play(number=number * _LINES_OF_ONE + place, seat=seat, text=text, kind=kind, since_your_turn=is_new)
        for place, (text, kind) in enumerate(islice(told, _LINES_OF_ONE))
    ]


def _since(reader: Reader) -> int:
    """
    Number the reader's last action before the turn that is being played.
    """
    table = reader.table
    own = [number for number, played in enumerate(table.played, 1) if played.turn == reader.seat]
    current = len(table.played)
    if table.game is not None and table.is_playing and table.game.deal.turn == reader.seat:
        while own and own[-1] == current:
            own.pop()
            current -= 1
    return own[-1] if own else -1


def _runs(played: Sequence[Played]) -> Iterator[tuple[int, list[Played]]]:
    """
    Put lays of one turn together; every other action stands alone.
    """
    for _, run in groupby(enumerate(played), lambda item: (item[1].turn, -1 if item[1].verb == LAY else item[0])):
        members = list(run)
        yield members[0][0], [done for _, done in members]


def _dealt(reader: Reader) -> Iterator[tuple[str, Kind]]:
    game = reader.table.game
    assert game is not None  # noqa: S101 - the caller has looked
    dealer = game.deals[-1].dealer
    yield reader.text("event-deal-started", you=reader.is_you(dealer), player=reader.names[dealer]), "deal"
    laid: dict[int, int] = {}
    for event in reader.table.dealt:
        if isinstance(event, RedThreesLaid):
            laid[event.seat] = laid.get(event.seat, 0) + event.count
    for seat, count in laid.items():
        yield (
            reader.text("event-red-threes-laid", you=reader.is_you(seat), player=reader.names[seat], count=count),
            "other",
        )
    for event in reader.table.dealt:
        if isinstance(event, DealEnded):
            yield _ended(reader, event), "deal"


def _told(reader: Reader, run: Sequence[Played]) -> Iterator[tuple[str, Kind]]:
    """
    Tell an action, or lays one after another, and what came of it.
    """
    first = run[0]
    events = [event.seen_by(reader.seat) for played in run for event in played.events]
    you, player = reader.is_you(first.seat), reader.names[first.seat]
    if first.verb == DRAW:
        yield _drawn(reader, events, you=you, player=player), "draw"
    elif first.verb == TAKE:
        yield _taken(reader, events, first.pile, you=you, player=player), "take"
    elif first.verb == LAY:
        yield reader.text("server-laid", you=you, player=player, cards=_laid(reader, events)), "lay"
    elif first.verb == DISCARD:
        yield _discarded(reader, events, you=you, player=player), "discard"
    elif first.verb == ASK:
        yield reader.text("event-partners-asked", you=you, player=player), "ask"
    elif first.verb in (YES, NO):
        yield reader.text("event-partner-answered", you=you, player=player, yes=first.verb == YES), "ask"
    elif first.verb == PASS:
        yield reader.text("event-passed", you=you, player=player), "other"
    for event in events:
        yield from _consequence(reader, event, first.verb)


def _consequence(reader: Reader, event: Event, verb: int) -> Iterator[tuple[str, Kind]]:
    you, player = reader.is_you(event.seat), reader.names[event.seat]
    match event:
        case RedThreesLaid():
            yield reader.text("event-red-threes-laid", you=you, player=player, count=event.count), "other"
        case CanastaCompleted():
            kind = kind_of(event.target, event.cards)
            yield reader.text("server-canasta", kind=kind, you=you, player=player, target=event.target), "canasta"
        case FootPickedUp():
            yield reader.text("event-foot-picked-up", you=you, player=player, count=event.count), "foot"
        case CardsDrawn() if verb != DRAW:
            yield _drawn(reader, [event], you=you, player=player), "draw"
        case PileReleased() if verb != TAKE:
            yield reader.text("event-pile-released", you=you, player=player, count=event.count), "take"
        case DealEnded():
            yield _ended(reader, event), "deal"
        case _:
            pass


def _ended(reader: Reader, event: DealEnded) -> str:
    you, player = reader.is_you(event.seat), reader.names[event.seat]
    return reader.text("event-deal-ended", ended_by=event.ended_by, you=you, player=player)


def _drawn(reader: Reader, events: Sequence[Event], *, you: bool, player: str) -> str:
    """
    Tell what was drawn; red threes among it are told apart, because they are laid at once.
    """
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    faces = [face for event in drawn for face in event.cards]
    count = sum(event.count for event in drawn)
    return reader.text("event-cards-drawn", you=you, player=player, cards=reader.cards(faces), count=count)


def _taken(reader: Reader, events: Sequence[Event], pile: int, *, you: bool, player: str) -> str:
    """
    Tell a take: the top card was laid first, then the cards of the hand.
    """
    top, *hand = [event for event in events if isinstance(event, CardsLaid)]
    if not hand:
        return reader.text("server-took-adding", you=you, player=player, count=pile, target=top.target)
    return reader.text("server-took", you=you, player=player, count=pile, cards=reader.cards(hand[0].cards))


def _laid(reader: Reader, events: Sequence[Event]) -> str:
    """
    Name the cards laid, meld by meld; of wild cards alone one must say where they went.
    """
    melds: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, CardsLaid):
            melds.setdefault(event.target, []).extend(event.cards)
    said = []
    for target, faces in melds.items():
        cards = reader.cards(faces)
        if target != WILD_TARGET and all(rank_of(face) in WILDS for face in faces):
            cards = reader.text("server-laid-on", cards=cards, target=target)
        said.append(cards)
    return "; ".join(said)


def _discarded(reader: Reader, events: Sequence[Event], *, you: bool, player: str) -> str:
    faces = next(event.cards for event in events if isinstance(event, CardDiscarded))
    freezes = rank_of(faces[0]) in WILDS
    message = "server-discarded-freezing" if freezes else "event-card-discarded"
    return reader.text(message, you=you, player=player, cards=reader.cards(faces))
