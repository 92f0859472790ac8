"""
What bots promise: they depend on their view and seed alone, and know no level but those listed.
"""

import pytest

from pennies.bots import LEVELS, STYLES, Limit, make_bot
from pennies.bots.bot import DEPTHS
from pennies.bots.core.policy import choose
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.weights import strong
from pennies.bots.oracles import OracleBot
from pennies.bots.reading import knowledge_of
from pennies.bots.searching import Depth, SearchBot
from pennies.game.notation import parse_action
from pennies.game.position import position_values
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


QUICK = [*(level for level in LEVELS if level not in DEPTHS), *(f"strong:{style}" for style in STYLES)]
"""Levels that do not search: without compilation, searching takes seconds a choice."""


@pytest.mark.parametrize("level", QUICK)
def test_the_same_seed_chooses_the_same(level: str) -> None:
    assert choices(level, "one") == choices(level, "one")


def test_another_seed_of_the_random_bot_chooses_otherwise() -> None:
    assert choices("random", "one") != choices("random", "other")


def test_the_greedy_bot_remembers_nothing() -> None:
    made = choices("greedy", "one")
    fresh = make_bot("greedy", STANDARD, "another")
    assert [fresh.choose(view) for view, _ in reversed(made)] == [step for _, step in reversed(made)]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_made(level: str) -> None:
    view = next(view for view, _ in choices("greedy", "one") if len(view.steps) == 1)
    assert make_bot(level, STANDARD, "one").choose(view) in view.steps


def test_a_searching_bot_chooses_the_same_of_the_same_view() -> None:
    views = [view for view, _ in choices("club", "one") if len(view.steps) > 1][::25]
    one, other = (SearchBot(STANDARD.rules(), strong(), Depth(2, turns=1), "seed") for _ in range(2))
    assert [one.choose(view) for view in views] == [other.choose(view) for view in reversed(views)][::-1]


GOES_ON = 2


class Clock:
    """
    A clock that stands still and counts the looks at it.

    A bot that goes on as it meant to looks twice, one that thinks more often.
    """

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return 0.0


class RunningClock(Clock):
    """
    A clock that moves on by a second with each look at it.
    """

    def __call__(self) -> float:
        super().__call__()
        return float(self.looks)


def test_a_searching_bot_plays_a_turn_as_it_was_begun() -> None:
    clock = Clock()
    rules = STANDARD.rules()
    bot = SearchBot(rules, strong(), Depth(2, turns=1, table=TURN_WEIGHTS, faith=60), "seed", Limit(clock, 1.0))
    game = next(started(STANDARD, "turns", 1))
    gone_on: list[View] = []
    looks = 0

    def note(view: View, _: int) -> None:
        nonlocal looks
        if view.seat == 0 and len(view.steps) > 1 and clock.looks == looks + GOES_ON:
            gone_on.append(view)
        looks = clock.looks

    play(game, [bot, *(make_bot("strong", STANDARD, "") for _ in range(5))], note)
    assert {view.phase for view in gone_on} == {"lay"}
    for _ in range(2):  # a position that it does not expect
        looks = clock.looks
        assert bot.choose(gone_on[0]) in gone_on[0].steps
        assert clock.looks > looks + GOES_ON


def test_a_searching_bot_stops_when_its_time_is_over() -> None:
    view = next(view for view, _ in choices("club", "one") if len(view.steps) > 3)
    clock = RunningClock()
    bot = SearchBot(STANDARD.rules(), strong(), Depth(10_000, turns=1), "seed", Limit(clock, 4.0))
    assert bot.choose(view) in view.steps
    assert clock.looks < 20


def test_a_cap_in_time_is_for_a_whole_turn() -> None:
    clock = RunningClock()
    bot = SearchBot(STANDARD.rules(), strong(), Depth(10_000, turns=1), "seed", Limit(clock, 40.0))
    looks = {"draw": 0, "lay": 0}
    turns: list[int] = []

    def note(view: View, _: int) -> None:
        if view.seat == 0 and view.phase == "draw":
            turns.append(0)
        if view.seat == 0:
            turns[-1] += clock.looks - sum(looks.values())
            looks[view.phase] += clock.looks - sum(looks.values())

    play(next(started(STANDARD, "turns", 1)), [bot, *(make_bot("greedy", STANDARD, "") for _ in range(5))], note)
    assert looks["draw"] > 0 < looks["lay"]
    assert 40 <= max(turns) < 80, "it looks a few times more at each choice"


def test_a_turn_that_another_began_has_its_time() -> None:
    """
    Where a plain bot drew for it, or another process did, the time of its last turn is none of this one's.
    """
    clock = RunningClock()
    bot = SearchBot(STANDARD.rules(), strong(), Depth(10_000, turns=1), "seed", Limit(clock, 20.0))
    turns: list[int] = []

    class DrawsByAnother:
        def choose(self, view: View) -> int:
            if view.phase == "draw":
                turns.append(0)
                return min(view.steps)
            before = clock.looks
            step = bot.choose(view)
            turns[-1] = max(turns[-1], clock.looks - before)
            return step

    play(next(started(STANDARD, "turns", 1)), [DrawsByAnother(), *(make_bot("greedy", STANDARD, "") for _ in range(5))])
    assert len(turns) > 1
    assert turns[-1] >= 20, "it thinks once at least"


def test_a_bot_without_time_plays_by_its_policy() -> None:
    view = next(view for view, _ in choices("club", "one") if len(view.steps) > 3)
    rules = STANDARD.rules()
    knowledge = knowledge_of(rules, view)
    bot = SearchBot(rules, strong(), Depth(10_000, turns=1), "seed", Limit(lambda: 0.0, 0.0))
    assert bot.choose(view) == choose(knowledge, strong())


def test_the_random_bot_comes_to_every_step() -> None:
    view = next(view for view, _ in choices("greedy", "one") if len(view.steps) > 3)
    bot = make_bot("random", STANDARD, 5)
    assert {bot.choose(view) for _ in range(300)} == set(view.steps)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match=r"one of random, greedy, novice, .*, not 'grandmaster'"):
        make_bot("grandmaster", STANDARD, 0)


@pytest.mark.parametrize("level", ["greedy:3", "strong:", "strong:5", "expert:0", "expert:many", "expert:", "master:²"])
def test_a_parameter_that_the_level_does_not_have_is_refused(level: str) -> None:
    with pytest.raises(ValueError, match=r"(has no|is one of|a number from)"):
        make_bot(level, STANDARD, 0)


def test_oracles_choose_legal_steps_and_leave_the_deal_alone() -> None:
    game = next(started(STANDARD, "oracles", 1))
    for number, level in enumerate(("oracle-hands", "oracle-all") * 8):
        view = game.view(int(game.deal.to_act))
        before = position_values(game.deal)
        step = OracleBot(level, game.rules, 2, "seed").choose_knowing(view, game.deal)
        assert step in view.steps, number
        assert position_values(game.deal) == before
        game.act(view.to_act, parse_action(view.steps[step]))
