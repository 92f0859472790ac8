"""
`pennies bench`: how fast this machine plays, in a table.
"""

import time
from contextlib import nullcontext

from rich.progress import BarColumn, MofNCompleteColumn, Progress

from pennies.arena.bench import WORK, Bench, run_bench
from pennies.cli.screen import FAINT, STRONG, Row, Screen
from pennies.cli.status import FINE
from pennies.profiles import load


def bench(language: str, rounds: int, *, json: bool) -> int:
    """
    Measure, and print the figures.
    """
    screen = Screen(language)
    progress = Progress(BarColumn(bar_width=None), MofNCompleteColumn(), console=screen.err, transient=True)
    task = progress.add_task("", total=rounds)
    with progress if screen.err.is_terminal else nullcontext():
        measured = run_bench(
            load("standard"),
            time.process_time,
            rounds=rounds,
            on_round=lambda done: progress.update(task, completed=done),
        )
    if json:
        screen.data(_values(measured))
    else:
        _show(screen, measured)
    return FINE


def _show(screen: Screen, measured: Bench) -> None:
    machine = measured.machine
    screen.line(screen.say("bench-title", count=measured.rounds), STRONG)
    screen.line(machine.processor, FAINT)
    build = "compiled" if machine.compiled else "plain"
    screen.line(f"{machine.python}, {screen.say(f'bench-{build}')}, {machine.platform}", FAINT)
    screen.line()
    head = ["", screen.say("bench-median"), screen.say("bench-spread")]
    screen.table(head, [_row(screen, measured, name) for name in WORK])


def _row(screen: Screen, measured: Bench, name: str) -> Row:
    low, high = (screen.texts.number(round(rate)) for rate in measured.spread[name])
    rate = screen.texts.number(round(measured.per_second[name]))
    return Row((screen.say(f"bench-{name.replace('_', '-')}"), rate, f"{low}–{high}"))


def _values(measured: Bench) -> dict[str, object]:
    """
    Make the JSON object of the figures.
    """
    machine = measured.machine
    return {
        "platform": machine.platform,
        "processor": machine.processor,
        "python": machine.python,
        "compiled": machine.compiled,
        "profile": measured.profile,
        "rounds": measured.rounds,
        "per_second": dict(measured.per_second),
        "spread": {name: list(rates) for name, rates in measured.spread.items()},
    }
