"""
What is agreed on before play: rules, bots, pace, clock, who may look on.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from pennies.profiles import Profile, from_record
from pennies.profiles.fields import plain

RULES_VERSION: Final = 1
"""Grows when the engine answers differently from before under the same profile. 0: not written down."""

Pace = Literal["calm", "even", "brisk", "at-once"]
"""How long the actions of bots are looked at."""

ANSWER_S: Final = 60.0
"""So long may a partner think about an answer, where people play together."""

READY_S: Final = 60.0
"""So long after the first was ready the next deal begins without the others."""

_MOST_S: Final = 30 * 86_400.0


class Clock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, rename="camel"):
    """
    How long a turn may take.

    `none`: as long as it takes. `turn`: so many seconds for each turn, and a reserve for the whole game. `days`: so
    many seconds, and nobody is covered for being away.
    """

    kind: Literal["none", "turn", "days"] = "none"
    turn_s: Annotated[float, msgspec.Meta(ge=0, le=_MOST_S)] = 0.0
    reserve_s: Annotated[float, msgspec.Meta(ge=0, le=_MOST_S)] = 0.0

    def is_sensible(self) -> bool:
        """
        Tell whether a turn has time where there is a clock.
        """
        return self.kind == "none" or self.turn_s >= 1


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """
    The settings of a table.

    Attributes:
        profile: the name or the table of the rules, as in a record.
        values: all values of the rules, as they were when they were chosen: they outlast a change of the profile.
        rules: the hash of the values.
        level: of the bots that play open and covered seats. The default is for logs of old.
        public: whether the table stands in the list that everybody sees.
        watched: the seat that may be watched when its deal is over; -1 for none.
    """

    profile: str | dict[str, Any]
    values: dict[str, Any] = {}
    rules: str = ""
    level: str = "greedy"
    pace: Pace = "even"
    clock: Clock = Clock()
    public: bool = False
    watched: int = -1


def pinned(settings: Settings) -> Settings:
    """
    Write all values of the rules into settings, so that no later version of the program changes them.

    Raises:
        ProfileError: there are no such rules.
    """
    profile = from_record(settings.profile)
    values = {field: plain(field, value) for field, value in profile.values.items()}
    return msgspec.structs.replace(settings, values=values, rules=profile.hash)


def profile_of(settings: Settings) -> Profile:
    """
    Give the rules that were chosen: the profile of this name, or if that has changed since, one of the stored values.

    Raises:
        ProfileError: they cannot be read.
    """
    try:
        profile = from_record(settings.profile)
        if not settings.rules or profile.hash == settings.rules:
            return profile
    except ValueError:
        if not settings.values:
            raise
    return from_record({"extends": "standard", **settings.values})
