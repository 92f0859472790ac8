"""
The rule-book as a list: its sections, how many rules each has, and which fields of a profile decide a rule.
"""

from collections.abc import Iterable
from typing import Final

from pennies.profiles import FIELDS, Profile

SECTIONS: Final = {
    "INFO": 1,
    "CARDS": 3,
    "SEATS": 3,
    "DEAL": 4,
    "TURN": 3,
    "DRAW": 3,
    "PILE": 8,
    "MELD": 8,
    "OPEN": 5,
    "FOOT": 5,
    "SEVEN": 3,
    "RED3": 4,
    "BLACK3": 1,
    "OUT": 6,
    "STOCK": 1,
    "SCORE": 3,
    "GAME": 2,
}
"""The sections of docs/RULES.md in their order, with the number of rules in each."""

WORDS: Final = (
    "seat",
    "team",
    "partner",
    "dealer",
    "deal",
    "game",
    "turn",
    "pack",
    "hand",
    "foot",
    "stock",
    "pile",
    "top_card",
    "upcard",
    "frozen",
    "rank",
    "wild",
    "natural",
    "red_three",
    "black_three",
    "meld",
    "open_meld",
    "canasta",
    "kind",
    "lay",
    "discard",
    "opened",
    "minimum",
    "locked_seven",
    "play_off",
    "go_out",
    "pass",
    "value",
    "bonus",
    "profile",
)
"""The words that docs/RULES.md defines, in its order: `word-…` in rules.ftl."""

SHORT: Final = ("aim", "turn", "opening", "canasta", "pile", "foot", "out", "score")
"""The game in short: `short-…` in rules.ftl."""

RULES: Final = tuple(f"{section}-{number}" for section, count in SECTIONS.items() for number in range(1, count + 1))

FIRM: Final = {
    "INFO-1": "=",
    "CARDS-3": "G O P R",
    "SEATS-2": "G M",
    "SEATS-3": "G M",
    "DEAL-3": "O M =",
    "DEAL-4": "G O M P",
    "TURN-1": "G O M P",
    "TURN-2": "=",
    "TURN-3": "=",
    "DRAW-2": "O",
    "DRAW-3": "C",
    "PILE-1": "G O M P",
    "PILE-2": "M R C G",
    "PILE-3": "O M H C",
    "PILE-7": "C",
    "PILE-8": "G M C",
    "MELD-5": "G O M P R B H",
    "MELD-6": "G M",
    "MELD-7": "P C",
    "MELD-8": "G O",
    "OPEN-2": "G O",
    "OPEN-3": "=",
    "OPEN-4": "C",
    "OPEN-5": "G",
    "FOOT-3": "F =",
    "FOOT-5": "=",
    "RED3-1": "G O M",
    "RED3-4": "M F",
    "OUT-2": "F =",
    "OUT-5": "F =",
    "SCORE-2": "O C",
    "GAME-2": "O",
}
"""The rules that no field of a profile changes, with the tags of their sources, as docs/RULES.md has them."""


def rules_named(name: str) -> list[str]:
    """
    Find the rules of an id or of a section, however it is written; empty if there are none.

    >>> rules_named("pile-4"), rules_named("Draw")
    (['PILE-4'], ['DRAW-1', 'DRAW-2', 'DRAW-3'])
    """
    asked = name.strip().upper().replace(" ", "-").replace("_", "-")
    if asked in SECTIONS:
        return [rule for rule in RULES if section_of(rule) == asked]
    return [asked] if asked in RULES else []


def section_of(rule: str) -> str:
    return rule.partition("-")[0]


def fields_of(rule: str) -> list[str]:
    """
    List the fields of a profile that a rule reads, in their order.
    """
    return [name for name, field in FIELDS.items() if field.rule == rule]


def tags_of(profile: Profile, fields: Iterable[str]) -> list[str]:
    """
    List the tags of the sources of some fields, each once.
    """
    return list(dict.fromkeys(tag for field in fields for tag in profile.sources[field].split()))


def sources_of(profile: Profile, rule: str) -> list[str]:
    """
    List the tags of the sources of a rule: those of its fields in a profile, or its own where no profile changes it.
    """
    return tags_of(profile, fields_of(rule)) or FIRM[rule].split()
