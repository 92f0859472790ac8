"""
What happened in many deals, as a table for people and as values for programmes.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean, median
from typing import Final

from pennies.arena import Tally
from pennies.arena.tally import POINTS, TeamTally
from pennies.cli.screen import STRONG, Row, Screen
from pennies.engine.state import ENDINGS
from pennies.game.notation import KINDS
from pennies.profiles import Profile
from pennies.speech.sentences import clean

PERCENT: Final = 100


def show_tally(screen: Screen, profile: Profile, levels: Sequence[str], text: str, tally: Tally) -> None:
    """
    Print the statistics of a series.
    """
    screen.line(screen.say("simulate-title", games=tally.games + tally.unfinished, deals=tally.deals), STRONG)
    screen.line(screen.say("simulate-profile", name=clean(profile.name), bots=", ".join(levels)))
    screen.line(screen.say("simulate-seed", seed=clean(text)))
    if tally.unfinished:
        screen.line(screen.say("simulate-unfinished", count=tally.unfinished))
    screen.line()
    head = ["", *(screen.say(f"simulate-{name}") for name in ("mean", "median", "range"))]
    screen.table(head, _length_rows(screen, tally))
    screen.line()
    screen.table(
        [screen.say(f"simulate-{name}") for name in ("endings", "deals", "share")], _ending_rows(screen, tally)
    )
    screen.line()
    head = [screen.say("simulate-points"), *(screen.say("team", team=team) for team in range(len(tally.teams)))]
    screen.table(head, _team_rows(screen, tally))


def _length_rows(screen: Screen, tally: Tally) -> Iterator[Row]:
    for name, values in _lengths(tally).items():
        span = f"{min(values)}–{max(values)}"
        yield Row((screen.say(f"simulate-{name}"), f"{fmean(values):.1f}", f"{median(values):.0f}", span))


def _ending_rows(screen: Screen, tally: Tally) -> Iterator[Row]:
    for ending in ENDINGS[1:]:
        if count := tally.endings[ending]:
            share = f"{PERCENT * count / tally.deals:.1f} %"
            yield Row((screen.say(f"ending-{ending}"), screen.texts.number(count), share))


def _team_rows(screen: Screen, tally: Tally) -> Iterator[Row]:
    """
    Set the teams side by side.
    """
    yield from part_rows(screen, [(team, tally.deals) for team in tally.teams])
    yield Row([screen.say("simulate-wins"), *(screen.texts.number(team.wins) for team in tally.teams)], STRONG)


def part_rows(screen: Screen, parts: Sequence[tuple[TeamTally, int]]) -> Iterator[Row]:
    """
    Set what several had of their deals side by side: points a deal by kind, then what else was counted.

    Args:
        parts: each one's tally, and the number of deals in it.
    """
    for line in POINTS:
        means = [round(team.points[line] / deals) for team, deals in parts]
        cells = [screen.say(f"sheet-{line}"), *map(screen.texts.number, means)]
        yield Row(cells, STRONG if line == "total" else "")
    for kind in KINDS:
        rates = [f"{team.canastas[kind] / deals:.2f}" for team, deals in parts]
        yield Row([screen.say(f"simulate-canastas-{kind}"), *rates])
    for name in ("opened", "opened_first"):
        shares = [f"{PERCENT * getattr(team, name) / deals:.0f} %" for team, deals in parts]
        yield Row([screen.say(f"simulate-{name}"), *shares])
    yield Row([screen.say("simulate-feet_left"), *(f"{team.feet_left / deals:.2f}" for team, deals in parts)])


def _lengths(tally: Tally) -> dict[str, list[int]]:
    """
    Name what has a length; a series without a finished game has no length of games.
    """
    lengths = {"turns": tally.turns, "actions": tally.actions, "game_deals": tally.game_deals}
    return {name: values for name, values in lengths.items() if values}


def tally_values(profile: Profile, levels: Sequence[str], text: str, tally: Tally) -> dict[str, object]:
    """
    Make the JSON object of a series; points are means a deal.
    """
    return {
        "profile": profile.name,
        "rules": profile.hash,
        "bots": list(levels),
        "seed": text,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "deals": tally.deals,
        "lengths": {
            name: {"mean": fmean(values), "median": median(values), "least": min(values), "most": max(values)}
            for name, values in _lengths(tally).items()
        },
        "endings": {ending: tally.endings[ending] for ending in ENDINGS[1:]},
        "openers": {str(seat): count for seat, count in sorted(tally.openers.items())},
        "teams": [
            {
                "wins": team.wins,
                "points": {line: tally.mean_points(number, line) for line in POINTS},
                "canastas": {kind: team.canastas[kind] for kind in KINDS},
                "opened": team.opened,
                "opened_first": team.opened_first,
                "feet_left": team.feet_left,
            }
            for number, team in enumerate(tally.teams)
        ],
    }
