"""
`EventStore`: what a store of events promises, whichever database is under it.
"""

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Protocol

from pennies.table import TableEvent


class StoreError(Exception):
    """
    Raised when events cannot be kept or read: the disk is full, the file is in use, the database gone.

    Nothing of an append was kept; trying it again does no harm.
    """


class ConflictError(StoreError):
    """
    Raised when a table has other events than the writer thought: somebody else wrote. Read the table again.
    """


@dataclass(frozen=True)
class StoredTable:
    """
    A table as it is listed.

    Attributes:
        host_hash: what the host's secret is checked against; the secret itself is stored nowhere.
        created: seconds since 1970.
        events: how many it has.
    """

    table: str
    host_hash: str
    created: float
    events: int


class EventStore(Protocol):
    """
    Keeps events by table, numbered from 1.
    """

    def create(self, table: str, host_hash: str, events: Sequence[TableEvent]) -> "Future[None]":
        """
        Keep a new table with its first events; done when it is durable.

        Raises (in the future):
            ConflictError: there is a table of this name.
            StoreError: it cannot be kept.
        """
        ...

    def append(self, table: str, expected: int, events: Sequence[TableEvent]) -> "Future[None]":
        """
        Keep events of a table, all or none, after the `expected` that it has; done when they are durable.

        Raises (in the future):
            ConflictError: the table has not `expected` events, or there is none.
            StoreError: they cannot be kept.
        """
        ...

    def read(self, table: str) -> "Future[list[TableEvent]]":
        """
        Give all events of a table in their order; none if there is no such table.
        """
        ...

    def tables(self) -> "Future[list[StoredTable]]":
        """
        List the tables, the oldest first.
        """
        ...

    def close(self) -> None:
        """
        Finish what was asked for, then let go of the database.
        """
        ...
