"""
What is kept of a match: a line of JSON with every figure, and with all that is needed to play the match again.

A file of results has a match a line (`FORMAT`); new ones are appended. It is for programmes, so it is no TOML.
"""

import hashlib
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

import pennies
from pennies.arena.contest import Outcome
from pennies.arena.duplicate import Match, SideTally
from pennies.arena.machine import Machine, this_machine
from pennies.arena.players import lineup_text
from pennies.arena.statistics import ERROR, Interval, Sequential, elo_interval
from pennies.arena.tally import POINTS
from pennies.arena.times import Times
from pennies.engine.state import ENDINGS
from pennies.game.notation import KINDS

FORMAT: Final = "pennies-arena/1"
DUEL: Final = 2
"""Elo is for two teams."""
P_99: Final = 0.99
GRACE: Final = 1.5
"""A turn keeps a cap if it takes at most so many times as long: a world that is begun is played to its end."""

_PLAYING: Final = ("engine", "profiles", "game", "bots")
_BUILT: Final = {".so", ".pyd", ".pyc"}
_SHORT: Final = 12


class Span(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    A value with the ends of its 95 % interval; what is infinite is null.
    """

    value: float | None
    low: float | None
    high: float | None


class Turns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    How long a side's turns took, in seconds of processor time; median and 99th percentile to 2.5 %.

    `within`: what share took at most `GRACE` times the cap; null without one.
    """

    count: int
    mean_s: float
    median_s: float
    p99_s: float
    within: float | None = None


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    A side's figures, by deal where nothing else is said.

    `opened`, `opened_first` and `outs` are shares of its deals, `premature` is the share of its outs that came too
    early (`pennies.arena.tally.is_premature`); `pile_cards` are by pile. `full_turns` are those with
    `pennies.arena.watch.FULL_HAND` cards or more, null if there were none.
    """

    points: Mapping[str, float]
    canastas: Mapping[str, float]
    opened: float
    opened_first: float
    feet_left: float
    outs: float
    premature: float | None
    piles: float
    pile_cards: float | None
    turns: Turns
    full_turns: Turns | None = None


class Sprt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    The sequential test: its hypotheses in points a deal, its errors, the logarithm of the ratio, and the verdict.
    """

    low: float
    high: float
    error: float
    ratio: float
    verdict: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    A match as it is kept.

    Attributes:
        code: the beginning of a hash over all files that decide how is played (`code_hash`).
        rules: the profile's hash.
        unit: what was played, `deals` or `games`.
        cap_s: the cap in time on a turn, in seconds of processor time; null without one.
        points: by how many points a deal the first side is better.
        share: what share of the units it won. `elo`: what follows from it, for two teams.
        stopped: why the match ended, one of `pennies.arena.contest.STOPS`.
        each: the figures of the sides.
        differences: of each pair, in points a deal.
    """

    format: str
    version: str
    code: str
    machine: Machine
    command: str
    workers: int
    profile: str
    rules: str
    sides: tuple[str, str]
    seed: str
    unit: str
    pairs: int
    played: int
    unfinished: int
    deals: int
    stopped: str
    points: Span
    share: Span
    elo: Span | None
    sprt: Sprt | None
    endings: Mapping[str, int]
    each: tuple[Side, Side]
    differences: list[float]
    cap_s: float | None = None

    @property
    def margin(self) -> float:
        """
        Half the width of the interval of the points; infinite after a single pair.
        """
        if self.points.value is None or self.points.high is None:
            return math.inf
        return self.points.high - self.points.value


class ResultsError(ValueError):
    """
    Raised for a file that holds something else than results; nothing of it is used, and nothing is added to it.

    Attributes:
        line: counted from 1.
        reason: what was found there, in English.
    """

    def __init__(self, file: Path, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.line = line
        self.reason = reason


def result_of(outcome: Outcome, *, version: str, command: str, workers: int, test: Sequential | None = None) -> Result:
    """
    Sum a match up; at least one pair was played.

    Args:
        version: the installed one.
        command: how to play the match again.
    """
    match, points = outcome.match, outcome.points
    return Result(
        format=FORMAT,
        version=version,
        code=code_hash(),
        machine=this_machine(),
        command=command,
        workers=workers,
        profile=match.profile.name,
        rules=match.profile.hash,
        sides=(lineup_text(match.sides[0]), lineup_text(match.sides[1])),
        seed=match.text,
        unit=unit_of(match),
        pairs=outcome.pairs,
        played=outcome.played,
        unfinished=outcome.unfinished,
        deals=outcome.deals,
        stopped=outcome.stopped,
        points=_span(Interval(points.mean, points.mean - points.margin, points.mean + points.margin)),
        share=_span(outcome.share),
        elo=_span(elo_interval(outcome.share)) if match.profile.rules().teams == DUEL else None,
        sprt=None if test is None else Sprt(test.low, test.high, ERROR, test.ratio, test.verdict),
        endings={ending: outcome.endings[ending] for ending in ENDINGS[1:]},
        each=(_side(outcome.sides[0], match.cap_s), _side(outcome.sides[1], match.cap_s)),
        differences=outcome.differences,
        cap_s=match.cap_s,
    )


def unit_of(match: Match) -> str:
    return "games" if match.games else "deals"


def line_of(result: Result) -> bytes:
    """
    Write a result as a line of JSON.
    """
    return msgspec.json.encode(result) + b"\n"


def read_results(file: Path) -> list[Result]:
    """
    Read a file of results.

    Raises:
        ResultsError: a line is none.
        OSError: it cannot be read.
    """
    results = []
    for number, line in enumerate(file.read_bytes().splitlines(), start=1):
        try:
            results.append(msgspec.json.decode(line, type=Result))
        except msgspec.DecodeError as error:
            raise ResultsError(file, number, str(error)) from error
        if results[-1].format != FORMAT:
            raise ResultsError(file, number, f"format {results[-1].format[:40]!r}, expected {FORMAT!r}")
    return results


def append_result(file: Path, result: Result) -> None:
    """
    Add a result to a file of results, which is made if there is none.
    """
    with file.open("ab") as lines:
        lines.write(line_of(result))


def code_hash() -> str:
    """
    Hash the sources of the engine, the profiles, the game and the bots: alike where play is alike.
    """
    digest = hashlib.sha256()
    root = Path(pennies.__path__[0])
    for layer in _PLAYING:
        for file in sorted((root / layer).rglob("*")):
            if file.is_file() and file.suffix not in _BUILT:
                digest.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()[:_SHORT]


def _side(side: SideTally, cap_s: float | None) -> Side:
    team, deals = side.team, side.deals or 1
    return Side(
        points={line: team.points[line] / deals for line in POINTS},
        canastas={kind: team.canastas[kind] / deals for kind in KINDS},
        opened=team.opened / deals,
        opened_first=team.opened_first / deals,
        feet_left=team.feet_left / deals,
        outs=team.outs / deals,
        premature=team.premature / team.outs if team.outs else None,
        piles=side.piles / deals,
        pile_cards=side.pile_cards / side.piles if side.piles else None,
        turns=_turns(side.turns, cap_s),
        full_turns=_turns(side.full_turns, cap_s) if side.full_turns.count else None,
    )


def _turns(times: Times, cap_s: float | None) -> Turns:
    within = None if cap_s is None else times.share_within(GRACE * cap_s)
    return Turns(times.count, times.total_s / max(times.count, 1), times.quantile(0.5), times.quantile(P_99), within)


def _span(interval: Interval) -> Span:
    return Span(*(value if math.isfinite(value) else None for value in (interval.value, interval.low, interval.high)))
