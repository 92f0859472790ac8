"""
How the arena's figures look in a terminal: a match in full, the ladder, and the table of partners.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from pennies.arena.contest import Outcome
from pennies.arena.duplicate import SideTally
from pennies.arena.ladder import cross, partners_of
from pennies.arena.players import lineup_text
from pennies.arena.results import DUEL, GRACE, P_99, Result, unit_of
from pennies.arena.statistics import Estimate, Interval, Sequential, elo_interval
from pennies.cli.screen import FAINT, STRONG, Row, Screen
from pennies.cli.statistics import PERCENT, part_rows
from pennies.engine.state import ENDINGS
from pennies.profiles import Profile
from pennies.speech.sentences import clean

MS: Final = 1_000
INFINITE: Final = "∞"


def points_text(screen: Screen, points: Estimate) -> str:
    """
    Write a difference in points with its margin.
    """
    margin = INFINITE if math.isinf(points.margin) else screen.texts.number(round(points.margin))
    return f"{_signed(screen, points.mean)} ± {margin}"


def show_outcome(screen: Screen, outcome: Outcome, test: Sequential | None) -> None:
    """
    Print a match: how much better the first side is, and what the sides did.
    """
    match = outcome.match
    names = [lineup_text(side) for side in match.sides]
    unit = unit_of(match)
    screen.line(screen.say("arena-title", one=names[0], other=names[1]), STRONG)
    screen.line(screen.say(f"arena-played-{unit}", pairs=outcome.pairs, played=outcome.played), FAINT)
    screen.line(screen.say("arena-profile", name=clean(match.profile.name), seed=clean(match.text)), FAINT)
    if outcome.unfinished:
        screen.line(screen.say("arena-unfinished", count=outcome.unfinished))
    if outcome.stopped != "pairs":
        screen.line(screen.say(f"arena-stopped-{outcome.stopped}"))
    if test is not None:
        screen.line(_verdict(screen, names, test, outcome.verdict), STRONG)
    screen.line()
    screen.table(["", screen.say("arena-value"), screen.say("arena-interval")], _gain_rows(screen, outcome, unit))
    screen.line()
    screen.table([screen.say("simulate-points"), *names], _side_rows(screen, outcome.sides, match.cap_s))
    screen.line()
    head = [screen.say(f"simulate-{name}") for name in ("endings", "deals", "share")]
    screen.table(head, _ending_rows(screen, outcome))


def show_ladder(screen: Screen, specs: Sequence[str], results: Sequence[Result]) -> None:
    """
    Print by how many points a deal the row's level is better than the column's; of games, also what share it won.
    """
    found = cross(results)
    screen.line(screen.say("arena-ladder"), STRONG)
    rows = [Row([row, *(_cell(screen, found, row, column) for column in specs)]) for row in specs]
    screen.table(["", *specs], rows)
    if any(result.unit == "games" for result in results):
        screen.line()
        screen.line(screen.say("arena-ladder-won"), STRONG)
        screen.table(["", *specs], [Row([row, *(_share(found, row, column) for column in specs)]) for row in specs])


def show_partners(screen: Screen, profile: Profile, specs: Sequence[str], results: Sequence[Result]) -> None:
    """
    Print by how many points a deal a team of the column's level gains by one of the row's in it.
    """
    found = cross(results)
    screen.line(screen.say("arena-partners"), STRONG)
    size = int(profile.rules().team_size())
    rows = [
        Row([row, *(_cell(screen, found, partners_of(row, column, size), column) for column in specs)]) for row in specs
    ]
    screen.table(["", *specs], rows)


def _verdict(screen: Screen, names: Sequence[str], test: Sequential, verdict: str) -> str:
    low, high = (screen.texts.number(round(mean)) for mean in (test.low, test.high))
    facts = {"one": names[0], "other": names[1], "low": low, "high": high, "ratio": f"{test.ratio:.2f}"}
    return screen.say(f"arena-verdict-{verdict or 'none'}", **facts)


def _gain_rows(screen: Screen, outcome: Outcome, unit: str) -> Iterator[Row]:
    points = outcome.points
    ends = Interval(points.mean, points.mean - points.margin, points.mean + points.margin)
    yield _gain(screen, "arena-gain", [_signed(screen, value) for value in (ends.value, ends.low, ends.high)])
    share = outcome.share
    shares = [f"{PERCENT * value:.1f} %" for value in (share.value, share.low, share.high)]
    yield _gain(screen, f"arena-won-{unit}", shares)
    if outcome.match.profile.rules().teams == DUEL:
        elos = elo_interval(share)
        yield _gain(screen, "arena-elo", [_signed(screen, value) for value in (elos.value, elos.low, elos.high)])


def _gain(screen: Screen, message: str, values: Sequence[str]) -> Row:
    return Row((screen.say(message), values[0], f"{values[1]} … {values[2]}"), STRONG)


def _side_rows(screen: Screen, sides: Sequence[SideTally], cap_s: float | None) -> Iterator[Row]:
    yield from part_rows(screen, [(side.team, side.deals) for side in sides])
    rows = {
        "outs": [_percent(side.team.outs, side.deals) for side in sides],
        "premature": [_percent(side.team.premature, side.team.outs) for side in sides],
        "piles": [f"{side.piles / side.deals:.2f}" for side in sides],
        "pile_cards": [f"{side.pile_cards / side.piles:.1f}" if side.piles else "–" for side in sides],
        "turn_median": [_ms(side.turns.quantile(0.5)) for side in sides],
        "turn_p99": [_ms(side.turns.quantile(P_99)) for side in sides],
        "turn_mean": [_ms(side.turns.total_s / max(side.turns.count, 1)) for side in sides],
    }
    if cap_s is not None:
        rows["turn_within"] = [f"{PERCENT * side.turns.share_within(GRACE * cap_s):.1f} %" for side in sides]
    for name, cells in rows.items():
        yield Row([screen.say(f"arena-{name}", grace=_ms(GRACE * (cap_s or 0))), *cells])


def _ending_rows(screen: Screen, outcome: Outcome) -> Iterator[Row]:
    for ending in ENDINGS[1:]:
        if count := outcome.endings[ending]:
            cells = (screen.say(f"ending-{ending}"), screen.texts.number(count), _percent(count, outcome.deals))
            yield Row(cells)


def _cell(screen: Screen, found: dict[tuple[str, str], Result], row: str, column: str) -> str:
    """
    Write the gain of one over the other, from either match between them.
    """
    if (row, column) in found:
        result, sign = found[row, column], 1
    elif (column, row) in found:
        result, sign = found[column, row], -1
    else:
        return "" if row == column else "–"
    return points_text(screen, Estimate(sign * (result.points.value or 0), result.margin, result.pairs))


def _share(found: dict[tuple[str, str], Result], row: str, column: str) -> str:
    """
    Write what share of the games one won against the other, with its interval.
    """
    if (row, column) in found:
        span = found[row, column].share
        shares = [span.value or 0, span.low or 0, span.high or 0]
    elif (column, row) in found:
        span = found[column, row].share
        shares = [1 - (share or 0) for share in (span.value, span.high, span.low)]
    else:
        return "" if row == column else "–"
    value, low, high = (f"{PERCENT * share:.0f}" for share in shares)
    return f"{value} % ({low}–{high})"


def _signed(screen: Screen, value: float) -> str:
    if math.isinf(value):
        return ("+" if value > 0 else "−") + INFINITE
    number = round(value)
    return ("+" if number > 0 else "") + screen.texts.number(number)


def _percent(count: int, of: int) -> str:
    return f"{PERCENT * count / of:.1f} %" if of else "–"


def _ms(time_s: float) -> str:
    time_ms = MS * time_s
    return f"{time_ms:.3g}" if time_ms < MS else f"{time_ms:.0f}"
