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
from websockets.frames import Frame, Opcode

from pennies.client import RefusedError, ask, make_table
from pennies.server.app import Settings, make_app
from pennies.server.limits import MOST_AT_ONCE, TOKEN_S, Limit, Limits, Often
from pennies.server.routes.guarding import Gate
from tests.server import playing
from tests.server.playing import running

pytestmark = pytest.mark.asyncio


def asked(**headers: str) -> Any:
    return SimpleNamespace(headers=headers)


async def test_pages_of_the_address_from_outside_may_ask_and_others_may_not() -> None:
    gate = Gate(Limits(), "https://cards.example/")
    assert gate.is_same_origin(asked(origin="https://cards.example", host="127.0.0.1:8000"))
    assert gate.is_same_origin(asked(origin="http://127.0.0.1:8000", host="127.0.0.1:8000"))
    assert gate.is_same_origin(asked(host="127.0.0.1:8000"))
    for origin in ("http://cards.example", "https://cards.example.evil", "https://evil", "null", "http://["):
        assert not gate.is_same_origin(asked(origin=origin, host="127.0.0.1:8000"))


async def test_browsers_are_told_to_stay_with_https_where_there_is_https(tmp_path: Path) -> None:
    said = {}
    for scheme in ("http", "https"):
        app = make_app(Settings(tmp_path, base_url=f"{scheme}://cards.example"))
        said[scheme] = "Strict-Transport-Security" in {header.name for header in app.response_headers or ()}
    assert said == {"http": False, "https": True}


async def test_who_dawdles_over_a_request_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    impatient = "from pennies.server import promptness\npromptness.REQUEST_S = 1.0\nif __name__"
    monkeypatch.setattr(playing, "START", playing.START.replace("if __name__", impatient))
    body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    with running(tmp_path) as server:
        for begun in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", body):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(begun)
            with contextlib.suppress(ConnectionResetError):
                async with asyncio.timeout(10):
                    while await reader.read(1_000):
                        pass
            writer.close()
        table = (await make_table(server.url))["table"]
        async with connect(f"{server.url.replace('http', 'ws')}/ws/{table}") as socket:
            await asyncio.sleep(1.5)
            await (await socket.ping())


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
async def test_who_sends_frames_without_end_is_let_go(tmp_path: Path, opcode: Opcode) -> None:
    with running(tmp_path) as server:
        table = (await make_table(server.url))["table"]
        async with connect(f"{server.url.replace('http', 'ws')}/ws/{table}") as socket:
            if opcode is Opcode.CONT:
                socket.transport.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
            with contextlib.suppress(OSError):
                for _ in range(200):
                    socket.transport.write(Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True))
            with pytest.raises(ConnectionClosed) as closed:
                async with asyncio.timeout(10):
                    await socket.recv()
            assert closed.value.rcvd is None, "no ceremony"
        assert (await ask(server.url, "/api/health"))["status"] == "ok"


async def test_long_answers_count_for_several() -> None:
    limit = Limit()
    assert sum(limit.lets_through(100.0) for _ in range(100)) == MOST_AT_ONCE
    limit = Limit()
    taken = 0
    while limit.lets_through(100.0):
        limit.charge(0.1)
        taken += 1
    assert taken == MOST_AT_ONCE // (1 + 0.1 // TOKEN_S)


async def test_only_what_was_done_of_late_is_counted() -> None:
    now = 0.0
    often = Often(2, 60.0, lambda: now)
    assert [often.lets_through("a") for _ in range(3)] == [True, True, False]
    assert often.lets_through("b")
    now = 59.0
    assert not often.lets_through("a")
    now = 60.0
    assert [often.lets_through("a") for _ in range(3)] == [True, True, False]
    now = 119.0
    assert not often.lets_through("a")
    now = 121.0
    assert [often.lets_through("a") for _ in range(3)] == [True, True, False]


async def test_other_addresses_are_looked_at_once_in_a_while_and_forgotten() -> None:
    class Counted(dict[str, Any]):
        walks = 0

        def items(self) -> Any:
            Counted.walks += 1
            return super().items()

    now = 0.0
    often = Often(1, 60.0, lambda: now)
    often._done = Counted()  # noqa: SLF001 - how long it takes shows in no answer
    for number in range(100):
        assert often.lets_through(str(number))
    assert Counted.walks == 0
    now = 100.0
    assert often.lets_through("1")
    assert (Counted.walks, list(often._done)) == (1, ["1"])  # noqa: SLF001


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
