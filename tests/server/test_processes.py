"""
A server of several processes, as clients meet it.
"""

import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pennies.cli.serve import Wish, checked
from pennies.cli.usage import UsageError
from pennies.client import RefusedError, Seat, ask, join_table, make_table
from pennies.server.app import Settings
from pennies.server.processes import Process
from pennies.server.sharing import owner_of
from tests.server import playing
from tests.server.playing import WAIT_S, RunningServer, running
from tests.server.six import EXAMPLE, play_deal, six_seats
from tests.server.surviving import Killed, Stored

TWO = 2


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("several")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[RunningServer]:
    with running(data, processes=TWO) as started:
        yield started


async def tables_of_both(server: RunningServer, **wish: Any) -> list[dict[str, Any]]:
    """
    Make tables until each process has one; give one of each.
    """
    made: dict[int, dict[str, Any]] = {}
    while len(made) < TWO:
        table = await make_table(server.url, pace="at-once", **wish)
        made[owner_of(table["table"], TWO)] = table
    return [made[number] for number in range(TWO)]


def processes_of(server: RunningServer) -> list[int]:
    """
    List the processes that serve, in the order in which they were begun.
    """
    pid = server.process.pid
    serving = []
    for child in map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()):
        with contextlib.suppress(OSError):  # it has ended
            serving += [child] * ("spawn_main" in Path(f"/proc/{child}/cmdline").read_text("utf-8"))
    return sorted(serving)


def http_answers(server: RunningServer, requests: bytes) -> list[bytes]:
    """
    Send bytes over one connection; the answers until the server ends it.
    """
    with socket.create_connection(("127.0.0.1", server.port), timeout=WAIT_S) as client:
        client.sendall(requests)
        received = b""
        with contextlib.suppress(ConnectionResetError):
            while part := client.recv(65_536):
                received += part
    return [b"HTTP/1.1 " + answer for answer in received.split(b"HTTP/1.1 ")[1:]]


@pytest.mark.asyncio
async def test_deals_are_played_at_tables_of_both(server: RunningServer) -> None:
    async with six_seats(server.url) as some, six_seats(server.url) as others:
        owners = {owner_of(seats[0].view["table"], TWO) for seats in (some, others)}
        assert owners == {0, 1}, "tables are made by the processes in turn"
        for seats in (some, others):
            await seats[0].order("start")
        await asyncio.gather(play_deal(some), play_deal(others))
        assert {seat.view["phase"] for seat in (*some, *others)} == {"deal-over"}
        for seats in (some, others):
            record = await ask(server.url, f"/api/tables/{seats[0].view['table']}/record", token=seats[0].token)
            assert record.count("[[deals]]") == 1


@pytest.mark.asyncio
async def test_person_comes_in_by_code_and_takes_another_device(server: RunningServer) -> None:
    for made in await tables_of_both(server, open=5):
        joined = await join_table(server.url, made["code"].lower(), "Ann")
        assert joined["table"] == made["table"]
        code = await ask(server.url, f"/api/tables/{made['table']}/device", {}, joined["token"])
        other = await ask(server.url, "/api/device", {"code": code["code"]})
        assert (other["table"], other["person"]) == (made["table"], joined["person"])
        async with Seat(server.url, made["table"], other["token"]) as seat:
            assert seat.number == joined["seat"]
    with pytest.raises(RefusedError, match="no-invitation"):
        await join_table(server.url, "222333444", "Ann")


@pytest.mark.asyncio
async def test_connection_of_a_browser_asks_for_tables_of_both(server: RunningServer) -> None:
    tables = [made["table"] for made in await tables_of_both(server)]
    browser = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT_S)
    for path in ("/rules", *(f"/api/tables/{table}" for table in (*tables, *tables))):
        await asyncio.to_thread(browser.request, "GET", path, headers={"Connection": "keep-alive"})
        answer = browser.getresponse()
        assert (answer.status, answer.headers["connection"]) == (200, "close")
        assert not path.startswith("/api") or json.loads(answer.read())["phase"] == "lobby"
        answer.close()
    browser.close()


@pytest.mark.asyncio
async def test_who_asks_twice_without_waiting_is_answered_once_and_rightly(server: RunningServer) -> None:
    for made in await tables_of_both(server):
        others = [table["table"] for table in await tables_of_both(server)]
        asked = b"".join(
            f"GET /api/tables/{table} HTTP/1.1\r\nHost: here\r\n\r\n".encode() for table in (made["table"], *others)
        )
        (answer,) = await asyncio.to_thread(http_answers, server, asked)
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert made["table"].encode() in answer


@pytest.mark.asyncio
async def test_every_process_lists_the_public_tables_of_all(server: RunningServer) -> None:
    public = {made["table"] for made in await tables_of_both(server, public=True)}
    async with asyncio.timeout(WAIT_S):
        for _ in range(2 * TWO):
            listed: set[str] = set()
            while not public <= listed:  # that of another process is told a moment later
                listed = {table["table"] for table in (await ask(server.url, "/api/lobby"))["tables"]}


@pytest.mark.asyncio
async def test_figures_are_of_all_processes(server: RunningServer) -> None:
    await tables_of_both(server)
    for _ in range(2 * TWO):
        lines = str(await ask(server.url, "/metrics")).splitlines()
        counted = {line.split()[0]: float(line.split()[1]) for line in lines if line.startswith("pennies_tables{")}
        assert counted.keys() == {'pennies_tables{process="0"}', 'pennies_tables{process="1"}'}
        assert (await ask(server.url, "/api/health"))["tables"] >= TWO


@pytest.mark.asyncio
async def test_killed_process_comes_back_and_nothing_acknowledged_is_lost(server: RunningServer, data: Path) -> None:
    async with six_seats(server.url) as some, six_seats(server.url) as others:
        groups = (some, others)
        for seats in groups:
            await seats[0].order("start")
        for process in processes_of(server):
            acknowledged = [await act(seats, 5) for seats in groups]
            before = [seats[0].reconnects for seats in groups]
            os.kill(process, signal.SIGKILL)
            killed = [Killed(data, seats) for seats in groups]
            for one, seq in zip(killed, acknowledged, strict=True):
                assert len(Stored(data, one.table).events) >= seq
                await one.check_next(server.url)
            assert [seats[0].reconnects for seats in groups].count(0) == before.count(0) - 1
        for seats in groups:
            await act(seats, 5)


@pytest.mark.asyncio
async def test_process_that_dies_before_it_has_begun_is_started_once_more(server: RunningServer) -> None:
    made = await tables_of_both(server)
    asking: list[asyncio.Task[None]] = []
    for _ in range(3):
        (process, *_) = serving = processes_of(server)
        os.kill(process, signal.SIGKILL)
        while process in serving or len(serving) < TWO:
            await asyncio.sleep(0)
            serving = processes_of(server)
        asking += [asyncio.create_task(asks_in_vain(server, table["table"])) for table in made]
    for table in made:
        assert (await ask(server.url, f"/api/tables/{table['table']}"))["phase"] == "lobby"
    await asyncio.gather(*asking)


@pytest.mark.asyncio
async def test_process_that_hangs_is_killed_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    impatient = "from pennies.server import processes as several\nseveral.HANGS_S = 2.0\nif __name__"
    monkeypatch.setattr(playing, "START", playing.START.replace("if __name__", impatient))
    with running(tmp_path, processes=TWO) as server:
        made = await tables_of_both(server)
        (hangs, *_) = serving = processes_of(server)
        os.kill(hangs, signal.SIGSTOP)
        while hangs in serving or len(serving) < TWO:
            await asyncio.sleep(0)
            serving = processes_of(server)
        for table in made:
            assert (await ask(server.url, f"/api/tables/{table['table']}"))["phase"] == "lobby"


@pytest.mark.asyncio
async def test_process_that_hangs_before_it_has_begun_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("pennies.server.processes.START_S", 0.1)
    process = Process(Settings(tmp_path))
    with process.channel:
        process.start()
        (pid,) = [child.pid for child in multiprocessing.active_children() if child.name == "pennies-0"]
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        async with asyncio.timeout(WAIT_S):
            assert not await process.ready()
            await process.ended
    assert "does not begin" in caplog.text


async def asks_in_vain(server: RunningServer, table: str) -> None:
    """
    Ask for a table whose process may die before it answers.
    """
    with contextlib.suppress(OSError, http.client.HTTPException):
        await ask(server.url, f"/api/tables/{table}")


async def act(seats: list[Seat], times: int) -> int:
    """
    Let six act so often; the number of the last event that was acknowledged.
    """
    done = 0
    for _ in range(times):
        seq = max(seat.seq for seat in seats)
        for seat in seats:
            await seat.until(lambda _, seat=seat, seq=seq: seat.seq >= seq)  # type: ignore[misc]
        actor = next(seat for seat in seats if seat.view["steps"])
        answer = await actor.order("act", action=EXAMPLE.choose(actor.view))
        assert answer["type"] == "done", answer
        done = int(answer["seq"])
    return done


@pytest.mark.asyncio
async def test_tables_are_found_with_another_number_of_processes(tmp_path: Path) -> None:
    """
    Tables and invitations were drawn by one process, so of some the code would name another one than the table does.
    """
    made: list[dict[str, Any]] = []
    with running(tmp_path) as server:
        while not any(owner_of(table["code"], TWO) != owner_of(table["table"], TWO) for table in made):
            made.append(await make_table(server.url, open=5))
        assert "process=" not in await ask(server.url, "/metrics")
    for processes in (TWO, 1):
        with running(tmp_path, processes=processes) as server:
            for table in made:
                joined = await join_table(server.url, table["code"])
                assert joined["table"] == table["table"]
            assert (await ask(server.url, "/api/health"))["tables"] == len(made)


def test_killed_first_process_leaves_nobody(tmp_path: Path) -> None:
    """
    All that it has begun, and what those have begun, inherit where it writes to: that ends with the last of them.
    """
    server = RunningServer(tmp_path, processes=TWO)
    table, _ = server.make_table()
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait(WAIT_S)
    assert server.process.stdout is not None
    server.process.stdout.read()
    server.process.stdout.close()
    with running(tmp_path, processes=TWO) as again:
        assert again.get(f"/api/tables/{table}")[0] == 200


def test_several_processes_are_refused_where_connections_cannot_be_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "send_fds")
    assert checked(Wish(processes=1)).processes == 1
    with pytest.raises(UsageError):
        checked(Wish(processes=TWO))
