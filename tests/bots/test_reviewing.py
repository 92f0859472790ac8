"""
Looking back on a deal: the costly turn is found, a well played one is not blamed, and nothing hidden is used.
"""

from collections.abc import Sequence

import pytest

from pennies.bots import make_bot
from pennies.bots.explaining import CAUSES
from pennies.bots.reviewing import COSTLIEST, Decision, Review, costliest, review_turn, turns_of
from pennies.engine.chance import Generator
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.view import View, view_of
from pennies.profiles import load
from pennies.server.twins import twin
from tests.bots.seats import play, started, view_at

STANDARD = load("standard")
RULES = STANDARD.rules()
MANY = 24
"""Worlds enough for the plain engine to see what is gross."""


def _pile_before_a_team_with_nines() -> View:
    """
    A pile of 24 lies before the next player, whose team has nines open; a black three would block it.
    """
    return view_at(
        STANDARD,
        phase="lay",
        pile="KKQQJJTT88665544AAKKQQJJ",
        melds=[["AAAA", "666"], ["9999", "888"]],
        stock="TTTTTTTT77777777555544446666",
        hands=["93KQJT54", "5QJ8TT66", "KJ48A", "Q66K4", "AA4T5", "8T6J4"],
    )


def _review(view: View, *actions: str, number: int = 1) -> Review:
    return review_turn(RULES, number, [Decision(view, parse_action(text)) for text in actions], MANY, "seed")


def test_feeding_a_huge_pile_is_the_costliest_turn() -> None:
    view = _pile_before_a_team_with_nines()
    found = costliest(
        [_review(view, discard, number=number) for number, discard in enumerate(["discard 3", "discard 9"], 1)]
    )
    assert [review.number for review in found] == [2]
    (slip,) = found[0].slips
    assert [view.steps[step] for step in slip.done] == ["discard 9"]
    assert "discard 9" not in [view.steps[step] for step in slip.better]
    assert any(view.steps[step].startswith("discard") for step in slip.better)
    assert found[0].cost.mean > 300
    assert slip.difference.behind.is_clear
    assert slip.difference.takes.mean > 0
    assert slip.difference.cause in CAUSES


def _hand_of_lays() -> View:
    return view_at(
        STANDARD, phase="lay", pile="5", melds=[["777777", "999"], ["AAA"]], hands=["79KKKQJ4"], stock="TT", feet=[""]
    )


def test_keeping_back_the_seven_that_closes_a_canasta_costs_a_canasta() -> None:
    review = _review(_hand_of_lays(), "lay K:KKK", "discard J")
    (slip,) = review.slips
    assert slip.difference.cause == "sevens"
    assert review.cost.mean > 1000
    assert "lay 7:7" in [slip.view.steps.get(step) for step in slip.better]


def test_a_lay_of_all_at_once_is_judged_as_its_parts_are() -> None:
    parts = _review(_hand_of_lays(), "lay K:KKK", "lay 9:9", "discard J")
    whole = _review(_hand_of_lays(), "lay 9:9 K:KKK", "discard J")
    assert parts.slips
    assert [slip.better for slip in parts.slips] == [slip.better for slip in whole.slips]
    assert parts.cost.mean > 1000 < whole.cost.mean


@pytest.fixture(scope="module")
def deal() -> Game:
    """
    Play a deal in which seat 0 does anything that is legal, and all others what is sensible.
    """
    return _played("random")


def _played(level: str) -> Game:
    game = next(started(STANDARD, "reviewed", 1))
    play(game, [make_bot(level if seat == 0 else "strong", STANDARD, f"seat {seat}") for seat in range(6)])
    return game


def _reviews(game: Game, turns: Sequence[Sequence[Decision]]) -> list[Review]:
    return [review_turn(game.rules, number, turn, MANY, "seed") for number, turn in enumerate(turns, 1)]


def test_every_decision_of_the_own_turns_is_reviewed(deal: Game) -> None:
    turns = turns_of(STANDARD, deal.deals[0], 0)
    own = [said for seat, said in deal.deals[0].actions if seat == 0]
    assert [decision.said for turn in turns for decision in turn] == own
    assert len(turns) == sum(str(said).split()[0] in ("draw", "take") for said in own)
    assert all(decision.view.seat == decision.view.turn == 0 for turn in turns for decision in turn)
    assert all(str(decision.said) in decision.view.steps.values() for turn in turns for decision in turn)


def test_who_plays_anything_has_costly_turns_and_they_are_sorted(deal: Game) -> None:
    reviews = _reviews(deal, turns_of(STANDARD, deal.deals[0], 0))
    found = costliest(reviews)
    assert 0 < len(found) <= COSTLIEST
    assert [review.cost.mean for review in found] == sorted((review.cost.mean for review in found), reverse=True)
    for slip in (slip for review in reviews for slip in review.slips):
        assert slip.difference.behind.is_clear
        assert slip.difference.behind.mean > 0
        assert slip.done or slip.better
        assert not set(slip.done) & set(slip.better) & set(range(16, 32)), "the same discard is no difference"


def test_who_plays_as_the_search_does_has_no_clear_cost() -> None:
    game = _played(f"expert:{MANY}")
    assert costliest(_reviews(game, turns_of(STANDARD, game.deals[0], 0))) == []


def test_nothing_hidden_is_used(deal: Game) -> None:
    """
    All that the seat cannot see is dealt anew before each of its decisions: the review is the same.
    """
    written = deal.deals[0]
    again = Game(STANDARD)
    again.start_deal(written.dealer, written.scores, written.pack)
    generator = Generator(5)
    views: list[View] = []
    differing = 0
    for seat, said in written.actions:
        if seat == 0 == again.deal.turn:
            other, faces = twin(again, 0, generator)
            differing += list(other.seats[1].hand) != list(again.deal.seats[1].hand)
            views.append(view_of(other, faces, 0))
        again.act(seat, said)
    assert differing > len(views) / 2
    turns = turns_of(STANDARD, written, 0)[:3]
    twins = iter(views)
    anew = [[Decision(next(twins), decision.said) for decision in turn] for turn in turns]
    assert _reviews(deal, anew) == _reviews(deal, turns)
