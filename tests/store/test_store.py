"""
What every store of events promises, tried on each; and what only the one on SQLite does.
"""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, wait
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from pennies.store import ConflictError, EventStore, SqliteStore, StoreError
from pennies.store.migrating import migrate
from pennies.store.schema import METADATA
from pennies.table import ActionDone, TableEvent
from tests.table.tables import made

FIRST = made()
HASH = "ab" * 32


def draws(count: int) -> list[TableEvent]:
    return [ActionDone(seat=number % 6, action="draw") for number in range(count)]


@pytest.fixture(params=["full", "normal"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[EventStore]:
    opened = SqliteStore(tmp_path, request.param)
    yield opened
    opened.close()


# Promises of every store


def test_events_are_read_in_their_order(store: EventStore) -> None:
    store.create("t", HASH, [FIRST]).result()
    store.append("t", 1, draws(2)).result()
    store.append("t", 3, draws(1)).result()
    assert store.read("t").result() == [FIRST, *draws(2), *draws(1)]


def test_tables_are_listed(store: EventStore) -> None:
    store.create("t", HASH, [FIRST]).result()
    store.create("u", "cd" * 32, [FIRST, *draws(1)]).result()
    listed = store.tables().result()
    assert [(stored.table, stored.host_hash, stored.events) for stored in listed] == [
        ("t", HASH, 1),
        ("u", "cd" * 32, 2),
    ]


def test_table_is_made_once(store: EventStore) -> None:
    store.create("t", HASH, [FIRST]).result()
    with pytest.raises(ConflictError):
        store.create("t", "other", [FIRST]).result()
    assert len(store.read("t").result()) == 1


@pytest.mark.parametrize("expected", [0, 2, 5])
def test_append_after_other_events_is_a_conflict(store: EventStore, expected: int) -> None:
    store.create("t", HASH, [FIRST]).result()
    with pytest.raises(ConflictError):
        store.append("t", expected, draws(1)).result()
    assert store.read("t").result() == [FIRST]


def test_append_to_no_table_is_a_conflict(store: EventStore) -> None:
    with pytest.raises(ConflictError):
        store.append("t", 0, draws(1)).result()


def test_unknown_table_has_no_events(store: EventStore) -> None:
    assert store.read("t").result() == []


def test_of_many_writers_one_wins_each_place(store: EventStore) -> None:
    store.create("t", HASH, [FIRST]).result()
    tries = [store.append("t", 1, draws(1)) for _ in range(20)]
    assert sum(isinstance(attempt.exception(), ConflictError) for attempt in tries) == 19
    assert len(store.read("t").result()) == 2


def test_conflict_of_one_keeps_nothing_from_the_others(store: EventStore) -> None:
    for name in ("t", "u"):
        store.create(name, HASH, [FIRST]).result()
    asked: list[Future[None]] = []
    for number in range(50):
        asked += [store.append("t", 1 + number, draws(1)), store.append("u", 99, draws(1))]
    wait(asked)
    assert [attempt.exception() is None for attempt in asked] == [True, False] * 50
    assert len(store.read("t").result()) == 51


def test_closed_store_refuses(store: EventStore) -> None:
    store.close()
    with pytest.raises(StoreError):
        store.read("t").result()


# On SQLite


def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path)
    first.create("t", HASH, [FIRST]).result()
    first.append("t", 1, draws(3)).result()
    first.close()
    again = SqliteStore(tmp_path)
    assert again.read("t").result() == [FIRST, *draws(3)]
    again.close()


def test_what_is_asked_before_closing_is_kept(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    kept = store.create("t", HASH, [FIRST])
    store.close()
    assert kept.result(0) is None


def test_second_server_is_kept_out(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="locked"):
        SqliteStore(tmp_path)
    first.close()


def test_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pennies.sqlite3").write_bytes(b"no database" * 1_000)
    with pytest.raises(StoreError, match="not a database"):
        SqliteStore(tmp_path)


def test_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        SqliteStore(tmp_path / "file" / "below")


def test_synchronous_is_full_unless_asked_otherwise(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    level = store._ask(lambda connection: connection.execute("PRAGMA synchronous").fetchone()[0])  # noqa: SLF001
    assert level.result() == 2
    store.close()


def test_full_disk_keeps_nothing_and_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.create("t", HASH, [FIRST]).result()
    store._ask(lambda connection: connection.execute("PRAGMA max_page_count = 1")).result()  # noqa: SLF001
    asked = [store.append("t", 1 + number * 100, draws(100)) for number in range(100)]
    assert "full" in str(asked[-1].exception()) or "events" in str(asked[-1].exception())
    assert any("full" in str(attempt.exception()) for attempt in asked)
    store._ask(lambda connection: connection.execute("PRAGMA max_page_count = 100000")).result()  # noqa: SLF001
    count = len(store.read("t").result())
    assert count % 100 == 1
    store.append("t", count, draws(1)).result()
    store.close()


def test_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    migrate(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    migrate(path)
    before = path.read_bytes()
    migrate(path)
    assert path.read_bytes() == before


KILLED = """
import os, signal, sys
from pathlib import Path
from pennies.store import SqliteStore
from pennies.table import ActionDone
from tests.table.tables import made
store = SqliteStore(Path(sys.argv[1]))
store.create("t", "h", [made()]).result()
for seq in range(1, 40):
    store.append("t", seq, [ActionDone(seat=0, action="draw")]).result()
    os.write(1, b".")
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_everything_that_was_confirmed_survives_a_kill(tmp_path: Path) -> None:
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=False,
    )
    assert killed.returncode == -9, killed.stderr
    store = SqliteStore(tmp_path)
    assert len(store.read("t").result()) == 1 + len(killed.stdout)
    store.close()
    with sqlite3.connect(tmp_path / "pennies.sqlite3") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
