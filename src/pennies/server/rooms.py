"""
`Room`: a table while the server runs. `Rooms` finds them and makes new ones.

One task takes a table's commands one after another; what they do is stored first, then applied, then shown to all.
"""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec

from pennies.game.refusal import Refusal
from pennies.game.shuffle import SEED_BYTES
from pennies.game.view import SPECTATOR
from pennies.profiles.errors import InputError
from pennies.server import messages
from pennies.server.pace import pause_s
from pennies.server.reader import Reader
from pennies.server.thinking import Question, Thinker
from pennies.server.views import table_view
from pennies.speech.sentences import error_sentence
from pennies.store import ConflictError, EventStore, StoreError
from pennies.table import Command, Done, Stale, Table, TableEvent, TableMade

RETRY_S: Final = 1.0
"""So long a bot waits if its action could not be stored."""

_TOKEN_BYTES: Final = 24
_NAME_BYTES: Final = 5
_log: Final = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()


class Guest(Protocol):
    """
    A connection, as its room sees it.
    """

    @property
    def reader(self) -> Reader: ...

    def answer(self, message: messages.ServerMessage) -> None: ...

    def show(self) -> None: ...


@dataclass(frozen=True)
class _Order:
    """
    A command that waits; `guest` is None if a bot gave it.
    """

    command: Command
    seat: int
    guest: Guest | None


class Room:
    """
    One running table.
    """

    def __init__(self, table: Table, host_hash: str, store: EventStore, thinker: Thinker) -> None:
        self.table = table
        self._host_hash = host_hash
        self._store = store
        self._thinker = thinker
        self._guests: set[Guest] = set()
        self._orders: asyncio.Queue[_Order] = asyncio.Queue()
        self._views: dict[tuple[int, str], str] = {}
        self._bot: asyncio.Task[None] | None = None
        self._task = asyncio.create_task(self._run(), name=f"table {table.made.table}")

    # What connections ask

    def seat_of(self, token: str) -> int:
        """
        Find the seat that a secret belongs to.
        """
        return self.table.host if hmac.compare_digest(hash_of(token), self._host_hash) else SPECTATOR

    def enter(self, guest: Guest) -> None:
        self._guests.add(guest)
        guest.show()

    def leave(self, guest: Guest) -> None:
        self._guests.discard(guest)

    def order(self, command: Command, guest: Guest) -> None:
        """
        Take a command in; it is answered when its turn comes.
        """
        self._orders.put_nowait(_Order(command, guest.reader.seat, guest))

    def view(self, reader: Reader) -> str:
        """
        Give the present view as it is sent; made once for each seat and language.
        """
        key = (reader.seat, reader.language)
        if key not in self._views:
            shown = messages.View(seq=self.table.seq, view=table_view(reader))
            self._views[key] = _ENCODER.encode(shown).decode()
        return self._views[key]

    async def close(self) -> None:
        for task in (self._bot, self._task):
            if task is not None:
                task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # The one writer

    async def _run(self) -> None:
        self._wake_bot()
        while True:
            order = await self._orders.get()
            try:
                await self._obey(order)
            except Exception:  # noqa: BLE001 - whatever it was, the store is right and the table goes on
                _log.exception("table %s: a command failed; the table is read again", self.table.made.table)
                self._tell(order, "fault")
                await self._read_again()
            if order.guest is None:
                self._bot = None
            self._wake_bot()

    async def _obey(self, order: _Order) -> None:
        command = order.command
        try:
            decision = self.table.decide(command, order.seat)
        except InputError as error:
            if order.guest is not None:
                order.guest.answer(unreadable(order.guest.reader, error, command.id))
            return
        if isinstance(decision, list):
            try:
                await asyncio.wrap_future(self._store.append(self.table.made.table, self.table.seq, decision))
            except ConflictError:
                _log.warning("table %s: somebody else wrote; it is read again", self.table.made.table)
                await self._read_again()
                decision = Stale(self.table.seq)
            except StoreError as error:
                _log.error("table %s: %s", self.table.made.table, error)
                self._tell(order, "not-stored", reason=str(error))
                if order.guest is None:
                    await asyncio.sleep(RETRY_S)
                return
            else:
                self._apply(decision)
                decision = Done(self.table.seq)
        if order.guest is not None:
            self._answer(order.guest, command.id, decision)

    def _apply(self, events: Sequence[TableEvent]) -> None:
        for event in events:
            self.table.apply(event)
        self._show()

    def _answer(self, guest: Guest, command_id: str, decision: Done | Refusal | Stale) -> None:
        match decision:
            case Done(seq=seq):
                guest.answer(messages.Done(id=command_id, seq=seq))
            case Stale():
                guest.answer(messages.Stale(id=command_id, seq=self.table.seq))
                guest.show()
            case Refusal():
                refused = guest.reader.refused(decision)
                guest.answer(messages.Refusal(id=command_id, seq=self.table.seq, refused=refused))

    def _tell(self, order: _Order, code: str, **facts: str) -> None:
        if order.guest is not None:
            order.guest.answer(problem(order.guest.reader, code, order.command.id, **facts))

    async def _read_again(self) -> None:
        """
        Take the table from the store, which is right whatever happened here.
        """
        try:
            events = await asyncio.wrap_future(self._store.read(self.table.made.table))
            self.table = Table(events)
        except (StoreError, ValueError):
            _log.exception("table %s could not be read again", self.table.made.table)
        for guest in self._guests:
            guest.reader.table = self.table
        self._show()

    def _show(self) -> None:
        self._views.clear()
        for guest in self._guests:
            guest.show()

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
        question = Question(table.seats[seat].bot, table.profile, f"{table.made.table}/{seat}/{table.seq}", view)
        try:
            step, _ = await asyncio.gather(self._thinker.choose(question), asyncio.sleep(pause_s(table)))
        except Exception:  # noqa: BLE001 - no bot stops a table
            _log.exception("table %s: no bot could be asked; the first step is taken", table.made.table)
            await asyncio.sleep(RETRY_S)
            step = min(view.steps)
        self._orders.put_nowait(_Order(Command("", table.seq, "act", view.steps[step]), seat, None))


class Rooms:
    """
    All tables of this server: those that run, and those that the store has.
    """

    def __init__(self, store: EventStore, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker
        self._rooms: dict[str, Room] = {}
        self._hashes: dict[str, str] = {}
        self._lock = asyncio.Lock()

    async def load(self) -> None:
        """
        Learn which tables there are.
        """
        for stored in await asyncio.wrap_future(self.store.tables()):
            self._hashes[stored.table] = stored.host_hash

    @property
    def count(self) -> int:
        return len(self._hashes)

    async def make(self, made: TableMade) -> messages.MadeTable:
        """
        Make a table under a name of its own, which `made` has not got yet.

        Raises:
            StoreError: it cannot be kept.
        """
        name, token = new_name(), secrets.token_urlsafe(_TOKEN_BYTES)
        event = msgspec.structs.replace(made, table=name)
        await asyncio.wrap_future(self.store.create(name, hash_of(token), [event]))
        self._hashes[name] = hash_of(token)
        return messages.MadeTable(table=name, token=token)

    async def find(self, name: str) -> Room | None:
        """
        Find a table; one that does not run yet is read from the store.

        Raises:
            StoreError, ValueError: what the store has of it cannot be read.
        """
        async with self._lock:
            if name not in self._rooms and name in self._hashes:
                events = await asyncio.wrap_future(self.store.read(name))
                self._rooms[name] = Room(Table(events), self._hashes[name], self.store, self.thinker)
            return self._rooms.get(name)

    async def close(self) -> None:
        await asyncio.gather(*(room.close() for room in self._rooms.values()))


def new_name() -> str:
    """
    Draw a table's public name: no secret, but not to be guessed by counting.
    """
    return secrets.token_hex(_NAME_BYTES)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def hash_of(token: str) -> str:
    """
    Hash a secret. It has 192 random bits, so a plain hash is as good as a slow one.
    """
    return hashlib.sha256(token.encode()).hexdigest()


def problem(reader: Reader, code: str, message_id: str = "", **facts: str | int) -> messages.Problem:
    """
    Say what is wrong with a message.
    """
    return messages.Problem(code=code, sentence=reader.text(f"problem-{code}", **facts), id=message_id)


def unreadable(reader: Reader, error: InputError, message_id: str) -> messages.Problem:
    """
    Say why an action or a card cannot be read.
    """
    return messages.Problem(code=error.code, sentence=error_sentence(reader.say, error), id=message_id)
