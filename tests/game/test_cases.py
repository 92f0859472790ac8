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
