"""
Ratios come from the rounds of one run; what cannot be measured says why, and the rest goes on.
"""

import json
from collections.abc import Mapping

import pytest

from bench.games import DRIVEN, GAMES, INSIDE, Game, drive_openspiel
from bench.peers import PLAIN, Run, heading, plain_steps, ratio_table, run
from pennies.arena.machine import Machine
from pennies.arena.measuring import Clock, Figure, Task
from pennies.build import is_compiled
from tests.arena.test_measuring import ticking

MACHINE = Machine("A processor", 2, "Linux", "CPython 3.11.7", "0.1.0", "0.17.0", compiled=True)


def steady(name: str) -> Task:
    """
    Make the task of a game that always takes ten steps a second.
    """
    return lambda _clock, _share_s: {name: 10}


def absent(name: str) -> Task:
    raise ModuleNotFoundError(f"No module named {name!r}")


def broken(name: str) -> Task:
    """
    Make the task of a game that goes well once.
    """
    turns: list[int] = []

    def task(_clock: Clock, _share_s: float) -> Mapping[str, float]:
        turns.append(1)
        if len(turns) > 1:
            raise ValueError("a deep\nreason")
        return {name: 10}

    return task


STEADY = Game("steady", "pytest", steady, DRIVEN, "a step of it")
ABSENT = Game("absent", "there-is-no-such-package", absent, DRIVEN, "a step of it")
BROKEN = Game("broken", "pytest", broken, INSIDE, "a step of it")


def made(figures: Mapping[str, list[float]], reasons: Mapping[str, str] | None = None) -> Run:
    return Run(
        MACHINE,
        "2026-11-30",
        3,
        {name: Figure(rounds) for name, rounds in figures.items()},
        reasons or {},
        {"pytest": "9"},
    )


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    measured = made({DRIVEN: [100, 300, 90], "steady": [50, 100, 30]})
    assert measured.ratio(DRIVEN, "steady") == 3


def test_the_table_has_ours_first_and_every_game() -> None:
    measured = made({DRIVEN: [20, 20, 20], INSIDE: [50, 50, 50], "steady": [10, 10, 10]}, {"absent": "No module"})
    head, driven, inside, first, second = ratio_table(measured, [STEADY, ABSENT])
    assert len({len(row) for row in (head, driven, inside, first, second)}) == 1
    assert (driven[1], inside[1]) == ("20.0", "50.0")
    assert first == ["steady (9)", "10.0", "10.0–10.0", "2.00 ×", "a step of it"]
    assert second == ["absent ()", "", "", "", "not measured: No module"]


def test_what_is_missing_says_why_and_the_rest_goes_on() -> None:
    measured = run(["clones"], [ABSENT, BROKEN, STEADY], clock=ticking(1), rounds=3, share_s=1, plain=False)
    assert measured.reasons == {
        "absent": "ModuleNotFoundError: No module named 'absent'",
        "broken": "ValueError: reason",
    }
    assert set(measured.figures) == {"clones", "steady"}
    assert measured.figures["steady"].rounds == [10, 10, 10]
    assert measured.ratio("clones", "broken") is None


def test_the_json_has_figures_reasons_and_ratios() -> None:
    measured = run([DRIVEN], [ABSENT], clock=ticking(1), rounds=1, share_s=1, plain=False)
    values = json.loads(json.dumps(measured.values()))
    assert values["figures"][DRIVEN]["median"] == measured.figures[DRIVEN].median
    assert set(values["reasons"]) == {"absent"}
    assert set(values["ratios"]) == {game.name for game in GAMES}


def test_an_uncompiled_engine_is_not_compared_with_itself() -> None:
    if is_compiled():
        assert callable(plain_steps(PLAIN))
    else:
        with pytest.raises(ValueError, match="not compiled"):
            plain_steps(PLAIN)


def test_the_heading_names_machine_versions_and_build() -> None:
    said = heading(made({}))
    for part in ("A processor", "2 cores", "CPython 3.11.7", "pennies 0.1.0 (compiled)", "librt 0.17.0", "3 rounds"):
        assert part in said


def test_games_have_names_of_their_own() -> None:
    names = [game.name for game in GAMES]
    assert len(set(names)) == len(names)
    assert {game.against for game in GAMES} == {DRIVEN, INSIDE}


class Countdown:
    """
    A game in the shape of OpenSpiel's: each action takes its number from what is left.
    """

    def __init__(self, left: int) -> None:
        self.left = left

    def is_terminal(self) -> bool:
        return self.left == 0

    def legal_actions(self) -> list[int]:
        return list(range(1, self.left + 1))

    def apply_action(self, action: int) -> None:
        assert action in self.legal_actions()
        self.left -= action


def test_a_game_is_driven_to_its_end() -> None:
    assert drive_openspiel(Countdown(5), lambda: 0.0) == 5
    assert drive_openspiel(Countdown(5), lambda: 0.999) == 1
