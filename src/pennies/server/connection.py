"""
One connection: its hello, its messages in, and one outbox out.

A client that stops reading holds up nobody: answers wait in a bounded queue, and of views only the latest waits.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from pennies.game.view import SPECTATOR
from pennies.lang import LANGUAGES
from pennies.profiles.errors import InputError
from pennies.server import messages
from pennies.server.hints import hint
from pennies.server.previews import preview, why
from pennies.server.reader import Reader
from pennies.server.rooms import Room, new_seed, problem, unreadable
from pennies.server.version import installed_version
from pennies.table import Command
from pennies.table.commands import Verb

MOST_LETTERS: Final = 16_000
MOST_ID: Final = 64
MOST_PER_S: Final = 20
MOST_AT_ONCE: Final = 40
MOST_ANSWERS: Final = 256
"""So many answers may wait for a client that does not read; then it is let go."""

SEND_S: Final = 30.0
HELLO_S: Final = 20.0

_DECODER: Final = msgspec.json.Decoder(messages.ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()
_log: Final = logging.getLogger(__name__)


class Socket(Protocol):
    """
    The little that is needed of a WebSocket. `receive` raises `GoneError` when the other side is gone.
    """

    async def receive(self) -> str: ...

    async def send(self, text: str) -> None: ...


class GoneError(Exception):
    """
    Raised when there is nobody at the other end any more.
    """


class Outbox:
    """
    What waits to be sent: answers in their order, and then the latest view.
    """

    def __init__(self, send: Callable[[str], Awaitable[None]], view: Callable[[], str]) -> None:
        self._send = send
        self._view = view
        self._answers: deque[messages.ServerMessage] = deque()
        self._is_view_due = False
        self._wake = asyncio.Event()

    def answer(self, message: messages.ServerMessage) -> None:
        self._answers.append(message)
        self._wake.set()

    def show(self) -> None:
        self._is_view_due = True
        self._wake.set()

    async def run(self) -> None:
        """
        Send until the other side is gone or does not read.

        Raises:
            TimeoutError, GoneError: that is the end.
        """
        while True:
            await self._wake.wait()
            self._wake.clear()
            if len(self._answers) > MOST_ANSWERS:
                raise GoneError
            while self._answers:
                await self._put(_ENCODER.encode(self._answers.popleft()).decode())
            if self._is_view_due:
                self._is_view_due = False
                await self._put(self._view())

    async def _put(self, text: str) -> None:
        async with asyncio.timeout(SEND_S):
            await self._send(text)


class Limit:
    """
    Lets so many messages through in a second, after a burst.
    """

    def __init__(self) -> None:
        self._left = float(MOST_AT_ONCE)
        self._last = 0.0

    def lets_through(self, now_s: float) -> bool:
        self._left = min(float(MOST_AT_ONCE), self._left + (now_s - self._last) * MOST_PER_S)
        self._last = now_s
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    """
    A client at a table.
    """

    def __init__(self, socket: Socket, room: Room) -> None:
        self._socket = socket
        self._room = room
        self._limit = Limit()
        self.reader = Reader(room.table, SPECTATOR, LANGUAGES[0])
        self._outbox = Outbox(socket.send, lambda: room.view(self.reader))

    def answer(self, message: messages.ServerMessage) -> None:
        self._outbox.answer(message)

    def show(self) -> None:
        self._outbox.show()

    async def serve(self) -> None:
        """
        Talk until one side leaves.
        """
        sending = asyncio.create_task(self._outbox.run())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.leave(self)
            for task in (sending, listening):
                task.cancel()
            for result in await asyncio.gather(sending, listening, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, (GoneError, TimeoutError)):
                    _log.error("a connection failed", exc_info=result)

    async def _listen(self) -> None:
        async with asyncio.timeout(HELLO_S) as until_hello:
            while not self._is_welcome(await self._socket.receive()):
                pass
            until_hello.reschedule(None)
            while True:
                self._take(await self._socket.receive())

    # Messages

    def _is_welcome(self, text: str) -> bool:
        """
        Take the hello; anything else is refused.
        """
        message = self._read(text)
        if not isinstance(message, messages.Hello):
            if message is not None:
                self.answer(problem(self.reader, "hello-first", _id_of(message)))
            return False
        language = message.language if message.language in LANGUAGES else LANGUAGES[0]
        seat = self._room.seat_of(message.token) if message.token else SPECTATOR
        self.reader = Reader(self._room.table, seat, language)
        if message.token and seat == SPECTATOR:
            self.answer(problem(self.reader, "token-unknown"))
        name = self._room.table.made.table
        self.answer(messages.Welcome(table=name, seat=seat, language=language, version=installed_version()))
        self._room.enter(self)
        return True

    def _take(self, text: str) -> None:
        message = self._read(text)
        if message is None:
            return
        message_id = _id_of(message)
        try:
            self._answer(message, message_id)
        except InputError as error:
            self.answer(unreadable(self.reader, error, message_id))
        except Exception:  # noqa: BLE001 - the connection lives, the log has it
            _log.exception("a %s could not be answered", type(message).__name__)
            self.answer(problem(self.reader, "fault", message_id))

    def _read(self, text: str) -> messages.ClientMessage | None:
        """
        Read a message; None if it is none, or too many came, which has then been said.
        """
        if not self._limit.lets_through(asyncio.get_running_loop().time()):
            self.answer(problem(self.reader, "too-fast", _id_in(text)))
            return None
        if len(text) > MOST_LETTERS:
            self.answer(problem(self.reader, "too-long", most=MOST_LETTERS))
            return None
        try:
            message = _DECODER.decode(text)
        except msgspec.MsgspecError as error:
            self.answer(problem(self.reader, "unreadable", _id_in(text), reason=str(error)))
            return None
        if len(_id_of(message)) > MOST_ID:
            self.answer(problem(self.reader, "unreadable", reason=f"id: {MOST_ID}"))
            return None
        return message

    def _answer(self, message: messages.ClientMessage, message_id: str) -> None:
        match message:
            case messages.Ping():
                self.answer(messages.Pong())
            case messages.Hello():
                self.answer(problem(self.reader, "hello-first"))
            case _ if self.reader.is_watching:
                self.answer(problem(self.reader, "watching", message_id))
            case messages.Command():
                self._room.order(_command(message), self)
            case messages.Preview():
                self.answer(preview(self.reader, self._room.table.seq, message))
            case messages.Why():
                self.answer(why(self.reader, message))
            case messages.Hint():
                self.answer(hint(self.reader, message) or problem(self.reader, "no-hint", message_id))


def _command(message: messages.Command) -> Command:
    """
    Make the table's command of a client's, with a seed in case that a deal begins.
    """
    verbs: dict[type, Verb] = {
        messages.Start: "start",
        messages.Act: "act",
        messages.Undo: "undo",
        messages.NextDeal: "next",
        messages.Rematch: "rematch",
    }
    asked = message.command
    action = asked.action if isinstance(asked, messages.Act) else ""
    return Command(message.id, message.seq, verbs[type(asked)], action, new_seed())


def _id_of(message: messages.ClientMessage) -> str:
    return str(getattr(message, "id", ""))


class _WithId(msgspec.Struct):
    id: str = ""


def _id_in(text: str) -> str:
    """
    Find the id in what could not be taken otherwise.
    """
    try:
        return msgspec.json.decode(text[:MOST_LETTERS], type=_WithId).id[:MOST_ID]
    except msgspec.MsgspecError:
        return ""
