"""
Cases: what a mismatch says, and what cannot be read.
"""

from typing import Any

import pytest
import tomli_w

from pennies.game.cases import read_cases, run_case
from pennies.game.document import read_document
from pennies.profiles.errors import InputError

POSITION: dict[str, Any] = {
    "to_act": 0,
    "phase": "lay",
    "hands": ["KQ98", "44", "55", "66", "TT", "JJ"],
    "melds": [["QQQ"], []],
    "stock": "98",
}


def case(**expect: Any) -> dict[str, Any]:
    return {"format": "pennies-cases/1", "case": [{"name": "one", "position": POSITION, "expect": expect}]}


@pytest.mark.parametrize(
    ("expect", "key", "expected", "found"),
    [
        ({"actions": ["lay Q:Q"], "refused": "MELD-1"}, "refused", "MELD-1", "–"),
        ({"actions": ["lay K:K"], "refused": "MELD-5"}, "refused", "MELD-5", "MELD-1"),
        ({"actions": ["lay K:K", "discard 9"], "refused": "MELD-1"}, "refused", "MELD-1", "MELD-1"),
        ({"actions": ["lay K:K"]}, "refused", "–", "MELD-1"),
        ({"to_act": 1}, "to_act", "1", "0"),
        ({"hands": {"0": "KQ9"}}, "hands[0]", "KQ9", "KQ98"),
        ({"hands": ["KQ98", "44", "55", "66", "TT", "JJ9"]}, "hands[5]", "J" + "J9", "JJ"),
        ({"feet": ["A", "", "", "", "", ""]}, "feet[0]", "A", "–"),
        ({"melds": [["QQQQ"], []]}, "melds[0]", "QQQQ", "QQQ"),
        ({"result": [1, 2]}, "result", "1, 2", "–"),
        ({"legal_has": ["discard A"]}, "legal_has", "discard A", "discard 8, discard 9, discard K, discard Q, lay Q:Q"),
        ({"legal_not": ["lay Q:Q"]}, "legal_not", "lay Q:Q", "discard 8, discard 9, discard K, discard Q, lay Q:Q"),
    ],
)
def test_a_mismatch_says_what_was_expected_and_found(
    expect: dict[str, Any], key: str, expected: str, found: str
) -> None:
    outcome = run_case(read_cases(case(**expect))[0])
    assert not outcome.holds
    assert [(m.key, m.expected or "–", m.found or "–") for m in outcome.mismatches] == [(key, expected, found)]


@pytest.mark.parametrize(
    ("expect", "place", "code"),
    [
        ({"refused": "MELD-1"}, "case[0].expect.refused", "case-refused-nothing"),
        ({"hands": {"6": "K"}}, "case[0].expect.hands.6", "value-out-of-range"),
        ({"hands": {"one": "K"}}, "case[0].expect.hands.one", "value-not-number"),
        ({"hands": "K"}, "case[0].expect.hands", "value-not-table"),
        ({"ended_by": "boredom"}, "case[0].expect.ended_by", "value-word"),
        ({"legal": ["fly"]}, "case[0].expect.legal[0]", "action-verb"),
        ({"winner": 0}, "case[0].expect", "key-unknown"),
        ({"melds": [[1], []]}, "case[0].expect.melds[0][0]", "value-not-text"),
    ],
)
def test_an_expectation_that_cannot_be_read_is_refused(expect: dict[str, Any], place: str, code: str) -> None:
    with pytest.raises(InputError) as refused:
        read_cases(case(**expect))
    assert (refused.value.code, refused.value.place) == (code, place)


def test_meta_is_kept_out_of_the_way() -> None:
    values = {**case(), "meta": {"anything": [1]}}
    values["case"][0]["meta"] = {"source": "a letter"}
    assert run_case(read_cases(values)[0]).holds


def test_a_case_may_have_a_profile_of_its_own() -> None:
    values = case()
    values["case"][0]["profile"] = {"extends": "standard", "seven_lock": "own"}
    assert read_cases(values)[0].profile.values["seven_lock"] == "own"


def test_a_case_may_expect_nothing() -> None:
    values = {"format": "pennies-cases/1", "case": [{"name": "one", "position": POSITION}]}
    read = read_document(tomli_w.dumps(values).encode())
    assert isinstance(read, list)
    assert run_case(read[0]).holds


CARDS: dict[str, Any] = {
    "to_act": 0,
    "phase": "lay",
    "hands": ["KS KH 9C 9D 7S QS QH", "44", "55", "66", "TT", "JJ"],
    "melds": [["QC QD QD QS", "AAA"], []],
    "stock": "98",
}


@pytest.mark.parametrize(
    ("position", "actions", "refused"),
    [
        ({}, ["discard KS"], ""),
        ({}, ["discard KD"], "TURN-1"),
        ({}, ["discard 7H"], "TURN-1"),
        ({}, ["discard 7S"], "SEVEN-1"),
        ({}, ["lay K:KC KD KS"], "TURN-1"),
        ({}, ["lay Q:QS QH", "discard QS"], "TURN-1"),
        ({}, ["lay Q:QS", "discard QH"], ""),
        ({"phase": "draw", "pile": "5D QC"}, ["take QS QH"], ""),
        ({"phase": "draw", "pile": "5D QC"}, ["take QS QD"], "PILE-3"),
        ({"phase": "draw", "pile": "5D QC"}, ["discard KD"], "TURN-1"),
        ({"hands": ["KK998", "44", "55", "66", "TT", "JJ"]}, ["discard KD"], ""),
        ({"hands": ["KK998", "44", "55", "66", "TT", "JJ"]}, ["lay K:KH KD KC"], "TURN-1"),
    ],
)
def test_suits_that_are_named_must_be_held(position: dict[str, Any], actions: list[str], refused: str) -> None:
    expect: dict[str, Any] = {"actions": actions, **({"refused": refused} if refused else {})}
    values = {"format": "pennies-cases/1", "case": [{"name": "a", "position": {**CARDS, **position}, "expect": expect}]}
    outcome = run_case(read_cases(values)[0])
    assert outcome.holds, (outcome.refusal, outcome.mismatches)


def test_a_suit_that_lies_in_the_pile_set_aside_waits_there() -> None:
    position = {
        "to_act": 0, "scores": [5000, 0], "hands": ["KS KH AS AH 2S 9H 8S", "44", "55", "66", "TT", "JJ"],
        "stock": "98", "pile": "9S QD KD",
    }  # fmt: skip
    for face, rule in (("9S", "OPEN-4"), ("9C", "TURN-1")):
        expect = {"actions": ["take KS KH", f"discard {face}"], "refused": rule}
        values = {"format": "pennies-cases/1", "case": [{"name": "a", "position": position, "expect": expect}]}
        outcome = run_case(read_cases(values)[0])
        assert outcome.holds, (face, outcome.refusal, outcome.mismatches)


def test_steps_may_be_written_with_suits() -> None:
    assert run_case(read_cases(case(legal_has=["discard KS", "lay Q:QH"]))[0]).holds


def test_only_the_wrong_steps_are_shown() -> None:
    outcome = run_case(read_cases(case(legal_has=["discard K", "discard A"], legal_not=["discard 9", "pass"]))[0])
    assert [mismatch.expected for mismatch in outcome.mismatches] == ["discard A", "discard 9"]


@pytest.mark.parametrize("place", ["meta", "case"])
def test_meta_is_a_table(place: str) -> None:
    values = case()
    (values if place == "meta" else values["case"][0])["meta"] = 1
    with pytest.raises(InputError, match="value-not-table"):
        read_cases(values)
