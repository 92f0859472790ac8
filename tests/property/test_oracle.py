"""
The engine and the slow reference of the rules (`tests/oracle`), which share no code, agree on every step.

A failure tells the seed of its round; `python -m tests.oracle.compare --seed N --rounds 1` repeats it.
"""

from collections import Counter
from random import Random

import pytest

from tests.oracle.compare import compare_round, dealt, play
from tests.property.walks import PROFILES, profile


@pytest.mark.parametrize("name", PROFILES)
def test_a_deal_of_each_profile_agrees(name: str) -> None:
    play(dealt(name, profile(name), f"oracle {name}"), Random(name), 60)


@pytest.mark.parametrize("block", range(10))
def test_random_deals_and_positions_agree(block: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(block * 3, block * 3 + 3):
        compare_round(seed, counts)
    assert counts["positions"] > 0


@pytest.mark.long
@pytest.mark.parametrize("block", range(40))
def test_many_random_deals_and_positions_agree(block: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(1_000 + block * 50, 1_050 + block * 50):
        compare_round(seed, counts)
    assert counts["deals"] > 0
