"""
Measure the bots against each other and write the tables of docs/BOTS.md.

    python scripts/report_bots.py                    play what docs/bots.jsonl lacks, and write the tables
    python scripts/report_bots.py --pairs 50         the same with so many pairs a match of quick levels
    python scripts/report_bots.py --minutes 10       the same, and begin no match after so many minutes
    python scripts/report_bots.py --only-tables      play nothing

A match is there if the file holds one between the same sides under the same rules, whatever the code was then: to
measure anew, take its line out, or the whole file away. Ctrl-C keeps the matches that are finished.
"""

import argparse
import shlex
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from pennies.arena.contest import INTERRUPTED, play_match
from pennies.arena.duplicate import Match
from pennies.arena.ladder import cross, ladder_matches, partner_matches, partners_of
from pennies.arena.machine import Machine
from pennies.arena.players import CHEATS, level_of, lineup_text, read_lineup
from pennies.arena.results import Result, append_result, read_results, result_of, unit_of
from pennies.arena.workers import cores
from pennies.bots import LEVELS
from pennies.bots.bot import STYLES
from pennies.game.notation import KINDS
from pennies.profiles import Profile, load
from pennies.version import installed_version

ROOT: Final = Path(__file__).parent.parent
RESULTS: Final = ROOT / "docs" / "bots.jsonl"
PAGE: Final = ROOT / "docs" / "BOTS.md"
SEED: Final = "bots"
PAIRS: Final = 200
GAME_PAIRS: Final = 50
SLOWER: Final[Mapping[str, int]] = {"expert": 4, "master": 10, **dict.fromkeys(CHEATS, 10)}
"""A match of these levels takes so many times fewer pairs: the page says how many each had."""
STYLED: Final = "strong"
STYLED_BOTS: Final = [f"{STYLED}:{style}" for style in STYLES]
"""The styles are measured at this level."""
MIXED: Final = 2
"""So many times fewer has a match of partners."""
FEWEST: Final = 4
LARGE: Final = "bench/large-hands.toml"
CAPS_MS: Final = (
    ("expert:1000", "standard", 15),
    ("master:3000", "standard", 200),
    ("expert:1000", LARGE, 50),
    ("master:3000", LARGE, 200),
)
"""Caps in time that are measured, by bots that would think longer without one."""
CAPPED_PAIRS: Final = 8
"""So many times fewer pairs has a match of capped bots."""
MS: Final = 1_000
PERCENT: Final = 100
PLAY_HEAD: Final = [
    "", "against", "points", "natural", "mixed", "wild", "sevens", "piles", "went out", "too early",
    "turn, median", "turn, 99 %",
]  # fmt: skip

CAPS_HEAD: Final = ["", "rules", "cap", "turns", "median", "99 %", "longest hands", "99 % of these", "within 1.5 times"]

Found = Mapping[tuple[str, str], Result]


def main(arguments: Sequence[str]) -> int:
    """
    Do what the arguments say; gives the exit status.
    """
    parser = argparse.ArgumentParser(description="Measure the bots and write the tables of docs/BOTS.md.")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="pairs of deals a match")
    parser.add_argument("--game-pairs", type=int, default=GAME_PAIRS, help="pairs of whole games a match")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--minutes", type=float, default=24 * 60, help="begin no match after so many")
    parser.add_argument("--only-tables", action="store_true")
    asked = parser.parse_args(arguments)
    profile = load("standard")
    wanted = [
        (match, pairs_of(match, asked.game_pairs if match.games else asked.pairs)) for match in matches_of(profile)
    ]
    end = time.monotonic() + 60 * asked.minutes
    results = read_results(RESULTS) if RESULTS.is_file() else []
    there = {key_of(result) for result in results}
    for match, pairs in wanted:
        key = (*map(lineup_text, match.sides), match.profile.hash, unit_of(match), match.cap_s)
        if asked.only_tables or key in there or pairs == 0:
            continue
        if time.monotonic() > end:
            break
        outcome = play_match(match, pairs, workers=asked.workers)
        if outcome.stopped == INTERRUPTED:
            break
        result = result_of(
            outcome, version=installed_version(), command=command_of(match, pairs), workers=asked.workers
        )
        append_result(RESULTS, result)
        results.append(result)
        print(f"{key[0]} against {key[1]}, {pairs} pairs of {key[3]}: {gain(result)}", flush=True)
    PAGE.write_text(filled(PAGE.read_text("utf-8"), profile, results), "utf-8")
    return 0


def matches_of(profile: Profile) -> list[Match]:
    """
    List what is measured: the ladder in deals and in games, partners, the best level against cheats, styles, caps.

    Neighbours of the ladder come first, so that the time there is goes where it says most.
    """
    best = read_lineup(LEVELS[-1], profile)

    def distance(match: Match) -> int:
        higher, lower = (LEVELS.index(level_of(side[0])) for side in match.sides)
        return higher - lower

    return [
        *sorted(ladder_matches(profile, LEVELS, SEED), key=distance),
        *ladder_matches(profile, LEVELS, SEED, games=True),
        *partner_matches(profile, LEVELS, SEED),
        *(Match(profile, (read_lineup(cheat, profile), best), SEED) for cheat in CHEATS),
        *(Match(profile, (read_lineup(style, profile), read_lineup(STYLED, profile)), SEED) for style in STYLED_BOTS),
        *capped_matches(),
    ]


def capped_matches() -> Iterator[Match]:
    """
    List the matches that show whether caps in time are kept.
    """
    for spec, house, cap_ms in CAPS_MS:
        rules = load(str(ROOT / LARGE) if house == LARGE else house)
        yield Match(rules, (read_lineup(spec, rules), read_lineup("club", rules)), SEED, cap_s=cap_ms / MS)


def pairs_of(match: Match, pairs: int) -> int:
    """
    Tell how many pairs a match gets where one of quick levels gets `pairs`; none if that is none.
    """
    if pairs == 0:
        return 0
    if match.cap_s is not None:
        return max(pairs // CAPPED_PAIRS, FEWEST)
    levels = {level_of(spec) for side in match.sides for spec in side}
    mixed = MIXED if any(len(set(side)) > 1 for side in match.sides) else 1
    return max(pairs // mixed // max(SLOWER.get(level, 1) for level in levels), min(pairs, FEWEST))


def key_of(result: Result) -> tuple[str, str, str, str, float | None]:
    """
    Tell what a match is known by.
    """
    return (*result.sides, result.rules, result.unit, result.cap_s)


def command_of(match: Match, pairs: int) -> str:
    """
    Write the command that plays a match again.
    """
    sides = map(lineup_text, match.sides)
    words = ["pennies", "arena", *sides, "--pairs", str(pairs), "--seed", match.text]
    words += ["--games"] if match.games else []
    words += ["--cap", f"{MS * match.cap_s:.0f}"] if match.cap_s is not None else []
    words += ["--profile", LARGE] if match.profile.name != "standard" else []
    return shlex.join(words)


def filled(page: str, profile: Profile, results: Sequence[Result]) -> str:
    """
    Put the tables between their marks in the page.

    Raises:
        ValueError: a mark is missing.
    """
    mine = [result for result in results if result.rules == profile.hash]
    deals, games = (cross(result for result in mine if result.unit == unit) for unit in ("deals", "games"))
    size = int(profile.rules().team_size())
    tables = {
        "ladder": crossed(LEVELS, lambda row, column: cell(deals, row, column)),
        "games": crossed(LEVELS, lambda row, column: game_cell(games, row, column)),
        "partners": crossed(LEVELS, lambda row, column: cell(deals, partners_of(row, column, size), column)),
        "cheats": table(["", f"over {LEVELS[-1]}"], [[cheat, cell(deals, cheat, LEVELS[-1])] for cheat in CHEATS]),
        "styles": table(["", f"over {STYLED}"], [[style, cell(deals, style, STYLED)] for style in STYLED_BOTS]),
        "play": table(PLAY_HEAD, list(play_rows(deals))),
        "caps": table(CAPS_HEAD, list(cap_rows(results))),
        "made": "\n".join(made(results)),
    }
    for name, text in tables.items():
        head, begin, rest = page.partition(f"<!-- {name} -->\n")
        _, end, tail = rest.partition(f"<!-- end of {name} -->")
        if not begin or not end:
            raise ValueError(f"{PAGE.name}: expected the marks of {name!r}")
        page = head + begin + text + "\n" + end + tail
    return page


def crossed(levels: Sequence[str], text: Callable[[str, str], str]) -> str:
    """
    Set levels against levels.
    """
    return table(["", *levels], [[row, *(text(row, column) for column in levels)] for row in levels])


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """
    Write a table in Markdown, numbers to the right.
    """
    if not rows:
        return "Nothing measured yet."
    lines = [head, ["---", *("---:" for _ in head[1:])], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def cell(found: Found, row: str, column: str) -> str:
    """
    Write the gain of one over the other, from either match between them.
    """
    if (row, column) in found:
        return gain(found[row, column])
    return gain(found[column, row], -1) if (column, row) in found else ""


def gain(result: Result, sign: int = 1) -> str:
    """
    Write the points a deal with their margin.
    """
    if result.points.value is None:
        return ""
    return f"{sign * result.points.value:+,.0f} ± {result.margin:,.0f}".replace("-", "−")


def game_cell(found: Found, row: str, column: str) -> str:
    """
    Write what share of the games one won against the other, with Wilson's interval.
    """
    if (row, column) in found:
        share = found[row, column].share
        parts = [share.value or 0, share.low or 0, share.high or 0]
    elif (column, row) in found:
        share = found[column, row].share
        parts = [1 - (part or 0) for part in (share.value, share.high, share.low)]
    else:
        return ""
    value, low, high = (PERCENT * part for part in parts)
    return f"{value:.0f} % ({low:.0f}–{high:.0f})"


def play_rows(found: Found) -> Iterator[list[str]]:
    """
    Describe how each level plays, against the level below it; the lowest against the one above.
    """
    pairs = [(LEVELS[1], LEVELS[0]), *zip(LEVELS[1:], LEVELS, strict=False)]
    for level, sides in zip(LEVELS, pairs, strict=True):
        if sides not in found:
            continue
        own = sides.index(level)
        side = found[sides].each[own]
        early = "–" if side.premature is None else f"{PERCENT * side.premature:.0f} %"
        yield [
            level,
            sides[1 - own],
            f"{side.points['total']:,.0f}".replace("-", "−"),
            *(f"{side.canastas[kind]:.2f}" for kind in KINDS),
            f"{side.piles:.1f}",
            f"{PERCENT * side.outs:.0f} %",
            early,
            *map(ms_text, (side.turns.median_s, side.turns.p99_s)),
        ]


def cap_rows(results: Sequence[Result]) -> Iterator[list[str]]:
    """
    Tell how caps in time were kept.
    """
    for result in results:
        if result.cap_s is None:
            continue
        turns, full = result.each[0].turns, result.each[0].full_turns
        shares = [part.within or 0 for part in (turns, full) if part is not None]
        yield [
            result.sides[0],
            result.profile,
            ms_text(result.cap_s),
            f"{turns.count:,}",
            *map(ms_text, (turns.median_s, turns.p99_s)),
            f"{full.count:,}" if full else "–",
            ms_text(full.p99_s) if full else "–",
            f"{PERCENT * min(shares):.1f} %",
        ]


def ms_text(time_s: float) -> str:
    return f"{MS * time_s:.3g} ms"


def made(results: Sequence[Result]) -> Iterator[str]:
    """
    Say from what the tables are made; each thing once.
    """
    for name, values in (
        ("Rules", {f"`{result.profile}`, hash `{result.rules}`" for result in results}),
        ("Version", {f"{result.version}, code `{result.code}`" for result in results}),
        ("Machine", {machine_text(result.machine) for result in results}),
        ("Seed", {f"`{result.seed}`" for result in results}),
        ("Pairs a match", {f"{result.pairs} of {result.unit}" for result in results}),
    ):
        yield f"- {name}: {'; '.join(sorted(values)) or 'nothing measured yet'}."


def machine_text(machine: Machine) -> str:
    build = "compiled" if machine.compiled else "not compiled"
    return f"{machine.processor}, {machine.python}, engine {build}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
