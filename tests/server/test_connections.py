"""
Who may connect, what is answered to nonsense, and what never leaves the server.
"""

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from pennies.server.limits import MOST_AT_ONCE, MOST_LETTERS
from tests.server.playing import Client, RunningServer, running

pytestmark = pytest.mark.asyncio


async def problem(client: Client, text: str) -> dict[str, Any]:
    await client.socket.send(text)
    return await client.until(lambda message: message["type"] == "problem")


async def test_page_of_another_origin_is_refused(server: RunningServer) -> None:
    table, token = server.make_table()
    client = Client(server, table, token)
    with pytest.raises(InvalidStatus):
        await connect(client.url, origin=Origin("https://example.com"))


async def test_programme_without_origin_may_connect(server: RunningServer) -> None:
    table, token = server.make_table()
    client = Client(server, table, token)
    async with connect(client.url) as socket:
        await socket.send('{"type":"hello"}')
        assert '"type":"welcome"' in await socket.recv(decode=True)


async def test_unknown_table_is_said_and_closed(server: RunningServer) -> None:
    client = Client(server, "nowhere")
    async with connect(client.url, origin=client.origin) as socket:
        assert "no-table" in await socket.recv(decode=True)
        await socket.wait_closed()
        assert socket.close_code == 4404


async def test_table_that_cannot_be_read_now_is_not_taken_for_one_that_is_gone(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, token = server.make_table()
    with closing(sqlite3.connect(tmp_path / "pennies.sqlite3")) as connection, connection:
        connection.execute("UPDATE event SET body = '{' || body")
    with running(tmp_path) as server:
        client = Client(server, table, token)
        status, _, body = server.get(f"/api/tables/{table}")
        assert (status, msgspec.json.decode(body)["code"]) == (503, "not-read")
        async with connect(client.url, origin=client.origin) as socket:
            assert "not-read" in await socket.recv(decode=True)
            await socket.wait_closed()
            assert socket.close_code == 1013
        with closing(sqlite3.connect(tmp_path / "pennies.sqlite3")) as connection, connection:
            connection.execute("UPDATE event SET body = substr(body, 2)")
        async with client:
            assert client.view["you"] == 0


async def test_without_token_one_watches_and_cannot_play(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    async with Client(server, table, token) as host, Client(server, table) as watcher:
        await host.command("start")
        assert (await watcher.command("act", "draw"))["code"] == "watching"
        assert (await watcher.ask({"type": "preview", "picked": ["KS"]}))["code"] == "watching"
        assert (await watcher.ask({"type": "hint"}))["code"] == "watching"
        assert watcher.view["you"] == -1
        assert watcher.view["moves"] == []


async def test_wrong_token_is_said_and_watches(server: RunningServer) -> None:
    table, token = server.make_table()
    async with Client(server, table, token[:-1] + "!") as client:
        assert client.received[0]["code"] == "token-unknown"
        assert client.view["you"] == -1


async def test_first_message_is_hello(server: RunningServer) -> None:
    table, token = server.make_table()
    client = Client(server, table, token)
    async with connect(client.url, origin=client.origin) as socket:
        await socket.send('{"type":"hint","id":"h"}')
        answer = await socket.recv(decode=True)
        assert '"code":"hello-first"' in answer
        assert '"id":"h"' in answer


@pytest.mark.parametrize(
    ("text", "code", "message_id"),
    [
        ("", "unreadable", ""),
        ("[]", "unreadable", ""),
        ("{", "unreadable", ""),
        ('{"type":"fly","id":"7"}', "unreadable", "7"),
        ('{"type":"command","id":"8","seq":"one","command":{"do":"start"}}', "unreadable", "8"),
        ('{"type":"command","id":"9","seq":1,"command":{"do":"fly"}}', "unreadable", "9"),
        ('{"type":"hint","id":"' + "x" * 100 + '"}', "unreadable", ""),
        ('{"type":"hint","id":"' + "x" * MOST_LETTERS + '"}', "too-long", ""),
        ('{"type":"hint","id":"b","padding":"' + "x" * MOST_LETTERS + '"}', "too-long", "b"),
        ('{"type":"command","id":"c","seq":1,"command":{"do":"next","deal":-5}}', "unreadable", "c"),
        ('{"type":"hello"}', "hello-first", ""),
    ],
)
async def test_nonsense_is_a_problem_and_the_connection_lives(
    server: RunningServer, text: str, code: str, message_id: str
) -> None:
    table, token = server.make_table()
    async with Client(server, table, token) as client:
        answer = await problem(client, text)
        assert (answer["code"], answer["id"]) == (code, message_id)
        assert "Traceback" not in answer["sentence"]
        await client.send({"type": "ping"})
        await client.until(lambda message: message["type"] == "pong")


async def test_the_servers_time_comes_with_the_welcome_and_each_pong(server: RunningServer) -> None:
    table, token = server.make_table()
    began = time.time()
    async with Client(server, table, token) as client:
        (welcome,) = (message for message in client.received if message["type"] == "welcome")
        await client.send({"type": "ping"})
        answer = await client.until(lambda message: message["type"] == "pong")
        assert began <= welcome["now"] <= answer["now"] <= time.time()


async def test_endless_message_ends_the_connection(server: RunningServer) -> None:
    table, token = server.make_table()
    async with Client(server, table, token) as client:
        await client.socket.send("x" * 200_000)
        await client.socket.wait_closed()
        assert client.socket.close_code == 1009


async def test_too_many_messages_are_left_out_and_said(server: RunningServer) -> None:
    table, token = server.make_table()
    async with Client(server, table, token) as client:
        for _ in range(MOST_AT_ONCE * 2):
            await client.send({"type": "ping"})
        answer = await client.until(lambda message: message["type"] == "problem")
        assert answer["code"] == "too-fast"
        await asyncio.sleep(0.2)
        await client.send({"type": "hint", "id": "later"})
        await client.until(lambda message: message.get("id") == "later")


def all_plays(client: Client) -> list[dict[str, Any]]:
    return [play for message in client.received if message["type"] == "view" for play in message["view"]["plays"]]


async def test_nothing_secret_is_sent(server: RunningServer) -> None:
    """
    Not the host's secret, not the seed before the end, and no card of another's hand to whoever watches.
    """
    table, token = server.make_table()
    async with Client(server, table, token) as host, Client(server, table) as watcher:
        await host.command("start")
        await host.play_with_hints()
        await watcher.until(lambda message: message["type"] == "view" and message["view"]["phase"] == "deal-over")
        for client, own in ((host, 0), (watcher, -1)):
            drawn = [play for play in all_plays(client) if play["kind"] == "draw" and play["seat"] != own]
            assert len(drawn) > 10
            assert all(re.search(r" draws (one card|\d+ cards)\.$", play["text"]) for play in drawn)
        seed = host.view["sheet"]["seed"]
        for client in (host, watcher):
            assert not any(token in text for text in client.texts)
            assert [seed in text for text in client.texts].index(True) == len(client.texts) - 1
        assert all(message["view"]["rack"] == [] for message in watcher.received if message["type"] == "view")


async def test_client_that_does_not_read_stops_nobody(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    lazy = Client(server, table, token)
    async with connect(lazy.url, origin=lazy.origin, max_queue=1) as socket:
        await socket.send('{"type":"hello"}')
        async with Client(server, table, token) as client:
            await client.command("start")
            await client.play_with_hints()
            assert client.view["phase"] == "deal-over"
        socket.transport.abort()
