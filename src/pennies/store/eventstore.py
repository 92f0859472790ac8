"""
`EventStore`: what a store of events promises, whichever database is under it. `tests/store` tries it on each.
"""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

from pennies.table import TableEvent


class StoreError(Exception):
    """
    Raised when something cannot be kept or read: the disk is full, the file is in use, the database gone.

    Nothing of what was asked for was kept; trying it again does no harm.
    """


class ConflictError(StoreError):
    """
    Raised when a table has other events than the writer thought: somebody else wrote. Read the table again.
    """


class EventStore(Protocol):
    """
    Keeps events by table, numbered from 1.
    """

    def create(self, table: str, events: Sequence[TableEvent]) -> "Future[None]":
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

    def read(self, table: str, after: int = 0) -> "Future[list[TableEvent]]":
        """
        Give the events of a table in their order, without the first `after`; none if there is no such table.
        """
        ...

    def close(self) -> None:
        """
        Finish what was asked for, then let go of the database.
        """
        ...
