"""
Tables over HTTP: making them, coming in, other devices, lists.
"""

import asyncio
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.status_codes import (
    HTTP_201_CREATED,
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from pennies.lang import LANGUAGES, catalogue
from pennies.profiles import ProfileError
from pennies.server import messages
from pennies.server.looking_back import note_of
from pennies.server.rooms import NotAdmittedError, Rooms
from pennies.server.routes.finding import NO_STORE, Asked, check_looks, person_at, read_wish, room_of, wrong_with
from pennies.server.routes.guarding import Gate, RefusedError, address_of, language_of, refused, token_of
from pennies.server.rulebook import rules_of
from pennies.speech.sentences import error_sentence
from pennies.table import RULES_VERSION, Seated, Settings, TableMade, pinned
from pennies.table.names import normalised, normalised_title
from pennies.table.settings import profile_of

MOST_SEED: Final = 200
HOST_SEAT: Final = 0


# Making tables, and coming in


@post("/api/tables")
async def new_table(request: Asked, state: State) -> Response[Any]:
    """
    Make a table; its host alone gets the secret.
    """
    gate: Gate = state.gate
    wish = await read_wish(request, messages.NewTable, gate)
    if not isinstance(wish.profile, str):
        check_looks(request, state)  # because house rules take long to check
    made = _table_made(wish)
    if isinstance(made, str):
        return refused(wish.language, made)
    if not gate.tables.lets_through(address_of(request)):
        return refused(wish.language, "too-many-tables", status=HTTP_429_TOO_MANY_REQUESTS)
    name = normalised(wish.name) or ""
    title = normalised_title(wish.title) or ""
    answer = await state.rooms.make(made, name, title=title, open_seats=wish.open)
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
    except ProfileError as error:
        if isinstance(wish.profile, str):
            return "no-profile"
        raise RefusedError(_contradictory(wish.language, error)) from error
    players = int(profile_of(settings).rules().players)
    if not 0 <= wish.open < players:
        return "bad-seats"
    seats = [Seated(bot=wish.level) for _ in range(players)]
    return TableMade(table="", seats=seats, host=HOST_SEAT, seed=wish.seed, settings=settings, decided=RULES_VERSION)


def _contradictory(language: str, error: ProfileError) -> Response[Any]:
    """
    Say why house rules cannot be played.
    """
    say = catalogue(language if language in LANGUAGES else LANGUAGES[0])
    problem = messages.Problem(code=error.code, sentence=error_sentence(say, error))
    return Response(problem, status_code=HTTP_400_BAD_REQUEST)


def _wrong_with(wish: messages.NewTable) -> str:
    if len(wish.seed) > MOST_SEED or not wish.seed.isprintable():
        return "bad-text"
    if wish.title and normalised_title(wish.title) is None:
        return "bad-title"
    if not wish.clock.is_sensible():
        return "clock-too-short"
    return wrong_with(wish.name, wish.level)


@post("/api/join")
async def join(request: Asked, state: State) -> Response[Any]:
    """
    Come in by an invitation.
    """
    wish = await read_wish(request, messages.Joining, state.gate)
    return await _admitted(request, state, wish.language, lambda: state.rooms.join(wish.code, wish.name, wish.seat))


@post("/api/device")
async def other_device(request: Asked, state: State) -> Response[Any]:
    """
    Get a secret for another device, by a code that the first one got.
    """
    wish = await read_wish(request, messages.Joining, state.gate)
    return await _admitted(request, state, wish.language, lambda: state.rooms.another_device(wish.code))


async def _admitted(request: Asked, state: State, language: str, coming: Any) -> Response[Any]:
    gate: Gate = state.gate
    if not gate.joins.lets_through(address_of(request)):
        return refused(language, "too-many-tries", status=HTTP_429_TOO_MANY_REQUESTS)
    try:
        return Response(await coming(), status_code=HTTP_201_CREATED, headers=NO_STORE)
    except NotAdmittedError as error:
        code = str(error)
        return refused(
            language, code, status=HTTP_503_SERVICE_UNAVAILABLE if code == "not-read" else HTTP_400_BAD_REQUEST
        )


# What a person may do with the own secret


@post("/api/tables/{table:str}/device")
async def device_code(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Get a code for another device of the own.
    """
    _, person = await person_at(request, state, table)
    code, expires = state.rooms.devices.make(table, person)
    return Response(messages.DeviceCode(code=code, expires=expires), status_code=HTTP_201_CREATED, headers=NO_STORE)


@post("/api/tables/{table:str}/reissue")
async def reissue(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Make the secrets of a seat void, and get a code for a new one; the host's.
    """
    room, person = await person_at(request, state, table)
    wish = await read_wish(request, messages.Reissue, state.gate)
    if person != room.table.host:
        return refused(language_of(request), "host-only", status=HTTP_403_FORBIDDEN)
    held = room.table.seats[wish.seat].person if 0 <= wish.seat < len(room.table.seats) else ""
    if not held:
        return refused(language_of(request), "nobody-there")
    try:
        code, expires = await state.rooms.reissue(table, room, held)
    except NotAdmittedError as error:
        return refused(language_of(request), str(error))
    return Response(messages.DeviceCode(code=code, expires=expires), status_code=HTTP_201_CREATED, headers=NO_STORE)


@post("/api/tables/{table:str}/sign-out")
async def sign_out(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Make the own secrets void on all other devices; that of this device stays.
    """
    _, person = await person_at(request, state, table)
    answer = await state.rooms.sign_out(table, person, token_of(request))
    return Response(answer, status_code=HTTP_201_CREATED, headers=NO_STORE)


@post("/api/tables/{table:str}/erase")
async def erase(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Forget the own name and all that one has said at a table; the host's word also forgets what the table is called.
    """
    _, person = await person_at(request, state, table)
    rooms: Rooms = state.rooms
    await rooms.erase(table, person)
    return Response(None, status_code=204)


# Lists


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
                title=stored.title,
                code=stored.summary.code,
                phase=stored.summary.phase,  # type: ignore[arg-type]
                profile=stored.summary.profile,
                seats=[_listed(seated) for seated in stored.seats],
                created=stored.created,
                seeded=await rooms.is_seeded(stored.table),
            )
            for stored in await rooms.listed()
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
    check_looks(request, state)
    room = await room_of(request, state, table)
    person = state.rooms.person_of(table, token_of(request))
    return Response(note_of(room.table, room.presence, person, language_of(request)), headers=NO_STORE)


@get("/api/tables/{table:str}/rules")
async def table_rules(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Tell the rules of a table in words, to whoever knows its name.
    """
    check_looks(request, state)
    room = await room_of(request, state, table)
    rules = await asyncio.to_thread(rules_of, room.table.profile, catalogue(language_of(request)))
    return Response(rules, headers=NO_STORE)


ROUTES: Final = [new_table, join, other_device, device_code, reissue, sign_out, erase, lobby, note, table_rules]
