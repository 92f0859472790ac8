"""
`pennies backup` and `pennies audit`: what they say, and what they refuse.
"""

from pathlib import Path

import pytest

from pennies.cli.audit import audit
from pennies.cli.backup import backup
from pennies.store import SqliteStore
from tests.table.tables import Log


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    log = Log()
    log.do("start")
    log.play(30)
    store = SqliteStore(tmp_path)
    store.create("t1", log.events).result()
    store.close()
    return tmp_path


def test_backup_says_what_it_made(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert backup("en", folder / "copy.sqlite3", folder) == 0
    assert "copy.sqlite3: " in capsys.readouterr().out
    assert backup("en", folder / "copy.sqlite3", folder) == 2
    assert "is there already" in capsys.readouterr().err
    assert backup("uk", folder / "other", folder / "nowhere") == 2
    assert "копії не зроблено" in capsys.readouterr().err


def test_audit_counts_what_every_reader_was_sent(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit("en", "t1", folder, verbose=False) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("who watches: 32 views")
    assert [line.split(":")[0] for line in said[1:7]] == [f"seat {seat}" for seat in range(6)]
    assert said[7] == "Nobody was sent anything that they may not know."


def test_audit_prints_every_view_if_asked(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit("en", "t1", folder, verbose=True) == 0
    views = [line for line in capsys.readouterr().out.splitlines() if "\t" in line]
    assert len(views) == 32 * 7
    assert views[0].startswith('-1\t{"type":"view","seq":1,')


def test_audit_of_no_table_is_said(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit("en", "t2", folder, verbose=False) == 2
    assert audit("en", "t1", folder / "nowhere", verbose=False) == 2
    assert "there is no table t2" in capsys.readouterr().err
