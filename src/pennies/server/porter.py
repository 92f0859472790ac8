"""
`Porter`: takes the connections of a server of several processes, and hands each over to the process that it is for.

It looks at the beginning of the request without taking it away, so the process that gets the socket reads it as if it
had been asked itself. Who is slow to say what they want is waited for by a task of their own, and not for long.
"""

import asyncio
import contextlib
import errno
import logging
import socket
from collections.abc import Callable
from typing import Final

from pennies.server.heads import MOST_HEAD, Head, read_head
from pennies.server.limits import MOST_LETTERS

WAIT_S: Final = 10.0
"""So long may a client take to say what it wants, and a process to take it over."""

MOST_WAITING: Final = 10_000
"""So many may be waited for at once; others are turned away."""

_AGAIN_S: Final = 0.02
_MOST: Final = MOST_HEAD + MOST_LETTERS
_TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
_LACKING: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_log: Final = logging.getLogger(__name__)


class Porter:
    """
    Whoever opens the door.
    """

    def __init__(self, channel_for: Callable[[Head], socket.socket], wait_s: float = WAIT_S) -> None:
        """
        Prepare it.

        Args:
            channel_for: names the channel to the process that a request is for; asked again while that one takes none.
        """
        self._channel_for = channel_for
        self._wait_s = wait_s
        self._loop = asyncio.get_running_loop()
        self._welcoming: set[asyncio.Task[None]] = set()

    async def run(self, listening: socket.socket) -> None:
        """
        Take connections until cancelled.
        """
        listening.settimeout(0)
        try:
            while True:
                try:
                    client, _ = await self._loop.sock_accept(listening)
                except OSError as error:
                    if error.errno in _LACKING:
                        _log.error("a connection could not be taken: %s", error)
                        await asyncio.sleep(1)
                    continue
                if len(self._welcoming) >= MOST_WAITING:
                    client.close()
                    continue
                task = self._loop.create_task(self._welcome(client))
                self._welcoming.add(task)
                task.add_done_callback(self._welcoming.discard)
        finally:
            for task in self._welcoming:
                task.cancel()

    async def _welcome(self, client: socket.socket) -> None:
        """
        Find out who a connection is for, and hand it over.
        """
        with client:
            try:
                async with asyncio.timeout(self._wait_s):
                    head = await self._head(client)
                    if head is not None:
                        await self._hand_over(client, head)
            except TimeoutError:
                with contextlib.suppress(OSError):
                    client.send(_TOO_LATE)
                    client.recv(_MOST)  # what is left unread would have the answer thrown away
            except OSError:
                pass  # it is gone

    async def _head(self, client: socket.socket) -> Head | None:
        """
        Look at what has come until it says whose it is; None if it ends before.
        """
        seen = 0
        while True:
            await self._more(client, seen)
            received = client.recv(_MOST, socket.MSG_PEEK)
            if len(received) <= seen:
                return None
            head = read_head(received)
            if head is not None:
                return head
            seen = len(received)

    async def _more(self, client: socket.socket, seen: int) -> None:
        """
        Wait until there is more than what was seen.
        """
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, seen + 1)
        came = asyncio.Event()
        self._loop.add_reader(client, came.set)
        try:
            await came.wait()
        finally:
            self._loop.remove_reader(client)
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)

    async def _hand_over(self, client: socket.socket, head: Head) -> None:
        """
        Hand a connection over; a process that is full, or begins anew, is waited for.
        """
        while True:
            try:
                socket.send_fds(self._channel_for(head), [b"c"], [client.fileno()])
            except OSError:
                await asyncio.sleep(_AGAIN_S)
            else:
                return
