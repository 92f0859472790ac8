"""
Reading what a person names on the command line: files, folders of files, and what comes in (`-`).

Whatever cannot be read whole is refused with the reason; what the bytes mean is decided in `pennies.game.document`.
"""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pennies.game.cases import Case
from pennies.game.document import read_document
from pennies.game.record import WrittenRecord
from pennies.profiles.errors import InputError

MOST_BYTES: Final = 8_000_000
STANDARD_INPUT: Final = "-"


def read_bytes(name: str) -> bytes:
    """
    Read a file, or all that comes in if its name is `-`.

    Raises:
        InputError: it is missing, no regular file, unreadable or too large.
    """
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MOST_BYTES + 1) if sys.stdin is not None else b""
        else:
            path = Path(name)
            status = path.stat()
            _check(status)
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise InputError("file-missing") from error
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        if isinstance(error, InputError):
            raise
        raise InputError("file-unreadable", reason=getattr(error, "strerror", None) or str(error)) from error
    if len(data) > MOST_BYTES:
        raise InputError("file-too-large", most=MOST_BYTES // 1_000_000)
    return data


def _check(status: os.stat_result) -> None:
    """
    Refuse what is no file, or too large, before reading it: a pipe or a device might never end.
    """
    if stat.S_ISDIR(status.st_mode):
        raise InputError("file-is-folder")
    if not stat.S_ISREG(status.st_mode):
        raise InputError("file-not-regular")
    if status.st_size > MOST_BYTES:
        raise InputError("file-too-large", most=MOST_BYTES // 1_000_000)


def read_any(name: str) -> list[Case] | WrittenRecord:
    """
    Read a file of cases or of a record.

    Raises:
        InputError, ProfileError: it cannot be read.
    """
    return read_document(read_bytes(name))


def read_only_record(name: str) -> WrittenRecord:
    """
    Read a file that must be a record.

    Raises:
        InputError, ProfileError: it is none, or cannot be read.
    """
    document = read_any(name)
    if not isinstance(document, WrittenRecord):
        raise InputError("file-not-record", "format")
    return document


def files_below(name: str) -> Iterator[str]:
    """
    List the files that a name stands for: itself, or if it is a folder every `.toml` in it and below, sorted.

    Raises:
        InputError: a folder without any.
    """
    if name == STANDARD_INPUT or not _is_folder(name):
        yield name
        return
    found = sorted(
        Path(folder) / file for folder, _, files in os.walk(name) for file in files if file.endswith(".toml")
    )
    if not found:
        raise InputError("folder-empty")
    yield from map(str, found)


def _is_folder(name: str) -> bool:
    try:
        return Path(name).is_dir()
    except (OSError, ValueError):
        return False
