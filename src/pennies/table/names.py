"""
Names of people and tables: normalised and made of visible characters; people are not to be taken for somebody else.
"""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

MOST: Final = 24
MOST_OF_TABLE: Final = 40

_VISIBLE: Final = ("L", "N", "P", "S", "M")
"""General categories that may stand in a name besides the blank; control, bidi, joiners and the rest may not."""

_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and signs that show nothing: the ignorable ones (Default_Ignorable_Code_Point) and empty braille."""

_MOST_MARKS: Final = 3
"""So many marks may stand on a letter: languages do with two."""

_SELECTORS: Final = (("\ufe00", "\ufe0d"), ("\U000e0100", "\U000e01ef"))
"""Ranges of signs that only choose how others look. The last two of the first are left out: they come with emoji."""

_OF_EAST_ASIA: Final = ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC")
"""How the names of letters begin that are written together."""

_SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "

_LOOKS_LIKE: Final = str.maketrans(
    {
        "а": "a",
        "е": "e",
        "о": "o",
        "р": "p",
        "с": "c",
        "у": "y",
        "х": "x",
        "і": "l",
        "ї": "l",
        "ј": "j",
        "ѕ": "s",
        "һ": "h",
        "ԁ": "d",
        "в": "b",
        "к": "k",
        "м": "m",
        "н": "h",
        "т": "t",
        "г": "r",
        "α": "a",
        "ε": "e",
        "ι": "l",
        "κ": "k",
        "ν": "v",
        "ο": "o",
        "ρ": "p",
        "τ": "t",
        "υ": "y",
        "χ": "x",
        "ı": "l",
        "i": "l",
        "1": "l",
        "|": "l",
        "0": "o",
    }
)
"""Letters of three scripts that one cannot tell apart at a table; both of a pair become the same."""


def normalised(name: str) -> str | None:
    """
    Give a person's name in its one form (NFKC, single blanks); None if it is none.

    It is none if it is empty, too long, not visible, or has letters of several scripts, which are taken for each other.

    >>> normalised("  Ann   Lee ")
    'Ann Lee'
    """
    text = normalised_title(name, MOST)
    return text if text is not None and len(set(map(_script, text)) - {""}) <= 1 else None


def normalised_title(name: str, most: int = MOST_OF_TABLE) -> str | None:
    """
    Give the name of a table in its one form; None if it is none.
    """
    text = " ".join(unicodedata.normalize("NFKC", name).split(" "))
    text = " ".join(part for part in text.split(" ") if part)
    if not 1 <= len(text) <= most:
        return None
    if not all(letter == " " or is_visible(letter) for letter in text) or text != with_few_marks(text):
        return None
    return text if any(unicodedata.category(letter)[0] in "LNS" for letter in text) else None


def is_visible(letter: str) -> bool:
    """
    Tell whether a letter, mark or sign shows something; blanks do not.
    """
    is_selector = any(first <= letter <= last for first, last in _SELECTORS)
    return unicodedata.category(letter)[0] in _VISIBLE and letter not in _BLANK and not is_selector


def with_few_marks(text: str) -> str:
    """
    Leave marks out that stand on a letter with as many as any language needs.
    """
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _script(letter: str) -> str:
    """
    Name the script of a letter; digits, punctuation, marks and signs have none.
    """
    if unicodedata.category(letter) not in ("Lu", "Ll", "Lt", "Lo"):
        return ""
    first = unicodedata.name(letter, "").partition(" ")[0]
    return "CJK" if first in _OF_EAST_ASIA else first


def _plain_capital(letter: str) -> str:
    """
    Give the usual letter for one that is a small capital.
    """
    name = unicodedata.name(letter, "")
    return name[-1].lower() if name[:-1] == _SMALL_CAPITAL else letter


@lru_cache(maxsize=1_024)
def skeleton(name: str) -> str:
    """
    Reduce a name to what it looks like: without case, marks and blanks, and of letters that look alike one.

    >>> skeleton("Аnn") == skeleton("ANN")  # the first begins with a Cyrillic letter
    True
    """
    lower = "".join(map(_plain_capital, unicodedata.normalize("NFKC", name).casefold())).translate(_LOOKS_LIKE)
    plain = unicodedata.normalize("NFKD", lower)
    return "".join(
        letter for letter in plain.translate(_LOOKS_LIKE) if unicodedata.category(letter)[0] not in ("M", "Z")
    )


def looks_like(name: str, others: Iterable[str]) -> bool:
    """
    Tell whether a name can be taken for one of others.
    """
    own = skeleton(name)
    return any(own == skeleton(other) for other in others)
