"""
The rules of section SEATS.
"""

from typing import Any

import pytest
from mypy_extensions import i64

from pennies.engine.game import next_dealer
from pennies.game.refusal import Refusal
from pennies.game.shuffle import first_dealer
from pennies.profiles import load
from tests.rules.packs import dealt, ordered_pack
from tests.rules.records import RESULT, deal_values, fault_of, short_record
from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("SEATS"))
def test_seats_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []


@pytest.mark.parametrize(
    ("profile", "teams"), [("standard", [0, 1, 0, 1, 0, 1]), ("bicycle", [0, 1, 2, 0, 1, 2])], ids=["two", "three"]
)
def test_seats_1_the_teams_are_seated_alternately(profile: str, teams: list[int]) -> None:
    rules = load(profile).rules()
    assert [rules.team_of(seat) for seat in range(6)] == teams


@pytest.mark.parametrize(("dealer", "after"), [(0, 1), (4, 5), (5, 0)])
def test_seats_2_the_deal_passes_to_the_left(dealer: i64, after: int) -> None:
    assert next_dealer(load("standard").rules(), dealer) == after


def test_seats_2_the_first_dealer_is_drawn_from_the_game() -> None:
    # The test vector of docs/RULES.md.
    assert first_dealer("heaven", 6) == 1


def test_seats_2_every_seat_deals_first_in_some_game() -> None:
    assert {first_dealer(f"game {number}", 6) for number in range(60)} == set(range(6))


def second_deal(dealer: int, scores: list[int]) -> dict[str, Any]:
    values = short_record()
    values["deals"].append(deal_values(dealer, scores))
    return values


def test_seats_2_a_record_in_which_the_same_player_deals_again_is_refused() -> None:
    assert fault_of(second_deal(1, RESULT)) == ("deals[1].dealer", "SEATS-2")


def test_seats_2_a_record_in_which_the_left_neighbour_deals_holds() -> None:
    values = second_deal(0, RESULT)
    del values["deals"][1]["result"]
    assert fault_of(values) == ("", "")


@pytest.mark.parametrize(("dealer", "first"), [(5, 0), (0, 1), (3, 4)])
def test_seats_3_the_player_on_the_dealers_left_plays_first(dealer: int, first: int) -> None:
    assert dealt(ordered_pack(), dealer).deal.to_act == first


def test_seats_3_another_seat_than_the_one_to_act_is_refused() -> None:
    game = dealt(ordered_pack(), dealer=5)
    assert game.act(3, "draw") == Refusal("wrong-seat", "SEATS-3", {"seat": 3, "to_act": 0})


def test_seats_3_the_wrong_seat_is_named_before_what_is_wrong_with_the_action() -> None:
    answer = dealt(ordered_pack(), dealer=5).act(3, "yes")
    assert isinstance(answer, Refusal)
    assert answer.rule == "SEATS-3"


def test_seats_3_after_the_end_of_the_deal_no_seat_is_the_wrong_one() -> None:
    game = dealt(ordered_pack(), dealer=5)
    game.resign()
    assert game.act(3, "draw") == Refusal("deal-over", "TURN-1", {})


def test_seats_3_a_record_with_an_action_of_another_seat_is_refused() -> None:
    values: dict[str, Any] = {
        "format": "pennies-record/1",
        "profile": "standard",
        "deals": [{"dealer": 5, "scores": [0, 0], "pack": " ".join(ordered_pack()), "actions": ["1 draw"]}],
    }
    assert fault_of(values) == ("deals[0].actions[0]", "SEATS-3")
