"""
Clients that cost next to nothing, for measuring a server that shares the machine with thousands of them.

They speak WebSocket with no more than they need of it: no compression, frames of the server's that are whole texts or
pings. A view is kept as it came and read only by who is to act. Every answer is awaited, and must be the right one.
"""

import asyncio
import base64
import secrets
import time
from typing import Any, Final, Self, TypedDict, cast

import msgspec

_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""A mask of zeros: the text stays as it is."""

_SHORT: Final = 126
_VIEW: Final = b'{"type":"view"'
_IDS_WITHIN: Final = 200
"""So far from its beginning an answer has its id."""


class Column(TypedDict):
    """
    Of a view's rack, what is chosen by.
    """

    rank: str
    cards: list[msgspec.Raw]
    wild: bool


class Part(TypedDict):
    """
    Of a view, what is chosen by.
    """

    phase: str
    steps: list[str]
    rack: list[Column]


class Shown(msgspec.Struct):
    """
    A view as it is sent.
    """

    seq: int
    view: Part


class Answer(msgspec.Struct):
    """
    An answer as it is sent.
    """

    type: str
    id: str = ""


_SHOWN: Final = msgspec.json.Decoder(Shown)
_ANSWER: Final = msgspec.json.Decoder(Answer)


class WrongAnswerError(Exception):
    """
    Raised when the server answers with something else than that it was done.
    """


class Watcher(asyncio.Protocol):
    """
    A client at a table.

    Attributes:
        view: the last view, as it came.
    """

    def __init__(self) -> None:
        self.view = b""
        self._buffer = bytearray()
        self._answers: dict[str, asyncio.Future[bytes]] = {}
        loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = loop.create_future()
        self._shown = asyncio.Event()
        self._transport: asyncio.Transport

    @classmethod
    async def connect(cls, url: str, table: str, token: str) -> Self:
        """
        Sit down at a table, and wait for the first view.
        """
        host, _, port = url.removeprefix("http://").rstrip("/").partition(":")
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(cls, host, int(port))
        await client.greet(f"{host}:{port}", table, token)
        return client

    async def greet(self, host: str, table: str, token: str) -> None:
        """
        Become a WebSocket and say hello.
        """
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = (
            f"GET /ws/{table} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self._transport.write("\r\n".join((*lines, "", "")).encode())
        await self._opened
        self.send(msgspec.json.encode({"type": "hello", "token": token}))
        await self._shown.wait()

    @property
    def has_turn(self) -> bool:
        return b'"steps":[]' not in self.view

    def shown(self) -> Shown:
        """
        Read the last view.
        """
        return _SHOWN.decode(self.view)

    async def command(self, command_id: str, order: dict[str, Any], seq: int) -> float:
        """
        Send a command; how long its answer took.

        Raises:
            WrongAnswerError: it was not done, nor too late.
        """
        answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._answers[command_id] = answered
        text = msgspec.json.encode({"type": "command", "id": command_id, "seq": seq, "command": order})
        sent = time.perf_counter()
        self.send(text)
        answer = await answered
        took = time.perf_counter() - sent
        if _ANSWER.decode(answer).type not in {"done", "stale"}:
            raise WrongAnswerError(answer.decode())
        return took

    def send(self, text: bytes) -> None:
        self._send(_TEXT, text)

    # What comes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        waiting: list[asyncio.Future[Any]] = [self._opened, *self._answers.values()]
        for one in waiting:
            if not one.done():
                one.set_exception(ConnectionResetError("the server is gone"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._opened.done() and not self._open():
            return
        while True:
            size = self._whole()
            if size == 0:
                return
            head, start = self._buffer[0], 2
            if self._buffer[1] >= _SHORT:
                start = 4 if self._buffer[1] == _SHORT else 10
            text = bytes(self._buffer[start:size])
            del self._buffer[:size]
            self._take(head, text)

    def _open(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101 "):
            self._opened.set_exception(WrongAnswerError(self._buffer.decode()))
            return False
        del self._buffer[: end + 4]
        self._opened.set_result(None)
        return True

    def _whole(self) -> int:
        """
        Give the size of the frame that has come; 0 if it has not.
        """
        buffer = self._buffer
        if len(buffer) < 2:
            return 0
        size = buffer[1]
        if size < _SHORT:
            end = 2 + size
        elif size == _SHORT:
            end = 4 + int.from_bytes(buffer[2:4])
        else:
            end = 10 + int.from_bytes(buffer[2:10])
        return end if len(buffer) >= end else 0

    def _take(self, head: int, text: bytes) -> None:
        if head == _PING:
            self._send(_PONG, text)
        elif text.startswith(_VIEW):
            self.view = text
            self._shown.set()
        elif b'"id":"' in text[:_IDS_WITHIN]:
            answered = self._answers.pop(_ANSWER.decode(text).id, None)
            if answered is not None and not answered.done():
                answered.set_result(text)

    def _send(self, head: int, text: bytes) -> None:
        size = len(text)
        lengths = bytes((_MASKED | size,)) if size < _SHORT else bytes((_MASKED | _SHORT,)) + size.to_bytes(2)
        self._transport.write(bytes((head,)) + lengths + _NO_MASK + text)
