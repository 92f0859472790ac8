"""
The rules of section OPEN.
"""

import pytest
from mypy_extensions import i64

from pennies.game.game import Game
from pennies.game.refusal import Refusal
from pennies.profiles import load
from tests.rules.packs import UPCARD, hand_place, ordered_pack
from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("OPEN"))
def test_open_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []


def opening_with_the_pile() -> Game:
    """
    Seat 1, at 5,000 points, takes a king with two; the four and the nine under it wait, 60 of 90 are still missing.
    """
    places = {hand_place(0, 0): "KS", UPCARD: "4S", UPCARD + 1: "9H", UPCARD + 2: "9D"}
    places |= {hand_place(1, card): face for card, face in enumerate(["KH", "KD", "AS", "AH", "AD"])}
    game = Game(load("standard"))
    game.start_deal(5, [0, 5000], ordered_pack(places))
    for seat, action in [(0, "draw"), (0, "discard KS"), (1, "take KH KD")]:
        assert isinstance(game.act(seat, action), list), action
    return game


def test_open_4_the_rest_of_the_pile_is_set_aside() -> None:
    game = opening_with_the_pile()
    assert (game.faces.aside(), game.faces.pile()) == (["4S"], [])
    assert game.view(1).hand_sizes[1] == 11


def test_open_4_when_the_minimum_is_met_it_comes_to_the_hand() -> None:
    game = opening_with_the_pile()
    assert isinstance(game.act(1, "lay A:AS AH AD"), list)
    assert game.faces.aside() == []
    assert "4S" in game.view(1).hand
    assert game.view(1).hand_sizes[1] == 11 - 3 + 1


def test_open_4_a_pile_set_aside_is_no_pile_to_take() -> None:
    assert opening_with_the_pile().act(1, "take") == Refusal("already-drawn", "TURN-1", {})


def test_open_1_the_minimum_is_that_of_the_score_before_the_deal() -> None:
    assert [team.minimum for team in opening_with_the_pile().view(0).teams] == [50, 90]


def test_open_2_what_was_laid_is_told() -> None:
    assert [team.laid for team in opening_with_the_pile().view(0).teams] == [0, 30]


@pytest.mark.parametrize(
    ("score", "minimum"),
    [(-1000000, 15), (-5, 15), (0, 50), (4995, 50), (5000, 90), (9995, 90), (10000, 120), (14995, 120), (15000, 150),
     (19995, 150)],
)  # fmt: skip
def test_open_1_each_row_of_the_openings(score: i64, minimum: int) -> None:
    assert load("standard").rules().minimum(score) == minimum


@pytest.mark.parametrize("profile", ["uspc", "bicycle", "howstuffworks"])
@pytest.mark.parametrize(("score", "minimum"), [(-5, 15), (0, 50), (495, 50), (500, 90), (1000, 120), (1500, 150)])
def test_open_1_each_row_of_the_bicycle_openings(profile: str, score: i64, minimum: int) -> None:
    assert load(profile).rules().minimum(score) == minimum
