"""
What a bot is, and which levels there are.
"""

from dataclasses import replace
from typing import Final, Protocol

from pennies.bots.core import weights
from pennies.bots.core.belief_factors import BELIEFS
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.greedy import GreedyBot
from pennies.bots.policies import PolicyBot
from pennies.bots.searching import Depth, Limit, SearchBot, number_of
from pennies.bots.uniform import UniformBot
from pennies.engine.chance import Generator
from pennies.game.view import View
from pennies.profiles import Profile

LEVELS: Final = ("random", "greedy", "novice", "club", "strong", "expert", "master")
"""From the weakest to the strongest."""

STYLES: Final = tuple(weights.STYLES)
"""Ways to play by rules of thumb: `strong:hunter`."""


DEPTHS: Final = {
    "expert": Depth(48, table=TURN_WEIGHTS, faith=60, beliefs=BELIEFS),
    "master": Depth(320, patience=600, table=TURN_WEIGHTS, faith=60, beliefs=BELIEFS, aims_at_game=True),
}
"""Playouts are cut once round the table: to the end they take three times as long and were not seen to be better."""

MOST_SAMPLES: Final = 1_000_000


class Bot(Protocol):
    """
    Somebody who plays.
    """

    def choose(self, view: View) -> int:
        """
        Choose one of `view.steps`; there is at least one.
        """
        ...


def make_bot(level: str, profile: Profile, seed: str | int, limit: Limit | None = None) -> Bot:
    """
    Make a bot that plays by a profile; the same seed makes the same choices of the same views in the same order.

    Args:
        level: one of `LEVELS`, and after a colon perhaps a style for `novice`, `club` and `strong`, or the number of
            guessed worlds for `expert` and `master`.
        limit: a cap in time for the levels that search; with one, choices depend on the machine too.

    >>> from pennies.profiles import load
    >>> bot = make_bot("greedy", load("standard"), "a seed")
    >>> bot = make_bot("expert:100", load("standard"), "a seed")

    Raises:
        ValueError: there is no such level, style or number.
    """
    name, colon, parameter = level.partition(":")
    if name not in LEVELS:
        raise ValueError(f"a bot's level is one of {', '.join(LEVELS)}, not {name!r}")
    rules = profile.rules()
    if name in DEPTHS:
        depth = replace(DEPTHS[name], samples=samples_in(parameter)) if colon else DEPTHS[name]
        return SearchBot(rules, weights.strong(), depth, str(seed), limit)
    if name in BASES:
        chosen = weights.with_changes(BASES[name](), _style(parameter) if colon else {})
        return PolicyBot(rules, chosen, TURN_WEIGHTS if name == "strong" else None)
    if colon:
        raise ValueError(f"the level {name} has no {parameter!r}")
    return GreedyBot(rules) if name == "greedy" else UniformBot(Generator(number_of(str(seed))))


BASES: Final = {"novice": weights.novice, "club": weights.club, "strong": weights.strong}
"""The levels of rules of thumb."""


def samples_in(text: str) -> int:
    """
    Read how many worlds are guessed.

    Raises:
        ValueError: it is no number from 1 to `MOST_SAMPLES`.
    """
    if not (text.isascii() and text.isdigit() and 0 < int(text[:8]) <= MOST_SAMPLES):
        raise ValueError(f"the guessed worlds are a number from 1 to {MOST_SAMPLES}, not {text!r}")
    return int(text)


def _style(text: str) -> dict[str, int]:
    if text not in STYLES:
        raise ValueError(f"a style is one of {', '.join(STYLES)}, not {text!r}")
    return weights.STYLES[text]
