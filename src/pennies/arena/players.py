"""
Who plays in the arena: bots by their specs, cheats that only the arena knows, and the line-up of a team.

A spec is a level, `greedy`, or a level with its parameter after a colon, `expert:400`; what a parameter means is the
level's business. A line-up is a spec for the whole team, or one for each of its seats: `club+greedy+greedy`.
"""

from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

from pennies.bots import LEVELS, Bot, Limit, make_bot
from pennies.bots.bot import DEPTHS, samples_in
from pennies.bots.oracles import INSIGHTS, OracleBot
from pennies.engine.state import Deal
from pennies.game.view import View
from pennies.profiles import Profile

BETWEEN_SEATS: Final = "+"
BEFORE_PARAMETER: Final = ":"

Lineup = tuple[str, ...]
"""A spec for each seat of a team, in the order in which they play."""


@runtime_checkable
class CheatingBot(Protocol):
    """
    A yardstick: somebody who sees the true deal. No table makes one; `make_bot` knows none.
    """

    def choose_knowing(self, view: View, deal: Deal) -> int:
        """
        Choose one of `view.steps`. The deal is the running one: play on with a clone of it, never with itself.
        """
        ...


Player = Bot | CheatingBot


def _oracle(spec: str, profile: Profile, seed: str) -> CheatingBot:
    """
    Make a cheat that searches: by default in as many worlds as `expert` does.
    """
    level, colon, parameter = spec.partition(BEFORE_PARAMETER)
    samples = samples_in(parameter) if colon else DEPTHS["expert"].samples
    return OracleBot(level, profile.rules(), samples, seed)


CHEATS: Final[dict[str, Callable[[str, Profile, str], CheatingBot]]] = dict.fromkeys(INSIGHTS, _oracle)
"""The cheats by level: each is made of its whole spec, the profile and a seed. A new one is entered here."""


class LineupError(ValueError):
    """
    Raised for a team that nobody can seat: the text is to be corrected.

    Attributes:
        code: `level` (there is none of that name), `parameter` (the level refuses it) or `seats`.
        facts: what was found, and what was expected.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(f"{code}: {facts}")
        self.code = code
        self.facts = facts


def known_levels() -> tuple[str, ...]:
    """
    Name the levels that the arena can seat: all bots, then the cheats.
    """
    return (*LEVELS, *CHEATS)


def level_of(spec: str) -> str:
    """
    Take the level from a spec.

    >>> level_of("expert:400")
    'expert'
    """
    return spec.partition(BEFORE_PARAMETER)[0]


def bot_of(spec: str, profile: Profile, seed: str, limit: Limit | None = None) -> Player:
    """
    Make the player that a spec names; the same seed makes the same choices.

    Args:
        limit: a cap in time on the turns of a bot that searches; cheats have none.

    Raises:
        LineupError: no such level, or a parameter that the level refuses.
    """
    level = level_of(spec)
    if level not in known_levels():
        raise LineupError("level", found=level, expected=", ".join(known_levels()))
    try:
        return CHEATS[level](spec, profile, seed) if level in CHEATS else make_bot(spec, profile, seed, limit)
    except ValueError as error:
        raise LineupError("parameter", found=spec, level=level) from error


def read_lineup(text: str, profile: Profile) -> Lineup:
    """
    Read a line-up, and try each of its specs.

    Raises:
        LineupError: as `bot_of`; or there is neither one spec nor one for each seat of a team.
    """
    specs = tuple(spec.strip() for spec in text.split(BETWEEN_SEATS))
    for spec in specs:
        bot_of(spec, profile, "")
    seats = int(profile.rules().team_size())
    if len(specs) not in (1, seats):
        raise LineupError("seats", found=text, count=len(specs), seats=seats)
    return specs * seats if len(specs) == 1 else specs


def lineup_text(lineup: Lineup) -> str:
    """
    Write a line-up.

    >>> lineup_text(("club", "club")), lineup_text(("club", "random"))
    ('club', 'club+random')
    """
    return lineup[0] if len(set(lineup)) == 1 else BETWEEN_SEATS.join(lineup)


def choose_step(player: Player, view: View, deal: Deal) -> int:
    """
    Let a player choose; only a cheat is shown the deal.
    """
    return player.choose_knowing(view, deal) if isinstance(player, CheatingBot) else player.choose(view)
