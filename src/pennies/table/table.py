"""
`Table`: the state of one table, and what can be asked of it.

What a command does is decided in `deciding`; what an event changes stands in `folding`, which `apply` alone calls.
"""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Final

from pennies.bots import partner_level
from pennies.game.events import Event
from pennies.game.game import Game
from pennies.game.record import RESIGNED
from pennies.game.refusal import Refusal
from pennies.game.shuffle import SALT_BYTES, Shuffle, game_text, shuffle_from_text
from pennies.profiles import Profile
from pennies.table import deciding, deciding_seats
from pennies.table.clocks import Clocks
from pennies.table.commands import Command, Done, Order, Stale
from pennies.table.events import (
    OF_SEATS,
    QUIET,
    GameStarted,
    TableEvent,
    TableMade,
    Topic,
)
from pennies.table.folding import Played, fold_game, fold_people, running_clock
from pennies.table.holders import NOBODY, Holder, seat_of
from pennies.table.settings import READY_S, Settings
from pennies.table.talk import Talk

Answer = Done | Refusal | Stale
"""What a command is answered with if it makes no events."""

_REMEMBERED: Final = 256
"""So many answers without events are remembered for commands that are sent again, and so many orders with their ids."""


class Table:
    """
    One table.

    Attributes:
        seq: how many events made it what it is.
        people_seq: which of them was the last one that was about people or settings, or began a game, because seats may
            have moved for it.
        changed_seq: which of them was the last one that changed play, seats or settings.
        seats_seq: which of them was the last one after which seats may be held otherwise.
        made: how it was made.
        profile: what the next game is played by; of the one that has begun, `game` knows.
        seats: who holds them.
        held: by person, the first seat held since the game began: who has seen its cards may see no others.
        host: the person who may settle things.
        came: persons who have ever held a seat.
        barred: persons who may not come back.
        game: the game under way or over; None before the first begins.
        games: how many games have begun.
        played: the actions of the running deal; `dealt` is what happened when it was dealt.
        promised: the seed of the next deal; empty if none is promised.
        salts: by seat, what its client has given for the next deal.
        votes: by topic, the seats that agree; to a pause until their own turn is over.
        taken_back: the teams that took agreement to give up back since the last action.
        resigned: the team that gave the last game up; -1 if none did.
        ready_since: when the first seat was ready for the next deal.
        talk: names and what was said, which is no part of the log; whoever runs the table may give it one.
    """

    def __init__(self, events: Iterable[TableEvent], talk: Talk | None = None) -> None:
        """
        Fold events, the first of which says how the table was made.

        Raises:
            ValueError: it does not, or there is none; or one does not follow from those before.
        """
        self.seq = 0
        self.people_seq = 0
        self.changed_seq = 0
        self.seats_seq = 0
        self.made = TableMade(table="", seats=[], host=0)
        self.settings = Settings(profile="")
        self.profile: Profile
        self.seats: list[Holder] = []
        self.held: dict[str, int] = {}
        self.host = ""
        self.came: set[str] = set()
        self.barred: set[str] = set()
        self.game: Game | None = None
        self.games = 0
        self.dealt: Sequence[Event] = ()
        self.played: list[Played] = []
        self.promised = b""
        self.salts: dict[int, bytes] = {}
        self.votes: dict[Topic, set[int]] = {}
        self.taken_back: set[int] = set()
        self.is_paused = False
        self.resigned = NOBODY
        self.ready_since: float | None = None
        self.clocks = Clocks(self.settings.clock, 0)
        self.talk = talk or Talk()
        self._done: dict[tuple[str, str], int] = {}
        self._answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        self._ordered: OrderedDict[tuple[str, str], Order] = OrderedDict()
        for event in events:
            if not self.seq and not isinstance(event, TableMade):
                raise ValueError(f"a table's first event says how it was made, and this is {type(event).__name__}")
            self.apply(event)
        if not self.seq:
            raise ValueError("there is no event, not even of how the table was made")

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
    def is_seeded(self) -> bool:
        """
        Tell whether all packs come from a text, so that whoever knows it, or guesses it, knows the cards.
        """
        return bool(self.made.seed)

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

    def may_invite(self, person: str) -> bool:
        """
        Tell whether somebody is to know the invitation: who has a seat, and the host.
        """
        return bool(person) and (person == self.host or self.seat_of(person) != NOBODY)

    def may_sit(self, person: str) -> bool:
        """
        Tell whether a person may take a seat, another one or the one that was left; nobody who only watches may.
        """
        return bool(person) and any(
            deciding_seats.check_sit(self, person, seat) is None for seat in range(len(self.seats))
        )

    def may_undo(self, seat: int) -> bool:
        """
        Tell whether a seat may take its last action back.
        """
        game = self.game
        if game is None or self.is_paused or self.is_out_of_time(seat) or not game.can_undo():
            return False
        return game.deals[-1].actions[-1][0] == seat == game.deal.to_act

    def is_out_of_time(self, seat: int) -> bool:
        """
        Tell whether a seat's time for its running turn, or answer, is up, so that a bot ends it.
        """
        return self.seats[seat].covered == "time" and self.clocks.is_spent_by_person(seat)

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
        Tell how well a bot plays a seat: as was settled, but in a team with a person at least as a partner should.
        """
        level = self.seats[seat].bot or self.settings.level
        team_of = self.profile.rules().team_of
        is_in_company = any(
            holder.person and team_of(other) == team_of(seat) for other, holder in enumerate(self.seats)
        )
        return partner_level(level) if is_in_company else level

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
            that was answered before gets its first answer again; another order under its id is refused, as long as the
            first is remembered; a stale one was not judged, and is no answer.

        Raises:
            InputError: its action cannot be read.
        """
        key = (by, command.id)
        if command.id:
            answer = Done(self._done[key]) if key in self._done else self._answers.get(key)
            if answer is not None:
                is_other = self._ordered.get(key, command.order) != command.order
                return Refusal("id-reused", "", {}) if is_other else answer
            self._ordered[key] = command.order
            if len(self._ordered) > _REMEMBERED:
                self._ordered.popitem(last=False)
        decision = deciding.decide(self, command, by)
        if command.id and not isinstance(decision, (list, Stale)):
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
        is_about_people = not fold_game(self, event)
        if is_about_people and not fold_people(self, event):
            raise AssertionError(f"an event that no table makes: {event}")
        self.seq += 1
        if is_about_people or isinstance(event, GameStarted):
            self.people_seq = self.seq
        if not isinstance(event, QUIET):
            self.changed_seq = self.seq
        if isinstance(event, OF_SEATS):
            self.seats_seq = self.seq
        running = running_clock(self)
        by_person = running is not None and not self.seats[running.seat].plays_itself
        self.clocks.follow(running, event.at, by_person=by_person)
        if event.command:
            # The first version did not say who: there was but one person.
            by = event.by if self.made.settings is not None else self.host
            self._done[by, event.command] = self.seq
