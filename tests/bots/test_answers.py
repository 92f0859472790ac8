"""
What the greedy bot answers a partner who asks whether to go out (OUT-4).
"""

from dataclasses import replace

import pytest

from pennies.bots import make_bot
from pennies.engine.steps import NO, YES
from pennies.game.view import View
from pennies.profiles import load
from tests.bots.seats import view_at

STANDARD = load("standard")
MELDS = [["999", "KKKKKKK", "AAAAA22", "XXX2222", "7777777"], ["QQQ"]]


def asked(hand: str, foot: str, rivals: str, scores: list[int]) -> View:
    """
    Give the view of seat 2 that seat 0 asks.
    """
    hands = ["994", rivals, hand, rivals, "44", rivals]
    view = view_at(STANDARD, to_act=2, phase="lay", hands=hands, feet=["", "", foot], melds=MELDS, scores=scores)
    return replace(view, turn=0, to_act=2, phase="answer", steps={int(YES): "yes", int(NO): "no"})


@pytest.mark.parametrize(
    ("hand", "foot", "rivals", "scores", "answer"),
    [
        ("44", "", "5" * 5, [0, 0], YES),
        ("AAAXX", "", "5", [0, 0], NO),
        ("44", "6" * 11, "5", [0, 0], NO),
        ("AAAXX", "6" * 11, "5", [18_000, 0], YES),
        ("44", "", "5" * 5, [0, 25_000], NO),
    ],
    ids=["nothing to lose", "many points in hand", "the foot is down", "it wins the game", "the others would win"],
)
def test_it_answers(hand: str, foot: str, rivals: str, scores: list[int], answer: int) -> None:
    assert make_bot("greedy", STANDARD, 0).choose(asked(hand, foot, rivals, scores)) == answer
