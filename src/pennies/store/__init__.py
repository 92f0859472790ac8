"""
What lasts: the events of every table, in an append-only log behind `EventStore`, and the `Register` beside it.

An append is told to have happened only once it is on the disk. Only this layer knows SQL. The tables are in `schema`,
the steps from one version of them to the next in `migrations`; `SqliteStore` is the one that needs no server.
"""

from pennies.store.eventstore import ConflictError, EventStore, StoreError
from pennies.store.reading import backup, read_events
from pennies.store.register import People, Register, Result, Retention, StoredTable, Summary
from pennies.store.sqlite import Durability, SqliteStore

__all__ = [
    "ConflictError",
    "Durability",
    "EventStore",
    "People",
    "Register",
    "Result",
    "Retention",
    "SqliteStore",
    "StoreError",
    "StoredTable",
    "Summary",
    "backup",
    "read_events",
]
