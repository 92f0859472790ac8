"""
One game, one table: a record that is being played is held by a lock beside it.

The lock is the system's own, on a small file `.NAME.lock`: it ends with the process, however that ends. The record
itself cannot carry it, because every save puts another file in its place.
"""

import contextlib
import errno
import glob
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_UNKNOWN: Final = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP}
"""What file systems without locks answer."""


class BeingPlayedError(Exception):
    """
    Raised when another process plays the game of a record.
    """


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """
    Hold a record, which need not be there yet, for the time of play; clear away what a killed process left unfinished.

    Raises:
        BeingPlayedError: another process holds it.
        OSError: nothing can be written beside it.
    """
    beside = path.with_name(f".{path.name}.lock")
    handle = _locked(beside)
    try:
        for left in path.parent.glob(f".{glob.escape(path.name)}.*.new"):
            with contextlib.suppress(OSError):
                left.unlink()
        yield
    finally:
        if os.name == "nt":  # pragma: no cover - Windows, where an open file cannot be removed
            os.close(handle)
            handle = -1
        with contextlib.suppress(OSError):
            beside.unlink()
        if handle >= 0:
            os.close(handle)


def _locked(beside: Path) -> int:
    """
    Open and lock a file; once more if its holder removed it in between.
    """
    while True:
        handle = os.open(beside, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            _lock(handle)
            if _is_still(beside, handle):
                return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def _lock(handle: int) -> None:
    try:
        if sys.platform == "win32":  # pragma: no cover - Windows
            import msvcrt  # noqa: PLC0415 - only Windows has it

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - Windows has none

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _UNKNOWN:
            return
        if isinstance(error, BlockingIOError | PermissionError):
            raise BeingPlayedError from error
        raise


def _is_still(beside: Path, handle: int) -> bool:
    """
    Tell whether a name still means the file that is open.
    """
    try:
        return os.path.samestat(beside.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False
