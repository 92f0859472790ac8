"""
Names and talk of a table: what people are called, what they said, and whom they do not want to hear.

It stands outside of the log, so that it can be erased; nothing of the game follows from it.
"""

import unicodedata
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pennies.table.names import is_visible, skeleton, with_few_marks

MOST_LETTERS: Final = 280
MOST_LINES: Final = 100
"""So many lines are kept in memory and shown to who comes."""

SECRETS_REPLACED: Final = "secrets-replaced"
"""The kind of a notice: the host had the secrets of a person made void, and can give a new one away."""

RULES_CHANGED: Final = "rules-changed"
"""The kind of a notice: the host has changed what the next game is played by."""

NOTICES: Final = (SECRETS_REPLACED, RULES_CHANGED)
"""What the table itself says; nobody else can, and nobody can mute it."""

EMOTES: Final = ("hello", "thanks", "well-played", "oops", "thinking", "good-game")


@dataclass(frozen=True)
class Line:
    """
    Something said: a text, or if that is empty an emote.

    Of a notice, which no person says, the text is who is meant, or which rules.
    """

    number: int
    person: str
    text: str
    emote: str
    at: float


class Talk:
    """
    The talk of one table.

    Attributes:
        names: by person.
        title: what the table is called; may be empty.
        muted: by person, those whose lines it does not get.
        version: grows with every change of a name.
    """

    def __init__(self, names: dict[str, str] | None = None, lines: Iterable[Line] = (), title: str = "") -> None:
        self.names: dict[str, str] = {}
        self._alike: dict[str, set[str]] = {}
        for person, called in (names or {}).items():
            self._call(person, called)
        self.title = title
        self.muted: dict[str, set[str]] = {}
        self.lines: deque[Line] = deque(lines, MOST_LINES)
        self.version = 0
        self._last = max((line.number for line in self.lines), default=0)

    def name(self, person: str, name: str) -> None:
        """
        Call a person by a name.
        """
        self._call(person, name)
        self.version += 1

    def _call(self, person: str, name: str) -> None:
        self._uncall(person)
        self.names[person] = name
        self._alike.setdefault(skeleton(name), set()).add(person)

    def _uncall(self, person: str) -> None:
        alike = skeleton(self.names.pop(person, ""))
        self._alike.get(alike, set()).discard(person)
        if not self._alike.get(alike):
            self._alike.pop(alike, None)

    def is_taken(self, name: str, person: str = "") -> bool:
        """
        Tell whether anybody but a person has a name that can be taken for this one; however many there are, at once.
        """
        return bool(self._alike.get(skeleton(name), set()) - {person})

    def call(self, title: str) -> None:
        """
        Call the table by a title, or by none.
        """
        self.title = title
        self.version += 1

    def erase(self, person: str) -> None:
        """
        Forget a person's name and lines.
        """
        self._uncall(person)
        self.version += 1
        self.lines = deque((line for line in self.lines if line.person != person), MOST_LINES)

    def line(self, person: str, text: str, emote: str, at: float) -> Line | None:
        """
        Make the next line; None if it is neither a text that can be shown nor an emote that there is.
        """
        text = shown(text)
        if bool(text) == bool(emote) or len(text) > MOST_LETTERS or (emote and emote not in EMOTES):
            return None
        return Line(self._last + 1, person, text, emote, at)

    def notice(self, kind: str, about: str, at: float) -> Line:
        """
        Make the next line, which the table itself says about a person or about rules.
        """
        return Line(self._last + 1, "", about, kind, at)

    def add(self, line: Line) -> None:
        self._last = max(self._last, line.number)
        self.lines.append(line)

    def knows(self, person: str) -> bool:
        """
        Tell whether somebody has a name here, or has said something.
        """
        return bool(person) and (person in self.names or any(line.person == person for line in self.lines))

    def mute(self, person: str, other: str, *, muted: bool) -> None:
        """
        Let a person hear another no more, or again.
        """
        (self.muted.setdefault(person, set()).add if muted else self.muted.setdefault(person, set()).discard)(other)

    def heard_by(self, person: str) -> list[Line]:
        """
        List the lines that a person hears; somebody watching (the empty person) hears all.
        """
        return [line for line in self.lines if self.hears(person, line)]

    def hears(self, person: str, line: Line) -> bool:
        return not line.person or line.person not in self.muted.get(person, ())


def shown(text: str) -> str:
    """
    Give a text as it may be shown: normalised, without signs that cannot be seen, break lines or turn the direction.
    """
    plain = with_few_marks(unicodedata.normalize("NFC", text))
    return "".join(letter if is_visible(letter) else " " for letter in plain).strip()
