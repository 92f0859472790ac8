"""
What a table can be told to do, and what it answers besides events.
"""

from dataclasses import dataclass
from typing import Literal

Verb = Literal["start", "act", "undo", "next", "rematch"]


@dataclass(frozen=True)
class Command:
    """
    Something to be done.

    Attributes:
        id: the client's own; the same id is never done twice. Empty for bots.
        seq: the number of events that the client had seen.
        do: `start` and `rematch` begin a game, `next` the next deal.
        action: what to do, in notation, for `act`.
        seed: 32 bytes that nobody knows; used if a deal begins.
    """

    id: str
    seq: int
    do: Verb
    action: str = ""
    seed: bytes = b""


@dataclass(frozen=True)
class Done:
    """
    The command had been done before: its last event was this one.
    """

    seq: int


@dataclass(frozen=True)
class Stale:
    """
    The table had moved on from what the command was based on; nothing was done.
    """

    seq: int
