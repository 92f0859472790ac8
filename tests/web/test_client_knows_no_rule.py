"""
The browser client holds no rule and no card's value: what it enables, refuses and says comes from the server.

It may draw a face by its letters; the few places that do are counted here, so that another one is a decision.
"""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
FILES = sorted(
    file
    for file in SOURCE.rglob("*")
    if file.suffix in {".ts", ".svelte"}
    and "samples" not in file.parts
    and file.name != "protocol.ts"
    and not file.name.endswith(".test.ts")
)

# Values, minima, bonuses and the target; milliseconds are named `…_MS`; shapes are drawn with numbers, and SHA-256 is
# made of them.
VALUES = re.compile(r"\b(5|15|50|90|120|150|300|500|1_?000|1_?500|2_?500|20_?000)\b")
DRAWN = {"shapes.ts", "pack.ts", "fit.ts", "sha256.ts"}

# A rank compared with a letter, and where that is for drawing or for reading a name aloud.
LETTER = re.compile(r"""[!=]==\s*["'][AKQJTXWR2-9]["']""")
LETTERS_FOR_DRAWING = {"cards.ts": 2, "texts.ts": 1, "Sign.svelte": 2, "Horizon.svelte": 1}

WORDS = re.compile(r"\b(isWild|isLegal|canLay|canDiscard|canTake|meldMin|scoreOf|valueOf|pointsOf)\b", re.IGNORECASE)


def code(file: Path) -> str:
    """
    Read a file without comments, types of units, markup's sizes and what is in a path.
    """
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"<!--.*?-->|/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    text = re.sub(r'viewBox="[^"]*"|\bd="[^"]*"|\bsize=\{\d+\}|<(rect|circle|path)[^>]*>', "", text)
    return "\n".join(line for line in text.splitlines() if "_MS" not in line)


def test_there_is_a_client() -> None:
    assert len(FILES) > 20


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_value_of_the_game_stands_in_it(file: Path) -> None:
    if file.name not in DRAWN:
        assert [match.group() for match in VALUES.finditer(code(file))] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_ranks_are_told_apart_for_drawing_only(file: Path) -> None:
    assert len(LETTER.findall(code(file))) == LETTERS_FOR_DRAWING.get(file.name, 0)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_judgement_is_named_in_it(file: Path) -> None:
    assert WORDS.findall(code(file)) == []
