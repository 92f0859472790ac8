"""
Which process of a server a table belongs to. It follows from the table's name alone, so nobody has to be asked.

The same holds for codes: whoever makes one draws until it is its own. A server of one process owns all.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass


def owner_of(name: str, processes: int) -> int:
    """
    Tell which process a table of this name belongs to, or a code; the same on every machine, after every restart.
    """
    return zlib.crc32(name.encode()) % processes


@dataclass(frozen=True)
class Share:
    """
    The part of all tables that one process has.

    Attributes:
        number: the process's, from 0.
        processes: how many share the tables.
    """

    number: int = 0
    processes: int = 1

    @property
    def is_all(self) -> bool:
        return self.processes == 1

    def owns(self, name: str) -> bool:
        return self.is_all or owner_of(name, self.processes) == self.number

    def draw(self, new: Callable[[], str]) -> str:
        """
        Draw a name or a code until it is one of this process's.
        """
        while True:
            drawn = new()
            if self.owns(drawn):
                return drawn
