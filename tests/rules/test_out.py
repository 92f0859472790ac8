"""
The rules of section OUT.
"""

import pytest
from mypy_extensions import i64

from pennies.engine.check import check
from pennies.engine.legal import legal
from pennies.engine.play import settle
from pennies.engine.ranks import SYMBOLS
from pennies.engine.state import NOT_ASKED, PHASES, REFUSED, Deal
from pennies.game.notation import parse_action
from pennies.game.position import read_position
from pennies.game.refusal import Refusal, refusal_of
from pennies.game.tables import Table
from pennies.profiles import Profile, load
from tests.rules.rule_cases import WrittenCase, cases_of, what_fails


@pytest.mark.parametrize("written", cases_of("OUT"))
def test_out_cases(written: WrittenCase) -> None:
    assert what_fails(written) == []


def single_card_that_may_not_go_out(profile: Profile, permission: i64) -> Deal:
    """
    Make a deal in which one card is left, everything is there for going out, and the partners stand against it.

    No player meets it: where nothing is legal the turn ends by itself (TURN-3), before anybody can say anything.
    """
    written = {
        "to_act": 0,
        "phase": "lay",
        "hands": ["98", "4", "5", "6", "5", "6"],
        "melds": [["KKKKKKK", "AAAAA22", "XX22222", "7777777"], []],
        "stock": "QQ",
    }
    deal = read_position(profile.rules(), Table(written, ""))
    seat = deal.player()
    seat.hand[SYMBOLS.index("8")] = 0
    seat.hand_size = 1
    deal.permission = permission
    return deal


def test_out_4_the_last_card_is_not_discarded_after_a_no() -> None:
    deal = single_card_that_may_not_go_out(load("standard"), REFUSED)
    assert refusal_of(check(deal, parse_action("discard 9").action())) == Refusal("discard-refused", "OUT-4", {})
    assert list(legal(deal)) == []


def test_out_4_the_last_card_is_not_discarded_unasked_where_permission_is_required() -> None:
    deal = single_card_that_may_not_go_out(load({"extends": "standard", "permission": "required"}), NOT_ASKED)
    assert refusal_of(check(deal, parse_action("discard 9").action())) == Refusal("discard-not-asked", "OUT-4", {})
    assert list(legal(deal)) == []


def test_out_4_nobody_in_that_place_is_asked_for_an_action() -> None:
    deal = single_card_that_may_not_go_out(load("standard"), REFUSED)
    settle(deal)
    assert (deal.to_act, PHASES[deal.phase]) == (1, "draw")
