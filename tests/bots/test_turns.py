"""
Whole turns: what they are judged by, that they are legal, and that they pay.
"""

from random import Random
from statistics import fmean

import pytest
from mypy_extensions import i64

from pennies.bots.core.aftermath import COUNT, HAND, TABLE, TIMES, Aftermath
from pennies.bots.core.knowledge import Knowledge, beginning
from pennies.bots.core.lessons import School, lessons
from pennies.bots.core.policy import choose
from pennies.bots.core.selfplay import Player, contest, shuffled
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.turns import best_turns, choose_turn, is_planned
from pennies.bots.core.weights import strong
from pennies.bots.fitting import TELL, Sums, fit, solved
from pennies.engine.chance import Generator
from pennies.engine.legal import legal
from pennies.engine.steps import STEP_DISCARD
from pennies.profiles import load
from pennies.vecs import vec

RULES = load("standard").rules()
NOTHING: "vec[i64]" = vec[i64]()


def planned_turns(seed: int, deals: int) -> list[Knowledge]:
    """
    Play deals by rules of thumb and keep the positions whose turn is planned as a whole.
    """
    found = []
    for number in range(deals):
        knowledge = beginning(shuffled(RULES, Generator(seed + number), 0))
        while not knowledge.deal.is_over():
            if is_planned(knowledge, strong()):
                found.append(knowledge.clone())
            knowledge.play(choose(knowledge, strong()))
    return found


def test_features_are_named_place_by_place() -> None:
    assert sum(count for _, count, _ in TABLE) == COUNT
    assert len(TURN_WEIGHTS) == COUNT * len(TIMES)


def test_whole_turns_are_legal_and_end_with_a_discard() -> None:
    positions = planned_turns(1, 4)
    assert len(positions) > 100
    for knowledge in positions:
        turns = best_turns(knowledge, strong(), TURN_WEIGHTS, 16)
        worths = [turn.worth for turn in turns]
        assert worths == sorted(worths, reverse=True)
        for turn in turns:
            world = knowledge.clone()
            for step in turn.steps:
                assert step in list(legal(world.deal))
                world.play(step)
            if turn.steps[-1] >= STEP_DISCARD and world.deal.turn != knowledge.deal.turn:
                assert world.deal.turn == RULES.left_of(knowledge.deal.turn)


def test_judging_leaves_the_position_as_it_is() -> None:
    for knowledge in planned_turns(2, 1):
        before = [list(seat.hand) for seat in knowledge.deal.seats], list(legal(knowledge.deal))
        best_turns(knowledge, strong(), TURN_WEIGHTS, 4)
        assert ([list(seat.hand) for seat in knowledge.deal.seats], list(legal(knowledge.deal))) == before


def test_the_aftermath_counts_melds_hand_and_discard() -> None:
    knowledge = next(
        position for position in planned_turns(3, 2) if position.deal.own_team().opened and len(position.deal.pile) > 1
    )
    seat, team = knowledge.deal.player(), knowledge.deal.own_team()
    aftermath = Aftermath(knowledge, strong())
    named = names()
    melds = sum(
        aftermath.counts[named[f"{kind} {size}"]] for kind in ("pure", "mixed", "sevens") for size in range(1, 5)
    )
    assert melds == sum(1 for rank in range(2, 13) if team.size[rank])
    step = next(step for step in legal(knowledge.deal) if STEP_DISCARD <= step < STEP_DISCARD + 13)
    aftermath.count_hand(step - STEP_DISCARD)
    assert aftermath.counts[named["hand_size"]] == seat.hand_size - 1
    assert aftermath.counts[named["thrown_value"]] == RULES.values[step - STEP_DISCARD]
    aftermath.count_going_on()
    assert list(aftermath.counts[HAND:]) == [0] * (COUNT - HAND)


def names() -> dict[str, int]:
    places = [name if count == 1 else f"{name} {number + 1}" for name, count, _ in TABLE for number in range(count)]
    return {name: place for place, name in enumerate(places)}


def test_without_a_table_turns_are_played_step_by_step() -> None:
    for knowledge in planned_turns(4, 1):
        assert list(choose_turn(knowledge, strong(), NOTHING)) == [choose(knowledge, strong())]


def test_planning_whole_turns_pays() -> None:
    planner, thumb = Player(strong(), table=TURN_WEIGHTS), Player(strong())
    margins = [points / 2 for points in contest(RULES, planner, thumb, 40, 1)]
    assert fmean(margins) > -400  # 157 ± 42 in 4,000 pairs; 40 pairs vary by 190


def test_lessons_are_the_same_for_the_same_seed() -> None:
    school = School(RULES, strong(), NOTHING, NOTHING, 2, 0)
    made = lessons(school, 1, 7)
    assert made
    assert [[list(row) for row in rows] for rows in made] == [
        [list(row) for row in rows] for rows in lessons(school, 1, 7)
    ]
    assert all(len(row) == COUNT + 2 for rows in made for row in rows)


def test_sums_find_the_weights_of_a_line() -> None:
    sums, others = Sums(2), Sums(2)
    for x in range(-3, 4):
        sums.add({0: x, 1: 1}, 2 * x + 5)
        others.add({0: x * 2, 1: 1}, 4 * x + 5)
    sums.merge(others)
    weights = sums.weights(1e-12)
    assert weights == pytest.approx([2, 5])
    assert sums.explained(weights) == pytest.approx(1)
    assert sums.weights(1.0)[0] == pytest.approx(1)


def test_weights_are_fitted_to_parts_as_they_come_and_shown_on_those_not_learned_from() -> None:
    chance, parts, told = Random(5), [], list[str]()
    for _ in range(2 * TELL):
        part = Sums(2)
        for _ in range(20):
            x = chance.uniform(-1, 1)
            part.add({0: x, 1: 1}, 3 * x + 4 + chance.gauss(0, 1))
        parts.append(part)
    assert fit(parts, 2, 4, 1e-9, told.append) == pytest.approx([3, 4], abs=0.2)
    assert [line.partition(" ")[0] for line in told[:2]] == [str(TELL), str(2 * TELL)]
    explained, fresh = (float(word) for word in told[2].split() if word.startswith("0."))
    assert explained == pytest.approx(fresh, abs=0.02)
    assert 0.9 < fresh < 1


def test_equations_are_solved_whatever_their_order() -> None:
    assert solved([[0.0, 2.0, 4.0], [3.0, 0.0, 9.0]]) == [3.0, 2.0]
