"""
A game as it is played: faces that were named, undo, known cards, resigning.
"""

import pytest

from pennies.game import SPECTATOR, Game, Refusal, load, shuffle_from_text
from pennies.game.cards import pack_faces
from pennies.game.events import (
    CardDiscarded,
    CardsDrawn,
    PartnerAnswered,
    PartnersAsked,
    Passed,
    PileReleased,
    PileTaken,
)
from pennies.game.game import _spoken
from pennies.game.notation import parse_action


def dealt(front: dict[int, list[str]], upcard: str, stock: list[str]) -> Game:
    """
    Deal a pack stacked so that seats hold certain cards (seat 0 plays first) and the stock begins with certain ones.

    Red threes go to the feet, where nothing happens to them.
    """
    game = Game(load("standard"))
    left = pack_faces(game.rules)
    for face in [*[face for hand in front.values() for face in hand], upcard, *stock]:
        left.remove(face)
    left.sort(key=lambda face: face in ("3H", "3D"))
    hands = {seat: list(front.get(seat, [])) for seat in range(6)}
    for seat in range(6):
        while len(hands[seat]) < 13:
            hands[seat].append(left.pop(0))
    feet = [left.pop() for _ in range(66)]
    pack = [hands[seat][number] for number in range(13) for seat in range(6)] + feet + [upcard, *stock, *left]
    game.start_deal(5, (0, 0), pack)
    return game


@pytest.mark.parametrize(("profile", "teams"), [("standard", [0, 1, 0, 1, 0, 1]), ("bicycle", [0, 1, 2, 0, 1, 2])])
def test_a_view_knows_whose_partner_is_who(profile: str, teams: list[int]) -> None:
    game = Game(load(profile))
    pack = shuffle_from_text("partners", 0, 6).pack(game.rules)
    game.start_deal(0, (0,) * int(game.rules.teams), pack)
    for seat in (*range(6), SPECTATOR):
        assert [game.view(seat).team_of(other) for other in range(6)] == teams
    assert [game.rules.team_of(seat) for seat in range(6)] == teams


KINGS = ["KS", "KH", "KD", "KC", "AS", "AH", "9S", "9H", "4S"]


def test_the_named_face_moves_and_else_the_first_in_canonical_order() -> None:
    game = dealt({0: KINGS}, "5S", ["6S", "6H"])
    game.act(0, "draw")
    events = game.act(0, "discard 9H")
    assert events == [CardDiscarded(0, ("9H",), 1)]
    game = dealt({0: KINGS}, "5S", ["6S", "6H"])
    game.act(0, "draw")
    assert game.act(0, "discard 9") == [CardDiscarded(0, ("9S",), 1)]


def test_named_faces_are_found_in_whatever_order_they_are_said() -> None:
    game = dealt({0: [*KINGS, "2D", "2C"]}, "5S", ["6S", "6H"])
    game.act(0, "draw")
    assert isinstance(game.act(0, "lay A:2C AH AS K:2D KD KC"), list)
    assert game.view(0).teams[0].melds == {"A": ("AS", "AH", "2C"), "K": ("KD", "KC", "2D")}


def test_a_face_that_is_not_held_is_refused_though_its_rank_is() -> None:
    game = dealt({0: KINGS}, "5S", ["6S", "6H"])
    game.act(0, "draw")
    assert game.act(0, "discard 9D") == Refusal("face-not-held", "TURN-1", {"card": "9D"})
    assert len(game.view(0).hand) == 15


def test_only_the_seat_to_act_may_act() -> None:
    game = dealt({0: KINGS}, "5S", ["6S", "6H"])
    assert game.act(3, "draw") == Refusal("wrong-seat", "SEATS-3", {"seat": 3, "to_act": 0})


def test_drawn_cards_are_shown_to_their_player_only() -> None:
    game = dealt({0: KINGS}, "5S", ["6S", "6H"])
    events = game.act(0, "draw")
    assert isinstance(events, list)
    assert events[0].seen_by(0) == CardsDrawn(0, ("6S", "6H"), 2, only=0)
    assert events[0].seen_by(1).cards == events[0].seen_by(SPECTATOR).cards == ()


def test_lays_are_taken_back_one_by_one_until_the_discard() -> None:
    game = dealt({0: KINGS}, "5S", ["6S", "6H"])
    game.act(0, "draw")
    before = game.view(0)
    assert not game.can_undo()
    game.act(0, "lay K:KKK")
    between = game.view(0)
    game.act(0, "lay A:AA K:K".replace("A:AA ", ""))
    game.undo()
    assert game.view(0) == between
    game.undo()
    assert game.view(0) == before
    assert not game.can_undo()
    assert len(game.deals[-1].actions) == 1


def test_a_lay_that_brought_hidden_cards_is_not_taken_back() -> None:
    game = dealt(
        {0: ["KS", "KS", "KS", "KS", "KH", "KH", "KH", "AS", "AS", "AS", "9S", "9H", "4S"]}, "5S", ["6S", "6H"]
    )
    game.act(0, "draw")
    game.act(0, "lay A:AAA K:KKKKKKK")
    assert game.can_undo()
    game.act(0, "discard 4")
    assert not game.can_undo()
    assert game.view(0).foot_sizes[0] == 0


def test_cards_taken_with_the_pile_are_known_until_they_are_seen_again() -> None:
    game = dealt({0: ["QS", "4S"], 1: ["QH", "QD", "KS", "KH", "KD", "5H"]}, "6D", ["8S", "8H", "8D", "8C"])
    game.act(0, "draw")
    game.act(0, "discard Q")
    events = game.act(1, "take QQ")
    assert isinstance(events, list)
    assert [type(event) for event in events][-2:] == [PileTaken, type(events[-1])]
    assert game.view(0).aside == ("6D",)
    released = game.act(1, "lay K:KKK")
    assert isinstance(released, list)
    assert PileReleased(1, ("6D",), 1) in released
    assert game.view(0).known[1] == ("6D",)
    game.act(1, "discard 6D")
    assert game.view(0).known[1] == ()


def test_what_moves_no_card_is_told_too() -> None:
    assert _spoken(2, parse_action("ask")) == [PartnersAsked(2)]
    assert _spoken(2, parse_action("yes")) == [PartnerAnswered(2, yes=True)]
    assert _spoken(2, parse_action("no")) == [PartnerAnswered(2, yes=False)]
    assert _spoken(2, parse_action("pass")) == [Passed(2)]


def test_a_view_for_a_spectator_shows_no_hand_and_no_steps() -> None:
    game = dealt({0: KINGS}, "5S", ["6S", "6H"])
    view = game.view(SPECTATOR)
    assert view.hand == ()
    assert view.steps == {}
    assert view.hand_sizes == (13,) * 6
    assert view.foot_sizes == (11,) * 6


def test_a_game_that_is_given_up_has_no_winner() -> None:
    game = dealt({0: KINGS}, "5S", ["6S", "6H"])
    game.resign()
    assert game.is_deal_over
    assert game.winner is None
    assert isinstance(game.act(0, "draw"), Refusal)


@pytest.mark.parametrize(("scores", "winner"), [((25_000, 0), 0), ((0, 25_000), 1), ((0, 0), None)])
def test_the_winner_is_named_after_the_deal(scores: tuple[int, int], winner: int | None) -> None:
    game = Game(load("standard"))
    shuffle = shuffle_from_text("heaven", 0, 6)
    game.start_deal(5, scores, shuffle.pack(game.rules), shuffle)
    assert game.winner is None
    assert game.scores == scores
    while not game.is_deal_over:
        view = game.view(int(game.deal.to_act))
        game.act(view.seat, next(text for text in view.steps.values() if not text.startswith("lay")))
    assert game.winner == winner
