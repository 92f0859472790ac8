"""
Names of people and tables: normalised and made of visible characters; people are not to be taken for somebody else.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

MOST: Final = 24
MOST_OF_TABLE: Final = 40

_VISIBLE: Final = ("L", "N", "P", "S", "M")
"""General categories that may stand in a name besides the blank; control, bidi, joiners and the rest may not."""

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


def normalised(name: str, most: int = MOST) -> str | None:
    """
    Give a name in its one form (NFKC, single blanks); None if it is none: empty, too long, or not visible.

    >>> normalised("  Ann   Lee ")
    'Ann Lee'
    """
    text = " ".join(unicodedata.normalize("NFKC", name).split(" "))
    text = " ".join(part for part in text.split(" ") if part)
    if not 1 <= len(text) <= most:
        return None
    if not all(letter == " " or unicodedata.category(letter)[0] in _VISIBLE for letter in text):
        return None
    return text if any(unicodedata.category(letter)[0] in "LNS" for letter in text) else None


def skeleton(name: str) -> str:
    """
    Reduce a name to what it looks like: without case, marks and blanks, and of letters that look alike one.

    >>> skeleton("Аnn") == skeleton("ANN")  # the first begins with a Cyrillic letter
    True
    """
    lower = unicodedata.normalize("NFKC", name).casefold().translate(_LOOKS_LIKE)
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
