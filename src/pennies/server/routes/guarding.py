"""
Who may ask, and how an answer that is none is said.
"""

from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response, WebSocket
from litestar.status_codes import HTTP_400_BAD_REQUEST

from pennies.lang import LANGUAGES, catalogue
from pennies.server import messages
from pennies.server.limits import AtOnce, Limits, Often

BEARER: Final = "bearer "
_HOUR_S: Final = 3_600.0
_MINUTE_S: Final = 60.0


@dataclass
class Gate:
    """
    What is counted and compared before anything is done.

    Attributes:
        base_url: where the server is reached from outside; empty if that is the address that is asked.
    """

    limits: Limits
    base_url: str = ""
    connections: AtOnce = field(init=False)
    tables: Often = field(init=False)
    joins: Often = field(init=False)
    looks: Often = field(init=False)

    def __post_init__(self) -> None:
        self.connections = AtOnce(self.limits.connections)
        self.tables = Often(self.limits.tables_per_hour, _HOUR_S)
        self.joins = Often(self.limits.joins_per_minute, _MINUTE_S)
        self.looks = Often(self.limits.looks_per_minute, _MINUTE_S)

    def is_same_origin(self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> bool:
        """
        Tell whether a page of this server asks; a programme that is no browser says no origin, and may.
        """
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        if self.base_url and origin == "{0.scheme}://{0.netloc}".format(urlsplit(self.base_url)):
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host", "")
        except ValueError:  # no browser says such a thing
            return False


class RefusedError(Exception):
    """
    Raised when a request is not done; `answer` says why.
    """

    def __init__(self, answer: Response[Any]) -> None:
        super().__init__(answer.status_code)
        self.answer = answer


def address_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """
    Name where somebody comes from; behind a trusted proxy that is whom the proxy names.
    """
    return connection.client.host if connection.client is not None else ""


def token_of(request: Request[Any, Any, Any]) -> str:
    """
    Find the secret that a request brings: in its `Authorization`, and nowhere else.
    """
    header: str = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header[: len(BEARER)].lower() == BEARER else ""


def language_of(request: Request[Any, Any, Any]) -> str:
    """
    Choose the language: the one asked for, or the browser's.
    """
    asked = request.query_params.get("language") or request.headers.get("accept-language", "").lower()
    return next((name for name in LANGUAGES if str(asked).startswith(name)), LANGUAGES[0])


def refused(language: str, code: str, *, status: int = HTTP_400_BAD_REQUEST, **facts: str) -> Response[Any]:
    """
    Say what is wrong with a request.
    """
    known = language if language in LANGUAGES else LANGUAGES[0]
    say = catalogue(known)
    name = f"problem-{code}" if say.has(f"problem-{code}") else f"refusal-{code}"
    return Response(messages.Problem(code=code, sentence=say.say(name, **facts)), status_code=status)
