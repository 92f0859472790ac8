"""
What is asked over HTTP.
"""

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any, Final

TIMEOUT_S: Final = 20.0


class RefusedError(Exception):
    """
    Raised when the server does not do what was asked; `code` and `sentence` say why.
    """

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(f"{status} {code}: {sentence}")
        self.status = status
        self.code = code
        self.sentence = sentence


async def ask(url: str, path: str, wish: dict[str, Any] | None = None, token: str = "") -> Any:
    """
    Ask an address of the server: with a wish by POST, without one by GET.

    Raises:
        RefusedError: the server says no.
        OSError: it cannot be reached.
    """
    return await asyncio.to_thread(_ask, url.rstrip("/") + path, wish, token)


async def make_table(url: str, **wish: Any) -> dict[str, Any]:
    """
    Make a table (`NewTable` in the protocol); the answer has its name, the host's token and the invitation's code.
    """
    made: dict[str, Any] = await ask(url, "/api/tables", wish)
    return made


async def join_table(url: str, code: str, name: str = "", seat: int = -1) -> dict[str, Any]:
    """
    Come in by an invitation; the answer has the table, a token and the seat.
    """
    joined: dict[str, Any] = await ask(url, "/api/join", {"code": code, "name": name, "seat": seat})
    return joined


def _ask(url: str, wish: dict[str, Any] | None, token: str) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    body = None if wish is None else json.dumps(wish).encode()
    request = urllib.request.Request(url, body, headers)  # noqa: S310 - the caller says where the server is
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:  # noqa: S310 - the same
            return _read(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            told = _read(error.read())
            problem = told if isinstance(told, dict) else {}
            raise RefusedError(error.code, problem.get("code", ""), problem.get("sentence", "")) from None


def _read(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode(errors="replace")
