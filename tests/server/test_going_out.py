"""
The warning before going out: how many feet of the own team nobody has picked up.
"""

import pytest

from pennies.engine.state import Deal
from pennies.game.notation import parse_action
from pennies.game.position import read_position
from pennies.game.tables import Table
from pennies.profiles import load
from pennies.server.going_out import unseen_feet


def last_card(profile: str, feet: list[str]) -> Deal:
    """
    Make a deal in which seat 0 holds its last card, and has all that it needs for going out.
    """
    written = {
        "to_act": 0,
        "phase": "lay",
        "hands": ["9", "4", "5", "6", "5", "6"],
        "feet": feet,
        "melds": [["KKKKKKK", "AAAAA22", "XX22222", "7777777"], []],
        "stock": "QQ",
        "permission": "given",
    }
    return read_position(load(profile).rules(), Table(written, ""))


@pytest.mark.parametrize(
    ("profile", "feet", "count"),
    [
        ("standard", ["", "", "AKQJT987654", "", "AKQJT987654", ""], 2),
        ("standard", ["", "AKQJT987654", "", "", "AKQJT987654", ""], 1),
        ("standard", ["", "AKQJT987654", "", "", "", ""], 0),
        ("official", ["", "", "AKQJT987654", "", "AKQJT987654", ""], 0),
    ],
)
def test_feet_of_the_own_team_are_counted_where_they_cost_something(profile: str, feet: list[str], count: int) -> None:
    assert unseen_feet(last_card(profile, feet), parse_action("discard 9")) == count


def test_who_keeps_cards_is_not_warned() -> None:
    deal = read_position(
        load("standard").rules(),
        Table({"to_act": 0, "phase": "lay", "hands": ["98", "4", "5", "6", "5", "6"], "stock": "QQ"}, ""),
    )
    assert unseen_feet(deal, parse_action("discard 9")) == 0
