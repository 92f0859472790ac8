"""
Looking back over the network: what is offered to whom, of deals that are over, of one's own running deal and of games before.
"""

import pytest

from pennies.client import ask
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
