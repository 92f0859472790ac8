"""
Every field is read strictly: its type, both edges of its range, its words, and the place of what is wrong.
"""

import pytest

from pennies.engine.rules import CHOICES
from pennies.profiles import FIELDS, ProfileError, load
from pennies.profiles.kinds import Number, Word, YesNo

RANGES = {
    "players": (2, 8), "teams": (1, 4), "packs": (1, 8), "jokers_per_pack": (0, 4), "hand": (1, 30), "foot": (0, 30),
    "draw": (1, 4), "meld_min": (3, 3), "meld_max": (7, 7), "naturals_min": (1, 2), "wilds_max": (0, 5),
    "going_out": (0, 100_000), "bonus_natural": (0, 100_000), "bonus_mixed": (0, 100_000), "bonus_wild": (0, 100_000),
    "bonus_sevens": (0, 100_000), "red3_value": (0, 100_000), "red3_all": (0, 100_000),
    "red3_all_negative": (-100_000, 0), "target": (1, 1_000_000),
}  # fmt: skip

ANY_GAME = {
    "extends": "standard",
    "hand": 2,
    "foot": 0,
    "seven_lock": "none",
    "red3_needs": "opened",
    "out_needs": {},
}
"""A game so undemanding that each range can be tried to its edges in it."""

EDGES = [(field, value) for field, limits in RANGES.items() for value in sorted({*limits})]
BEYOND = [(field, value) for field, (low, high) in RANGES.items() for value in (low - 1, high + 1)]
OTHERS = {"players": {"teams": 1}, "teams": {"players": 4}}
VALUES = dict.fromkeys("X2AKQJT9876543", 5)


def refusal(table: dict[str, object]) -> ProfileError:
    with pytest.raises(ProfileError) as caught:
        load(table)
    assert str(caught.value)
    return caught.value


def of_kind(kind: type) -> list[str]:
    return [field for field, definition in FIELDS.items() if isinstance(definition.kind, kind)]


def test_the_ranges_tried_are_all_there_are() -> None:
    kinds = {field: FIELDS[field].kind for field in of_kind(Number)}
    assert {field: (kind.low, kind.high) for field, kind in kinds.items()} == RANGES  # type: ignore[attr-defined]


def test_choices_are_the_engine_s() -> None:
    assert set(of_kind(Word)) == set(CHOICES)


@pytest.mark.parametrize(("field", "value"), EDGES)
def test_the_edge_of_a_range_is_allowed(field: str, value: int) -> None:
    assert load({**ANY_GAME, **OTHERS.get(field, {}), field: value}).values[field] == value


@pytest.mark.parametrize(("field", "value"), BEYOND)
def test_beyond_the_edge_is_refused(field: str, value: int) -> None:
    error = refusal({"extends": "standard", field: value})
    assert (error.code, error.place, error.facts) == (
        "profile-out-of-range",
        field,
        {"found": value, "low": RANGES[field][0], "high": RANGES[field][1]},
    )


@pytest.mark.parametrize("value", [True, 2.0, "2", [2], {"a": 2}])
@pytest.mark.parametrize("field", RANGES)
def test_a_number_is_an_integer_and_nothing_else(field: str, value: object) -> None:
    error = refusal({"extends": "standard", field: value})
    assert (error.code, error.place, error.facts["expected"]) == ("profile-wrong-type", field, "integer")


@pytest.mark.parametrize("value", [0, 1, "true", "yes", []])
@pytest.mark.parametrize("field", of_kind(YesNo))
def test_yes_and_no_are_booleans_and_nothing_else(field: str, value: object) -> None:
    error = refusal({"extends": "standard", field: value})
    assert (error.code, error.place, error.facts["expected"]) == ("profile-wrong-type", field, "boolean")


@pytest.mark.parametrize("field", of_kind(YesNo))
def test_yes_and_no_are_both_allowed(field: str) -> None:
    for value in (True, False):
        assert load({**ANY_GAME, field: value}).values[field] is value


@pytest.mark.parametrize(("field", "word"), [(field, word) for field, words in CHOICES.items() for word in words])
def test_every_word_is_allowed_and_is_its_place_for_the_engine(field: str, word: str) -> None:
    profile = load({**ANY_GAME, "packs": 8, field: word})
    assert getattr(profile.rules(), field) == CHOICES[field].index(word)


@pytest.mark.parametrize("field", CHOICES)
def test_another_word_is_refused(field: str) -> None:
    error = refusal({"extends": "standard", field: CHOICES[field][0] + "s"})
    assert (error.code, error.place) == ("profile-wrong-word", field)
    assert error.facts["nearest"] == CHOICES[field][0]
    assert error.facts["expected"] == ", ".join(CHOICES[field])


@pytest.mark.parametrize("value", [0, True, ["both"]])
def test_a_word_is_text(value: object) -> None:
    assert refusal({"extends": "standard", "seven_lock": value}).facts["expected"] == "text"


def test_a_number_of_any_size_is_shown() -> None:
    assert refusal({"extends": "standard", "hand": 10**6000}).facts["found"] == "> 2^64"


class TestOpenings:
    @pytest.mark.parametrize(
        ("openings", "code", "place"),
        [
            (15, "profile-wrong-type", "openings"),
            ({}, "profile-wrong-type", "openings"),
            ([], "profile-no-openings", "openings"),
            ([15], "profile-wrong-type", "openings[0]"),
            ([[-1_000_000_000]], "profile-wrong-type", "openings[0]"),
            ([[-1_000_000_000, 15, 1]], "profile-too-long", "openings[0]"),
            ([[0, 50]], "profile-openings-first", "openings[0][0]"),
            ([[-1_000_000_000, 15], [0, 50], [0, 90]], "profile-openings-order", "openings[2][0]"),
            ([[-1_000_000_000, 15], [500, 50], [0, 90]], "profile-openings-order", "openings[2][0]"),
            ([[-1_000_000_000, 15], [0, 50], [500, True]], "profile-wrong-type", "openings[2][1]"),
            ([[-1_000_000_000, 15], [0.0, 50]], "profile-wrong-type", "openings[1][0]"),
            ([[-1_000_000_000, -1]], "profile-out-of-range", "openings[0][1]"),
            ([[-1_000_000_000, 10_001]], "profile-out-of-range", "openings[0][1]"),
            ([[-1_000_000_001, 15]], "profile-out-of-range", "openings[0][0]"),
            ([[-1_000_000_000, 15], [1_000_000_001, 50]], "profile-out-of-range", "openings[1][0]"),
            ([[-1_000_000_000 + step, 15] for step in range(21)], "profile-too-long", "openings"),
        ],
    )
    def test_refused_with_their_place(self, openings: object, code: str, place: str) -> None:
        error = refusal({"extends": "standard", "openings": openings})
        assert (error.code, error.place) == (code, place)

    @pytest.mark.parametrize(
        "openings",
        [
            [[-1_000_000_000, 0]],
            [[-1_000_000_000, 10_000]],
            [[-1_000_000_000, 90], [-999_999_999, 15], [1_000_000_000, 50]],
            [[-1_000_000_000 + step, step] for step in range(20)],
        ],
    )
    def test_allowed_to_the_edges(self, openings: list[list[int]]) -> None:
        rich = {"extends": "standard", "values": dict.fromkeys(VALUES, 1000), "openings": openings}
        assert load(rich).values["openings"] == tuple((start, minimum) for start, minimum in openings)


class TestValues:
    def test_replace_the_extended_ones_whole(self) -> None:
        error = refusal({"extends": "standard", "values": {"X": 30}})
        assert (error.code, error.place, error.facts) == ("profile-missing-rank", "values", {"found": "2"})

    @pytest.mark.parametrize("rank", ["R", "10", "k", "XA", ""])
    def test_know_fourteen_ranks(self, rank: str) -> None:
        error = refusal({"extends": "standard", "values": {**VALUES, rank: 5}})
        assert (error.code, error.place) == ("profile-unknown-rank", f"values.{rank}")

    @pytest.mark.parametrize("value", [-1, 1001])
    def test_are_from_0_to_1000(self, value: int) -> None:
        error = refusal({"extends": "standard", "values": {**VALUES, "K": value}})
        assert (error.code, error.place) == ("profile-out-of-range", "values.K")

    @pytest.mark.parametrize("value", [0, 1000])
    def test_may_be_0_or_1000(self, value: int) -> None:
        values = load({"extends": "standard", "values": {**VALUES, "K": value}}).values["values"]
        assert values == {**VALUES, "K": value}


class TestOutNeeds:
    def test_a_kind_left_out_is_not_needed(self) -> None:
        rules = load({"extends": "standard", "out_needs": {"wild": 1}}).rules()
        assert (rules.needs_natural, rules.needs_mixed, rules.needs_wild, rules.needs_sevens) == (0, 0, 1, 0)

    def test_know_four_kinds(self) -> None:
        error = refusal({"extends": "standard", "out_needs": {"seven": 1}})
        assert (error.code, error.place, error.facts["nearest"]) == (
            "profile-unknown-kind",
            "out_needs.seven",
            "sevens",
        )

    @pytest.mark.parametrize("count", [-1, 11])
    def test_are_from_0_to_10(self, count: int) -> None:
        error = refusal({"extends": "standard", "out_needs": {"natural": count}})
        assert (error.code, error.place) == ("profile-out-of-range", "out_needs.natural")

    def test_are_integers(self) -> None:
        assert refusal({"extends": "standard", "out_needs": {"natural": True}}).code == "profile-wrong-type"
