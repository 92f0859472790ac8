"""
What lasts: the events of every table, in an append-only log behind `EventStore`.

An append is told to have happened only once it is on the disk. Only this layer knows SQL. The tables are in `schema`,
the steps from one version of them to the next in `migrations`; `SqliteStore` is the one that needs no server.
"""

from pennies.store.eventstore import ConflictError, EventStore, StoredTable, StoreError
from pennies.store.sqlite import Durability, SqliteStore

__all__ = ["ConflictError", "Durability", "EventStore", "SqliteStore", "StoreError", "StoredTable"]
