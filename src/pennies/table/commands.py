"""
What a table can be told to do, and what it answers besides events.

An order is what is said; a command is an order with who says it when. The first group is what people may order, and so
stands in the messages of the server; the second is for whoever runs the table.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec

from pennies.table.settings import Clock, Pace

TABLE: Final = ""
"""Who orders what nobody said: the table itself, for bots and deadlines."""


class Order(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", rename="camel"):
    """
    Something to be done.
    """


# What people order


class Start(Order, tag="start", frozen=True):
    """
    Begin the game; the host's.
    """


class Act(Order, tag="act", frozen=True):
    """
    Do an action in notation; a lay of several parts is all or nothing.
    """

    action: str


class Undo(Order, tag="undo", frozen=True):
    """
    Take back the last lay or take of this turn.
    """


class NextDeal(Order, tag="next", frozen=True):
    """
    Be ready for the deal after this one; it begins when everybody is.
    """

    deal: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The deal that is over, counted from 1; 0 for whichever it is."""


class Rematch(Order, tag="rematch", frozen=True):
    """
    Begin another game; the host's.
    """

    rotate: bool = False
    """All but the first seat move on by one, so that partners change."""


class Change(Order, tag="settings", frozen=True):
    """
    Change settings; the host's. What is null stays as it is; rules only change before a game.
    """

    profile: str | dict[str, Any] | None = None
    level: str | None = None
    pace: Pace | None = None
    clock: Clock | None = None
    public: bool | None = None
    watched: int | None = None
    """A seat that may be watched when its deal is over; -1 for none."""


class SetSeat(Order, tag="seat", frozen=True):
    """
    Put a bot into a seat that no person holds, or open it; the host's.
    """

    seat: int
    bot: str = ""
    """A level; empty opens the seat."""


class Sit(Order, tag="sit", frozen=True):
    """
    Take an open seat, leaving the own one.
    """

    seat: int


class Leave(Order, tag="leave", frozen=True):
    """
    Leave the own seat; it is open then.
    """


class Remove(Order, tag="remove", frozen=True):
    """
    Take a person's seat away, and if `bar` all right to come back; the host's.
    """

    seat: int = -1
    bar: bool = False
    person: str = ""
    """Who is meant, wherever that is; empty for whoever has the seat."""


class HandOn(Order, tag="hand-on", frozen=True):
    """
    Make the person of a seat the host; the host's.
    """

    seat: int = -1
    person: str = ""
    """Who is meant, as for `remove`."""


class Pause(Order, tag="pause", frozen=True):
    """
    Stop play and clocks; the host's word does it, or that of most people.
    """


class Resume(Order, tag="resume", frozen=True):
    """
    Go on after a pause, likewise.
    """


class Resign(Order, tag="resign", frozen=True):
    """
    Agree to give the game up for one's team, or take that back for all.
    """

    agree: bool = True


class Back(Order, tag="back", frozen=True):
    """
    Take the own seat back from the bot that covers it.
    """


class Salt(Order, tag="salt", frozen=True):
    """
    Mix 16 bytes of the client's own into the next pack.
    """

    commitment: str
    """The promise that it is for: the hash of the seed that is mixed with."""
    salt: str
    """32 hexadecimal digits."""


# What whoever runs the table orders


class Join(Order, tag="join", frozen=True):
    """
    A person came by an invitation and takes a seat: this one, or the first that is open.
    """

    person: str
    seat: int = -1


class PlaySeat(Order, tag="play", frozen=True):
    """
    A bot acts in a seat that it plays or covers.
    """

    seat: int
    action: str


class Cover(Order, tag="cover", frozen=True):
    """
    Let a bot cover a seat whose person has been away for too long.
    """

    seat: int


class TimeUp(Order, tag="time-up", frozen=True):
    """
    The deadline is over: of the seat to act, or of being ready.
    """


class Succeed(Order, tag="succeed", frozen=True):
    """
    Somebody else is the host now, because the host is gone.
    """

    person: str


class RestartClock(Order, tag="restart-clock", frozen=True):
    """
    The server was away: time begins anew for who is to act.
    """


DECLARATIONS: Final = (
    NextDeal,
    Change,
    SetSeat,
    Leave,
    Pause,
    Resume,
    Resign,
    Back,
    Salt,
    Join,
    Cover,
    TimeUp,
    Succeed,
    RestartClock,
)
"""Orders that no event in between can turn into something else; they are never stale."""

OF_A_PERSON: Final = (Remove, HandOn)
"""Orders that are stale only if they name but a seat, and seats are held otherwise since."""


@dataclass(frozen=True)
class Command:
    """
    An order, and who gives it when.

    Attributes:
        id: the client's own; the same id of the same person is never done twice. Empty for the table's own.
        seq: the number of events that the client had seen.
        now: the time, in seconds; it never runs backwards.
        seed: 32 bytes that nobody knows; used if a deal begins, for the one after it.
    """

    id: str
    seq: int
    order: Order
    now: float = 0.0
    seed: bytes = b""


@dataclass(frozen=True)
class Done:
    """
    Nothing is left to do: the command had been done before, and this was its last event.
    """

    seq: int


@dataclass(frozen=True)
class Stale:
    """
    The table had moved on from what the command was based on; nothing was done.
    """

    seq: int
