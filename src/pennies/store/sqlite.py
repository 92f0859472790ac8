"""
`SqliteStore`: an event log in one file, written by one thread.

All that waits is committed together (group commit; `crowd`), so one disk's flush serves many tables. One server at a
time writes, its processes in turn (`locking`); others may read (`reading`). It is plain `sqlite3`,
because SQLAlchemy would cost ten times the append.
"""

import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Literal

from pennies.store.crowd import WAIT_S, Crowd
from pennies.store.eventstore import ConflictError, StoreError
from pennies.store.locking import Lock, Turn
from pennies.store.migrating import migrate
from pennies.store.register import Register
from pennies.table import VERSION, TableEvent, from_json, to_json

Durability = Literal["full", "normal"]
"""`full` survives a power cut; `normal` may then lose the last events, and is faster."""

FILE_NAME: Final = "pennies.sqlite3"
_MOST_TOGETHER: Final = 500
_WAIT_S: Final = 2.0
"""So long is waited for who else uses the file: a copy is made, or whoever runs the server looks into it."""

_WAIT_FOR_OTHERS_S: Final = 10.0
"""The same where other processes of the server write, each for a few milliseconds."""

_INSERT: Final = "INSERT INTO event (table_id, seq, version, body, stored) VALUES (?, ?, ?, ?, ?)"
_INSERT_AFTER: Final = """
    INSERT INTO event (table_id, seq, version, body, stored) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE (SELECT max(seq) FROM event WHERE table_id = ?1) = ?2 - 1
"""
"""Inserts an event if the one before it is the last."""

_APPEND: Final = """
    INSERT INTO event (table_id, seq, version, body, stored)
    WITH given (table_id, seq, version, body, stored, expected) AS (VALUES {rows})
    SELECT table_id, seq, version, body, stored FROM given
    WHERE NOT EXISTS (
        SELECT 1 FROM given WHERE expected IS NOT (SELECT max(seq) FROM event WHERE event.table_id = given.table_id)
    )
"""
"""Inserts events of several tables, all if each table has as many events as expected, else none."""

_MOST_IN_ONE: Final = 32
"""So many events are inserted by one statement, each number of them by its own; more, which is rare, one by one."""

_COUNT: Final = "SELECT coalesce(max(seq), 0) FROM event WHERE table_id = ?"


@dataclass(frozen=True)
class _Work:
    """
    Something to do in the writer's thread; `done` is told its result after the commit.

    Attributes:
        rows: what is appended, if it is that; then it writes nothing if it fails, and needs no savepoint.
        expected: how many events its table has before.
    """

    do: Callable[[sqlite3.Connection], Any]
    done: "Future[Any]"
    rows: Sequence[tuple[str, int, int, str, float]] = ()
    expected: int = 0

    @property
    def is_whole(self) -> bool:
        return bool(self.rows)


class SqliteStore:
    """
    The store of one server.

    Attributes:
        path: the file.
        register: what is kept beside the events.
    """

    def __init__(self, folder: Path, durability: Durability = "full", *, is_alone: bool = True) -> None:
        """
        Open the log in a folder; both are made if they are not there.

        Args:
            is_alone: whether no other process is to write. If others do, whoever started them all has opened the log
                before, and keeps it open.

        Raises:
            StoreError: they cannot be made or opened, or another server uses them.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"{folder}: {error.strerror or error}") from error
        self.path = folder / FILE_NAME
        self._wait_s = _WAIT_S if is_alone else _WAIT_FOR_OTHERS_S
        self._lock = Lock(folder) if is_alone else None
        self._turn = None if is_alone else Turn(folder)
        if self._lock is not None:
            try:
                migrate(self.path)
            except StoreError:
                self._lock.release()
                raise
        self.register = Register(self._ask)
        self._durability = durability
        self._work: SimpleQueue[_Work | None] = SimpleQueue()
        self._is_closed = False
        self._crowd = Crowd()
        opened: Future[None] = Future()
        self._thread = Thread(target=self._run, args=(opened,), name="pennies-store", daemon=True)
        self._thread.start()
        opened.result()

    def create(self, table: str, events: Sequence[TableEvent]) -> "Future[None]":
        rows = _rows(table, 0, events)
        now = time.time()

        def do(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT INTO game_table (id, created, updated) VALUES (?, ?, ?)", (table, now, now))
            except sqlite3.IntegrityError as error:
                raise ConflictError(f"there is a table {table} already") from error
            connection.executemany(_INSERT, rows)

        return self._ask(do)

    def append(self, table: str, expected: int, events: Sequence[TableEvent]) -> "Future[None]":
        rows = _rows(table, expected, events)

        def do(connection: sqlite3.Connection) -> None:
            for row in rows:  # if any is not inserted, it is the first
                if not connection.execute(_INSERT_AFTER, row).rowcount:
                    (found,) = connection.execute(_COUNT, (table,)).fetchone()
                    raise ConflictError(f"table {table} has {found} events, expected {expected}")

        return self._put(do, rows, expected)

    def read(self, table: str, after: int = 0) -> "Future[list[TableEvent]]":
        return self._ask(lambda connection: _events(connection, table, after))

    def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._work.put(None)
        self._thread.join()

    def _ask(self, do: Callable[[sqlite3.Connection], Any]) -> "Future[Any]":
        return self._put(do, (), 0)

    def _put(
        self, do: Callable[[sqlite3.Connection], Any], rows: Sequence[tuple[str, int, int, str, float]], expected: int
    ) -> "Future[Any]":
        done: Future[Any] = Future()
        if self._is_closed:
            done.set_exception(StoreError("the store is closed"))
        else:
            self._work.put(_Work(do, done, rows, expected))
        return done

    # The writer's thread

    def _run(self, opened: "Future[None]") -> None:
        try:
            connection = self._open()
        except sqlite3.Error as error:
            self._release()
            opened.set_exception(StoreError(f"{self.path}: {error}"))
            return
        file = self._file()
        opened.set_result(None)
        goes_on = True
        while goes_on:
            works, goes_on = self._waiting()
            if self._file() != file:  # what is written now would be in no file that anybody finds
                for work in works:
                    _tell(work.done, error=StoreError(f"{self.path} is not there any more"))
                continue
            now = time.monotonic()
            for work in works:
                if work.rows:
                    self._crowd.note(work.rows[0][0], now)
            with self._turn or nullcontext():
                if _append_at_once(connection, works):
                    for work in works:
                        _tell(work.done)
                else:
                    _commit(connection, works)
        connection.close()
        self._release()

    def _file(self) -> int:
        """
        Tell which file lies where ours should; 0 if none does.
        """
        try:
            return self.path.stat().st_ino
        except OSError:
            return 0

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
        if self._turn is not None:
            self._turn.close()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=self._wait_s)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {self._durability.upper()}")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _waiting(self) -> tuple[list[_Work], bool]:
        """
        Wait for work, in a crowd a moment longer, then take all that waits; False if it is the last.
        """
        works: list[_Work] = []
        work = self._work.get()
        if self._crowd.is_there(time.monotonic()):
            time.sleep(WAIT_S)
        try:
            while work is not None:
                works.append(work)
                if len(works) == _MOST_TOGETHER:
                    return works, True
                work = self._work.get_nowait()
        except Empty:
            return works, True
        return works, False


def _rows(table: str, expected: int, events: Sequence[TableEvent]) -> list[tuple[str, int, int, str, float]]:
    now = time.time()
    return [(table, seq, VERSION, to_json(event), now) for seq, event in enumerate(events, expected + 1)]


def _events(connection: sqlite3.Connection, table: str, after: int) -> list[TableEvent]:
    """
    Read the events of a table after the first ones.

    Raises:
        StoreError: one of them cannot be read.
    """
    asked = "SELECT body, version FROM event WHERE table_id = ? AND seq > ? ORDER BY seq"
    try:
        return [from_json(body, version) for body, version in connection.execute(asked, (table, after))]
    except ValueError as error:
        raise StoreError(f"table {table}: {error}") from error


def _tell(done: "Future[Any]", result: Any = None, error: Exception | None = None) -> None:
    """
    Finish a future, whose owner may have cancelled it.
    """
    try:
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)
    except InvalidStateError:
        pass


def _append_at_once(connection: sqlite3.Connection, works: Sequence[_Work]) -> bool:
    """
    Append events of several tables by one statement, which is its own transaction; tell whether that was possible.

    After every statement this thread waits for its turn, so there is to be but one.
    """
    given: list[Any] = []
    for work in works:
        if not work.is_whole:
            return False
        for row in work.rows:
            given += (*row, work.expected)
    count = len(given) // 6
    if count > _MOST_IN_ONE:
        return False
    statement = _APPEND.format(rows=", ".join(["(?, ?, ?, ?, ?, ?)"] * count))
    try:
        return connection.execute(statement, given).rowcount == count
    except sqlite3.Error:
        return False


def _commit(connection: sqlite3.Connection, works: Sequence[_Work]) -> None:
    """
    Do some work in one transaction, each piece all or nothing, and tell the results when it is on the disk.
    """
    results: list[tuple[Any, Exception | None]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        results.extend([_attempt(connection, work) for work in works])
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for work in works:
            _tell(work.done, error=StoreError(f"not kept: {error}"))
        return
    for work, (result, fault) in zip(works, results, strict=True):
        _tell(work.done, result, fault)


def _attempt(connection: sqlite3.Connection, work: _Work) -> tuple[Any, Exception | None]:
    """
    Do a piece of work within a transaction; what is wrong with it is no fault of the others.

    Raises:
        sqlite3.Error: nothing can be stored now.
    """
    if not work.is_whole:
        connection.execute("SAVEPOINT work")
    result: Any = None
    fault: Exception | None = None
    try:
        result = work.do(connection)
    except sqlite3.IntegrityError as error:
        fault = StoreError(f"not kept: {error}")
    except sqlite3.Error:
        raise
    except Exception as error:  # noqa: BLE001 - whoever asked is told; the thread goes on
        fault = error
    if not work.is_whole:
        if fault is not None:
            connection.execute("ROLLBACK TO work")
        connection.execute("RELEASE work")
    return result, fault
