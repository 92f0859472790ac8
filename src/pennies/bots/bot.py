"""
What a bot is, and which levels there are.
"""

import hashlib
from typing import Final, Protocol

from pennies.bots.club import ClubBot
from pennies.bots.core import weights
from pennies.bots.greedy import GreedyBot
from pennies.bots.uniform import UniformBot
from pennies.engine.chance import Generator
from pennies.game.view import View
from pennies.profiles import Profile

LEVELS: Final = ("random", "greedy", "club")
"""From the weakest to the strongest."""

_SEED_BYTES: Final = 4


class Bot(Protocol):
    """
    Somebody who plays.
    """

    def choose(self, view: View) -> int:
        """
        Choose one of `view.steps`; there is at least one.
        """
        ...


def make_bot(level: str, profile: Profile, seed: str | int) -> Bot:
    """
    Make a bot that plays by a profile; the same seed makes the same choices of the same views.

    >>> from pennies.profiles import load
    >>> bot = make_bot("greedy", load("standard"), "a seed")

    Raises:
        ValueError: there is no such level.
    """
    if level == "random":
        return UniformBot(Generator(_number(seed)))
    if level == "greedy":
        return GreedyBot(profile.rules())
    if level == "club":
        return ClubBot(profile.rules(), weights.club())
    raise ValueError(f"a bot's level is one of {', '.join(LEVELS)}, not {level!r}")


def _number(seed: str | int) -> int:
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:_SEED_BYTES], "big")
