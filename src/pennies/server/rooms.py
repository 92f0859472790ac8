"""
`Rooms`: all tables of this server, those that run and those that the store has; of several processes, its share.

Here tables and persons are made and found, and what happens is told to the store's register.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from pennies.game.refusal import Refusal
from pennies.server import messages
from pennies.server.room import Room
from pennies.server.sharing import Share
from pennies.server.talking import Talking, name_problem
from pennies.server.thinking import Thinking
from pennies.server.tokens import (
    DeviceCodes,
    hash_of,
    new_code,
    new_name,
    new_person,
    new_seed,
    new_token,
    person_of,
    read_code,
)
from pennies.server.views import phase_of
from pennies.store import People, Result, Retention, SqliteStore, StoredTable, StoreError, Summary
from pennies.table import NOBODY, Done, Seated, Table, TableEvent, TableMade, Talk
from pennies.table.commands import Join
from pennies.table.events import ActionDone, PersonBarred, PersonRemoved, Resigned
from pennies.table.lesson import lesson
from pennies.table.names import normalised
from pennies.table.talk import RULES_CHANGED, SECRETS_REPLACED

SWEEP_S: Final = 86_400.0
OTHERS_S: Final = 1.0
"""So long is kept what was read of the public tables of other processes."""

RETENTION: Final = "retention"
_IDLE_S: Final = 600.0
_log: Final = logging.getLogger(__name__)


class NotAdmittedError(Exception):
    """
    Raised when somebody cannot come in; `args[0]` is the code of the problem.
    """


@dataclass
class _Entry:
    """
    A table that is known: what lists tell of it, its people if it runs, and when somebody last asked for it.

    `noted` is of the moment at which it was last looked at for lists; `rules` is the hash of those that everybody there
    knows of.
    """

    stored: StoredTable
    tokens: dict[str, str]
    room: Room | None = None
    used: float = 0.0
    noted: tuple[object, ...] = ()
    rules: str = ""


class Rooms:
    """
    All tables of this server.
    """

    def __init__(self, store: SqliteStore, thinker: Thinking, share: Share | None = None) -> None:
        self.store = store
        self.thinker = thinker
        self.share = share or Share()
        self.devices = DeviceCodes(share=self.share)
        self.talking = Talking(store.register)
        self.events = 0
        self._entries: dict[str, _Entry] = {}
        self._codes: dict[str, str] = {}
        self._others: list[StoredTable] = []
        self._others_at = -OTHERS_S
        self._seeded: dict[str, bool] = {}
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        """
        Learn which tables there are, after those are gone that are not to be kept.
        """
        await self.sweep()
        for stored in await asyncio.wrap_future(self.store.register.tables()):
            if not self.share.owns(stored.table):
                continue
            self._entries[stored.table] = _Entry(stored, {})
            if stored.summary.code:
                self._codes[stored.summary.code] = stored.table

    async def keep_for(self, days: int) -> None:
        """
        Keep finished tables for so many days from now on.
        """
        await asyncio.wrap_future(self.store.register.set(RETENTION, {"finished_days": days}))

    async def sweep(self) -> None:
        """
        Remove tables that are not to be kept any more, but none that is in memory: somebody may be there.
        """
        async with self._lock:  # or one that is being read might be removed meanwhile
            days = await asyncio.wrap_future(self.store.register.setting(RETENTION)) or {}
            running = {name for name, entry in self._entries.items() if entry.room is not None}
            unused = self.store.register.sweep(
                Retention(**days), of=lambda name: self.share.owns(name) and name not in running
            )
            for name in await asyncio.wrap_future(unused):
                self._seeded.pop(name, None)
                entry = self._entries.pop(name, None)
                if entry is not None:
                    self._codes.pop(entry.stored.summary.code, None)

    async def keep_house(self) -> None:
        """
        Sweep once a day and let tables go that nobody uses, until it is cancelled.
        """
        last = time.monotonic()
        while True:
            await asyncio.sleep(_IDLE_S)
            try:
                await self._let_go()
                if time.monotonic() - last > SWEEP_S:
                    await self.sweep()
                    last = time.monotonic()
            except Exception:  # noqa: BLE001 - it is tried again
                _log.exception("tables could not be let go, or removed")

    async def _let_go(self) -> None:
        """
        Let tables go from memory where nobody is and nothing goes on; who has just asked for one may be coming in.
        """
        async with self._lock:
            for entry in list(self._entries.values()):
                is_unused = time.monotonic() - entry.used > _IDLE_S
                if entry.room is not None and entry.room.is_idle and is_unused:
                    room, entry.room = entry.room, None
                    await room.close()

    # Questions

    @property
    def count(self) -> int:
        return len(self._entries)

    @property
    def running(self) -> int:
        return sum(entry.room is not None for entry in self._entries.values())

    async def listed(self) -> list[StoredTable]:
        """
        List the public tables, the latest first; those of other processes as they were a moment ago.

        Raises:
            StoreError: those cannot be read.
        """
        shown = [entry.stored for entry in self._entries.values() if entry.stored.summary.public]
        if not self.share.is_all:
            now = time.monotonic()
            if now - self._others_at > OTHERS_S:
                self._others_at = now
                public = await asyncio.wrap_future(self.store.register.tables(public=True))
                self._others = [stored for stored in public if not self.share.owns(stored.table)]
            shown += self._others
        return sorted(shown, key=lambda stored: -stored.created)

    async def is_seeded(self, table: str) -> bool:
        """
        Tell whether a listed table's packs come from a text; that never changes, so its events are read once for it.

        Raises:
            StoreError: they cannot be read.
        """
        entry = self._entries.get(table)
        if entry is not None and entry.room is not None:
            return entry.room.table.is_seeded
        if table not in self._seeded:
            try:
                made = (await asyncio.wrap_future(self.store.read(table)))[:1]
                self._seeded[table] = bool(made) and Table(made).is_seeded
            except ValueError:
                return False  # nobody can come in there
        return self._seeded[table]

    def code_of(self, table: str, person: str) -> str:
        """
        Give a running table's invitation to who is to know it; to others none.
        """
        entry = self._entries[table]
        may_invite = entry.room is not None and entry.room.table.may_invite(person)
        return entry.stored.summary.code if may_invite else ""

    def person_of(self, table: str, token: str) -> str:
        """
        Find whose secret this is at a running table; empty if it is nobody's.
        """
        entry = self._entries.get(table)
        return person_of(token, entry.tokens) if entry is not None and token else ""

    async def find(self, name: str) -> Room | None:
        """
        Find a table; one that does not run yet is read from the store.

        Raises:
            StoreError, ValueError: what the store has of it cannot be read.
        """
        entry = self._entries.get(name)
        if entry is None:
            return None
        entry.used = time.monotonic()
        if entry.room is not None:
            return entry.room
        async with self._lock:
            if self._entries.get(name) is not entry:  # it has been removed
                return None
            if entry.room is None:
                events = await asyncio.wrap_future(self.store.read(name))
                people: People = await asyncio.wrap_future(self.store.register.people(name))
                talk = await asyncio.to_thread(Talk, people.names, people.lines, people.title)
                talk.muted = people.muted
                table = await asyncio.to_thread(Table, events, talk)
                if table.made.purpose == "lesson":
                    await asyncio.to_thread(lesson)  # takes long once; views and bots ask for it
                # Who is barred has none, also if the server ended before they were removed.
                entry.tokens = {kept: person for kept, person in people.tokens.items() if person not in table.barred}
                entry.rules = table.profile.hash
                entry.room = Room(table, self.store, self.thinker, self._note)
            return entry.room

    # Making tables, and coming in

    async def make(
        self, made: TableMade, name: str, *, title: str = "", open_seats: int = 0, follows: Sequence[TableEvent] = ()
    ) -> messages.MadeTable:
        """
        Make a table; its name, its host and the first seed are drawn here.

        Args:
            made: how; its host's seat is the host's, `open_seats` of the others are opened.
            name: of the host; may be empty.
            title: of the table; may be empty.
            follows: what has happened there before anybody comes.

        Raises:
            StoreError: it cannot be kept.
        """
        table, code = self.share.draw(new_name), self.share.draw(new_code)
        person, token = new_person(), new_token()
        opened = [seat for seat in range(len(made.seats)) if seat != made.host][:open_seats]
        seats = [
            Seated(person=person) if seat == made.host else Seated() if seat in opened else seated
            for seat, seated in enumerate(made.seats)
        ]
        event = msgspec.structs.replace(made, table=table, seats=seats, first=new_seed().hex(), at=time.time())
        await asyncio.wrap_future(self.store.create(table, [event, *follows]))
        await asyncio.wrap_future(self.store.register.admit(table, person, name, hash_of(token)))
        if title:
            await asyncio.wrap_future(self.store.register.call(table, title))
        now = time.time()
        assert event.settings is not None  # noqa: S101 - whoever makes tables settles them
        profile = event.settings.profile if isinstance(event.settings.profile, str) else "house"
        phase: messages.Phase = "playing" if follows else "lobby"
        summary = Summary(code, event.settings.public, phase, profile)
        seated = [msgspec.structs.replace(one, name=name) if one.person else one for one in seats]
        stored = StoredTable(table, now, now, None, summary, 1 + len(follows), tuple(seated), title)
        self._entries[table] = _Entry(stored, {})
        self._codes[code] = table
        await asyncio.wrap_future(self.store.register.note(table, summary, seats, over=False))
        return messages.MadeTable(table=table, token=token, person=person, code=code)

    async def join(self, code: str, name: str, seat: int) -> messages.Joined:
        """
        Let a person in by an invitation.

        Raises:
            NotAdmittedError: the code is none, the name cannot be had, there is no seat, or the table cannot be read.
            StoreError: it cannot be kept.
        """
        table = self._codes.get(read_code(code))
        room = await self._read(table) if table is not None else None
        if table is None or room is None:
            raise NotAdmittedError("no-invitation")
        async with room.talking:  # or two at once would have one name
            found = name_problem(room, "", name) if name else ""
            if found:
                raise NotAdmittedError(found)
            return await self._seat(table, room, normalised(name) or "", seat)

    async def _seat(self, table: str, room: Room, name: str, seat: int) -> messages.Joined:
        """
        Give somebody new a secret, and then a seat: nobody may hold one without a secret.
        """
        person, token = new_person(), new_token()
        await self._admit(table, person, name, token)
        try:
            answer = await room.obey(Join(person=person, seat=seat))
        except StoreError:
            if room.table.seat_of(person) == NOBODY:  # or it failed after it was stored
                await self._forget(table, person)
                raise
        else:
            if not isinstance(answer, Done):
                await self._forget(table, person)
                raise NotAdmittedError(answer.code if isinstance(answer, Refusal) else "not-read")
        if name:
            room.table.talk.name(person, name)
            room.renamed()
        return messages.Joined(table=table, token=token, person=person, seat=room.table.seat_of(person))

    async def _read(self, table: str) -> Room | None:
        """
        Find a table for who comes in.

        Raises:
            NotAdmittedError: it is there and cannot be read.
        """
        try:
            return await self.find(table)
        except (StoreError, ValueError) as error:
            _log.exception("table %s could not be read", table)
            raise NotAdmittedError("not-read") from error

    async def another_device(self, code: str) -> messages.Joined:
        """
        Give a secret of its own to another device of a person.

        Raises:
            NotAdmittedError: the code does not hold, or the table cannot be read.
            StoreError: it cannot be kept.
        """
        found = self.devices.take(code)
        room = await self._read(found[0]) if found is not None else None
        if found is None or room is None:
            raise NotAdmittedError("no-device-code")
        table, person = found
        token = new_token()
        await self._admit(table, person, "", token)
        return messages.Joined(table=table, token=token, person=person, seat=room.table.seat_of(person))

    async def sign_out(self, table: str, person: str, token: str) -> messages.Joined:
        """
        Make all secrets of a person void but this one, so that no other device is at the seat.

        Raises:
            StoreError: it cannot be kept; then all secrets hold as before.
        """
        await self._revoke(table, person, but=token)
        room = await self.find(table)
        seat = room.table.seat_of(person) if room is not None else NOBODY
        return messages.Joined(table=table, token=token, person=person, seat=seat)

    async def erase(self, table: str, person: str) -> None:
        """
        Forget a person's name and all that the person said; with the host's also what the table is called.

        Raises:
            StoreError: it cannot be done.
        """
        await asyncio.wrap_future(self.store.register.erase(table, person))
        room = await self.find(table)
        if room is None:
            return
        room.table.talk.erase(person)
        entry = self._entries[table]
        names = tuple(
            msgspec.structs.replace(seated, name="") if seated.person == person else seated
            for seated in entry.stored.seats
        )
        entry.stored = replace(entry.stored, seats=names)
        if person == room.table.host:
            await asyncio.wrap_future(self.store.register.call(table, ""))
            room.table.talk.call("")
            entry.stored = replace(entry.stored, title="")
        room.renamed()

    async def reissue(self, table: str, room: Room, person: str) -> tuple[str, float]:
        """
        Make all secrets of a person void who is not there; a code for a new one, and until when it holds.

        Everybody at the table is told.

        Raises:
            NotAdmittedError: the person is there, and needs no other secret.
            StoreError: it cannot be kept.
        """
        if room.presence.is_there(person):
            raise NotAdmittedError("person-is-there")
        await self.talking.announce(room, SECRETS_REPLACED, person)
        await self._revoke(table, person)
        return self.devices.make(table, person)

    async def _admit(self, table: str, person: str, name: str, token: str) -> None:
        await asyncio.wrap_future(self.store.register.admit(table, person, name, hash_of(token)))
        entry = self._entries[table]
        if entry.room is None or person not in entry.room.table.barred:  # it may have been, meanwhile
            entry.tokens[hash_of(token)] = person

    async def _revoke(self, table: str, person: str, *, but: str = "") -> None:
        """
        Make the secrets of a person void, but perhaps one, and the codes by which other devices would get some.
        """
        kept = hash_of(but) if but else ""
        self.devices.forget(table, person)
        await asyncio.wrap_future(self.store.register.revoke(table, person, kept))
        self._void(table, person, kept)  # with the codes that were made meanwhile

    async def _forget(self, table: str, person: str) -> None:
        """
        Forget somebody new who was not let in.
        """
        self._void(table, person)
        await asyncio.wrap_future(self.store.register.forget(table, person))

    def _void(self, table: str, person: str, kept: str = "") -> None:
        """
        Let no secret of a person hold any more but that of this hash, and end the connections that had them.
        """
        self.devices.forget(table, person)
        entry = self._entries[table]
        entry.tokens = {hashed: other for hashed, other in entry.tokens.items() if other != person or hashed == kept}
        if entry.room is not None:
            entry.room.dismiss(person, kept)

    async def _bar(self, table: str, person: str) -> None:
        """
        Have the store forget the secrets of who is barred; here they do not hold already, nor after a restart.
        """
        try:
            await self._revoke(table, person)
        except StoreError as error:
            _log.error("table %s: the secrets of a barred person could not be removed: %s", table, error)

    async def _tell_rules(self, room: Room) -> None:
        """
        Tell everybody that the next game is played by other rules.
        """
        try:
            await self.talking.announce(room, RULES_CHANGED, room.table.profile.name)
        except StoreError as error:
            _log.error("table %s: other rules could not be told: %s", room.table.made.table, error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(entry.room.close() for entry in self._entries.values() if entry.room is not None))

    # What happened

    def _note(self, room: Room, events: Sequence[TableEvent]) -> None:
        """
        Tell the register what lists and results need; nobody waits for it.
        """
        table, name = room.table, room.table.made.table
        entry = self._entries[name]
        self.events += len(events)
        if table.profile.hash != entry.rules:
            entry.rules = table.profile.hash
            if len(table.persons) > 1:
                self._start(self._tell_rules(room))
        phase = phase_of(table)
        now = (table.people_seq, table.talk.version, phase)
        if phase == "playing" and now == entry.noted:
            return
        entry.noted = now
        settings = table.settings
        code = entry.stored.summary.code
        for event in events:
            if isinstance(event, PersonBarred) or (isinstance(event, PersonRemoved) and event.barred):
                self._void(name, event.person)  # before there is an invitation that a hello could ask for
                self._codes.pop(code, None)
                code = self.share.draw(new_code)
                self._codes[code] = name
                room.invite(code)
                self._start(self._bar(name, event.person))
        profile = settings.profile if isinstance(settings.profile, str) else "house"
        summary = Summary(code, settings.public, phase, profile)
        names = table.talk.names
        seats = tuple(
            Seated(person=holder.person, bot=holder.bot, name=names.get(holder.person, "")) for holder in table.seats
        )
        if (summary, seats) != (entry.stored.summary, entry.stored.seats):
            entry.stored = replace(entry.stored, summary=summary, seats=seats, updated=time.time())
            self._watch(self.store.register.note(name, summary, seats, over=table.is_over))
        counts = not table.made.purpose
        if counts and not table.is_playing and any(isinstance(event, (ActionDone, Resigned)) for event in events):
            self._watch(self.store.register.result(name, _result(table)))

    def _watch(self, asked: "Future[Any]") -> None:
        asked.add_done_callback(_complain)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _result(table: Table) -> Result:
    game = table.game
    assert game is not None  # noqa: S101 - a deal has just ended
    deal = game.deals[-1]
    return Result(table.games, len(game.deals), tuple(deal.result or ()), tuple(game.scores), deal.ended_by)


def _complain(asked: "Future[Any]") -> None:
    if not asked.cancelled() and asked.exception() is not None:
        _log.error("the register could not keep something: %s", asked.exception())
