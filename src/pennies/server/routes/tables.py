"""
Tables over HTTP: making them, coming in, other devices, lists, records, moments.
"""

import asyncio
import logging
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.status_codes import (
    HTTP_201_CREATED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_429_TOO_MANY_REQUESTS,
)

from pennies.bots import LEVELS
from pennies.profiles import ProfileError
from pennies.server import messages
from pennies.server.looking_back import NoMomentError, Past, check_look, earlier_game, moment, note_of, past_of, told_of
from pennies.server.reader import Reader
from pennies.server.room import Room
from pennies.server.rooms import NotAdmittedError, Rooms
from pennies.server.routes.guarding import Gate, RefusedError, address_of, language_of, refused, token_of
from pennies.store import StoreError
from pennies.table import NOBODY, RULES_VERSION, Seated, Settings, TableMade, pinned
from pennies.table.names import normalised
from pennies.table.records import record_of
from pennies.table.settings import profile_of

MOST_SEED: Final = 200
HOST_SEAT: Final = 0
NO_STORE: Final = {"Cache-Control": "no-store"}

Asked = Request[Any, Any, Any]
Wish = TypeVar("Wish", bound=msgspec.Struct)
_log: Final = logging.getLogger(__name__)


async def _read(request: Asked, kind: type[Wish], gate: Gate) -> Wish:
    """
    Read what is wished.

    Raises:
        RefusedError: a page of another server asks, or it cannot be read.
    """
    if not gate.is_same_origin(request):
        raise RefusedError(Response(None, status_code=HTTP_403_FORBIDDEN))
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.MsgspecError as error:
        raise RefusedError(refused(language_of(request), "unreadable", reason=str(error))) from error


# Making tables, and coming in


@post("/api/tables")
async def new_table(request: Asked, state: State) -> Response[Any]:
    """
    Make a table; its host alone gets the secret.
    """
    gate: Gate = state.gate
    wish = await _read(request, messages.NewTable, gate)
    made = _table_made(wish)
    if isinstance(made, str):
        return refused(wish.language, made)
    if not gate.tables.lets_through(address_of(request)):
        return refused(wish.language, "too-many-tables", status=HTTP_429_TOO_MANY_REQUESTS)
    name = normalised(wish.name) or ""
    answer = await state.rooms.make(made, name, open_seats=wish.open)
    return Response(answer, status_code=HTTP_201_CREATED, headers=NO_STORE)


def _table_made(wish: messages.NewTable) -> TableMade | str:
    """
    Seat the host and the bots; or name the problem with the wish.
    """
    problem = _wrong_with(wish)
    if problem:
        return problem
    try:
        settings = pinned(
            Settings(profile=wish.profile, level=wish.level, pace=wish.pace, clock=wish.clock, public=wish.public)
        )
    except ProfileError:
        return "no-profile"
    players = int(profile_of(settings).rules().players)
    if not 0 <= wish.open < players:
        return "bad-seats"
    seats = [Seated(bot=wish.level) for _ in range(players)]
    return TableMade(table="", seats=seats, host=HOST_SEAT, seed=wish.seed, settings=settings, decided=RULES_VERSION)


def _wrong_with(wish: messages.NewTable) -> str:
    if wish.level not in LEVELS:
        return "no-level"
    if len(wish.seed) > MOST_SEED or not (wish.seed.isprintable() and wish.name.isprintable()):
        return "bad-text"
    if wish.name and normalised(wish.name) is None:
        return "bad-name"
    return "" if wish.clock.is_sensible() else "clock-too-short"


@post("/api/join")
async def join(request: Asked, state: State) -> Response[Any]:
    """
    Come in by an invitation.
    """
    wish = await _read(request, messages.Joining, state.gate)
    return await _admitted(request, state, wish.language, lambda: state.rooms.join(wish.code, wish.name, wish.seat))


@post("/api/device")
async def other_device(request: Asked, state: State) -> Response[Any]:
    """
    Get a secret for another device, by a code that the first one got.
    """
    wish = await _read(request, messages.Joining, state.gate)
    return await _admitted(request, state, wish.language, lambda: state.rooms.another_device(wish.code))


async def _admitted(request: Asked, state: State, language: str, coming: Any) -> Response[Any]:
    gate: Gate = state.gate
    if not gate.joins.lets_through(address_of(request)):
        return refused(language, "too-many-tries", status=HTTP_429_TOO_MANY_REQUESTS)
    try:
        return Response(await coming(), status_code=HTTP_201_CREATED, headers=NO_STORE)
    except NotAdmittedError as error:
        return refused(language, str(error))


# What a person may do with the own secret


async def _person(request: Asked, state: State, name: str) -> tuple[Room, str]:
    """
    Find the table, and whose secret comes with the request.

    Raises:
        RefusedError: there is no such table, or the secret is nobody's there.
    """
    if not state.gate.is_same_origin(request):
        raise RefusedError(Response(None, status_code=HTTP_403_FORBIDDEN))
    room = await _room(request, state, name)
    person = state.rooms.person_of(name, token_of(request))
    if not person:
        raise RefusedError(refused(language_of(request), "token-unknown", status=HTTP_403_FORBIDDEN))
    return room, person


def _check_looks(request: Asked, state: State) -> None:
    """
    Count a look at a record or a moment.

    Raises:
        RefusedError: there were too many.
    """
    gate: Gate = state.gate
    if not gate.looks.lets_through(address_of(request)):
        raise RefusedError(refused(language_of(request), "too-many-tries", status=HTTP_429_TOO_MANY_REQUESTS))


async def _room(request: Asked, state: State, name: str) -> Room:
    """
    Find a table.

    Raises:
        RefusedError: there is none, or it cannot be read.
    """
    try:
        room = await state.rooms.find(name)
    except (StoreError, ValueError):
        _log.exception("table %s could not be read", name)
        room = None
    if room is None:
        raise RefusedError(refused(language_of(request), "no-table", status=HTTP_404_NOT_FOUND))
    found: Room = room
    return found


@post("/api/tables/{table:str}/device")
async def device_code(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Get a code for another device of the own.
    """
    _, person = await _person(request, state, table)
    code, expires = state.rooms.devices.make(table, person)
    return Response(messages.DeviceCode(code=code, expires=expires), status_code=HTTP_201_CREATED, headers=NO_STORE)


@post("/api/tables/{table:str}/reissue")
async def reissue(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Make the secrets of a seat void, and get a code for a new one; the host's.
    """
    room, person = await _person(request, state, table)
    wish = await _read(request, messages.Reissue, state.gate)
    if person != room.table.host:
        return refused(language_of(request), "host-only", status=HTTP_403_FORBIDDEN)
    held = room.table.seats[wish.seat].person if 0 <= wish.seat < len(room.table.seats) else ""
    if not held:
        return refused(language_of(request), "nobody-there")
    code, expires = await state.rooms.reissue(table, held)
    return Response(messages.DeviceCode(code=code, expires=expires), status_code=HTTP_201_CREATED, headers=NO_STORE)


@post("/api/tables/{table:str}/erase")
async def erase(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Forget the own name and all that one has said at a table.
    """
    room, person = await _person(request, state, table)
    rooms: Rooms = state.rooms
    await asyncio.wrap_future(rooms.store.register.erase(table, person))
    room.table.talk.erase(person)
    room.renamed()
    return Response(None, status_code=204)


# Lists, records, moments


@get("/api/lobby")
async def lobby(state: State) -> messages.Lobby:
    """
    List the public tables.
    """
    rooms: Rooms = state.rooms
    return messages.Lobby(
        tables=[
            messages.ListedTable(
                table=stored.table,
                code=stored.summary.code,
                phase=stored.summary.phase,  # type: ignore[arg-type]
                profile=stored.summary.profile,
                seats=[_listed(seated) for seated in stored.seats],
                created=stored.created,
            )
            for stored in rooms.listed()
        ]
    )


def _listed(seated: Seated) -> messages.ListedSeat:
    if seated.person:
        return messages.ListedSeat(holds="person", name=seated.name)
    return messages.ListedSeat(holds="bot" if seated.bot else "open", name="")


@get("/api/tables/{table:str}")
async def note(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Tell how a table stands, to whoever knows its name.
    """
    _check_looks(request, state)
    room = await _room(request, state, table)
    person = state.rooms.person_of(table, token_of(request))
    return Response(note_of(room.table, person, language_of(request)), headers=NO_STORE)


@get("/api/tables/{table:str}/record")
async def record(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Give a game as a record for `pennies referee` and `pennies verify`: the deals of it that are over.
    """
    rooms: Rooms = state.rooms
    _check_looks(request, state)
    try:
        room = await _room(request, state, table)
        events = await asyncio.wrap_future(rooms.store.read(table))
        game = _number(request, "game", room.table.games)
        names = Reader(room.table, NOBODY, language_of(request)).names
        text = await asyncio.to_thread(record_of, events, game, names)
    except IndexError:
        return refused(language_of(request), "no-moment", status=HTTP_404_NOT_FOUND)
    headers = {"Content-Disposition": f'attachment; filename="pennies-{table}-{game}.toml"'}
    return Response(text.encode(), media_type="application/toml", headers=headers)


@get("/api/tables/{table:str}/moment")
async def look_back(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Show a moment of a deal, as a link to it does: `?game=1&deal=2&at=17&seat=3`; with `&open=1` all hands.
    """
    language = language_of(request)
    seat, hands = _number(request, "seat", NOBODY), bool(_number(request, "open", 0))
    deal, at = _number(request, "deal", 1), _number(request, "at", 0)
    try:
        past, person = await _past(request, state, table, _number(request, "game", 0))
        check_look(past, person, deal, seat, hands=hands)
        return Response(await asyncio.to_thread(moment, past, language, deal, at, seat, hands=hands), headers=NO_STORE)
    except NoMomentError as error:
        return _no_moment(language, error)


@get("/api/tables/{table:str}/past")
async def past_game(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Tell which deals of a game (`?game=1`; else the last) can be looked back at.
    """
    language = language_of(request)
    try:
        past, person = await _past(request, state, table, _number(request, "game", 0))
    except NoMomentError as error:
        return _no_moment(language, error)
    return Response(told_of(past, person, language), headers=NO_STORE)


async def _past(request: Asked, state: State, name: str, game: int) -> tuple[Past, str]:
    """
    Find a game of a table (counted from 1; 0 for the last), and who asks.

    Raises:
        NoMomentError: there is no such game.
        RefusedError: there is no such table, or there were too many looks.
    """
    rooms: Rooms = state.rooms
    _check_looks(request, state)
    room = await _room(request, state, name)
    person = rooms.person_of(name, token_of(request))
    if game in (0, room.table.games):
        return past_of(room.table), person
    events = await asyncio.wrap_future(rooms.store.read(name))
    return await asyncio.to_thread(earlier_game, events, game, room.table), person


def _no_moment(language: str, error: NoMomentError) -> Response[Any]:
    code = str(error)
    return refused(language, code, status=HTTP_403_FORBIDDEN if code == "may-not-look" else HTTP_404_NOT_FOUND)


def _number(request: Asked, name: str, default: int) -> int:
    text = str(request.query_params.get(name, default))
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 8 else default  # noqa: PLR2004 - a length


ROUTES: Final = [new_table, join, other_device, device_code, reissue, erase, lobby, note, record, look_back, past_game]
