"""
The statistics of many deals add up to what the games say.
"""

import pickle

import pytest

from pennies.arena import Tally, play_game, seat_bots
from pennies.arena.tally import POINTS, is_premature, openers, team_tally
from pennies.engine.ranks import BLACK_THREE
from pennies.engine.state import ENDED_STOCK, PHASE_OVER
from pennies.engine.steps import DISCARD, DRAW, LAY, TAKE
from pennies.game.game import Game
from pennies.game.notation import KINDS
from pennies.game.shuffle import shuffle_from_text
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
    assert openers([(seat, int(verb)) for seat, verb in verbs], SHORT.rules()) == [4, 5]
    assert openers([], SHORT.rules()) == []


def test_tallies_merge(three: tuple[Tally, list[Game]]) -> None:
    merged, _ = tallied(["a"])
    for text in ("b", "c"):
        merged.merge(pickle.loads(pickle.dumps(tallied([text])[0])))  # noqa: S301 - our own bytes
    assert merged == three[0]


def ended(hands: tuple[int, ...], going_out: int = 1, *, won: bool = False) -> Game:
    """
    Let seat 0 have gone out while each seat holds so many black threes, five points each.
    """
    game = Game(SHORT)
    shuffle = shuffle_from_text("text", 0, 6)
    game.start_deal(5, (5_000 if won else 0, 0), shuffle.pack(game.rules), shuffle)
    deal = game.deal
    deal.phase, deal.ended_by, deal.turn = PHASE_OVER, going_out, 0
    for seat, count in zip(deal.seats, hands, strict=True):
        for rank in range(len(seat.hand)):
            seat.hand[rank] = count if rank == BLACK_THREE else 0
            seat.foot[rank] = 0
    return game


@pytest.mark.parametrize(
    ("hands", "is_too_early"),
    [
        ((0, 0, 10, 0, 10, 0), False),  # 100 caught, against 0 and the bonus of 100: as much
        ((0, 0, 11, 0, 10, 0), True),
        ((0, 1, 11, 0, 10, 0), False),
        ((0, 9, 0, 9, 0, 9), False),
    ],
)
def test_an_exit_is_premature_that_costs_more_than_it_gains(hands: tuple[int, ...], *, is_too_early: bool) -> None:
    game = ended(hands)
    assert game.rules.going_out == 100
    assert is_premature(game) is is_too_early
    assert (team_tally(game, 0).outs, team_tally(game, 0).premature) == (1, int(is_too_early))
    assert (team_tally(game, 1).outs, team_tally(game, 1).premature) == (0, 0)


def test_an_exit_that_wins_the_game_is_never_premature() -> None:
    assert not is_premature(ended((0, 0, 11, 0, 11, 0), won=True))


def test_a_deal_that_ran_out_has_no_exit() -> None:
    assert team_tally(ended((0, 0, 11, 0, 11, 0), int(ENDED_STOCK)), 0).outs == 0
