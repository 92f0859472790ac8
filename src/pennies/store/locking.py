"""
One server a folder, and one of its processes at a time: locks on files in it, which end with whoever has them.
"""

import contextlib
import os
import sys
from pathlib import Path
from typing import IO, Final, Self

from pennies.store.eventstore import StoreError

LOCK_NAME: Final = "pennies.lock"
TURN_NAME: Final = "pennies.turn"


class Lock:
    """
    The right to write in a folder.
    """

    def __init__(self, folder: Path) -> None:
        """
        Take it.

        Raises:
            StoreError: another process has it, or the folder cannot be written.
        """
        path = folder / LOCK_NAME
        try:
            self._file: IO[str] = path.open("a", encoding="ascii")
        except OSError as error:
            raise StoreError(f"{path}: {error.strerror or error}") from error
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise StoreError(f"{folder} is locked: another server uses it") from error

    def release(self) -> None:
        self._file.close()


class Turn:
    """
    The turn to write, among the processes of one server: whoever waits for it is woken at once.

    The database's own lock keeps writers apart; waiting for that would be sleeping and looking again, longer each time.
    """

    def __init__(self, folder: Path) -> None:
        """
        Prepare to wait.

        Raises:
            StoreError: the folder cannot be written.
        """
        path = folder / TURN_NAME
        try:
            self._file: IO[str] = path.open("a", encoding="ascii")
        except OSError as error:
            raise StoreError(f"{path}: {error.strerror or error}") from error

    def __enter__(self) -> Self:
        _wait_for(self._file)
        return self

    def __exit__(self, *_: object) -> None:
        _give_up(self._file)

    def close(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(0, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _wait_for(file: IO[str]) -> None:
        """
        Do nothing: no server has several processes here.
        """

    _give_up = _wait_for
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _wait_for(file: IO[str]) -> None:
        with contextlib.suppress(OSError):  # a file system without such locks; the database has its own
            fcntl.flock(file, fcntl.LOCK_EX)

    def _give_up(file: IO[str]) -> None:
        with contextlib.suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_UN)
