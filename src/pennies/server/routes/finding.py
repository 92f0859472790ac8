"""
What requests about tables have in common: reading what is wished, finding the table and who asks.
"""

import logging
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.status_codes import (
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from pennies.bots import LEVELS
from pennies.server.room import Room
from pennies.server.routes.guarding import Gate, RefusedError, address_of, language_of, refused, token_of
from pennies.store import StoreError
from pennies.table.names import normalised

NO_STORE: Final = {"Cache-Control": "no-store"}

Asked = Request[Any, Any, Any]
Wish = TypeVar("Wish", bound=msgspec.Struct)
_log: Final = logging.getLogger(__name__)


async def read_wish(request: Asked, kind: type[Wish], gate: Gate) -> Wish:
    """
    Read what is wished.

    Raises:
        RefusedError: a page of another server asks, or it cannot be read.
    """
    if not gate.is_same_origin(request):
        raise RefusedError(Response(None, status_code=HTTP_403_FORBIDDEN))
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise RefusedError(refused(language_of(request), "unreadable", reason=str(error))) from error


async def person_at(request: Asked, state: State, name: str) -> tuple[Room, str]:
    """
    Find the table, and whose secret comes with the request.

    Raises:
        RefusedError: there is no such table, or the secret is nobody's there.
    """
    if not state.gate.is_same_origin(request):
        raise RefusedError(Response(None, status_code=HTTP_403_FORBIDDEN))
    room = await room_of(request, state, name)
    person = state.rooms.person_of(name, token_of(request))
    if not person:
        raise RefusedError(refused(language_of(request), "token-unknown", status=HTTP_403_FORBIDDEN))
    return room, person


def check_looks(request: Asked, state: State) -> None:
    """
    Count a look at a record or a moment.

    Raises:
        RefusedError: there were too many.
    """
    gate: Gate = state.gate
    if not gate.looks.lets_through(address_of(request)):
        raise RefusedError(refused(language_of(request), "too-many-tries", status=HTTP_429_TOO_MANY_REQUESTS))


async def room_of(request: Asked, state: State, name: str) -> Room:
    """
    Find a table.

    Raises:
        RefusedError: there is none, or it cannot be read now.
    """
    try:
        room = await state.rooms.find(name)
    except (StoreError, ValueError) as error:
        _log.exception("table %s could not be read", name)
        answer = refused(language_of(request), "not-read", status=HTTP_503_SERVICE_UNAVAILABLE)
        raise RefusedError(answer) from error
    if room is None:
        raise RefusedError(refused(language_of(request), "no-table", status=HTTP_404_NOT_FOUND))
    found: Room = room
    return found


def wrong_with(name: str, level: str) -> str:
    """
    Name the problem with a name (which may be empty) or a level of bots; empty if there is none.
    """
    if level not in LEVELS:
        return "no-level"
    if not name.isprintable():
        return "bad-text"
    return "bad-name" if name and normalised(name) is None else ""


def number_in(request: Asked, name: str, default: int) -> int:
    """
    Find a whole number in an address.
    """
    text = str(request.query_params.get(name, default))
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 8 else default  # noqa: PLR2004 - a length
