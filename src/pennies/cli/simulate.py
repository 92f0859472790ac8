"""
`pennies simulate`: bots play whole games; their records go into a folder, and what happened into a table.

Everything follows from the text of the series: game 0 is played from the text itself, game g from `TEXT/g`.
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from pennies.arena import Tally, play_game, seat_bots
from pennies.bots import LEVELS
from pennies.cli.screen import Screen
from pennies.cli.statistics import show_tally, tally_values
from pennies.cli.status import FINE, UNREADABLE
from pennies.cli.usage import UsageError, nearest
from pennies.game.game import Game
from pennies.game.record import write_record
from pennies.game.shuffle import game_text
from pennies.profiles import Profile, ProfileError, load
from pennies.speech.sentences import clean, complaint

GAMES: Final = 10
SEED_BYTES: Final = 8
LEAST_DIGITS: Final = 4


@dataclass(frozen=True)
class Wish:
    """
    What a person asks `pennies simulate` for.
    """

    games: int | None
    deals: int | None
    profile: str
    bots: str
    seed: str | None
    out: Path | None
    force: bool


@dataclass(frozen=True)
class Series:
    """
    A series of games to be played; of `games` and `deals` one is None: no limit.
    """

    profile: Profile
    levels: tuple[str, ...]
    text: str
    games: int | None
    deals: int | None

    def play(self, tally: Tally, on_deal: Callable[[], None]) -> Iterator[tuple[int, Game]]:
        """
        Play the games one by one, counting them.
        """
        number = 0
        while (self.games is None or number < self.games) and (self.deals is None or tally.deals < self.deals):
            text = game_text(self.text, number)

            def count(game: Game) -> None:
                tally.add_deal(game)
                on_deal()

            left = None if self.deals is None else self.deals - tally.deals
            game = play_game(self.profile, seat_bots(self.profile, self.levels, text), text, deals=left, on_deal=count)
            tally.add_game(game)
            yield number, game
            number += 1


def simulate(language: str, wish: Wish, *, json: bool) -> int:
    """
    Play a series of games and say what happened.
    """
    screen = Screen(language)
    try:
        series = _series(wish)
    except ProfileError as error:
        screen.error(complaint(screen.texts, "", error))
        return UNREADABLE
    folder = _folder(wish)
    tally = Tally()
    with _progress(screen, series) as (on_deal, on_game):
        for number, game in series.play(tally, on_deal):
            if folder is not None:
                _write(folder, number, game, series)
            on_game()
    if json:
        screen.data(tally_values(series.profile, series.levels, series.text, tally))
    else:
        show_tally(screen, series.profile, series.levels, series.text, tally)
    return FINE


def _series(wish: Wish) -> Series:
    """
    Make sense of a wish.

    Raises:
        UsageError: games and deals at once, or levels that do not fit.
        ProfileError: the profile cannot be read.
    """
    if wish.games is not None and wish.deals is not None:
        raise UsageError("usage-games-or-deals")
    levels = tuple(level.strip() for level in wish.bots.split(","))
    for level in levels:
        if level not in LEVELS:
            raise UsageError(
                "usage-level", found=clean(level), expected=", ".join(LEVELS), nearest=nearest(level, LEVELS)
            )
    profile = load(wish.profile)
    rules = profile.rules()
    if len(levels) not in (1, rules.teams, rules.players):
        raise UsageError("usage-levels", found=len(levels), teams=int(rules.teams), players=int(rules.players))
    text = secrets.token_hex(SEED_BYTES) if wish.seed is None else wish.seed
    games = GAMES if wish.games is None and wish.deals is None else wish.games
    return Series(profile, levels, text, games, wish.deals)


def _folder(wish: Wish) -> Path | None:
    """
    Make the folder for the records, which must be empty.

    Raises:
        UsageError: it is no folder, not empty, or cannot be made.
    """
    folder = wish.out
    if folder is None:
        return None
    name = clean(str(folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        is_used = any(folder.iterdir())
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UsageError("usage-folder", folder=name, reason=reason) from error
    if is_used and not wish.force:
        raise UsageError("usage-folder-used", folder=name)
    return folder


def _write(folder: Path, number: int, game: Game, series: Series) -> None:
    """
    Write the record of a game, whole or not at all.
    """
    game.meta = {"program": "pennies simulate", "series": series.text, "game": number, "bots": list(series.levels)}
    digits = max(LEAST_DIGITS, len(str((series.games or series.deals or 0) - 1)))
    file = folder / f"game-{number:0{digits}d}.toml"
    part = file.with_suffix(".part")
    part.write_text(write_record(game), "utf-8")
    part.replace(file)


@contextmanager
def _progress(screen: Screen, series: Series) -> Iterator[tuple[Callable[[], None], Callable[[], None]]]:
    """
    Show a bar on a terminal's standard error; gives what to call after each deal and after each game.
    """
    if not screen.err.is_terminal:
        yield _nothing, _nothing
        return
    columns = (BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.err, transient=True) as progress:
        task = progress.add_task("", total=series.games or series.deals)

        def advance() -> None:
            progress.advance(task)

        yield (_nothing, advance) if series.games else (advance, _nothing)


def _nothing() -> None:
    """
    Show no progress.
    """
