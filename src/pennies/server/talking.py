"""
What people say to each other and what they are called: kept in the register first, then told.
"""

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import Final, Protocol, assert_never

from pennies.game.view import SPECTATOR
from pennies.lang import LANGUAGES
from pennies.server import messages
from pennies.server.limits import MOST_NAMES, Often
from pennies.server.problems import problem
from pennies.server.reader import Reader
from pennies.server.room import Room
from pennies.store import Register, StoreError
from pennies.table import Table
from pennies.table.names import looks_like, normalised
from pennies.table.talk import EMOTES, MOST_LETTERS

_MINUTE_S: Final = 60.0
_log: Final = logging.getLogger(__name__)
Spoken = messages.Say | messages.Mute | messages.Rename


class Speaker(Protocol):
    """
    A connection of a person.
    """

    person: str
    reader: Reader

    def answer(self, message: messages.ServerMessage) -> None: ...


class Talking:
    """
    The talk of all tables of a server.
    """

    def __init__(self, register: Register) -> None:
        self._register = register
        self._renames = Often(MOST_NAMES, _MINUTE_S)
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, room: Room, speaker: Speaker, message: Spoken) -> None:
        """
        Do what was said, and answer when it is done. It is done whole, also if the speaker goes meanwhile.
        """
        task = asyncio.create_task(self._take(room, speaker, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def announce(self, room: Room, kind: str, about: str) -> None:
        """
        Tell everybody at a table something about a person or about rules.

        Raises:
            StoreError: it cannot be kept; then nobody is told.
        """
        async with room.talking:
            line = room.table.talk.notice(kind, about, time.time())
            await asyncio.wrap_future(self._register.say(room.table.made.table, line))
            room.tell(line)

    async def _take(self, room: Room, speaker: Speaker, message: Spoken) -> None:
        try:
            code = await self._do(room, speaker.person, message)
        except StoreError as error:
            _log.error("table %s: %s", room.table.made.table, error)
            speaker.answer(problem(speaker.reader, "not-stored", message.id, reason=str(error)))
            return
        if code:
            facts: dict[str, str | int] = {"most": MOST_LETTERS, "emotes": ", ".join(EMOTES)}
            speaker.answer(problem(speaker.reader, code, message.id, **(facts if code == "bad-line" else {})))
        else:
            speaker.answer(messages.Taken(id=message.id))

    async def _do(self, room: Room, person: str, message: Spoken) -> str:
        """
        Do it; give the code of the problem, if there is one.
        """
        match message:
            case messages.Say():
                return await self._say(room, person, message)
            case messages.Mute():
                return await self._mute(room, person, message)
            case messages.Rename():
                return await self._rename(room, person, message)
            case unknown:
                assert_never(unknown)

    async def _say(self, room: Room, person: str, message: messages.Say) -> str:
        async with room.talking:
            line = room.table.talk.line(person, message.text, message.emote, time.time())
            if line is None:
                return "bad-line"
            await asyncio.wrap_future(self._register.say(room.table.made.table, line))
            room.tell(line)
            return ""

    async def _mute(self, room: Room, person: str, message: messages.Mute) -> str:
        async with room.talking:
            talk, other = room.table.talk, message.person
            unheard = talk.muted.get(person, set())
            is_known = other in room.table.persons or talk.knows(other)
            if message.muted != (other in unheard) and (is_known or not message.muted):
                await asyncio.wrap_future(self._register.mute(room.table.made.table, person, unheard ^ {other}))
                talk.mute(person, other, muted=message.muted)
            return ""

    async def _rename(self, room: Room, person: str, message: messages.Rename) -> str:
        async with room.talking:
            found = name_problem(room, person, message.name)
            if found:
                return found
            if not self._renames.lets_through(person):
                return "too-many-names"
            name = normalised(message.name) or ""
            await asyncio.wrap_future(self._register.rename(room.table.made.table, person, name))
            room.table.talk.name(person, name)
            room.renamed()
            return ""


def name_problem(room: Room, person: str, text: str) -> str:
    """
    Tell why a person may not have a name at a table: the code of the problem; empty if it may be had.
    """
    name = normalised(text)
    if name is None:
        return "bad-name"
    is_taken = room.table.talk.is_taken(name, person)  # also by who has left and may come back
    return "name-taken" if is_taken or looks_like(name, _called_by_us(room.table)) else ""


def _called_by_us(table: Table) -> Iterator[str]:
    """
    List how bots, and whoever has no name, are called at a table, in all languages.
    """
    for language in LANGUAGES:
        reader = Reader(table, SPECTATOR, language)
        yield from (reader.names[seat] for seat, holder in enumerate(table.seats) if not holder.person)
        yield from (reader.text("seat-title", seat=seat + 1) for seat in range(len(table.seats)))
        yield from map(reader.text, ("server-host", "server-table-itself", "board-you"))
