"""
`pennies bench`: how fast this machine plays, in a table.
"""

import time
from collections.abc import Sequence
from contextlib import nullcontext

from rich.progress import BarColumn, MofNCompleteColumn, Progress

from pennies.arena.bench import WORK, Bench, run_bench
from pennies.cli.screen import FAINT, STRONG, Row, Screen
from pennies.cli.status import FINE
from pennies.cli.usage import UsageError, check_text, nearest
from pennies.profiles import load


def bench(language: str, work: Sequence[str], rounds: int, *, json: bool) -> int:
    """
    Measure, and print the figures.

    Args:
        work: the names of what is measured; none for everything.
    """
    for name in work:
        _check_work(name)
    screen = Screen(language)
    progress = Progress(BarColumn(bar_width=None), MofNCompleteColumn(), console=screen.err, transient=True)
    task = progress.add_task("")
    with progress if screen.err.is_terminal else nullcontext():
        measured = run_bench(
            load("standard"),
            time.process_time,
            work=work or tuple(WORK),
            rounds=rounds,
            told=lambda done, total: progress.update(task, completed=done, total=total),
        )
    if json:
        screen.data(measured.values())
    else:
        _show(screen, measured)
    return FINE


def _check_work(name: str) -> None:
    check_text("--work", name)
    if name not in WORK:
        raise UsageError("usage-work", found=name, nearest=nearest(name, WORK), expected=", ".join(WORK))


def _show(screen: Screen, measured: Bench) -> None:
    machine = measured.machine
    screen.line(screen.say("bench-title", count=measured.rounds), STRONG)
    screen.line(screen.say("bench-machine", processor=machine.processor, cores=machine.cores), FAINT)
    screen.line(machine.platform, FAINT)
    build = screen.say("bench-compiled" if machine.compiled else "bench-plain")
    screen.line(f"{machine.python}, pennies {machine.pennies} ({build}), librt {machine.librt}", FAINT)
    screen.line()
    head = ["", screen.say("bench-median"), screen.say("bench-spread")]
    screen.table(head, [_row(screen, measured, name) for name in measured.figures])


def _row(screen: Screen, measured: Bench, name: str) -> Row:
    unit, figure = WORK[name].unit, measured.figures[name]
    median, low, high = (screen.texts.number(round(value)) for value in (figure.median, figure.low, figure.high))
    shown = screen.say(f"bench-unit-{unit.replace('_', '-')}", number=median)
    return Row((screen.say(f"bench-{name.replace('_', '-')}"), shown, f"{low}–{high}"))
