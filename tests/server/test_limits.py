"""
What one address may do, and what it is told when it does more.
"""

import asyncio
import contextlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pennies.client import RefusedError, ask, make_table
from pennies.server.app import Settings, make_app
from pennies.server.limits import Limits
from pennies.server.routes.guarding import Gate
from tests.server.playing import running

pytestmark = pytest.mark.asyncio


def asked(**headers: str) -> Any:
    return SimpleNamespace(headers=headers)


async def test_pages_of_the_address_from_outside_may_ask_and_others_may_not() -> None:
    gate = Gate(Limits(), "https://cards.example/")
    assert gate.is_same_origin(asked(origin="https://cards.example", host="127.0.0.1:8000"))
    assert gate.is_same_origin(asked(origin="http://127.0.0.1:8000", host="127.0.0.1:8000"))
    assert gate.is_same_origin(asked(host="127.0.0.1:8000"))
    for origin in ("http://cards.example", "https://cards.example.evil", "https://evil", "null"):
        assert not gate.is_same_origin(asked(origin=origin, host="127.0.0.1:8000"))


async def test_browsers_are_told_to_stay_with_https_where_there_is_https(tmp_path: Path) -> None:
    said = {}
    for scheme in ("http", "https"):
        app = make_app(Settings(tmp_path, base_url=f"{scheme}://cards.example"))
        said[scheme] = "Strict-Transport-Security" in {header.name for header in app.response_headers or ()}
    assert said == {"http": False, "https": True}


async def test_each_limit_is_said_with_its_code(tmp_path: Path) -> None:
    with running(tmp_path, limits=(2, 3, 2, 1)) as server:
        made = [await make_table(server.url, open=1) for _ in range(3)]
        codes = []
        for path, wish in (
            ("/api/tables", {}),
            ("/api/join", {"code": "A"}),
            ("/api/join", {"code": made[0]["code"]}),
            ("/api/device", {"code": "B"}),
            (f"/api/tables/{made[0]['table']}/record", None),
            (f"/api/tables/{made[0]['table']}/record", None),
        ):
            try:
                await ask(server.url, path, wish)
                codes.append((201, ""))
            except RefusedError as error:
                codes.append((error.status, error.code))
        assert codes == [
            (429, "too-many-tables"),
            (400, "no-invitation"),
            (201, ""),
            (429, "too-many-tries"),
            (403, "record-not-yours"),
            (429, "too-many-tries"),
        ]


async def test_connections_of_an_address_are_counted_and_given_back(tmp_path: Path) -> None:
    with running(tmp_path, limits=(2, 3, 2, 1)) as server:
        made = await make_table(server.url)
        address = f"ws{server.url.removeprefix('http')}/ws/{made['table']}"
        async with connect(address), connect(address) as second, connect(address) as third:
            assert "too-many-connections" in await third.recv(decode=True)
            await third.wait_closed()
            assert third.close_code == 4429
            await second.close()
            async with asyncio.timeout(10):
                while "too-many-connections" in await first_answer(address):  # noqa: ASYNC110 - nothing tells
                    await asyncio.sleep(0.05)  # until the server has seen the close


async def first_answer(address: str) -> str:
    async with connect(address) as socket:
        with contextlib.suppress(ConnectionClosed):  # who is turned away still has an answer to read
            await socket.send('{"type":"hello"}')
        return await socket.recv(decode=True)


async def test_binary_message_is_a_problem(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = await make_table(server.url)
        async with connect(f"ws{server.url.removeprefix('http')}/ws/{made['table']}") as socket:
            await socket.send(b"\x00\xff")
            assert '"code":"unreadable"' in await socket.recv(decode=True)
            await socket.send('{"type":"hello"}')
            assert '"type":"welcome"' in await socket.recv(decode=True)
