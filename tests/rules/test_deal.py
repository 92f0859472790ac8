"""
The rules of section DEAL.
"""

from dataclasses import replace

import pytest
from mypy_extensions import i64

from pennies.engine.dealing import deal_cards
from pennies.game.cards import in_order, pack_faces, rank_of
from pennies.game.view import SPECTATOR
from pennies.profiles import load
from pennies.vecs import vec
from tests.rules.packs import HANDS, UPCARD, dealt, hand_place, ordered_pack
from tests.rules.records import PROFILE, short_pack


@pytest.mark.parametrize("order", range(6))
def test_deal_1_thirteen_cards_one_at_a_time_from_the_dealers_left(order: int) -> None:
    pack = ordered_pack()
    game = dealt(pack, dealer=2)
    assert game.faces.hand((3 + order) % 6) == in_order(pack[order:HANDS:6])


@pytest.mark.parametrize("order", range(6))
def test_deal_1_then_a_foot_of_eleven_as_one_packet_in_the_same_order(order: int) -> None:
    pack = ordered_pack()
    game = dealt(pack, dealer=2)
    start = HANDS + 11 * order
    assert game.faces.foot((3 + order) % 6) == in_order(pack[start : start + 11])


def test_deal_1_the_engine_deals_without_anybody_looking_on_too() -> None:
    pack = ordered_pack()
    rules = load("standard").rules()
    deal = deal_cards(rules, 2, vec[i64]([0, 0]), vec[i64]([rank_of(face) for face in pack]))
    assert [list(seat.hand) for seat in deal.seats] == [list(seat.hand) for seat in dealt(pack, dealer=2).deal.seats]


def test_deal_1_a_house_deals_other_numbers() -> None:
    profile = load({"extends": "standard", "hand": 11, "foot": 9})
    game = dealt(ordered_pack(profile=profile), profile=profile)
    assert game.view(0).hand_sizes == (11,) * 6
    assert game.view(0).foot_sizes == (9,) * 6


def test_deal_1_without_feet_everybody_has_the_foot_in_hand() -> None:
    profile = load({"extends": "standard", "foot": 0})
    game = dealt(ordered_pack(profile=profile), profile=profile)
    assert not any(seat.foot_down for seat in game.deal.seats)


def test_deal_2_the_next_card_starts_the_pile_and_71_are_the_stock() -> None:
    pack = ordered_pack()
    game = dealt(pack)
    assert (game.faces.pile(), game.faces.stock()) == ([pack[UPCARD]], pack[UPCARD + 1 :])
    assert game.view(0).stock == 71


@pytest.mark.parametrize("upcard", ["XS", "2H", "3H", "3S"])
def test_deal_2_the_upcard_stands_whatever_it_is(upcard: str) -> None:
    assert dealt(ordered_pack({UPCARD: upcard})).faces.pile() == [upcard]


@pytest.mark.parametrize(("upcard", "frozen"), [("XS", True), ("2H", True), ("3D", True), ("3S", False), ("9S", False)])
def test_deal_2_a_wild_or_a_red_three_turned_up_freezes_the_pile(upcard: str, *, frozen: bool) -> None:
    assert dealt(ordered_pack({UPCARD: upcard})).view(0).frozen is frozen


@pytest.mark.parametrize("upcard", ["XS", "2H", "3H", "3S"])
def test_deal_2_a_wild_or_a_three_turned_up_blocks_the_first_player(upcard: str) -> None:
    assert list(dealt(ordered_pack({UPCARD: upcard})).view(0).steps.values()) == ["draw"]


def test_deal_2_cover_turns_further_cards_until_another_than_a_wild_or_a_red_three_shows() -> None:
    pack = ordered_pack({UPCARD: "XH", UPCARD + 1: "2S", UPCARD + 2: "3H", UPCARD + 3: "KS"}, load("uspc"))
    game = dealt(pack, profile="uspc")
    assert game.faces.pile() == ["XH", "2S", "3H", "KS"]
    assert game.faces.stock() == pack[UPCARD + 4 :]


def test_deal_2_cover_leaves_the_pile_frozen() -> None:
    pack = ordered_pack({UPCARD: "2S", UPCARD + 1: "KS"}, load("uspc"))
    assert dealt(pack, profile="uspc").view(0).frozen


def test_deal_2_cover_leaves_a_black_three() -> None:
    assert dealt(ordered_pack({UPCARD: "3S"}, load("bicycle")), profile="bicycle").faces.pile() == ["3S"]


def test_deal_2_cover_ends_with_the_pack() -> None:
    # The joker is the last of the pack: nothing covers it, and nobody can take it or draw.
    game = dealt(short_pack(), dealer=1, profile=load(PROFILE | {"upcard": "cover"}))
    assert game.faces.pile() == ["XS"]
    assert game.deals[0].ended_by == "stock"


def test_deal_2_cover_uses_the_last_card_of_the_pack_too() -> None:
    # Twelve cards to each hand: the last three of the pack are the upcard and what may cover it.
    profile = load(PROFILE | {"upcard": "cover", "hand": 12})
    pack = short_pack()
    for place, face in ((50, "2S"), (51, "2H"), (52, "KS")):
        source = pack.index(face)
        pack[place], pack[source] = pack[source], pack[place]
    game = dealt(pack, dealer=1, profile=profile)
    assert (game.faces.pile(), game.faces.stock()) == (["2S", "2H", "KS"], [])


def red_threes_in_hands() -> list[str]:
    """
    Two red threes in the hand of the second player, one in that of the fourth; the first replacement is one too.
    """
    places = {
        hand_place(1, 0): "3H",
        hand_place(1, 7): "3D",
        hand_place(3, 12): "3H",
        UPCARD + 1: "3D",
        UPCARD + 2: "KS",
        UPCARD + 3: "QS",
        UPCARD + 4: "JS",
    }
    return ordered_pack(places)


def test_deal_3_each_player_lays_the_red_threes_of_the_hand() -> None:
    game = dealt(red_threes_in_hands())
    assert [len(team.red_threes) for team in game.view(0).teams] == [0, 4]


def test_deal_3_each_is_replaced_from_the_stock_from_the_dealers_left_again_until_none_is_in_hand() -> None:
    pack = red_threes_in_hands()
    game = dealt(pack)
    # The second player gets the red three, the king and the queen; the fourth gets the jack.
    second = [face for face in pack[1:HANDS:6] if face not in {"3H", "3D"}]
    fourth = [face for face in pack[3:HANDS:6] if face not in {"3H", "3D"}]
    assert game.faces.hand(1) == in_order([*second, "KS", "QS"])
    assert game.faces.hand(3) == in_order([*fourth, "JS"])
    assert game.faces.stock() == pack[UPCARD + 5 :]


def test_deal_3_the_order_starts_at_the_dealers_left_not_at_seat_0() -> None:
    # Dealer 3: seat 4 is first and seat 5 second, so the players of the other test are seats 5 and 1.
    game = dealt(red_threes_in_hands(), dealer=3)
    assert "JS" in game.faces.hand(1)
    assert {"KS", "QS"} <= set(game.faces.hand(5))


def test_deal_3_everybody_then_holds_thirteen_cards() -> None:
    assert dealt(red_threes_in_hands()).view(0).hand_sizes == (13,) * 6


def test_deal_3_red_threes_in_the_feet_stay_there() -> None:
    game = dealt(ordered_pack({HANDS: "3H", HANDS + 11: "3D"}))
    assert [team.red_threes for team in game.view(0).teams] == [(), ()]
    assert "3H" in game.faces.foot(0)


def test_deal_3_without_a_stock_red_threes_are_laid_and_not_replaced() -> None:
    pack = short_pack()
    pack[0], pack[49] = pack[49], pack[0]  # the two of spades of seat 0 for the three of hearts
    game = dealt(pack, dealer=1, profile=load(PROFILE))
    assert game.view(0).hand_sizes == (12, 13)
    assert game.view(0).teams[0].red_threes == ("3H",)


@pytest.mark.parametrize("seat", [*range(6), SPECTATOR])
def test_deal_4_two_deals_that_differ_in_the_feet_only_look_the_same_to_everybody(seat: int) -> None:
    pack = ordered_pack()
    feet = pack[HANDS:UPCARD]
    other = [*pack[:HANDS], *reversed(feet), *pack[UPCARD:]]
    assert feet != feet[::-1]
    assert dealt(pack).view(seat) == dealt(other).view(seat)


def test_deal_4_once_picked_up_the_foot_is_seen_by_its_owner() -> None:
    # Seat 0 is dealt thirteen kings, melds seven of them, and gets the foot after the discard.
    kings = {hand_place(0, card): "KSKHKDKCKSKHKD"[card * 2 : card * 2 + 2] for card in range(7)}
    game = dealt(ordered_pack(kings))
    foot = game.faces.foot(0)
    for action in ("draw", "lay K:KKKKKKK", f"discard {game.faces.hand(0)[0]}"):
        assert isinstance(game.act(0, action), list), action
    assert set(foot) <= set(game.view(0).hand)
    assert game.view(0).foot_sizes == (0, 11, 11, 11, 11, 11)


def test_deal_4_nobody_else_sees_it_even_then() -> None:
    kings = {hand_place(0, card): "KSKHKDKCKSKHKD"[card * 2 : card * 2 + 2] for card in range(7)}
    views = []
    for turned in (False, True):
        pack = ordered_pack(kings)
        if turned:
            foot = pack[HANDS : HANDS + 11]
            pack[HANDS : HANDS + 11] = pack[HANDS + 11 : HANDS + 22]
            pack[HANDS + 11 : HANDS + 22] = foot
        game = dealt(pack)
        for action in ("draw", "lay K:KKKKKKK", f"discard {game.faces.hand(0)[0]}"):
            assert isinstance(game.act(0, action), list), action
        views.append(replace(game.view(2), steps={}))
    assert views[0] == views[1]


def test_deal_1_every_card_is_somewhere() -> None:
    game = dealt(red_threes_in_hands())
    lying = [face for cards in game.faces.places.values() for face in cards]
    assert sorted(lying) == sorted(pack_faces(game.rules))
