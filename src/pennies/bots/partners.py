"""
How well bots play that sit in one team with a person: never below `club`, because a poor partner spoils the game.
"""

from typing import Final

from pennies.bots.bot import LEVELS

DEFAULT_LEVEL: Final = "club"
"""Of the bots at a table where none is asked for."""

_LEAST: Final = "club"


def partner_level(level: str) -> str:
    """
    Give the level at which a bot plays in a person's team, if bots of a level were asked for.

    >>> partner_level("greedy"), partner_level("expert")
    ('club', 'expert')
    """
    name, _, _ = level.partition(":")
    return level if LEVELS.index(name) >= LEVELS.index(_LEAST) else _LEAST
