"""
Questions over a real connection: preview, why and hint, and that asking changes nothing.
"""

from itertools import pairwise
from typing import Any

import pytest

from pennies.server.messages import MOST_PICKED
from tests.server.playing import Client, RunningServer

pytestmark = pytest.mark.asyncio


def picked(view: dict[str, Any], rank: str, count: int = 99) -> list[str]:
    return next((column["cards"][:count] for column in view["rack"] if column["rank"] == rank), [])


async def at_the_table(server: RunningServer, seed: str) -> Client:
    """
    Sit down at a table whose game has begun and whose host is to draw.
    """
    table, token = server.make_table(seed=seed)
    client = await Client(server, table, token).__aenter__()
    await client.command("start")
    await client.my_turn()
    return client


async def preview(client: Client, faces: list[str], staged: list[str] | None = None) -> dict[str, Any]:
    answer = await client.ask({"type": "preview", "picked": faces, "staged": staged or []})
    assert answer["type"] == "previewed", answer
    return answer


async def test_before_the_draw_everything_is_refused_with_the_reason(server: RunningServer) -> None:
    client = await at_the_table(server, "x")
    answer = await preview(client, picked(client.view, "J"))
    assert answer["title"] == "Picked: 2 jacks"
    assert [(target["target"], target["legal"], target["refused"]["code"]) for target in answer["targets"]] == [
        ("J", False, "draw-first")
    ]
    assert answer["discard"]["refused"]["code"] == "pick-one-card"
    assert [move["refused"]["code"] for move in answer["takes"]] == ["take-blocked"]
    await client.socket.close()


async def test_wild_cards_alone_go_to_every_meld(server: RunningServer) -> None:
    client = await at_the_table(server, "two 6")
    await client.command("act", "draw")
    answer = await preview(client, picked(client.view, "2", 1))
    open_melds = {
        cell["target"] for team in client.view["teams"] if team["own"] for cell in team["cells"] if cell["cards"]
    }
    assert {target["target"] for target in answer["targets"]} == open_melds | {"W"}
    legal = [target for target in answer["targets"] if target["legal"]]
    assert all(target["label"].startswith("Add a two to") for target in legal)
    assert legal
    await client.socket.close()


@pytest.mark.parametrize(
    ("faces", "code"), [(["K"], "cards-no-suit"), (["KS", "R"], "cards-no-suit"), (["K?"], "cards-letter")]
)
async def test_what_is_picked_has_a_suit(server: RunningServer, faces: list[str], code: str) -> None:
    client = await at_the_table(server, "x")
    answer = await client.ask({"type": "preview", "picked": faces})
    assert (answer["type"], answer["code"]) == ("problem", code)
    plain = await client.ask({"type": "preview", "picked": [], "staged": ["K:KKK"], "ways": True})
    assert plain["type"] == "previewed"
    await client.socket.close()


async def opening(server: RunningServer) -> tuple[Client, list[str]]:
    """
    Find a table whose host can begin an opening that one meld does not meet, and that meld.
    """
    for seed in range(40):
        client = await at_the_table(server, f"opening {seed}")
        if client.view["opening"]:
            await client.command("act", "draw")
            for column in client.view["rack"]:
                if len(column["cards"]) >= 3 and not column["wild"] and column["rank"] not in "3A":
                    answer = await preview(client, column["cards"][:3])
                    target = answer["targets"][0]
                    if target["stageable"] and answer["opening"]["missing"]:
                        return client, [target["part"]]
        await client.socket.close()
    raise AssertionError("no such table")


async def test_opening_is_counted_and_laid_down_only_when_it_is_met(server: RunningServer) -> None:
    client, staged = await opening(server)
    short = await preview(client, [], staged)
    counted = short["opening"]
    assert counted["minimum"] == 50
    assert counted["missing"] == 50 - counted["laid"]
    assert not short["staged"]["legal"]
    assert short["staged"]["detail"] == f"{counted['missing']} short: why?"
    assert short["staged"]["refused"]["rule"] == "OPEN-3"
    await client.socket.close()


async def test_hint_counts_what_is_staged_until_it_is_to_be_laid_down(server: RunningServer) -> None:
    client, staged = await opening(server)
    while True:
        hint = await client.ask({"type": "hint", "staged": staged})
        if not hint["action"]:
            break
        ranks = hint["action"].partition(":")[2]
        faces = [face for rank in set(ranks) for face in picked(client.view, rank, ranks.count(rank))]
        answer = await preview(client, faces, staged)
        target = next(target for target in answer["targets"] if target["action"].count(":") == len(staged) + 1)
        assert target["stageable"], "a hint is what may be staged besides"
        staged.append(target["part"])
    assert hint["sentence"] == "Lay down what you have staged."
    assert (await preview(client, [], staged))["staged"]["legal"]
    await client.socket.close()


async def test_hint_names_all_that_goes_on_a_meld_at_once(server: RunningServer) -> None:
    client = await at_the_table(server, "at once 0")
    told: list[str] = []
    while len(told) < 20 and await client.my_turn():
        action = (await client.ask({"type": "hint"}))["action"]
        told.append(action.partition(":")[0])
        assert (await client.command("act", action))["type"] == "done"
    assert sum(each.startswith("lay") for each in told) > 3
    assert all(one != other for one, other in pairwise(told)), told
    await client.socket.close()


async def test_ways_to_open_are_told_to_who_asks_and_each_opens(server: RunningServer) -> None:
    told = 0
    for seed in range(40):
        client = await at_the_table(server, f"opening {seed}")
        await client.command("act", "draw")
        for column in client.view["rack"] if client.view["opening"] else []:
            answer = await preview(client, column["cards"][:3])
            staged = [target["part"] for target in answer["targets"] if target["stageable"]]
            if len(staged) != 1 or not answer["opening"]["missing"]:
                continue
            assert (await preview(client, [], staged))["ways"] == []
            ways = (await client.ask({"type": "preview", "picked": [], "staged": staged, "ways": True}))["ways"]
            assert len(ways) <= 2
            faces = [{face for part in way["parts"] for face in part.partition(":")[2].split()} for way in ways]
            assert len(ways) < 2 or not faces[0] <= faces[1], "one way is no part of the other"
            for way in ways:
                down = (await preview(client, [], [*staged, *way["parts"]]))["staged"]
                assert down["legal"], way
                assert way["label"].endswith(down["label"].removeprefix("Lay down"))
            told += len(ways)
        await client.socket.close()
    assert told >= 10


async def waiting(server: RunningServer, seed: str) -> Client:
    """
    Sit down at a table and play a turn, so that others play now, slowly.
    """
    table, token = server.make_table(seed=seed)
    client = await Client(server, table, token).__aenter__()
    await client.command("start")
    await client.my_turn()
    await client.command("act", "draw")
    await client.command("", command={"do": "settings", "pace": "calm"})
    await client.command("act", next(step for step in client.view["steps"] if step.startswith("discard")))
    assert not client.view["yourTurn"]
    return client


async def test_who_waits_may_stage_a_lay_and_not_lay_it(server: RunningServer) -> None:
    planned = 0
    for seed in range(4):
        client = await waiting(server, f"plan {seed}")
        for column in client.view["rack"]:
            answer = await preview(client, column["cards"][:3])
            assert not answer["discard"]["legal"]
            for target in answer["targets"]:
                assert not target["legal"]
                if not target["stageable"]:
                    assert target["refused"]["code"] != "wrong-seat"
                    continue
                planned += 1
                assert target["refused"]["code"] == "wrong-seat"
                staged = await preview(client, [], [target["part"]])
                assert (staged["staged"], staged["lifted"], staged["ways"]) == (None, None, [])
                assert staged["opening"] is None or staged["opening"]["laid"] == target["points"]
                refused = await client.ask({"type": "why", "action": target["action"]})
                assert refused["refused"]["code"] == "wrong-seat"
        await client.socket.close()
    assert planned


async def test_a_plan_that_cannot_be_laid_is_lifted_with_the_reason(server: RunningServer) -> None:
    client = await at_the_table(server, "opening 1")
    staged = [f"{column['rank']}:{column['cards'][0]}" for column in client.view["rack"] if not column["wild"]][:1]
    assert (await preview(client, [], staged))["lifted"] is None
    await client.command("act", "draw")
    lifted = (await preview(client, [], staged))["lifted"]
    assert lifted["code"] == "meld-too-few"
    assert lifted["sentence"]
    await client.socket.close()


async def test_opening_that_is_met_can_be_laid_down_at_once(server: RunningServer) -> None:
    client, staged = await opening(server)
    for column in client.view["rack"]:
        if not column["wild"] or column["rank"] == "3":
            continue
        answer = await preview(client, column["cards"][:1], staged)
        for target in answer["targets"]:
            if target["legal"]:
                assert answer["opening"]["missing"] == 0
                parts = [*staged, target["part"]]
                assert (await preview(client, [], parts))["staged"]["legal"]
                done = await client.command("act", target["action"])
                assert done["type"] == "done"
                assert client.view["teams"][0]["opened"]
                assert client.view["canUndo"]
                await client.socket.close()
                return
    await client.socket.close()
    pytest.skip("no wild card opens here")


async def test_what_is_legal_in_a_preview_is_done_and_what_is_refused_is_refused(server: RunningServer) -> None:
    """
    Through a deal: each target and discard of single ranks does as its preview said.
    """
    client = await at_the_table(server, "both")
    for _ in range(6):
        if not await client.my_turn():
            break
        for column in client.view["rack"]:
            answer = await preview(client, column["cards"])
            for shown in [*answer["targets"], *([answer["discard"]] if answer["discard"] else [])]:
                why = await client.ask({"type": "why", "action": shown["action"] or "draw"})
                if shown["action"] and shown.get("stageable", shown["legal"]):
                    assert why["refused"] is None, shown
                elif shown["action"]:
                    assert why["refused"] == shown["refused"], shown
        hint = await client.ask({"type": "hint"})
        await client.command("act", hint["action"])
    await client.socket.close()


async def test_hint_is_legal_and_said(server: RunningServer) -> None:
    client = await at_the_table(server, "x")
    hint = await client.ask({"type": "hint"})
    assert hint["sentence"] == "Draw from the stock."
    assert (await client.ask({"type": "why", "action": hint["action"]}))["refused"] is None
    await client.socket.close()


async def test_asking_changes_nothing(server: RunningServer) -> None:
    client = await at_the_table(server, "x")
    seq, view = client.seq, client.view
    await preview(client, picked(client.view, "J"), ["K:KK"])
    await client.ask({"type": "why", "action": "take KK"})
    await client.ask({"type": "hint"})
    async with Client(server, view["table"], client.hello["token"]) as other:
        assert (other.seq, other.view) == (seq, view)
    await client.socket.close()


@pytest.mark.parametrize(
    "message",
    [
        {"type": "preview", "picked": ["KZ"]},
        {"type": "preview", "picked": [], "staged": ["K"]},
        {"type": "preview", "picked": [], "staged": [""]},
        {"type": "why", "action": "fly"},
        {"type": "command", "seq": 0, "command": {"do": "act", "action": "lay K"}},
    ],
)
async def test_what_cannot_be_read_is_a_problem_with_its_id(server: RunningServer, message: dict[str, Any]) -> None:
    client = await at_the_table(server, "x")
    if message["type"] == "command":
        message = {**message, "seq": client.seq}
    answer = await client.ask({**message, "id": "bad"})
    assert answer["type"] == "problem"
    assert answer["sentence"]
    await client.socket.close()


async def test_more_cards_than_any_hand_has_are_not_looked_at(server: RunningServer) -> None:
    client = await at_the_table(server, "heaps")
    answer = await client.ask({"type": "preview", "picked": ["KS"] * (MOST_PICKED + 1), "staged": []})
    assert (answer["type"], answer["code"]) == ("problem", "unreadable")
    await client.socket.close()
