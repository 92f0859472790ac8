"""
Every level against every other, and every level with partners of another: which matches that makes.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

from pennies.arena.duplicate import Match
from pennies.arena.players import lineup_text, read_lineup
from pennies.arena.results import Result
from pennies.profiles import Profile


def ladder_matches(profile: Profile, specs: Sequence[str], text: str, *, games: bool = False) -> list[Match]:
    """
    Pair all specs, the later of the list against the earlier: give them from the weakest to the strongest.
    """
    lineups = [read_lineup(spec, profile) for spec in specs]
    return [Match(profile, (later, earlier), text, games) for earlier, later in combinations(lineups, 2)]


def partner_matches(profile: Profile, specs: Sequence[str], text: str, *, games: bool = False) -> list[Match]:
    """
    Set each spec beside partners of another, against a whole team of that other: what does one seat change?

    Teams of one player have no partners, and no such matches.
    """
    if profile.rules().team_size() == 1:
        return []
    lineups = [read_lineup(spec, profile) for spec in specs]
    return [Match(profile, (one[:1] + others[1:], others), text, games) for one, others in permutations(lineups, 2)]


def cross(results: Iterable[Result]) -> dict[tuple[str, str], Result]:
    """
    Find results by their sides; the last of several counts. Those of capped bots say nothing of their strength.
    """
    return {result.sides: result for result in results if result.cap_s is None}


def partners_of(spec: str, others: str, size: int) -> str:
    """
    Write the line-up of one player with partners of another level.

    >>> partners_of("club", "greedy", 3)
    'club+greedy+greedy'
    """
    return lineup_text((spec, *(others,) * (size - 1)))
