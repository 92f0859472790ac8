"""
The rules of section INFO.
"""

import random
from collections.abc import Sequence

import pytest

from pennies.game.events import CardsDrawn, FootPickedUp, PartnerAnswered, PartnersAsked, PileReleased
from pennies.game.game import Game
from pennies.game.view import SPECTATOR
from pennies.profiles import load
from tests.rules.packs import HANDS, RED_THREES, UPCARD, dealt, hand_place, ordered_pack


def played(game: Game, actions: Sequence[str]) -> Game:
    """
    Play actions of whoever is to act; all must be legal.
    """
    for action in actions:
        answer = game.act(game.deal.to_act, action)
        assert isinstance(answer, list), (action, answer)
    return game


def queens() -> Game:
    """
    Seat 0 takes a queen that is turned up with two of its own, and meets the minimum with three aces.
    """
    places = {hand_place(0, card): face for card, face in enumerate(["QS", "QH", "AS", "AH", "AD"])}
    return played(dealt(ordered_pack(places | {UPCARD: "QD"})), ["take QS QH", "lay A:AS AH AD"])


def unseen_shuffled(pack: list[str], seat: int) -> list[str]:
    """
    Shuffle all cards that a seat may not see: the other hands, all feet, the stock. Red threes stay where they are.
    """
    hidden = [
        place
        for place, face in enumerate(pack)
        if face not in RED_THREES and place != UPCARD and not (place < HANDS and place % 6 == seat)
    ]
    faces = [pack[place] for place in hidden]
    random.Random(1).shuffle(faces)
    mixed = pack.copy()
    for place, face in zip(hidden, faces, strict=True):
        mixed[place] = face
    return mixed


@pytest.mark.parametrize("seat", range(6))
def test_info_1_other_hands_the_feet_and_the_order_of_the_stock_are_hidden(seat: int) -> None:
    pack = ordered_pack()
    mixed = unseen_shuffled(pack, seat)
    assert mixed != pack
    assert dealt(mixed).view(seat) == dealt(pack).view(seat)


def test_info_1_a_spectator_sees_no_hand() -> None:
    assert dealt(ordered_pack()).view(SPECTATOR).hand == ()


def test_info_1_the_own_hand_is_seen() -> None:
    pack = ordered_pack()
    assert sorted(dealt(pack).view(4).hand) == sorted(pack[4:HANDS:6])


@pytest.mark.parametrize("seat", [*range(6), SPECTATOR])
def test_info_1_how_many_cards_everybody_has_is_public(seat: int) -> None:
    view = played(dealt(ordered_pack()), ["draw"]).view(seat)
    assert view.hand_sizes == (15, 13, 13, 13, 13, 13)
    assert view.foot_sizes == (11,) * 6
    assert view.stock == 69


def test_info_1_the_pile_is_public_in_its_order() -> None:
    places = {hand_place(0, 0): "KS", hand_place(1, 0): "4S", UPCARD: "9S"}
    game = played(dealt(ordered_pack(places)), ["draw", "discard KS", "draw", "discard 4S"])
    assert game.view(3).pile == ("9S", "KS", "4S")


def test_info_1_what_lies_before_the_teams_is_public() -> None:
    view = queens().view(3)
    assert view.teams[0].melds == {"A": ("AS", "AH", "AD"), "Q": ("QS", "QH", "QD")}


def test_info_1_a_pile_that_is_set_aside_stays_in_view() -> None:
    places = {hand_place(1, card): face for card, face in enumerate(["QS", "QH", "AS", "AH", "AD"])}
    places |= {hand_place(0, 0): "QD", UPCARD: "9S"}
    game = played(dealt(ordered_pack(places)), ["draw", "discard QD", "take QQ"])
    assert game.view(4).aside == ("9S",)
    assert game.view(4).pile == ()


def test_info_1_questions_and_answers_are_public() -> None:
    # No canasta is needed in this house, so that seat 0 may ask: three kings, three queens and the nine left over.
    profile = load({"extends": "standard", "out_needs": {}, "hand": 5, "foot": 0})
    faces = ["KS", "KH", "KD", "QS", "QH"]
    places = {hand_place(0, card): face for card, face in enumerate(faces)}
    places |= {31: "QD", 32: "9S"}
    game = played(dealt(ordered_pack(places, profile), profile=profile), ["draw"])
    asked = game.act(0, "ask")
    answered = game.act(2, "yes")
    assert asked == [PartnersAsked(0)]
    assert answered == [PartnerAnswered(2, yes=True)]
    assert (game.view(3).phase, game.view(3).to_act, game.view(3).turn) == ("answer", 4, 0)


def test_info_1_cards_drawn_are_shown_to_the_player_only() -> None:
    events = dealt(ordered_pack({UPCARD + 1: "KS", UPCARD + 2: "4S"})).act(0, "draw")
    assert isinstance(events, list)
    drawn = events[0]
    assert drawn.seen_by(0) == CardsDrawn(0, ("KS", "4S"), 2, only=0)
    assert drawn.seen_by(2) == drawn.seen_by(SPECTATOR) == CardsDrawn(0, (), 2, only=0)


def test_info_1_a_foot_picked_up_is_shown_to_the_player_only() -> None:
    kings = {hand_place(0, card): "KSKHKDKCKSKHKD"[card * 2 : card * 2 + 2] for card in range(7)}
    game = played(dealt(ordered_pack(kings)), ["draw", "lay K:KKKKKKK"])
    events = game.act(0, f"discard {game.faces.hand(0)[0]}")
    assert isinstance(events, list)
    foot = next(event for event in events if isinstance(event, FootPickedUp))
    assert (len(foot.seen_by(0).cards), foot.seen_by(3).cards, foot.seen_by(3).count) == (11, (), 11)


def test_info_1_a_pile_that_comes_to_a_hand_is_shown_to_all() -> None:
    places = {hand_place(0, 0): "9S", UPCARD: "4S"}
    places |= {hand_place(1, card): face for card, face in enumerate(["9H", "9D", "AS", "AH", "AD"])}
    game = played(dealt(ordered_pack(places)), ["draw", "discard 9S", "take 99"])
    events = game.act(1, "lay A:AAA")
    assert isinstance(events, list)
    assert PileReleased(1, ("4S",), 1) in [event.seen_by(SPECTATOR) for event in events]


def known_game() -> Game:
    """
    Seat 1 has taken a four and a nine and has opened: the four is known to be in the hand.
    """
    places = {hand_place(0, 0): "9S", UPCARD: "4S"}
    places |= {hand_place(1, card): face for card, face in enumerate(["9H", "9D", "AS", "AH", "AD"])}
    return played(dealt(ordered_pack(places)), ["draw", "discard 9S", "take 99", "lay A:AAA"])


@pytest.mark.parametrize("seat", [*range(6), SPECTATOR])
def test_info_1_cards_that_come_with_the_pile_are_known_to_all(seat: int) -> None:
    assert known_game().view(seat).known == ((), ("4S",), (), (), (), ())


def test_info_1_known_cards_are_known_until_seen_again() -> None:
    assert played(known_game(), ["discard 4S"]).view(0).known == ((),) * 6


def test_info_1_discarding_another_card_changes_nothing_about_them() -> None:
    game = known_game()
    other = next(face for face in game.faces.hand(1) if face != "4S")
    assert played(game, [f"discard {other}"]).view(0).known[1] == ("4S",)


def test_info_1_legal_steps_are_told_to_the_seat_to_act_only() -> None:
    game = dealt(ordered_pack())
    assert game.view(0).steps
    assert not any(game.view(seat).steps for seat in [1, 2, 3, 4, 5, SPECTATOR])
