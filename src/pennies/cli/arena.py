"""
`pennies arena`: two line-ups on the same packs, or every level against every other; figures with their intervals.

How a match is played and what may be concluded from it is `pennies.arena`'s; how it is shown, `arena_figures`'.
"""

import secrets
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pennies.arena.contest import INTERRUPTED as BROKEN_OFF
from pennies.arena.contest import Outcome, play_match
from pennies.arena.duplicate import Match
from pennies.arena.ladder import ladder_matches, partner_matches
from pennies.arena.players import BETWEEN_SEATS, LineupError, known_levels, level_of, lineup_text, read_lineup
from pennies.arena.results import Result, ResultsError, append_result, line_of, read_results, result_of
from pennies.arena.statistics import Sequential
from pennies.arena.workers import cores
from pennies.bots import LEVELS
from pennies.cli.arena_figures import MS, points_text, show_ladder, show_outcome, show_partners
from pennies.cli.screen import Screen
from pennies.cli.status import FINE, INTERRUPTED, UNREADABLE
from pennies.cli.usage import UsageError, nearest
from pennies.profiles import Profile, ProfileError, load
from pennies.speech.sentences import clean, complaint
from pennies.version import installed_version

SEED_BYTES: Final = 8
DUEL: Final = 2


@dataclass(frozen=True)
class Wish:
    """
    What a person asks `pennies arena` for.

    Attributes:
        cap: ms of processor time that a turn of a bot that searches may take; None without a cap.
    """

    sides: Sequence[str]
    profile: str
    pairs: int
    seed: str | None
    sprt: tuple[str, str] | None
    games: bool
    cap: int | None
    ladder: bool
    partners: bool
    out: Path | None
    workers: int | None


@dataclass(frozen=True)
class Plan:
    """
    What is to be played, checked.

    Attributes:
        hypotheses: of the sequential test, or None.
    """

    profile: Profile
    specs: tuple[str, ...]
    text: str
    hypotheses: tuple[float, float] | None
    workers: int


def arena(language: str, wish: Wish, *, json: bool) -> int:
    """
    Play what is wished for, and say what came of it.
    """
    screen = Screen(language)
    try:
        plan = _plan(wish)
    except ProfileError as error:
        screen.error(complaint(screen.texts, "", error))
        return UNREADABLE
    if wish.out is not None:
        _try_out(wish.out)
    results, is_broken_off = _play(screen, wish, plan, json=json)
    if not json and wish.ladder:
        show_ladder(screen, plan.specs, results)
    if not json and wish.ladder and wish.partners:
        screen.line()
    if not json and wish.partners:
        show_partners(screen, plan.profile, plan.specs, results)
    return INTERRUPTED if is_broken_off else FINE


def _play(screen: Screen, wish: Wish, plan: Plan, *, json: bool) -> tuple[list[Result], bool]:
    """
    Play the matches one by one, keeping and showing each; gives the results, and whether Ctrl-C was pressed.
    """
    results: list[Result] = []
    for match in _matches(wish, plan):
        test = Sequential(*plan.hypotheses) if plan.hypotheses else None
        with _progress(screen, match, wish.pairs) as on_pair:
            outcome = play_match(match, wish.pairs, test=test, workers=plan.workers, on_pair=on_pair)
        if outcome.pairs:
            results.append(_keep(screen, wish, plan, outcome, test, json=json))
            if not json and not (wish.ladder or wish.partners):
                show_outcome(screen, outcome, test)
        if outcome.stopped == BROKEN_OFF:
            return results, True
    return results, False


def _plan(wish: Wish) -> Plan:
    """
    Make sense of a wish.

    Raises:
        UsageError: line-ups, hypotheses or options do not fit.
        ProfileError: the profile cannot be read.
    """
    is_table = wish.ladder or wish.partners
    specs = tuple(wish.sides) or (LEVELS if is_table else ())
    if len(specs) < DUEL or (len(specs) > DUEL and not is_table):
        raise UsageError("usage-arena-sides", found=len(specs), table="yes" if is_table else "no")
    profile = load(wish.profile)
    specs = tuple(_lineup(spec, profile) for spec in specs)
    mixed = [spec for spec in specs if BETWEEN_SEATS in spec]
    if wish.partners and mixed:
        raise UsageError("usage-arena-partners", found=mixed[0])
    text = secrets.token_hex(SEED_BYTES) if wish.seed is None else wish.seed
    return Plan(profile, specs, text, _hypotheses(wish.sprt), wish.workers or cores())


def _lineup(text: str, profile: Profile) -> str:
    """
    Check the words for a side, and write them as we do.

    Raises:
        UsageError: nobody can be seated by them.
    """
    try:
        return lineup_text(read_lineup(text, profile))
    except LineupError as error:
        facts = {name: clean(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
        if error.code == "level":
            facts["nearest"] = nearest(level_of(str(facts["found"])), known_levels())
            raise UsageError("usage-level", **facts) from error
        raise UsageError(f"usage-arena-{error.code}", **facts) from error


def _hypotheses(words: tuple[str, str] | None) -> tuple[float, float] | None:
    """
    Read the two numbers of `--sprt`.

    Raises:
        UsageError: they are no whole numbers, the second above the first.
    """
    if words is None:
        return None
    try:
        low, high = (int(word) for word in words)
    except ValueError as error:
        raise UsageError("usage-arena-sprt", found=clean(" ".join(words))) from error
    if low >= high:
        raise UsageError("usage-arena-sprt", found=clean(" ".join(words)))
    return low, high


def _try_out(file: Path) -> None:
    """
    See that results can be added to a file, before anything is played.

    Raises:
        UsageError: it holds something else, or cannot be written.
    """
    name = clean(str(file))
    try:
        with file.open("ab"):
            read_results(file)
    except ResultsError as error:
        raise UsageError("usage-arena-out", file=name, line=error.line, reason=clean(error.reason)) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UsageError("usage-arena-out-write", file=name, reason=reason) from error


def _matches(wish: Wish, plan: Plan) -> list[Match]:
    matches = ladder_matches(plan.profile, plan.specs, plan.text, games=wish.games) if wish.ladder else []
    if wish.partners:
        matches += partner_matches(plan.profile, plan.specs, plan.text, games=wish.games)
    if not wish.ladder and not wish.partners:
        one, other = (read_lineup(spec, plan.profile) for spec in plan.specs)
        matches = [Match(plan.profile, (one, other), plan.text, wish.games)]
    cap_s = None if wish.cap is None else wish.cap / MS
    return [replace(match, cap_s=cap_s) for match in matches]


def _keep(screen: Screen, wish: Wish, plan: Plan, outcome: Outcome, test: Sequential | None, *, json: bool) -> Result:
    """
    Sum up a match, write it into the file and print it for programmes, as was asked.
    """
    command = _command(wish, plan, outcome.match)
    result = result_of(outcome, version=installed_version(), command=command, workers=plan.workers, test=test)
    if wish.out is not None:
        append_result(wish.out, result)
    if json:
        screen.out.file.write(line_of(result).decode())
        screen.out.file.flush()
    return result


def _command(wish: Wish, plan: Plan, match: Match) -> str:
    """
    Write the command that plays a match again.
    """
    words = ["pennies", "arena", *map(lineup_text, match.sides), "--profile", wish.profile]
    words += ["--pairs", str(wish.pairs), "--seed", plan.text]
    words += ["--games"] if wish.games else []
    words += ["--cap", str(wish.cap)] if wish.cap is not None else []
    words += ["--sprt", *wish.sprt] if wish.sprt else []
    return shlex.join(words)


@contextmanager
def _progress(screen: Screen, match: Match, pairs: int) -> Iterator[Callable[[Outcome], None] | None]:
    """
    Show a bar and the running figure on a terminal's standard error.
    """
    if not screen.err.is_terminal:
        yield None
        return
    sides = " – ".join(map(lineup_text, match.sides))
    text = TextColumn("{task.description}", markup=False)
    columns = (text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.err, transient=True) as progress:
        task = progress.add_task(sides, total=pairs)

        def show(outcome: Outcome) -> None:
            described = f"{sides} {points_text(screen, outcome.points)}"
            progress.update(task, completed=outcome.pairs, description=described)

        yield show
