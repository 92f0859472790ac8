"""
The README tells the truth: its example runs and prints what stands there, its argument is settled as it says.
"""

import contextlib
import io
import re
from pathlib import Path

import pytest

from pennies.game.cases import run_case
from pennies.game.document import read_document

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def block(language: str, number: int = 0) -> str:
    """
    Take a fenced block of the README.
    """
    blocks: list[str] = re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    return blocks[number]


def test_the_python_example_prints_what_stands_there() -> None:
    code = block("python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 6
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "README.md", "exec"), {})  # noqa: S102 - our own example
    assert out.getvalue() == block("text", -1)


def test_the_argument_is_settled() -> None:
    cases = read_document(block("toml").encode())
    assert isinstance(cases, list)
    outcome = run_case(cases[0])
    assert outcome.refusal is not None
    assert outcome.refusal.rule == "PILE-3"


@pytest.mark.parametrize("command", ["pip install . && pennies play", "make check"])
def test_two_commands_do_everything(command: str) -> None:
    assert f"$ {command}\n" in README
