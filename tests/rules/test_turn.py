"""
The rules of section TURN.
"""

import pytest

from pennies.game.refusal import Refusal
from pennies.profiles import load
from tests.rules.packs import dealt, hand_place, ordered_pack
from tests.rules.records import PROFILE, short_pack
from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("TURN"))
def test_turn_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []


def test_turn_3_a_lone_pass_happens_by_itself_after_the_deal_too() -> None:
    # A joker is turned up and no stock is left: the first player can neither take nor draw.
    game = dealt(short_pack(), dealer=1, profile=load(PROFILE))
    assert (game.deals[0].ended_by, game.deals[0].actions) == ("stock", [])


def test_turn_1_a_deal_that_is_over_says_so() -> None:
    game = dealt(short_pack(), dealer=1, profile=load(PROFILE))
    assert game.deal.is_over()
    assert not dealt(ordered_pack()).deal.is_over()


@pytest.mark.parametrize("action", ["draw", "take", "lay K:KKK", "discard K", "pass", "ask", "yes", "no"])
def test_turn_1_after_the_end_of_the_deal_every_action_is_refused_for_that(action: str) -> None:
    game = dealt(short_pack(), dealer=1, profile=load(PROFILE))
    assert game.act(0, action) == Refusal("deal-over", "TURN-1", {})


def test_turn_1_a_face_that_is_not_in_the_hand_is_refused() -> None:
    # The hand has a two, but not this one.
    game = dealt(ordered_pack({hand_place(0, 0): "2S"}))
    game.act(0, "draw")
    lacking = next(face for face in ("2S", "2H", "2D", "2C") if face not in game.faces.hand(0))
    assert game.act(0, f"discard {lacking}") == Refusal("face-not-held", "TURN-1", {"card": lacking})
