"""
What the greedy bot does where a sensible player has no doubt: each test is one position.
"""

from pennies.bots import make_bot
from pennies.profiles import Profile, load
from tests.bots.seats import view_at

STANDARD = load("standard")
OPENED = [["999", "888"], ["QQQ"]]
ALL_KINDS = ["KKKKKKK", "AAAAA22", "XXX2222", "7777777"]


def chosen(profile: Profile = STANDARD, **position: object) -> str:
    view = view_at(profile, **position)
    return view.steps[make_bot("greedy", profile, 0).choose(view)]


def test_it_completes_a_canasta() -> None:
    assert chosen(phase="lay", hands=["K456"], melds=[["KKKKKK", "999"], ["QQQ"]]) == "lay K:K"


def test_it_gives_a_wild_for_the_canasta_that_earns_the_foot() -> None:
    feet = ["4567894567A"]
    assert chosen(phase="lay", hands=["X456"], feet=feet, melds=[["KKKKKK"], ["QQQ"]]) == "lay K:X"


def test_it_saves_its_wilds_for_the_wild_canasta() -> None:
    assert chosen(phase="lay", hands=["X24569"], melds=[["KKKK"], ["QQQ"]]).startswith("discard")


def test_it_lays_wilds_on_the_wild_meld() -> None:
    assert chosen(phase="lay", hands=["X4569J"], melds=[["KKKK", "222X"], ["QQQ"]]) == "lay W:X"


def test_it_lays_three_sevens() -> None:
    assert chosen(phase="lay", hands=["777456J"], melds=OPENED) == "lay 7:777"


def test_it_opens_when_it_can() -> None:
    assert chosen(phase="lay", hands=["AAA456J"], melds=[[], ["QQQ"]]) == "lay A:AAA"


def test_it_opens_without_wilds_if_that_is_enough() -> None:
    assert chosen(phase="lay", hands=["AAAX2456J"], melds=[[], []]) == "lay A:AAA"


def test_it_keeps_pairs_and_discards_the_single_card() -> None:
    assert chosen(phase="lay", hands=["KKJJ5"], melds=OPENED) == "discard 5"


def test_it_gives_the_next_team_nothing_for_an_open_meld() -> None:
    pile = "45645645"
    assert chosen(phase="lay", hands=["QJ"], pile=pile, melds=[["999"], ["QQQQ"]]) == "discard J"


def test_it_blocks_a_big_pile_with_a_black_three() -> None:
    pile = "A45JT564KAJ5645"
    assert chosen(phase="lay", hands=["3QQ"], pile=pile, melds=[["999"], ["QQQQ"]]) == "discard 3"


def test_it_does_not_discard_wilds_to_freeze() -> None:
    assert chosen(phase="lay", hands=["2J"], pile="45", melds=[["999"], ["KKK"]]) == "discard J"


def test_it_takes_a_pile_that_helps() -> None:
    assert chosen(hands=["KK9A54"], pile="K4JA899K", melds=OPENED) == "take KK"


def test_it_takes_a_big_pile_by_adding_and_keeps_the_pair() -> None:
    assert chosen(hands=["9954"], pile="988AJ9", melds=OPENED) == "take"


def test_it_draws_rather_than_take_a_pile_of_nothing() -> None:
    assert chosen(hands=["JJ54A"], pile="J", melds=OPENED) == "draw"


def test_it_goes_out_when_the_others_hold_much() -> None:
    hands = ["994", "5" * 12, "44", "6" * 12, "44", "8" * 12]
    assert chosen(phase="lay", hands=hands, melds=[["999", *ALL_KINDS], ["QQQ"]]) == "ask"


def test_it_stays_while_the_partners_have_not_touched_their_feet() -> None:
    feet = ["", "", "Q" * 11, "", "K" * 8, ""]
    hands = ["994", "5", "444", "6", "444", "8"]
    assert chosen(phase="lay", hands=hands, feet=feet, melds=[["999", *ALL_KINDS], ["QQQ"]]) != "ask"


def test_it_goes_out_when_that_wins_the_game() -> None:
    feet = ["", "", "Q" * 11, "", "K" * 8, ""]
    hands = ["994", "5", "444", "6", "444", "8"]
    melds = [["999", *ALL_KINDS], ["QQQ"]]
    assert chosen(phase="lay", hands=hands, feet=feet, melds=melds, scores=[18_000, 2_000]) == "ask"


def test_it_leaves_a_canasta_to_a_partner_whom_it_brings_the_foot() -> None:
    hands = ["K456", "", "5568"]
    melds = [["KKKKKK", "999"], ["QQQ"]]
    assert chosen(phase="lay", hands=hands, melds=melds) == "lay K:K"
    assert chosen(phase="lay", hands=hands, feet=["", "", "8" * 8], melds=melds).startswith("discard")
    assert chosen(phase="lay", hands=hands, feet=["", "", "8" * 8], melds=melds, stock="TTT") == "lay K:K"
