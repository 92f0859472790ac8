"""
TOML from bytes, for every file that people write: decoded, guarded and parsed, with the place of what is wrong.
"""

import re
import tomllib
from typing import Any, Final

from pennies.profiles.errors import InputError

_MOST_DOTS: Final = 100
"""In one line. A dotted key nests a table with every dot, and costs `tomllib` the square of their number."""

_MOST_VALUES: Final = 500_000
"""Commas and lines of a file: what `tomllib` reads in about a second."""

_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def load_toml(data: bytes, error: type[InputError] = InputError) -> dict[str, Any]:
    """
    Read TOML 1.0.

    Args:
        data: the whole file.
        error: what to raise.

    Raises:
        InputError: no UTF-8 (`file-not-utf8`), no TOML (`file-not-toml`), nested too deeply (`file-too-deep`) or longer
            than any game (`file-too-many-values`).
    """
    if data.count(b",") + data.count(b"\n") > _MOST_VALUES:
        raise error("file-too-many-values", most=_MOST_VALUES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        raise error("file-not-utf8", line=line, byte=wrong.start) from wrong
    if any(line.count(".") > _MOST_DOTS and _is_dotted_key(line) for line in text.split("\n")):
        raise error("file-too-deep")
    try:
        return tomllib.loads(text)
    except RecursionError as wrong:
        raise error("file-too-deep") from wrong
    except ValueError as wrong:  # TOMLDecodeError; also plain, for an integer of thousands of digits
        raise _not_toml(wrong, text, error) from wrong


def _is_dotted_key(line: str) -> bool:
    """
    Tell whether so many dots may stand outside of a text's quotes.
    """
    return re.sub(r'"(?:[^"\\]|\\.)*"', "", line).count(".") > _MOST_DOTS


def _not_toml(wrong: ValueError, text: str, error: type[InputError]) -> InputError:
    """
    Pass the parser's message on, with the line and column that it names, or those of the end; 0 where it names none.
    """
    reason = str(wrong)
    place = _PLACE.search(reason)
    line, column = (int(number or 0) for number in place.groups()) if place else (0, 0)
    if place and not line:
        line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
    return error("file-not-toml", reason=reason, line=line, column=column)
