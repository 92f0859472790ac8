"""
What a bot is, and which levels there are.
"""

from typing import Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from pennies.bots.core import weights
from pennies.bots.greedy import GreedyBot
from pennies.bots.policies import PolicyBot
from pennies.bots.searching import Limit, SearchBot, number_of
from pennies.bots.uniform import UniformBot
from pennies.engine.chance import Generator
from pennies.game.view import View
from pennies.profiles import Profile

LEVELS: Final = ("random", "greedy", "novice", "club", "strong", "expert", "master")
"""From the weakest to the strongest."""

STYLES: Final = tuple(weights.STYLES)
"""Ways to play at the level `strong`, asked for as if they were levels."""

SAMPLES: Final = {"expert": 48, "master": 200}
"""How many guessed worlds the levels that search try each candidate in."""


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
    Make a bot that plays by a profile; the same seed makes the same choices of the same views.

    Args:
        level: one of `LEVELS` or `STYLES`.
        limit: a cap in time for the levels that search; with one, choices depend on the machine too.

    >>> from pennies.profiles import load
    >>> bot = make_bot("greedy", load("standard"), "a seed")

    Raises:
        ValueError: there is no such level.
    """
    if level not in LEVELS and level not in STYLES:
        raise ValueError(f"a bot's level is one of {', '.join((*LEVELS, *STYLES))}, not {level!r}")
    rules = profile.rules()
    if level == "random":
        return UniformBot(Generator(number_of(str(seed))))
    if level == "greedy":
        return GreedyBot(rules)
    if level in SAMPLES:
        return SearchBot(rules, weights.strong(), SAMPLES[level], str(seed), limit)
    return PolicyBot(rules, _weights(level))


def _weights(level: str) -> "vec[i64]":
    if level == "novice":
        return weights.with_changes(weights.club(), weights.NOVICE)
    return weights.club() if level == "club" else weights.with_changes(weights.strong(), weights.STYLES.get(level, {}))
