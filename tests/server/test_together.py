"""
People at one table over the network: coming in, names, talk, other devices, the host's word, moments, lists.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from pennies.client import GoneError, RefusedError, Seat, ask, join_table, make_table
from tests.server.playing import RunningServer
from tests.server.six import play_deal

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def two(server: RunningServer, **wish: Any) -> AsyncIterator[tuple[Seat, Seat, dict[str, Any]]]:
    """
    Let Ann make a table, and Ben come in.
    """
    made = await make_table(server.url, **{"open": 1, "name": "Ann", "pace": "at-once", **wish})
    joined = await join_table(server.url, made["code"].lower(), "Ben")
    async with (
        Seat(server.url, made["table"], made["token"]) as ann,
        Seat(server.url, made["table"], joined["token"]) as ben,
    ):
        yield ann, ben, made


async def refused(server: RunningServer, path: str, wish: dict[str, Any] | None = None, token: str = "") -> str:
    with pytest.raises(RefusedError) as caught:
        await ask(server.url, path, wish, token)
    return caught.value.code


async def test_everybody_sees_who_sits_where(server: RunningServer) -> None:
    async with two(server) as (ann, ben, _):
        view = await ann.until(lambda view: not view["players"][1]["away"])
        assert [player["name"] for player in view["players"][:2]] == ["Ann", "Ben"]
        assert [player["holds"] for player in view["players"]] == ["person", "person", *["bot"] * 4]
        assert [player["host"] for player in view["players"]] == [True, *[False] * 5]
        assert (ann.number, ben.number) == (0, 1)
        assert ann.welcome["code"] == ben.welcome["code"] != ""
        await ben.close()
        await ann.until(lambda view: view["players"][1]["away"])


async def test_invitation_that_is_none_and_full_tables_are_refused(server: RunningServer) -> None:
    made = await make_table(server.url, open=1)
    assert await refused(server, "/api/join", {"code": "ABCDEFGHJ"}) == "no-invitation"
    await join_table(server.url, made["code"])
    assert await refused(server, "/api/join", {"code": made["code"]}) == "no-open-seat"


@pytest.mark.parametrize(
    ("name", "code"), [("ANN", "name-taken"), ("АNN", "bad-name"), ("x" * 25, "bad-name"), ("\u202eBen", "bad-name")]
)
async def test_name_that_cannot_be_had_is_refused(server: RunningServer, name: str, code: str) -> None:
    made = await make_table(server.url, open=1, name="Ann")
    assert await refused(server, "/api/join", {"code": made["code"], "name": name}) == code


async def test_one_is_called_otherwise_at_once(server: RunningServer) -> None:
    async with two(server) as (ann, ben, _):
        assert (await ben.ask({"type": "rename", "name": "ann"}))["code"] == "name-taken"
        assert (await ben.ask({"type": "rename", "name": "Benjamin"}))["type"] == "taken"
        await ann.until(lambda view: view["players"][1]["name"] == "Benjamin")


async def test_nobody_is_called_like_who_has_left_nor_like_a_bot_or_a_seat(server: RunningServer) -> None:
    async with two(server, open=2) as (ann, ben, made):
        joined = await join_table(server.url, made["code"], "Cyd")
        async with Seat(server.url, made["table"], joined["token"]) as cyd:
            bot = ann.view["players"][3]["name"]
            await ben.order("leave")
            for name in ("Ben", bot, "Seat 5", "Місце 5", "Host", "The table", "Ви"):
                assert (await cyd.ask({"type": "rename", "name": name}))["code"] == "name-taken", name
            assert (await cyd.ask({"type": "rename", "name": "Калина"}))["type"] == "taken"  # of a bot that is not here


async def test_what_is_said_is_heard_kept_and_no_event(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        seq = ann.seq
        assert (await ben.ask({"type": "say", "text": "Hello"}))["type"] == "taken"
        assert (await ben.ask({"type": "say", "emote": "thanks"}))["type"] == "taken"
        assert (await ben.ask({"type": "say", "text": "x" * 281}))["code"] == "bad-line"
        await ann.ask({"type": "mute", "person": ben.welcome["person"]})
        await ben.ask({"type": "say", "text": "Nobody?"})
        assert [(line["name"], line["text"], line["emote"]) for line in ann.heard] == [
            ("Ben", "Hello", ""),
            ("Ben", "", "thanks"),
        ]
        assert (ann.seq, (await ann.order("start"))["type"]) == (seq, "done")
        async with Seat(server.url, made["table"]) as watcher:
            assert [line["text"] for line in watcher.welcome["lines"]] == ["Hello", "", "Nobody?"]
            assert (await watcher.ask({"type": "say", "text": "hi"}))["code"] == "watching"


async def test_own_name_and_lines_are_erased(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        await ben.ask({"type": "say", "text": "Hello"})
        await ask(server.url, f"/api/tables/{made['table']}/erase", {}, ben.token)
        await ann.until(lambda view: view["players"][1]["name"] != "Ben")
        async with Seat(server.url, made["table"]) as watcher:
            assert watcher.welcome["lines"] == []


async def test_another_device_comes_by_a_code_that_holds_once(server: RunningServer) -> None:
    async with two(server) as (_, ben, made):
        code = (await ask(server.url, f"/api/tables/{made['table']}/device", {}, ben.token))["code"]
        second = await ask(server.url, "/api/device", {"code": code})
        assert (second["seat"], second["token"] != ben.token) == (1, True)
        async with Seat(server.url, made["table"], second["token"]) as phone:
            assert phone.number == 1
        assert await refused(server, "/api/device", {"code": code}) == "no-device-code"
        assert await refused(server, f"/api/tables/{made['table']}/device", {}, "wrong") == "token-unknown"


async def test_host_has_the_secrets_of_a_seat_replaced(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        path = f"/api/tables/{made['table']}/reissue"
        assert await refused(server, path, {"seat": 0}, ben.token) == "host-only"
        assert await refused(server, path, {"seat": 1}, ann.token) == "person-is-there"
        await ben.ask({"type": "mute", "person": ann.welcome["person"]})
        await ben.close()
        await ann.until(lambda view: view["players"][1]["away"])
        async with Seat(server.url, made["table"], language="uk") as watcher:
            code = (await ask(server.url, path, {"seat": 1}, ann.token))["code"]
            await watcher.ask({"type": "log"})
            assert [(line["name"], line["person"]) for line in watcher.heard] == [("Стіл", "")]
        await ann.ask({"type": "log"})
        assert "secrets of Ben" in ann.heard[-1]["text"]
        again = await ask(server.url, "/api/device", {"code": code})
        async with Seat(server.url, made["table"], again["token"]) as later:
            assert later.number == 1
            assert "secrets of Ben" in later.welcome["lines"][-1]["text"]
            assert (await later.ask({"type": "say", "emote": "secrets-replaced"}))["code"] == "bad-line"
            await later.ask({"type": "mute", "person": ""})
        async with Seat(server.url, made["table"], again["token"]) as later:
            assert later.welcome["lines"]


async def test_barred_person_is_out_and_the_invitation_is_another(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        await ann.order("remove", seat=1, bar=True)
        assert ann.view["players"][1]["holds"] == "open"
        assert await refused(server, "/api/join", {"code": made["code"]}) == "no-invitation"
        invitation = ann.welcome["code"]
        assert invitation != made["code"]
        assert ben.welcome["code"] == made["code"], "who is barred is not told the new one"
        assert (await ask(server.url, "/api/join", {"code": invitation}))["table"] == made["table"]


async def test_public_tables_are_listed_and_others_are_not(server: RunningServer) -> None:
    made = await make_table(server.url, open=2, name="Ann", public=True)
    hidden = await make_table(server.url, open=2)
    listed = {table["table"]: table for table in (await ask(server.url, "/api/lobby"))["tables"]}
    assert hidden["table"] not in listed
    table = listed[made["table"]]
    assert (table["code"], table["phase"], table["profile"]) == (made["code"], "lobby", "standard")
    assert [seat["holds"] for seat in table["seats"]] == ["person", "open", "open", "bot", "bot", "bot"]
    assert table["seats"][0]["name"] == "Ann"


async def test_a_list_tells_of_cards_from_a_text(server: RunningServer) -> None:
    seeded = await make_table(server.url, public=True, seed="known")
    honest = await make_table(server.url, public=True)

    async def listed() -> dict[str, bool]:
        tables = (await ask(server.url, "/api/lobby"))["tables"]
        return {table["table"]: table["seeded"] for table in tables}

    expected = {seeded["table"]: True, honest["table"]: False}
    assert expected.items() <= (await listed()).items(), "nobody is there yet"
    async with Seat(server.url, seeded["table"], seeded["token"]), Seat(server.url, honest["table"], honest["token"]):
        assert expected.items() <= (await listed()).items()


async def test_six_presses_of_start_have_one_outcome(server: RunningServer) -> None:
    made = await make_table(server.url, pace="calm")
    devices = [Seat(server.url, made["table"], made["token"]) for _ in range(6)]
    for device in devices:
        await device.__aenter__()
    answers = await asyncio.gather(*(device.order("start") for device in devices))
    assert sorted(answer["type"] for answer in answers) == ["done", *["stale"] * 5]
    assert {device.view["deal"] for device in devices} == {1}
    for device in devices:
        await device.close()


async def test_pause_stops_the_bots_and_resume_lets_them_go_on(server: RunningServer) -> None:
    async with two(server, pace="brisk") as (ann, ben, _):
        await ann.order("start")
        while (await ann.order("pause"))["type"] == "stale":
            pass
        view = await ben.until(lambda view: view["paused"])
        assert view["prompt"] == "The game is paused"
        assert view["steps"] == []
        seq = ben.seq
        await asyncio.sleep(0.8)
        assert ben.seq == seq
        await ann.order("resume")
        await ben.until(lambda view: not view["paused"])


async def test_moment_of_a_deal_that_is_over_is_shown(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        await ann.order("start")
        assert (await ben.ask({"type": "replay", "deal": 1}))["code"] == "no-moment"
        await play_deal([ann, ben])
        shown = await ben.ask({"type": "replay", "deal": 1, "at": 0, "seat": 3})
        assert sum(len(column["cards"]) for column in shown["view"]["rack"]) == 13
        assert (shown["view"]["phase"], shown["view"]["you"]) == ("playing", 3)
        assert (await ben.ask({"type": "replay", "deal": 1, "at": 9_999}))["view"]["phase"] == "deal-over"
        path = f"/api/tables/{made['table']}/moment?deal=1&at=5"
        public = await ask(server.url, path)
        assert (public["view"]["you"], public["view"]["rack"], public["actions"]) == (-1, [], shown["actions"])
        assert await refused(server, f"{path}&seat=3") == "may-not-look"
        assert (await ask(server.url, f"{path}&seat=3", token=ben.token))["view"]["rack"]
        await ann.order("settings", watched=3)
        assert (await ask(server.url, f"{path}&seat=3"))["view"]["rack"]
        assert await refused(server, f"{path}&seat=4") == "may-not-look"
        assert await refused(server, f"/api/tables/{made['table']}/moment?deal=7") == "no-moment"


async def test_moment_tells_where_turns_begin(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        await ann.order("start")
        await play_deal([ann, ben])
        path = f"/api/tables/{made['table']}/moment?deal=1"
        turns = (await ask(server.url, path))["turns"]
        assert turns[0] == 0
        players = [on_turn((await ask(server.url, f"{path}&at={at}"))["view"]) for at in turns[:8]]
        assert players == [(players[0] + turn) % 6 for turn in range(len(players))]


def on_turn(view: dict[str, Any]) -> int:
    return int(next(player["seat"] for player in view["players"] if player["onTurn"]))


async def test_note_tells_how_a_table_stands(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        path = f"/api/tables/{made['table']}"
        assert (await ask(server.url, path))["phase"] == "lobby"
        await ann.order("start")
        await play_deal([ann, ben])
        mine, public = await ask(server.url, path, token=ben.token), await ask(server.url, path)
        assert (mine["deals"], mine["phase"], mine["you"]) == (1, "deal-over", ben.view["you"])
        assert [team["score"] for team in mine["teams"]] == ben.view["sheet"]["scores"]
        assert (public["you"], public["yourTurn"]) == (-1, False)
        assert await refused(server, "/api/tables/nowhere") == "no-table"


async def test_whole_log_is_fetched_from_a_number_on(server: RunningServer) -> None:
    async with two(server, seed="log") as (ann, ben, _):
        await ann.order("start")
        await play_deal([ann, ben])
        whole = (await ann.ask({"type": "log"}))["plays"]
        assert len(whole) > len(ann.view["plays"])
        assert whole[-len(ann.view["plays"]) :] == ann.view["plays"]
        later = (await ann.ask({"type": "log", "after": whole[10]["number"]}))["plays"]
        assert later == whole[11:]


async def test_next_deal_begins_when_both_are_ready(server: RunningServer) -> None:
    async with two(server) as (ann, ben, _):
        await ann.order("start")
        await play_deal([ann, ben])
        await ann.order("next", deal=1)
        view = await ben.until(lambda view: view["players"][0]["ready"])
        assert view["deadline"] > 0
        assert [move["id"] for move in ann.view["moves"]] == []
        await ben.order("next", deal=1)
        assert (await ann.until(lambda view: view["deal"] == 2))["phase"] == "playing"


async def test_unknown_table_ends_the_client(server: RunningServer) -> None:
    with pytest.raises(GoneError):
        await Seat(server.url, "nowhere").__aenter__()


async def test_server_tells_of_itself(server: RunningServer) -> None:
    assert "standard" in (await ask(server.url, "/api/profiles"))["profiles"]
    rules = await ask(server.url, "/api/profiles/bicycle?language=uk")
    assert (rules["rules"][0]["id"], rules["rules"][-1]["id"]) == ("CARDS-1", "INFO-1")
    assert all(rule["text"] and rule["section"] for rule in rules["rules"])
    tags = {source["tag"] for source in rules["sources"]}
    assert {tag for rule in rules["rules"] for tag in rule["sources"]} == tags
    assert all(other["value"] != other["standard"] for other in rules["differences"])
    assert (await ask(server.url, "/api/profiles/standard"))["differences"] == []
    assert "ClientMessage" in (await ask(server.url, "/api/schema/messages.json"))["$defs"]
    assert (await ask(server.url, "/api/schema/openapi.json"))["openapi"] == "3.1.0"
    assert "pennies_events_total" in await ask(server.url, "/metrics")
    assert await refused(server, "/api/profiles/none") == "no-profile"
