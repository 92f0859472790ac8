"""
The log of a deal: what was played, a line for each action, as its reader may see it.

Lays of one turn, one after another, are one line, which grows.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from typing import Final, Literal, NamedTuple

import msgspec

from pennies.engine.ranks import freezes
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
from pennies.game.view import SPECTATOR
from pennies.server import messages
from pennies.server.reader import WILDS, Reader
from pennies.table import Played

MOST_LINES: Final = 60
"""So many lines are sent, the last ones."""

_LINES_OF_ONE: Final = 16
"""An action and what comes of it have at most so many lines."""

_OLD, _NEW = b"false}", b"true}"
"""How a line ends, where it is old to its reader and where it is new."""

_ENCODER: Final = msgspec.json.Encoder()

Kind = Literal["draw", "take", "lay", "canasta", "foot", "discard", "ask", "deal", "other"]


class _Line(NamedTuple):
    """
    A line as an old one, and as it is sent: where it is old to its reader, and where it is new.
    """

    play: messages.Play
    old: bytes
    new: bytes


@dataclass(frozen=True)
class _Run:
    """
    Lays of one turn, one after another, or any other action, as they are told; or how the cards were dealt.

    Attributes:
        number: of its first action, from 1; 0 when the cards were dealt.
        actions: none when the cards were dealt.
        concerns: the seats that are told otherwise than everybody.
        told: the lines by seat, and at `SPECTATOR` for everybody else.
    """

    number: int
    seat: int
    actions: Sequence[Played]
    concerns: frozenset[int]
    told: dict[int, list[_Line]]

    @property
    def end(self) -> int:
        """
        Count the actions of the deal up to its last one.
        """
        return self.number + len(self.actions) - 1 if self.actions else 0

    def is_in(self, played: Sequence[Played]) -> bool:
        """
        Tell whether what was played has this run, ending as it ends.
        """
        return not self.actions or (self.end <= len(played) and played[self.end - 1] is self.actions[-1])

    def goes_on(self, played: Sequence[Played]) -> bool:
        """
        Tell whether the action after it is a part of it.
        """
        after = played[self.end : self.end + 1]
        return bool(self.actions and after) and _run_of(self.end, after[0]) == _run_of(self.end - 1, self.actions[-1])

    def lines(self, reader: Reader) -> list[_Line]:
        """
        Tell it to a reader.
        """
        seat = reader.seat if reader.seat in self.concerns else SPECTATOR
        if seat not in self.told:
            teller = reader if seat == reader.seat else reader.watching()
            told = _told(teller, self.actions) if self.actions else _dealt(teller)
            self.told[seat] = list(_lines(self, told))
        return self.told[seat]


_NO_TURN: Final = range(0)

_ALL_OLD: Final = 1 << 60
"""A number after those of all lines."""


class _Told:
    """
    What a seat, or somebody watching, has been told: the runs, and the lines of all of them.

    The last lines are kept as they are sent, each after a comma, so that nobody has to look at each of sixty again.
    """

    def __init__(self) -> None:
        self.runs: list[_Run] = []
        self.lines: list[_Line] = []
        self._text = b""
        self._first = 0
        self._first_new = 0
        self._first_new_number = _ALL_OLD

    def follow(self, reader: Reader, runs: Sequence[_Run]) -> list[_Line]:
        """
        Take back what is not so any more, and tell the rest.
        """
        while self.runs and (len(self.runs) > len(runs) or self.runs[-1] is not runs[len(self.runs) - 1]):
            self._take_back(len(self.runs.pop().lines(reader)))
        for run in runs[len(self.runs) :]:
            self.runs.append(run)
            for line in run.lines(reader):
                is_new = line.play.number >= self._first_new_number
                self._first_new += not is_new
                self._text += b"," + (line.new if is_new else line.old)
                self.lines.append(line)
        return self.lines

    def _take_back(self, count: int) -> None:
        size = 0
        for _ in range(count):
            line, place = self.lines.pop(), len(self.lines)
            if place >= self._first:
                size += 1 + len(self._sent(line, place))
        self._text = self._text[: len(self._text) - size]
        self._first, self._first_new = min(self._first, len(self.lines)), min(self._first_new, len(self.lines))

    def _sent(self, line: _Line, place: int) -> bytes:
        return line.new if place >= self._first_new else line.old

    def text(self, first_new_number: int) -> bytes:
        """
        Give the last lines as they are sent; those are new that have this number or a greater one.
        """
        count = len(self.lines)
        first = max(0, count - MOST_LINES)
        if first_new_number != self._first_new_number or first < self._first:
            self._first_new_number = first_new_number
            self._first, self._first_new = first, count
            while self._first_new and self.lines[self._first_new - 1].play.number >= first_new_number:
                self._first_new -= 1
            sent = [self._sent(line, place) for place, line in enumerate(self.lines[first:], first)]
            self._text = b"".join([b"," + line for line in sent])
        elif first > self._first:
            gone = [self._sent(self.lines[place], place) for place in range(self._first, first)]
            self._text = self._text[sum(map(len, gone)) + len(gone) :]
            self._first = first
        return b"[%b]" % self._text[1:]


class Log:
    """
    The log of a table's running deal in one language, for all its readers. What has been told is kept, also as encoded.
    """

    def __init__(self) -> None:
        self._told_for: tuple[object, ...] = ()
        self._runs: list[_Run] = []
        self._told: dict[int, _Told] = {}
        self._turns: dict[int, range] = {}
        self._turns_before: dict[int, range] = {}
        self._followed: Sequence[Played] = ()
        self._count = 0
        self._last: Played | None = None

    def follow(self, watcher: Reader) -> None:
        """
        Go on to what has been played by now. Runs are kept that are still the same; the last one may grow.
        """
        table = watcher.table
        if table.game is None:
            self._runs, self._turns = [], {}
            return
        self._follow_turns(table.played, len(table.seats))
        told_for = (table.games, len(table.game.deals), watcher.names)
        if self._told_for != told_for or not self._runs:
            self._told_for, self._told = told_for, {}
            self._runs = [_dealing(table.game.deals[-1].dealer, table.dealt)]
        while not self._runs[-1].is_in(table.played):
            self._runs.pop()
        if self._runs[-1].goes_on(table.played):
            self._runs.pop()
        self._runs += _runs(table.played, self._runs[-1].end)

    def _follow_turns(self, played: Sequence[Played], seats: int) -> None:
        """
        Find each seat's last turn, going on from where it was found the last time.
        """
        count = self._count
        goes_on = played is self._followed and 0 < count <= len(played) and played[count - 1] is self._last
        if goes_on:
            for place in range(count, len(played)):
                seat = played[place].turn
                before = self._turns.get(seat, _NO_TURN)
                if before.stop == place and place:
                    self._turns[seat] = range(before.start, place + 1)
                else:
                    self._turns_before[seat] = before
                    self._turns[seat] = range(place, place + 1)
        else:
            self._turns, self._turns_before = last_turns(played, seats), {}
        self._followed, self._count = played, len(played)
        self._last = played[-1] if played else None

    def last_lines(self, reader: Reader) -> list[messages.Play]:
        """
        Tell the end of the deal.
        """
        old, new = self._parted(reader, self._lines(reader)[-MOST_LINES:])
        return [line.play for line in old] + [_as_new(line.play) for line in new]

    def text_of_last_lines(self, reader: Reader) -> bytes:
        """
        Give the same as it is sent.
        """
        self._lines(reader)
        return self._told[reader.seat].text(self._first_new_number(reader))

    def lines_after(self, reader: Reader, after: int) -> list[messages.Play]:
        """
        Tell the deal after the line with this number.
        """
        old, new = self._parted(reader, [line for line in self._lines(reader) if line.play.number > after])
        return [line.play for line in old] + [_as_new(line.play) for line in new]

    def turn_of(self, seat: int) -> range:
        """
        Tell the places of a seat's actions in its last turn; of none if it had none.
        """
        return self._turns.get(seat, _NO_TURN)

    def _parted(self, reader: Reader, lines: list[_Line]) -> tuple[list[_Line], list[_Line]]:
        """
        Part lines into those that are old to a reader, and those that are new.
        """
        first_new = self._first_new_number(reader)
        place = len(lines)
        while place and lines[place - 1].play.number >= first_new:
            place -= 1
        return lines[:place], lines[place:]

    def _first_new_number(self, reader: Reader) -> int:
        """
        Number the first line after the reader's last action before the turn that is being played.
        """
        if reader.is_watching:
            return _ALL_OLD
        table, seat = reader.table, reader.seat
        last = self._turns.get(seat, _NO_TURN)
        is_on_turn = table.game is not None and table.is_playing and table.game.deal.turn == seat
        if is_on_turn and last.stop == len(table.played):
            if seat not in self._turns_before:
                before = last_turns(table.played[: last.start], len(table.seats))
                self._turns_before[seat] = before.get(seat, _NO_TURN)
            last = self._turns_before[seat]
        return ((last.stop or -1) + 1) * _LINES_OF_ONE

    def _lines(self, reader: Reader) -> list[_Line]:
        told = self._told.get(reader.seat)
        if told is None:
            told = self._told[reader.seat] = _Told()
        return told.follow(reader, self._runs)


def _lines(run: _Run, told: Iterable[tuple[str, Kind]]) -> Iterator[_Line]:
    for number, (text, kind) in enumerate(islice(told, _LINES_OF_ONE), run.number * _LINES_OF_ONE):
        play = messages.Play(number=number, seat=run.seat, text=text, kind=kind, since_your_turn=False)
        old = _ENCODER.encode(play)
        yield _Line(play, old, old.removesuffix(_OLD) + _NEW)


def _as_new(play: messages.Play) -> messages.Play:
    return msgspec.structs.replace(play, since_your_turn=True)


def last_turns(played: Sequence[Played], seats: int) -> dict[int, range]:
    """
    Find each seat's last turn: the places of its actions among those of the deal.
    """
    turns: dict[int, range] = {}
    end = len(played)
    while end and len(turns) < seats:
        seat, start = played[end - 1].turn, end - 1
        while start and played[start - 1].turn == seat:
            start -= 1
        turns.setdefault(seat, range(start, end))
        end = start
    return turns


def _dealing(dealer: int, events: Sequence[Event]) -> _Run:
    return _Run(0, dealer, (), frozenset({dealer, *_concerned(events)}), {})


def _runs(played: Sequence[Played], start: int) -> Iterator[_Run]:
    """
    Put lays of one turn together, from an action on; every other action stands alone.
    """
    rest = enumerate(islice(played, start, None), start + 1)
    for _, run in groupby(rest, lambda item: _run_of(item[0] - 1, item[1])):
        numbers, actions = zip(*run, strict=True)
        concerned = {seat for done in actions for seat in (done.seat, *_concerned(done.events))}
        yield _Run(numbers[0], actions[0].seat, actions, frozenset(concerned), {})


def _run_of(place: int, done: Played) -> tuple[int, int]:
    """
    Tell what is the same for actions of one run, and for no others.

    Args:
        place: among the actions of the deal, from 0.
    """
    return done.turn, -1 if done.verb == LAY else place


def _concerned(events: Sequence[Event]) -> Iterator[int]:
    """
    List the seats that are told of events otherwise than everybody.
    """
    for event in events:
        yield event.seat
        yield event.only


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
    message = "server-discarded-freezing" if freezes(rank_of(faces[0])) else "event-card-discarded"
    return reader.text(message, you=you, player=player, cards=reader.cards(faces))
