"""
Tasks take turns, and rates are work by the clock that is given.
"""

from collections.abc import Callable, Mapping

import pytest

from pennies.arena.measuring import Clock, Figure, Task, measure, prepared_rates, rates


def ticking(step_s: float) -> Callable[[], float]:
    """
    Make a clock that goes on by so much each time it is looked at.
    """
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += step_s
        return now

    return clock


def named(name: str, heard: list[str]) -> Task:
    """
    Make a task that notes its turns, and gives the number of its turn as a figure.
    """

    def task(_clock: Clock, _share_s: float) -> Mapping[str, float]:
        heard.append(name)
        return {name: heard.count(name)}

    return task


def test_tasks_take_turns() -> None:
    heard: list[str] = []
    told: list[tuple[int, int]] = []
    figures = measure(
        [named("a", heard), named("b", heard)], ticking(1), rounds=3, told=lambda *done: told.append(done)
    )
    assert heard == ["a", "b", "a", "b", "a", "b"]
    assert told == [(done, 6) for done in range(1, 7)]
    assert figures == {"a": Figure([1, 2, 3]), "b": Figure([1, 2, 3])}


def test_the_median_of_the_rounds_counts() -> None:
    figure = Figure([9, 1, 4])
    assert (figure.median, figure.low, figure.high) == (4, 1, 9)


def test_a_ratio_is_taken_round_by_round() -> None:
    ratio = Figure([10, 30, 2]).over(Figure([5, 10, 2]))
    assert ratio == Figure([2, 3, 1])
    assert ratio.median == 2


def test_figures_of_different_runs_have_no_ratio() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Figure([1, 2]).over(Figure([1]))


@pytest.mark.parametrize(("step_s", "rate"), [(1, 3), (2, 1.5)])
def test_a_rate_is_work_by_the_clock(step_s: float, rate: float) -> None:
    assert rates(lambda: {"turns": 3})(ticking(step_s), 10) == {"turns": rate}


def test_work_goes_on_until_the_share_is_used_up() -> None:
    done: list[int] = []

    def portion() -> Mapping[str, int]:
        done.append(1)
        return {"turns": 1}

    rates(portion)(ticking(1), 4)
    assert len(done) == 4


def test_preparing_is_not_measured() -> None:
    clock = ticking(1)

    def prepare() -> int:
        for _ in range(7):
            clock()
        return 5

    assert prepared_rates(prepare, lambda work: {"turns": work})(clock, 3) == {"turns": 5}
