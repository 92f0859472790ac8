"""
The form of all messages for who writes a client: JSON Schema of the WebSocket's, OpenAPI of the HTTP addresses.

Both are made of the structs in `messages`; `docs/protocol/` has them as files, which a test holds fresh.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from pennies.server import messages

_REF: Final = "#/components/schemas/{name}"
_DEFS: Final = "#/$defs/{name}"


@dataclass(frozen=True)
class Address:
    """
    One HTTP address.

    Attributes:
        sent, answered: the structs of the bodies; a text names a media type, None is no body.
        secret: a person's secret is needed.
        makes: a `post` makes something, and so is answered with 201.
    """

    method: str
    path: str
    about: str
    sent: type | None = None
    answered: type | str | None = None
    secret: bool = False
    query: tuple[str, ...] = ()
    makes: bool = True


ADDRESSES: Final = (
    Address("post", "/api/tables", "Make a table.", messages.NewTable, messages.MadeTable),
    Address("post", "/api/join", "Come in by an invitation.", messages.Joining, messages.Joined),
    Address("post", "/api/device", "Get a secret for another device by its code.", messages.Joining, messages.Joined),
    Address(
        "post", "/api/tables/{table}/device", "Get a code for another device.", None, messages.DeviceCode, secret=True
    ),
    Address(
        "post",
        "/api/tables/{table}/reissue",
        "Make a seat's secrets void and get a code for a new one; the host's.",
        messages.Reissue,
        messages.DeviceCode,
        secret=True,
    ),
    Address(
        "post",
        "/api/tables/{table}/sign-out",
        "Make the own secrets void on all other devices; that of this one stays.",
        None,
        messages.Joined,
        secret=True,
    ),
    Address("post", "/api/tables/{table}/erase", "Forget the own name and what one said.", None, None, secret=True),
    Address(
        "post",
        "/api/tables/{table}/play-on",
        "Make a table that goes on from a moment of a deal that is over.",
        messages.PlayOn,
        messages.MadeTable,
        secret=True,
    ),
    Address("post", "/api/lesson", "Make a table for the first lesson.", messages.NewLesson, messages.MadeTable),
    Address(
        "post",
        "/api/house",
        "Which single rules of a profile may be changed, and what wished changes come to.",
        messages.HouseWish,
        messages.HouseRules,
        makes=False,
    ),
    Address(
        "get",
        "/api/tables/{table}/rules",
        "The rules of a table in words.",
        None,
        messages.ProfileRules,
        query=("language",),
    ),
    Address("get", "/api/lobby", "List the public tables.", None, messages.Lobby),
    Address(
        "get", "/api/tables/{table}", "How a table stands, in short.", None, messages.TableNote, query=("language",)
    ),
    Address(
        "get", "/api/tables/{table}/record", "A game as a record.", None, "application/toml", query=("game", "language")
    ),
    Address(
        "get",
        "/api/tables/{table}/moment",
        "A moment of a deal.",
        None,
        messages.Moment,
        query=("game", "deal", "at", "seat", "open", "language"),
    ),
    Address(
        "get",
        "/api/tables/{table}/past",
        "The deals of a game that can be looked back at.",
        None,
        messages.PastGame,
        query=("game", "language"),
    ),
    Address("get", "/api/profiles", "The profiles and the levels of bots.", None, messages.Profiles),
    Address(
        "get",
        "/api/profiles/{name}",
        "The rules of a profile in words.",
        None,
        messages.ProfileRules,
        query=("language",),
    ),
    Address("get", "/api/health", "Whether all is well.", None, "application/json"),
    Address("get", "/metrics", "Counts for Prometheus.", None, "text/plain"),
)


@cache
def message_schema() -> dict[str, Any]:
    """
    Describe what client and server send over the WebSocket.
    """
    (client, server), parts = msgspec.json.schema_components(
        (messages.ClientMessage, messages.ServerMessage), ref_template=_DEFS
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pennies from Heaven: messages over the WebSocket",
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
        "oneOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }


@cache
def openapi() -> dict[str, Any]:
    """
    Describe the HTTP addresses.
    """
    structs = {address.sent for address in ADDRESSES} | {address.answered for address in ADDRESSES}
    used = sorted((kind for kind in structs if isinstance(kind, type)), key=lambda kind: kind.__name__)
    _, parts = msgspec.json.schema_components([*used, messages.Problem], ref_template=_REF)
    paths: dict[str, Any] = {}
    for address in ADDRESSES:
        paths.setdefault(address.path, {})[address.method] = _operation(address)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pennies from Heaven", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(address: Address) -> dict[str, Any]:
    names = [part[1:-1] for part in address.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names] + [
        {"name": name, "in": "query", "schema": {"type": "string"}} for name in address.query
    ]
    status = "204" if address.answered is None else "201" if address.method == "post" and address.makes else "200"
    operation: dict[str, Any] = {
        "summary": address.about,
        "parameters": parameters,
        "responses": {
            status: {"description": "Done.", **_body(address.answered)},
            "default": {"description": "Why not.", **_body(messages.Problem)},
        },
    }
    if address.sent is not None:
        operation["requestBody"] = {"required": True, **_body(address.sent)}
    if address.secret:
        operation["security"] = [{"secret": []}]
    return operation


def _body(kind: type | str | None) -> dict[str, Any]:
    if kind is None:
        return {}
    if isinstance(kind, str):
        return {"content": {kind: {"schema": {}}}}
    return {"content": {"application/json": {"schema": {"$ref": _REF.format(name=kind.__name__)}}}}
