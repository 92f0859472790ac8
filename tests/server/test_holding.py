"""
What must hold whatever clients and networks do: cuts, garbage, floods, absence, deadlines.
"""

import asyncio
import contextlib
import json
import random
import re
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from litestar import Litestar
from litestar.datastructures import State
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from pennies.client import Seat, make_table
from pennies.server import rooms
from pennies.server.connection import Connection
from pennies.server.frames import TextSocket
from pennies.server.limits import MOST_FAULTS, MOST_LETTERS, MOST_NAMES, Limits
from pennies.server.outbox import SEND_S, GoneError
from pennies.server.room import Room
from pennies.server.rooms import NotAdmittedError, Rooms
from pennies.server.routes.guarding import Gate
from pennies.server.routes.sockets import table_socket
from pennies.server.thinking import Question
from pennies.server.tokens import hash_of
from pennies.store import ConflictError, SqliteStore, StoreError, Summary
from pennies.store.migrating import migrate
from pennies.table import RULES_VERSION, Clock, Seated, Settings, TableEvent, TableMade, pinned, to_json
from pennies.table.commands import Act, Leave, Order, Remove, SetSeat, Start
from pennies.table.lesson import lesson, lesson_table
from tests.server.playing import MANY, RunningServer
from tests.table.tables import Log

pytestmark = pytest.mark.asyncio


class FirstStep:
    """
    A bot in this process: it takes the first step there is.
    """

    async def choose(self, question: Question) -> int:
        await asyncio.sleep(0)
        return min(question.view.steps)


class Line:
    """
    A connection without a network: texts in, texts out.
    """

    def __init__(self, rooms: Rooms, room: Room, token: str = "", may_look: Callable[[], bool] = lambda: True) -> None:
        self.incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self.got: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.aborted: list[float] = []
        self.connection = Connection(self, room, rooms, may_look)
        self.say({"type": "hello", "token": token})
        self.task = asyncio.create_task(self.connection.serve())

    async def receive(self) -> str:
        text = await self.incoming.get()
        if text is None:
            raise GoneError
        return text

    def hand_over(self, take: Callable[[str], None]) -> None:
        """
        Bring nothing: messages wait to be received.
        """

    def write(self, texts: Sequence[bytes]) -> bool:
        self.got += map(json.loads, texts)
        return self.reads.is_set()

    async def drain(self) -> None:
        await self.reads.wait()

    def abort(self, after_s: float) -> None:
        self.aborted.append(after_s)

    def say(self, message: dict[str, Any] | str) -> None:
        self.incoming.put_nowait(message if isinstance(message, str) else json.dumps(message))

    @property
    def view(self) -> dict[str, Any]:
        views = [message for message in self.got if message["type"] == "view"]
        return dict(views[-1]["view"]) if views else {}

    def codes(self) -> list[str]:
        return [message["code"] for message in self.got if message["type"] == "problem"]

    async def hang_up(self) -> None:
        self.incoming.put_nowait(None)
        await self.task


async def until(is_so: Callable[[], Any]) -> None:
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.005)


class Place:
    """
    A server's rooms without its network, and a table with two people, Ann and Ben, and four bots.
    """

    def __init__(self, folder: Path) -> None:
        self.store = SqliteStore(folder, "normal")
        self.rooms = Rooms(self.store, FirstStep())
        self.room: Room
        self.tokens: list[str] = []

    async def open(self, clock: Clock | None = None) -> None:
        settings = pinned(Settings(profile="standard", pace="at-once", clock=clock or Clock()))
        seats = [Seated(bot="greedy")] * 6
        made = TableMade(table="", seats=seats, host=0, settings=settings, decided=RULES_VERSION, seed="hold")
        answer = await self.rooms.make(made, "Ann", open_seats=1)
        joined = await self.rooms.join(answer.code, "Ben", -1)
        room = await self.rooms.find(answer.table)
        assert room is not None
        self.room, self.tokens = room, [answer.token, joined.token]

    def line(self, number: int | None = None) -> Line:
        return Line(self.rooms, self.room, "" if number is None else self.tokens[number])

    async def order(self, order: Order, seat: int = 0) -> object:
        return await self.room.obey(order, self.room.table.seats[seat].person)


@pytest_asyncio.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    made = Place(tmp_path)
    await made.open()
    yield made
    await made.rooms.close()
    made.store.close()


# Absence and deadlines


async def test_seat_of_who_is_away_is_covered_after_the_grace_and_given_back_at_once(place: Place) -> None:
    place.room.presence.grace_s = 0.05
    ann, ben = place.line(0), place.line(1)
    await until(lambda: ann.view and ben.view)
    await place.order(Start())
    await ben.hang_up()
    await until(lambda: ann.view["players"][1]["covered"] == "away")
    await until(lambda: not ann.view["players"][0]["onTurn"] or ann.view["yourTurn"])
    again = place.line(1)
    await until(lambda: again.view and again.view["players"][1]["covered"] == "")
    await again.hang_up()
    await ann.hang_up()


async def test_clock_that_is_set_back_delays_what_is_due_and_loses_nothing(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.room.presence.grace_s = 0.1
    ann, ben = place.line(0), place.line(1)
    await until(lambda: ann.view and ben.view)
    await place.order(Start())
    await ben.hang_up()
    monkeypatch.setattr(place.room, "_clock", lambda: time.time() - 0.3)
    await until(lambda: ann.view["players"][1]["covered"] == "away")
    await ann.hang_up()


async def test_nobody_is_covered_while_nobody_else_is_there(place: Place) -> None:
    place.room.presence.grace_s = 0.01
    await place.order(Start())
    await asyncio.sleep(0.1)
    assert all(holder.covered is None for holder in place.room.table.seats)


async def test_what_a_bot_did_is_told_to_who_comes_back(place: Place) -> None:
    place.room.presence.grace_s = 0.02
    ann, ben = place.line(0), place.line(1)
    await until(lambda: ann.view and ben.view)
    await place.order(Start())
    await ben.hang_up()
    while not place.room.table.seats[1].missed:
        await until(lambda: ann.view["yourTurn"] or place.room.table.seats[1].missed)
        if ann.view["yourTurn"]:
            await place.order(Act(action=ann.view["steps"][0]))
    again = place.line(1)
    await until(lambda: again.view and again.view["missed"])
    assert re.fullmatch(r"Deal 1: (drew from the stock|took the pile with .+)", again.view["missed"][0])
    await again.hang_up()
    await ann.hang_up()


async def test_host_who_is_gone_is_succeeded(place: Place) -> None:
    place.room.presence.host_grace_s = 0.05
    ann, ben = place.line(0), place.line(1)
    await until(lambda: ann.view and ben.view)
    await ann.hang_up()
    await until(lambda: ben.view["players"][1]["host"])
    assert "remove" in ben.view["controls"]
    await ben.hang_up()


async def test_time_that_runs_out_covers_the_seat(tmp_path: Path) -> None:
    place = Place(tmp_path)
    await place.open(Clock(kind="turn", turn_s=1.0))
    ann, ben = place.line(0), place.line(1)
    await until(lambda: ann.view and ben.view)
    await place.order(Start())
    await until(lambda: any(player["covered"] == "time" for player in ann.view["players"]))
    for line in (ann, ben):
        await line.hang_up()
    await place.rooms.close()
    place.store.close()


async def test_table_is_the_same_when_it_is_loaded_again(place: Place) -> None:
    await place.order(Start())
    await until(lambda: place.room.table.bot_turn() is None)
    before = place.room.table
    again = Rooms(place.store, FirstStep())
    await again.load()
    room = await again.find(before.made.table)
    assert room is not None
    assert (room.table.seq, room.table.seats, room.table.talk.names) == (before.seq, before.seats, before.talk.names)
    assert room.table.game is not None
    assert before.game is not None
    assert room.table.game.faces.places == before.game.faces.places
    assert room.table.promised == before.promised
    assert again.person_of(before.made.table, place.tokens[1]) == before.seats[1].person
    await again.close()


async def test_who_finds_a_lesson_again_need_not_wait_for_it_twice(place: Place) -> None:
    made = await place.rooms.make(lesson_table("at-once"), "Ann")
    again = Rooms(place.store, FirstStep())
    await again.load()
    lesson.cache_clear()
    assert await again.find(made.table) is not None
    assert lesson.cache_info().currsize == 1, "it has been read before anybody is shown the table"
    await again.close()


async def test_table_of_the_first_version_goes_on(tmp_path: Path) -> None:
    """
    A file as the first version left it: its host's secret still holds, and the game is played on.
    """
    log = Log()
    log.do("start")
    log.play_until_host("draw")
    migrate(tmp_path / "pennies.sqlite3", "0001")
    with sqlite3.connect(tmp_path / "pennies.sqlite3") as connection:
        connection.execute("INSERT INTO game_table VALUES ('t1', ?, ?)", (hash_of("old secret"), time.time()))
        rows = [("t1", seq, 1, as_first_version(event), time.time()) for seq, event in enumerate(log.events, 1)]
        connection.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)
    connection.close()
    place = Place(tmp_path)
    await place.rooms.load()
    room = await place.rooms.find("t1")
    assert room is not None
    place.room, place.tokens = room, ["old secret"]
    ann = place.line(0)
    await until(lambda: ann.view)
    assert (ann.view["you"], ann.view["players"][0]["name"], ann.view["yourTurn"]) == (0, "Ann", True)
    ann.say({"type": "command", "id": "c", "seq": len(log.events), "command": {"do": "act", "action": "draw"}})
    await until(lambda: {"type": "done", "id": "c", "seq": len(log.events) + 1} in ann.got)
    await ann.hang_up()
    await place.rooms.close()
    place.store.close()


def as_first_version(event: TableEvent) -> str:
    """
    Write an event without what the first version did not have.
    """
    told = json.loads(to_json(event))
    return json.dumps({name: value for name, value in told.items() if name not in ("by", "at")})


async def test_full_disk_refuses_what_is_new_and_shows_what_is_there(place: Place) -> None:
    ann = place.line(0)
    await until(lambda: ann.view)
    await place.order(Start())
    asked = place.store._ask(lambda connection: connection.execute("PRAGMA max_page_count = 1"))  # noqa: SLF001
    await asyncio.wrap_future(asked)
    seq = place.room.table.seq
    for number in range(200):
        ann.say({"type": "say", "id": f"s{number}", "text": "x" * 280})
        await asyncio.sleep(0.06)
        if "not-stored" in ann.codes():
            break
    assert "not-stored" in ann.codes()
    watcher = place.line()
    await until(lambda: watcher.view)
    assert watcher.view["phase"] == "playing"
    asked = place.store._ask(lambda connection: connection.execute("PRAGMA max_page_count = 100000"))  # noqa: SLF001
    await asyncio.wrap_future(asked)
    ann.say({"type": "say", "id": "again", "text": "hello"})
    await until(lambda: {"type": "taken", "id": "again"} in ann.got)
    assert place.room.table.seq >= seq
    for line in (ann, watcher):
        await line.hang_up()


async def test_who_signs_out_others_keeps_the_seat_though_the_store_fails(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, token = place.room.table.made.table, place.tokens[1]
    person = place.rooms.person_of(table, token)
    code, _ = place.rooms.devices.make(table, person)
    other = (await place.rooms.another_device(code)).token
    failed: Future[None] = Future()
    failed.set_exception(StoreError("full"))
    with monkeypatch.context() as broken:
        broken.setattr(place.store.register, "revoke", lambda *_: failed)
        with pytest.raises(StoreError):
            await place.rooms.sign_out(table, person, token)
    assert place.rooms.person_of(table, token) == place.rooms.person_of(table, other) == person
    assert (await place.rooms.sign_out(table, person, token)).token == token
    assert (place.rooms.person_of(table, token), place.rooms.person_of(table, other)) == (person, "")
    people = await asyncio.wrap_future(place.store.register.people(table))
    assert [hashed for hashed, of in people.tokens.items() if of == person] == [hash_of(token)]


async def test_who_is_barred_is_gone_though_the_store_fails(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    table, person = place.room.table.made.table, place.rooms.person_of(place.room.table.made.table, place.tokens[1])
    ben = place.line(1)
    await until(lambda: ben.view)
    failed: Future[None] = Future()
    failed.set_exception(StoreError("full"))
    monkeypatch.setattr(place.store.register, "revoke", lambda *_: failed)
    await place.order(Remove(seat=1, bar=True))
    await until(lambda: "dismissed" in ben.codes())
    assert person
    assert not place.rooms.person_of(table, place.tokens[1])
    await ben.task


async def test_secrets_of_who_is_barred_are_void_before_there_is_another_invitation(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, person = place.room.table.made.table, place.room.table.seats[1].person
    never: Future[None] = Future()
    monkeypatch.setattr(place.store.register, "revoke", lambda *_: never)
    device, _ = place.rooms.devices.make(table, person)
    await place.order(Remove(seat=1, bar=True))
    assert place.rooms.person_of(table, place.tokens[1]) == ""
    ben = place.line(1)
    await until(lambda: ben.view)
    assert "token-unknown" in ben.codes()
    assert next(message for message in ben.got if message["type"] == "welcome")["code"] == ""
    with pytest.raises(NotAdmittedError, match="no-device-code"):
        await place.rooms.another_device(device)
    await place.rooms._admit(table, person, "", "brought meanwhile")  # noqa: SLF001
    assert place.rooms.person_of(table, "brought meanwhile") == ""
    await ben.hang_up()


async def test_who_has_left_the_seat_is_kept_out_like_who_has_one(place: Place) -> None:
    table, person = place.room.table.made.table, place.room.table.seats[1].person
    ben = place.line(1)
    await until(lambda: ben.view)
    await place.order(Leave(), 1)
    code = place.rooms.code_of(table, place.room.table.host)
    await place.order(Remove(person=person, bar=True))
    await until(lambda: "dismissed" in ben.codes())
    assert place.rooms.person_of(table, place.tokens[1]) == ""
    assert place.rooms.code_of(table, place.room.table.host) != code
    await ben.task


async def test_who_has_left_in_a_game_is_offered_the_seat_and_who_watches_is_not(place: Place) -> None:
    await place.order(Start())
    await place.order(Leave(), 1)
    ben, watcher = place.line(1), place.line()
    await until(lambda: ben.view and watcher.view)
    assert (ben.view["controls"], watcher.view["controls"]) == (["sit"], [])
    await until(lambda: place.room.table.bot_turn() is None)
    ben.say({"type": "command", "id": "s", "seq": place.room.table.seq, "command": {"do": "sit", "seat": 1}})
    await until(lambda: ben.view["you"] == 1)
    for line in (ben, watcher):
        await line.hang_up()


async def test_invitation_is_for_who_has_a_seat_or_is_the_host(place: Place) -> None:
    table, ann, ben = place.room.table.made.table, place.room.table.host, place.room.table.seats[1].person
    code = place.rooms.code_of(table, ann)
    assert code
    assert place.rooms.code_of(table, ben) == code
    await place.order(Leave(), 1)
    await place.order(Leave(), 0)
    assert place.rooms.code_of(table, ben) == ""
    assert place.rooms.code_of(table, ann) == code


async def test_who_comes_in_is_told_that_the_table_cannot_be_read(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = place.room.table.made.table
    code, (device, _) = (
        place.rooms.code_of(table, place.room.table.host),
        place.rooms.devices.make(table, place.room.table.host),
    )
    again = Rooms(place.store, FirstStep())
    again.devices = place.rooms.devices
    await again.load()
    broken: Future[list[TableEvent]] = Future()
    broken.set_exception(ValueError("event 3"))
    monkeypatch.setattr(place.store, "read", lambda *_: broken)
    with pytest.raises(NotAdmittedError, match="not-read"):
        await again.join(code, "", -1)
    with pytest.raises(NotAdmittedError, match="not-read"):
        await again.another_device(device)
    await again.close()


async def test_a_code_for_another_device_ends_when_secrets_do(place: Place) -> None:
    table = place.room.table.made.table
    person = place.rooms.person_of(table, place.tokens[1])
    before, _ = place.rooms.devices.make(table, person)
    others, _ = place.rooms.devices.make(table, place.room.table.host)
    code, _ = await place.rooms.reissue(table, place.room, person)
    with pytest.raises(NotAdmittedError):
        await place.rooms.another_device(before)
    assert (await place.rooms.another_device(code)).person == person
    assert (await place.rooms.another_device(others)).person == place.room.table.host


# Clients that misbehave


def garbage(generator: random.Random) -> str:
    """
    Make something that is hardly a message: bytes, broken JSON, wrong types, depths, huge numbers.
    """
    message: Any = {
        "type": generator.choice(["command", "preview", "why", "hint", "say", "replay", "log", "mute", "rename", "x"]),
        "id": generator.choice(["a", "", 7, None, "x" * 70, {}]),
        "seq": generator.choice([0, -1, 10**30, "1", None, 1.5]),
        "command": {
            "do": generator.choice(["act", "sit", "seat", "settings", "remove", "salt", "start", "fly", "resign"]),
            "seat": generator.choice([-5, 0, 99, 2**63, "0"]),
            "action": generator.choice(["draw", "lay " + "K" * 50, "\ud800", "", "discard \u0000"]),
            "salt": "zz",
            "commitment": [],
            "clock": {"kind": "turn", "turnS": generator.choice([-1, 1e308, 5])},
        },
        "picked": generator.choice([[], ["KS"] * 300, ["K"], ["ZZ"], "KS", [[]]]),
        "action": generator.choice(["lay K:KK A:AA", "take QQQQ", "no", "lay " * 100]),
        "text": generator.choice(["\u202e", "x" * 500, 5]),
        "deal": generator.choice([0, 1, -1, 10**12]),
    }
    text = json.dumps(message)
    match generator.randrange(6):
        case 0:
            return text[: generator.randrange(len(text))]
        case 1:
            return "".join(chr(generator.randrange(1, 0x2FF)) for _ in range(generator.randrange(60)))
        case 2:
            return "[" * 5_000
        case 3:
            return json.dumps({"type": "why", "id": "w", "action": "x" * (MOST_LETTERS + 1)})
        case _:
            return text


async def test_thousands_of_fuzzed_messages_harm_nobody(
    place: Place, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pennies.server.connection.MOST_FAULTS", 10**9)
    monkeypatch.setattr("pennies.server.limits.MOST_AT_ONCE", 10**9)
    monkeypatch.setattr("pennies.server.limits.MOST_PER_S", 10**9)
    generator = random.Random(5)
    ann, ben, watcher = place.line(0), place.line(1), place.line()
    await until(lambda: ann.view and ben.view and watcher.view)
    await place.order(Start())
    for _ in range(3_000):
        (ben if generator.randrange(4) else watcher).say(garbage(generator))
        await asyncio.sleep(0)
    ben.say({"type": "ping"})
    await until(lambda: any(message["type"] == "pong" for message in ben.got))
    assert not ben.task.done()
    told = [record for record in caplog.records if record.levelname == "ERROR"]
    assert told == []
    assert all("Traceback" not in json.dumps(message) for message in ben.got)
    assert ann.codes() == []
    for line in (ann, ben, watcher):
        if not line.task.done():
            await line.hang_up()


async def test_abusive_client_is_let_go(place: Place) -> None:
    ben = place.line(1)
    await until(lambda: ben.view)
    for _ in range(60):
        ben.say("{")
    await until(lambda: {"unreadable", "too-fast"} <= set(ben.codes()))
    for _ in range(MOST_FAULTS):
        ben.say("{")
    await asyncio.wait_for(ben.task, 10)


async def test_client_that_does_not_read_holds_up_nobody(place: Place) -> None:
    ann, ben = place.line(0), place.line(1)
    await until(lambda: ann.view and ben.view)
    ben.reads.clear()
    await place.order(Start())
    await until(lambda: ann.view["phase"] == "playing" and ben.view["phase"] == "playing")
    taken = len(ben.got)
    await place.order(Act(action="draw"))
    await until(lambda: len(ann.view["plays"]) > 1)
    assert len(ben.got) == taken
    ben.reads.set()
    await until(lambda: len(ben.view["plays"]) > 1)
    await ann.hang_up()
    await ben.hang_up()


async def test_client_that_does_not_read_loses_its_socket(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """
    Over a network whose buffers are small: the server does not wait for it to read what was written before.
    """
    monkeypatch.setattr("pennies.server.outbox.SEND_S", 0.1)
    state = State({"rooms": place.rooms, "gate": Gate(Limits(*MANY), "")})
    config = Config(Litestar([table_socket], state=state, openapi_config=None), ws=TextSocket, lifespan="off")
    config.load()
    server = ServerState()
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)
    loop = asyncio.get_running_loop()
    serving = await loop.create_server(lambda: TextSocket(config, server, {}), sock=listening)
    with socket.socket() as ben:
        ben.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        ben.settimeout(0)
        await loop.sock_connect(ben, listening.getsockname())
        address = parse_uri(f"ws://127.0.0.1/ws/{place.room.table.made.table}")
        way = ClientProtocol(address)
        way.send_request(way.connect())
        await loop.sock_sendall(ben, b"".join(way.data_to_send()))
        hello = Frame(Opcode.TEXT, json.dumps({"type": "hello", "token": place.tokens[1]}).encode())
        await loop.sock_sendall(ben, hello.serialize(mask=True))
        await until(lambda: place.room.presence.is_there(place.room.table.seats[1].person))
        assert len(server.connections) == 1
        for _ in range(200):
            place.room.renamed()
            await asyncio.sleep(0)
        await until(lambda: not server.connections)
    serving.close()
    await serving.wait_closed()


async def test_who_is_let_go_otherwise_has_time_to_read_why(place: Place) -> None:
    ben = place.line(1)
    await until(lambda: ben.view)
    place.room.dismiss(ben.connection.person)
    await asyncio.wait_for(ben.task, 10)
    assert (ben.codes(), ben.aborted) == (["dismissed"], [SEND_S])


async def test_connection_that_is_cut_after_every_kth_message_sees_what_the_server_sees(server: RunningServer) -> None:
    """
    For k = 1 to 50: after so many messages the connection is lost, and made again by the client.
    """
    made = await make_table(server.url, pace="at-once", seed="x")
    async with Seat(server.url, made["table"], made["token"]) as seat:
        count = 0
        cuts = iter(range(1, 51))
        limit = next(cuts)

        def cut(_: str) -> None:
            nonlocal count, limit
            count += 1
            socket = seat._socket  # noqa: SLF001 - to pull the plug
            if count >= limit and socket is not None:
                count, limit = 0, next(cuts, 10**9)
                socket.transport.abort()

        seat.tap = cut
        await seat.order("start")
        while limit < 10**9:
            view = await seat.until(lambda view: bool(view["steps"]) or view["phase"].endswith("-over"))
            if view["phase"].endswith("-over"):
                await seat.order("next" if view["phase"] == "deal-over" else "rematch")
            else:
                await seat.order("act", action=view["steps"][-1])
        await seat.until(lambda _: seat.reconnects >= 50)
        async with Seat(server.url, made["table"], made["token"]) as other:
            await seat.until(lambda _: seat.seq >= other.seq)
            await other.until(lambda _: other.seq >= seat.seq)
            if seat.seq == other.seq:
                assert seat.view == other.view


# What is said


async def test_line_said_while_the_connection_ends_is_kept_and_breaks_nothing(place: Place) -> None:
    line = place.line(0)
    await until(lambda: line.view)
    line.say({"type": "say", "id": "last", "text": "Bye"})
    await line.hang_up()
    again = place.line(0)
    again.say({"type": "say", "id": "next", "text": "Back"})
    await until(lambda: any(message["type"] == "taken" for message in again.got))
    assert [said.text for said in place.room.table.talk.lines] == ["Bye", "Back"]
    assert again.codes() == []
    await again.hang_up()


async def test_nobody_is_called_otherwise_without_end(place: Place) -> None:
    ann, ben = place.line(0), place.line(1)
    await until(lambda: ann.view and ben.view)
    version = place.room.table.talk.version
    for number in range(MOST_NAMES + 3):
        ann.say({"type": "rename", "id": f"r{number}", "name": f"Ann {number}"})
    ben.say({"type": "rename", "id": "r", "name": "Benjamin"})
    await until(lambda: sum(message["type"] == "taken" for message in ann.got) == MOST_NAMES and len(ann.codes()) == 3)
    await until(lambda: any(message["type"] == "taken" for message in ben.got))
    assert ann.codes() == ["too-many-names"] * 3
    assert place.room.table.talk.version == version + MOST_NAMES + 1
    for line in (ann, ben):
        await line.hang_up()


async def test_only_people_of_the_table_can_be_muted(place: Place) -> None:
    ann = place.line(0)
    ben = place.room.table.seats[1].person
    for person in ("x" * 15_000, "nobody"):
        ann.say({"type": "mute", "id": "m", "person": person})
    for muted in (True, True, False, True):
        ann.say({"type": "mute", "id": "m", "person": ben, "muted": muted})
    ann.say({"type": "mute", "id": "m", "person": "nobody", "muted": False})
    await until(lambda: sum(message["type"] == "taken" for message in ann.got) == 7)
    assert ann.codes() == []
    assert place.room.table.talk.muted[place.room.table.seats[0].person] == {ben}
    kept = await asyncio.wrap_future(place.store.register.people(place.room.table.made.table))
    assert kept.muted[place.room.table.seats[0].person] == {ben}
    await ann.hang_up()


async def test_housekeeping_goes_on_after_it_failed_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SWEEP_S", 0.0)
    monkeypatch.setattr(rooms, "_IDLE_S", 0.001)
    failed: Future[Any] = Future()
    failed.set_exception(StoreError("the disk is full"))
    with monkeypatch.context() as patched:
        patched.setattr(place.store.register, "sweep", lambda *_: failed)
        keeping = asyncio.create_task(place.rooms.keep_house())
        await until(lambda: place.rooms.running == 0)
    await place.rooms.find(place.room.table.made.table)
    await until(lambda: place.rooms.running == 0)
    keeping.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await keeping


async def test_connection_that_is_dismissed_does_nothing_more_even_if_it_does_not_read(place: Place) -> None:
    ann = place.line(0)
    await until(lambda: ann.view)
    ann.reads.clear()
    place.room.dismiss(place.room.table.seats[0].person)
    seq = place.room.table.seq
    for number in range(3):
        ann.say({"type": "command", "id": str(number), "seq": seq, "command": {"do": "seat", "seat": 3 + number}})
    await asyncio.sleep(0.1)
    assert place.room.table.seq == seq
    ann.reads.set()
    await ann.task


async def test_looks_over_the_socket_are_counted(place: Place) -> None:
    await place.order(Start())
    left = iter([True, False])
    ann = Line(place.rooms, place.room, place.tokens[0], lambda: next(left))
    await until(lambda: ann.view)
    for number in range(2):
        ann.say({"type": "replay", "id": f"look {number}", "deal": 1, "at": 0, "seat": 0})
        await until(lambda: any(message.get("id") == f"look {number}" for message in ann.got))  # noqa: B023
    assert ann.codes() == ["too-fast"]
    await ann.hang_up()


async def test_look_back_that_fails_is_answered_and_the_connection_lives(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr("pennies.server.connection.moment", breaks)
    await place.order(Start())
    ann = place.line(0)
    await until(lambda: ann.view)
    ann.say({"type": "replay", "id": "look", "deal": 1, "at": 0, "seat": 0})
    await until(lambda: any(message.get("id") == "look" for message in ann.got))
    assert ann.codes() == ["fault"]
    assert "a fault of ours" in caplog.text
    ann.say({"type": "ping"})
    await until(lambda: any(message["type"] == "pong" for message in ann.got))
    await ann.hang_up()


async def test_who_comes_in_and_never_connects_is_covered_like_anybody_away(place: Place) -> None:
    made = await place.rooms.make(
        TableMade(
            table="",
            seats=[Seated(bot="greedy")] * 6,
            host=0,
            settings=pinned(Settings(profile="standard", pace="at-once")),
            decided=RULES_VERSION,
        ),
        "Host",
        open_seats=1,
    )
    room = await place.rooms.find(made.table)
    assert room is not None
    room.presence.grace_s = 0.05
    host = Line(place.rooms, room, made.token)
    await until(lambda: host.view)
    joined = await place.rooms.join(made.code, "Late", -1)
    await room.obey(Start(), room.table.host)
    await until(lambda: room.table.seats[joined.seat].covered == "away")
    await host.hang_up()


async def test_no_seat_is_taken_by_who_cannot_be_given_a_secret(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: Future[Any] = Future()
    failed.set_exception(StoreError("the disk is full"))
    await place.order(Remove(seat=1))
    code = place.rooms.code_of(place.room.table.made.table, place.room.table.host)
    with monkeypatch.context() as patched:
        patched.setattr(place.store.register, "admit", lambda *_: failed)
        with pytest.raises(StoreError):
            await place.rooms.join(code, "Cid", -1)
    assert (await place.rooms.join(code, "Cid", -1)).seat == 1
    with pytest.raises(NotAdmittedError, match="no-open-seat"):
        await place.rooms.join(code, "Dan", -1)
    kept = await asyncio.wrap_future(place.store.register.people(place.room.table.made.table))
    assert sorted(name for name in kept.names.values() if name) == ["Ann", "Ben", "Cid"]


async def people_of(place: Place) -> tuple[set[str], set[str]]:
    """
    Tell whom the store knows at the table, and who has a secret there.
    """
    kept = await asyncio.wrap_future(place.store.register.people(place.room.table.made.table))
    assert set(kept.tokens.values()) == set(place.rooms._entries[place.room.table.made.table].tokens.values())  # noqa: SLF001
    return set(kept.muted), set(kept.tokens.values())


@pytest.mark.parametrize(
    ("error", "raised", "code"),
    [
        (None, NotAdmittedError, "no-open-seat"),
        (StoreError("the disk is full"), StoreError, "the disk is full"),
        (ConflictError("somebody else wrote"), NotAdmittedError, "not-read"),
    ],
)
async def test_who_is_not_let_in_leaves_nothing_behind(
    place: Place, monkeypatch: pytest.MonkeyPatch, error: StoreError | None, raised: type[Exception], code: str
) -> None:
    before = await people_of(place)
    invitation = place.rooms.code_of(place.room.table.made.table, place.room.table.host)
    with monkeypatch.context() as patched:
        if error is not None:
            await place.order(SetSeat(seat=3))
            failed: Future[Any] = Future()
            failed.set_exception(error)
            patched.setattr(place.store, "append", lambda *_: failed)
        with pytest.raises(raised, match=code):
            await place.rooms.join(invitation, "Cid", -1)
    assert await people_of(place) == before
    if error is not None:
        assert (await place.rooms.join(invitation, "Cid", -1)).seat == 3
        assert list(place.room.table.talk.names.values()) == ["Ann", "Ben", "Cid"]


async def test_who_is_seated_by_an_order_that_fails_afterwards_is_let_in(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await place.order(SetSeat(seat=3))
    invitation = place.rooms.code_of(place.room.table.made.table, place.room.table.host)
    show, faults = place.room._show, iter([RuntimeError("a fault of ours")])  # noqa: SLF001

    def breaks_once() -> None:
        for fault in faults:
            raise fault
        show()

    monkeypatch.setattr(place.room, "_show", breaks_once)
    joined = await place.rooms.join(invitation, "Cid", -1)
    assert "a fault of ours" in caplog.text
    assert place.room.table.seat_of(joined.person) == joined.seat == 3
    assert place.rooms.person_of(joined.table, joined.token) == joined.person


async def test_of_two_who_come_at_once_only_one_has_the_name(place: Place) -> None:
    await place.order(SetSeat(seat=3))
    await place.order(SetSeat(seat=4))
    code = place.rooms.code_of(place.room.table.made.table, place.room.table.host)
    came = await asyncio.gather(*[place.rooms.join(code, "Zoë", -1) for _ in range(2)], return_exceptions=True)
    assert sorted(type(one).__name__ for one in came) == ["Joined", "NotAdmittedError"]


async def test_table_that_is_in_memory_is_not_swept_away(place: Place) -> None:
    await place.rooms.keep_for(0)
    name = place.room.table.made.table
    await asyncio.wrap_future(place.store.register.note(name, Summary(), (), over=True))
    await place.rooms.sweep()
    kept = await asyncio.wrap_future(place.store.read(name))
    assert len(kept) == place.room.table.seq


@pytest.mark.parametrize("first", ["find", "sweep"])
async def test_table_that_is_asked_for_while_others_are_swept_away_is_whole_or_gone(place: Place, first: str) -> None:
    name = place.room.table.made.table
    await place.rooms.keep_for(0)
    await asyncio.wrap_future(place.store.register.note(name, Summary(), (), over=True))
    again = Rooms(place.store, FirstStep())
    again._entries[name] = replace(place.rooms._entries[name], room=None)  # noqa: SLF001 - as after a night
    asked = (again.find(name), again.sweep())
    (room,) = [one for one in await asyncio.gather(*(asked if first == "find" else asked[::-1])) if one] or [None]
    kept = await asyncio.wrap_future(place.store.read(name))
    assert bool(kept) == (first == "find")
    assert (room is not None and room.table.seq) == (bool(kept) and len(kept))
    await again.close()


async def test_barred_person_stays_out_when_the_server_ended_before_the_secrets_were_removed(place: Place) -> None:
    person = place.room.table.seats[1].person
    kept = asyncio.wrap_future(place.store.register.people(place.room.table.made.table))
    secrets = [hashed for hashed, other in (await kept).tokens.items() if other == person]
    await place.order(Remove(seat=1, bar=True))
    await until(lambda: place.rooms.code_of(place.room.table.made.table, place.room.table.host))
    await asyncio.wrap_future(place.store.register.admit(place.room.table.made.table, person, "Ben", secrets[0]))
    again = Rooms(place.store, FirstStep())
    await again.load()
    await again.find(place.room.table.made.table)
    assert again.person_of(place.room.table.made.table, place.tokens[1]) == ""
    assert again.person_of(place.room.table.made.table, place.tokens[0])
    await again.close()
