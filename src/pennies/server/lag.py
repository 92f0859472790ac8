"""
How late the event loop is: the longest time that something kept everybody waiting.
"""

import asyncio
from collections import deque
from typing import Final

EVERY_S: Final = 0.1
KEPT: Final = 600
"""So many measurements are kept: those of the last minute."""


class LoopLag:
    """
    Measures, ten times a second, how much later than asked for the loop comes back.
    """

    def __init__(self) -> None:
        self._late_s: deque[float] = deque(maxlen=KEPT)

    @property
    def longest_s(self) -> float:
        """
        Give the longest delay of the last minute.
        """
        return max(self._late_s, default=0.0)

    async def run(self) -> None:
        """
        Measure until cancelled.
        """
        loop = asyncio.get_running_loop()
        while True:
            asked = loop.time() + EVERY_S
            await asyncio.sleep(EVERY_S)
            self._late_s.append(max(0.0, loop.time() - asked))
