"""
The command `pennies` as tests call it: in this process, with its own streams and environment.
"""

import io
import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from unittest import mock

from pennies.cli.entry import run

CASES: Final = Path(__file__).resolve().parents[1] / "cases"
RECORDS: Final = CASES / "records"

SPOKEN: Final = ("PENNIES_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR", "TERM")


@dataclass(frozen=True)
class Answer:
    """
    What a call left behind.
    """

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """
        The standard output, read as one JSON value a line.
        """
        return [json.loads(line) for line in self.out.splitlines()]


def pennies(*arguments: str | Path, stdin: bytes = b"", environ: Mapping[str, str] | None = None) -> Answer:
    """
    Call `pennies` with these arguments.
    """
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
    kept = {name: value for name, value in os.environ.items() if name not in SPOKEN}
    streams = mock.patch.multiple(sys, stdin=io.TextIOWrapper(io.BytesIO(stdin)), stdout=out, stderr=err)
    with streams, mock.patch.dict(os.environ, {**kept, **(environ or {})}, clear=True):
        status = run([str(argument) for argument in arguments])
    return Answer(status, _text(out), _text(err))


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode("utf-8")


def write_cases(path: Path, *cases: str, head: str = "") -> Path:
    """
    Write a file of cases; each case is TOML without its `[[case]]`.
    """
    text = 'format = "pennies-cases/1"\n' + head + "".join(f"\n[[case]]\n{case}\n" for case in cases)
    path.write_text(text, encoding="utf-8")
    return path


FROZEN: Final = """
name = "a frozen pile is not taken by adding"
rule = "PILE-5"
position = { to_act = 0, hands = ["KKQQ98", "44", "55", "66", "TT", "JJ"], \
stock = "98", pile = "2Q", melds = [["QQQ"], []] }
expect = { actions = ["take"], refused = "PILE-5" }
"""
"""A case that holds."""

BROKEN: Final = FROZEN.replace('refused = "PILE-5"', 'refused = "PILE-4"').replace("a frozen", "so a frozen")
"""A case that does not hold: another rule refuses."""

UNREADABLE: Final = FROZEN.replace('"KKQQ98"', '"KKQQ1098"')
"""A case that cannot be read."""
