"""
A profile's hash, differences and table depend on its values only; it is the same in every process.
"""

import hashlib
import json
import pickle

import pytest

from pennies.profiles import SHIPPED, Profile, load

HOUSES = (
    {"extends": "standard", "seven_lock": "own"},
    {
        "extends": "uspc",
        "openings": [[-1_000_000_000, 0], [2000, 120]],
        "wild_melds": False,
        "out_needs": {"sevens": 1},
    },
    {"extends": "bicycle", "out_needs": {}},
    {"extends": "standard", "values": dict.fromkeys("X2AKQJT9876543", 7), "players": 4, "foot_red3_replace": False},
)

FINGERPRINT = "45b4d66f"
"""The first digits of the standard hash: a change means that old records name other rules than before."""


def full_table(profile: Profile) -> dict[str, object]:
    """
    Write a profile out whole, its keys backwards.
    """
    table = json.loads(profile.canonical)
    return dict(reversed(table.items()))


def test_hash_is_sha256_of_the_canonical_text() -> None:
    profile = load("standard")
    assert profile.hash == hashlib.sha256(profile.canonical.encode()).hexdigest()
    assert profile.canonical.startswith('{"always_frozen":false,"black3_meld":"going_out","bonus_mixed":300,')
    assert '"openings":[[-1000000000,15],[0,50],[5000,90],[10000,120],[15000,150]]' in profile.canonical


def test_hash_of_standard_stays() -> None:
    assert load("standard").hash.startswith(FINGERPRINT)


@pytest.mark.parametrize("name", SHIPPED)
def test_hash_does_not_depend_on_name_sources_and_order(name: str) -> None:
    profile = load(name)
    again = load(
        {**full_table(profile), "name": "another", "source": "nobody", "sources": {"hand": "me"}, "about": "x"}
    )
    assert again.name == "another"
    assert again.hash == profile.hash


def test_hash_tells_a_kind_not_needed_from_nothing_else() -> None:
    named = load({"extends": "standard", "out_needs": {"natural": 0, "sevens": 1, "wild": 0, "mixed": 0}})
    assert named.hash == load({"extends": "standard", "out_needs": {"sevens": 1}}).hash


def test_profiles_with_other_values_have_other_hashes() -> None:
    hashes = {load(name).hash for name in SHIPPED} | {load(table).hash for table in HOUSES}
    assert len(hashes) == len(SHIPPED) - 1 + len(HOUSES)  # gamerules agrees with standard


def test_differences_name_field_mine_and_theirs_in_order() -> None:
    differences = load("standard").differences(load({"extends": "standard", "seven_lock": "own", "teams": 3}))
    assert [tuple(difference) for difference in differences] == [("teams", 2, 3), ("seven_lock", "both", "own")]


def test_differences_see_into_tables_and_lists() -> None:
    house = load({"extends": "standard", "out_needs": {"natural": 1, "mixed": 1, "wild": 1, "sevens": 1}})
    assert load("standard").differences(house) == []


@pytest.mark.parametrize("name", SHIPPED)
def test_table_of_a_shipped_profile_is_its_name(name: str) -> None:
    assert load(name).table() == name


def test_table_of_a_house_profile_holds_the_differences_only() -> None:
    house = load({"extends": "uspc", "seven_lock": "own", "hand": 13, "draw": 1, "out_needs": {"wild": 1}})
    assert house.table() == {"extends": "uspc", "draw": 1, "seven_lock": "own", "out_needs": {"wild": 1}}


def test_table_of_a_complete_profile_is_written_from_standard() -> None:
    house = load({**full_table(load("standard")), "target": 5000})
    assert house.table() == {"extends": "standard", "target": 5000}


def test_table_without_differences_is_the_name() -> None:
    assert load({"extends": "manna", "foot": 11}).table() == "manna"


@pytest.mark.parametrize("table", [*SHIPPED, *HOUSES])
def test_table_loads_to_the_same_values(table: str | dict[str, object]) -> None:
    profile = load(table)
    assert load(profile.table()).hash == profile.hash


@pytest.mark.parametrize("table", [*SHIPPED, *HOUSES])
def test_profiles_travel_between_processes(table: str | dict[str, object]) -> None:
    profile = load(table)
    copy = pickle.loads(pickle.dumps(profile))  # noqa: S301 - our own bytes
    assert (copy.name, copy.hash, copy.extends, copy.sources) == (
        profile.name,
        profile.hash,
        profile.extends,
        profile.sources,
    )
    assert copy.table() == profile.table()


def test_rules_are_made_once() -> None:
    profile = load("standard")
    assert profile.rules() is profile.rules()
    assert load("standard") is profile


def test_values_cannot_be_changed() -> None:
    profile = load("standard")
    with pytest.raises(TypeError):
        profile.values["hand"] = 11  # type: ignore[index]
    with pytest.raises(TypeError):
        profile.values["values"]["K"] = 5  # type: ignore[index]
