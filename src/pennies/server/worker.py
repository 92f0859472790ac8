"""
One process of several that serve together: a server of its own tables, whose connections a porter hands over.

It ends in order when it is told to (SIGTERM), and at once when the process that started it is gone.
"""

import asyncio
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any, Final

import uvicorn

from pennies.server.app import Settings, make_app
from pennies.server.run import Server, config_of, prepare

READY: Final = b"r"

_CLOSE: Final = (b"connection", b"close")
_MOST_AT_ONCE: Final = 64
"""So many connections are taken over before others get a turn."""

App = Callable[[Any, Any, Any], Awaitable[None]]


def work(channel: socket.socket, settings: Settings) -> None:
    """
    Serve what comes through the channel, until told to end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    config = config_of(answering_once(make_app(settings)), settings)
    prepare()
    WorkingServer(config, channel).run(sockets=[])


def answering_once(app: App) -> App:
    """
    Make an application close a connection after it has answered a request: the next may be for another process.
    """

    async def once(scope: Any, receive: Any, send: Any) -> None:
        async def closing(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), _CLOSE]}
            await send(message)

        await app(scope, receive, closing if scope["type"] == "http" else send)

    return once


class WorkingServer(Server):
    """
    A server that listens nowhere.
    """

    def __init__(self, config: uvicorn.Config, channel: socket.socket) -> None:
        super().__init__(config, self._begin)
        self._channel = channel
        self._taking: set[asyncio.Task[Any]] = set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """
        Leave Ctrl+C, which reaches all processes of a terminal, to the one that started this.
        """
        if sig != signal.SIGINT:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._channel)
        await super().shutdown(sockets=sockets)

    def _begin(self) -> None:
        self._channel.settimeout(0)
        asyncio.get_running_loop().add_reader(self._channel, self._receive)
        self._channel.send(READY)

    def _receive(self) -> None:
        """
        Take connections over; without the process that hands them over there is nothing left to do.
        """
        for _ in range(_MOST_AT_ONCE):
            try:
                told, handed, _, _ = socket.recv_fds(self._channel, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                told, handed = b"", []
            if not told:
                os._exit(1)  # all that anybody was told is on the disk
            for descriptor in handed:
                self._take(socket.socket(fileno=descriptor))

    def _take(self, client: socket.socket) -> None:
        client.settimeout(0)
        loop = asyncio.get_running_loop()
        task = loop.create_task(loop.connect_accepted_socket(self._protocol, client))
        self._taking.add(task)
        task.add_done_callback(self._taken)

    def _taken(self, task: "asyncio.Task[Any]") -> None:
        self._taking.discard(task)
        if not task.cancelled():
            task.exception()  # who is gone already need not be told of

    def _protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        return made
