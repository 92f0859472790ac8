"""
Looking back over the network: what is offered to whom, of deals that are over, the own running one, and games before.
"""

import tomllib
from typing import Any

import pytest

from pennies.cli.verify import HONEST, judge
from pennies.client import Seat, ask
from pennies.game.record import WrittenRecord, read_record, replay
from tests.server.playing import RunningServer
from tests.server.six import play_deal
from tests.server.test_together import refused, two

pytestmark = pytest.mark.asyncio


async def test_own_running_deal_can_be_looked_back_at_and_no_other_seat(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        table = f"/api/tables/{made['table']}"
        assert await refused(server, f"{table}/past") == "no-moment"
        await ann.order("start")
        await ann.until(lambda view: view["phase"] == "playing")
        mine = (await ask(server.url, f"{table}/past", token=ben.token))["deals"]
        assert mine == [{"deal": 1, "over": False, "seats": [ben.number], "hands": False}]
        assert (await ask(server.url, f"{table}/past"))["deals"] == []
        shown = await ask(server.url, f"{table}/moment?deal=1&seat={ben.number}", token=ben.token)
        assert sum(len(column["cards"]) for column in shown["view"]["rack"]) == 13
        assert shown["view"]["commitment"] == ben.view["commitment"]
        for seat, opened in ((ann.number, 0), (-1, 0), (ben.number, 1)):
            path = f"{table}/moment?deal=1&seat={seat}&open={opened}"
            assert await refused(server, path, token=ben.token) == "no-moment"
        assert (await ben.ask({"type": "replay", "deal": 1, "seat": ben.number}))["type"] == "replayed"
        assert (await ben.ask({"type": "replay", "deal": 1, "seat": ann.number}))["code"] == "no-moment"


async def test_deal_that_is_over_is_shown_with_all_hands_to_who_sat_there(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        table = f"/api/tables/{made['table']}"
        await ann.order("start")
        await play_deal([ann, ben])
        (deal,) = (await ask(server.url, f"{table}/past?game=1", token=ann.token))["deals"]
        assert deal == {"deal": 1, "over": True, "seats": [-1, 0, 1, 2, 3, 4, 5], "hands": True}
        path = f"{table}/moment?game=1&deal=1&seat=1&open=1"
        hands = (await ask(server.url, path, token=ben.token))["hands"]
        assert [len(hand["cards"]) for hand in hands] == [13] * 6
        assert [len(hand["foot"]) for hand in hands] == [11] * 6
        assert await refused(server, path) == "may-not-look"
        assert await refused(server, f"{table}/moment?game=2&deal=1") == "no-moment"


async def test_game_before_the_last_is_still_there(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        table = f"/api/tables/{made['table']}"
        await ann.order("start")
        await ann.order("resign")
        await ann.until(lambda view: view["phase"] == "game-over")
        await ann.order("rematch")
        await ben.until(lambda view: view["phase"] == "playing")
        assert (await ask(server.url, table))["games"] == 2
        first = await ask(server.url, f"{table}/past?game=1", token=ben.token)
        assert (first["games"], [deal["over"] for deal in first["deals"]]) == (2, [True])
        last = await ask(server.url, f"{table}/past", token=ben.token)
        assert (last["game"], [deal["over"] for deal in last["deals"]]) == (2, [False])
        before = await ask(server.url, f"{table}/moment?game=1&deal=1&seat=0&open=1", token=ben.token)
        after = await ask(server.url, f"{table}/moment?game=2&deal=1&seat=1", token=ben.token)
        assert before["view"]["commitment"] != after["view"]["commitment"]


async def test_record_of_a_game_before_the_last_names_who_played_it(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        for order, phase in (("start", "playing"), ("resign", "game-over")):
            await ann.order(order)
            await ann.until(lambda view: view["phase"] == phase)  # noqa: B023
        before = [player["name"] for player in ben.view["players"][2:]]
        await ann.order("rematch", rotate=True)
        await ann.until(lambda view: view["players"][2]["name"] == "Ben")
        record = record_of(server, made["table"], ann.token)
        assert record.players == ("Ann", "Ben", *before)


# Playing on


async def finished(ann: Seat, ben: Seat) -> None:
    await ann.order("start")
    await play_deal([ann, ben])


async def play_on(server: RunningServer, table: str, token: str, **wish: Any) -> dict[str, Any]:
    made: dict[str, Any] = await ask(server.url, f"/api/tables/{table}/play-on", {"pace": "at-once", **wish}, token)
    return made


async def test_playing_on_begins_with_the_same_cards_in_the_same_places(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        table = made["table"]
        await finished(ann, ben)
        moment = f"/api/tables/{table}/moment?deal=1&at=23&open=1"
        shown = await ask(server.url, f"{moment}&seat=4", token=ben.token)
        (turn,) = [player["seat"] for player in shown["view"]["players"] if player["onTurn"]]  # so no bot plays on
        then = await ask(server.url, f"{moment}&seat={turn}", token=ben.token)
        new = await play_on(server, table, ben.token, deal=1, at=23, seat=turn, name="Ben", pace="calm")
        async with Seat(server.url, new["table"], new["token"]) as me:
            view = me.view
            assert (me.number, view["phase"], view["purpose"]) == (turn, "playing", "practice")
            assert [(player["holds"], player["host"]) for player in view["players"]].count(("bot", False)) == 5
            for part in ("rack", "pile", "horizon", "deal", "commitment"):
                assert view[part] == then["view"][part], part
            cards = [[team["cells"], team["redThrees"], team["score"]] for team in view["teams"]]
            assert cards == [[team["cells"], team["redThrees"], team["score"]] for team in then["view"]["teams"]]
        note = await ask(server.url, f"/api/tables/{new['table']}", token=new["token"])
        assert (note["purpose"], note["cameFrom"]) == ("practice", {"table": table, "game": 1, "deal": 1, "at": 23})


async def test_record_of_practice_holds_to_its_end(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        await finished(ann, ben)
        new = await play_on(server, made["table"], ann.token, deal=1, at=11, seat=0)
        async with Seat(server.url, new["table"], new["token"]) as me:
            await play_deal([me])
            await me.order("next", deal=1)
            await me.until(lambda view: view["deal"] == 2)
            await play_deal([me])
        first, later = (record_of(server, one["table"], one["token"]) for one in (made, new))
        assert later.meta["came_from"] == {"table": made["table"], "game": 1, "deal": 1, "at": 11}
        game, fault = replay(later)
        assert fault is None
        assert len(game.deals) == 2
        assert later.deals[0].pack == first.deals[0].pack
        assert later.deals[0].actions[:11] == first.deals[0].actions[:11]
        assert [judge(later, deal, is_last=number == 2) for number, deal in enumerate(later.deals, 1)] == [HONEST] * 2


def record_of(server: RunningServer, table: str, token: str) -> WrittenRecord:
    _, _, body = server.get(f"/api/tables/{table}/record?game=1", Authorization=f"Bearer {token}")
    return read_record(tomllib.loads(body.decode()))


async def test_nobody_plays_on_from_what_is_secret(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        path = f"/api/tables/{made['table']}/play-on"
        wish: dict[str, Any] = {"deal": 1, "at": 0, "seat": ann.number}
        assert await refused(server, path, wish, ann.token) == "no-moment"
        await ann.order("start")
        await ann.until(lambda view: view["phase"] == "playing")
        assert await refused(server, path, wish, ann.token) == "no-moment"
        await play_deal([ann, ben])
        assert await refused(server, path, wish) == "may-not-look"
        for bad in ({"at": 9_999}, {"seat": 6}, {"seat": -1}, {"deal": 2}, {"game": 3}, {"level": "genius"}):
            code = await refused(server, path, {**wish, **bad}, ann.token)
            assert code in {"nothing-left-to-play", "may-not-look", "no-moment", "no-level"}, bad
        actions = (await ask(server.url, f"/api/tables/{made['table']}/moment?deal=1", token=ann.token))["actions"]
        assert await refused(server, path, {**wish, "at": actions}, ann.token) == "nothing-left-to-play"
