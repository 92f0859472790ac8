"""
Bots of every level play every profile and odd house rules to the end, and choose only what is legal.
"""

import random

import pytest

from pennies.bots import Bot, make_bot
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.weights import strong
from pennies.bots.searching import Depth, SearchBot
from pennies.engine.ranks import SYMBOLS
from pennies.engine.rules import CHOICES
from pennies.game.game import Game
from pennies.profiles import FIELDS, SHIPPED, Profile, ProfileError, load
from pennies.profiles.kinds import Number
from tests.bots.seats import play, started

HOUSE: dict[str, dict[str, object]] = {
    "two players, no feet": {"players": 2, "foot": 0, "hand": 15},
    "two players": {"players": 2},
    "no partners": {"players": 4, "teams": 4, "seven_lock": "own"},
    "eight, two teams": {"players": 8, "teams": 2, "packs": 6},
    "one team": {"players": 3, "teams": 1},
    "permission required, any": {"permission": "required", "votes": "any", "out_needs": {"natural": 1}},
    "no permission": {"permission": "off", "out_needs": {"mixed": 1}},
    "the last card may be laid": {"final_discard": "optional", "out_needs": {"natural": 1}, "foot": 0},
    "feet by empty hands": {"foot_trigger": "empty_hand", "only_sevens": "whenever"},
    "feet at once": {"foot_when": "at_once", "seven_lock": "never"},
    "classic taking": {"unfrozen_take": "classic", "closed_rank": "never", "naturals_min": 1, "wilds_max": 5},
    "always frozen": {"always_frozen": True, "stock_out": "end"},
    "no wild cards but twos": {"jokers_per_pack": 0, "wild_melds": False, "out_needs": {"natural": 1, "mixed": 1}},
    "tiny hands": {"hand": 2, "foot": 1, "draw": 4},
    "nothing is needed to go out": {"out_needs": {}, "hand": 5, "foot": 3},
    "worthless cards": {"values": dict.fromkeys(SYMBOLS[:14], 0), "openings": [[-1_000_000_000, 0]]},
    "high minimum": {"openings": [[-1_000_000_000, 300]], "seven_lock": "none", "seven_last": True},
}


LEVELS = ("random", "greedy", "novice", "club", "strong", "searching")
"""`searching` stands for the levels that search, with a budget that the uncompiled engine can bear."""


def bot_of(level: str, profile: Profile, seed: str) -> Bot:
    if level == "searching":
        return SearchBot(profile.rules(), strong(), Depth(1, turns=1, table=TURN_WEIGHTS, faith=4), seed)
    return make_bot(level, profile, seed)


def house(name: str) -> Profile:
    return load({"extends": "standard", **HOUSE[name]})


def random_house(seed: int) -> Profile | None:
    """
    Draw some fields at random; None where they contradict each other.
    """
    draw = random.Random(seed)
    table: dict[str, object] = {"extends": draw.choice(SHIPPED)}
    for field in draw.sample(sorted(FIELDS), 12):
        kind = FIELDS[field].kind
        if field in CHOICES:
            table[field] = draw.choice(CHOICES[field])
        elif isinstance(kind, Number):
            table[field] = draw.randint(kind.low, min(kind.high, kind.low + 12))
        elif field in ("always_frozen", "wild_melds", "seven_last", "foot_red3_replace", "sevens_as_natural"):
            table[field] = draw.random() < 0.5
    if draw.random() < 0.5:
        table["out_needs"] = {kind: draw.randint(0, 1) for kind in ("natural", "mixed", "wild", "sevens")}
    try:
        return load(table)
    except ProfileError:
        return None


def play_deals(profile: Profile, level: str, deals: int) -> None:
    for number, game in enumerate(started(profile, level, deals)):
        play(game, [bot_of(level, profile, f"{number} {seat}") for seat in range(game.rules.players)])
        assert_over(game)


def assert_over(game: Game) -> None:
    assert game.is_deal_over
    assert len(game.result) == game.rules.teams


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", SHIPPED)
def test_every_profile_is_played_to_the_end(name: str, level: str) -> None:
    play_deals(load(name), level, 1 if level == "searching" else 4)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", HOUSE)
def test_house_rules_are_played_to_the_end(name: str, level: str) -> None:
    play_deals(house(name), level, 1 if level == "searching" else 2)


@pytest.mark.parametrize("block", range(4))
def test_house_rules_drawn_at_random_are_played_to_the_end(block: int) -> None:
    drawn = [random_house(block * 100 + number) for number in range(25)]
    profiles = [profile for profile in drawn if profile is not None]
    assert len(profiles) > 5
    for profile in profiles:
        play_deals(profile, "greedy", 1)


@pytest.mark.long
@pytest.mark.parametrize("name", SHIPPED)
def test_hundreds_of_deals_of_every_profile_are_played_to_the_end(name: str) -> None:
    play_deals(load(name), "greedy", 200)


@pytest.mark.long
@pytest.mark.parametrize("block", range(10))
def test_hundreds_of_random_house_rules_are_played_to_the_end(block: int) -> None:
    for number in range(100):
        profile = random_house(10_000 + block * 100 + number)
        if profile is not None:
            play_deals(profile, "greedy", 2)
