"""
Games that were played, over HTTP: their records, moments of them, and playing on from there.
"""

import asyncio
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.status_codes import (
    HTTP_201_CREATED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_429_TOO_MANY_REQUESTS,
)

from pennies.server import messages
from pennies.server.looking_back import (
    NoMomentError,
    Past,
    check_look,
    check_play_on,
    earlier_game,
    moment,
    past_of,
    told_of,
)
from pennies.server.reader import Reader
from pennies.server.rooms import Rooms
from pennies.server.routes.finding import NO_STORE, Asked, check_looks, number_in, read_wish, room_of, wrong_with
from pennies.server.routes.guarding import Gate, address_of, language_of, refused, token_of
from pennies.server.tokens import new_seed
from pennies.table import NOBODY, CameFrom
from pennies.table.names import normalised
from pennies.table.practice import played_again, practice_table
from pennies.table.records import record_of


@get("/api/tables/{table:str}/record")
async def record(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Give a game as a record for `pennies referee` and `pennies verify`: the deals of it that are over.

    It opens all hands, so of a table that is not public it is for those who have a seat there.
    """
    rooms: Rooms = state.rooms
    check_looks(request, state)
    room = await room_of(request, state, table)
    is_seated = room.table.seat_of(rooms.person_of(table, token_of(request))) != NOBODY
    if not (room.table.settings.public or is_seated):
        return refused(language_of(request), "record-not-yours", status=HTTP_403_FORBIDDEN)
    try:
        events = await asyncio.wrap_future(rooms.store.read(table))
        game = number_in(request, "game", room.table.games)
        called = Reader(room.table, NOBODY, language_of(request)).called
        text = await asyncio.to_thread(record_of, events, game, called)
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
    seat, hands = number_in(request, "seat", NOBODY), bool(number_in(request, "open", 0))
    deal, at = number_in(request, "deal", 1), number_in(request, "at", 0)
    try:
        past, person = await _past(request, state, table, number_in(request, "game", 0))
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
        past, person = await _past(request, state, table, number_in(request, "game", 0))
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
    check_looks(request, state)
    room = await room_of(request, state, name)
    person = rooms.person_of(name, token_of(request))
    if game in (0, room.table.games):
        return past_of(room.table), person
    events = await asyncio.wrap_future(rooms.store.read(name))
    return await asyncio.to_thread(earlier_game, events, game, room.table), person


def _no_moment(language: str, error: NoMomentError) -> Response[Any]:
    code = str(error)
    return refused(language, code, status=HTTP_403_FORBIDDEN if code == "may-not-look" else HTTP_404_NOT_FOUND)


@post("/api/tables/{table:str}/play-on")
async def play_on(request: Asked, table: FromPath[str], state: State) -> Response[Any]:
    """
    Make a table that goes on from a moment of a deal that is over: oneself in the seat that was looked from, and bots.
    """
    gate: Gate = state.gate
    wish = await read_wish(request, messages.PlayOn, gate)
    problem = wrong_with(wish.name, wish.level)
    if problem:
        return refused(wish.language, problem)
    try:
        past, person = await _past(request, state, table, wish.game)
        await asyncio.to_thread(check_play_on, past, person, wish.deal, wish.at, wish.seat)
    except NoMomentError as error:
        return _no_moment(wish.language, error)
    if not gate.tables.lets_through(address_of(request)):
        return refused(wish.language, "too-many-tables", status=HTTP_429_TOO_MANY_REQUESTS)
    came_from = CameFrom(table=table, game=past.number, deal=wish.deal, at=wish.at)
    made = practice_table(
        past.settings,
        came_from,
        wish.seat,
        level=wish.level,
        pace=wish.pace,
        players=len(past.seats),
        decided=past.made.decided,
    )
    follows = played_again(past.deal(wish.deal), wish.at, new_seed())
    answer = await state.rooms.make(made, normalised(wish.name) or "", follows=follows)
    return Response(answer, status_code=HTTP_201_CREATED, headers=NO_STORE)


ROUTES: Final = [record, look_back, past_game, play_on]
