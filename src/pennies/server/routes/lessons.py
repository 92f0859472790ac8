"""
The first lesson, over HTTP: a table for it, at any turn of the learner.
"""

import asyncio
from typing import Any, Final

from litestar import Response, post
from litestar.datastructures import State
from litestar.status_codes import HTTP_201_CREATED, HTTP_404_NOT_FOUND, HTTP_429_TOO_MANY_REQUESTS

from pennies.bots import DEFAULT_LEVEL
from pennies.server import messages
from pennies.server.routes.finding import NO_STORE, Asked, read_wish, wrong_with
from pennies.server.routes.guarding import Gate, address_of, refused
from pennies.server.tokens import new_seed
from pennies.table.lesson import lesson, lesson_table, played_so_far
from pennies.table.names import normalised


@post("/api/lesson")
async def new_lesson(request: Asked, state: State) -> Response[Any]:
    """
    Make a table for the lesson: oneself in the learner's seat, and bots.
    """
    gate: Gate = state.gate
    wish = await read_wish(request, messages.NewLesson, gate)
    problem = wrong_with(wish.name, DEFAULT_LEVEL)
    if problem:
        return refused(wish.language, problem)
    taught = await asyncio.to_thread(lesson)
    if not 1 <= wish.turn <= len(taught.turns):
        return refused(wish.language, "no-moment", status=HTTP_404_NOT_FOUND)
    if not gate.tables.lets_through(address_of(request)):
        return refused(wish.language, "too-many-tables", status=HTTP_429_TOO_MANY_REQUESTS)
    follows = played_so_far(wish.turn, new_seed())
    answer = await state.rooms.make(lesson_table(wish.pace), normalised(wish.name) or "", follows=follows)
    return Response(answer, status_code=HTTP_201_CREATED, headers=NO_STORE)


ROUTES: Final = [new_lesson]
