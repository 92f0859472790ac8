"""
Load on a server, measured: `make bench-server`.

    python scripts/bench_server.py load --tables 500 --seconds 30   a command a second at each table of six
                                   --processes 2                    the same by a server of two processes
    python scripts/bench_server.py idle --tables 2000               what tables cost that nobody plays at
    python scripts/bench_server.py kills --every 10                 kill -9 in a whole game, and go on
    python scripts/bench_server.py abuse --seconds 10               one who does not read, one who floods, six who play

The server runs in a process of its own; its processor time and memory are read from /proc. Latency is from a command
sent to its answer received, in the clients' process, which shares the machine.
"""

import argparse
import asyncio
import contextlib
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parent.parent))

from pennies.client import Seat, ask, join_table, make_table
from pennies.store import read_events
from scripts.bench_clients import Watcher
from tests.server.playing import RunningServer
from tests.server.six import EXAMPLE, NAMES, six_seats
from tests.server.surviving import Killed

TICKS = os.sysconf("SC_CLK_TCK")
PLACES = 6
NO_LIMITS = (1_000_000,) * 4
SEATED_AT_ONCE = 12
TOLD_EVERY = 100
VIEW_S = 0.01


def processor_s(process: int) -> float:
    """
    Read how long a process has used a processor.
    """
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mb(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1_000
    return 0.0


def share(values: list[float], part: float) -> float:
    """
    Give the value that a part of all are not above, in milliseconds.
    """
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1_000 if values else 0.0


class Measured:
    """
    What the processes of a server use: those that serve, and apart from them those in which bots think.
    """

    def __init__(self, server: RunningServer, processes: int) -> None:
        first = server.process.pid
        self.serving = [first] if processes == 1 else [first, *_children(first)]

    @property
    def processor_s(self) -> float:
        return sum(map(processor_s, self.serving))

    def told(self) -> str:
        """
        Tell the memory of the processes that serve, and of those of bots.
        """
        each = "+".join(f"{memory_mb(process):.0f}" for process in self.serving)
        begun = {child for process in self.serving for child in _children(process)}
        serving, thinking = (sum(map(memory_mb, some)) for some in (self.serving, begun.difference(self.serving)))
        return f"{serving:.0f} MB ({each}; bots' processes {thinking:.0f} MB more)"


def _children(process: int) -> list[int]:
    """
    List the processes that one has begun, without the one that Python begins for itself.
    """
    threads = Path(f"/proc/{process}/task").glob("*/children")
    begun = [int(child) for thread in threads for child in thread.read_text("ascii").split()]
    return [child for child in begun if "resource_tracker" not in Path(f"/proc/{child}/cmdline").read_text("utf-8")]


async def seat_people(url: str, tables: int) -> list[list[Watcher]]:
    """
    Make tables, and let six clients sit down at each; tell on stderr how far it is.
    """
    turns, begun, seated = asyncio.Semaphore(SEATED_AT_ONCE), time.perf_counter(), 0

    async def seat(number: int) -> list[Watcher]:
        nonlocal seated
        names = [f"{name} {number}" for name in NAMES]
        async with turns:
            made = await make_table(url, open=PLACES - 1, pace="at-once", seed=f"load {number}", name=names[0])
            tokens = [made["token"], *[(await join_table(url, made["code"], name))["token"] for name in names[1:]]]
            people = [await Watcher.connect(url, made["table"], token) for token in tokens]
        seated += 1
        if seated % TOLD_EVERY == 0:
            print(f"{seated} tables in {time.perf_counter() - begun:.0f} s", file=sys.stderr)
        return people

    return await asyncio.gather(*map(seat, range(tables)))


async def play_table(people: list[Watcher], number: int, from_s: float, until_s: float, latencies: list[float]) -> None:
    """
    Do a command a second, whoever's turn it is; the latencies of those are kept that are sent in the time measured.

    Tables know nothing of each other: each has its own moment in every second, and keeps to it after a late answer.
    Else all whose answers came together would order together from then on.
    """
    moment, is_due, count = random.Random(number).random(), True, 0  # noqa: S311 - no secret
    while time.perf_counter() < until_s:
        if is_due:
            await asyncio.sleep((moment - time.perf_counter()) % 1)
        begun, is_due = time.perf_counter(), False
        actor = next((seat for seat, person in enumerate(people) if person.has_turn), None)
        shown = people[actor or 0].shown()
        if actor is not None:
            order, seat = {"do": "act", "action": EXAMPLE.choose(shown.view)}, actor
        elif shown.view["phase"] == "playing":
            await asyncio.sleep(VIEW_S)  # the view of whose turn it is comes with a connection of its own
            continue
        else:
            order, seat = ({"do": "start"}, 0) if shown.view["phase"] == "lobby" else ({"do": "next"}, count % PLACES)
        count += 1
        latency = await people[seat].command(f"{number}-{count}", order, shown.seq)
        if begun >= from_s:
            latencies.append(latency)
        is_due = True


async def load(tables: int, seconds: float, warm_up: float, processes: int) -> None:
    """
    Measure a command a second at each table, after all have begun and played for a while.
    """
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder), limits=NO_LIMITS, processes=processes)
        try:
            measured = Measured(server, processes)
            seated = await seat_people(server.url, tables)
            await asyncio.sleep(1)
            latencies: list[float] = []
            begun = time.perf_counter() + warm_up
            playing = [
                asyncio.create_task(play_table(people, number, begun, begun + seconds, latencies))
                for number, people in enumerate(seated)
            ]
            await asyncio.sleep(warm_up)
            before, own = measured.processor_s, time.process_time()
            await asyncio.gather(*playing)
            took = time.perf_counter() - begun
            used, own = measured.processor_s - before, time.process_time() - own
            print(
                f"{processes} processes, {tables} tables, {tables * PLACES} clients, {len(latencies)} commands in "
                f"{took:.0f} s ({len(latencies) / took:.0f}/s): answers p50 {share(latencies, 0.5):.0f} ms, "
                f"p99 {share(latencies, 0.99):.0f} ms; {used / len(latencies) * 1_000:.2f} ms of processor a command, "
                f"{used / took * 100:.0f} % of one; {measured.told()}; the clients "
                f"{own / took * 100:.0f} % of one; the loop was {await longest_lag(server.url) * 1_000:.0f} ms late "
                f"at most; load average {os.getloadavg()[0]:.1f}"
            )
        finally:
            server.stop()


async def idle(tables: int, processes: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder), limits=NO_LIMITS, processes=processes)
        try:
            measured = Measured(server, processes)
            empty = measured.told()
            begun = time.perf_counter()
            seated = await seat_people(server.url, tables)
            await asyncio.gather(*(people[0].command("s", {"do": "start"}, PLACES) for people in seated))
            seating = time.perf_counter() - begun
            await asyncio.sleep(3)
            before = measured.processor_s
            await asyncio.sleep(10)
            used = measured.processor_s - before
            print(
                f"{processes} processes, {tables} tables that were begun, {tables * PLACES} clients, seated in "
                f"{seating:.0f} s: {measured.told()}, before {empty}; {used / 10 * 100:.1f} % of a processor; "
                f"load average {os.getloadavg()[0]:.1f}"
            )
        finally:
            server.stop()


async def kills(every: int, most: int) -> None:
    """
    Kill the server at every so many events of a game.

    Nothing that was acknowledged may be missing or done twice; the deal, the cards to come and what everybody sees are
    the same before and after.
    """
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = RunningServer(data)
        acknowledged: dict[str, int] = {}
        try:
            async with six_seats(server.url) as seats:
                await seats[0].order("start")
                playing = [asyncio.create_task(noting(seat, acknowledged)) for seat in seats]
                done, next_at = 0, every
                while done < most and not all(task.done() for task in playing):
                    if seats[0].seq >= next_at:
                        server.kill()
                        killed = Killed(data, seats)
                        server = await asyncio.to_thread(RunningServer, data, server.port)
                        await killed.check_next(server.url)
                        done, next_at = done + 1, next_at + every
                    await asyncio.sleep(0.01)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                await fresh(server.url, seats)
                view = seats[0].view
                check_log(data, view["table"], acknowledged)
                print(
                    f"{done} kills in {seats[0].seq} events, {view['deal']} deals: {len(acknowledged)} "
                    f"acknowledged actions are stored once and where they were said to be; fingerprint, cards to come "
                    f"and views were the same after each; {view['prompt']}"
                )
        finally:
            server.stop()


async def noting(seat: Seat, acknowledged: dict[str, int]) -> None:
    """
    Play a seat to the end of the game, and note which actions were acknowledged as which events.
    """
    while True:
        view = await seat.until(lambda view: bool(view["steps"] or view["phase"].endswith("-over")))
        if view["phase"] == "game-over":
            return
        if view["phase"] == "deal-over":
            await seat.order("next", deal=view["deal"])
            await seat.until(lambda now, deal=view["deal"]: now["deal"] != deal or now["phase"] == "game-over")  # type: ignore[misc]
            continue
        hint = await seat.ask({"type": "hint"})
        if hint["type"] != "hinted":
            continue
        command = _command(seat, {"do": "act", "action": hint["action"]})
        answer = await seat.ask(command)
        if answer["type"] == "done":
            acknowledged[command["id"]] = answer["seq"]
            await seat.until(lambda _, seq=answer["seq"]: seat.seq >= seq)  # type: ignore[misc]


def check_log(data: Path, table: str, acknowledged: dict[str, int]) -> None:
    """
    Hold the stored events against what was acknowledged.
    """
    stored = [event.command for event in read_events(data, table)]
    for command_id, seq in acknowledged.items():
        if stored[seq - 1] != command_id or stored.count(command_id) != 1:
            raise SystemExit(f"the action {command_id}, acknowledged as event {seq}, is not stored there once")


async def abuse(seconds: float) -> None:
    """
    Let six play while somebody watching does not read and another floods the server with nonsense.
    """
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder))
        try:
            async with six_seats(server.url) as seats:
                address = f"ws{server.url.removeprefix('http')}/ws/{seats[0].view['table']}"
                quiet = await timed(seats, seconds)
                stalled = await connect(address, max_queue=1, compression=None, max_size=None)
                await stalled.send('{"type":"hello"}')
                flood = asyncio.create_task(flooding(address))
                loud = await timed(seats, seconds)
                flood.cancel()
                lag = await longest_lag(server.url)
                print(
                    f"six play alone: answers p50 {share(quiet, 0.5):.0f} ms, p99 {share(quiet, 0.99):.0f} ms; beside "
                    f"one who does not read and one who floods: p50 {share(loud, 0.5):.0f} ms, "
                    f"p99 {share(loud, 0.99):.0f} ms; the loop was {lag * 1_000:.0f} ms late at most"
                )
        finally:
            server.stop()


async def longest_lag(url: str) -> float:
    """
    Ask how late the server's event loop was in the last minute, in seconds.
    """
    metrics: str = await ask(url, "/metrics")
    return max(float(line.split()[1]) for line in metrics.splitlines() if line.startswith("pennies_loop_lag"))


async def flooding(address: str) -> None:
    """
    Send nonsense as fast as it is taken, and come back when thrown out.
    """
    while True:
        with contextlib.suppress(ConnectionClosed, OSError):
            async with connect(address, compression=None, max_size=None) as socket:
                await socket.send('{"type":"hello"}')
                while True:
                    await socket.send('{"type":"why","id":"x","action":"' + "K" * 500 + '"}')
                    await asyncio.sleep(0.002)


async def timed(seats: list[Seat], seconds: float) -> list[float]:
    """
    Play for so long; how long each answer took.
    """
    took: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        view = seats[0].view
        if view["phase"] == "playing":
            actor = next((seat for seat in seats if seat.view["steps"] and seat.seq == seats[0].seq), None)
            if actor is None:
                await asyncio.sleep(0.002)
                continue
            begun = time.perf_counter()
            await actor.ask(_command(actor, {"do": "act", "action": EXAMPLE.choose(actor.view)}))
            took.append(time.perf_counter() - begun)
        else:
            for seat in seats:
                await seat.order({"lobby": "start", "deal-over": "next", "game-over": "rematch"}[view["phase"]])
    return took


def _command(seat: Seat, order: dict[str, Any]) -> dict[str, Any]:
    return {"type": "command", "id": seat.new_id(), "seq": seat.seq, "command": order}


async def fresh(url: str, seats: list[Seat]) -> None:
    """
    Compare what every client sees with what the server tells a new connection.
    """
    for seat in seats:
        async with Seat(url, seat.view["table"], seat.token) as other:
            await seat.until(partial(_has_caught_up, seat, other))
            if seat.view["rack"] != other.view["rack"]:
                raise SystemExit(f"seat {seat.number} sees something else than the server")
    await ask(url, "/api/health")


def _has_caught_up(seat: Seat, other: Seat, _: dict[str, Any]) -> bool:
    return seat.seq >= other.seq


def run(measuring: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measuring)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("what", choices=("load", "idle", "kills", "abuse"))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-up", type=float, default=5, help="seconds played before it is measured")
    parser.add_argument("--processes", type=int, default=1, help="of the server, for load and idle")
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument("--most", type=int, default=20)
    asked = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    match asked.what:
        case "load":
            run(load(asked.tables, asked.seconds, asked.warm_up, asked.processes))
        case "idle":
            run(idle(asked.tables, asked.processes))
        case "abuse":
            run(abuse(asked.seconds))
        case _:
            run(kills(asked.every, asked.most))
    return 0


if __name__ == "__main__":
    sys.exit(main())
