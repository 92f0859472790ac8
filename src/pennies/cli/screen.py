"""
Where the commands print: lines that wrap on a terminal and are left whole in a pipe, colours only where wanted.

rich decides about colour (`NO_COLOR`, `TERM=dumb`, a pipe) and width; nothing else here looks at the terminal.
"""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from pennies.lang import Catalogue, catalogue

WIDEST: Final = 100
LEAST: Final = 10
UNBOUNDED: Final = 100_000
"""The width of a pipe: nobody breaks its lines but who reads them."""

GOOD: Final = "green"
BAD: Final = "red"
RULE: Final = "cyan"
FAINT: Final = "dim"
STRONG: Final = "bold"

BETWEEN: Final = 2
"""Blanks between the columns of a table."""


class Row(NamedTuple):
    """
    A row of a table: a label and as many numbers as there are columns.
    """

    cells: Sequence[str]
    style: str = ""


class Screen:
    """
    A language, the standard output and the standard error.
    """

    def __init__(self, language: str) -> None:
        self.texts: Catalogue = catalogue(language)
        self.out = _console(stderr=False)
        self.err = _console(stderr=True)

    def say(self, message_id: str, /, **facts: Any) -> str:
        return self.texts.say(message_id, **facts)

    def line(self, text: str | Text = "", style: str = "", *, indent: int = 0, hang: int = 0) -> None:
        """
        Print a paragraph; lines after the first are indented by `hang` more.
        """
        _print(self.out, text, style, indent, hang)

    def error(self, text: str) -> None:
        """
        Print a message about what could not be read or done.
        """
        self.out.file.flush()  # where both go to one place, in the order in which they were said
        _print(self.err, text, BAD, 0, 2)

    def table(self, head: Sequence[str], rows: Iterable[Row]) -> None:
        """
        Print rows of a label and numbers; where they do not fit side by side, the numbers stand below the label.
        """
        lines = [Row(head, FAINT), *rows]
        widths = [max(cell_len(line.cells[column]) for line in lines) for column in range(len(head))]
        beside = sum(widths) + BETWEEN * (len(widths) - 1) <= self.out.width
        for line in lines:
            label, *numbers = line.cells
            right = [" " * (width - cell_len(cell)) + cell for cell, width in zip(numbers, widths[1:], strict=True)]
            if beside:
                right.insert(0, label + " " * (widths[0] - cell_len(label)))
            elif label:
                self.line(label, line.style)
            text = (" " * BETWEEN).join(right)
            self.out.print(Text(text if beside else " " * BETWEEN + text, line.style), soft_wrap=True)

    def data(self, values: dict[str, Any]) -> None:
        """
        Print an object as a line of JSON.
        """
        readable = self.out.encoding.startswith("utf")
        self.out.file.write(json.dumps(values, ensure_ascii=not readable) + "\n")


def _console(*, stderr: bool) -> Console:
    """
    Make a console as wide as its terminal, within reason, or as COLUMNS says.
    """
    stream = sys.stderr if stderr else sys.stdout
    bounded = (stream is not None and stream.isatty()) or "COLUMNS" in os.environ
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST) if bounded else UNBOUNDED
    return console


def _print(console: Console, text: str | Text, style: str, indent: int, hang: int) -> None:
    whole = Text(text) if isinstance(text, str) else text.copy()
    whole.stylize_before(style)
    space = max(console.width - indent - hang, LEAST)
    for number, line in enumerate(whole.wrap(console, space) or [Text()]):
        line.rstrip()
        console.print(Text(" " * (indent + hang if number else indent)) + line, soft_wrap=True)
