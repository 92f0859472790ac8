"""
A refusal as a value: which reason, which rule, and the facts that a sentence about it is made of.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pennies.engine.check import Finding
from pennies.engine.codes import REASONS
from pennies.engine.ranks import SYMBOLS
from pennies.engine.rules import CHOICES
from pennies.game.notation import target_text

Fact = str | int

_AS_RANK = frozenset({"rank"})
_AS_YES_NO = frozenset({"adds", "always", "foot_down", "given", "own", "others"})


@dataclass(frozen=True)
class Refusal:
    """
    Why an action is refused.

    Attributes:
        code: stable name of the reason; the catalogues of `pennies.lang` have a sentence for each.
        rule: id of the rule in docs/RULES.md.
        facts: what the sentence needs: ranks as letters, yes or no as `yes` and `no`, all else as numbers.
    """

    code: str
    rule: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def refusal_of(finding: Finding) -> Refusal | None:
    """
    Make a refusal of what the engine found; None if the action is legal.
    """
    if finding.is_legal():
        return None
    code, rule, names = REASONS[finding.code]
    return Refusal(code, rule, {name: _fact(name, value) for name, value in zip(names, finding.facts, strict=True)})


def _fact(name: str, value: int) -> Fact:
    if name in _AS_RANK:
        return SYMBOLS[value]
    if name == "target":
        return target_text(value)
    if name == "lock":
        return CHOICES["seven_lock"][value]
    if name in _AS_YES_NO:
        return "yes" if value else "no"
    return value
