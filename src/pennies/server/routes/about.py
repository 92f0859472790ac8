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
from pennies.server.figures import FALLBACKS, TABLES, Figures
from pennies.server.house import house_rules
from pennies.server.routes.finding import check_looks, read_wish
from pennies.server.routes.guarding import language_of, refused
from pennies.server.rulebook import rules_of
from pennies.version import installed_version

Asked = Request[Any, Any, Any]


@get("/api/health")
async def health(state: State) -> dict[str, Any]:
    figures: Figures = state.figures
    return {
        "status": "ok",
        "version": installed_version(),
        "tables": int(figures.total(TABLES)),
        "fallbacks": int(figures.total(FALLBACKS)),
    }


@get("/metrics")
async def metrics(state: State) -> Response[str]:
    """
    Count for Prometheus.
    """
    figures: Figures = state.figures
    return Response(figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


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
