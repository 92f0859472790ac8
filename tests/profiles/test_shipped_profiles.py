"""
The profiles that ship hold the values of the table in PROFILES.md, copied here by hand, and a source for each.
"""

import re
from importlib import resources

import pytest

from pennies.engine.rules import Rules
from pennies.profiles import FIELDS, SHIPPED, load
from pennies.profiles.kinds import Number

STANDARD = {
    "players": 6,
    "teams": 2,
    "packs": 4,
    "jokers_per_pack": 2,
    "hand": 13,
    "foot": 11,
    "draw": 2,
    "values": {
        "X": 50, "2": 20, "A": 20, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 10, "8": 10,
        "7": 5, "6": 5, "5": 5, "4": 5, "3": 5,
    },
    "upcard": "stand",
    "openings": ((-1_000_000_000, 15), (0, 50), (5000, 90), (10000, 120), (15000, 150)),
    "meld_min": 3,
    "meld_max": 7,
    "naturals_min": 2,
    "wilds_max": 3,
    "wild_limit": "max",
    "wild_melds": True,
    "sevens_wilds": "none",
    "unfrozen_take": "pair_or_add",
    "always_frozen": False,
    "closed_rank": "new_meld",
    "stock_out": "play_on",
    "seven_lock": "both",
    "seven_last": False,
    "only_sevens": "when_stuck",
    "foot_trigger": "canasta",
    "foot_when": "after_discard",
    "foot_red3_replace": True,
    "unpicked_foot": "count",
    "red3_value": 100,
    "red3_all": 1000,
    "red3_needs": "sevens",
    "red3_all_negative": -800,
    "black3_meld": "going_out",
    "out_needs": {"natural": 1, "mixed": 1, "wild": 1, "sevens": 1},
    "sevens_as_natural": False,
    "final_discard": "required",
    "permission": "optional",
    "votes": "all",
    "going_out": 100,
    "bonus_natural": 500,
    "bonus_mixed": 300,
    "bonus_wild": 1000,
    "bonus_sevens": 1500,
    "target": 20000,
}  # fmt: skip

LOW_OPENINGS = ((-1_000_000_000, 15), (0, 50), (500, 90), (1000, 120), (1500, 150))
AMERICAN = {
    "upcard": "cover",
    "openings": LOW_OPENINGS,
    "sevens_wilds": "allowed",
    "foot_when": "at_once",
    "red3_all_negative": -1000,
}

DIFFERENT: dict[str, dict[str, object]] = {
    "standard": {},
    "gamerules": {},
    "official": {"unfrozen_take": "pair", "only_sevens": "whenever", "unpicked_foot": "ignore"},
    "manna": {"unpicked_foot": "red3_only"},
    "uspc": AMERICAN,
    "bicycle": {**AMERICAN, "teams": 3},
    "howstuffworks": {**AMERICAN, "seven_lock": "own"},
}

LETTERS = {"gamerules": "G", "official": "O", "manna": "M", "uspc": "R", "bicycle": "B", "howstuffworks": "H"}


def own_keys(name: str) -> set[str]:
    text = resources.files("pennies.profiles").joinpath("data", f"{name}.toml").read_text("utf-8")
    return {match for match in re.findall(r"^(\w+) = ", text.split("[sources]")[0], re.MULTILINE) if match in FIELDS}


def test_the_seven_profiles_ship_and_no_other() -> None:
    files = resources.files("pennies.profiles").joinpath("data").iterdir()
    assert sorted(file.name for file in files) == sorted(f"{name}.toml" for name in SHIPPED)
    assert set(SHIPPED) == set(DIFFERENT)


@pytest.mark.parametrize("name", SHIPPED)
def test_values_are_those_of_the_table(name: str) -> None:
    assert dict(load(name).values) == {**STANDARD, **DIFFERENT[name]}


@pytest.mark.parametrize("name", SHIPPED)
def test_differences_from_standard_are_those_of_the_table(name: str) -> None:
    differences = load(name).differences(load("standard"))
    assert {difference.field: difference.mine for difference in differences} == DIFFERENT[name]


@pytest.mark.parametrize("name", SHIPPED)
def test_values_keep_their_types(name: str) -> None:
    types = {field: type(value) for field, value in load(name).values.items() if isinstance(value, (bool, int, str))}
    expected = {field: type(value) for field, value in STANDARD.items() if isinstance(value, (bool, int, str))}
    assert types == expected


@pytest.mark.parametrize("name", SHIPPED)
def test_every_field_has_a_source_of_known_letters(name: str) -> None:
    profile = load(name)
    assert list(profile.sources) == list(FIELDS)
    assert all(tags and set(tags.split()) <= set("GOMPBRHCF=") for tags in profile.sources.values())


def test_standard_is_complete_and_names_a_source_for_each_line() -> None:
    text = resources.files("pennies.profiles").joinpath("data", "standard.toml").read_text("utf-8")
    assert load("standard").extends == ()
    assert own_keys("standard") == set(FIELDS)
    assert set(re.findall(r"^(\w+) = ", text.split("[sources]")[1], re.MULTILINE)) == set(FIELDS)


@pytest.mark.parametrize("name", LETTERS)
def test_every_line_of_a_source_is_its_own_or_ordinary_canasta(name: str) -> None:
    profile = load(name)
    for field in own_keys(name):
        assert set(profile.sources[field].split()) & {LETTERS[name], "C"}, field


@pytest.mark.parametrize("name", LETTERS)
def test_where_a_source_is_silent_the_standard_speaks(name: str) -> None:
    profile, standard = load(name), load("standard")
    silent = set(FIELDS) - own_keys(name)
    assert silent
    assert profile.extends == ("standard",)
    assert "extends `standard`" in profile.about.replace("\n", " ")
    assert {field: profile.sources[field] for field in silent} == {field: standard.sources[field] for field in silent}


@pytest.mark.parametrize("name", SHIPPED)
def test_the_standard_cites_a_source_wherever_it_speaks_and_agrees(name: str) -> None:
    profile, standard = load(name), load("standard")
    for field in own_keys(name) - {"players"}:  # players: B seats six, but as three partnerships
        if profile.values[field] == standard.values[field]:
            assert set(profile.sources[field].split()) <= set(standard.sources[field].split()), field


def test_standard_names_rule_and_range_beside_each_line() -> None:
    text = resources.files("pennies.profiles").joinpath("data", "standard.toml").read_text("utf-8")
    for field, definition in FIELDS.items():
        before, line = re.search(rf"((?:^#.*\n)*)^({field} = .*)$", text, re.MULTILINE).groups()  # type: ignore[union-attr]
        words = line if "#" in line else before
        assert definition.rule in words
        limits = re.search(r"([\d,]+) to ([\d,]+)", words)
        if limits and isinstance(definition.kind, Number):
            low, high = (int(number.replace(",", "")) for number in limits.groups())
            assert (low, high) == (definition.kind.low, definition.kind.high), field
        for word in getattr(definition.kind, "words", ()):
            assert f'"{word}"' in line + before, f"{field}: {word}"


def test_fields_fill_exactly_the_arguments_of_rules() -> None:
    rules = load("standard").rules()
    assert isinstance(rules, Rules)
    assert rules.total_cards() == 216
    assert list(rules.values) == [50, 20, 20, 10, 10, 10, 10, 10, 10, 5, 5, 5, 5, 5, 0]
    assert [rules.minimum(score) for score in (-5, 0, 4995, 5000, 10000, 15000)] == [15, 50, 50, 90, 120, 150]
    assert (rules.needs_natural, rules.needs_mixed, rules.needs_wild, rules.needs_sevens) == (1, 1, 1, 1)


def test_words_become_their_places_in_the_engine() -> None:
    rules = load("howstuffworks").rules()
    assert (rules.seven_lock, rules.sevens_wilds, rules.foot_when, rules.upcard) == (1, 1, 1, 1)


@pytest.mark.parametrize("name", SHIPPED)
def test_each_line_fits_the_page(name: str) -> None:
    text = resources.files("pennies.profiles").joinpath("data", f"{name}.toml").read_text("utf-8")
    assert [line for line in text.splitlines() if len(line) > 120] == []
