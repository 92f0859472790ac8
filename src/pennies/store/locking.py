"""
One server a folder: a lock on a file in it, which ends with the process however that ends.
"""

import os
import sys
from pathlib import Path
from typing import IO, Final

from pennies.store.eventstore import StoreError

LOCK_NAME: Final = "pennies.lock"


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


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(0, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
