"""
`Room`: a table while the server runs.

It takes a table's commands one after another; what they do is stored first, then applied, then shown to all. While the
store has not answered, commands wait. No task is needed for that: whoever brings a command, or the store's answer, lets
the room go on. An alarm wakes it for deadlines; nothing runs while nothing is due.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, Protocol

from pennies.game.refusal import Refusal
from pennies.game.view import SPECTATOR, View
from pennies.profiles.errors import InputError
from pennies.server import messages
from pennies.server.pace import pause_s
from pennies.server.problems import problem, unreadable
from pennies.server.reader import Reader
from pennies.server.texts import view_text
from pennies.server.thinking import Question, Thinking
from pennies.server.tokens import new_seed
from pennies.store import ConflictError, EventStore, StoreError
from pennies.table import Command, Done, Line, Order, Presence, Stale, Table, TableEvent
from pennies.table.commands import TABLE, Back, PlaySeat, RestartClock
from pennies.table.dues import dues_of
from pennies.table.lesson import prepared
from pennies.table.talk import NOTICES

RETRY_S: Final = 1.0
"""So long a bot waits if its action could not be stored."""

_log: Final = logging.getLogger(__name__)


class Guest(Protocol):
    """
    A connection, as its room sees it. `person` is empty for who watches; `secret` is the hash of what it came in with.
    """

    person: str
    secret: str
    reader: Reader

    def answer(self, message: messages.ServerMessage) -> None: ...

    def show(self) -> None: ...

    def dismiss(self) -> None: ...


@dataclass(frozen=True)
class _Asked:
    """
    A command that waits; `guest` is None if the table itself gave it.
    """

    command: Command
    by: str
    guest: Guest | None


class Room:
    """
    One running table.
    """

    def __init__(
        self,
        table: Table,
        store: EventStore,
        thinker: Thinking,
        changed: Callable[["Room", Sequence[TableEvent]], None] | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """
        Run a table.

        Args:
            changed: is told of events after they were applied.
            clock: gives the time in seconds.
        """
        self.table = table
        self.presence = Presence()
        self._store = store
        self._thinker = thinker
        self._changed = changed
        self._clock = clock
        self.talking = asyncio.Lock()
        self._guests: set[Guest] = set()
        self._asked: deque[_Asked] = deque()
        self._is_busy = True
        self._is_closed = False
        self._watched: dict[str, bytes] = {}
        self._bot: asyncio.Task[None] | None = None
        self._mending: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = 0.0
        self._expect_people()
        if table.settings.clock.kind == "turn":
            self._order(RestartClock())
        self._loop.call_soon(self._begin)

    # What connections ask

    @property
    def now(self) -> float:
        """
        Tell the time by which deadlines are, in seconds since 1970.
        """
        return self._clock()

    @property
    def is_idle(self) -> bool:
        """
        Tell whether nobody is here and nothing goes on.
        """
        return not self._guests and self._bot is None and not self._is_busy

    def enter(self, guest: Guest) -> None:
        """
        Let a connection in; a person's seat is the person's again.
        """
        self._guests.add(guest)
        if guest.person:
            came = self.presence.came(guest.person, self._clock())
            seat = self.table.seat_of(guest.person)
            if seat != SPECTATOR and self.table.seats[seat].covered is not None:
                self._order(Back(), guest.person)
            if came:
                self._show()
                self._set_alarm()
        guest.show()

    def leave(self, guest: Guest) -> None:
        """
        Let a connection go.
        """
        if guest not in self._guests:
            return
        self._guests.discard(guest)
        if guest.person and self.presence.went(guest.person, self._clock()):
            self._show()
            self._set_alarm()

    def order(self, command_id: str, seq: int, order: Order, guest: Guest) -> None:
        """
        Take a command in; it is answered when its turn comes.
        """
        self._take(_Asked(Command(command_id, seq, order, self._clock(), new_seed()), guest.person, guest))

    async def obey(self, order: Order, by: str = TABLE) -> Done | Refusal | Stale:
        """
        Have the table do something that no connection asked for, and wait for the answer.

        Raises:
            StoreError: it could not be stored.
        """
        waiting = _Waiting(by, Reader(self.table, SPECTATOR, "en"))
        command = Command("", self.table.seq, order, self._clock(), new_seed())
        self._take(_Asked(command, by, waiting))
        return await waiting.decision

    def view(self, reader: Reader) -> bytes:
        """
        Give the present view as it is sent.

        That of who watches is kept, because they may be many; a seat's would take 10 kB for nearly always one reader.
        """
        if not reader.is_watching:
            return view_text(reader)
        if reader.language not in self._watched:
            self._watched[reader.language] = view_text(reader)
        return self._watched[reader.language]

    def tell(self, line: Line) -> None:
        """
        Let everybody hear a line who wants to hear its person.
        """
        talk = self.table.talk
        talk.add(line)
        for guest in self._guests:
            if talk.hears(guest.person, line):
                guest.answer(said(guest.reader, line))

    def invite(self, code: str) -> None:
        """
        Tell the new invitation to all here who are to know it.
        """
        for guest in self._guests:
            if self.table.may_invite(guest.person):
                guest.answer(messages.Invited(code=code))

    def renamed(self) -> None:
        """
        Show everybody that a name has changed.
        """
        self._show()

    def dismiss(self, person: str, but: str = "") -> None:
        """
        End all connections of a person, but those that came in with the secret of this hash.
        """
        for guest in [guest for guest in self._guests if guest.person == person and guest.secret != but]:
            guest.dismiss()

    async def close(self) -> None:
        self._is_closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        running = [task for task in (self._bot, self._mending) if task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    # The one writer

    def _begin(self) -> None:
        self._wake_bot()
        self._set_alarm()
        self._go_on()

    def _take(self, asked: _Asked) -> None:
        self._asked.append(asked)
        if not self._is_busy:
            self._go_on()

    def _go_on(self) -> None:
        """
        Take commands in turn until one waits for the store, or there is none.
        """
        self._is_busy = True
        while self._asked and not self._is_closed:
            asked = self._asked.popleft()
            try:
                is_done = self._decide(asked)
            except Exception:  # noqa: BLE001 - whatever it was, the store is right and the table goes on
                self._fail(asked)
                return
            if not is_done:
                return
            self._follow_up(asked)
        self._is_busy = False

    def _decide(self, asked: _Asked) -> bool:
        """
        Decide a command; tell whether it is done with, or the store has been asked.
        """
        command = asked.command
        try:
            decision = self.table.decide(command, asked.by)
        except InputError as error:
            if asked.guest is not None:
                asked.guest.answer(unreadable(asked.guest.reader, error, command.id))
            return True
        if isinstance(decision, list):
            stored, loop = self._store.append(self.table.made.table, self.table.seq, decision), self._loop
            stored.add_done_callback(lambda done: loop.call_soon_threadsafe(self._stored, asked, decision, done))
            return False
        self._answer(asked, decision)
        return True

    def _stored(self, asked: _Asked, events: Sequence[TableEvent], stored: "Future[None]") -> None:
        """
        Do what the store has, or say that it has it not; then go on.
        """
        if self._is_closed:
            return
        error = stored.exception()
        try:
            if error is None:
                self._apply(events)
                self._answer(asked, Done(self.table.seq))
            elif isinstance(error, ConflictError):
                _log.warning("table %s: somebody else wrote; it is read again", self.table.made.table)
                self._mend(self._read_again_for(asked))
                return
            elif isinstance(error, StoreError):
                _log.error("table %s: %s", self.table.made.table, error)
                self._tell(asked, "not-stored", reason=str(error))
                if asked.guest is None:
                    self._mend(asyncio.sleep(RETRY_S), asked)
                    return
            else:
                raise error
        except Exception:  # noqa: BLE001 - whatever it was, the store is right and the table goes on
            self._fail(asked)
            return
        self._follow_up(asked)
        self._go_on()

    def _follow_up(self, asked: _Asked) -> None:
        """
        See what is next after a command.
        """
        if isinstance(asked.command.order, PlaySeat):
            self._bot = None
        self._wake_bot()
        self._set_alarm()

    # What goes wrong

    def _fail(self, asked: _Asked) -> None:
        """
        Say that a command failed, and take the table from the store.
        """
        _log.exception("table %s: a command failed; the table is read again", self.table.made.table)
        self._tell(asked, "fault")
        self._mend(self._read_again(), asked)

    def _mend(self, work: Coroutine[Any, Any, None], asked: _Asked | None = None) -> None:
        """
        Go on only after this work, which takes longer.
        """

        async def mend() -> None:
            try:
                await work
                if asked is not None:
                    self._follow_up(asked)
            finally:
                if not self._is_closed:
                    self._go_on()

        self._mending = asyncio.create_task(mend(), name=f"table {self.table.made.table}")

    async def _read_again_for(self, asked: _Asked) -> None:
        await self._read_again()
        self._answer(asked, Stale(self.table.seq))
        self._follow_up(asked)

    def _apply(self, events: Sequence[TableEvent]) -> None:
        people_seq = self.table.people_seq
        for event in events:
            self.table.apply(event)
        if self.table.people_seq != people_seq:
            self._seat_guests()
        self._show()
        if self._changed is not None:
            self._changed(self, events)

    def _seat_guests(self) -> None:
        """
        Let everybody read as the seat that is theirs now, and wait for those who have one and are not here.
        """
        for guest in self._guests:
            guest.reader.seat = self.table.seat_of(guest.person)
        self._expect_people()

    def _expect_people(self) -> None:
        persons, now = self.table.persons, self._clock()
        for person in persons:
            self.presence.expect(person, now)
        for person in self.presence.gone.keys() - set(persons):
            self.presence.forget(person)

    def _answer(self, asked: _Asked, decision: Done | Refusal | Stale) -> None:
        guest, command_id = asked.guest, asked.command.id
        if guest is None:
            return
        if isinstance(guest, _Waiting):
            guest.decide(decision)
            return
        match decision:
            case Done(seq=seq):
                guest.answer(messages.Done(id=command_id, seq=seq))
            case Stale():
                guest.answer(messages.Stale(id=command_id, seq=self.table.seq))
                guest.show()
            case Refusal():
                refused = guest.reader.refused(decision)
                guest.answer(messages.Refusal(id=command_id, seq=self.table.seq, refused=refused))

    def _tell(self, asked: _Asked, code: str, **facts: str) -> None:
        if asked.guest is not None:
            asked.guest.answer(problem(asked.guest.reader, code, asked.command.id, **facts))

    async def _read_again(self) -> None:
        """
        Take the table from the store, which is right whatever happened here.
        """
        try:
            events = await asyncio.wrap_future(self._store.read(self.table.made.table))
            self.table = Table(events, self.table.talk)
        except Exception:  # noqa: BLE001 - it goes on as it is
            _log.exception("table %s could not be read again", self.table.made.table)
        for guest in self._guests:
            guest.reader.table = self.table
        self._seat_guests()
        self._show()

    def _show(self) -> None:
        self._watched.clear()
        for guest in self._guests:
            guest.show()

    # Deadlines

    def _order(self, order: Order, by: str = TABLE) -> None:
        self._take(_Asked(Command("", self.table.seq, order, self._clock(), new_seed()), by, None))

    def _set_alarm(self) -> None:
        """
        Be woken when the next thing is due; an alarm that is set for then already is left alone.
        """
        due_at = min([due for due, _ in dues_of(self.table, self.presence)], default=None)
        if self._alarm is not None:
            if due_at == self._alarm_at:
                return
            self._alarm.cancel()
            self._alarm = None
        if due_at is not None:
            wait_s = max(0.0, due_at - self._clock())
            self._alarm, self._alarm_at = self._loop.call_later(wait_s + 0.01, self._ring), due_at

    def _ring(self) -> None:
        self._alarm = None
        now = self._clock()
        orders = [order for due, order in dues_of(self.table, self.presence) if due <= now]
        for order in orders:
            self._order(order)
        if not orders:  # the clock was set back
            self._set_alarm()

    # Bots

    def _wake_bot(self) -> None:
        seat = self.table.bot_turn()
        if seat is not None and self._bot is None:
            self._bot = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        """
        Let a bot choose, at the table's pace, and order what it chose.
        """
        table = self.table
        assert table.game is not None  # noqa: S101 - `bot_turn` has looked
        view = table.game.view(seat)
        action = prepared(table.game, view) if table.made.purpose == "lesson" else ""
        if action:
            await asyncio.sleep(pause_s(table))
        else:
            action = await self._chosen(seat, view)
        command = Command("", table.seq, PlaySeat(seat=seat, action=action), self._clock())
        self._take(_Asked(command, TABLE, None))

    async def _chosen(self, seat: int, view: View) -> str:
        """
        Let a bot choose.
        """
        table = self.table
        level, seed = table.level(seat), f"{table.made.table}/{seat}"
        question = Question(level, table.profile, seed, view, is_watched=bool(self._guests))
        try:
            step, _ = await asyncio.gather(self._thinker.choose(question), asyncio.sleep(pause_s(table)))
        except Exception:  # noqa: BLE001 - no bot stops a table
            _log.exception("table %s: no bot could be asked; the first step is taken", table.made.table)
            await asyncio.sleep(RETRY_S)
            step = min(view.steps)
        return view.steps[step]


class _Waiting:
    """
    Whoever waits in the server itself for a decision.
    """

    def __init__(self, person: str, reader: Reader) -> None:
        self.person = person
        self.secret = ""
        self.reader = reader
        self.decision: asyncio.Future[Done | Refusal | Stale] = asyncio.get_running_loop().create_future()

    def decide(self, decision: Done | Refusal | Stale) -> None:
        if not self.decision.done():
            self.decision.set_result(decision)

    def answer(self, message: messages.ServerMessage) -> None:
        if not self.decision.done():
            self.decision.set_exception(StoreError(getattr(message, "sentence", "no answer")))

    def show(self) -> None:
        pass

    def dismiss(self) -> None:
        pass


def said(reader: Reader, line: Line) -> messages.Said:
    """
    Make the message of a line; what the table itself says is in the reader's language.
    """
    talk = reader.table.talk
    if not line.person and line.emote in NOTICES:
        seat = reader.table.seat_of(line.text)
        gone = talk.names.get(line.text) or reader.text("server-somebody-gone")
        player = gone if seat == SPECTATOR else reader.watching().names[seat]
        name, text = reader.text("server-table-itself"), reader.text(f"server-notice-{line.emote}", player=player)
        return messages.Said(number=line.number, person="", name=name, text=text, emote="", at=line.at)
    name = talk.names.get(line.person, "")
    return messages.Said(
        number=line.number, person=line.person, name=name, text=line.text, emote=line.emote, at=line.at
    )
