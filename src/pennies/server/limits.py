"""
How much somebody may ask for, and how much of it is counted where.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_LETTERS: Final = 16_000
MOST_ID: Final = 64
MOST_PER_S: Final = 20
MOST_AT_ONCE: Final = 40
TOKEN_S: Final = 0.025
"""A message that takes longer to answer counts as one more for each such time."""

MOST_FAULTS: Final = 200
"""So many messages that cannot be read, or come too fast, and a client is let go."""

MOST_NAMES: Final = 10
"""So many names may a person take in a minute: for each, everything that names somebody is told anew."""

HELLO_S: Final = 20.0


@dataclass(frozen=True)
class Limits:
    """
    What one address may do.

    Attributes:
        connections: so many at once.
        tables_per_hour, joins_per_minute: so often; joining counts tries, and so guards invitations.
        looks_per_minute: records and moments, which cost as much as playing a deal.
    """

    connections: int = 60
    tables_per_hour: int = 30
    joins_per_minute: int = 20
    looks_per_minute: int = 120


class Limit:
    """
    Lets so many messages through in a second, after a burst; long ones count for several.
    """

    def __init__(self) -> None:
        self._left = float(MOST_AT_ONCE)
        self._last = 0.0

    def lets_through(self, now_s: float) -> bool:
        self._left = min(float(MOST_AT_ONCE), self._left + (now_s - self._last) * MOST_PER_S)
        self._last = now_s
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, took_s: float) -> None:
        """
        Count the time that the answer to one took.
        """
        self._left -= took_s // TOKEN_S


class Often:
    """
    Counts by address how often something was done within a time.
    """

    def __init__(self, most: int, within_s: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._within_s = within_s
        self._clock = clock
        self._done: dict[str, deque[float]] = {}
        self._swept = clock()

    def lets_through(self, address: str) -> bool:
        """
        Count one more, unless there were too many.
        """
        now = self._clock()
        if now - self._swept >= self._within_s:
            self._sweep(now)
        done = self._done.setdefault(address, deque())
        self._forget(done, now)
        if len(done) >= self._most:
            return False
        done.append(now)
        return True

    def _forget(self, done: deque[float], now: float) -> None:
        while done and done[0] <= now - self._within_s:
            done.popleft()

    def _sweep(self, now: float) -> None:
        """
        Forget who did nothing for so long; but once in that time, because it takes longer the more there are.
        """
        self._swept = now
        self._done = {address: done for address, done in self._done.items() if done and done[-1] > now - self._within_s}


class AtOnce:
    """
    Counts by address how many of something there are.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    @property
    def total(self) -> int:
        return sum(self._open.values())

    def enter(self, address: str) -> bool:
        """
        Count one more, unless there are too many.
        """
        if self._open.get(address, 0) >= self._most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
