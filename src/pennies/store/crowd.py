"""
`Crowd`: whether so many tables write at once that one had better wait a moment and keep what they did together.

A commit costs the same for one event as for ten, and most of it is the system's, which flushes the disk. A table alone
is never kept waiting.
"""

from collections import deque
from typing import Final

WAIT_S: Final = 0.009
"""So long is waited in a crowd before what came is kept."""

_LATELY_S: Final = 0.1
_LOOKED_AT: Final = 16
_TABLES: Final = 8


class Crowd:
    """
    The last writers: a crowd is as many tables as this among as many events, within so short a time.
    """

    def __init__(self) -> None:
        self._last: deque[tuple[str, float]] = deque(maxlen=_LOOKED_AT)

    def note(self, table: str, now_s: float) -> None:
        """
        Take note of who wrote when.
        """
        self._last.append((table, now_s))

    def is_there(self, now_s: float) -> bool:
        """
        Tell whether many write now.
        """
        if len(self._last) < _LOOKED_AT or now_s - self._last[0][1] > _LATELY_S:
            return False
        return len({table for table, _ in self._last}) >= _TABLES
