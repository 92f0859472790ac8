"""
A room: nobody hears of what is not stored, and nothing that fails stops a table.
"""

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import Future

import pytest
import pytest_asyncio

from pennies.server import messages
from pennies.server.reader import Reader
from pennies.server.room import Room
from pennies.server.thinking import Thinker
from pennies.server.tokens import hash_of, person_of
from pennies.store import ConflictError, StoreError
from pennies.table import Seated, Table, TableEvent, TableMade
from pennies.table.commands import RestartClock, Start
from pennies.table.events import FIRST_HOST
from tests.server.playing import PLAYED_BY_HINTS, Client, RunningServer

pytestmark = pytest.mark.asyncio

TOKEN = "secret"  # noqa: S105 - of a table of the tests
PEOPLE = [Seated(name="Ann"), *[Seated(bot="greedy")] * 5]


class HandStore:
    """
    A store whose appends are confirmed by hand.
    """

    def __init__(self, events: Sequence[TableEvent]) -> None:
        self.events = list(events)
        self.waiting: list[tuple[Future[None], list[TableEvent]]] = []
        self.by_itself = False

    def create(self, table: str, events: Sequence[TableEvent]) -> "Future[None]":
        raise NotImplementedError

    def tail(self, table: str, after: int) -> "Future[list[TableEvent]]":
        raise NotImplementedError

    def append(self, table: str, expected: int, events: Sequence[TableEvent]) -> "Future[None]":
        assert expected == len(self.events)
        asked: Future[None] = Future()
        self.waiting.append((asked, list(events)))
        if self.by_itself:
            self.confirm()
        return asked

    def read(self, table: str, after: int = 0) -> "Future[list[TableEvent]]":
        done: Future[list[TableEvent]] = Future()
        done.set_result(self.events[after:])
        return done

    def close(self) -> None:
        pass

    def confirm(self) -> None:
        asked, events = self.waiting.pop(0)
        self.events += events
        asked.set_result(None)

    def fail(self, error: StoreError) -> None:
        self.waiting.pop(0)[0].set_exception(error)


class Guest:
    """
    Somebody at the table who writes down what comes.
    """

    def __init__(self, room: Room) -> None:
        self.person = FIRST_HOST
        self.secret = ""
        self.reader = Reader(room.table, 0, "en", room.presence)
        self.dismissed = False
        self.answers: list[messages.ServerMessage] = []
        self.shown = 0

    def answer(self, message: messages.ServerMessage) -> None:
        self.answers.append(message)

    def show(self) -> None:
        self.shown += 1

    def dismiss(self) -> None:
        self.dismissed = True


class Place:
    """
    A room with everything around it.
    """

    def __init__(self, thinker: Thinker) -> None:
        made = TableMade(table="t", profile="standard", seats=PEOPLE, host=0, seed="x", pace="at-once")
        self.store = HandStore([made])
        self.room = Room(Table([made]), self.store, thinker)
        self.guest = Guest(self.room)
        self.room.enter(self.guest)
        self.guest.shown = 0

    async def start(self, command_id: str = "c") -> None:
        self.room.order(command_id, self.room.table.seq, Start(), self.guest)
        await settle()


async def settle() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


@pytest_asyncio.fixture
async def place() -> AsyncIterator[Place]:
    thinker = Thinker()
    made = Place(thinker)
    yield made
    await made.room.close()
    thinker.close()


async def test_nobody_hears_of_an_event_before_it_is_stored(place: Place) -> None:
    await place.start()
    assert place.guest.answers == []
    assert place.guest.shown == 0
    assert place.room.table.game is None
    place.store.confirm()
    await settle()
    assert place.guest.answers == [messages.Done(id="c", seq=3)]
    assert place.guest.shown == 1
    assert place.room.table.is_playing


async def test_what_could_not_be_stored_was_not_done_and_can_be_tried_again(place: Place) -> None:
    await place.start()
    place.store.fail(StoreError("the disk is full"))
    await settle()
    (problem,) = place.guest.answers
    assert isinstance(problem, messages.Problem)
    assert (problem.code, problem.id) == ("not-stored", "c")
    assert "the disk is full" in problem.sentence
    assert place.room.table.game is None
    await place.start()
    place.store.confirm()
    await settle()
    assert place.guest.answers[1:] == [messages.Done(id="c", seq=3)]


async def test_table_that_somebody_else_wrote_is_read_again(place: Place) -> None:
    await place.start()
    _, events = place.store.waiting[0]
    place.store.events += events
    place.store.fail(ConflictError("3 events"))
    await settle()
    assert place.guest.answers == [messages.Stale(id="c", seq=3)]
    assert place.room.table.is_playing
    assert place.guest.reader.table is place.room.table


async def test_orders_are_done_one_after_another(place: Place) -> None:
    for number in range(3):
        place.room.order(f"c{number}", 1, Start(), place.guest)
    await settle()
    assert len(place.store.waiting) == 1
    place.store.confirm()
    await settle()
    assert [type(answer).__name__ for answer in place.guest.answers] == ["Done", "Stale", "Stale"]


async def test_fault_in_a_command_is_said_and_the_table_goes_on(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(place.room.table, "decide", breaks)
    await place.start()
    assert [answer.code for answer in place.guest.answers if isinstance(answer, messages.Problem)] == ["fault"]
    assert "a fault of ours" in caplog.text
    await place.start("d")
    place.store.confirm()
    await settle()
    assert place.guest.answers[-1] == messages.Done(id="d", seq=3)


async def test_bot_that_cannot_be_asked_takes_its_first_step(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(*_: object) -> int:
        raise RuntimeError("no process")

    monkeypatch.setattr("pennies.server.room.RETRY_S", 0.0)
    monkeypatch.setattr(place.room._thinker, "choose", breaks)  # noqa: SLF001
    place.store.by_itself = True
    await place.start()
    async with asyncio.timeout(10):
        while len(place.store.events) < 10:  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("broken", ["pennies.table.Table.level", "pennies.server.room.pause_s"])
async def test_whatever_fails_before_a_bot_is_asked_stops_no_table(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr("pennies.server.room.RETRY_S", 0.0)
    monkeypatch.setattr(broken, breaks)
    place.store.by_itself = True
    await place.start()
    async with asyncio.timeout(10):
        while len(place.store.events) < 10:  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.01)
    assert "a fault of ours" in caplog.text


async def test_table_whose_bot_can_do_nothing_may_be_let_go_and_goes_on_when_it_can(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr("pennies.server.room.RETRY_S", 0.0)
    place.store.by_itself = True
    with monkeypatch.context() as broken:
        broken.setattr("pennies.game.game.Game.view", breaks)
        await place.start()
        await settle()
        place.room.leave(place.guest)
        assert place.room.table.bot_turn() is not None
        assert place.room.is_idle
    assert "no step can be found" in caplog.text
    await place.room.obey(RestartClock())
    async with asyncio.timeout(10):
        while len(place.store.events) < 10:  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.01)


async def test_person_is_known_by_any_of_the_secrets() -> None:
    tokens = {hash_of(TOKEN): "ann", hash_of("phone"): "ann", hash_of("other"): "ben"}
    assert [person_of(token, tokens) for token in (TOKEN, "phone", "other", "wrong", "")] == [
        "ann",
        "ann",
        "ben",
        "",
        "",
    ]


def bots_of(process: int) -> list[int]:
    """
    Find the process in which a server's bots think.
    """
    listed = subprocess.run(["ps", "-ww", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()]
    return [int(pid) for pid, parent, command in rows if int(parent) == process and "spawn_main" in command]


async def test_deal_goes_on_when_the_process_of_the_bots_is_killed(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    async with Client(server, table, token) as client:
        await client.command("start")
        await client.play_with_hints(3)
        (bots,) = bots_of(server.process.pid)
        os.kill(bots, signal.SIGKILL)
        await client.play_with_hints()
        assert client.view["sheet"]["scores"] == PLAYED_BY_HINTS
        (others,) = bots_of(server.process.pid)
        assert others != bots
