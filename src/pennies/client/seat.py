"""
`Seat`: a connection to a table that outlives the connection.
"""

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

FIRST_WAIT_S: Final = 0.1
LONGEST_WAIT_S: Final = 5.0
ENDS: Final = (4403, 4404)
"""Codes that a table is closed with for good: not from here, no such table."""

Message = dict[str, Any]


class GoneError(Exception):
    """
    Raised when there is no table any more, or when the seat was left.
    """


class Seat:
    """
    A seat at a table, or a place to watch from.

    Attributes:
        view: the latest view (`TableView`), empty before the first one; `seq` is its number.
        welcome: the server's answer to hello; its `code` is the invitation as it is now.
        heard: what was said, the oldest first.
        reconnects: how often the connection was lost.
        tap: is given every message as it comes, as text.
    """

    def __init__(self, url: str, table: str, token: str = "", language: str = "en") -> None:
        base = url.rstrip("/")
        self.url = f"ws{base.removeprefix('http')}/ws/{table}"
        self.token = token
        self.language = language
        self.view: Message = {}
        self.seq = -1
        self.welcome: Message = {}
        self.heard: list[Message] = []
        self.reconnects = 0
        self.tap: Callable[[str], None] = lambda _: None
        self._ids = itertools.count(1)
        self._mark = secrets.token_hex(4)
        self._unanswered: dict[str, tuple[str, asyncio.Future[Message]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._waking: asyncio.Future[None] | None = None
        self._fault: Exception | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        self._task.add_done_callback(self._is_over)
        await self.until(bool)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def number(self) -> int:
        """
        The seat's number; -1 watches.
        """
        return int(self.view.get("you", -1))

    async def close(self) -> None:
        """
        Leave the connection, not the seat.
        """
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()
        self._end(GoneError("closed"))

    # What can be said

    async def until(self, is_so: Callable[[Message], bool]) -> Message:
        """
        Wait for a view of which something is so.

        Raises:
            GoneError: it will never come.
        """
        async with self._changed:
            await self._changed.wait_for(lambda: self._fault is not None or bool(self.view and is_so(self.view)))
        if self._fault is not None:
            raise self._fault
        return self.view

    async def order(self, do: str, **fields: Any) -> Message:
        """
        Order something (`Ordered` in the protocol), and wait for `done`, `refusal`, `stale` or `problem`.

        After `done` the view that shows it has come. What came too fast is sent again.

        Raises:
            GoneError: there is no table any more.
        """
        command_id = self.new_id()  # the same when it is sent again: it may have been done before
        while True:
            command = {"type": "command", "id": command_id, "seq": self.seq, "command": {"do": do, **fields}}
            answer = await self.ask(command)
            if answer.get("code") != "too-fast":
                break
            await asyncio.sleep(FIRST_WAIT_S)
        if answer["type"] in ("done", "stale"):
            await self.until(lambda _: self.seq >= answer["seq"])
        return answer

    async def ask(self, message: Message) -> Message:
        """
        Send a message with an `id`, and wait for the answer with the same one, over lost connections.
        """
        if self._fault is not None:
            raise self._fault
        message = {**message, "id": message.get("id") or self.new_id()}
        text = json.dumps(message)
        answered: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._unanswered[message["id"]] = (text, answered)
        await self._send(text)
        return await answered

    def new_id(self) -> str:
        """
        Make an id that no other command of this person has.
        """
        return f"{self._mark}-{next(self._ids)}"

    # The connection

    async def _run(self) -> None:
        wait_s = FIRST_WAIT_S
        while True:
            try:
                async with connect(self.url, compression=None, max_size=None) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": self.token, "language": self.language}))
                    await self._listen(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in ENDS:
                    self._end(GoneError(f"closed by the server: {error.rcvd.code}"))
                    await self._notify()
                    return
                wait_s = FIRST_WAIT_S if self._socket is not None else min(wait_s * 2, LONGEST_WAIT_S)
            self._socket = None
            self.reconnects += 1
            await asyncio.sleep(wait_s)

    def _is_over(self, task: "asyncio.Task[None]") -> None:
        """
        Tell whoever waits when the connection's own work failed.
        """
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self._end(error)
            self._waking = asyncio.ensure_future(self._notify())

    async def _listen(self, socket: ClientConnection) -> None:
        while True:
            text = await socket.recv(decode=True)
            self.tap(text)
            await self._take(json.loads(text), socket)

    async def _take(self, message: Message, socket: ClientConnection) -> None:
        match message["type"]:
            case "welcome":
                self.welcome = message
                self.heard = list(message["lines"])
                self._socket = socket
                for text, _ in list(self._unanswered.values()):
                    await socket.send(text)
            case "view":
                self.view, self.seq = message["view"], message["seq"]
                await self._notify()
            case "invited":
                self.welcome = {**self.welcome, "code": message["code"]}
                await self._notify()
            case "said":
                self.heard.append(message)
                await self._notify()
            case _:
                pass
        _, answered = self._unanswered.pop(message.get("id", ""), ("", None))
        if answered is not None and not answered.done():
            answered.set_result(message)

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again after the next hello
                await self._socket.send(text)

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _end(self, fault: Exception) -> None:
        self._fault = self._fault or fault
        for _, answered in self._unanswered.values():
            if not answered.done():
                answered.set_exception(fault)
        self._unanswered.clear()
