"""
The web application: its addresses put together, what runs while it does, and what goes wrong.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import ResponseHeader, State
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR, HTTP_503_SERVICE_UNAVAILABLE

from pennies.server import messages
from pennies.server.client import client_files
from pennies.server.figures import Board, Figures
from pennies.server.lag import LoopLag
from pennies.server.limits import MOST_LETTERS, Limits
from pennies.server.rooms import Rooms
from pennies.server.routes import about, lessons, pages, past, sockets, tables
from pennies.server.routes.guarding import Gate, RefusedError, language_of, refused
from pennies.server.sharing import Share
from pennies.server.thinking import Thinkers
from pennies.store import Durability, SqliteStore, StoreError

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
HSTS: Final = {"Strict-Transport-Security": "max-age=31536000"}

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """
    How a server is run.

    Attributes:
        data: the folder that the tables are kept in. It is opened when the application starts.
        base_url: where it is reached from outside; empty if that is where it listens.
        keep_days: how long tables are kept after their game; None for what was said before.
        proxies: addresses of proxies whose word on who asks is taken, separated by commas.
        share: which part of all tables this process has, if several serve together.
        board: where they tell each other what they count.
    """

    data: Path
    durability: Durability = "full"
    base_url: str = ""
    proxies: str = ""
    keep_days: int | None = None
    limits: Limits = field(default_factory=Limits)
    share: Share = field(default_factory=Share)
    board: Board | None = None


def make_app(settings: Settings) -> Litestar:
    """
    Make the application of one server.
    """
    gate = Gate(settings.limits, settings.base_url)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        share = settings.share
        store = SqliteStore(settings.data, settings.durability, is_alone=share.is_all)
        thinkers = Thinkers(processes=share.processes)
        rooms, lag = Rooms(store, thinkers, share), LoopLag()
        figures = Figures(share, settings.board, lambda: _counted(rooms, gate, lag, thinkers))
        app.state.rooms, app.state.figures = rooms, figures
        try:
            if settings.keep_days is not None:
                await rooms.keep_for(settings.keep_days)
            await rooms.load()
            chores = [asyncio.create_task(work) for work in (rooms.keep_house(), lag.run(), figures.run())]
            warming = asyncio.create_task(thinkers.warm_up())
            yield
            for chore in chores:
                chore.cancel()
            await asyncio.gather(warming, *chores, return_exceptions=True)
        finally:
            await rooms.close()
            thinkers.close()
            with contextlib.suppress(StoreError):
                store.close()

    headers = {**HEADERS, **(HSTS if settings.base_url.startswith("https:") else {})}
    return Litestar(
        [*about.ROUTES, *tables.ROUTES, *lessons.ROUTES, *past.ROUTES, *sockets.ROUTES, *pages.ROUTES],
        lifespan=[lifespan],
        state=State({"files": client_files(), "gate": gate}),
        openapi_config=None,
        response_headers=[ResponseHeader(name=name, value=value) for name, value in headers.items()],
        exception_handlers={
            RefusedError: _refused,
            StoreError: _not_stored,
            HTTPException: _http_problem,
            Exception: _fault,
        },
        request_max_body_size=MOST_LETTERS,
        debug=False,
        logging_config=None,
    )


def _counted(rooms: Rooms, gate: Gate, lag: LoopLag, thinkers: Thinkers) -> tuple[float, ...]:
    """
    Count what `figures.FIGURES` lists, in its order.
    """
    late_s = round(lag.longest_s, 4)
    return (
        rooms.count,
        rooms.running,
        gate.connections.total,
        rooms.events,
        late_s,
        thinkers.waiting,
        thinkers.fallbacks,
    )


# What goes wrong


def _refused(request: Request[Any, Any, Any], error: RefusedError) -> Response[Any]:  # noqa: ARG001
    return error.answer


def _not_stored(request: Request[Any, Any, Any], error: StoreError) -> Response[Any]:
    _log.error("something could not be stored: %s", error)
    return refused(language_of(request), "not-stored", reason=str(error), status=HTTP_503_SERVICE_UNAVAILABLE)


def _http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:  # noqa: ARG001
    problem = messages.Problem(code=f"http-{error.status_code}", sentence=error.detail)
    return Response(problem, status_code=error.status_code)


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """
    Answer without telling what is inside; the log has it.
    """
    _log.error("%s could not be answered", request.url.path, exc_info=error)
    return refused(language_of(request), "fault", status=HTTP_500_INTERNAL_SERVER_ERROR)
