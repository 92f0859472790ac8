"""
The statistics of many deals add up to what the games say.
"""

import pickle

import pytest

from pennies.arena import Tally, play_game, seat_bots
from pennies.arena.tally import POINTS, openers
from pennies.engine.steps import DISCARD, DRAW, LAY, TAKE
from pennies.game.game import Game
from pennies.game.notation import KINDS
from pennies.profiles import load

SHORT = load({"extends": "standard", "target": 4_000})
LEVELS = ("greedy", "random")


def tallied(texts: list[str]) -> tuple[Tally, list[Game]]:
    tally, games = Tally(), []
    for text in texts:
        games.append(play_game(SHORT, seat_bots(SHORT, LEVELS, text), text, deals=6, on_deal=tally.add_deal))
        tally.add_game(games[-1])
    return tally, games


@pytest.fixture(scope="module")
def three() -> tuple[Tally, list[Game]]:
    return tallied(["a", "b", "c"])


def test_deals_and_games_are_counted(three: tuple[Tally, list[Game]]) -> None:
    tally, games = three
    assert tally.deals == sum(len(game.deals) for game in games) == sum(tally.endings.values())
    assert tally.games + tally.unfinished == 3
    assert sum(team.wins for team in tally.teams) == tally.games == len(tally.game_deals)
    assert tally.actions == [len(deal.actions) for game in games for deal in game.deals]
    assert all(0 < turns < actions for turns, actions in zip(tally.turns, tally.actions, strict=True))


def test_points_add_up(three: tuple[Tally, list[Game]]) -> None:
    tally, games = three
    for team, counts in enumerate(tally.teams):
        assert counts.points["total"] == sum(counts.points[line] for line in POINTS if line != "total")
        assert counts.points["total"] == sum(game.scores[team] for game in games)
        assert counts.points["total"] == sum(result[team] for result in tally.results)
        assert counts.points["sevens"] == counts.canastas["sevens"] * 1_500
        assert counts.points["natural"] == counts.canastas["natural"] * 500


def test_means_are_by_deal(three: tuple[Tally, list[Game]]) -> None:
    tally, games = three
    assert tally.mean_points(0, "total") == sum(game.scores[0] for game in games) / tally.deals


def test_feet_and_openings_are_counted(three: tuple[Tally, list[Game]]) -> None:
    tally, _ = three
    assert all(0 <= team.feet_left <= 3 * tally.deals for team in tally.teams)
    assert tally.teams[0].feet_left < tally.teams[1].feet_left
    assert sum(team.opened_first for team in tally.teams) <= tally.deals
    assert sum(tally.openers.values()) == sum(team.opened for team in tally.teams)
    assert set(tally.teams[0].canastas) == set(KINDS)


def test_the_first_of_a_team_that_lays_or_takes_has_opened() -> None:
    verbs = [(3, DRAW), (3, DISCARD), (4, DRAW), (4, LAY), (4, DISCARD), (5, TAKE), (5, LAY), (0, LAY)]
    assert openers([(seat, int(verb)) for seat, verb in verbs], 2) == [4, 5]
    assert openers([], 2) == []


def test_tallies_merge(three: tuple[Tally, list[Game]]) -> None:
    merged, _ = tallied(["a"])
    for text in ("b", "c"):
        merged.merge(pickle.loads(pickle.dumps(tallied([text])[0])))  # noqa: S301 - our own bytes
    assert merged == three[0]
