"""
The web application: which addresses there are, and what may come from where.

Litestar is known here and nowhere else; what is said over a WebSocket is `connection`'s business.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import ResponseHeader, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from pennies.bots import LEVELS
from pennies.lang import LANGUAGES, catalogue
from pennies.profiles import ProfileError, from_record
from pennies.server import messages
from pennies.server.client import INDEX, ClientFile, client_files, page_without_client
from pennies.server.connection import MOST_LETTERS, Connection, GoneError
from pennies.server.rooms import Room, Rooms
from pennies.server.thinking import Thinker
from pennies.server.version import installed_version
from pennies.store import Durability, SqliteStore, StoreError
from pennies.table import Seated, TableMade

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NO_TABLE: Final = 4404
"""The code that a WebSocket to an unknown table is closed with."""

MOST_NAME: Final = 40
MOST_SEED: Final = 200
HOST_SEAT: Final = 0

_log: Final = logging.getLogger(__name__)
_NEW_TABLE: Final = msgspec.json.Decoder(messages.NewTable)


def make_app(data: Path, durability: Durability = "full") -> Litestar:
    """
    Make the application of one server.

    Args:
        data: the folder that the tables are kept in. It is opened when the application starts.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = SqliteStore(data, durability)
        thinker = Thinker()
        rooms = Rooms(store, thinker)
        app.state.rooms = rooms
        try:
            await rooms.load()
            warming = asyncio.create_task(thinker.warm_up())
            yield
            await asyncio.gather(warming, return_exceptions=True)
        finally:
            await rooms.close()
            thinker.close()
            store.close()

    return Litestar(
        [health, new_table, table_socket, home, table_page, client_file],
        lifespan=[lifespan],
        state=State({"files": client_files()}),
        openapi_config=None,
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        exception_handlers={HTTPException: _http_problem, Exception: _fault},
        request_max_body_size=MOST_LETTERS,
        debug=False,
        logging_config=None,
    )


# Tables


@get("/api/health")
async def health(state: State) -> dict[str, Any]:
    rooms: Rooms = state.rooms
    return {
        "status": "ok",
        "version": installed_version(),
        "tables": rooms.count,
        "fallbacks": rooms.thinker.fallbacks,
    }


@post("/api/tables")
async def new_table(request: Request[Any, Any, Any], state: State) -> Response[Any]:
    """
    Make a table; its host alone gets the secret.
    """
    if not _is_same_origin(request):
        return Response(None, status_code=HTTP_403_FORBIDDEN)
    try:
        wish = _NEW_TABLE.decode(await request.body())
    except msgspec.MsgspecError as error:
        return _bad(LANGUAGES[0], "unreadable", reason=str(error))
    language = wish.language if wish.language in LANGUAGES else LANGUAGES[0]
    made = _table_made(wish)
    if isinstance(made, str):
        return _bad(language, made)
    try:
        answer = await state.rooms.make(made)
    except StoreError as error:
        _log.error("a table could not be stored: %s", error)
        return _bad(language, "not-stored", reason=str(error), status=HTTP_503_SERVICE_UNAVAILABLE)
    return Response(answer, status_code=HTTP_201_CREATED, headers={"Cache-Control": "no-store"})


def _table_made(wish: messages.NewTable) -> TableMade | str:
    """
    Seat the host and the bots; or name the problem with the wish.
    """
    if wish.level not in LEVELS:
        return "no-level"
    if not _is_fine(wish.name, MOST_NAME) or not _is_fine(wish.seed, MOST_SEED):
        return "bad-text"
    try:
        players = int(from_record(wish.profile).rules().players)
    except ProfileError:
        return "no-profile"
    seats = [Seated(bot=wish.level) for _ in range(players)]
    seats[HOST_SEAT] = Seated(name=wish.name.strip())
    return TableMade(table="", profile=wish.profile, seats=seats, host=HOST_SEAT, pace=wish.pace, seed=wish.seed)


def _is_fine(text: str, most: int) -> bool:
    return len(text) <= most and text.isprintable()


def _bad(language: str, code: str, *, status: int = HTTP_400_BAD_REQUEST, **facts: str) -> Response[Any]:
    sentence = catalogue(language).say(f"problem-{code}", **facts)
    return Response(messages.Problem(code=code, sentence=sentence), status_code=status)


# The WebSocket


class _Socket:
    """
    A WebSocket of Litestar as `connection` wants it.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def receive(self) -> str:
        try:
            return await self._socket.receive_text()
        except WebSocketDisconnect as error:
            raise GoneError from error

    async def send(self, text: str) -> None:
        try:
            await self._socket.send_text(text)
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            raise GoneError from error


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: State) -> None:
    """
    Talk with a client at a table.
    """
    if not _is_same_origin(socket):
        await socket.close(code=4403)
        return
    await socket.accept()
    room = await _room(state.rooms, table)
    if room is None:
        sentence = catalogue(LANGUAGES[0]).say("problem-no-table")
        problem = messages.Problem(code="no-table", sentence=sentence)
        await socket.send_text(msgspec.json.encode(problem).decode())
        await socket.close(code=NO_TABLE)
        return
    await Connection(_Socket(socket), room).serve()


async def _room(rooms: Rooms, table: str) -> Room | None:
    try:
        return await rooms.find(table)
    except (StoreError, ValueError):
        _log.exception("table %s could not be read", table)
        return None


def _is_same_origin(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> bool:
    """
    Tell whether a page of this server asks; a programme that is no browser says no origin, and may.
    """
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")


# The client's files


@get("/")
async def home(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    return _page(request, state)


@get("/t/{table:str}")
async def table_page(request: Request[Any, Any, Any], state: State, table: FromPath[str]) -> Response[bytes]:  # noqa: ARG001
    return _page(request, state)


@get("/{path:path}")
async def client_file(request: Request[Any, Any, Any], state: State, path: FromPath[str]) -> Response[bytes]:
    """
    Serve a file of the client.
    """
    file: ClientFile | None = state.files.get(path.lstrip("/"))
    if file is None:
        return Response(b"", status_code=HTTP_404_NOT_FOUND, media_type="text/plain")
    return _served(request, file)


def _page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    file: ClientFile | None = state.files.get(INDEX)
    if file is not None:
        return _served(request, file)
    asked = request.headers.get("accept-language", "").lower()
    language = next((name for name in LANGUAGES if asked.startswith(name)), LANGUAGES[0])
    return Response(page_without_client(language), media_type="text/html", status_code=HTTP_200_OK)


def _served(request: Request[Any, Any, Any], file: ClientFile) -> Response[bytes]:
    content, encoding = file.encoded(request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": FOR_EVER if file.is_hashed else ASK_AGAIN, "Vary": "Accept-Encoding"}
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(content, media_type=file.media_type, headers=headers)


# What goes wrong


def _http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:  # noqa: ARG001
    problem = messages.Problem(code=f"http-{error.status_code}", sentence=error.detail)
    return Response(problem, status_code=error.status_code)


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """
    Answer without telling what is inside; the log has it.
    """
    _log.error("%s could not be answered", request.url.path, exc_info=error)
    return _bad(LANGUAGES[0], "fault", status=HTTP_500_INTERNAL_SERVER_ERROR)
