"""
A data folder that cannot be written, and a disk that is full, as a person meets them.
"""

import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from tests.server.playing import WAIT_S, Client, RunningServer, command_of, running

AS_OTHERS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner") if os.geteuid() == 0 else ()
"""Runs a command without the right of root to write where nobody may."""

needs_rights = pytest.mark.skipif(bool(AS_OTHERS) and shutil.which("setpriv") is None, reason="root without setpriv")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """
    Let nobody write in a folder, nor into its files.
    """
    places = [*folder.iterdir(), folder]
    modes = [place.stat().st_mode for place in places]
    for place, mode in zip(places, modes, strict=True):
        place.chmod(mode & ~0o222)
    try:
        yield
    finally:
        for place, mode in zip(places, modes, strict=True):
            place.chmod(mode)


def refused_start(data: Path) -> str:
    """
    Start a server that must end at once; what it complains of.
    """
    done = subprocess.run([*AS_OTHERS, *command_of(data)], capture_output=True, text=True, timeout=WAIT_S, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


@needs_rights
def test_empty_folder_that_cannot_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    with read_only(tmp_path):
        complaint = refused_start(tmp_path)
        assert contents(tmp_path) == {}
    assert complaint.count("\n") == 1
    assert complaint.startswith("pennies: The tables cannot be kept: ")
    assert str(tmp_path) in complaint
    assert "Permission denied" in complaint


@needs_rights
@pytest.mark.parametrize("writable", [(), ("pennies.lock",)])
def test_folder_of_tables_that_cannot_be_written_is_refused_and_stays_as_it_is(
    tmp_path: Path, writable: tuple[str, ...]
) -> None:
    with running(tmp_path) as server:
        server.make_table()
    before = contents(tmp_path)
    with read_only(tmp_path):
        for name in writable:
            (tmp_path / name).chmod(0o600)
        complaint = refused_start(tmp_path)
        assert contents(tmp_path) == before
    assert complaint.count("\n") == 1
    assert complaint.startswith("pennies: The tables cannot be kept: ")


def bytes_more(process: int, folder: Path, more: int | None) -> None:
    """
    Let no file of a process become larger than the largest one is now, and so many bytes; without a number, lift that.
    """
    most = resource.RLIM_INFINITY
    if more is not None:
        most = max(path.stat().st_size for path in folder.iterdir()) + more
    _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (most, hard))


@pytest.mark.asyncio
async def test_disk_that_fills_up_refuses_what_is_new_and_takes_it_again_when_there_is_room(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, token = server.make_table(seed="x")
        async with Client(server, table, token) as client, Client(server, table) as watcher:
            await client.command("start")
            await client.my_turn()
            bytes_more(server.process.pid, tmp_path, 0)
            seq, view = client.seq, client.view
            refused = await client.ask(
                {"type": "command", "seq": seq, "command": {"do": "act", "action": view["steps"][0]}}
            )
            assert (refused["type"], refused["code"]) == ("problem", "not-stored")
            assert refused["sentence"].startswith("The action could not be stored, and so it was not done: ")
            status, _, body = server.post("/api/tables", b"{}")
            assert (status, msgspec.json.decode(body)["code"]) == (503, "not-stored")
            assert (await client.ask({"type": "hint"}))["type"] == "hinted"
            assert server.get("/api/health")[0] == 200
            async with Client(server, table, token, "uk") as other:
                assert other.seq == seq
                assert other.view["rack"][0]["cards"] == view["rack"][0]["cards"]
            bytes_more(server.process.pid, tmp_path, None)
            await client.play_with_hints(5)
            assert client.seq > seq
            await watcher.until(lambda message: message["type"] == "view" and message["seq"] >= client.seq)
            assert server.post("/api/tables", b"{}")[0] == 201
    with running(tmp_path) as again:
        async with Client(again, table, token) as client:
            assert client.view["phase"] == "playing"


HARDLY_ANY = 40_000
"""So many bytes a file may have are enough for SQLite to begin, and for few events."""


@pytest.mark.asyncio
async def test_server_on_a_full_disk_shows_the_tables_that_there_are(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, token = server.make_table(seed="x")
        async with Client(server, table, token) as client:
            await client.command("start")
            await client.my_turn()
            view = client.view
    again = RunningServer(tmp_path, through=("prlimit", f"--fsize={HARDLY_ANY}:"))
    try:
        async with Client(again, table, token) as client:
            assert client.view["rack"] == view["rack"]
            answers = {(await client.ask({"type": "say", "id": f"s{n}", "text": "x" * 280}))["type"] for n in range(30)}
            assert answers == {"taken", "problem"}
            assert again.post("/api/tables", b"{}")[0] == 503
            async with Client(again, table) as watcher:
                assert watcher.view["phase"] == "playing"
    finally:
        assert again.stop() == 0


@needs_rights
@pytest.mark.asyncio
async def test_running_server_goes_on_in_a_folder_that_cannot_be_written_any_more(tmp_path: Path) -> None:
    """
    Its files are open; the next one that is started is refused.
    """
    server = RunningServer(tmp_path, through=AS_OTHERS)
    try:
        table, token = server.make_table(seed="x")
        async with Client(server, table, token) as client:
            await client.command("start")
            await client.my_turn()
            with read_only(tmp_path):
                assert (await client.command("act", client.view["steps"][0]))["type"] == "done"
                seq = client.seq
                server.kill()
                assert refused_start(tmp_path).startswith("pennies: The tables cannot be kept: ")
        server = RunningServer(tmp_path, through=AS_OTHERS)
        async with Client(server, table, token) as client:
            assert client.seq == seq
    finally:
        server.stop()
