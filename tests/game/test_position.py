"""
Positions: what cannot exist is refused with the reason, what can is read and written back.
"""

from typing import Any

import pytest

from pennies.game.position import position_values, read_position
from pennies.game.tables import Table
from pennies.profiles import load
from pennies.profiles.errors import InputError

SMALL: dict[str, Any] = {
    "to_act": 0,
    "phase": "lay",
    "hands": ["K98", "44", "55", "66", "TT", "JJ"],
    "feet": ["AQJ", "", "", "", "", ""],
    "stock": "98",
    "pile": "25",
    "melds": [["KKKKK2", "QQQQQQQ"], ["X22"]],
    "red_threes": [1, 0],
}

IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    ({"hands": ["K98R", "44", "55", "66", "TT", "JJ"]}, "hands[0]", "position-red-three"),
    ({"hands": ["K98", "44", "55", "66", "TT"]}, "hands", "value-length"),
    ({"hands": ["K98" + "A" * 17, "44", "55", "66", "TT", "JJ"]}, "", "position-too-many"),
    ({"hands": ["K98", "44", "55", "66", "TT", "JJ"], "red_threes": [5, 4]}, "", "position-too-many"),
    ({"hands": ["9S 9S 9S 9S 9S", "44", "55", "66", "TT", "JJ"]}, "", "position-too-many"),
    ({"melds": [["KK"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [["KKQ"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [["K22"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [["KKK2222"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [["KKKKKKKK"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [["772"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [["X2"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [["XX222222"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [[""], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [["RRR"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [[], ["333"]]}, "melds[1][0]", "position-meld"),
    ({"melds": [["33"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [["332"], []]}, "melds[0][0]", "position-meld"),
    ({"phase": "draw", "melds": [["333"], []]}, "melds[0][0]", "position-meld"),
    ({"melds": [["KKK", "KKKK"], []]}, "melds[0][1]", "position-two-open"),
    ({"melds": [["X22", "222"], []]}, "melds[0][1]", "position-two-open"),
    ({"foot_due": [1]}, "foot_due[0]", "position-foot-due"),
    ({"foot_due": [0], "phase": "draw"}, "foot_due[0]", "position-foot-due"),
    ({"foot_due": [0], "feet": ["", "", "", "", "", ""]}, "foot_due[0]", "position-foot-due"),
    ({"permission": "given", "phase": "draw"}, "permission", "position-permission"),
    ({"permission": "given"}, "", "position-stuck"),
    ({"hands": ["K", "44", "55", "66", "TT", "JJ"], "melds": [[], []], "feet": [""] * 6}, "", "position-stuck"),
    ({"hands": ["", "44", "55", "66", "TT", "JJ"]}, "", "position-stuck"),
    ({"phase": "answer"}, "phase", "value-word"),
    ({"to_act": 6}, "to_act", "value-out-of-range"),
    ({"surprise": 1}, "", "key-unknown"),
    ({"scores": [0]}, "scores", "value-length"),
    ({"pile": "K9z"}, "pile", "cards-letter"),
]


@pytest.mark.parametrize(
    ("change", "place", "code"),
    IMPOSSIBLE,
    ids=[f"{number} {code}" for number, (_, _, code) in enumerate(IMPOSSIBLE)],
)
def test_a_position_that_cannot_exist_is_refused(change: dict[str, Any], place: str, code: str) -> None:
    with pytest.raises(InputError) as refused:
        read_position(load("standard").rules(), Table({**SMALL, **change}, ""))
    assert (refused.value.code, refused.value.place) == (code, place)


def test_a_foot_is_never_due_where_emptying_the_hand_brings_it() -> None:
    rules = load({"extends": "standard", "foot_trigger": "empty_hand"}).rules()
    with pytest.raises(InputError, match="position-foot-due"):
        read_position(rules, Table({**SMALL, "foot_due": [0]}, ""))


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"foot_due": [0]},
        {"melds": [["KKKKKKK", "KKK"], []]},
        {"hands": ["KS 9H 9H 8D", "44", "55", "66", "TT", "JJ"]},
    ],
)
def test_a_position_is_written_and_read_back(change: dict[str, Any]) -> None:
    rules = load("standard").rules()
    values = position_values(read_position(rules, Table({**SMALL, **change}, "")))
    assert position_values(read_position(rules, Table(values, ""))) == values


def test_the_dealer_sits_before_the_one_to_act_unless_told_otherwise() -> None:
    rules = load("standard").rules()
    assert read_position(rules, Table(SMALL, "")).dealer == 5
    assert read_position(rules, Table({**SMALL, "dealer": 2}, "")).dealer == 2
