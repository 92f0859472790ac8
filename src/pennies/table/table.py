"""
`Table`: the state of one table, a fold of its events.

The rules are the engine's, asked through `Game`; what a command does is decided in `deciding`. `apply` is the only
writer.
"""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pennies.game.events import Event
from pennies.game.game import Game
from pennies.game.notation import Said, parse_action
from pennies.game.record import RESIGNED
from pennies.game.refusal import Refusal
from pennies.game.shuffle import SALT_BYTES, Shuffle, game_text, shuffle_from_text
from pennies.profiles import Profile
from pennies.table import deciding
from pennies.table.clocks import Clocks, Running
from pennies.table.commands import Command, Done, Stale
from pennies.table.events import (
    ActionDone,
    ClockRestarted,
    DealStarted,
    GameStarted,
    HostChanged,
    Paused,
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
    Topic,
    Undone,
    Voted,
)
from pennies.table.holders import NOBODY, Holder, Missed, first_holders, holder_of, seat_of
from pennies.table.settings import READY_S, RULES_VERSION, Settings, profile_of
from pennies.table.talk import Talk

Answer = Done | Refusal | Stale
"""What a command is answered with if it makes no events."""

_REMEMBERED: Final = 256
"""So many answers without events are remembered for commands that are sent again."""


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


class Table:
    """
    One table.

    Attributes:
        seq: how many events made it what it is.
        made: how it was made.
        seats: who holds them.
        host: the person who may settle things.
        barred: persons who may not come back.
        game: the game under way or over; None before the first begins.
        games: how many games have begun.
        played: the actions of the running deal; `dealt` is what happened when it was dealt.
        promised: the seed of the next deal; empty if none is promised.
        salts: by seat, what its client has given for the next deal.
        votes: by topic, the seats that agree.
        resigned: the team that gave the last game up; -1 if none did.
        ready_since: when the first seat was ready for the next deal.
        talk: names and what was said, which is no part of the log; whoever runs the table may give it one.
    """

    def __init__(self, events: Iterable[TableEvent], talk: Talk | None = None) -> None:
        """
        Fold events, the first of which says how the table was made.
        """
        self.seq = 0
        self.made = TableMade(table="", seats=[], host=0)
        self.settings = Settings(profile="")
        self.profile: Profile
        self.seats: list[Holder] = []
        self.host = ""
        self.barred: set[str] = set()
        self.game: Game | None = None
        self.games = 0
        self.dealt: Sequence[Event] = ()
        self.played: list[Played] = []
        self.promised = b""
        self.salts: dict[int, bytes] = {}
        self.votes: dict[Topic, set[int]] = {}
        self.is_paused = False
        self.resigned = NOBODY
        self.ready_since: float | None = None
        self.clocks = Clocks(self.settings.clock, 0)
        self.talk = talk or Talk()
        self._done: dict[tuple[str, str], int] = {}
        self._answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        for event in events:
            self.apply(event)

    # Questions

    @property
    def is_playing(self) -> bool:
        """
        Tell whether a deal is under way, also if it is paused.
        """
        return self.game is not None and not self.game.is_deal_over

    @property
    def is_over(self) -> bool:
        """
        Tell whether the last game has been won or given up.
        """
        game = self.game
        return game is not None and (game.winner is not None or game.deals[-1].ended_by == RESIGNED)

    @property
    def host_seat(self) -> int:
        return self.seat_of(self.host)

    @property
    def persons(self) -> list[str]:
        """
        List who holds a seat, by seat.
        """
        return [holder.person for holder in self.seats if holder.person]

    def seat_of(self, person: str) -> int:
        """
        Find a person's seat; -1 if there is none.
        """
        return seat_of(self.seats, person)

    def may_undo(self, seat: int) -> bool:
        """
        Tell whether a seat may take its last action back.
        """
        game = self.game
        if game is None or self.is_paused or not game.can_undo():
            return False
        return game.deals[-1].actions[-1][0] == seat == game.deal.to_act

    def bot_turn(self) -> int | None:
        """
        Name the seat that is to act and that a bot plays; None if none is.
        """
        if self.game is None or not self.is_playing or self.is_paused:
            return None
        seat = int(self.game.deal.to_act)
        return seat if self.seats[seat].plays_itself else None

    def level(self, seat: int) -> str:
        """
        Tell how well a bot plays a seat.
        """
        return self.seats[seat].bot or self.settings.level

    @property
    def is_covering_for_absence(self) -> bool:
        """
        Tell whether somebody who is away is waited for no longer than the grace.
        """
        return self.game is not None and not self.is_over and self.settings.clock.kind != "days"

    @property
    def are_all_ready(self) -> bool:
        """
        Tell whether every person who is not covered is ready for the next deal.
        """
        waiting = [holder for holder in self.seats if not holder.plays_itself]
        return bool(waiting) and all(holder.ready for holder in waiting)

    def deadline(self) -> float | None:
        """
        Tell when `TimeUp` is due; None if nothing runs.
        """
        if self.game is None or self.is_paused:
            return None
        if not self.is_playing:
            if self.ready_since is None or self.is_over:
                return None
            return self.ready_since if self.are_all_ready else self.ready_since + READY_S
        if self.bot_turn() is not None:
            return None
        return self.clocks.deadline(with_answers=len(self.persons) > 1)

    def next_shuffle(self) -> Shuffle | None:
        """
        Give what the next deal will be shuffled with, as far as it is known; None if no seed is promised.
        """
        players = len(self.seats)
        if self.made.seed:
            game, deal = self._next_place()
            return shuffle_from_text(game_text(self.made.seed, game), deal, players)
        if not self.promised:
            return None
        salts = tuple(self.salts.get(seat, bytes(SALT_BYTES)) for seat in range(players))
        return Shuffle(self.promised, salts)

    def _next_place(self) -> tuple[int, int]:
        """
        Count the game and the deal that come next, from 0.
        """
        if self.game is None or self.is_over:
            return self.games, 0
        return self.games - 1, len(self.game.deals)

    # Commands

    def decide(self, command: Command, by: str) -> list[TableEvent] | Answer:
        """
        Judge a command of a person, or of the table itself.

        Returns:
            The events that it makes, to be stored together and then applied; or the answer that makes none. A command
            that was answered before gets its first answer again.

        Raises:
            InputError: its action cannot be read.
        """
        key = (by, command.id)
        if command.id:
            if key in self._done:
                return Done(self._done[key])
            if key in self._answers:
                return self._answers[key]
        decision = deciding.decide(self, command, by)
        if command.id and not isinstance(decision, list):
            self._answers[key] = decision
            if len(self._answers) > _REMEMBERED:
                self._answers.popitem(last=False)
        return decision

    # Events

    def apply(self, event: TableEvent) -> None:
        """
        Take in an event that is stored.

        Raises:
            ValueError: it does not follow from those before; the log is not of this table, or broken.
        """
        if not (self._apply_to_game(event) or self._apply_to_people(event)):
            raise AssertionError(f"an event that no table makes: {event}")
        self.seq += 1
        self.clocks.follow(self._running_clock(), event.at)
        if event.command:
            # The first version did not say who: there was but one person.
            by = event.by if self.made.settings is not None else self.host
            self._done[by, event.command] = self.seq

    def _apply_to_game(self, event: TableEvent) -> bool:
        match event:
            case GameStarted():
                self._start(event)
            case DealStarted():
                self._deal(event)
            case ActionDone():
                self._do(event)
            case Undone():
                self._running().undo()
                self.played.pop()
            case Resigned():
                self._running().resign()
                self.resigned = event.team
                self.votes.clear()
            case Paused() | Resumed():
                self.is_paused = isinstance(event, Paused)
                self.votes.pop("pause", None)
                self.votes.pop("resume", None)
            case ClockRestarted():
                self.clocks.restart(event.at)
            case _:
                return False
        return True

    def _apply_to_people(self, event: TableEvent) -> bool:
        match event:
            case TableMade():
                self._make(event)
            case SettingsChanged():
                self._settle(event.settings)
            case SeatChanged(seat=seat):
                self.seats[seat] = holder_of(event.seated)
            case PersonRemoved():
                self.seats[event.seat] = Holder()
                if event.barred:
                    self.barred.add(event.person)
            case HostChanged():
                self.host = event.person
            case SaltGiven():
                self.salts[event.seat] = bytes.fromhex(event.salt)
            case SaidReady(seat=seat):
                self.seats[seat].ready = True
                self.ready_since = event.at if self.ready_since is None else self.ready_since
            case Voted():
                self._vote(event)
            case SeatCovered(seat=seat):
                self.seats[seat].covered, self.seats[seat].missed = event.reason, []
            case SeatReturned(seat=seat):
                self.seats[seat].covered = None
                self._restart_clock_of(seat, event.at)
            case _:
                return False
        return True

    def _make(self, made: TableMade) -> None:
        self.made = made
        self.seats = first_holders(made)
        self.host = self.seats[made.host].person if made.host < len(made.seats) else ""
        self.promised = bytes.fromhex(made.first)
        self._settle(made.settings or Settings(profile=made.profile, pace=made.pace))

    def _settle(self, settings: Settings) -> None:
        if settings.clock != self.settings.clock or not self.clocks.reserve_s:
            self.clocks = Clocks(settings.clock, len(self.seats))
        self.settings = settings
        self.profile = profile_of(settings)

    def _start(self, event: GameStarted) -> None:
        if event.seats is not None:
            before = {holder.person: holder for holder in self.seats if holder.person}
            self.seats = [before.get(seated.person) or holder_of(seated) for seated in event.seats]
        self.game = _Retold(self.profile)
        self.games += 1
        self.is_paused = False
        self.resigned = NOBODY
        self.clocks = Clocks(self.settings.clock, len(self.seats))

    def _running(self) -> Game:
        if self.game is None:
            raise ValueError(f"event {self.seq + 1} of table {self.made.table}: no game has begun")
        return self.game

    def _deal(self, event: DealStarted) -> None:
        shuffle = Shuffle(bytes.fromhex(event.seed), tuple(bytes.fromhex(salt) for salt in event.salts))
        game = self._running()
        self.dealt = game.start_deal(event.dealer, event.scores, shuffle.pack(game.rules), shuffle)
        self.played = []
        self.promised, self.salts = bytes.fromhex(event.next), {}
        self.ready_since = None
        self.votes.clear()
        for holder in self.seats:
            holder.ready = False

    def _do(self, event: ActionDone) -> None:
        game = self._running()
        said = parse_action(event.action)
        pile, turn = len(game.deal.pile), int(game.deal.turn)
        if isinstance(game, _Retold):
            game.is_retold = self.made.decided not in (0, RULES_VERSION)
        answer = game.act(event.seat, said)
        if isinstance(game, _Retold):
            game.is_retold = False
        if isinstance(answer, Refusal):
            place = f"event {self.seq + 1} of table {self.made.table}"
            raise ValueError(f"{place}: {event.action} is {answer.code}")  # noqa: TRY004 - the log is wrong, no type
        self.played.append(Played(event.seat, said.verb, turn, pile, answer))
        holder = self.seats[event.seat]
        if holder.covered is not None:
            holder.missed.append(Missed(len(game.deals), event.action))
        else:
            holder.missed = []

    def _vote(self, event: Voted) -> None:
        if event.agrees:
            self.votes.setdefault(event.topic, set()).add(event.seat)
        else:
            rules = self.profile.rules()
            team = rules.team_of(event.seat)
            agreed = self.votes.get(event.topic, set())
            self.votes[event.topic] = {seat for seat in agreed if rules.team_of(seat) != team}

    def _restart_clock_of(self, seat: int, at: float) -> None:
        if self.clocks.running is not None and self.clocks.running.seat == seat:
            self.clocks.restart(at)

    def _running_clock(self) -> Running | None:
        game = self.game
        if game is None or not game.deals or self.is_paused or not self.is_playing:
            return None
        turn, seat = int(game.deal.turn), int(game.deal.to_act)
        return Running((self.games, len(game.deals), turn), seat, answers=turn != seat)
