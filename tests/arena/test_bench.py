"""
The benchmark measures all it names, by the clock that it is given.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from pennies.arena import bench
from pennies.arena.bench import WORK, run_bench, this_machine
from pennies.build import is_compiled
from pennies.profiles import load


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


def test_everything_named_is_measured() -> None:
    rounds: list[int] = []
    measured = run_bench(load("standard"), ticking(1), rounds=2, share_s=0.5, on_round=rounds.append)
    assert set(measured.per_second) == set(measured.spread) == set(WORK)
    assert all(
        measured.spread[name][0] <= rate <= measured.spread[name][1] for name, rate in measured.per_second.items()
    )
    assert measured.per_second["deals"] == 1
    assert measured.per_second["steps"] > 20
    assert rounds == [1, 2]


def test_a_faster_clock_measures_less() -> None:
    slow = run_bench(load("standard"), ticking(2), rounds=1, share_s=1)
    fast = run_bench(load("standard"), ticking(1), rounds=1, share_s=1)
    assert slow.per_second["clones"] * 2 == fast.per_second["clones"]


def test_the_machine_is_described() -> None:
    machine = this_machine()
    assert machine.platform
    assert machine.processor
    assert machine.python.split()[1].startswith("3.")
    assert machine.compiled == is_compiled()


def test_a_machine_without_linux_files_is_described(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "_CPU_FILE", tmp_path / "cpuinfo")
    assert this_machine().processor
