"""
The store on SQLite: the promises of every store, and what only this one does.
"""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from pennies.store import EventStore, SqliteStore, StoreError, backup, read_events
from pennies.store.migrating import migrate
from pennies.store.schema import METADATA
from tests.store.promises import FIRST, Promises, draws


class TestPromises(Promises):
    @pytest.fixture(params=["full", "normal"])
    def store(self, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[EventStore]:
        opened = SqliteStore(tmp_path, request.param)
        yield opened
        opened.close()


def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path)
    first.create("t", [FIRST]).result()
    first.append("t", 1, draws(3)).result()
    first.close()
    again = SqliteStore(tmp_path)
    assert again.read("t").result() == [FIRST, *draws(3)]
    again.close()


def test_what_is_asked_before_closing_is_kept(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    kept = store.create("t", [FIRST])
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


def test_folder_that_is_gone_keeps_nothing_and_says_so(tmp_path: Path) -> None:
    folder, away = tmp_path / "data", tmp_path / "away"
    store = SqliteStore(folder)
    store.create("t", [FIRST]).result()
    folder.rename(away)
    with pytest.raises(StoreError, match="not there any more"):
        store.append("t", 1, draws(1)).result()
    away.rename(folder)
    store.append("t", 1, draws(1)).result()
    assert store.read("t").result() == [FIRST, *draws(1)]
    store.close()


def test_full_disk_keeps_nothing_and_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.create("t", [FIRST]).result()
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
store.create("t", [made()]).result()
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


# Beside a server that runs


def test_copy_is_whole_while_the_store_is_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.create("t", [FIRST]).result()
    asked = [store.append("t", 1 + number, draws(1)) for number in range(300)]
    size = backup(tmp_path, tmp_path / "copy.sqlite3")
    assert size > 1_000
    for attempt in asked:
        attempt.result()
    store.append("t", 301, draws(1)).result()
    store.close()
    (tmp_path / "again").mkdir()
    (tmp_path / "copy.sqlite3").rename(tmp_path / "again" / "pennies.sqlite3")
    copied = SqliteStore(tmp_path / "again")
    events = copied.read("t").result()
    assert events == [FIRST, *[draws(1)[0]] * (len(events) - 1)]
    copied.close()


def test_copy_overwrites_nothing_and_leaves_nothing_half(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    (tmp_path / "there").write_text("precious")
    with pytest.raises(StoreError, match="is there already"):
        backup(tmp_path, tmp_path / "there")
    with pytest.raises(StoreError):
        backup(tmp_path, tmp_path / "no folder" / "copy")
    with pytest.raises(StoreError, match="is not there"):
        backup(tmp_path / "nothing", tmp_path / "copy")
    assert (tmp_path / "there").read_text() == "precious"
    assert not list(tmp_path.glob(".copy*"))


def test_events_are_read_beside_the_server(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.create("t", [FIRST, *draws(2)]).result()
    assert read_events(tmp_path, "t") == [FIRST, *draws(2)]
    assert read_events(tmp_path, "u") == []
    store.close()


def test_store_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "pennies.sqlite3"
    migrate(path, "0001")
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO game_table VALUES ('old', 'abc', 17.0)")
    connection.close()
    store = SqliteStore(tmp_path)
    (table,) = store.register.tables().result()
    assert (table.table, table.created, table.updated, table.ended) == ("old", 17.0, 17.0, None)
    assert store.register.people("old").result().tokens == {"abc": "host"}
    store.close()
