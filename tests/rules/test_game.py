"""
The rules of section GAME.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from mypy_extensions import i64

from pennies.engine.game import winner
from pennies.profiles import Profile, load
from pennies.vecs import vec
from tests.rules.packs import dealt, ordered_pack
from tests.rules.records import PROFILE, RESULT, deal_values, fault_of, short_pack, short_record
from tests.rules.rule_cases import WrittenCase, cases_of, what_fails

NOBODY = -1


def won_by(scores: Sequence[int], profile: str | dict[str, Any] = "standard") -> int:
    return int(winner(load(profile).rules(), vec[i64]([*scores])))


@pytest.mark.parametrize("written", cases_of("GAME"))
def test_game_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []


@pytest.mark.parametrize(
    ("scores", "team"),
    [
        ([20000, 19995], 0),
        ([19995, 20000], 1),
        ([20005, 30000], 1),
        ([30000, 20005], 0),
        ([19995, 19990], NOBODY),
        ([-500, 0], NOBODY),
    ],
)
def test_game_1_the_most_points_win_once_a_team_has_reached_20000(scores: list[int], team: int) -> None:
    assert won_by(scores) == team


@pytest.mark.parametrize(
    ("scores", "team"),
    [([0, 0, 20000], 2), ([21000, 20000, 20500], 0), ([19995, 19995, 19995], NOBODY), ([20000, 100, 100], 0)],
)
def test_game_1_one_team_of_three_wins(scores: list[int], team: int) -> None:
    assert won_by(scores, "bicycle") == team


@pytest.mark.parametrize(("scores", "team"), [([5000, 0], 0), ([4995, 0], NOBODY)])
def test_game_1_the_house_sets_the_target(scores: list[int], team: int) -> None:
    assert won_by(scores, {"extends": "standard", "target": 5000}) == team


@pytest.mark.parametrize("scores", [[20000, 20000], [25000, 25000]])
def test_game_2_equal_teams_at_the_top_play_another_deal(scores: list[int]) -> None:
    assert won_by(scores) == NOBODY


@pytest.mark.parametrize(
    ("scores", "team"),
    [([20000, 20000, 0], NOBODY), ([0, 20000, 20000], NOBODY), ([20000, 20000, 20005], 2), ([20005, 20000, 20000], 0)],
)
def test_game_2_only_teams_at_the_top_count(scores: list[int], team: int) -> None:
    assert won_by(scores, "bicycle") == team


def ended(profile: Profile) -> int | None:
    """
    Name the winner after a deal that ended at once, -285 against -405, with a target of the house.
    """
    return dealt(short_pack(), dealer=1, profile=profile).winner


def test_game_1_nobody_has_won_below_the_target() -> None:
    assert ended(load(PROFILE)) is None


def test_game_1_nobody_has_won_while_a_deal_is_played() -> None:
    game = dealt(ordered_pack())
    game.deals[0].scores = (30000, 0)
    assert game.winner is None


def test_game_1_a_deal_that_was_broken_off_wins_nothing() -> None:
    game = dealt(ordered_pack())
    game.deals[0].scores = (30000, 0)
    game.resign()
    assert game.winner is None


def two_deals(before: list[int]) -> dict[str, Any]:
    """
    Make a record whose first deal begins with these scores and adds -285 and -405; a second follows.
    """
    values = short_record()
    values["deals"] = [
        deal_values(1, before),
        deal_values(0, [score + points for score, points in zip(before, RESULT, strict=True)]),
    ]
    del values["deals"][1]["result"]
    return values


def test_game_1_a_deal_after_the_game_was_won_is_refused() -> None:
    assert fault_of(two_deals([20285, 0])) == ("deals[1]", "GAME-1")


def test_game_1_a_deal_after_one_that_did_not_win_is_accepted() -> None:
    assert fault_of(two_deals([20284, 0])) == ("", "")


def test_game_2_a_deal_after_a_tie_is_accepted() -> None:
    # 20,000 each after the first.
    assert fault_of(two_deals([20285, 20405])) == ("", "")
