"""
What is told of a thing on the table: every thing answers, with what is so now, what to do, and the rule.
"""

import pytest

from pennies.engine.chance import Generator
from pennies.engine.ranks import KING
from pennies.game.view import SPECTATOR
from pennies.lang import LANGUAGES
from pennies.profiles import load
from pennies.server import messages
from pennies.server.reader import Reader
from pennies.server.things import about, room_for_wilds
from pennies.server.views import table_view
from pennies.table import Table
from tests.property.walks import PROFILES
from tests.server.playing import Client, RunningServer
from tests.server.test_information import positions, table_of


def told(reader: Reader, thing: str) -> messages.Told | None:
    return about(reader, messages.About(id="a", thing=thing))


def certainly(reader: Reader, thing: str) -> messages.Told:
    found = told(reader, thing)
    assert found is not None, thing
    return found


def things_of(view: messages.TableView) -> list[str]:
    """
    List all that is drawn and can be pointed at.
    """
    found = ["stock", "pile", "race", *(f"seat:{player.seat}" for player in view.players)]
    for team in view.teams:
        found += [f"reds:{team.team}", f"minimum:{team.team}"]
        found += [f"kind:{team.team}:{kind.kind}" for kind in team.kinds]
        found += [f"meld:{team.team}:{target}" for target in view.horizon]
    return found


@pytest.mark.parametrize("name", PROFILES)
def test_everything_on_the_table_answers_with_a_rule(name: str) -> None:
    """
    In every profile, at several moments of a deal, for seats and who watches, in both languages.
    """
    table = table_of(name, f"things {name}")
    for place, game in enumerate(positions(table, Generator(1))):
        if place % 60:
            continue
        for seat in (int(game.deal.to_act), (int(game.deal.to_act) + 1) % len(game.deal.seats), SPECTATOR):
            for language in LANGUAGES:
                reader = Reader(table, seat, language)
                for thing in things_of(table_view(reader)):
                    said = certainly(reader, thing)
                    assert said.sentence.endswith("."), (thing, said.sentence)
                    assert "  " not in f"{said.sentence}{said.help}", (thing, said)
                    assert said.rule_text, (thing, said.rule)


@pytest.mark.parametrize(
    "thing", ["", "reds", "reds:9", "reds:-1", "reds:0:1", "seat:6", "seat:x", "kind:0:tame", "meld:0:R", "meld:0:2"]
)
def test_what_is_not_there_is_not_told_of(thing: str) -> None:
    assert told(Reader(table_of("standard", "x"), 0, "en"), thing) is None


def at_most(table: Table, actions: int) -> None:
    """
    Play so many actions.
    """
    for place, _ in enumerate(positions(table, Generator(3))):
        if place == actions:
            return


def test_red_threes_tell_what_they_count_now_and_why() -> None:
    table = table_of("standard", "reds")
    at_most(table, 40)
    view = table_view(Reader(table, 0, "en"))
    own = next(team for team in view.teams if team.own)
    other = next(team for team in view.teams if not team.own)
    assert own.red_value < 0
    assert other.red_threes
    said = certainly(Reader(table, 0, "en"), f"reds:{own.team}")
    count = len(own.red_threes)
    number = "one red three" if count == 1 else f"{count} red threes"
    assert said.sentence == (
        f"Your team has {number}: −{-own.red_value} points now, because it has no canasta of sevens yet."
    )
    assert said.help == f"Complete a canasta of sevens: then they count {-own.red_value} for you."
    assert said.rule == "RED3-3"
    assert certainly(Reader(table, 0, "en"), f"reds:{other.team}").sentence.startswith("The other team has ")


def test_room_for_wild_cards_is_what_the_rules_leave() -> None:
    standard = load("standard").rules()
    assert [room_for_wilds(standard, KING, size, wilds) for size, wilds in ((0, 0), (5, 2), (5, 3), (6, 1))] == [
        3,
        1,
        0,
        1,
    ]
    house = load({"extends": "standard", "wilds_max": 5, "wild_limit": "not_more_than_naturals"}).rules()
    assert [room_for_wilds(house, KING, size, wilds) for size, wilds in ((0, 0), (4, 2), (6, 3))] == [3, 1, 0]


def test_pile_tells_who_waits_what_would_be_so_in_their_turn() -> None:
    """
    It is judged as when the turn is there.
    """
    table = table_of("standard", "pile")
    compared = {True: 0, False: 0}
    for game in positions(table, Generator(5)):
        view = game.view(int(game.deal.to_act))
        if view.phase != "draw" or not view.pile:
            continue
        reader = Reader(table, view.seat, "en")
        takes = [move for move in table_view(reader).moves if move.id.startswith("take")]
        said = certainly(reader, "pile")
        may = takes[0].legal
        assert said.help.startswith("You can take it") == may
        if not may and takes[0].refused is not None:
            assert said.help == takes[0].refused.sentence
        other = Reader(table, (view.seat + 1) % 6, "en")
        assert not certainly(other, "pile").help.startswith("You can take it")
        compared[may] += 1
    assert min(compared.values()) > 0


def test_seat_tells_of_its_foot() -> None:
    table = table_of("standard", "x")
    own = certainly(Reader(table, 0, "en"), "seat:0")
    assert own.sentence == (
        "You hold 13 cards. The foot is not picked up yet; if the deal ends first, it counts against the team."
    )
    assert own.help == "Lay the card that completes a canasta: that earns your foot."
    assert own.rule == "FOOT-1"
    assert "plays against you" in certainly(Reader(table, 0, "en"), "seat:1").sentence
    assert certainly(Reader(table, 0, "en"), "seat:1").help == ""
    assert certainly(Reader(table, 0, "en"), "seat:2").help.startswith("Leave the card that completes a canasta to")


@pytest.mark.asyncio
async def test_who_watches_is_told_too_and_nothing_happens(server: RunningServer) -> None:
    table, token = server.make_table(seed="x")
    async with Client(server, table, token) as client, Client(server, table, "") as watcher:
        await client.command("start")
        await client.my_turn()
        seq = client.seq
        for who in (client, watcher):
            said = await who.ask({"type": "about", "thing": "kind:0:natural"})
            assert (said["type"], said["rule"]) == ("told", "OUT-1")
            assert said["ruleText"]
            assert said["sources"]
            none = await who.ask({"type": "about", "thing": "moon"})
            assert (none["type"], none["code"]) == ("problem", "no-thing")
        assert client.seq == seq
