"""
Each contradiction of docs/RULES.md is refused with its code and numbers; its neighbour, still a game, is not.
"""

import re
from pathlib import Path

import pytest

from pennies.profiles import ProfileError, load

PAGE = Path(__file__).parents[2] / "docs" / "RULES.md"
NO_SEVENS = {"seven_lock": "none", "red3_needs": "opened", "out_needs": {}}
ZEROS = dict.fromkeys("X2AKQJT9876543", 0)
NO_POINTS = {
    "values": ZEROS, "bonus_natural": 0, "bonus_mixed": 0, "bonus_wild": 0, "bonus_sevens": 0, "red3_value": 0,
    "red3_all": 0, "going_out": 0, "openings": [[-1_000_000_000, 0]],
}  # fmt: skip

REFUSED = [
    # Five players cannot make two teams.
    ({"players": 5}, "profile-teams-uneven", "teams", {"players": 5, "teams": 2}),
    ({"players": 2, "teams": 4}, "profile-teams-uneven", "teams", {"players": 2, "teams": 4}),
    # 6 x (13 + 11) + 1 = 145 cards; two packs with two jokers each have 108. 8 x 27 + 1 is one more than 216.
    (
        {"packs": 2},
        "profile-too-many-cards",
        "hand",
        {"players": 6, "hand": 13, "foot": 11, "needed": 145, "there": 108},
    ),
    (
        {"players": 8, "hand": 27, "foot": 0},
        "profile-too-many-cards",
        "hand",
        {"players": 8, "hand": 27, "foot": 0, "needed": 217, "there": 216},
    ),
    ({"hand": 1, "draw": 1}, "profile-hand-never-grows", "hand", {"hand": 1, "draw": 1, "needed": 3}),
    # 8 jokers 400, 16 twos 320, 16 aces 320, 96 kings to eights 960, 64 sevens to fours 320, 8 black threes 40.
    (
        {"openings": [[-1_000_000_000, 15], [0, 2361]]},
        "profile-opening-too-high",
        "openings[1][1]",
        {"minimum": 2361, "most": 2360},
    ),
    (NO_POINTS, "profile-no-points", "target", {"target": 20000}),
    # Three teams need 21 sevens; four packs have 16, which make two canastas.
    (
        {"teams": 3},
        "profile-seven-lock-shut",
        "seven_lock",
        {"canastas": 3, "possible": 2, "sevens": 16, "wilds": 24},
    ),
    # One pack: four sevens and no wild card may help them.
    (
        {"packs": 1, "hand": 4, "foot": 4, "seven_lock": "own"},
        "profile-seven-lock-shut",
        "seven_lock",
        {"canastas": 1, "possible": 0, "sevens": 4, "wilds": 6},
    ),
    # Three canastas of five sevens and two wilds need 15 sevens; three packs have 12.
    (
        {"teams": 3, "packs": 3, "sevens_wilds": "allowed", "wilds_max": 2},
        "profile-seven-lock-shut",
        "seven_lock",
        {"canastas": 3, "possible": 2, "sevens": 12, "wilds": 18},
    ),
    # Five would do by number, but not more than naturals means four naturals in each: 12 sevens for 3, 8 are there.
    (
        {"teams": 3, "packs": 2, "hand": 8, "foot": 8, "sevens_wilds": "allowed", "wilds_max": 5,
         "wild_limit": "not_more_than_naturals"},
        "profile-seven-lock-shut",
        "seven_lock",
        {"canastas": 3, "possible": 2, "sevens": 8, "wilds": 12},
    ),
    (
        {"packs": 1, "hand": 4, "foot": 4, "seven_lock": "never"},
        "profile-red3-never-good",
        "red3_needs",
        {"sevens": 4, "wilds": 6},
    ),
    ({"wild_melds": False}, "profile-out-needs-wild-melds", "out_needs.wild", {"needed": 1}),
    ({"wilds_max": 0}, "profile-out-needs-no-wilds", "out_needs.mixed", {"needed": 1}),
    # 24 wild cards are three canastas; without jokers 16 are two.
    (
        {"out_needs": {"wild": 4}},
        "profile-out-needs-cards",
        "out_needs.wild",
        {"kind": "wild", "needed": 4, "possible": 3},
    ),
    (
        {"jokers_per_pack": 0, "out_needs": {"wild": 3}},
        "profile-out-needs-cards",
        "out_needs.wild",
        {"kind": "wild", "needed": 3, "possible": 2},
    ),
    (
        {"out_needs": {"sevens": 3}},
        "profile-out-needs-cards",
        "out_needs.sevens",
        {"kind": "sevens", "needed": 3, "possible": 2},
    ),
    # One pack has four of a rank: no natural canasta.
    (
        {"packs": 1, "hand": 4, "foot": 4, **NO_SEVENS, "out_needs": {"natural": 1}},
        "profile-out-needs-cards",
        "out_needs.natural",
        {"kind": "natural", "needed": 1, "possible": 0},
    ),
    # And six wild cards, three for each mixed one.
    (
        {"packs": 1, "hand": 4, "foot": 4, **NO_SEVENS, "out_needs": {"mixed": 3}},
        "profile-out-needs-cards",
        "out_needs.mixed",
        {"kind": "mixed", "needed": 3, "possible": 2},
    ),
    # Three wild canastas leave 3 of 24 wild cards, four mixed ones need at least four.
    (
        {"out_needs": {"wild": 3, "mixed": 4}},
        "profile-out-needs-together",
        "out_needs",
        {"natural": 0, "mixed": 4, "wild": 3, "sevens": 0},
    ),
    # Two packs: each of ten ranks has eight cards. Ten natural leave one card of each rank, so no mixed one.
    (
        {"packs": 2, "hand": 8, "foot": 8, "seven_lock": "own", "out_needs": {"natural": 10, "mixed": 1}},
        "profile-out-needs-together",
        "out_needs",
        {"natural": 10, "mixed": 1, "wild": 0, "sevens": 0},
    ),
    # One pack, two wild cards in a meld: six of a rank at most; and wild cards make none.
    (
        {"packs": 1, "hand": 4, "foot": 4, **NO_SEVENS, "wilds_max": 2},
        "profile-foot-never-earned",
        "foot_trigger",
        {"foot": 4},
    ),
]  # fmt: skip

ALLOWED = [
    {"players": 5, "teams": 1},
    {"players": 5, "hand": 12, "foot": 30, "teams": 1},  # 211 of 216
    {"players": 4, "hand": 30, "foot": 23},  # 213
    {"players": 2, "packs": 1, "jokers_per_pack": 1, "hand": 26, "foot": 0, **NO_SEVENS},  # 53 of 53: no stock
    {"hand": 1, "draw": 2},
    {"hand": 2, "draw": 1},
    {"openings": [[-1_000_000_000, 15], [0, 2360]]},
    {**NO_POINTS, "going_out": 1},
    {"teams": 3, "seven_lock": "own"},
    {"teams": 3, "seven_lock": "never"},
    {"teams": 3, "sevens_wilds": "allowed"},
    {"teams": 3, "packs": 3, "sevens_wilds": "allowed"},  # 12 sevens and 9 wilds
    {"packs": 1, "hand": 4, "foot": 4, "sevens_wilds": "allowed", "seven_lock": "own", "out_needs": {"sevens": 1}},
    {"wild_melds": False, "out_needs": {"natural": 1, "mixed": 1, "sevens": 1}},
    {"wilds_max": 0, "out_needs": {"natural": 1, "wild": 1, "sevens": 1}},
    {"out_needs": {"wild": 3, "mixed": 3, "natural": 10, "sevens": 2}},
    {"packs": 2, "hand": 8, "foot": 8, "seven_lock": "own", "out_needs": {"natural": 9, "mixed": 1}},
    {"packs": 2, "hand": 8, "foot": 8, "seven_lock": "own", "out_needs": {"natural": 10, "mixed": 1, "sevens": 1},
     "sevens_as_natural": True},
    {"packs": 1, "hand": 4, "foot": 4, **NO_SEVENS},
    {"packs": 1, "hand": 4, "foot": 4, **NO_SEVENS, "wilds_max": 2, "foot_trigger": "empty_hand"},
    {"packs": 1, "hand": 4, "foot": 0, **NO_SEVENS, "wilds_max": 2},
    # Without effect, and harmless
    {"seven_lock": "never", "seven_last": True},
    {"permission": "off", "votes": "any"},
    {"players": 4, "teams": 4, "permission": "required", "seven_lock": "own"},
    {"foot": 0, "foot_trigger": "empty_hand", "foot_when": "at_once", "unpicked_foot": "ignore"},
    {"unfrozen_take": "classic", "wilds_max": 0, "out_needs": {}},
    {"sevens_wilds": "allowed", "wilds_max": 0, "out_needs": {}},
]  # fmt: skip


@pytest.mark.parametrize(("changes", "code", "place", "facts"), REFUSED)
def test_refused(changes: dict[str, object], code: str, place: str, facts: dict[str, object]) -> None:
    with pytest.raises(ProfileError) as caught:
        load({"extends": "standard", **changes})
    assert (caught.value.code, caught.value.place, caught.value.facts) == (code, place, facts)
    assert "{" not in str(caught.value)


@pytest.mark.parametrize("changes", ALLOWED)
def test_allowed(changes: dict[str, object]) -> None:
    load({"extends": "standard", **changes})


def test_only_the_whole_is_judged_not_what_it_extends(tmp_path: Path) -> None:
    text = 'format = "pennies-profile/1"\nextends = "standard"\nteams = 3\n'
    (tmp_path / "three.toml").write_text(text)
    (tmp_path / "own.toml").write_text('format = "pennies-profile/1"\nextends = "./three.toml"\nseven_lock = "own"\n')
    assert load(tmp_path / "own.toml").extends == ("three", "standard")
    with pytest.raises(ProfileError):
        load(tmp_path / "three.toml")


def test_refused_md_lists_every_contradiction_and_each_is_tried() -> None:
    listed = re.findall(r"^\| `(profile-[a-z0-9-]+)`", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted({code for _, code, _, _ in REFUSED})
