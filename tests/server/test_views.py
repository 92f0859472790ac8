"""
What is kept from view to view is what would be made anew.
"""

import msgspec
import pytest

from pennies.game.view import SPECTATOR
from pennies.lang import LANGUAGES
from pennies.server import messages
from pennies.server.reader import Reader
from pennies.server.texts import view_text
from pennies.server.views import table_view
from pennies.table import Presence, Table, Talk
from pennies.table import commands as do
from tests.table.tables import Log, of_people

NAMES = {"p0": "Ann", "p2": "Cid", "p3": "Оля"}
READERS = [(seat, language) for seat in range(SPECTATOR, 6) for language in LANGUAGES]


def encoded(reader: Reader) -> bytes:
    return msgspec.json.encode(messages.View(seq=reader.table.seq, view=table_view(reader)))


class Readers:
    """
    Readers of a table that stay, and what they see.
    """

    def __init__(self, log: Log) -> None:
        self.log = log
        self.presence = Presence()
        log.table.talk = Talk(NAMES)
        self.readers = [Reader(log.table, seat, language, self.presence) for seat, language in READERS]

    def check(self) -> None:
        """
        Compare what is sent with the view made plainly, and with that of a table told anew.
        """
        again = Table(self.log.events, Talk(NAMES))
        for reader in self.readers:
            text = view_text(reader)
            assert text == encoded(reader)
            assert text == encoded(Reader(again, reader.seat, reader.language, self.presence))


@pytest.fixture
def readers() -> Readers:
    log = Log(of_people(4))
    log.order(do.Start(), "p0")
    return Readers(log)


def test_what_is_sent_is_the_view_that_a_table_told_anew_would_show(readers: Readers) -> None:
    log = readers.log
    for number in range(120):
        log.play(1)
        if number % 3 == 0:
            readers.check()


def test_a_lay_that_is_taken_back_is_gone_from_what_is_kept(readers: Readers) -> None:
    log, taken_back = readers.log, 0
    for _ in range(400):
        log.play(1)
        seat = int(log.game.deal.to_act)
        if log.table.is_playing and log.table.may_undo(seat) and not log.table.seats[seat].plays_itself:
            readers.check()
            log.do("undo", seat=seat)
            taken_back += 1
            readers.check()
            log.play(1)
            readers.check()
            if taken_back == 5:
                return
    raise AssertionError("nothing was laid")


def test_people_who_come_and_go_are_seen_at_once(readers: Readers) -> None:
    readers.check()
    away = [player.away for player in table_view(readers.readers[0]).players]
    assert away == [True] * 4 + [False] * 2
    readers.presence.came("p1", 0.0)
    readers.check()
    assert not table_view(readers.readers[0]).players[1].away
    readers.presence.came("p1", 0.0)
    readers.presence.went("p1", 0.0)
    assert not table_view(readers.readers[0]).players[1].away
    readers.presence.went("p1", 0.0)
    readers.check()
    assert table_view(readers.readers[0]).players[1].away


def test_rules_that_the_host_changes_are_those_that_everybody_sees() -> None:
    log = Log(of_people(2))
    readers = Readers(log)
    readers.check()
    before = table_view(readers.readers[0]).race
    log.order(do.Change(profile="bicycle"), "p0")
    readers.check()
    assert table_view(readers.readers[0]).race != before
