"""
Presence: connections counted, grace, and who comes after the host.
"""

from pennies.table import Presence
from pennies.table import commands as do
from pennies.table.dues import dues_of
from tests.table.tables import Log, of_people


def test_second_device_keeps_a_person_there() -> None:
    presence = Presence()
    assert presence.came("ann", 1)
    assert not presence.came("ann", 2)
    assert not presence.went("ann", 3)
    assert presence.is_there("ann")
    assert presence.went("ann", 4)
    assert not presence.is_there("ann")


def test_seat_is_covered_after_the_grace_while_others_are_there() -> None:
    presence = Presence(grace_s=60)
    presence.came("ann", 0)
    presence.came("ben", 0)
    presence.went("ann", 100)
    assert presence.covered_at("ann") == 160
    assert presence.covered_at("ben") is None
    presence.went("ben", 110)
    assert presence.covered_at("ann") is None


def test_who_comes_back_is_not_covered() -> None:
    presence = Presence()
    presence.came("ben", 0)
    presence.came("ann", 0)
    presence.went("ann", 10)
    presence.came("ann", 20)
    assert presence.covered_at("ann") is None


def test_after_a_restart_everybody_is_awaited() -> None:
    presence = Presence(grace_s=60)
    presence.expect("ann", 1_000)
    presence.expect("ann", 1_050)
    presence.came("ben", 1_010)
    presence.expect("ben", 1_020)
    assert presence.covered_at("ann") == 1_060
    assert presence.covered_at("ben") is None


def test_host_is_succeeded_by_the_longest_present() -> None:
    presence = Presence(host_grace_s=300)
    for at, person in enumerate(("ann", "ben", "cid")):
        presence.came(person, at)
    assert presence.succeeded_at("ann") is None
    presence.went("ann", 10)
    presence.went("ben", 11)
    presence.came("ben", 12)
    assert presence.succeeded_at("ann") == 310
    assert presence.longest(["ann", "ben", "cid"]) == "cid"
    assert presence.longest(["ann"]) is None


def present(*persons: str) -> Presence:
    presence = Presence(grace_s=60, host_grace_s=300)
    for at, person in enumerate(persons):
        presence.came(person, float(at))
    return presence


def test_nothing_is_due_while_everybody_is_there() -> None:
    log = Log(of_people(3))
    presence = present("p0", "p1", "p2")
    assert dues_of(log.table, presence) == []
    log.order(do.Start(), "p0")
    assert dues_of(log.table, presence) == []


def test_absence_is_due_in_a_game_and_not_in_the_lobby() -> None:
    log = Log(of_people(3))
    presence = present("p0", "p1", "p2")
    presence.went("p1", 100)
    assert dues_of(log.table, presence) == []
    log.order(do.Start(), "p0")
    assert dues_of(log.table, presence) == [(160, do.Cover(seat=1))]


def test_host_who_left_the_seat_is_succeeded_at_once_and_one_who_is_away_later() -> None:
    log = Log(of_people(3))
    presence = present("p0", "p2", "p1")
    presence.went("p0", 100)
    assert dues_of(log.table, presence) == [(400, do.Succeed(person="p2"))]
    log.order(do.Leave(), "p0")
    assert dues_of(log.table, presence) == [(0, do.Succeed(person="p2"))]
