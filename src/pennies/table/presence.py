"""
Who is there: which persons have a connection, since when, and what follows when one has none.

It is no part of the log, because nobody is present after a restart. Times come from outside.
"""

from dataclasses import dataclass, field
from typing import Final

GRACE_S: Final = 60.0
"""So long may a person be away before a bot covers the seat."""

HOST_GRACE_S: Final = 300.0
"""So long may the host be away before another person is it."""


@dataclass
class Presence:
    """
    The people of a table.

    Attributes:
        grace_s, host_grace_s: how long somebody may be away.
        since: when a person who is there came.
        gone: when a person who is away went.
        version: how often it has changed who is there.
    """

    grace_s: float = GRACE_S
    host_grace_s: float = HOST_GRACE_S
    since: dict[str, float] = field(default_factory=dict)
    gone: dict[str, float] = field(default_factory=dict)
    version: int = 0
    _connections: dict[str, int] = field(default_factory=dict)

    def came(self, person: str, now: float) -> bool:
        """
        Count a connection of a person; tell whether it is the only one.
        """
        self._connections[person] = self._connections.get(person, 0) + 1
        self.gone.pop(person, None)
        self.since.setdefault(person, now)
        is_only = self._connections[person] == 1
        self.version += is_only
        return is_only

    def went(self, person: str, now: float) -> bool:
        """
        Count a connection less; tell whether it was the last one.
        """
        left = self._connections.get(person, 0) - 1
        if left > 0:
            self._connections[person] = left
            return False
        self._connections.pop(person, None)
        self.since.pop(person, None)
        self.gone[person] = now
        self.version += 1
        return True

    def expect(self, person: str, now: float) -> None:
        """
        Count a person of the log as away from now on, if there is no connection.
        """
        if person not in self.since:
            self.gone.setdefault(person, now)

    def forget(self, person: str) -> None:
        """
        Stop waiting for a person who holds no seat any more.
        """
        self.gone.pop(person, None)

    def is_there(self, person: str) -> bool:
        return person in self.since

    def covered_at(self, person: str) -> float | None:
        """
        Tell when a bot covers the seat of a person; None while the person is there, or nobody else is.
        """
        if person in self.since or person not in self.gone or not self.since:
            return None
        return self.gone[person] + self.grace_s

    def succeeded_at(self, host: str) -> float | None:
        """
        Tell when somebody else becomes the host; None while that is not needed, or nobody is there.
        """
        if host in self.since or not self.since:
            return None
        return self.gone.get(host, 0.0) + self.host_grace_s if host in self.gone else 0.0

    def longest(self, persons: list[str]) -> str | None:
        """
        Name who of these has been there longest; None if nobody is.
        """
        there = [person for person in persons if person in self.since]
        return min(there, key=lambda person: (self.since[person], persons.index(person)), default=None)
