"""
What a server counts of itself, for `/metrics` and `/api/health`; of several processes each sees what all have counted.

The numbers of all lie in memory that the processes share: each writes its own row every second, and whoever is asked
reads them all, so the answer does not depend on who that is.
"""

import asyncio
import multiprocessing
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pennies.server.sharing import Share

EVERY_S: Final = 1.0


@dataclass(frozen=True)
class Figure:
    """
    One number, as Prometheus knows it.
    """

    name: str
    kind: str
    about: str


TABLES: Final = "pennies_tables"
FALLBACKS: Final = "pennies_bot_fallbacks_total"
FIGURES: Final = (
    Figure(TABLES, "gauge", "Tables that are kept."),
    Figure("pennies_tables_running", "gauge", "Tables in memory."),
    Figure("pennies_connections", "gauge", "WebSockets that are open."),
    Figure("pennies_events_total", "counter", "Events stored since the start."),
    Figure("pennies_loop_lag_seconds", "gauge", "Longest delay of the loop in the last minute."),
    Figure("pennies_bot_questions", "gauge", "Questions that wait for a bot."),
    Figure(FALLBACKS, "counter", "Choices by the plain bot instead of one that failed."),
)


class Board:
    """
    A row of numbers for each process, in memory that all share. It reaches a process only when that is begun.
    """

    def __init__(self, processes: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._cells: Any = context.RawArray("d", processes * len(FIGURES))
        self._written: Any = context.RawArray("d", processes)

    def write(self, number: int, values: Sequence[float]) -> None:
        start = number * len(FIGURES)
        self._cells[start : start + len(FIGURES)] = values
        self._written[number] = time.monotonic()

    def forget(self, number: int) -> None:
        """
        Take a process for one that has not written yet.
        """
        self._written[number] = 0.0

    def silent_s(self, number: int) -> float:
        """
        Tell how long ago a process wrote; 0 if it has not yet.
        """
        written_s: float = self._written[number]
        return time.monotonic() - written_s if written_s else 0.0

    def read(self, number: int) -> list[float]:
        start = number * len(FIGURES)
        return list(self._cells[start : start + len(FIGURES)])


class Figures:
    """
    The numbers of a server, as one of its processes knows them.
    """

    def __init__(self, share: Share, board: Board | None, count: Callable[[], Sequence[float]]) -> None:
        """
        Begin to count.

        Args:
            board: where the processes tell each other; None if there is but one.
            count: counts in this process, in the order of `FIGURES`.
        """
        self._share = share
        self._board = board
        self._count = count

    def total(self, name: str) -> float:
        """
        Add a number up over all processes.
        """
        place = next(place for place, figure in enumerate(FIGURES) if figure.name == name)
        return sum(row[place] for row in self._rows())

    def text(self) -> str:
        """
        Tell all numbers to Prometheus; where there are several processes, each of them by its label.
        """
        rows = self._rows()
        lines = []
        for place, figure in enumerate(FIGURES):
            lines += [f"# HELP {figure.name} {figure.about}", f"# TYPE {figure.name} {figure.kind}"]
            for number, row in enumerate(rows):
                label = "" if self._share.is_all else f'{{process="{number}"}}'
                lines.append(f"{figure.name}{label} {row[place]:.10g}")
        return "\n".join((*lines, ""))

    async def run(self) -> None:
        """
        Tell the others every second, until cancelled.
        """
        while self._board is not None:
            self._board.write(self._share.number, self._count())
            await asyncio.sleep(EVERY_S)

    def _rows(self) -> list[Sequence[float]]:
        board = self._board
        if board is None:
            return [self._count()]
        board.write(self._share.number, self._count())
        return [board.read(number) for number in range(self._share.processes)]
