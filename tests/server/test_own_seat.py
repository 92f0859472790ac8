"""
One's own seat, what a table is called, and whose its record is.
"""

import pytest

from pennies.client import Seat, ask, make_table
from tests.server.playing import RunningServer, running
from tests.server.six import play_deal
from tests.server.test_together import refused, two

pytestmark = pytest.mark.asyncio


async def test_other_devices_are_signed_out_and_this_one_stays(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        table = f"/api/tables/{made['table']}"
        code = (await ask(server.url, f"{table}/device", {}, ben.token))["code"]
        lost = (await ask(server.url, "/api/device", {"code": code}))["token"]
        unused = (await ask(server.url, f"{table}/device", {}, lost))["code"]
        async with Seat(server.url, made["table"], lost) as elsewhere:
            joined = await ask(server.url, f"{table}/sign-out", {}, ben.token)
            await elsewhere.until(lambda view: view["you"] == -1)
        assert await refused(server, f"{table}/device", {}, lost) == "token-unknown"
        assert await refused(server, "/api/device", {"code": unused}) == "no-device-code"
        assert joined["token"] == ben.token
        assert ben.view["you"] == 1, "a connection with the secret that stays is not ended"
        async with Seat(server.url, made["table"], joined["token"]) as here:
            assert here.number == joined["seat"] == 1
            assert here.view["players"][1]["person"] == joined["person"]
        assert (ann.reconnects, ben.reconnects) == (0, 0)


async def test_a_table_is_called_by_its_name_everywhere_until_its_host_erases_it(server: RunningServer) -> None:
    async with two(server, public=True, title="  Friday   night ") as (ann, ben, made):
        table = f"/api/tables/{made['table']}"
        assert (ann.view["title"], ben.view["title"]) == ("Friday night", "Friday night")
        assert (await ask(server.url, table))["title"] == "Friday night"
        (listed,) = (await ask(server.url, "/api/lobby"))["tables"]
        assert listed["title"] == "Friday night"
        await ask(server.url, f"{table}/erase", {}, ben.token)
        assert (await ask(server.url, table))["title"] == "Friday night"
        await ask(server.url, f"{table}/erase", {}, ann.token)
        await ben.until(lambda view: view["title"] == "")
        (listed,) = (await ask(server.url, "/api/lobby"))["tables"]
        assert listed["title"] == ""
        assert [seat["name"] for seat in listed["seats"] if seat["holds"] == "person"] == ["", ""]


async def test_a_table_s_name_is_kept_over_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("data")
    with running(folder) as server:
        made = await make_table(server.url, title="П’ятниця", public=True)
    with running(folder) as server:
        assert (await ask(server.url, f"/api/tables/{made['table']}"))["title"] == "П’ятниця"
        assert (await ask(server.url, "/api/lobby"))["tables"][0]["title"] == "П’ятниця"


@pytest.mark.parametrize("title", ["x" * 41, "a\u202eb", "\u200b", "   ", "tab\tbed"])
async def test_a_name_that_cannot_be_read_is_refused(server: RunningServer, title: str) -> None:
    assert await refused(server, "/api/tables", {"title": title}) == "bad-title"


async def test_a_record_is_for_who_sits_there_and_of_a_public_table_for_everybody(server: RunningServer) -> None:
    async with two(server) as (ann, ben, made):
        path = f"/api/tables/{made['table']}/record"
        await ann.order("start")
        await play_deal([ann, ben])
        assert await refused(server, path) == "record-not-yours"
        assert server.get(path, Authorization=f"Bearer {ben.token}")[0] == 200
        await ann.order("settings", public=True)
        assert server.get(path)[0] == 200
