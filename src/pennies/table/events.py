"""
What is stored of a table: events in the past tense, from which everything else follows.

They are kept for ever, so a field is never renamed or removed; one that is added has a default. `VERSION` grows when a
reader of older code would misunderstand. Nothing here is in a language, and nothing here is secret but the seed of a
deal that is not over.
"""

from typing import Any, Final, Literal

import msgspec

VERSION: Final = 1
"""The version that events are written in; readers refuse a later one."""

Pace = Literal["calm", "even", "brisk", "at-once"]
"""How long the actions of bots are looked at."""


class Seated(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """
    Who sits in a seat: a person, perhaps with a name, or a bot of a level.
    """

    name: str = ""
    bot: str = ""


class TableEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event"):
    """
    Something that happened at a table. `command` is the id of the command that it answers, if a client sent it.
    """

    command: str = ""


class TableMade(TableEvent, tag="table-made", frozen=True):
    """
    The first event: which rules, and who sits where.

    Attributes:
        profile: the name or the table of the rules, as in a record.
        host: the person's seat.
        seed: the text that all packs come from, for a game that can be repeated; empty if they come from chance.
    """

    table: str
    profile: str | dict[str, Any]
    seats: list[Seated]
    host: int
    pace: Pace = "even"
    seed: str = ""


class GameStarted(TableEvent, tag="game-started", frozen=True):
    """
    A game began, the first or another.
    """


class DealStarted(TableEvent, tag="deal-started", frozen=True):
    """
    Cards were dealt from a seed and salts, both in hexadecimal.
    """

    dealer: int
    scores: list[int]
    seed: str
    salts: list[str]


class ActionDone(TableEvent, tag="action-done", frozen=True):
    """
    A seat did an action, in notation.
    """

    seat: int
    action: str


class Undone(TableEvent, tag="undone", frozen=True):
    """
    A seat took its last action back.
    """

    seat: int


AnyEvent = TableMade | GameStarted | DealStarted | ActionDone | Undone

_DECODER: Final = msgspec.json.Decoder(AnyEvent)


def to_json(event: TableEvent) -> str:
    """
    Write an event as it is stored.
    """
    return msgspec.json.encode(event).decode()


def from_json(text: str, version: int) -> TableEvent:
    """
    Read a stored event.

    Raises:
        ValueError: a later version of the program wrote it, or it is none.
    """
    if version > VERSION:
        raise ValueError(f"an event of version {version}; this program reads up to {VERSION}: install the newer one")
    return _DECODER.decode(text)
