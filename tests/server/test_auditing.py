"""
The audit finds what it is for: a card shown to the wrong seat, and a sentence that tells of one.
"""

import msgspec
import pytest

from pennies.server import auditing, messages
from pennies.server.auditing import Leak, audit
from pennies.server.reader import Reader
from pennies.server.views import table_view
from tests.table.tables import Log


@pytest.fixture
def log() -> Log:
    made = Log()
    made.do("start")
    made.play(12)
    return made


def leaks(log: Log) -> list[Leak]:
    return [found for found in audit(log.events, twin_every=3) if isinstance(found, Leak)]


def test_honest_views_pass(log: Log) -> None:
    assert leaks(log) == []


def test_card_of_another_hand_is_found(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    def shows_seat_two(reader: Reader) -> messages.TableView:
        if reader.seat == 4:
            reader = Reader(reader.table, 2, reader.language)
        return table_view(reader)

    monkeypatch.setattr(auditing, "table_view", shows_seat_two)
    assert {leak.seat for leak in leaks(log)} == {4}


def test_sentence_that_tells_of_a_hidden_card_is_found(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    def tells(reader: Reader) -> messages.TableView:
        view = table_view(reader)
        game = reader.table.game
        if reader.seat != 1 or game is None:
            return view
        return msgspec.structs.replace(view, note=f"the next card is {game.faces.stock()[0]}")

    monkeypatch.setattr(auditing, "table_view", tells)
    found = leaks(log)
    assert {leak.what for leak in found} == {"a twin is told something else"}
    assert {leak.seat for leak in found} == {1}
