"""
One connection: its hello, its messages in, and one outbox out.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from pennies.game.view import SPECTATOR
from pennies.lang import LANGUAGES
from pennies.profiles.errors import InputError
from pennies.server import messages
from pennies.server.hints import hint
from pennies.server.limits import HELLO_S, MOST_FAULTS, MOST_ID, MOST_LETTERS, Limit
from pennies.server.looking_back import NoMomentError, check_look, moment, past_of
from pennies.server.outbox import SEND_S, GoneError, Outbox, StalledError, Way
from pennies.server.previews import preview, why
from pennies.server.problems import problem, unreadable
from pennies.server.reader import Reader
from pennies.server.room import Room, said
from pennies.server.scene import scene_of
from pennies.server.talking import Spoken, Talking
from pennies.server.tokens import hash_of
from pennies.version import installed_version

_DECODER: Final = msgspec.json.Decoder(messages.ClientMessage)
_log: Final = logging.getLogger(__name__)


class Socket(Way, Protocol):
    """
    The little that is needed of a WebSocket. `receive` and `write` raise `GoneError` when the other side is gone.

    `hand_over` may have messages brought from now on instead of waiting for somebody to receive them; those that wait
    come first. `abort` ends it after so long, whether or not the other side has read what was written.
    """

    async def receive(self) -> str: ...

    def hand_over(self, take: Callable[[str], None]) -> None: ...

    def abort(self, after_s: float) -> None: ...


class Host(Protocol):
    """
    What a connection asks of the server around its table.
    """

    def person_of(self, table: str, token: str) -> str: ...

    def code_of(self, table: str, person: str) -> str: ...

    @property
    def talking(self) -> Talking: ...


class Connection:
    """
    A client at a table.
    """

    def __init__(self, socket: Socket, room: Room, host: Host, may_look: Callable[[], bool] = lambda: True) -> None:
        """
        Prepare to serve a client.

        Args:
            may_look: counts a look at a moment, which costs as much as playing a deal; false if there were too many.
        """
        self._socket = socket
        self._room = room
        self._host = host
        self._may_look = may_look
        self._limit = Limit()
        self._faults = 0
        self._is_over = False
        self._looking: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._texts: deque[str] = deque()
        self.person = ""
        self.secret = ""
        self.reader = Reader(room.table, SPECTATOR, LANGUAGES[0], room.presence)
        self._outbox = Outbox(socket, lambda: room.view(self.reader))

    def answer(self, message: messages.ServerMessage) -> None:
        self._outbox.answer(message)

    def show(self) -> None:
        self._outbox.show()

    def dismiss(self) -> None:
        """
        End it, because its secret does not hold any more.
        """
        self.answer(problem(self.reader, "dismissed"))
        self._is_over = True
        self._outbox.close()

    async def serve(self) -> None:
        """
        Talk until one side leaves.
        """
        sending = asyncio.create_task(self._outbox.run())
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._is_over = True
            self._room.leave(self)
            for task in (sending, listening, self._looking):
                if task is not None:
                    task.cancel()
            results = await asyncio.gather(sending, listening, return_exceptions=True)
            # Closed as usual, a socket waits without an end for who does not read.
            self._socket.abort(0 if isinstance(results[0], StalledError) else SEND_S)
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, (GoneError, TimeoutError)):
                    _log.error("a connection failed", exc_info=result)

    async def _listen(self) -> None:
        async with asyncio.timeout(HELLO_S) as until_hello:
            while not self._is_welcome(await self._socket.receive()):
                pass
            until_hello.reschedule(None)
            self._socket.hand_over(self._bring)
            while True:
                self._bring(await self._socket.receive())

    def _bring(self, text: str) -> None:
        """
        Let a message wait for its turn, unless too many came: between two of one client others have theirs.
        """
        try:
            if self._lets_through(text):
                self._texts.append(text)
                if len(self._texts) == 1:
                    self._loop.call_soon(self._take_next)
        except GoneError as error:
            self._outbox.end(error)

    def _take_next(self) -> None:
        began_s = time.monotonic()  # the loop's own stands still meanwhile
        try:
            self._take(self._texts[0])
        except GoneError as error:
            self._outbox.end(error)
        self._limit.charge(time.monotonic() - began_s)
        self._texts.popleft()
        if self._texts:
            self._loop.call_soon(self._take_next)

    # Messages

    def _is_welcome(self, text: str) -> bool:
        """
        Take the hello; anything else is refused.
        """
        message = self._read(text) if self._lets_through(text) else None
        if not isinstance(message, messages.Hello):
            if message is not None:
                self.answer(problem(self.reader, "hello-first", _id_of(message)))
            return False
        table = self._room.table
        language = message.language if message.language in LANGUAGES else LANGUAGES[0]
        self.person = self._host.person_of(table.made.table, message.token)
        self.secret = hash_of(message.token) if self.person else ""
        self.reader = Reader(table, table.seat_of(self.person), language, self._room.presence)
        if message.token and not self.person:
            self.answer(problem(self.reader, "token-unknown"))
        self.answer(
            messages.Welcome(
                table=table.made.table,
                seat=self.reader.seat,
                language=language,
                version=installed_version(),
                person=self.person,
                code=self._host.code_of(table.made.table, self.person),
                lines=[said(self.reader, line) for line in table.talk.heard_by(self.person)],
                now=self._room.now,
            )
        )
        self._room.enter(self)
        return True

    def _take(self, text: str) -> None:
        if self._is_over:
            return
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

    def _lets_through(self, text: str) -> bool:
        """
        Count a message; false if too many came, which has then been said.

        Raises:
            GoneError: it was one too many of these.
        """
        if self._limit.lets_through(self._loop.time()):
            return True
        self._at_fault(problem(self.reader, "too-fast", _id_in(text)))
        return False

    def _read(self, text: str) -> messages.ClientMessage | None:
        """
        Read a message; None if it is none, which has then been said.

        Raises:
            GoneError: it was one too many of these.
        """
        if len(text) > MOST_LETTERS:
            return self._at_fault(problem(self.reader, "too-long", _id_in(text), most=MOST_LETTERS))
        try:
            message = _DECODER.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            return self._at_fault(problem(self.reader, "unreadable", _id_in(text), reason=str(error)))
        if len(_id_of(message)) > MOST_ID:
            return self._at_fault(problem(self.reader, "unreadable", reason=f"id: {MOST_ID}"))
        return message

    def _at_fault(self, found: messages.Problem) -> messages.ClientMessage | None:
        """
        Say what is wrong with what cannot be taken; there is no message then.

        Raises:
            GoneError: it was one too many.
        """
        self._faults += 1
        if self._faults > MOST_FAULTS:
            raise GoneError
        self.answer(found)
        return None

    def _answer(self, message: messages.ClientMessage, message_id: str) -> None:
        match message:
            case messages.Ping():
                self.answer(messages.Pong(now=self._room.now))
            case messages.Hello():
                self.answer(problem(self.reader, "hello-first"))
            case messages.Log():
                plays = scene_of(self.reader).log.lines_after(self.reader, message.after)
                self.answer(messages.Logged(id=message_id, seq=self._room.table.seq, plays=plays))
            case messages.Replay():
                if (self._looking is not None and not self._looking.done()) or not self._may_look():
                    self.answer(problem(self.reader, "too-fast", message_id))
                else:
                    self._looking = asyncio.create_task(self._replay(message))
            case _ if not self.person:
                self.answer(problem(self.reader, "watching", message_id))
            case _:
                self._answer_person(message, message_id)

    def _answer_person(
        self,
        message: messages.Command | messages.Preview | messages.Why | messages.Hint | Spoken,
        message_id: str,
    ) -> None:
        """
        Answer what only persons may say.
        """
        match message:
            case messages.Command():
                self._room.order(message_id, message.seq, message.command, self)
            case messages.Say() | messages.Mute() | messages.Rename():
                self._host.talking.take(self._room, self, message)
            case _ if self.reader.is_watching:
                self.answer(problem(self.reader, "watching", message_id))
            case messages.Preview():
                self.answer(preview(self.reader, self._room.table.seq, message))
            case messages.Why():
                self.answer(why(self.reader, message))
            case messages.Hint():
                self.answer(hint(self.reader, message) or problem(self.reader, "no-hint", message_id))

    # What takes longer

    async def _replay(self, message: messages.Replay) -> None:
        try:
            past = past_of(self._room.table)
            check_look(past, self.person, message.deal, message.seat)
            arguments = (past, self.reader.language, message.deal, message.at, message.seat)
            shown = await asyncio.to_thread(moment, *arguments)
        except NoMomentError as error:
            self.answer(problem(self.reader, str(error), message.id))
            return
        self.answer(messages.Replayed(id=message.id, actions=shown.actions, view=shown.view))


def _id_of(message: messages.ClientMessage) -> str:
    return str(getattr(message, "id", ""))


class _WithId(msgspec.Struct):
    id: str = ""


def _id_in(text: str) -> str:
    """
    Find the id in what could not be taken otherwise; one that is too long is none.
    """
    try:
        found = msgspec.json.decode(text, type=_WithId).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
    return found if len(found) <= MOST_ID else ""
