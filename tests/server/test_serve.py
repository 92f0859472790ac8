"""
`pennies serve` as a person meets it: what it says, what it refuses, how it ends.
"""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from pennies.cli.serve import Wish, serve
from pennies.store import SqliteStore
from tests.server.playing import START, WAIT_S, Client, RunningServer

LITTLE = 8_192
"""So many bytes the system keeps of what is sent and not read, where a test cannot wait for megabytes."""

KEEPING_LITTLE = f"""
import socket, sys
def create(*given, made=socket.create_server, **named):
    server = made(*given, **named)
    server.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, {LITTLE})
    return server
socket.create_server = create
code, sys.argv = sys.argv[5], sys.argv[5:]
exec(code)
"""


def test_taken_port_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert serve("en", Wish("127.0.0.1", port, tmp_path)) == 2
    assert f"cannot listen on 127.0.0.1, port {port}" in capsys.readouterr().err


def test_address_of_another_machine_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve("uk", Wish("192.0.2.1", 0, tmp_path)) == 2
    assert "Не вдається слухати 192.0.2.1" in capsys.readouterr().err


def test_folder_of_another_server_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = SqliteStore(tmp_path)
    assert serve("en", Wish("127.0.0.1", 0, tmp_path)) == 2
    other.close()
    assert "locked" in capsys.readouterr().err


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ends_at_once(tmp_path: Path, end: signal.Signals, processes: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-c", START, str(tmp_path / "data"), "0", str(processes)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said = [process.stdout.readline() for _ in range(3)]
        process.send_signal(end)
        _, complaints = process.communicate(timeout=WAIT_S)
        assert said[0].startswith("Pennies from Heaven: http://127.0.0.1:")
        assert str(tmp_path / "data") in said[1]
        assert complaints == ""
        assert process.returncode == (0 if end == signal.SIGINT else -signal.SIGTERM)


@pytest.mark.asyncio
async def test_it_ends_though_somebody_does_not_read(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, through=(sys.executable, "-W", "error", "-c", KEEPING_LITTLE))
    table, token = server.make_table(open=5)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        deaf.connect(("127.0.0.1", server.port))
        deaf.settimeout(0)
        stalled = await connect(f"ws://127.0.0.1/ws/{table}", sock=deaf, max_queue=1, compression=None)
        await stalled.send('{"type":"hello"}')
        async with Client(server, table, token) as ann:
            for number in range(30):
                changed = {"do": "settings", "public": number % 2 == 0}
                assert (await ann.ask({"type": "command", "seq": ann.seq, "command": changed}))["type"] == "done"
        assert server.stop() == 0
        stalled.transport.abort()
