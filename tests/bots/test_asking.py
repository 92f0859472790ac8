"""
Asking the partners whether to go out, and answering: compared with what else could be done, in worlds that fit.
"""

from statistics import StatisticsError

import pytest
from mypy_extensions import i64

from pennies.bots.core.plans import turn_plans
from pennies.bots.core.policy import choose
from pennies.bots.core.search import Budget, next_world, search
from pennies.bots.core.weights import strong
from pennies.bots.core.worlds import BLIND, world_for_asked
from pennies.bots.explaining import measure
from pennies.bots.reading import knowledge_of
from pennies.bots.reviewing import Decision, review_turn
from pennies.engine.chance import Generator
from pennies.engine.going_out import can_go_out
from pennies.engine.ranks import SEVEN
from pennies.engine.steps import ASK, STEP_LAY
from pennies.game.notation import parse_action
from pennies.game.view import View
from pennies.profiles import load
from pennies.vecs import vec
from tests.bots.seats import view_at
from tests.bots.test_answers import MELDS, asked

STANDARD = load("standard")
W = strong()
ASKING = view_at(
    STANDARD, phase="lay", hands=["994", "55555", "44", "55555", "44", "55555"], feet=[""] * 6, melds=MELDS
)
BY_CHANCE = vec[i64]()
MANY = 24
"""Worlds enough for the plain engine to see what is gross."""


def test_asking_is_compared_with_every_way_to_lay() -> None:
    knowledge = knowledge_of(STANDARD.rules(), ASKING)
    plans = turn_plans(knowledge, W)
    firsts = [plan.steps[0] for plan in plans if len(plan.steps)]
    assert firsts[0] == choose(knowledge, W) == ASK
    assert any(step >= STEP_LAY for step in firsts)


def test_a_seat_that_is_asked_guesses_hands_that_can_go_out() -> None:
    knowledge = knowledge_of(STANDARD.rules(), asked("44", "", "5", [0, 0]))
    generator = Generator(3)
    worlds = [world for _ in range(20) if (world := world_for_asked(knowledge, generator)) is not None]
    assert len(worlds) > 1
    assert all(can_go_out(world.deal) for world in worlds)


def test_where_no_guess_could_go_out_the_policy_answers() -> None:
    """
    Everybody has seen three sevens come to the hand of the player who asks.
    """
    knowledge = knowledge_of(STANDARD.rules(), asked("44", "", "5", [0, 0]))
    knowledge.known[SEVEN] = knowledge.known_sizes[0] = 3
    knowledge.public[SEVEN] += 3
    assert next_world(knowledge, BLIND, BY_CHANCE, Generator(1)) is None
    assert search(knowledge, W, Budget(4), Generator(1)) == choose(knowledge, W)


@pytest.mark.parametrize(("view", "done", "better"), [
    (asked("AAAXXXX", "", "5", [0, 0]), "yes", "no"),
])  # fmt: skip
def test_a_gross_answer_is_reviewed(view: View, done: str, better: str) -> None:
    review = review_turn(STANDARD.rules(), 1, [Decision(view, parse_action(done))], MANY, "seed")
    (slip,) = review.slips
    assert [view.steps[step] for step in slip.done] == [done]
    assert [view.steps[step] for step in slip.better] == [better]


def test_one_value_has_no_error() -> None:
    with pytest.raises(StatisticsError):
        measure([5.0])
