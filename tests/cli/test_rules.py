import re
from pathlib import Path

import pytest

from pennies.lang import LANGUAGES, catalogue
from pennies.profiles import FIELDS, SHIPPED, load
from pennies.speech.rulebook import RULES, SECTIONS, WORDS, rules_named
from pennies.speech.rulefacts import rule_text
from tests.cli.calling import pennies
from tests.lang.messages import texts

DOCS = Path(__file__).resolve().parents[2] / "docs" / "RULES.md"
PROFILES = [
    *SHIPPED,
    {"extends": "standard", "foot": 0, "permission": "required", "votes": "any"},
    {"extends": "standard", "teams": 1, "players": 2, "wild_melds": False, "out_needs": {}},
    {"extends": "standard", "players": 4, "teams": 2, "openings": [[-1_000_000_000, 50]], "final_discard": "optional"},
    {"extends": "standard", "seven_lock": "none", "seven_last": True, "black3_meld": "never", "jokers_per_pack": 1},
    {"extends": "standard", "foot_trigger": "empty_hand", "unpicked_foot": "red3_only", "always_frozen": True},
    {"extends": "standard", "draw": 1, "packs": 5, "wilds_max": 1, "naturals_min": 1, "unfrozen_take": "classic"},
]


def test_the_list_of_rules_is_that_of_the_catalogue_and_of_the_document() -> None:
    written = {name for name in texts("en") if name.startswith("rule-") and not name.startswith("rule-section-")}
    assert written == {f"rule-{rule}" for rule in RULES}
    assert {name for name in texts("en") if name.startswith("rule-section-")} == {f"rule-section-{s}" for s in SECTIONS}
    found = re.findall(r"^- \*\*([A-Z0-9]+-\d+)\*\*", DOCS.read_text("utf-8"), re.MULTILINE)
    assert list(dict.fromkeys(found)) == list(RULES)


def test_every_field_belongs_to_a_rule_of_the_list() -> None:
    assert {field.rule for field in FIELDS.values()} <= set(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", PROFILES, ids=str)
def test_every_rule_has_its_text_in_every_profile(profile: str | dict[str, object], language: str) -> None:
    for rule in RULES:
        text = rule_text(catalogue(language), load(profile), rule)
        assert text
        assert "  " not in text, rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", SHIPPED)
def test_the_book_has_every_rule(profile: str, language: str) -> None:
    answer = pennies("--lang", language, "rules", profile)
    assert (answer.status, answer.err) == (0, "")
    shown = [line.partition(" ")[0] for line in answer.out.splitlines() if line.partition(" ")[0] in RULES]
    assert shown == list(RULES)
    assert load(profile).hash in answer.out


def test_the_book_has_the_numbers_and_sources_of_its_profile() -> None:
    standard, bicycle = pennies("rules").out, pennies("rules", "bicycle").out
    assert "seats 0 2 4 against 1 3 5" in standard
    assert "seats 0 3 against 1 4 and 2 5" in bicycle
    assert "below 0: 15; from 0: 50; from 5,000: 90; from 10,000: 120; from 15,000: 150. [G O P]" in standard
    assert "joker 50; two and ace 20; king to eight 10; seven to four and black three 5" in standard
    assert "one natural, one mixed, one wild, one of sevens" in standard
    assert "216 cards in all" in standard
    assert "144 cards are dealt" in standard
    assert "the 71 cards that remain" in standard


@pytest.mark.parametrize("name", ["PILE-4", "pile-4", "Pile 4", "pile_4"])
def test_one_rule_is_shown_however_it_is_written(name: str) -> None:
    answer = pennies("rules", "--rule", name)
    assert answer.out.startswith("PILE-4  ")
    assert "with a pair or by adding [M C]" in answer.out
    assert "C: ordinary Canasta" in answer.out


def test_a_rule_that_no_profile_changes_names_its_sources() -> None:
    answer = pennies("rules", "--rule", "TURN-2")
    assert "[=]" in answer.out
    assert "=: a decision of this project" in answer.out
    assert "In this profile" not in answer.out


def test_a_section_shows_its_rules() -> None:
    assert rules_named("draw") == ["DRAW-1", "DRAW-2", "DRAW-3"]
    assert pennies("rules", "-r", "draw").out.count("DRAW-") >= 3


@pytest.mark.parametrize(("name", "near"), [("PILE-9", "PILE-8"), ("SEVN-1", "SEVEN-1"), ("MELT", "MELD")])
def test_an_unknown_rule_is_answered_with_the_nearest(name: str, near: str) -> None:
    answer = pennies("rules", "--rule", name)
    assert (answer.status, answer.out) == (2, "")
    assert near in answer.err


def test_an_unknown_rule_like_no_other_is_refused() -> None:
    assert pennies("rules", "--rule", "квиток").status == 2
    assert "did you mean" not in pennies("rules", "--rule", "квиток").err


def test_an_unknown_profile_is_answered_with_the_nearest() -> None:
    for arguments in (["standrad"], ["standard", "--compare", "standrad"]):
        answer = pennies("rules", *arguments)
        assert (answer.status, answer.out) == (2, "")
        assert "standard" in answer.err


def test_profiles_are_compared_in_words() -> None:
    out = pennies("rules", "standard", "--compare", "howstuffworks").out
    assert "SEVEN-1  sevens may be discarded" in out
    assert "standard: when every team has a sevens canasta [O B R]" in out
    assert "howstuffworks: when the own team has a sevens canasta [H]" in out
    assert "standard and howstuffworks differ in 6 things:" in out


def test_a_comparison_lists_what_differs_and_nothing_else() -> None:
    out = pennies("rules", "standard", "-c", "bicycle").out
    shown = [line.partition("  ")[2] for line in out.splitlines() if line.partition(" ")[0] in RULES]
    differing = [difference.field for difference in load("standard").differences(load("bicycle"))]
    assert shown == [catalogue("en").say(f"field-{field}") for field in differing]


def test_equal_profiles_are_said_to_be_equal() -> None:
    assert pennies("rules", "standard", "-c", "gamerules").out == "standard and gamerules have the same rules.\n"


def test_a_rule_is_compared_between_profiles() -> None:
    out = pennies("rules", "standard", "-c", "bicycle", "-r", "OPEN").out
    assert "from 15,000: 150" in out
    assert "from 1,500: 150" in out
    assert "standard and bicycle have the same OPEN-2." in out


def test_house_rules_are_shown_from_their_file(tmp_path: Path) -> None:
    file = tmp_path / "kitchen.toml"
    lines = [
        'format = "pennies-profile/1"',
        'name = "Our kitchen"',
        'extends = "uspc"',
        "draw = 3",
        'about = "Ours.\\u001b[31m"',
    ]
    file.write_text("\n".join([*lines, "[sources]", 'draw = "Gran"']), "utf-8")
    answer = pennies("rules", file)
    assert answer.status == 0
    assert "\x1b" not in answer.out
    assert "Draw 3 cards from the stock; if fewer are left, draw those. [Gran]" in answer.out
    assert "Our kitchen: the rule-book" in answer.out
    assert "Ours." in answer.out
    assert "It stands on uspc and standard." in answer.out
    assert "Gran: Gran" in answer.out


@pytest.mark.parametrize(("language", "said"), [("en", "ends the turn without a discard"), ("uk", "закінчує хід без")])
def test_a_turn_may_end_without_a_discard(language: str, said: str) -> None:
    assert said in pennies("--lang", language, "rules", "-r", "TURN-3").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_in_the_place_of_a_profile_is_led_to_its_option(language: str) -> None:
    for name, named in (("OUT-1", "OUT-1"), ("out-1", "OUT-1"), ("out", "OUT")):
        answer = pennies("--lang", language, "rules", name)
        assert (answer.status, answer.out) == (2, "")
        assert answer.err.endswith(f"pennies rules --rule {named}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_game_are_defined(language: str) -> None:
    assert {f"word-{word}" for word in WORDS} == {name for name in texts(language) if name.startswith("word-")}
    out = pennies("--lang", language, "rules").out
    assert all(catalogue(language).say(f"word-{word}") in out for word in WORDS)
