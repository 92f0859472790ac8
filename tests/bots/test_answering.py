"""
Why bots answer as they do when a partner asks whether to go out.
"""

import pytest

from pennies.bots import make_bot
from pennies.bots.answering import REASONS, answer_reason
from pennies.engine.steps import NO, YES
from pennies.profiles import load
from tests.bots.test_answers import asked

STANDARD = load("standard")


@pytest.mark.parametrize(
    ("hand", "foot", "rivals", "scores", "answer", "reason"),
    [
        ("AAAXXXX", "", "5", [0, 0], NO, "own-hand"),
        ("44", "", "5" * 5, [0, 0], YES, "others-cards"),
        ("44", "", "5", [19_000, 0], YES, "score"),
    ],
)
def test_the_reason_is_what_weighs_most(
    hand: str, foot: str, rivals: str, scores: list[int], answer: int, reason: str
) -> None:
    view = asked(hand, foot, rivals, scores)
    assert make_bot("strong", STANDARD, 0).choose(view) == answer
    assert answer_reason(STANDARD.rules(), view, yes=answer == YES) == reason
    assert reason in REASONS


def test_a_foot_on_the_table_speaks_against_it() -> None:
    assert answer_reason(STANDARD.rules(), asked("44", "6" * 11, "5", [0, 0]), yes=False) == "own-feet"
