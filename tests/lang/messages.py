"""
The messages as the `.ftl` files have them, and plausible facts for each: for the tests of this folder.

A variable that is a form (`rank_names`, `nearest_given`, `missing_count`) is traced back to the fact that brings it.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast, parse, visitor

import pennies.lang
from pennies.lang import Fact
from pennies.lang.forms import CARD_FACTS, KINDS

FOLDER = Path(pennies.lang.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST_TRIALS = 400
MISSING = "missing_*"

NUMBERS: list[Fact] = [0, 1, 2, 3, 5, 7, 21, 22, 120, -300, 12_345]
CARDS: list[Fact] = ["K", "Q", "A", "8", "7", "X", "2", "3", "R", "W", "QS", "XH", "3D"]
TEXTS: list[Fact] = ["Калина", ""]


@dataclass
class Text:
    """
    A message's value, or one of its attributes, with all that it refers to.

    `words` are the variants that a variable selects, `counted` the variables that select numbers.
    """

    name: str
    file: str
    variables: set[str] = field(default_factory=set)
    words: dict[str, set[str]] = field(default_factory=dict)
    counted: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class _Reader(visitor.Visitor):
    def __init__(self, text: Text) -> None:
        self.text = text

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's own names
        self.text.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.text.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            words = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if len(words) < len(node.variants) or words <= PLURALS:
                self.text.counted.add(name)
            else:
                self.text.words.setdefault(name, set()).update(words)
        self.generic_visit(node)


@cache
def texts(language: str) -> dict[str, Text]:
    """
    Read every text of a language, by `id` or `id.attribute`.
    """
    found: dict[str, Text] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
                for name, pattern in parts:
                    if pattern is not None:
                        found[name] = Text(name, file.name)
                        _Reader(found[name]).visit(pattern)
    return found


def is_card(name: str) -> bool:
    """
    Tell whether a text is a name of a card, of which each language has the forms that it needs.
    """
    return re.match(r"card-[^-.]{1,2}(\.|$)", name) is not None


def with_references(language: str, name: str) -> Text:
    """
    Give a text with the variables of all that it refers to.
    """
    text = texts(language)[name]
    whole = Text(name, text.file)
    for part in [text, *(with_references(language, reference) for reference in text.references)]:
        whole.variables |= part.variables
        whole.counted |= part.counted
        whole.references |= part.references
        for variable, words in part.words.items():
            whole.words.setdefault(variable, set()).update(words)
    return whole


def forms(language: str) -> set[str]:
    return {"name", *(name.rpartition(".")[2] for name in texts(language) if is_card(name) and "." in name)}


def fact_of(language: str, variable: str) -> str:
    """
    Name the fact that a variable comes with; `MISSING` stands for the four counts of canastas.
    """
    if variable.startswith("missing_"):
        return MISSING
    stem, _, form = variable.rpartition("_")
    if (stem and form == "given") or (stem.rpartition("_")[2] in CARD_FACTS and form in forms(language)):
        return stem
    return variable


def facts_of(language: str, name: str) -> set[str]:
    return {fact_of(language, variable) for variable in with_references(language, name).variables}


def trials(language: str, name: str) -> Iterator[dict[str, Fact]]:
    """
    Make plausible facts for a text: all combinations, or if there are too many, each value once.
    """
    text = with_references(language, name)
    choices = {fact: _values(language, text, fact) for fact in sorted(facts_of(language, name) - {MISSING})}
    missing: list[dict[str, Fact]] = [{}]
    if MISSING in facts_of(language, name):
        counts = [(0, 0, 0, 0), (1, 0, 0, 0), (0, 2, 1, 0), (1, 1, 5, 21)]
        missing = [{f"missing_{kind}": number for kind, number in zip(KINDS, row, strict=True)} for row in counts]
    size = len(missing)
    for values in choices.values():
        size *= len(values)
    if size <= MOST_TRIALS:
        for row, more in product(product(*choices.values()), missing):
            yield {**dict(zip(choices, row, strict=True)), **more}
        return
    first = {fact: values[0] for fact, values in choices.items()}
    for fact, values in choices.items():
        for value, more in product(values, missing):
            yield {**first, fact: value, **more}


def _values(language: str, text: Text, fact: str) -> list[Fact]:
    if fact in text.words:
        return list(text.words[fact])
    if fact in text.counted:
        return NUMBERS
    if any(fact_of(language, variable) == fact != variable for variable in text.variables - {f"{fact}_given"}):
        return CARDS
    return TEXTS if f"{fact}_given" in text.variables else [*TEXTS[:1], *NUMBERS[1:2]]


def referred(language: str) -> Counter[str]:
    return Counter(reference for text in texts(language).values() for reference in text.references)
