"""
What the server tells of itself: health, metrics, rules and profiles, the form of its messages.
"""

import asyncio
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from pennies.bots import LEVELS
from pennies.lang import LANGUAGES, catalogue
from pennies.profiles import SHIPPED, ProfileError
from pennies.profiles.loading import shipped
from pennies.server import messages
from pennies.server.describing import message_schema, openapi
from pennies.server.house import house_rules
from pennies.server.lag import LoopLag
from pennies.server.rooms import Rooms
from pennies.server.routes.finding import check_looks, read_wish
from pennies.server.routes.guarding import Gate, language_of, refused
from pennies.server.rulebook import rules_of
from pennies.server.thinking import Thinkers
from pennies.version import installed_version

Asked = Request[Any, Any, Any]


@get("/api/health")
async def health(state: State) -> dict[str, Any]:
    rooms: Rooms = state.rooms
    return {
        "status": "ok",
        "version": installed_version(),
        "tables": rooms.count,
        "fallbacks": state.thinkers.fallbacks,
    }


@get("/metrics")
async def metrics(state: State) -> Response[str]:
    """
    Count for Prometheus.
    """
    rooms: Rooms = state.rooms
    thinkers: Thinkers = state.thinkers
    gate: Gate = state.gate
    lag: LoopLag = state.lag
    rows = [
        ("pennies_tables", "gauge", "Tables that are kept.", rooms.count),
        ("pennies_tables_running", "gauge", "Tables in memory.", rooms.running),
        ("pennies_connections", "gauge", "WebSockets that are open.", gate.connections.total),
        ("pennies_events_total", "counter", "Events stored since the start.", rooms.events),
        ("pennies_loop_lag_seconds", "gauge", "Longest delay of the loop in the last minute.", round(lag.longest_s, 4)),
        ("pennies_bot_questions", "gauge", "Questions that wait for a bot.", thinkers.waiting),
        (
            "pennies_bot_fallbacks_total",
            "counter",
            "Choices by the plain bot instead of one that failed.",
            thinkers.fallbacks,
        ),
    ]
    text = "".join(
        f"# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, about, value in rows
    )
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/profiles")
async def profiles() -> messages.Profiles:
    return messages.Profiles(profiles=list(SHIPPED), levels=list(LEVELS))


@get("/api/profiles/{name:str}")
async def profile_rules(request: Asked, name: FromPath[str]) -> Response[Any]:
    """
    Give the rules of a profile in words.
    """
    language = language_of(request)
    try:
        profile = shipped(name)
    except ProfileError:
        return refused(language, "no-profile", status=HTTP_404_NOT_FOUND)
    return Response(await asyncio.to_thread(rules_of, profile, catalogue(language)))


@post("/api/house", status_code=HTTP_200_OK)
async def house(request: Asked, state: State) -> Response[Any]:
    """
    Tell which single rules of a profile may be changed, and what wished changes come to.
    """
    check_looks(request, state)
    wish = await read_wish(request, messages.HouseWish, state.gate)
    language = wish.language if wish.language in LANGUAGES else LANGUAGES[0]
    try:
        return Response(await asyncio.to_thread(house_rules, wish, catalogue(language)))
    except ProfileError:
        return refused(language, "no-profile", status=HTTP_404_NOT_FOUND)


@get("/api/schema/messages.json")
async def messages_json() -> dict[str, Any]:
    """
    Describe the messages of the WebSocket as JSON Schema.
    """
    return message_schema()


@get("/api/schema/openapi.json")
async def openapi_json() -> dict[str, Any]:
    """
    Describe the HTTP addresses as OpenAPI.
    """
    return openapi()


ROUTES: Final = [health, metrics, profiles, profile_rules, house, messages_json, openapi_json]
