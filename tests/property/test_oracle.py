"""
The engine and the slow reference of the rules (`tests/oracle`), which share no code, agree on every step.

A failure tells its profile, position or shuffle, and every action since; rounds are repeated by
`python -m tests.oracle.compare --seed N --rounds 1`.
"""

from collections import Counter
from random import Random

import pytest

from tests.oracle.cases import Case, what_fails, written_cases
from tests.oracle.compare import compare_round, dealt, placed, play, rules_of
from tests.oracle.deal import LAY
from tests.oracle.positions import random_position, random_profile
from tests.oracle.turn import MET, OUT, STAY, TooManyTurnsError, Turn, Turns
from tests.property.walks import PROFILES, profile

MOST_ACTIONS = 3_000
SMALL_HAND = 7


@pytest.mark.parametrize("case", [pytest.param(case, id=name) for name, case in written_cases()])
def test_the_reference_holds_to_the_written_cases(case: Case) -> None:
    assert what_fails(case) == []


@pytest.mark.parametrize("name", PROFILES)
def test_a_deal_of_each_profile_agrees(name: str) -> None:
    whole_deals(name, range(1))


@pytest.mark.long
@pytest.mark.parametrize("name", PROFILES)
def test_many_deals_of_each_profile_agree(name: str) -> None:
    whole_deals(name, range(1, 13))


def whole_deals(name: str, seeds: range) -> None:
    """
    Play deals to their ends; one whose hands grow too big for the reference is left there.
    """
    for seed in seeds:
        try:
            play(dealt(name, profile(name), f"oracle {seed}"), Random(seed), MOST_ACTIONS)
        except TooManyTurnsError:
            continue


@pytest.mark.parametrize("first", range(0, 120, 8))
def test_random_deals_and_positions_agree(first: int) -> None:
    rounds(range(first, first + 8))


@pytest.mark.long
@pytest.mark.parametrize("first", range(10_000, 16_000, 100))
def test_many_random_deals_and_positions_agree(first: int) -> None:
    rounds(range(first, first + 100))


def rounds(seeds: range) -> None:
    counts: Counter[str] = Counter()
    for seed in seeds:
        compare_round(seed, counts)
    assert counts["positions made up"] > 20
    assert counts["deals"] > 0


@pytest.mark.parametrize("seed", range(20))
def test_what_the_reference_does_not_try_is_hopeless(seed: int) -> None:
    random = Random(seed)
    for _ in range(10):
        rules = rules_of(random_profile(random)[1])
        deal = placed(rules, {**random_position(rules, random), "phase": LAY})
        now = deal.turn_now()
        if len(now.hand) <= SMALL_HAND:
            assert answers(deal.turns(), now, hurried=True) == answers(deal.turns(), now, hurried=False)


def answers(turns: Turns, turn: Turn, *, hurried: bool) -> list[bool]:
    turns.hurried = hurried
    afters = [turn, *(after for _, _, after in turns.smallest_lays(turn))]
    return [turns.can_reach(after, end) for after in afters for end in (STAY, OUT, MET)]
