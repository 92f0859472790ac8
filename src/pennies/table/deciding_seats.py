"""
What orders about people do: seats, the host, absence, settings.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from pennies.bots import LEVELS
from pennies.game.refusal import Refusal
from pennies.profiles import ProfileError
from pennies.table import commands
from pennies.table.asked import Asked, Decision, returned
from pennies.table.commands import Done
from pennies.table.events import (
    ClockRestarted,
    HostChanged,
    PersonBarred,
    PersonRemoved,
    SeatChanged,
    SeatCovered,
    Seated,
    SettingsChanged,
    TableEvent,
)
from pennies.table.holders import NOBODY
from pennies.table.settings import Settings, pinned, profile_of

if TYPE_CHECKING:
    from pennies.table.table import Table


# Seats


def _join(asked: Asked[commands.Join]) -> Decision:
    table, order = asked.table, asked.order
    if order.person in table.barred:
        return Refusal("person-barred", "", {})
    if table.seat_of(order.person) != NOBODY:
        return []
    free = [seat for seat, holder in enumerate(table.seats) if holder.is_open]
    if not free:
        return Refusal("no-open-seat", "", {})
    if order.seat not in (NOBODY, *free):
        return Refusal("seat-held", "", {})
    seat = free[0] if order.seat == NOBODY else order.seat
    return [_seated(table, seat, Seated(person=order.person))]


def _sit(asked: Asked[commands.Sit]) -> Decision:
    table, own, seat = asked.table, asked.seat, asked.order.seat
    refusal = check_sit(table, asked.by, seat)
    if refusal is not None:
        return refusal
    left: list[TableEvent] = [] if own == NOBODY else [_seated(table, own, Seated())]
    return [*left, _seated(table, seat, Seated(person=asked.by))]


def check_sit(table: "Table", person: str, seat: int) -> Refusal | None:
    """
    Check that a person may take a seat.
    """
    if not 0 <= seat < len(table.seats):
        return _no_such_seat(table)
    if not table.seats[seat].is_open:
        return Refusal("seat-held", "", {})
    if person in table.barred:
        return Refusal("person-barred", "", {})
    is_under_way = table.game is not None and not table.is_over
    if is_under_way and table.held.get(person, seat) != seat:
        return Refusal("game-not-over", "", {})
    return None


def _leave(asked: Asked[commands.Leave]) -> Decision:
    return [_seated(asked.table, asked.seat, Seated())]


def _set_seat(asked: Asked[commands.SetSeat]) -> Decision:
    seat, bot = asked.order.seat, asked.order.bot
    if not 0 <= seat < len(asked.table.seats):
        return _no_such_seat(asked.table)
    holder = asked.table.seats[seat]
    if holder.person:
        return Refusal("seat-held", "", {})
    if bot and bot not in LEVELS:
        return _no_such_level()
    return [] if holder.bot == bot else [_seated(asked.table, seat, Seated(bot=bot))]


def _remove(asked: Asked[commands.Remove]) -> Decision:
    table, order, person = asked.table, asked.order, _person_meant(asked)
    if not person and order.bar and order.person in table.came:
        return [] if order.person in table.barred else [PersonBarred(person=order.person)]
    if not person or person == asked.by:
        return Refusal("nobody-there", "", {})
    return [PersonRemoved(person=person, seat=table.seat_of(person), barred=order.bar)]


def _hand_on(asked: Asked[commands.HandOn]) -> Decision:
    person = _person_meant(asked)
    if not person:
        return Refusal("nobody-there", "", {})
    return [] if person == asked.table.host else [HostChanged(person=person)]


def _succeed(asked: Asked[commands.Succeed]) -> Decision:
    person = asked.order.person
    if person == asked.table.host or asked.table.seat_of(person) == NOBODY:
        return Done(asked.table.seq)
    return [HostChanged(person=person)]


def _seated(table: "Table", seat: int, seated: Seated) -> SeatChanged:
    return SeatChanged(seat=seat, seated=seated, anew=not table.clocks.is_spent_by_person(seat))


def _person_meant(asked: Asked[commands.Remove] | Asked[commands.HandOn]) -> str:
    """
    Find who is named, or has the seat that is named; empty if nobody has a seat who is meant.
    """
    table, order = asked.table, asked.order
    seat = table.seat_of(order.person) if order.person else order.seat
    return table.seats[seat].person if 0 <= seat < len(table.seats) else ""


def _no_such_seat(table: "Table") -> Refusal:
    return Refusal("no-such-seat", "", {"seats": len(table.seats)})


def _no_such_level() -> Refusal:
    return Refusal("no-such-level", "", {"levels": ", ".join(LEVELS)})


# Absence


def _cover(asked: Asked[commands.Cover]) -> Decision:
    if asked.table.seats[asked.order.seat].plays_itself or not asked.table.is_covering_for_absence:
        return Done(asked.table.seq)
    return [SeatCovered(seat=asked.order.seat, reason="away")]


def _back(asked: Asked[commands.Back]) -> Decision:
    if asked.table.is_out_of_time(asked.seat):
        return Refusal("time-is-up", "", {})
    return returned(asked.table, asked.by)


def _restart_clock(asked: Asked[commands.RestartClock]) -> Decision:
    return [ClockRestarted()] if asked.table.is_playing and asked.table.deadline() is not None else []


# Settings


def _change(asked: Asked[commands.Change]) -> Decision:
    return _unfit(asked) or _changed(asked)


def _unfit(asked: Asked[commands.Change]) -> Refusal | None:
    """
    Tell why wishes for settings cannot be had, as far as it shows without the rules.
    """
    table, order = asked.table, asked.order
    if order.profile is not None and table.game is not None and not table.is_over:
        return Refusal("game-not-over", "", {})
    if order.level is not None and order.level not in LEVELS:
        return _no_such_level()
    if order.clock is not None and not order.clock.is_sensible():
        return Refusal("clock-too-short", "", {})
    if order.watched is not None and not NOBODY <= order.watched < len(table.seats):
        return _no_such_seat(table)
    return None


def _changed(asked: Asked[commands.Change]) -> Decision:
    table = asked.table
    wishes = {name: getattr(asked.order, name) for name in _SETTINGS}
    changes = {name: wish for name, wish in wishes.items() if wish is not None}
    try:
        settings = _with(table.settings, changes)
    except ProfileError:
        return Refusal("no-such-rules", "", {})
    if int(profile_of(settings).rules().players) != len(table.seats):
        return Refusal("other-players", "", {"seats": len(table.seats)})
    return [] if settings == table.settings else [SettingsChanged(settings=settings)]


def _with(settings: Settings, changes: dict[str, Any]) -> Settings:
    """
    Change settings; rules that are chosen anew are written down with all their values.

    Raises:
        ProfileError: there are no such rules.
    """
    changed = msgspec.structs.replace(settings, **changes)
    return pinned(changed) if "profile" in changes else changed


_SETTINGS: Final = ("profile", "level", "pace", "clock", "public", "watched")

DECIDERS: Final[dict[type, Callable[..., Decision]]] = {
    commands.Join: _join,
    commands.Sit: _sit,
    commands.Leave: _leave,
    commands.SetSeat: _set_seat,
    commands.Remove: _remove,
    commands.HandOn: _hand_on,
    commands.Succeed: _succeed,
    commands.Cover: _cover,
    commands.Back: _back,
    commands.RestartClock: _restart_clock,
    commands.Change: _change,
}
