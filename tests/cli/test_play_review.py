"""
What is said of a turn that cost something, in both languages.
"""

import pytest

from pennies.bots.explaining import CAUSES, Difference, Measure
from pennies.bots.reviewing import Slip
from pennies.cli.play.review import slip_sentence
from pennies.game.view import View
from pennies.lang import LANGUAGES, catalogue
from pennies.profiles import load
from tests.bots.seats import view_at

VIEW = view_at(load("standard"), phase="lay", pile="5", melds=[["777777", "999"], ["AAA"]], hands=["93KKKQJ4"])


def _steps(view: View, *texts: str) -> tuple[int, ...]:
    return tuple(step for text in texts for step, name in view.steps.items() if name == text)


def _slip(done: tuple[str, ...], better: tuple[str, ...], cause: str = "", takes: float = 0) -> Slip:
    difference = Difference(Measure(310, 60), cause, Measure(200, 50), Measure(takes, takes / 5))
    return Slip(VIEW, _steps(VIEW, *done), _steps(VIEW, *better), difference)


@pytest.mark.parametrize(
    ("done", "better", "english", "ukrainian"),
    [
        (
            ("discard 9",),
            ("discard 3",),
            "Better to discard a black three than to discard a nine.",
            "Краще було скинути чорну трійку, ніж скинути дев’ятку.",
        ),
        (
            ("lay K:KKK",),
            (),
            "Better to hold back than to start kings with 3 kings.",
            "Краще було притримати карти, ніж почати комбінацію королів: 3 королі.",
        ),
        (
            (),
            ("lay K:KKK", "lay 9:9"),
            "Better to start kings with 3 kings and add a nine to your nines as well.",
            "Краще було ще й почати комбінацію королів: 3 королі та докласти дев’ятку до комбінації дев’яток.",
        ),
    ],
)
def test_what_would_have_been_better_is_said(
    done: tuple[str, ...], better: tuple[str, ...], english: str, ukrainian: str
) -> None:
    slip = _slip(done, better)
    assert [slip_sentence(catalogue(language), slip) for language in ("en", "uk")] == [english, ukrainian]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cause", CAUSES)
def test_every_cause_can_be_said(language: str, cause: str) -> None:
    said = slip_sentence(catalogue(language), _slip(("discard 9",), ("discard 3",), cause, takes=1))
    assert said.count("200") == 1
    assert len(said.split(". ")) == 3
