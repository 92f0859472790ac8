"""
What one address may do, and what it is told when it does more.
"""

from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from pennies.client import RefusedError, ask, make_table
from tests.server.playing import running

pytestmark = pytest.mark.asyncio


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
            (404, "no-moment"),
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
            async with connect(address) as fourth:
                await fourth.send('{"type":"hello"}')
                assert '"type":"welcome"' in await fourth.recv(decode=True)


async def test_binary_message_is_a_problem(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = await make_table(server.url)
        async with connect(f"ws{server.url.removeprefix('http')}/ws/{made['table']}") as socket:
            await socket.send(b"\x00\xff")
            assert '"code":"unreadable"' in await socket.recv(decode=True)
            await socket.send('{"type":"hello"}')
            assert '"type":"welcome"' in await socket.recv(decode=True)
