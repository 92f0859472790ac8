"""
Games over a real connection: a whole deal, a server killed in the middle of one, commands that come twice or too late.
"""

from pathlib import Path
from typing import Any

import pytest

from pennies.game.shuffle import first_dealer, shuffle_from_text
from tests.server.playing import PLAYED_BY_HINTS, Client, RunningServer, running

pytestmark = pytest.mark.asyncio


def cards(view: dict[str, Any]) -> list[str]:
    return [face for column in view["rack"] for face in column["cards"]]


async def test_whole_deal_is_played_with_hints_and_the_next_begins(server: RunningServer) -> None:
    table, token = server.make_table(seed="x", name="Ann")
    async with Client(server, table, token) as client:
        assert client.view["phase"] == "lobby"
        assert (await client.command("start"))["type"] == "done"
        await client.play_with_hints()
        sheet = client.view["sheet"]
        assert client.view["phase"] == "deal-over"
        assert sheet["scores"] == [team["score"] for team in client.view["teams"]]
        totals = [row for row in sheet["rows"] if row["total"]]
        assert [row["points"] for row in totals] == [sheet["scores"], sheet["scores"]]
        assert sheet["seed"] == shuffle_from_text("x", 0, 6).seed.hex()
        assert [move["id"] for move in client.view["moves"]] == ["next"]
        assert (await client.command("next"))["type"] == "done"
        assert client.view["deal"] == 2
        assert client.view["phase"] == "playing"


async def test_deal_played_by_hints(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    async with Client(server, table, token) as client:
        await client.command("start")
        await client.play_with_hints()
        assert client.view["sheet"]["scores"] == PLAYED_BY_HINTS


async def test_killed_server_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        table, token = first.make_table(seed="x")
        async with Client(first, table, token) as client:
            await client.command("start")
            await client.play_with_hints(8)
            await client.my_turn()
            seq, view = client.seq, client.view
            first.kill()
    with running(tmp_path) as second:
        async with Client(second, table, token) as client:
            assert client.seq == seq
            assert client.view == view
            await client.play_with_hints()
            assert client.view["sheet"]["scores"] == PLAYED_BY_HINTS


async def test_server_killed_while_bots_play_goes_on_by_itself(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        table, token = first.make_table(seed="x", pace="brisk")
        async with Client(first, table, token) as client:
            await client.command("start")
            assert first_dealer("x", 6) != 5
            assert not client.view["yourTurn"]
            first.kill()
    with running(tmp_path) as second:
        async with Client(second, table, token) as client:
            before = client.seq
            await client.until(lambda message: message["type"] == "view" and message["seq"] > before + 1)


async def test_repeated_command_is_done_once(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    async with Client(server, table, token) as client:
        await client.command("start")
        await client.my_turn()
        seq = client.seq
        first = await client.command("act", "draw", id="once")
        again = await client.command("act", "draw", id="once", seq=seq)
        assert first == again == {"type": "done", "id": "once", "seq": seq + 1}
        assert client.seq == seq + 1
    async with Client(server, table, token) as client:
        assert await client.command("act", "draw", id="once", seq=seq) == first


async def test_command_that_saw_another_view_is_stale(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    async with Client(server, table, token) as client:
        await client.command("start")
        await client.my_turn()
        answer = await client.command("act", "draw", seq=client.seq - 1)
        assert answer["type"] == "stale"
        assert answer["seq"] == client.seq
        current = await client.receive()
        assert current["type"] == "view"
        assert current["seq"] == answer["seq"]


async def test_refused_command_says_why_and_does_nothing(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    async with Client(server, table, token) as client:
        await client.command("start")
        await client.my_turn()
        seq = client.seq
        answer = await client.command("act", f"discard {cards(client.view)[0]}")
        assert answer["type"] == "refusal"
        assert answer["seq"] == seq
        refused = answer["refused"]
        assert (refused["code"], refused["rule"]) == ("draw-first", "TURN-1")
        assert refused["sentence"].startswith("Your turn begins")
        assert "discard one card" in refused["ruleText"]


async def test_lay_is_taken_back(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    async with Client(server, table, token) as client:
        await client.command("start")
        before = client.view
        while await client.my_turn():
            before = client.view
            hint = await client.ask({"type": "hint"})
            await client.command("act", hint["action"])
            if hint["action"].startswith("lay") and client.view["canUndo"]:
                break
        assert (await client.command("undo"))["type"] == "done"
        assert cards(client.view) == cards(before)
        assert client.view["teams"] == before["teams"]
        assert client.view["plays"] == before["plays"]


async def test_two_languages_at_one_table(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    async with Client(server, table, token) as english, Client(server, table, token, "uk") as ukrainian:
        assert english.view["moves"][0]["label"] == "Start the game"
        assert ukrainian.view["moves"][0]["label"] == "Почати партію"
        assert (english.view["profileTitle"], ukrainian.view["profileTitle"]) == ("Standard", "Стандартні")
        await english.command("start")
        await english.my_turn()
        await ukrainian.until(lambda message: message["type"] == "view" and message["seq"] == english.seq)
        assert english.view["prompt"] == "Draw 2 cards"
        assert ukrainian.view["prompt"] == "Доберіть 2 карти"
        assert cards(ukrainian.view) == cards(english.view)
        refused = await ukrainian.ask({"type": "why", "action": "discard K"})
        assert refused["refused"]["sentence"].startswith("Хід починають")


async def test_unknown_language_is_english(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    async with Client(server, table, token, "tlh") as client:
        assert client.received[0]["language"] == "en"


@pytest.mark.parametrize("profile", ["bicycle", "howstuffworks"])
async def test_other_rules_are_played(server: RunningServer, profile: str) -> None:
    table, token = server.make_table(seed="x", profile=profile, language="uk")
    async with Client(server, table, token, "uk") as client:
        await client.command("start")
        await client.play_with_hints()
        assert client.view["phase"] in {"deal-over", "game-over"}


async def test_random_bots_play_too(server: RunningServer) -> None:
    table, token = server.make_table(seed="x", level="random")
    async with Client(server, table, token) as client:
        await client.command("start")
        await client.play_with_hints(10)
