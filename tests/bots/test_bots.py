"""
What bots promise: they depend on their view and seed alone, and know no level but those listed.
"""

import pytest

from pennies.bots import LEVELS, make_bot
from pennies.game.view import View
from pennies.profiles import load
from tests.bots.seats import play, started

STANDARD = load("standard")


def choices(level: str, seed: str) -> list[tuple[View, int]]:
    """
    Play a deal and list every view with what was chosen.
    """
    made: list[tuple[View, int]] = []
    game = next(started(STANDARD, "views", 1))
    bots = [make_bot(level, STANDARD, f"{seed}{seat}") for seat in range(game.rules.players)]
    play(game, bots, lambda view, step: made.append((view, step)))
    return made


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_chooses_the_same(level: str) -> None:
    assert choices(level, "one") == choices(level, "one")


def test_another_seed_of_the_random_bot_chooses_otherwise() -> None:
    assert choices("random", "one") != choices("random", "other")


def test_the_greedy_bot_remembers_nothing() -> None:
    made = choices("greedy", "one")
    fresh = make_bot("greedy", STANDARD, "another")
    assert [fresh.choose(view) for view, _ in reversed(made)] == [step for _, step in reversed(made)]


def test_the_random_bot_comes_to_every_step() -> None:
    view = next(view for view, _ in choices("greedy", "one") if len(view.steps) > 3)
    bot = make_bot("random", STANDARD, 5)
    assert {bot.choose(view) for _ in range(300)} == set(view.steps)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="one of random, greedy, not 'grandmaster'"):
        make_bot("grandmaster", STANDARD, 0)
