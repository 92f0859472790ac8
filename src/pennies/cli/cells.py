"""
Coloured texts measured in the cells of a terminal: filled up, cut and broken to a width.
"""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, chop_cells, set_cell_size
from rich.text import Text

LONGEST_NAME: Final = 24
"""In cells; longer names of players are shortened."""

_LEAST_SHORTENED: Final = 4


def padded(text: Text, width: int) -> Text:
    """
    Add blanks up to a column.
    """
    return text.append(" " * max(0, width - text.cell_len))


def cut(text: str, room: int) -> str:
    """
    Keep what fits into so many cells, at least one.
    """
    return text if cell_len(text) <= room else set_cell_size(text, max(1, room)).rstrip()


def shortened(name: str, room: int) -> str:
    """
    Keep the beginning of a name that does not fit, with a mark that there is more.
    """
    return name if cell_len(name) <= room or room < _LEAST_SHORTENED else cut(name, room - 1) + "…"


def folded(line: Text, width: int) -> list[Text]:
    """
    Break a line that is too wide, wherever that is.
    """
    if line.cell_len <= width:
        return [line]
    lines = []
    start = 0
    for piece in chop_cells(line.plain, width):
        lines.append(line[start : start + len(piece)])
        start += len(piece)
    return lines


def flow(pieces: Sequence[Text | str], width: int, label: str, indent: int, between: str) -> list[Text]:
    """
    Set pieces one after another; lines after the first are indented, as the first is behind its label.
    """
    line = padded(Text(f" {label}" if label else ""), indent)
    if label and cell_len(label) >= indent - 1:
        line.append(" ")
    lines = []
    is_first = True
    for raw in pieces:
        piece = raw if isinstance(raw, Text) else Text(raw)
        if not is_first and line.cell_len + cell_len(between) + piece.cell_len > width:
            lines.append(line)
            line, is_first = Text(" " * indent), True
        line.append("" if is_first else between).append_text(piece)
        is_first = False
    return [part for whole in (*lines, line) for part in folded(whole, width)]
