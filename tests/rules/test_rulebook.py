"""
The rule-book, the code and the tests held against each other.

docs/RULES.md says which rules there are. Each is decided in one place of the code (a docstring's `Rule:`), tested at
least once, and everything that cites one cites one that exists. No number of the game stands in the engine.
"""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from pennies.engine.codes import REASONS
from pennies.engine.rules import CHOICES
from pennies.profiles import FIELDS, load
from pennies.speech.rulebook import FIRM, fields_of
from tests.rules.rule_cases import WrittenCase, written_cases

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src" / "pennies"
ENGINE: Final = SOURCE / "engine"
BOOK: Final = (ROOT / "docs" / "RULES.md").read_text(encoding="utf-8")
ID: Final = re.compile(r"\b[A-Z]+\d?-\d+\b")
RULES: Final = re.findall(r"^- \*\*([A-Z0-9]+-\d+)\*\*", BOOK, re.MULTILINE)
SECTIONS: Final = re.findall(r"^## ([A-Z]+\d?)$", BOOK, re.MULTILINE)
TAG: Final = re.compile(r"\bRule: ([^.]*)\.")
SEE: Final = re.compile(r"\bSee: ([^.]*)\.")


def text_after(title: str) -> str:
    """
    Cut one section, of any depth, out of the rule-book.
    """
    return BOOK.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


@cache
def source_trees() -> dict[str, ast.Module]:
    """
    Parse every module under src/pennies.
    """
    files = sorted(SOURCE.rglob("*.py"))
    return {file.relative_to(SOURCE).as_posix(): ast.parse(file.read_text(encoding="utf-8")) for file in files}


def docstrings() -> Iterator[tuple[str, str]]:
    """
    List every docstring under src/pennies with its place, those of constants too.
    """
    for file, tree in source_trees().items():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                yield f"{file}:{node.lineno}", node.value.value


@cache
def ids_after(mark: re.Pattern[str]) -> dict[str, list[str]]:
    """
    Tell for each rule id where a docstring names it after a mark.
    """
    places: dict[str, list[str]] = defaultdict(list)
    for place, docstring in docstrings():
        for named in mark.findall(docstring):
            for rule in ID.findall(named):
                places[rule].append(place)
    return places


@cache
def rules_of_tests() -> set[str]:
    """
    List the rules that tests of this folder, or cases, name: `test_pile_5_…` tests PILE-5.
    """
    tested = {written.case.rule for written in written_cases()}
    for name in names_of_tests():
        found = re.match(r"test_([a-z]+\d?)_(\d+)_", name)
        if found:
            tested.add(f"{found[1].upper()}-{found[2]}")
    return tested


@cache
def names_of_tests() -> set[str]:
    return set(re.findall(r"^def (test_\w+)\(", sources_of_tests(), re.MULTILINE))


@cache
def sources_of_tests() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))


def test_the_book_numbers_the_rules_of_each_section_from_1() -> None:
    counted = Counter(rule.partition("-")[0] for rule in RULES)
    numbered = [f"{section}-{number}" for section in SECTIONS for number in range(1, counted[section] + 1)]
    assert numbered == RULES


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_decided_in_one_place(rule: str) -> None:
    places = ids_after(TAG)[rule]
    assert len(places) == 1, places


def test_no_docstring_decides_or_sees_a_rule_that_does_not_exist() -> None:
    named = ids_after(TAG).keys() | ids_after(SEE).keys()
    assert named - set(RULES) == set()


def test_no_text_of_the_code_cites_a_rule_that_does_not_exist() -> None:
    prefixes = tuple(f"{section}-" for section in SECTIONS)
    cited = {
        rule
        for tree in source_trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for rule in ID.findall(node.value)
        if rule.startswith(prefixes)
    }
    assert cited - set(RULES) == set()


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_tested(rule: str) -> None:
    assert rule in rules_of_tests()


def test_cases_and_tests_name_rules_that_exist() -> None:
    assert rules_of_tests() - set(RULES) == set()


def test_every_case_runs_in_some_section() -> None:
    lost = [written.name for written in written_cases() if written.case.rule.partition("-")[0] not in SECTIONS]
    assert lost == []


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_has_its_file_of_tests(section: str) -> None:
    assert (Path(__file__).parent / f"test_{section.lower()}.py").exists()


# ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_reasons_cite_rules_that_exist() -> None:
    assert {rule for _, rule, _ in REASONS.values()} - set(RULES) == set()


def test_reasons_have_names_of_their_own() -> None:
    names = Counter(name for name, _, _ in REASONS.values())
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("code", [name for name, _, _ in REASONS.values()])
def test_a_reason_is_tested_with_its_facts(code: str) -> None:
    in_cases = any(written.code == code and written.facts is not None for written in written_cases())
    assert in_cases or f'Refusal("{code}"' in sources_of_tests()


def test_cases_name_reasons_that_exist() -> None:
    names = {name for name, _, _ in REASONS.values()}
    assert {written.code for written in written_cases() if written.code} - names == set()


def test_a_reason_cites_a_rule_that_the_table_of_precedence_names() -> None:
    named = set(ID.findall(text_after("Which rule a refusal cites").split("Never cited", 1)[0]))
    assert {rule for _, rule, _ in REASONS.values()} - named == set()


def test_no_reason_cites_a_rule_that_is_never_cited() -> None:
    assert {rule for _, rule, _ in REASONS.values()} & never_cited() == set()


def never_cited() -> set[str]:
    """
    Read the list of rules that no refused action cites, ranges spelt out.
    """
    text = text_after("Which rule a refusal cites").split("Never cited", 1)[1].split("Cited by a refused", 1)[0]
    listed = set(ID.findall(text))
    for section, first, last in re.findall(r"([A-Z]+\d?)-(\d+)\s+to\s+\1-(\d+)", text):
        listed |= {f"{section}-{number}" for number in range(int(first), int(last) + 1)}
    return listed


# ── Profiles ─────────────────────────────────────────────────────────────────────────────────────────────────────────

ONE_VALUE: Final = {"meld_min": "always 3 for now", "meld_max": "always 7 for now"}

PYTHON_TESTED: Final = {
    "hand": "test_deal_1_a_house_deals_other_numbers",
    "foot": "test_deal_1_without_feet_everybody_has_the_foot_in_hand",
    "upcard": "test_deal_2_cover_turns_further_cards_until_another_than_a_wild_or_a_red_three_shows",
    "target": "test_game_1_the_house_sets_the_target",
}
"""Fields that a case cannot show, for dealing and the end of a game are no positions."""


@cache
def rules_of_fields() -> dict[str, set[str]]:
    """
    Read from the book which rules each field of a profile changes.
    """
    fields: dict[str, set[str]] = defaultdict(set)
    for rule, text in re.findall(r"^- \*\*([A-Z0-9]+-\d+)\*\*(.*(?:\n  .*)*)", BOOK, re.MULTILINE):
        for names in re.findall(r"`\[([\w, ]+)\]`", text):
            for name in names.split(", "):
                fields[name].add(rule)
    return fields


def cases_with_other_value(field: str) -> list[WrittenCase]:
    """
    List the cases about a field's own rule in which its value is another than the standard's.
    """
    standard = load("standard").values[field]
    rules = rules_of_fields()[field]
    return [
        written
        for written in written_cases()
        if written.case.rule in rules and written.case.profile.values[field] != standard
    ]


@pytest.mark.parametrize("field", FIELDS)
def test_the_book_says_which_rule_a_field_changes(field: str) -> None:
    assert rules_of_fields()[field] != set()


@pytest.mark.parametrize("field", [field for field in FIELDS if field not in ONE_VALUE])
def test_a_field_of_a_profile_is_tested_with_another_value(field: str) -> None:
    if field in PYTHON_TESTED:
        assert PYTHON_TESTED[field] in names_of_tests()
    else:
        assert cases_with_other_value(field) != []


@pytest.mark.parametrize(
    ("field", "word"),
    [
        (field, word)
        for field, words in CHOICES.items()
        for word in words
        if field not in PYTHON_TESTED and word != load("standard").values[field]
    ],
)
def test_every_word_of_a_choice_is_tested(field: str, word: str) -> None:
    assert [written for written in cases_with_other_value(field) if written.case.profile.values[field] == word] != []


# ── Numbers ──────────────────────────────────────────────────────────────────────────────────────────────────────────

ANYWHERE: Final = {0, 1}

ALLOWED: Final[dict[tuple[str, str], tuple[set[int], str]]] = {
    ("chance.py", "Generator.__init__"): ({2654435761, 0xFFFFFFFF}, "spreads seeds over the 32 bits of the state"),
    ("chance.py", "Generator.next"): ({13, 17, 5, 0xFFFFFFFF}, "Marsaglia's shifts, on 32 bits"),
    ("chance.py", "Generator.below"): ({32}, "as many bits as a number has"),
    ("check.py", "_no_legal_end"): ({2, 3}, "places in the list of the four kinds"),
    ("faults.py", "PAIR"): ({2}, "what a pair is"),
    ("going_out.py", "KEPT"): ({2}, "one card to discard and one to keep (OUT-5)"),
    ("going_out.py", "MOST_WILDS"): ({62}, "bits of a native integer but the sign, less one"),
    ("legal.py", "list_steps"): ({2}, "yes and no are two steps"),
    ("moves.py", "move"): ({8, 16}, "places of rank, source and target in one number"),
    ("moves.py", "move_rank"): ({255}, "the same"),
    ("moves.py", "move_source"): ({8, 255}, "the same"),
    ("moves.py", "move_target"): ({16, 255}, "the same"),
    ("opening.py", "opening_reach"): ({2}, "a canasta was closed, or not: two states"),
    ("opening.py", "_place"): ({2}, "the same"),
    ("opening.py", "_nothing"): ({2}, "the same"),
    ("opening.py", "_combine"): ({2}, "the same"),
    ("ranks.py", "SUITS_OF_A_RANK"): ({4}, "what a pack of cards is"),
    ("ranks.py", "SUITS_OF_A_COLOUR"): ({2}, "the same"),
    ("state.py", "canasta_code"): ({4, 8, 12}, "places of slot and counts in one number"),
    ("state.py", "canasta_slot"): ({15}, "the same"),
    ("state.py", "canasta_naturals"): ({4, 15}, "the same"),
    ("state.py", "canasta_jokers"): ({8, 15}, "the same"),
    ("state.py", "canasta_twos"): ({12, 15}, "the same"),
    ("steps.py", "PATTERN_NATURALS"): ({2, 3}, "the ways to lay, in single steps: three cards or one"),
    ("steps.py", "PATTERN_JOKERS"): ({2, 3}, "the same"),
    ("steps.py", "PATTERN_TWOS"): ({2, 3}, "the same"),
    ("steps.py", "TAKE_NATURALS"): ({2}, "what a pair is"),
}
"""By file and by function or constant: the numbers that may stand there, and why they are no numbers of the game."""

CODED: Final = {
    "codes.py": "reasons, as numbers",
    "moves.py": "places, as numbers",
    "ranks.py": "ranks, as numbers",
    "rules.py": "words of choices, as numbers",
    "state.py": "phases, answers and endings, as numbers",
    "steps.py": "verbs and steps, as numbers",
}
"""Files in which a constant of the module may be a plain number, because it is a name for something that is none."""


def numbers_of_the_engine() -> set[tuple[str, str, int | float]]:
    """
    List every number that stands in the engine, but those in `CODED`: file, function or constant, number.
    """
    found: set[tuple[str, str, int | float]] = set()
    for file in sorted(ENGINE.glob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if file.name in CODED and is_plain_constant(node):
                continue
            found |= {(file.name, name, number) for name, number in numbers_in(node, "")}
    return {each for each in found if each[2] not in ANYWHERE}


def is_plain_constant(node: ast.stmt) -> bool:
    """
    Tell whether a statement is `NAME: Final[i64] = 7`, and does not say how many of something there are in the game.
    """
    return (
        isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and not node.target.id.startswith("SUITS_OF_")
    )


def numbers_in(node: ast.AST, name: str) -> Iterator[tuple[str, int | float]]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        name = f"{name}.{node.name}".lstrip(".")
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not name:
        name = node.target.id
    elif isinstance(node, ast.Constant) and isinstance(node.value, int | float) and not isinstance(node.value, bool):
        yield name, node.value
    for child in ast.iter_child_nodes(node):
        yield from numbers_in(child, name)


def test_no_number_of_the_game_stands_in_the_engine() -> None:
    allowed = {(*place, number) for place, (numbers, _) in ALLOWED.items() for number in numbers}
    assert numbers_of_the_engine() - allowed == set(), "a profile's business, or a line with its reason in ALLOWED"


def test_no_number_is_allowed_that_does_not_stand_there() -> None:
    allowed = {(*place, number) for place, (numbers, _) in ALLOWED.items() for number in numbers}
    assert allowed - numbers_of_the_engine() == set()


def test_no_value_of_a_profile_stands_in_its_signature() -> None:
    tree = ast.parse((ENGINE / "rules.py").read_text(encoding="utf-8"))
    defaults = [
        ast.unparse(default)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for default in [*node.args.defaults, *node.args.kw_defaults]
        if default is not None
    ]
    assert defaults == []


@pytest.mark.parametrize("rule", RULES)
def test_rule_has_the_sources_of_the_book(rule: str) -> None:
    """
    A rule that a profile may change has its fields' sources, any other those that the book names after it.
    """
    if fields_of(rule):
        assert rule not in FIRM
        return
    found = re.search(rf"\*\*{rule}\*\*(.*?)(?=\n- \*\*|\n\n|\n#|\Z)", BOOK, re.DOTALL)
    assert found is not None
    assert list(dict.fromkeys(re.findall(r"(?<![\w-])[GOMPBRHCF=](?![\w-])", found[1]))) == FIRM[rule].split()
