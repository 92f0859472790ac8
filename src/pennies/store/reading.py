"""
Reading a store beside the server that writes it: a copy of all of it, and the events of a table.
"""

import contextlib
import os
import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pennies.store.eventstore import StoreError
from pennies.store.sqlite import FILE_NAME
from pennies.table import TableEvent, from_json


def backup(folder: Path, target: Path) -> int:
    """
    Copy the store of a folder to a file, as it is at one moment, also while a server writes; give the size.

    The file is there whole, checked, or not at all; one that is there already is not overwritten.

    Raises:
        StoreError: there is no store, or the file cannot be written.
    """
    if target.exists():
        raise StoreError(f"{target} is there already")
    part = target.with_name(f".{target.name}.{uuid.uuid4().hex}")
    try:
        with _opened(folder) as source, contextlib.closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise StoreError(f"{folder / FILE_NAME} is damaged: {verdict}")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{target}: {getattr(error, 'strerror', None) or error}") from error
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def read_events(folder: Path, table: str) -> list[TableEvent]:
    """
    Give all events of a table; none if there is no such table.

    Raises:
        StoreError: there is no store, or an event of it cannot be read.
    """
    try:
        with _opened(folder) as source:
            asked = "SELECT body, version FROM event WHERE table_id = ? ORDER BY seq"
            return [from_json(body, version) for body, version in source.execute(asked, (table,))]
    except (sqlite3.Error, ValueError) as error:
        raise StoreError(f"table {table}: {error}") from error


@contextmanager
def _opened(folder: Path) -> Iterator[sqlite3.Connection]:
    path = folder / FILE_NAME
    if not path.is_file():
        raise StoreError(f"{path} is not there")
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=10)) as connection:
        yield connection
