"""
The figures that the project promises itself, "at least" and "aim", beside what this machine measures.

    python -m bench.figures [--rounds N] [--share SECONDS] [--json | --markdown]

`make bench` runs it in the environment of `make bench-peers`. It prints our own figures, the other games, and the
promises with a mark each. None of it is a test: a machine under load promises nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bench.games import DRIVEN, GIN_AFTER, HEARTS, HEARTS_INSIDE, INSIDE, RLCARD_GIN
from bench.peers import PLAIN, Run, parser, ratio_table, run, show, tell
from bench.tables import Table, number
from pennies.arena.bench import BYTES, MICROSECONDS, WORK

UNITS: Final = {BYTES: " B", MICROSECONDS: " µs"}

MISSED: Final = "✗"
KEPT: Final = "✓"
REACHED: Final = "✓ aim"


@dataclass(frozen=True)
class Promise:
    """
    A figure to reach.

    Attributes:
        least: what it must be: at least, or at most where `aim` is lower.
        unit: behind the number.
        value: of a run; None if something that it needs could not be measured.
        needs: the name of that: a game, or `PLAIN`.
    """

    name: str
    least: float
    aim: float
    unit: str
    value: Callable[[Run], float | None]
    needs: str

    def mark(self, measured: float) -> str:
        """
        Tell whether a figure keeps the promise.
        """
        if self._is_met(measured, self.aim):
            return REACHED
        return KEPT if self._is_met(measured, self.least) else MISSED

    def _is_met(self, measured: float, bound: float) -> bool:
        return measured <= bound if self.aim < self.least else measured >= bound


def _ratio(ours: str, theirs: str) -> Callable[[Run], float | None]:
    return lambda measured: measured.ratio(ours, theirs)


def _own(name: str, scale: float = 1) -> Callable[[Run], float | None]:
    return lambda measured: measured.figures[name].median * scale if name in measured.figures else None


def _clone_us(measured: Run) -> float | None:
    rate = _own("clones")(measured)
    return None if rate is None else 1e6 / rate


PROMISES: Final = (
    Promise("steps driven from Python, against OpenSpiel hearts", 0.8, 1.5, " ×", _ratio(DRIVEN, HEARTS), HEARTS),
    Promise("the same, against OpenSpiel gin_rummy after its deal", 6, 12, " ×", _ratio(DRIVEN, GIN_AFTER), GIN_AFTER),
    Promise("the same, against RLCard's bare gin-rummy", 20, 45, " ×", _ratio(DRIVEN, RLCARD_GIN), RLCARD_GIN),
    Promise("random deals inside the engine, fresh pack to score", 20_000, 50_000, "/s", _own("deals"), "deals"),
    Promise(
        "steps inside the engine, against OpenSpiel hearts in C++", 0.6, 1.2, " ×",
        _ratio(INSIDE, HEARTS_INSIDE), HEARTS_INSIDE,
    ),
    Promise("steps inside, compiled against the same files uncompiled", 20, 30, " ×", _ratio(INSIDE, PLAIN), PLAIN),
    Promise("clone", 1, 0.5, " µs", _clone_us, "clones"),
    Promise("import of the engine", 20, 10, " ms", _own("import", 1e-3), "import"),
    Promise("memory of a deal, the pack shared between clones", 8, 3, " kB", _own("deal_memory", 1e-3), "deal_memory"),
)  # fmt: skip


def our_table(measured: Run) -> Table:
    """
    Make the table of our own figures.
    """
    rows = [["", "median", "least–most", "what is counted"]]
    for name, work in WORK.items():
        figure, unit = measured.figures[name], UNITS.get(work.unit, "/s")
        spread = f"{number(figure.low)}–{number(figure.high)}"
        rows.append([name, f"{number(figure.median)}{unit}", spread, work.counts])
    return rows


def promise_table(measured: Run) -> Table:
    """
    Make the table of what was promised.
    """
    rows = [["", "at least", "aim", "measured", ""]]
    for promise in PROMISES:
        value = promise.value(measured)
        bounds = [f"{bound:,g}{promise.unit}" for bound in (promise.least, promise.aim)]
        if value is None:
            rows.append([promise.name, *bounds, "–", f"not measured: {measured.why_not(promise.needs)}"])
        else:
            rows.append([promise.name, *bounds, f"{number(value)}{promise.unit}", promise.mark(value)])
    return rows


def main() -> None:
    arguments = parser("Measure all that is promised.").parse_args()
    measured = run(tuple(WORK), rounds=arguments.rounds, share_s=arguments.share, told=tell)
    show(measured, [our_table(measured), ratio_table(measured), promise_table(measured)], arguments)


if __name__ == "__main__":
    main()
