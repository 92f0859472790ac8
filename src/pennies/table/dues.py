"""
What whoever runs a table is to order for it, and when: deadlines, covering, a new host.

It is only said when; the table checks each order when it comes.
"""

from pennies.table.commands import Cover, Order, Succeed, TimeUp
from pennies.table.holders import NOBODY
from pennies.table.presence import Presence
from pennies.table.table import Table


def dues_of(table: Table, presence: Presence) -> list[tuple[float, Order]]:
    """
    List what is due when, in seconds; what was due before is due now.
    """
    found: list[tuple[float, Order]] = []
    deadline = table.deadline()
    if deadline is not None:
        found.append((deadline, TimeUp()))
    if presence.gone and table.is_covering_for_absence:
        for seat, holder in enumerate(table.seats):
            covered_at = None if holder.plays_itself else presence.covered_at(holder.person)
            if covered_at is not None:
                found.append((covered_at, Cover(seat=seat)))
    return [*found, *_succession(table, presence)]


def _succession(table: Table, presence: Presence) -> list[tuple[float, Order]]:
    """
    Have the person who is there longest follow a host who is gone for long, or holds no seat.
    """
    if presence.is_there(table.host) and table.host_seat != NOBODY:
        return []
    successor = presence.longest(table.persons)
    if successor is None or successor == table.host:
        return []
    gone_at = 0.0 if table.host_seat == NOBODY else presence.succeeded_at(table.host)
    return [] if gone_at is None else [(gone_at, Succeed(person=successor))]
