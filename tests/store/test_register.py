"""
The register: lists, people, results, chat, settings; what is erased, and what is kept how long.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pennies.store import ConflictError, Register, Result, Retention, SqliteStore, StoreError, Summary
from pennies.table import Line, Seated
from tests.store.promises import FIRST, draws

SEATS = [Seated(person="ann"), Seated(bot="greedy"), Seated()]
DAY = 86_400.0


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(tmp_path)
    opened.create("t", [FIRST, *draws(2)]).result()
    yield opened
    opened.close()


@pytest.fixture
def register(store: SqliteStore) -> Register:
    return store.register


def test_tables_are_listed_with_what_was_noted(register: Register) -> None:
    summary = Summary(code="ABCD", public=True, phase="playing", profile="standard")
    register.note("t", summary, SEATS, over=False).result()
    (table,) = register.tables().result()
    assert (table.table, table.events, table.summary, table.seats) == ("t", 3, summary, tuple(SEATS))
    assert table.ended is None
    register.note("t", summary, SEATS, over=True).result()
    (over,) = register.tables().result()
    register.note("t", summary, SEATS, over=True).result()
    (later,) = register.tables().result()
    assert over.ended is not None
    assert over.ended == later.ended


def test_people_have_names_and_several_secrets(register: Register) -> None:
    register.admit("t", "ann", "Ann", "h1").result()
    register.admit("t", "ann", "Other", "h2").result()
    register.admit("t", "ben", "Ben", "h3").result()
    register.mute("t", "ben", {"ann"}).result()
    people = register.people("t").result()
    assert people.names == {"ann": "Ann", "ben": "Ben"}
    assert people.tokens == {"h1": "ann", "h2": "ann", "h3": "ben"}
    assert people.muted["ben"] == {"ann"}
    register.revoke("t", "ann").result()
    assert register.people("t").result().tokens == {"h3": "ben"}


def test_who_is_forgotten_is_not_known_any_more(register: Register) -> None:
    register.admit("t", "ann", "Ann", "h1").result()
    register.admit("t", "ben", "Ben", "h2").result()
    register.admit("t", "ann", "Ann", "h3").result()
    register.forget("t", "ann").result()
    people = register.people("t").result()
    assert (people.names, people.tokens, set(people.muted)) == ({"ben": "Ben"}, {"h2": "ben"}, {"ben"})


def test_names_and_chat_are_erased_and_the_log_stays(store: SqliteStore) -> None:
    register = store.register
    register.admit("t", "ann", "Ann", "h1").result()
    register.admit("t", "ben", "Ben", "h2").result()
    register.say("t", Line(1, "ann", "hello", "", 5.0)).result()
    register.say("t", Line(2, "ben", "", "thanks", 6.0)).result()
    register.erase("t", "ann").result()
    people = register.people("t").result()
    assert people.names == {"ben": "Ben"}
    assert people.lines == (Line(2, "ben", "", "thanks", 6.0),)
    assert people.tokens["h1"] == "ann"
    assert len(store.read("t").result()) == 3


def test_what_breaks_a_rule_of_the_file_fails_alone(store: SqliteStore) -> None:
    register = store.register
    register.say("t", Line(1, "ann", "hello", "", 5.0)).result()
    asked = [
        store.append("t", 3, [FIRST]),
        register.say("t", Line(1, "ann", "again", "", 6.0)),
        register.say("nowhere", Line(1, "ann", "hello", "", 6.0)),
        store.append("nowhere", 0, [FIRST]),
        register.say("t", Line(2, "ann", "more", "", 7.0)),
    ]
    assert [type(one.exception()) for one in asked] == [type(None), StoreError, StoreError, ConflictError, type(None)]
    assert [line.text for line in register.people("t").result().lines] == ["hello", "more"]
    assert len(store.read("t").result()) == 4


def test_last_lines_are_given_in_their_order(register: Register) -> None:
    for number in range(1, 11):
        register.say("t", Line(number, "ann", str(number), "", float(number))).result()
    assert [line.number for line in register.people("t", most_lines=3).result().lines] == [8, 9, 10]


def test_results_are_kept_once(register: Register) -> None:
    first, second = Result(1, 1, (10, 20), (10, 20), "out"), Result(1, 2, (5, 5), (15, 25), "stock")
    for result in (second, first, Result(1, 1, (9, 9), (9, 9), "out")):
        register.result("t", result).result()
    assert register.results("t").result() == [first, second]


def test_settings_are_kept(register: Register) -> None:
    assert register.setting("retention").result() is None
    register.set("retention", {"finished_days": 5}).result()
    register.set("retention", {"finished_days": 7}).result()
    assert register.setting("retention").result() == {"finished_days": 7}


def test_tables_are_removed_by_the_rule_and_by_nothing_else(store: SqliteStore) -> None:
    register = store.register
    for name in ("over", "idle"):
        store.create(name, [FIRST]).result()
        register.admit(name, "p", "P", f"h-{name}").result()
    register.note("over", Summary(), SEATS, over=True).result()
    (now,) = (table.updated for table in register.tables().result() if table.table == "over")
    rule = Retention(finished_days=10, untouched_days=5, chat_days=1)
    assert register.sweep(rule, now + 4 * DAY).result() == []
    assert set(register.sweep(rule, now + 6 * DAY).result()) == {"t", "idle"}
    assert register.sweep(rule, now + 9 * DAY).result() == []
    assert register.sweep(rule, now + 11 * DAY).result() == ["over"]
    assert register.tables().result() == []
    assert store.read("over").result() == []


def test_chat_is_kept_for_a_shorter_time(register: Register) -> None:
    register.say("t", Line(1, "ann", "old", "", 0.0)).result()
    register.say("t", Line(2, "ann", "new", "", 10 * DAY)).result()
    register.sweep(Retention(untouched_days=1e6, chat_days=5), 12 * DAY).result()
    assert [line.text for line in register.people("t").result().lines] == ["new"]
