"""
The WebSocket of a table; what is said over it is `connection`'s business.
"""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from pennies.lang import LANGUAGES, catalogue
from pennies.server import messages
from pennies.server.connection import Connection, Socket
from pennies.server.frames import WAY_OUT, TextSocket
from pennies.server.outbox import GoneError
from pennies.server.routes.guarding import Gate, address_of
from pennies.store import StoreError

NO_TABLE: Final = 4404
"""The code that a WebSocket to an unknown table is closed with."""

NOT_READ: Final = 1013
"""The code for a table that is there and cannot be read now (RFC 6455's registry: try again later)."""

OTHER_ORIGIN: Final = 4403
TOO_MANY: Final = 4429
"""The code for an address that has too many connections."""

_log: Final = logging.getLogger(__name__)


class _Layered:
    """
    The way out and in under another server than ours: everything passes all layers.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._waiting: list[bytes] = []

    def write(self, texts: Sequence[bytes]) -> bool:
        """
        Let texts wait until they are drained.
        """
        self._waiting += texts
        return False

    async def drain(self) -> None:
        while self._waiting:
            texts, self._waiting = self._waiting, []
            for text in texts:
                try:
                    await self._socket.send_text(text.decode())
                except (WebSocketDisconnect, OSError, RuntimeError) as error:
                    raise GoneError from error

    def abort(self, after_s: float) -> None:
        """
        Do nothing: that server ends the connection when it has been served.
        """

    def hand_over(self, take: Callable[[str], None]) -> None:
        """
        Do nothing: messages are received.
        """

    async def receive(self) -> str:
        """
        Receive a message; bytes are read as text, and what is none becomes something that cannot be read.
        """
        try:
            return await self._socket.receive_data(mode="text")
        except WebSocketDisconnect as error:
            raise GoneError from error


class _Short(_Layered):
    """
    The same under our own server, with the short ways of its `TextSocket`.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], ways: TextSocket) -> None:
        super().__init__(socket)
        self._ways = ways

    def write(self, texts: Sequence[bytes]) -> bool:
        return self._ways.write_texts(texts)

    async def drain(self) -> None:
        await self._ways.drain()

    def abort(self, after_s: float) -> None:
        self._ways.abort(after_s)

    def hand_over(self, take: Callable[[str], None]) -> None:
        self._ways.take = take


def _way_of(socket: WebSocket[Any, Any, Any]) -> Socket:
    extensions = cast("dict[str, Any]", socket.scope.get("extensions") or {})
    ways = extensions.get(WAY_OUT)
    return _Short(socket, ways) if isinstance(ways, TextSocket) else _Layered(socket)


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """
    Talk with a client at a table.
    """
    gate: Gate = state.gate
    if not gate.is_same_origin(socket):
        await socket.close(code=OTHER_ORIGIN)
        return
    await socket.accept()
    address = address_of(socket)
    if not gate.connections.enter(address):
        await _turn_away(socket, "too-many-connections", TOO_MANY)
        return
    try:
        try:
            room = await state.rooms.find(table)
        except (StoreError, ValueError):
            _log.exception("table %s could not be read", table)
            await _turn_away(socket, "not-read", NOT_READ)
            return
        if room is None:
            await _turn_away(socket, "no-table", NO_TABLE)
            return
        may_look = partial(gate.looks.lets_through, address)
        await Connection(_way_of(socket), room, state.rooms, may_look).serve()
    finally:
        gate.connections.leave(address)


async def _turn_away(socket: WebSocket[Any, Any, Any], code: str, closed_with: int) -> None:
    sentence = catalogue(LANGUAGES[0]).say(f"problem-{code}")
    await socket.send_text(msgspec.json.encode(messages.Problem(code=code, sentence=sentence)).decode())
    await socket.close(code=closed_with)


ROUTES: Final = [table_socket]
