"""
Deals played at random for the property tests, from a seed that a failing test names.

A uniformly random player hardly ever closes a canasta, so an eager one, who lays and takes whenever possible, plays
every second deal: it earns feet, goes out and meets the corners.
"""

from collections.abc import Iterator

from pennies.engine.chance import Generator
from pennies.engine.legal import legal
from pennies.engine.steps import ASK, STEP_DISCARD, STEP_LAY, STEP_TAKE_ADD
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.shuffle import shuffle_from_text
from pennies.game.view import steps_of
from pennies.profiles import SHIPPED, Profile, load

EAGER_PERCENT = 85

HOUSE: dict[str, dict[str, object]] = {
    "hand-and-foot": {"foot_trigger": "empty_hand", "final_discard": "optional", "unpicked_foot": "count"},
    "classic": {"unfrozen_take": "classic", "naturals_min": 1, "wild_limit": "not_more_than_naturals"},
    "strict": {
        "permission": "required", "votes": "any", "seven_lock": "never", "stock_out": "end", "closed_rank": "never",
    },
    "loose": {
        "out_needs": {"mixed": 1}, "seven_lock": "none", "seven_last": True, "final_discard": "optional",
        "only_sevens": "whenever", "openings": [[-1_000_000_000, 0]], "foot_when": "at_once", "sevens_wilds": "allowed",
    },
    "quick": {
        "out_needs": {"natural": 1}, "foot": 4, "hand": 9, "openings": [[-1_000_000_000, 15]],
        "foot_red3_replace": False, "sevens_as_natural": True, "always_frozen": True,
    },
    "no-feet": {"foot": 0, "out_needs": {"mixed": 1, "natural": 1}, "openings": [[-1_000_000_000, 50]], "draw": 3},
    "pairs": {"players": 4, "teams": 2, "upcard": "cover", "out_needs": {"mixed": 1}, "foot_when": "at_once"},
    "alone": {"players": 4, "teams": 4, "seven_lock": "own", "out_needs": {"mixed": 1}, "permission": "required"},
}  # fmt: skip
"""House rules that together use every value that no shipped profile has."""

PROFILES = (*SHIPPED, *HOUSE)


def profile(name: str) -> Profile:
    return load({"extends": "standard", **HOUSE[name]}) if name in HOUSE else load(name)


def start(name: str, seed: str) -> Game:
    """
    Begin a game of a profile; the scores differ so that every opening minimum comes up.
    """
    game = Game(profile(name))
    players, teams = int(game.rules.players), int(game.rules.teams)
    shuffle = shuffle_from_text(seed, 0, players)
    scores = [(-500, 0, 6000, 11000, 16000)[(shuffle.seed[0] + team) % 5] for team in range(teams)]
    game.start_deal(shuffle.seed[1] % players, scores, shuffle.pack(game.rules), shuffle)
    return game


def walk(game: Game, generator: Generator, *, eager: bool) -> Iterator[Game]:
    """
    Play the deal to its end, stopping before every action; the game is one and the same and moves on.
    """
    while not game.is_deal_over:
        yield game
        steps = list(legal(game.deal))
        assert steps, "a position without a legal action"
        step = choose(steps, generator) if eager else steps[generator.below(len(steps))]
        done = game.act(int(game.deal.to_act), parse_action(steps_of(game.deal)[step]))
        assert isinstance(done, list), done


def choose(steps: list[int], generator: Generator) -> int:
    """
    Mostly lay or take if that is possible, and sometimes ask.
    """
    keen = [step for step in steps if step >= STEP_LAY or STEP_TAKE_ADD <= step < STEP_DISCARD or step == ASK]
    pool = keen if keen and generator.below(100) < EAGER_PERCENT else steps
    return pool[generator.below(len(pool))]
