"""
Golden deals: records verified by hand, and those that came with the rules; each is replayed and written again.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from pennies.game.document import read_document
from pennies.game.game import Game
from pennies.game.record import FORMAT, WrittenRecord, replay, write_record

HERE: Final = Path(__file__).resolve().parent
FILES: Final = [*sorted(HERE.glob("*.toml")), *sorted((HERE.parent / "cases" / "records").glob("*.toml"))]


def values_of(text: str) -> dict[str, Any]:
    values = tomllib.loads(text)
    assert values["format"] == FORMAT
    return values


def replayed(data: bytes) -> Game:
    record = read_document(data)
    assert isinstance(record, WrittenRecord)
    game, fault = replay(record)
    assert fault is None
    return game


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def file(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def test_there_are_records() -> None:
    assert len(FILES) >= 2


def test_a_record_is_replayed_to_its_results(file: Path) -> None:
    values = values_of(file.read_text(encoding="utf-8"))
    game = replayed(file.read_bytes())
    results = [list(deal.result) if deal.result else None for deal in game.deals]
    assert results == [deal.get("result") for deal in values["deals"]]


def test_a_record_holds_the_same_deals_when_it_is_written_again(file: Path) -> None:
    values = values_of(file.read_text(encoding="utf-8"))
    written = values_of(write_record(replayed(file.read_bytes())))
    kept = [{key: deal[key] for key in old} for old, deal in zip(values["deals"], written["deals"], strict=True)]
    assert kept == values["deals"]


def test_a_record_that_was_written_is_written_again_to_the_same_text(file: Path) -> None:
    text = write_record(replayed(file.read_bytes()))
    assert write_record(replayed(text.encode())) == text
