"""
Games on disk: where a new one is kept, how it is written so that nothing can be lost, and how a broken-off one goes on.

A file is written whole under another name, forced to the disk and put in the place of the old one: whoever reads it, at
any moment, finds the game before the action or after it.
"""

import contextlib
import os
import secrets
import stat
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from pennies.bots import LEVELS
from pennies.cli.files import read_only_record
from pennies.game.game import Game
from pennies.game.record import RESIGNED, RecordFault, WrittenRecord, replay, write_record
from pennies.game.shuffle import shuffle_from_text
from pennies.profiles.errors import InputError

PROGRAM: Final = "pennies play"
_SUFFIX: Final = ".toml"
_NAME_BYTES: Final = 4
_META: Final = ("program", "version", "seat", "bots", "seed")


class NotOurGameError(ValueError):
    """
    Raised when a file is a record, but not one that `pennies play` can go on with; show `message_id`.
    """

    def __init__(self, message_id: str, fault: RecordFault | None = None, **facts: str | int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.fault = fault
        self.facts = facts


@dataclass(frozen=True)
class Seating:
    """
    What a game needs besides its record to go on: who sits where, and what its packs come from.

    Attributes:
        seat: the person's.
        bots: the level of all others.
        seed: the text that every deal's shuffle is derived from.
    """

    seat: int
    bots: str
    seed: str

    def meta(self) -> dict[str, object]:
        try:
            installed = version("pennies-from-heaven")
        except PackageNotFoundError:
            installed = ""
        values = (PROGRAM, installed, self.seat, self.bots, self.seed)
        return dict(zip(_META, values, strict=True))


def games_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """
    Find where a person's games are kept: the data folder of the platform.
    """
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "pennies"
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "pennies"
    home = Path(environ["HOME"]) if environ.get("HOME") else Path.home()
    if platform == "darwin":
        return home / "Library" / "Application Support" / "pennies"
    return home / ".local" / "share" / "pennies"


def new_file(folder: Path) -> Path:
    """
    Claim a name for a new game, after the time; the file is there afterwards, empty.

    Raises:
        OSError: the folder cannot be made or written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    return claim(folder / time.strftime("game-%Y-%m-%d-%H%M%S.toml"))


def claim(path: Path) -> Path:
    """
    Create a file under a name that nobody has yet: the one wanted, or that with a number.
    """
    wanted = path
    number = 1
    while True:
        try:
            path.open("x").close()
        except FileExistsError:
            number += 1
            path = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix or _SUFFIX}")
        else:
            return path


def save(game: Game, path: Path) -> None:
    """
    Put a game on the disk, whole or not at all; a file that is there keeps its permissions.

    Raises:
        OSError: it cannot be written; what was there before is unharmed.
    """
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(_NAME_BYTES)}.new")
    try:
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        with open(handle, "wb") as file:  # noqa: PTH123 - a handle
            with contextlib.suppress(FileNotFoundError):
                fresh.chmod(stat.S_IMODE(path.stat().st_mode))
            file.write(write_record(game).encode())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    _force_folder(path.parent)


def _force_folder(folder: Path) -> None:
    """
    Force the new name to the disk too, where folders can be opened.
    """
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def is_begun(path: Path) -> bool:
    """
    Tell whether a file holds anything: an empty one is a name that was claimed, before the first deal.
    """
    return path.exists() and not (path.is_file() and path.stat().st_size == 0)


def reopen(path: Path) -> tuple[Game, Seating]:
    """
    Read a broken-off game.

    Raises:
        InputError: the file is no record, or unreadable.
        NotOurGameError: it is a record that `pennies play` did not write, or one that does not hold.
    """
    record = read_only_record(os.fspath(path))
    seating = _seating(record)
    game, fault = replay(record)
    if fault is not None:
        raise NotOurGameError("play-file-fault", fault)
    if not game.deals or any(deal.ended_by == RESIGNED for deal in record.deals):
        raise NotOurGameError("play-file-no-deal")
    _restore_shuffle(game, record, seating)
    return game, seating


def unfinished(folder: Path, but: Path) -> Path | None:
    """
    Find the game of a folder that was played last, another than `but`, if it was begun and not finished.
    """
    try:
        others = [path for path in folder.glob(f"*{_SUFFIX}") if path.resolve() != but]
        last = max(others, key=lambda path: path.stat().st_mtime, default=None)
        game = reopen(last)[0] if last is not None else None
    except (OSError, InputError, NotOurGameError):
        return None
    return last if game is not None and game.winner is None and game.deals[0].actions else None


def _seating(record: WrittenRecord) -> Seating:
    players = int(record.profile.rules().players)
    match record.meta:
        case {"program": str(program), "seat": int(seat), "bots": str(bots), "seed": str(seed)} if (
            program == PROGRAM and 0 <= seat < players and bots in LEVELS
        ):
            return Seating(seat, bots, seed)
    raise NotOurGameError("play-file-not-ours")


def _restore_shuffle(game: Game, record: WrittenRecord, seating: Seating) -> None:
    """
    Give the running deal its seed again, which a record holds back until the deal is over.
    """
    last = len(game.deals) - 1
    if game.deals[last].shuffle is not None:
        return
    shuffle = shuffle_from_text(seating.seed, last, int(game.rules.players))
    if shuffle.commitment != record.deals[last].commitment or tuple(shuffle.pack(game.rules)) != game.deals[last].pack:
        raise NotOurGameError("play-file-shuffle")
    game.deals[last].shuffle = shuffle
