"""
Other libraries' card games beside ours, measured in one run, by turns: one table with ratios.

    python -m bench.peers [--rounds N] [--share SECONDS] [--json | --markdown]

`make bench-peers` makes the environment that has all of them. What cannot be imported says why in its row, and the rest
goes on. `bench.games` knows how each is played, `pennies.arena.bench` how ours is.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bench.games import DRIVEN, GAMES, INSIDE, Game
from bench.tables import Table, markdown, number, text, times
from pennies.arena.bench import tasks_of
from pennies.arena.machine import Machine, this_machine
from pennies.arena.measuring import ROUNDS, SHARE_S, Clock, Figure, Task, Told, measure
from pennies.profiles import load

PLAIN: Final = "the same files uncompiled"
"""The name of our steps inside the engine where it is not compiled."""
OUR_STEP: Final = "a decision: draw, take, begin a meld with three cards or add one, discard, ask, pass (113 a deal)"
"""An opening or a take is several steps; what happens by itself, as picking up a foot, is none."""
SOURCES: Final = Path(__file__).resolve().parent.parent / "src"
_PENNIES: Final = "from pennies.cli import main; main()"


@dataclass(frozen=True)
class Run:
    """
    What one run measured.

    Attributes:
        figures: by the name of our work or of the game: steps a second, for games.
        reasons: by the name of what could not be measured, why not.
        versions: of the packages of the games.
    """

    machine: Machine
    day: str
    rounds: int
    figures: Mapping[str, Figure]
    reasons: Mapping[str, str]
    versions: Mapping[str, str] = field(default_factory=dict)

    def ratio(self, ours: str, theirs: str) -> float | None:
        """
        Tell how often the figure of theirs goes into ours: the median of the rounds; None without both.
        """
        if ours not in self.figures or theirs not in self.figures:
            return None
        return self.figures[ours].over(self.figures[theirs]).median

    def why_not(self, name: str) -> str:
        """
        Say why something has no figure.
        """
        return self.reasons.get(name, "not measured")

    def values(self) -> dict[str, Any]:
        """
        Make the JSON object of it.
        """
        return {
            "machine": self.machine.values(),
            "day": self.day,
            "rounds": self.rounds,
            "versions": dict(self.versions),
            "figures": {
                name: {"median": figure.median, "rounds": list(figure.rounds)} for name, figure in self.figures.items()
            },
            "reasons": dict(self.reasons),
            "ratios": {game.name: self.ratio(game.against, game.name) for game in GAMES},
        }


class _Guarded:
    """
    Tasks that may fail: what failed once is left out from then on, and its reason kept.
    """

    def __init__(self) -> None:
        self.reasons: dict[str, str] = {}

    def make(self, name: str, task: Callable[[str], Task]) -> list[Task]:
        """
        Make the task, if that goes.
        """
        try:
            made = task(name)
        except Exception as error:  # noqa: BLE001 - other people's code; a row says what it was
            self.reasons[name] = _reason(error)
            return []
        return [self._guard(name, made)]

    def _guard(self, name: str, task: Task) -> Task:
        def guarded(clock: Clock, share_s: float) -> Mapping[str, float]:
            if name in self.reasons:
                return {}
            try:
                return task(clock, share_s)
            except Exception as error:  # noqa: BLE001 - the same
                self.reasons[name] = _reason(error)
                return {}

        return guarded


def run(
    work: Sequence[str] = (DRIVEN, INSIDE),
    games: Sequence[Game] = GAMES,
    *,
    clock: Clock = time.process_time,
    rounds: int = ROUNDS,
    share_s: float = SHARE_S,
    plain: bool = True,
    told: Told | None = None,
) -> Run:
    """
    Measure ours and theirs by turns.

    Args:
        work: names of our figures, out of `pennies.arena.bench.WORK`.
        plain: measure our sources uncompiled, too.
    """
    guarded = _Guarded()
    tasks = tasks_of(load("standard"), work)
    if plain:
        tasks += guarded.make(PLAIN, plain_steps)
    for game in games:
        tasks += guarded.make(game.name, game.task)
    figures = measure(tasks, clock, rounds=rounds, share_s=share_s, told=told)
    return Run(
        machine=this_machine(),
        day=datetime.now(UTC).date().isoformat(),
        rounds=rounds,
        figures={name: figure for name, figure in figures.items() if name not in guarded.reasons},
        reasons=guarded.reasons,
        versions={game.package: game.version() for game in games},
    )


def plain_steps(name: str) -> Task:
    """
    Measure the steps inside the engine of the sources beside this file, uncompiled, in a process of its own.

    Raises:
        ValueError: the engine that is measured here is not compiled, so there is nothing to compare.
    """
    if not this_machine().compiled:
        raise ValueError("the engine measured here is not compiled")
    environ = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-c", _PENNIES, "bench", "--work", INSIDE, "--rounds", "1", "--json"]

    def task(_: Clock, __: float) -> Mapping[str, float]:
        done = subprocess.run(command, env=environ, check=True, capture_output=True, text=True)
        measured = json.loads(done.stdout)
        if measured["machine"]["compiled"]:
            raise ValueError(f"there are compiled modules in {SOURCES}")
        return {name: measured["figures"][INSIDE]["median"]}

    return task


def ratio_table(measured: Run, games: Sequence[Game] = GAMES) -> Table:
    """
    Make the table of steps a second: ours, and for each game how often its steps go into ours.
    """
    rows = [["", "steps/s", "least–most", "ours / theirs", "what a step is"]]
    rows += [
        _our_row(measured, DRIVEN, "ours, driven from Python"),
        _our_row(measured, INSIDE, "ours, inside the engine"),
    ]
    for game in games:
        named = f"{game.name} ({measured.versions.get(game.package, '')})"
        figure = measured.figures.get(game.name)
        if figure is None:
            rows.append([named, "", "", "", f"not measured: {measured.why_not(game.name)}"])
            continue
        ratio = measured.ratio(game.against, game.name)
        rows.append([named, number(figure.median), _spread(figure), "" if ratio is None else times(ratio), game.step])
    return rows


def heading(measured: Run) -> str:
    """
    Say what was measured on, and when.
    """
    machine = measured.machine
    build = "compiled" if machine.compiled else "not compiled"
    return (
        f"{machine.processor}, {machine.cores} cores, {machine.platform}; {machine.python}, "
        f"pennies {machine.pennies} ({build}), librt {machine.librt}; {measured.day}; "
        f"one core, processor time, median of {measured.rounds} rounds"
    )


def parser(description: str) -> argparse.ArgumentParser:
    """
    Make the reader of the arguments that all these commands take.
    """
    arguments = argparse.ArgumentParser(description=description)
    arguments.add_argument("--rounds", type=int, default=ROUNDS, help="how often everything is measured (%(default)s)")
    arguments.add_argument("--share", type=float, default=SHARE_S, help="seconds of each in a round (%(default)s)")
    shape = arguments.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="print all that was measured as JSON")
    shape.add_argument("--markdown", action="store_true", help="print Markdown")
    return arguments


def tell(done: int, total: int) -> None:
    """
    Show on a terminal how far it is.
    """
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r{done}/{total}", end=end, file=sys.stderr, flush=True)


def show(measured: Run, tables: Sequence[Table], arguments: argparse.Namespace) -> None:
    """
    Print the tables, or the JSON instead of them.
    """
    if arguments.json:
        print(json.dumps(measured.values()))
        return
    written = [markdown(table) if arguments.markdown else text(table) for table in tables]
    print("\n\n".join([heading(measured), *written]))


def main() -> None:
    arguments = parser("Measure other card games beside ours.").parse_args()
    measured = run(rounds=arguments.rounds, share_s=arguments.share, plain=False, told=tell)
    show(measured, [ratio_table(measured)], arguments)


def _our_row(measured: Run, name: str, label: str) -> list[str]:
    figure = measured.figures[name]
    return [label, number(figure.median), _spread(figure), "", OUR_STEP]


def _spread(figure: Figure) -> str:
    return f"{number(figure.low)}–{number(figure.high)}"


def _reason(error: Exception) -> str:
    """
    Write what went wrong in one line.
    """
    said = str(getattr(error, "stderr", "") or error).strip().splitlines()
    return f"{type(error).__name__}: {said[-1]}" if said else type(error).__name__


if __name__ == "__main__":
    main()
