"""
What every store of events promises: a store is tried by a subclass that has a fixture `store`.
"""

from concurrent.futures import Future, wait

import pytest

from pennies.store import ConflictError, EventStore, StoreError
from pennies.table import ActionDone, TableEvent
from tests.table.tables import made

FIRST = made()


def draws(count: int) -> list[TableEvent]:
    return [ActionDone(seat=number % 6, action="draw") for number in range(count)]


class Promises:
    """
    The promises of `EventStore`.
    """

    def test_events_are_read_in_their_order(self, store: EventStore) -> None:
        store.create("t", [FIRST]).result()
        store.append("t", 1, draws(2)).result()
        store.append("t", 3, draws(1)).result()
        assert store.read("t").result() == [FIRST, *draws(2), *draws(1)]

    def test_table_is_made_once(self, store: EventStore) -> None:
        store.create("t", [FIRST]).result()
        with pytest.raises(ConflictError):
            store.create("t", [FIRST]).result()
        assert len(store.read("t").result()) == 1

    @pytest.mark.parametrize("expected", [0, 2, 5])
    def test_append_after_other_events_is_a_conflict(self, store: EventStore, expected: int) -> None:
        store.create("t", [FIRST]).result()
        with pytest.raises(ConflictError):
            store.append("t", expected, draws(1)).result()
        assert store.read("t").result() == [FIRST]

    def test_append_to_no_table_is_a_conflict(self, store: EventStore) -> None:
        with pytest.raises(ConflictError):
            store.append("t", 0, draws(1)).result()

    def test_unknown_table_has_no_events(self, store: EventStore) -> None:
        assert store.read("t").result() == []

    def test_of_many_writers_one_wins_each_place(self, store: EventStore) -> None:
        store.create("t", [FIRST]).result()
        tries = [store.append("t", 1, draws(1)) for _ in range(20)]
        assert sum(isinstance(attempt.exception(), ConflictError) for attempt in tries) == 19
        assert len(store.read("t").result()) == 2

    def test_conflict_of_one_keeps_nothing_from_the_others(self, store: EventStore) -> None:
        for name in ("t", "u"):
            store.create(name, [FIRST]).result()
        asked: list[Future[None]] = []
        for number in range(50):
            asked += [store.append("t", 1 + number, draws(1)), store.append("u", 99, draws(1))]
        wait(asked)
        assert [attempt.exception() is None for attempt in asked] == [True, False] * 50
        assert len(store.read("t").result()) == 51

    def test_closed_store_refuses(self, store: EventStore) -> None:
        store.close()
        with pytest.raises(StoreError):
            store.read("t").result()

    def test_events_after_the_first_ones_are_read(self, store: EventStore) -> None:
        store.create("t", [FIRST]).result()
        store.append("t", 1, draws(3)).result()
        assert store.read("t", 2).result() == draws(3)[1:]
        assert store.read("t", 4).result() == []
