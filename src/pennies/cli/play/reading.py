"""
What a player typed, forgivingly read: a word of the table, or an action in the exact notation.

Lower case, shortened words, Ukrainian letters, a lay without its target: all become the notation of docs/RULES.md, and
`pennies.game.notation` reads that. Whether an action is allowed is none of this module's business.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from pennies.engine.ranks import SYMBOLS
from pennies.game.cards import FACES
from pennies.game.notation import MOST_LETTERS, Said, parse_action
from pennies.lang import LANGUAGES, Catalogue, catalogue

ACTIONS: Final = ("draw", "take", "lay", "discard", "ask", "yes", "no", "pass")
COMMANDS: Final = (
    "possible", "why", "hint", "undo", "score", "log", "board", "pile", "rules", "save", "sort", "auto", "review",
    "help", "quit",
)  # fmt: skip

_SUIT_SIGNS: Final = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "\N{VARIATION SELECTOR-16}": None})
_GLUED: Final = re.compile("[XJQKATWR2-9:]+|10")
_MANY_FACES: Final = re.compile("(?:[X2AKQJT3-9][SHDC])+")
_WILD: Final = "W"


class UnreadError(ValueError):
    """
    Raised when something typed cannot be read; show `message_id` with `facts` and let the player type again.
    """

    def __init__(self, message_id: str, **facts: str | int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.facts = facts


@dataclass(frozen=True)
class Command:
    """
    One thing typed.

    Attributes:
        word: one of `ACTIONS` or `COMMANDS`; empty for an empty line.
        rest: what stood behind the word.
        readings: for an action, what it may mean, the likeliest first.
    """

    word: str
    rest: str = ""
    readings: tuple[Said, ...] = ()


@dataclass
class _Part:
    target: str
    letters: str = ""
    faces: list[str] = field(default_factory=list)
    named: bool = False
    """Whether the target was written, with a colon."""

    def text(self) -> str:
        cards = " ".join(self.faces) if len(self.faces) == len(self.letters) else self.letters
        return f"{self.target}:{cards}"


class Reader:
    """
    Knows the words of every language, so that each can be typed in all of them.
    """

    def __init__(self) -> None:
        spoken = [catalogue(language) for language in LANGUAGES]
        self._words = {
            typed: word for say in spoken for word in (*ACTIONS, *COMMANDS) for typed in words_for(say, word)
        }
        letters = {key: value for say in spoken for value, key in rank_letters(say).items()}
        self._letters = str.maketrans({key.upper(): value for key, value in letters.items() if len(key) == 1})
        self._ambiguous = {
            letter for say in spoken for letter in say.say("play-letters-ambiguous").split() if letter != "-"
        }

        self._names = {
            _same_sign(say.say(f"card-{letter}{form}")): letter
            for say in spoken
            for letter in SYMBOLS
            for form in ("", ".accusative")
            if say.has(f"card-{letter}{form}")
        }

    def read(self, line: str, takes: Sequence[str] = ()) -> Command:
        """
        Read a line.

        Args:
            line: as typed.
            takes: the ways to take the pile that may be meant by a `take` that names no cards, in notation.

        Raises:
            UnreadError: no such word, or cards that cannot be made out.
            InputError: the notation does not know such an action.
        """
        line = " ".join(line.split())
        if len(line) > MOST_LETTERS:
            raise UnreadError("play-unread-long", most=MOST_LETTERS)
        if not line:
            return Command("")
        typed, _, rest = line.partition(" ")
        if typed.startswith("?"):
            return Command("possible")
        word = self._words.get(typed.casefold(), "")
        if not word:
            word, rest = self._unglued(typed, rest)
        if word in ACTIONS:
            return Command(word, rest, tuple(parse_action(text) for text in self._notations(word, rest, takes)))
        return Command(word, rest)

    def _unglued(self, typed: str, rest: str) -> tuple[str, str]:
        """
        Read `lkkk` or `x9`, a one-letter word with its cards; say what is wrong with anything else.
        """
        word = self._words.get(typed[0].casefold(), "")
        cards = self._plain(typed[1:])
        is_glued = word in ("lay", "take") or (word == "discard" and len(cards) == 1 and cards != "X")
        if is_glued and _GLUED.fullmatch(cards):
            return word, f"{typed[1:]} {rest}".strip()
        if _GLUED.fullmatch(self._plain(typed)):
            raise UnreadError("play-unread-cards", found=typed[:40])
        raise UnreadError("play-unread-word", found=typed[:40])

    def _plain(self, text: str) -> str:
        """
        Turn signs, tens and Ukrainian letters into the notation's letters.
        """
        return text.upper().translate(_SUIT_SIGNS).replace("10", "T").replace(",", " ").translate(self._letters)

    def _notations(self, word: str, rest: str, takes: Sequence[str]) -> list[str]:
        rest = " ".join(self._names.get(_same_sign(item), item) for item in rest.split())
        for letter in rest.upper():
            if letter in self._ambiguous:
                raise UnreadError("play-unread-ambiguous", found=letter)
        plain = self._plain(rest)
        if word == "lay":
            return _lays(plain)
        if word == "take":
            if not plain and takes and "take" not in takes:
                if len(takes) > 1:
                    raise UnreadError("play-unread-take", ways=", ".join(takes))
                return [takes[0]]
            return [f"take {_listed(plain)}".rstrip()]
        if word == "discard" and not plain:
            raise UnreadError("play-unread-no-discard")
        return [f"{word} {_listed(plain)}".rstrip()]


def _same_sign(word: str) -> str:
    """
    Write a word as the names of cards are kept, with whichever apostrophe it was typed.
    """
    return word.casefold().replace("'", "’").replace("ʼ", "’")


def words_for(say: Catalogue, word: str) -> list[str]:
    """
    List what may be typed for a word in a language; the first is its full form, the second its shortest.
    """
    return say.say(f"play-word-{word}").split()


def rank_letters(say: Catalogue) -> Mapping[str, str]:
    """
    Tell which letter a language types for a rank, where that is not the notation's.
    """
    return dict(pair.split("=") for pair in say.say("play-letters").split() if "=" in pair)


def _listed(text: str) -> str:
    """
    Write a list of cards: in card form if every card has its suit, else in rank form.
    """
    letters, faces = _cards(text.split())
    return " ".join(faces) if len(faces) == len(letters) else letters


def _cards(items: Iterable[str]) -> tuple[str, list[str]]:
    letters = ""
    faces: list[str] = []
    for item in items:
        ranks, suited = _item(item)
        letters += ranks
        faces += suited
    return letters, faces


def _item(item: str) -> tuple[str, list[str]]:
    """
    Read a piece between blanks: the letters of its ranks, and its faces if it gives any.
    """
    if _MANY_FACES.fullmatch(item) and all(item[at : at + 2] in FACES for at in range(0, len(item), 2)):
        faces = [item[at : at + 2] for at in range(0, len(item), 2)]
        return "".join(_rank_letter(face) for face in faces), faces
    if all(letter in SYMBOLS for letter in item):
        return item, []
    wrong = next(letter for letter in item if letter not in SYMBOLS)
    raise UnreadError("play-unread-card", found=item[:40], letter=wrong)


def _rank_letter(face: str) -> str:
    return "R" if face in ("3H", "3D") else face[0]


def _lays(text: str) -> list[str]:
    """
    Write a lay in notation; where wild cards stand apart they may also belong to the cards before them.
    """
    parts: list[_Part] = []
    for item in re.sub(r"\s*:\s*", ":", text).split():
        target, colon, cards = item.partition(":")
        letters, faces = _item(cards if colon else item)
        if colon:
            parts.append(_Part(target, letters, faces, named=True))
        elif parts and parts[-1].named and faces:
            parts[-1].letters += letters
            parts[-1].faces += faces
        else:
            _infer(parts, letters, faces)
    if not parts:
        raise UnreadError("play-unread-no-cards")
    apart, backward, forward = (
        "lay " + " ".join(part.text() for part in way) for way in (parts, _joined(parts), _joined_ahead(parts))
    )
    is_few = any(part.target == _WILD and len(part.letters) < 3 for part in parts)
    if is_few and parts[0].target == _WILD:
        return list(dict.fromkeys([forward, backward, apart]))
    return list(dict.fromkeys([backward, apart, forward] if is_few else [apart, backward, forward]))


def _infer(parts: list[_Part], letters: str, faces: list[str]) -> None:
    """
    Find the melds that some cards are meant for: each run of a rank is one, wild cards go with the run before them.
    """
    fresh = True
    ahead = _Part(_WILD)
    for place, letter in enumerate(letters):
        named = faces[place : place + 1]
        if letter in "X2":
            part = parts[-1] if parts and not fresh else ahead
        elif parts and parts[-1].target == letter.replace("R", "3") and not parts[-1].named:
            part = parts[-1]
        else:
            part = _Part("3" if letter == "R" else letter)
            parts.append(part)
        if part is not ahead:
            fresh = False
            part.letters += ahead.letters
            part.faces += ahead.faces
            ahead = _Part(_WILD)
        part.letters += letter
        part.faces += named
    if ahead.letters and parts and parts[-1].target == _WILD:
        parts[-1].letters += ahead.letters
        parts[-1].faces += ahead.faces
    elif ahead.letters:
        parts.append(ahead)


def _joined_ahead(parts: list[_Part]) -> list[_Part]:
    """
    Give wild cards that stand before some naturals to those.
    """
    joined: list[_Part] = []
    for part in parts:
        ahead = joined[-1] if joined else None
        if ahead and ahead.target == _WILD and not ahead.named and part.target != _WILD:
            joined[-1] = _Part(part.target, ahead.letters + part.letters, ahead.faces + part.faces, part.named)
        else:
            joined.append(part)
    return joined


def _joined(parts: list[_Part]) -> list[_Part]:
    """
    Give wild cards that stand behind some naturals to those.
    """
    joined: list[_Part] = []
    for part in parts:
        if part.target == _WILD and not part.named and joined and joined[-1].target != _WILD:
            before = joined[-1]
            joined[-1] = _Part(before.target, before.letters + part.letters, before.faces + part.faces, before.named)
        else:
            joined.append(part)
    return joined
