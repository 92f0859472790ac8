"""
What is stored of a table: events in the past tense, from which everything else follows.

They are kept for ever, so a field is never renamed or removed; one that is added has a default. `VERSION` grows when a
reader of older code would misunderstand. Nothing here is in a language, and nothing here is secret but the seeds of
deals that are not over. Who a person is does not stand here: the log knows ids, names are kept beside it.
"""

from typing import Any, Final, Literal

import msgspec

from pennies.table.settings import Pace, Settings

VERSION: Final = 2
"""The version that events are written in; readers refuse a later one."""

FIRST_HOST: Final = "host"
"""The person that the first version of events had, and did not name."""

Covered = Literal["away", "time"]
"""Why a bot covers a seat: its person is away, or its time was up."""

Purpose = Literal["", "practice", "lesson"]
"""What a table is for: a game that counts, playing on from a moment of another, or learning the rules."""

Topic = Literal["pause", "resume", "resign"]
"""What is voted on."""


class Seated(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """
    Who sits in a seat: a person, a bot of a level, or nobody. A `name` stands only in events of the first version.
    """

    name: str = ""
    bot: str = ""
    person: str = ""


class TableEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event"):
    """
    Something that happened at a table.

    Attributes:
        command: the id of the command that it answers, if a client sent it.
        by: the person who gave the command; empty for the table's own.
        at: when, in seconds; 0 in the first version.
    """

    command: str = ""
    by: str = ""
    at: float = 0.0


class CameFrom(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """
    The moment of another table's game that a table goes on from: after so many actions of a deal, counted from 1.
    """

    table: str
    game: int
    deal: int
    at: int


# The table and its people


class TableMade(TableEvent, tag="table-made", frozen=True, kw_only=True):
    """
    The first event: which rules, and who sits where.

    Attributes:
        profile, pace: of the first version; later ones have `settings`.
        host: the host's seat.
        seed: the text that all packs come from, for a game that can be repeated; empty if they come from chance.
        first: the seed of the first deal, in hexadecimal, which is promised by its hash.
        decided: the version of the rules that actions are judged by (`RULES_VERSION`); 0 in the first version.
        purpose: what the table is for, if not for a game that counts.
        came_from: the moment that practice goes on from.
    """

    table: str
    profile: str | dict[str, Any] = ""
    seats: list[Seated]
    host: int
    pace: Pace = "even"
    seed: str = ""
    settings: Settings | None = None
    first: str = ""
    decided: int = 0
    purpose: Purpose = ""
    came_from: CameFrom | None = None


class SettingsChanged(TableEvent, tag="settings-changed", frozen=True):
    """
    The host changed the settings; these are all of them.
    """

    settings: Settings


class SeatChanged(TableEvent, tag="seat-changed", frozen=True):
    """
    Somebody else, or nobody, sits in a seat. If its time runs it is given `anew`; before that was written down, always.
    """

    seat: int
    seated: Seated
    anew: bool = True


class PersonRemoved(TableEvent, tag="person-removed", frozen=True):
    """
    The host took a person's seat away; a barred one may not come back.
    """

    person: str
    seat: int
    barred: bool = False


class PersonBarred(TableEvent, tag="person-barred", frozen=True):
    """
    The host keeps a person out who has no seat any more.
    """

    person: str


class HostChanged(TableEvent, tag="host-changed", frozen=True):
    """
    Another person is the host.
    """

    person: str


# The game


class GameStarted(TableEvent, tag="game-started", frozen=True):
    """
    A game began, the first or another; with `seats` if they were rotated.
    """

    seats: list[Seated] | None = None


class SaltGiven(TableEvent, tag="salt-given", frozen=True):
    """
    A seat's client mixed 16 bytes, in hexadecimal, into the next pack.
    """

    seat: int
    salt: str


class DealStarted(TableEvent, tag="deal-started", frozen=True):
    """
    Cards were dealt from a seed and salts, in hexadecimal; `next` is the seed of the deal after it, promised now.
    """

    dealer: int
    scores: list[int]
    seed: str
    salts: list[str]
    next: str = ""


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


class SaidReady(TableEvent, tag="said-ready", frozen=True):
    """
    A seat is ready for the next deal.
    """

    seat: int


# Agreements and absence


class Voted(TableEvent, tag="voted", frozen=True):
    """
    A seat agreed to something, or took everybody's agreement to it back.
    """

    seat: int
    topic: Topic
    agrees: bool = True


class Paused(TableEvent, tag="paused", frozen=True):
    """
    Play and clocks stand still.
    """


class Resumed(TableEvent, tag="resumed", frozen=True):
    """
    They go on.
    """


class Resigned(TableEvent, tag="resigned", frozen=True):
    """
    A team gave the game up; the deal is scored as it lies.
    """

    team: int


class SeatCovered(TableEvent, tag="seat-covered", frozen=True):
    """
    A bot plays a person's seat from now on.
    """

    seat: int
    reason: Covered


class SeatReturned(TableEvent, tag="seat-returned", frozen=True):
    """
    The person plays it again; `anew` as for who sits down.
    """

    seat: int
    anew: bool = True


class ClockRestarted(TableEvent, tag="clock-restarted", frozen=True):
    """
    The server had been away; time began anew for the seat to act.
    """


AnyEvent = (
    TableMade
    | SettingsChanged
    | SeatChanged
    | PersonRemoved
    | PersonBarred
    | HostChanged
    | GameStarted
    | SaltGiven
    | DealStarted
    | ActionDone
    | Undone
    | SaidReady
    | Voted
    | Paused
    | Resumed
    | Resigned
    | SeatCovered
    | SeatReturned
    | ClockRestarted
)

QUIET: Final = (SaltGiven, SaidReady, Voted, ClockRestarted, PersonBarred)
"""Events after which play, seats and settings are as before."""

OF_SEATS: Final = (TableMade, SeatChanged, PersonRemoved, GameStarted)
"""Events after which seats may be held otherwise."""

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
