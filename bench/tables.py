"""
Tables as text for a terminal and as Markdown, and numbers as people read them.
"""

import math
from collections.abc import Sequence
from typing import Final

Table = Sequence[Sequence[str]]
"""Rows of cells, the head first."""

BETWEEN: Final = "  "
DIGITS: Final = 3
"""What a number says; the spread of the rounds allows no more."""


def text(table: Table, *, left: int = 1) -> str:
    """
    Set columns side by side: the first `left` of them flush left, and the last.

    >>> print(text([["", "a second"], ["steps", "12"]]))
           a second
    steps  12
    """
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    lines = []
    for row in table:
        cells = [
            cell.ljust(width) if column < left or column == len(row) - 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(BETWEEN.join(cells).rstrip())
    return "\n".join(lines)


def markdown(table: Table) -> str:
    """
    Write a Markdown table.

    >>> print(markdown([["", "a second"], ["steps", "12"]]))
    | | a second |
    |---|---|
    | steps | 12 |
    """
    head, *rows = [f"| {' | '.join(row)} |".replace("|  |", "| |") for row in table]
    return "\n".join([head, "|" + "---|" * len(table[0]), *rows])


def number(value: float) -> str:
    """
    Write a number with three digits that count.

    >>> [number(value) for value in (1234567, 61.27, 0.0456, 8, 0)]
    ['1,230,000', '61.3', '0.0456', '8.00', '0']
    """
    if value == 0:
        return "0"
    rounded = float(f"{value:.{DIGITS}g}")
    places = DIGITS - 1 - math.floor(math.log10(abs(rounded)))
    return f"{rounded:,.{max(places, 0)}f}"


def times(ratio: float) -> str:
    return f"{number(ratio)} ×"
