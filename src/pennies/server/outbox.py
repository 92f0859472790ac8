"""
What waits to be sent to a client.

One that stops reading holds up nobody: answers wait in a bounded queue, and of views only the latest waits.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from pennies.server import messages

MOST_ANSWERS: Final = 256
"""So many answers may wait for a client that does not read; then it is let go."""

SEND_S: Final = 20.0
"""So long may a client not read; then it is let go."""

_ENCODER: Final = msgspec.json.Encoder()


class GoneError(Exception):
    """
    Raised when there is nobody at the other end any more, or when that is how it should be.
    """


class StalledError(GoneError):
    """
    Raised when the other end does not read.
    """


class Way(Protocol):
    """
    The way out to a client. `write` tells whether more may be written before `drain` has come back.
    """

    def write(self, texts: Sequence[bytes]) -> bool: ...

    async def drain(self) -> None: ...


class Outbox:
    """
    What waits to be sent: answers in their order, and then the latest view.

    It is written when the loop comes to it next, so that all that came up until then goes out at once. There is a task
    only while the other side does not read.
    """

    def __init__(self, way: Way, view: Callable[[], bytes]) -> None:
        self._way = way
        self._view = view
        self._answers: deque[messages.ServerMessage] = deque()
        self._is_view_due = False
        self._is_closing = False
        self._is_woken = False
        self._loop = asyncio.get_running_loop()
        self._draining: asyncio.Task[None] | None = None
        self._ended: asyncio.Future[None] = self._loop.create_future()

    def answer(self, message: messages.ServerMessage) -> None:
        self._answers.append(message)
        self._wake()

    def show(self) -> None:
        self._is_view_due = True
        self._wake()

    def close(self) -> None:
        """
        End when all answers are sent.
        """
        self._is_closing = True
        self._wake()

    async def run(self) -> None:
        """
        Wait until the other side is gone or does not read.

        Raises:
            StalledError: the other side does not read.
            GoneError: that is the end otherwise.
        """
        try:
            await self._ended
        finally:
            if self._draining is not None:
                self._draining.cancel()

    def end(self, error: Exception) -> None:
        """
        Send nothing more, for this reason.
        """
        if not self._ended.done():
            self._ended.set_exception(error)
            self._ended.exception()  # whoever runs this need not be there yet, or any more

    def _wake(self) -> None:
        if not self._is_woken and self._draining is None:
            self._is_woken = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._is_woken = False
        if self._ended.done() or self._draining is not None:
            return
        try:
            if len(self._answers) > MOST_ANSWERS:
                raise StalledError
            texts = self._texts()
            if texts and not self._way.write(texts):
                self._draining = self._loop.create_task(self._drain())
            elif self._is_closing:
                raise GoneError
        except Exception as error:  # noqa: BLE001 - whoever runs this is told
            self.end(error)

    async def _drain(self) -> None:
        try:
            async with asyncio.timeout(SEND_S):
                await self._way.drain()
        except TimeoutError:
            self.end(StalledError())
        except Exception as error:  # noqa: BLE001 - whoever runs this is told
            self.end(error)
        finally:
            self._draining = None
        self._wake()

    def _texts(self) -> list[bytes]:
        """
        Give what is to be sent now: answers, and after them the view if there is another.
        """
        texts = [_ENCODER.encode(answer) for answer in self._answers]
        self._answers.clear()
        if self._is_view_due and not self._is_closing:
            self._is_view_due = False
            texts.append(self._view())
        return texts
