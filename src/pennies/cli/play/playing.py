"""
`pennies play`: one person and the bots at the terminal, from the first deal to the end of the game.

Here a game is found or begun, and the person led out of it again; the game itself is `table`.
"""

import contextlib
import os
import secrets
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pennies.bots import LEVELS
from pennies.cli.play.lock import BeingPlayedError, held
from pennies.cli.play.reading import ACTIONS, COMMANDS, words_for
from pennies.cli.play.saving import (
    NotOurGameError,
    Seating,
    claim,
    games_folder,
    is_begun,
    new_file,
    reopen,
    unfinished,
)
from pennies.cli.play.table import LeftError, Table
from pennies.cli.play.terminal import Terminal
from pennies.cli.status import FINE, INTERRUPTED, UNREADABLE
from pennies.game.game import Game
from pennies.game.shuffle import game_text
from pennies.lang import Catalogue, catalogue
from pennies.profiles import Profile, load
from pennies.profiles.errors import InputError
from pennies.speech.sentences import clean, complaint, refusal_sentence

NOT_SAVED: Final = 1
"""The exit status when the last moves could not be saved."""

DEFAULT_PROFILE: Final = "standard"
DEFAULT_BOTS: Final = "strong"

_SEED_BYTES: Final = 16
_LONGEST_SEED: Final = 200


@dataclass(frozen=True)
class Wish:
    """
    What the person asks of a new game; None for what was left out. A game that goes on has all of this already.

    Attributes:
        profile: the name of a profile or a file of one.
        seat: the person's.
        bots: a level of `pennies.bots.LEVELS`.
        seed: the text that all packs come from; a secret one if left out.
    """

    profile: str | None = None
    seat: int | None = None
    bots: str | None = None
    seed: str | None = None

    def ignored(self, game: Game, seating: Seating) -> list[str]:
        """
        List the options that a game which goes on does not follow.
        """
        found = {"--profile": game.profile.name, "--seat": seating.seat, "--bots": seating.bots, "--seed": seating.seed}
        asked = (self.profile, self.seat, self.bots, self.seed)
        return [name for (name, is_), wish in zip(found.items(), asked, strict=True) if wish not in (None, is_)]


def play(language: str, wish: Wish, record: Path | None) -> int:
    """
    Play; give the exit status.

    Args:
        language: one of `pennies.lang.LANGUAGES`.
        wish: for a new game.
        record: the file to go on from, or to keep a new game in; None for a new one in the data folder.
    """
    say = catalogue(language)
    file = str(record or games_folder(os.environ))
    goes_on = False
    with contextlib.ExitStack() as holding:
        try:
            if record is not None:
                record = record.resolve()
                holding.enter_context(held(record))
                goes_on = is_begun(record)
            if record is not None and goes_on:
                game, seating = reopen(record)
                path = record
                if game.winner is not None:
                    sys.stdout.write(say.say("play-file-finished", file=clean(file)) + "\n")
                    return FINE
            else:
                profile = load(DEFAULT_PROFILE if wish.profile is None else wish.profile)
                seating = _seating(profile, wish)
                game = _new_game(say, profile, seating)
                path = _claimed(record)
                if record is None:
                    holding.enter_context(held(path))
        except BeingPlayedError:
            return _complain(say.say("play-file-in-use", file=clean(file)))
        except NotOurGameError as error:
            place, reason = (error.fault.place, refusal_sentence(say, error.fault.refusal)) if error.fault else ("", "")
            return _complain(say.say(error.message_id, file=clean(file), reason=reason, place=place, **error.facts))
        except InputError as error:  # of a record, or of a profile, which names its own file
            return _complain(complaint(say, file if goes_on else "", error))
        except (OSError, RuntimeError, ValueError) as error:  # links in a circle, a zero byte in the name
            reason = getattr(error, "strerror", None) or str(error)
            return _complain(say.say("play-no-file", file=clean(file), reason=reason))
        return _play_games(say, game, seating, path, wish.ignored(game, seating) if goes_on else [])


def _play_games(say: Catalogue, game: Game, seating: Seating, path: Path, ignored: list[str]) -> int:
    """
    Play a game, and others after it as long as the person likes.
    """
    terminal = Terminal(sorted({words_for(say, word)[0] for word in (*ACTIONS, *COMMANDS)}))
    table = Table(game, seating, say, terminal, path)
    number = 0
    with contextlib.ExitStack() as holding:
        holding.callback(terminal.close)
        try:
            while True:
                _welcome(say, terminal, table)
                if ignored and not number:
                    terminal.say(say.say("play-options-ignored", options=ignored), hang=2)
                table.play()
                if not _wants_another(say, terminal, table):
                    return FINE if table.keep() else _lost(say, terminal)
                number += 1
                another = Seating(seating.seat, seating.bots, game_text(seating.seed, number))
                path = claim(path)
                holding.enter_context(held(path))
                table = Table(_new_game(say, game.profile, another), another, say, terminal, path)
        except (LeftError, KeyboardInterrupt) as leaving:
            is_interrupted = isinstance(leaving, KeyboardInterrupt)
            if is_interrupted:
                terminal.say("")
            if not table.keep():
                status = _lost(say, terminal)
                return INTERRUPTED if is_interrupted else status
            terminal.say(say.say("play-left"))
            terminal.verbatim(_going_on(table.kept_in))
            return INTERRUPTED if is_interrupted else FINE


def _lost(say: Catalogue, terminal: Terminal) -> int:
    """
    Say that the last moves are nowhere on the disk.
    """
    terminal.say(say.say("play-left-unsaved"), "bold red", hang=2)
    return NOT_SAVED


def _seating(profile: Profile, wish: Wish) -> Seating:
    """
    Seat the person.

    Raises:
        NotOurGameError: there is no such seat, level or seed.
    """
    players = int(profile.rules().players)
    seat, bots = wish.seat or 0, DEFAULT_BOTS if wish.bots is None else wish.bots
    if not 0 <= seat < players:
        raise NotOurGameError("play-no-seat", found=seat, most=players - 1)
    if bots not in LEVELS:
        raise NotOurGameError("play-no-level", found=clean(bots)[:40], expected=", ".join(LEVELS))
    text = secrets.token_hex(_SEED_BYTES) if wish.seed is None else wish.seed
    if not text.isprintable() or not 0 < len(text) <= _LONGEST_SEED:
        raise NotOurGameError("play-bad-seed", most=_LONGEST_SEED)
    return Seating(seat, bots, text)


def _new_game(say: Catalogue, profile: Profile, seating: Seating) -> Game:
    """
    Give the players their names; nothing is dealt yet.
    """
    names = [
        say.say(f"bot-name-{seat + 1}") if say.has(f"bot-name-{seat + 1}") else say.say("seat", seat=seat)
        for seat in range(int(profile.rules().players))
    ]
    names[seating.seat] = say.say("board-you")
    game = Game(profile, names)
    game.meta = seating.meta()
    return game


def _claimed(record: Path | None) -> Path:
    """
    Find the file that a new game is kept in; it is there afterwards.

    Raises:
        OSError: it cannot be made.
    """
    if record is None:
        return new_file(games_folder(os.environ)).resolve()
    if not record.exists():
        record.open("x").close()
    return record


def _welcome(say: Catalogue, terminal: Terminal, table: Table) -> None:
    profile, file = clean(table.game.profile.name), clean(str(table.path))
    if table.game.deals:
        terminal.say(say.say("play-welcome-back", profile=profile), "bold")
        terminal.verbatim(file, "dim")
        return
    terminal.say(say.say("play-welcome", profile=profile, target=int(table.game.rules.target)), "bold", hang=2)
    terminal.say(say.say("play-kept"))
    terminal.verbatim(file, "dim")
    before = (
        unfinished(table.path.parent, table.path) if table.path.parent == games_folder(os.environ).resolve() else None
    )
    if before is not None:
        terminal.say(say.say("play-unfinished"))
        terminal.verbatim(_going_on(before), "dim")
    terminal.say(say.say("play-first-help", help=words_for(say, "help")[0]), hang=2)


def _going_on(path: Path) -> str:
    """
    Write the command that goes on with a game.
    """
    return f"pennies play --record {shlex.quote(clean(str(path)))}"


def _wants_another(say: Catalogue, terminal: Terminal, table: Table) -> bool:
    table.offer_review()
    while True:
        terminal.say(say.say("play-another"), "bold")
        try:
            command = table.read(terminal.read())
        except EOFError:
            return False
        if command is None or command.word != "review":
            return command is not None and command.word == "yes"
        table.answers.answer(command)


def _complain(text: str) -> int:
    sys.stdout.flush()
    sys.stderr.write(f"pennies: {text}\n")
    return UNREADABLE
