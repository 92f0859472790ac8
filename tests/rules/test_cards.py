"""
The rules of section CARDS.
"""

from collections import Counter

import pytest

from pennies.engine.chance import ordered_pack
from pennies.engine.ranks import SYMBOLS
from pennies.game.cards import pack_faces, rank_of
from pennies.profiles import load
from tests.rules.records import fault_of, short_record
from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("CARDS"))
def test_cards_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []


def test_cards_1_four_packs_and_eight_jokers_are_216_cards() -> None:
    assert load("standard").rules().total_cards() == 216


@pytest.mark.parametrize(
    ("rank", "copies"),
    [("X", 8), ("2", 16), ("A", 16), ("K", 16), ("7", 16), ("4", 16), ("3", 8), ("R", 8)],
)
def test_cards_1_so_many_of_each_rank(rank: str, copies: int) -> None:
    assert load("standard").rules().copies(SYMBOLS.index(rank)) == copies


def test_cards_1_every_suit_of_every_rank_four_times_and_both_jokers() -> None:
    counted = Counter(pack_faces(load("standard").rules()))
    faces = [rank + suit for rank in "2AKQJT9876543" for suit in "SHDC"]
    assert counted == {**dict.fromkeys(faces, 4), "XS": 4, "XH": 4}


def test_cards_1_the_engine_counts_the_same_pack() -> None:
    rules = load("standard").rules()
    assert list(ordered_pack(rules)) == sorted(rank_of(face) for face in pack_faces(rules))


def test_cards_1_a_record_with_another_pack_is_refused() -> None:
    values = short_record()
    values["deals"][0]["pack"] = values["deals"][0]["pack"].replace("9S", "9H", 1)
    assert fault_of(values) == ("deals[0].pack", "CARDS-1")


@pytest.mark.parametrize(
    ("rank", "value"),
    [("X", 50), ("2", 20), ("A", 20), ("K", 10), ("Q", 10), ("J", 10), ("T", 10), ("9", 10), ("8", 10), ("7", 5),
     ("6", 5), ("5", 5), ("4", 5), ("3", 5), ("R", 0)],
)  # fmt: skip
def test_cards_2_what_each_rank_is_worth(rank: str, value: int) -> None:
    assert load("standard").rules().values[SYMBOLS.index(rank)] == value
