"""
Six programs at one table: whole deals and games over the network, with servers killed in the middle.
"""

import asyncio
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pennies.cli.status import FINE
from pennies.cli.verify import HONEST, judge
from pennies.client import Seat
from pennies.game.record import read_record, replay
from pennies.server.auditing import Leak, Shown, as_told, audit
from pennies.store import SqliteStore, StoredTable, backup, read_events
from pennies.table import ActionDone, Talk
from pennies.table.records import record_of as write_down
from tests.server.playing import RunningServer, running
from tests.server.six import EXAMPLE, NAMES, play_deal, six_seats
from tests.server.surviving import Killed, Stored

pytestmark = pytest.mark.asyncio

PENNIES = (sys.executable, "-c", "from pennies.cli import main; main()", "--lang", "en")


def record_of(server: RunningServer, table: str, token: str) -> str:
    status, headers, body = server.get(f"/api/tables/{table}/record?game=1", Authorization=f"Bearer {token}")
    assert status == 200
    assert headers["content-type"].startswith("application/toml")
    return body.decode()


def assert_record_holds(text: str, deals: int) -> None:
    record = read_record(tomllib.loads(text))
    _, fault = replay(record)
    assert fault is None
    assert sorted(record.players) == sorted(NAMES)
    assert len(record.deals) == deals
    assert [judge(record, deal, is_last=number == deals) for number, deal in enumerate(record.deals, 1)] == [
        HONEST
    ] * deals


def assert_commands_uphold(file: Path, text: str, deals: int) -> None:
    """
    Write a record to a file, and ask `pennies referee` and `pennies verify` of it as a person would.
    """
    file.write_text(text, "utf-8")
    said = {}
    for command in ("referee", "verify"):
        asked = subprocess.run(
            [*PENNIES, command, file.name], cwd=file.parent, capture_output=True, text=True, timeout=300, check=False
        )
        assert (asked.returncode, asked.stderr) == (FINE, ""), asked
        said[command] = asked.stdout
    assert said["verify"].count("the seed is the one committed to and gives this pack") == deals
    assert f"{file.name}: the record holds" in said["referee"]


async def kill_at(
    seats: list[Seat],
    data: Path,
    server: RunningServer,
    seqs: list[int],
    playing: Sequence[asyncio.Task[Any]],
    may_act: asyncio.Event | None = None,
) -> RunningServer:
    """
    Kill the server each time when so many events are seen, and start it again: the deal and all cards are as before.

    While that is looked at nobody acts who asks whether it may: the deal could be over by then.
    """
    may_act = may_act or asyncio.Event()
    for seq in seqs:  # the shortest deals have some sixty events
        reached = asyncio.create_task(seats[0].until(partial(_is_at, seats[0], seq)))
        done, _ = await asyncio.wait((reached, *playing), return_when=asyncio.FIRST_COMPLETED)
        if reached not in done:
            reached.cancel()
            raise AssertionError(f"nobody plays on: {[task.exception() for task in done]}")
        may_act.clear()
        server.kill()
        killed = Killed(data, seats)
        server = await asyncio.to_thread(RunningServer, data, server.port)
        await killed.check_next(server.url)
        may_act.set()
    return server


def _is_at(seat: Seat, seq: int, _: dict[str, Any]) -> bool:
    return seat.seq >= seq


async def test_deal_is_played_by_six_through_two_kills_and_the_record_holds(tmp_path: Path) -> None:
    """
    Nothing that was acknowledged is lost or done twice, and the clients come back by themselves.
    """
    server = RunningServer(tmp_path)
    try:
        async with six_seats(server.url) as seats:
            promise = seats[0].view["nextCommitment"]
            for before, seat in pairwise(seats):
                await seat.until(partial(_is_at, seat, before.seq))
                salt = f"{seat.number:02x}" * 16
                assert (await seat.order("salt", commitment=promise, salt=salt))["type"] == "done"
            await seats[0].until(partial(_is_at, seats[0], seats[-1].seq))
            assert (await seats[0].order("start"))["type"] == "done"
            first = await seats[1].until(lambda view: view["deal"] == 1)
            assert first["commitment"] == promise
            may_act = asyncio.Event()
            may_act.set()
            playing = asyncio.create_task(play_deal(seats, may_act))
            server = await kill_at(seats, tmp_path, server, [25, 45], [playing], may_act)
            await playing
            assert all(seat.reconnects >= 2 for seat in seats)
            table = seats[0].view["table"]
            assert {seat.view["phase"] for seat in seats} == {"deal-over"}
            text = record_of(server, table, seats[0].token)
            assert_record_holds(text, 1)
            assert_commands_uphold(tmp_path / "game.toml", text, 1)
            events = read_events(tmp_path, table)
            commands = [(event.by, event.command) for event in events if isinstance(event, ActionDone)]
            assert len(commands) == len(set(commands))
    finally:
        server.stop()


async def test_comparison_after_a_kill_finds_another_card_and_another_view(tmp_path: Path) -> None:
    """
    The comparison itself works.
    """
    with running(tmp_path) as server:
        async with six_seats(server.url) as seats:
            await seats[0].order("start")
            for seat in seats:
                await seat.until(lambda view: view["phase"] == "playing")
            first, second = seats[0], seats[1]
            stored = Stored(tmp_path, first.view["table"])
            assert stored.difference(first.seq, first.view) == ""
            assert "rack" in stored.difference(first.seq, {**first.view, "rack": second.view["rack"]})
            assert "stored" in stored.difference(len(stored.events) + 1, first.view)
            table = stored.table(len(stored.events))
            assert table.game is not None
            to_come = stored.stand().to_come
            assert to_come[0] == tuple(table.game.faces.stock())[::-1]
            assert [len(foot) for foot in to_come[1:]] == [11] * 6


ENOUGH = 500
"""So many views are compared at least."""

VIEW = '{"type":"view"'


def views_in(sent: dict[int, list[str]]) -> int:
    return sum(text.startswith(VIEW) for texts in sent.values() for text in texts)


async def begin_next_deal(seats: list[Seat]) -> None:
    """
    Let all be ready, each from the view that the others' words have made, and wait for the cards.
    """
    over = seats[0].view["deal"]
    for seat in seats:
        while (await seat.order("next", deal=over))["type"] == "stale":
            pass
    for seat in seats:
        await seat.until(lambda view: view["deal"] == over + 1)


async def test_everything_that_was_sent_is_what_the_audit_tells_and_nothing_leaks(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        sent: dict[int, list[str]] = {}
        async with six_seats(server.url) as seats, Seat(server.url, seats[0].view["table"]) as watcher:
            for seat in [*seats, watcher]:
                seat.tap = sent.setdefault(seat.number, []).append
            await seats[0].order("start")
            await play_deal(seats)
            while views_in(sent) <= ENOUGH:  # on a busy machine fewer are sent: of views that wait only the latest
                await begin_next_deal(seats)
                await play_deal(seats)
            last = seats[0].view["deal"]
            await watcher.until(lambda view: view["phase"].endswith("-over") and view["deal"] == last)
            table = seats[0].view["table"]
        events = read_events(tmp_path, table)
    told: dict[tuple[int, int], str] = {}
    joined = [event.seated.person for event in events if hasattr(event, "seated")]
    names = dict(zip([events[0].seats[0].person, *joined], NAMES, strict=True))  # type: ignore[attr-defined]
    leaks = []
    for found in audit(events, Talk(names), twin_every=25):
        if isinstance(found, Shown):
            told[found.seat, found.seq] = as_told(found.text)
        else:
            leaks.append(found)
    assert leaks == list[Leak]()
    compared = 0
    for seat_number, texts in sent.items():
        for text in texts:
            if text.startswith(VIEW):
                view = as_told(text)
                seq = int(text.partition('"seq":')[2].partition(",")[0])
                assert view == told[seat_number, seq]
                compared += 1
    assert compared > ENOUGH


@pytest.mark.long
async def test_game_to_its_end_with_a_restart_in_the_middle(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    try:
        async with six_seats(server.url) as seats:
            await seats[0].order("start")
            playing = [asyncio.create_task(EXAMPLE.play(seat, hints=True)) for seat in seats]
            server = await kill_at(seats, tmp_path, server, [500], playing)
            views = await asyncio.gather(*playing)
            assert max(team["score"] for team in views[0]["teams"]) >= 20_000
            text, deals = record_of(server, views[0]["table"], seats[0].token), views[0]["deal"]
            assert_record_holds(text, deals)
            assert_commands_uphold(tmp_path / "game.toml", text, deals)
    finally:
        server.stop()


@pytest.mark.long
async def test_six_programs_of_their_own_play_a_game_as_the_example_says(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        command = [sys.executable, str(EXAMPLE.__file__), "--url", server.url, "--hints"]
        first = await asyncio.create_subprocess_exec(
            *command, "--new", "5", "--name", "Ann", stdout=asyncio.subprocess.PIPE
        )
        assert first.stdout is not None
        code = (await first.stdout.readline()).decode().split()[-1]
        others = [
            await asyncio.create_subprocess_exec(*command, code, "--name", name, stdout=asyncio.subprocess.PIPE)
            for name in NAMES[1:]
        ]
        said = [(await program.communicate())[0].decode() for program in (first, *others)]
        assert [program.returncode for program in (first, *others)] == [0] * 6
        assert sum("Your team wins the game" in text for text in said) == 3
        (listed,) = server_tables(tmp_path)
        text = write_down(read_events(tmp_path, listed.table), 1, lambda _: [seated.name for seated in listed.seats])
        assert_record_holds(text, text.count("[[deals]]"))
        assert_commands_uphold(tmp_path / "game.toml", text, text.count("[[deals]]"))


def server_tables(folder: Path) -> list[StoredTable]:
    """
    Read the names of the tables beside the server, from a copy.
    """
    copy = folder / "copy"
    copy.mkdir()
    backup(folder, copy / "pennies.sqlite3")
    store = SqliteStore(copy)
    try:
        return store.register.tables().result()
    finally:
        store.close()


async def test_rematch_of_the_same_people(server: RunningServer) -> None:
    async with six_seats(server.url) as seats:
        await seats[0].order("start")
        for seat in (seats[0], seats[2], seats[4]):
            await seat.order("resign")
        view = await seats[1].until(lambda view: view["phase"] == "game-over")
        assert view["resigned"] == 0
        assert (await seats[1].order("rematch"))["refused"]["code"] == "host-only"
        assert (await seats[0].order("rematch", rotate=True))["type"] == "done"
        view = await seats[1].until(lambda view: view["phase"] == "playing")
        assert [player["name"] for player in view["players"]] == ["Ann", "Fay", "Ben", "Cid", "Dora", "Eve"]
        assert view["you"] == 2


async def test_everybody_is_told_by_which_rules_the_next_game_is_played(server: RunningServer) -> None:
    async with six_seats(server.url) as seats:
        assert (await seats[0].until(lambda _: True))["prompt"] == "Ready when you are"
        assert (await seats[1].until(lambda _: True))["prompt"] == "Ann starts the game"
        await seats[0].order("start")
        view = await seats[1].until(lambda view: view["phase"] == "playing")
        assert view["nextRules"] is None
        for seat in (seats[0], seats[2], seats[4]):
            await seat.order("resign")
        view = await seats[1].until(lambda view: view["phase"] == "game-over")
        assert view["nextRules"]["changes"] == []
        assert "same rules: Standard" in view["nextRules"]["sentence"]
        assert (await seats[1].order("settings", profile="manna"))["refused"]["code"] == "host-only"
        house = {"extends": "standard", "target": 10_000}
        assert (await seats[0].order("settings", profile=house))["type"] == "done"
        view = await seats[1].until(lambda view: bool(view["nextRules"]["changes"]))
        assert view["profile"] == "standard"
        assert view["nextRules"]["profile"] == "house"
        assert "One thing" in view["nextRules"]["sentence"]
        [change] = view["nextRules"]["changes"]
        assert (change["value"], change["before"]) == ("10,000", "20,000")
        host = await seats[0].until(lambda view: bool(view["nextRules"]["changes"]))
        assert [move["detail"] for move in host["moves"] if move["id"] == "rematch"] == ["Rules: House rules"]
        assert (await seats[0].order("rematch"))["type"] == "done"
        view = await seats[1].until(lambda view: view["phase"] == "playing")
        assert (view["profile"], view["race"]["target"], view["nextRules"]) == ("house", 10_000, None)
        async with Seat(server.url, view["table"], seats[1].token) as again:
            await again.until(lambda _: True)
            told = "The host has chosen other rules for the next game: House rules."
            assert [line["text"] for line in again.heard] == [line["text"] for line in seats[5].heard] == [told]
