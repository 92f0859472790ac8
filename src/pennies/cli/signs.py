"""
The signs that a terminal can show: suits, boxes and marks, or letters where its encoding has none.
"""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

_FANCY_SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_PLAIN: Final = str.maketrans({
    "\N{MINUS SIGN}": "-", "\N{NARROW NO-BREAK SPACE}": " ", "\N{NO-BREAK SPACE}": " ", "’": "'", "“": '"', "”": '"',
    "«": '"', "»": '"', "…": "...", "–": "-", "—": "-", "·": ",", "→": "->",
    "■": "#", "□": "o",
})  # fmt: skip


@dataclass(frozen=True)
class Signs:
    """
    How things are drawn.

    Attributes:
        fancy: whether suits and boxes are signs; everything is plain ASCII otherwise.
    """

    fancy: bool = True

    @property
    def rule(self) -> str:
        return "─" if self.fancy else "-"

    @property
    def dot(self) -> str:
        return "·" if self.fancy else "|"

    @property
    def empty(self) -> str:
        return "·" if self.fancy else "."

    @property
    def turn(self) -> str:
        return "▸" if self.fancy else ">"

    @property
    def arrow(self) -> str:
        return "→" if self.fancy else ">"

    @property
    def natural(self) -> str:
        return "■" if self.fancy else "#"

    @property
    def wild(self) -> str:
        return "□" if self.fancy else "o"

    @property
    def gap(self) -> str:
        return "·" if self.fancy else "."

    @property
    def refused(self) -> str:
        return "✗" if self.fancy else "!"

    def card(self, face: str, *, strong: bool = False) -> Text:
        """
        Draw a card: its rank (10 for T) and suit; a joker has no suit.
        """
        rank = "10" if face[0] == "T" else face[0]
        suit = "" if face[0] == "X" else _FANCY_SUITS[face[1]] if self.fancy else face[1].lower()
        style = "yellow" if face[0] in "X2" else "red" if face[1] in "HD" else ""
        return Text(rank + suit, f"bold {style}".strip() if strong else style)

    def cards(self, faces: list[str] | tuple[str, ...]) -> Text:
        """
        Draw several cards with blanks between them.
        """
        return Text(" ").join(self.card(face) for face in faces)

    def plain(self, text: str) -> str:
        """
        Replace what an ASCII terminal lacks, but letters of another script.
        """
        return text if self.fancy else text.translate(_PLAIN)


def signs_for(encoding: str | None) -> Signs:
    """
    Choose the signs that an encoding can write.
    """
    try:
        "♠♥♦♣─·▸■□✗→".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return Signs(fancy=False)
    return Signs()
