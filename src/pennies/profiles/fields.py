"""
The one table of the fields that a profile has: their order, kinds, ranges, words and the rule that each changes.

Their values stand in the files under `data/`, none in code. What the fields mean is in docs/RULES.md; whether the
values of several fields fit together is decided in `pennies.profiles.contradictions`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from pennies.engine.rules import CHOICES, Rules
from pennies.profiles.kinds import Kind, Minimums, Needs, Number, RankValues, Value, Word, YesNo


@dataclass(frozen=True)
class Field:
    """
    One field: what values it takes (`kind`), and the rule of docs/RULES.md that reads it.
    """

    kind: Kind[Any]
    rule: str


def _choice(field: str, rule: str) -> Field:
    return Field(Word(CHOICES[field]), rule)


def _points(rule: str) -> Field:
    return Field(Number(0, 100_000), rule)


FIELDS: Final[Mapping[str, Field]] = MappingProxyType({
    "players": Field(Number(2, 8), "SEATS-1"),
    "teams": Field(Number(1, 4), "SEATS-1"),
    "packs": Field(Number(1, 8), "CARDS-1"),
    "jokers_per_pack": Field(Number(0, 4), "CARDS-1"),
    "values": Field(RankValues(1000), "CARDS-2"),
    "hand": Field(Number(1, 30), "DEAL-1"),
    "foot": Field(Number(0, 30), "DEAL-1"),
    "upcard": _choice("upcard", "DEAL-2"),
    "draw": Field(Number(1, 4), "DRAW-1"),
    "unfrozen_take": _choice("unfrozen_take", "PILE-4"),
    "always_frozen": Field(YesNo(), "PILE-5"),
    "closed_rank": _choice("closed_rank", "PILE-6"),
    "stock_out": _choice("stock_out", "STOCK-1"),
    "openings": Field(Minimums(10_000), "OPEN-1"),
    "meld_min": Field(Number(3, 3), "MELD-1"),
    "meld_max": Field(Number(7, 7), "MELD-1"),
    "naturals_min": Field(Number(1, 2), "MELD-2"),
    "wilds_max": Field(Number(0, 5), "MELD-2"),
    "wild_limit": _choice("wild_limit", "MELD-2"),
    "wild_melds": Field(YesNo(), "MELD-3"),
    "sevens_wilds": _choice("sevens_wilds", "MELD-4"),
    "black3_meld": _choice("black3_meld", "BLACK3-1"),
    "seven_lock": _choice("seven_lock", "SEVEN-1"),
    "seven_last": Field(YesNo(), "SEVEN-2"),
    "only_sevens": _choice("only_sevens", "SEVEN-3"),
    "foot_trigger": _choice("foot_trigger", "FOOT-1"),
    "foot_when": _choice("foot_when", "FOOT-2"),
    "foot_red3_replace": Field(YesNo(), "FOOT-4"),
    "out_needs": Field(Needs(10), "OUT-1"),
    "sevens_as_natural": Field(YesNo(), "OUT-1"),
    "final_discard": _choice("final_discard", "OUT-3"),
    "permission": _choice("permission", "OUT-4"),
    "votes": _choice("votes", "OUT-4"),
    "going_out": _points("OUT-6"),
    "bonus_natural": _points("SCORE-1"),
    "bonus_mixed": _points("SCORE-1"),
    "bonus_wild": _points("SCORE-1"),
    "bonus_sevens": _points("SCORE-1"),
    "unpicked_foot": _choice("unpicked_foot", "SCORE-3"),
    "red3_value": _points("RED3-2"),
    "red3_all": _points("RED3-2"),
    "red3_needs": _choice("red3_needs", "RED3-3"),
    "red3_all_negative": Field(Number(-100_000, 0), "RED3-3"),
    "target": Field(Number(1, 1_000_000), "GAME-1"),
})  # fmt: skip
"""Every field, in the order of play: the order in which profiles are written, shown and compared."""


def engine_rules(values: Mapping[str, Value]) -> Rules:
    """
    Make the engine's flat value of a complete set of values.
    """
    arguments: dict[str, Any] = {}
    for name, field in FIELDS.items():
        arguments.update(field.kind.arguments(name, values[name]))
    return Rules(**arguments)


def plain(field: str, value: Value) -> object:
    """
    Give a field's value as TOML and JSON write it; a kind of canasta that is not needed is left out.
    """
    return FIELDS[field].kind.plain(value)
