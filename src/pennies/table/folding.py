"""
How events change a table: the only writer of its state. Each follows from the events before, or the log is broken.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pennies.game.events import Event
from pennies.game.game import Game
from pennies.game.notation import Said, parse_action
from pennies.game.refusal import Refusal
from pennies.game.shuffle import Shuffle
from pennies.table.clocks import Clocks, Running
from pennies.table.events import (
    ActionDone,
    ClockRestarted,
    DealStarted,
    GameStarted,
    HostChanged,
    Paused,
    PersonBarred,
    PersonRemoved,
    Resigned,
    Resumed,
    SaidReady,
    SaltGiven,
    SeatChanged,
    SeatCovered,
    SeatReturned,
    SettingsChanged,
    TableEvent,
    TableMade,
    Undone,
    Voted,
)
from pennies.table.holders import NOBODY, Holder, Missed, first_holders, holder_of
from pennies.table.settings import RULES_VERSION, Settings, profile_of

if TYPE_CHECKING:
    from pennies.table.table import Table


class _Retold(Game):
    """
    A game whose actions may have been decided by another version of the rules: those are done, not judged again.
    """

    is_retold = False

    def judge(self, seat: int, said: Said) -> Refusal | None:
        return None if self.is_retold else super().judge(seat, said)


@dataclass(frozen=True)
class Played:
    """
    An action of the running deal.

    Attributes:
        turn: the seat whose turn it was; another than `seat` when a partner answered.
        pile: how many cards the pile had before.
        events: what happened, with cards that not everybody may see (`Event.seen_by`).
    """

    seat: int
    verb: int
    turn: int
    pile: int
    events: Sequence[Event]


def fold_game(table: "Table", event: TableEvent) -> bool:
    """
    Take in an event of the game; tell whether it is one.
    """
    match event:
        case GameStarted():
            _start(table, event)
        case DealStarted():
            _deal(table, event)
        case ActionDone():
            _do(table, event)
        case Undone():
            _undo(table)
        case Resigned():
            _running(table).resign()
            table.resigned = event.team
            table.is_paused = False
            table.votes.clear()
        case Paused() | Resumed():
            table.is_paused = isinstance(event, Paused)
            table.votes.pop("pause", None)
            table.votes.pop("resume", None)
        case ClockRestarted():
            table.clocks.restart(event.at)
        case _:
            return False
    return True


def fold_people(table: "Table", event: TableEvent) -> bool:
    """
    Take in an event of the people; tell whether it is one.
    """
    match event:
        case TableMade():
            _make(table, event)
        case SettingsChanged():
            _settle(table, event.settings)
        case SeatChanged():
            _seat(table, event)
        case PersonRemoved():
            _remove(table, event)
        case PersonBarred():
            table.barred.add(event.person)
        case HostChanged():
            table.host = event.person
        case SaltGiven():
            table.salts[event.seat] = bytes.fromhex(event.salt)
        case SaidReady(seat=seat):
            table.seats[seat].ready = True
            table.ready_since = event.at if table.ready_since is None else table.ready_since
        case Voted():
            _vote(table, event)
        case SeatCovered(seat=seat):
            table.seats[seat].covered, table.seats[seat].missed = event.reason, []
        case SeatReturned(seat=seat):
            table.seats[seat].covered = None
            _restart_clock_of(table, event)
        case _:
            return False
    return True


def _make(table: "Table", made: TableMade) -> None:
    table.made = made
    table.seats = first_holders(made)
    table.host = table.seats[made.host].person if made.host < len(made.seats) else ""
    table.came = set(table.persons)
    table.promised = bytes.fromhex(made.first)
    _settle(table, made.settings or Settings(profile=made.profile, pace=made.pace))


def _settle(table: "Table", settings: Settings) -> None:
    if settings.clock != table.settings.clock or not table.clocks.reserve_s:
        table.clocks = Clocks(settings.clock, len(table.seats))
    table.settings = settings
    table.profile = profile_of(settings)


def _seat(table: "Table", event: SeatChanged) -> None:
    table.seats[event.seat] = holder_of(event.seated)
    if event.seated.person:
        table.came.add(event.seated.person)
        table.held.setdefault(event.seated.person, event.seat)
    _forget_word_of(table, event.seat)
    _restart_clock_of(table, event)


def _remove(table: "Table", event: PersonRemoved) -> None:
    table.seats[event.seat] = Holder()
    _forget_word_of(table, event.seat)
    if event.barred:
        table.barred.add(event.person)


def _start(table: "Table", event: GameStarted) -> None:
    if event.seats is not None:
        before = {holder.person: holder for holder in table.seats if holder.person}
        table.seats = [before.get(seated.person) or holder_of(seated) for seated in event.seats]
    table.held = {holder.person: seat for seat, holder in enumerate(table.seats) if holder.person}
    table.game = _Retold(table.profile)
    table.games += 1
    table.is_paused = False
    table.resigned = NOBODY
    table.clocks = Clocks(table.settings.clock, len(table.seats))


def _running(table: "Table") -> Game:
    if table.game is None:
        raise ValueError(f"event {table.seq + 1} of table {table.made.table}: no game has begun")
    return table.game


def _deal(table: "Table", event: DealStarted) -> None:
    shuffle = Shuffle(bytes.fromhex(event.seed), tuple(bytes.fromhex(salt) for salt in event.salts))
    game = _running(table)
    table.dealt = game.start_deal(event.dealer, event.scores, shuffle.pack(game.rules), shuffle)
    table.played = []
    table.promised, table.salts = bytes.fromhex(event.next), {}
    table.ready_since = None
    table.votes.clear()
    table.taken_back.clear()
    for holder in table.seats:
        holder.ready = False


def _do(table: "Table", event: ActionDone) -> None:
    game = _running(table)
    said = parse_action(event.action)
    pile, turn = len(game.deal.pile), int(game.deal.turn)
    if isinstance(game, _Retold):
        game.is_retold = table.made.decided not in (0, RULES_VERSION)
    answer = game.act(event.seat, said)
    if isinstance(game, _Retold):
        game.is_retold = False
    if isinstance(answer, Refusal):
        place = f"event {table.seq + 1} of table {table.made.table}"
        raise ValueError(f"{place}: {event.action} is {answer.code}")  # noqa: TRY004 - the log is wrong, no type
    table.played.append(Played(event.seat, said.verb, turn, pile, answer))
    table.taken_back.clear()
    if int(game.deal.turn) != turn and "pause" in table.votes:  # whoever has played on wants none any more
        table.votes["pause"].discard(turn)
    holder = table.seats[event.seat]
    if holder.covered is not None:
        holder.missed.append(Missed(len(game.deals), event.action))
    else:
        holder.missed = []


def _undo(table: "Table") -> None:
    game = _running(table)
    if not game.can_undo():
        raise ValueError(f"event {table.seq + 1} of table {table.made.table}: nothing can be taken back")
    game.undo()
    missed = table.seats[table.played.pop().seat].missed
    if missed:  # it was done by a bot: whoever acts has nothing missed any more
        missed.pop()


def _vote(table: "Table", event: Voted) -> None:
    if event.agrees:
        table.votes.setdefault(event.topic, set()).add(event.seat)
    else:
        rules = table.profile.rules()
        team = rules.team_of(event.seat)
        agreed = table.votes.get(event.topic, set())
        table.votes[event.topic] = {seat for seat in agreed if rules.team_of(seat) != team}
        table.taken_back.add(int(team))


def _forget_word_of(table: "Table", seat: int) -> None:
    """
    Let neither agreement nor being ready nor a salt count of who is not there any more.

    Deals carry the salts that they were shuffled with, so those of a log of old are as they were.
    """
    table.salts.pop(seat, None)
    for agreed in table.votes.values():
        agreed.discard(seat)
    if not any(holder.ready for holder in table.seats):
        table.ready_since = None


def _restart_clock_of(table: "Table", event: SeatChanged | SeatReturned) -> None:
    if event.anew and table.clocks.running is not None and table.clocks.running.seat == event.seat:
        table.clocks.restart(event.at)


def running_clock(table: "Table") -> Running | None:
    """
    Tell whose time runs.
    """
    game = table.game
    if game is None or not game.deals or table.is_paused or not table.is_playing:
        return None
    turn, seat = int(game.deal.turn), int(game.deal.to_act)
    return Running((table.games, len(game.deals), turn), seat, answers=turn != seat)
