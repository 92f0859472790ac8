"""
The first lesson over the network: a table at any of its turns, where bots play what is prepared.
"""

import pytest

from pennies.client import Seat, ask
from tests.server.playing import RunningServer
from tests.server.test_together import refused

pytestmark = pytest.mark.asyncio


async def begun(server: RunningServer, turn: int = 1) -> Seat:
    made = await ask(server.url, "/api/lesson", {"turn": turn, "pace": "at-once"})
    return Seat(server.url, made["table"], made["token"])


async def test_a_turn_as_advised_leads_to_the_next_one_that_is_prepared(server: RunningServer) -> None:
    async with await begun(server) as seat, await begun(server, 2) as later:
        while (told := seat.view["lesson"])["turn"] == 1 and seat.view["yourTurn"]:
            await seat.order("act", action=told["action"])
        await seat.until(lambda view: view["lesson"]["turn"] > 1)
        assert seat.view["lesson"] == later.view["lesson"]
        assert [column["cards"] for column in seat.view["rack"]] == [column["cards"] for column in later.view["rack"]]
        assert seat.view["purpose"] == "lesson"


async def test_who_plays_otherwise_is_told_what_then(server: RunningServer) -> None:
    async with await begun(server) as seat:
        await seat.order("act", action="draw")
        discard = next(step for step in seat.view["steps"] if step.startswith("discard") and step != "discard 8")
        await seat.order("act", action=discard)
        await seat.until(lambda view: view["yourTurn"])
        assert seat.view["lesson"]["turn"] == 2
        assert seat.view["lesson"]["action"] in seat.view["steps"]


async def test_it_is_in_no_list_and_there_are_so_many_turns(server: RunningServer) -> None:
    async with await begun(server, 5) as seat:
        assert seat.view["phase"] == "deal-over"
        assert (await ask(server.url, "/api/lobby"))["tables"] == []
    assert await refused(server, "/api/lesson", {"turn": 6}) == "no-moment"
