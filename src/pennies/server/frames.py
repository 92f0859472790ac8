"""
`TextSocket`: uvicorn's WebSocket, with a short way out for texts that are encoded already.

After every command a view goes to each client. Through ASGI it would be decoded, passed on by five coroutines and
encoded again; a text that comes in would pass as many. Whatever is not a whole text goes the usual way.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from pennies.server.limits import Limit
from pennies.server.outbox import GoneError

WAY_OUT: Final = "pennies.texts"
"""Where a connection finds its `TextSocket` among the extensions of its ASGI scope."""

_TEXT: Final = b"\x81"
_SHORT: Final = 126
_MEDIUM: Final = 65_536


class TextSocket(WebSocketsSansIOProtocol):
    """
    A WebSocket that texts can be written to, and that brings those that come.
    """

    take: Callable[[str], None] | None = None
    """Who takes texts as they come; else they wait to be received."""

    _fragments: Limit | None = None

    def handle_cont(self, event: Frame) -> None:
        if self._lets_through():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._lets_through():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._lets_through():
            super().handle_pong(event)

    def _lets_through(self) -> bool:
        """
        Count a frame that is no message of its own; who sends too many is let go.
        """
        if self._fragments is None:
            self._fragments = Limit()
        if self._fragments.lets_through(time.monotonic()):
            return True
        self.transport.abort()
        return False

    def handle_text(self, event: Frame) -> None:
        """
        Bring a text to who takes them, after those that still wait to be received.
        """
        if self.take is None or not event.fin or self.close_sent or not self.queue.empty():
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)
            return
        self.take(text)

    def send_receive_event_to_app(self) -> None:
        """
        Let a message be received; who sends text that is none is let go, which is one line in the server's log.
        """
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self.logger.warning("a client sent text that is not UTF-8, and was let go")
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # there is none if the handshake was refused
        if scope is not None:
            scope["extensions"][WAY_OUT] = self

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """
        Send texts as they are; tell whether more may be written at once.

        Raises:
            GoneError: nothing can be sent any more.
        """
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise GoneError
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            frames = self.conn.data_to_send()
        else:
            frames = [part for text in texts for part in (_head(len(text)), text)]
        self.transport.write(b"".join(frames))
        return self.writable.is_set()

    async def drain(self) -> None:
        """
        Wait until more may be written.
        """
        await self.writable.wait()

    def abort(self, after_s: float) -> None:
        """
        End the connection after so long, whether or not the other side has read what was written.
        """
        if after_s > 0:
            self.loop.call_later(after_s, self.transport.abort)
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """
        End the connection of who does not answer pings; closed as usual, it would wait for them to read.
        """
        super().keepalive_timeout()
        self.transport.abort()


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def _head(size: int) -> bytes:
    """
    Make the head of an unmasked text frame of so many bytes (RFC 6455, section 5.2).
    """
    if size < _SHORT:
        return _TEXT + bytes((size,))
    if size < _MEDIUM:
        return _TEXT + b"\x7e" + size.to_bytes(2, "big")
    return _TEXT + b"\x7f" + size.to_bytes(8, "big")
