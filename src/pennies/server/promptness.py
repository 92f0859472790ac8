"""
`PromptHttp`: uvicorn's HTTP, which lets go of who dawdles over a request.
"""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_S: Final = 10.0
"""So long may a request take to come, its body too."""


class PromptHttp(H11Protocol):
    """
    A connection over which requests come whole, or not for long.
    """

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def _watch(self) -> None:
        """
        Wait for the rest of a request from its beginning on, however much of it comes.
        """
        is_whole = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if is_whole or self.transport.get_protocol() is not self:
            self._stop()
        elif self._patience is None:
            self._patience = self.loop.call_later(REQUEST_S, self.transport.abort)

    def _stop(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
