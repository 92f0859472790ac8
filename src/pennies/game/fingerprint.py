"""
What a deal is, as numbers and as one short text: equal if and only if two deals are the same, fact by fact.

For comparing builds of the engine, replays and copies. Of the stock it holds what is left; faces are no part of it,
they are `pennies.game.faces`'.
"""

import hashlib
from collections.abc import Iterable, Iterator

from pennies.engine.state import Deal, Seat, Team


def fingerprint(deal: Deal) -> str:
    """
    Make 64 hexadecimal digits of everything that a deal is; the same on every machine and in every build.
    """
    return hashlib.sha256(" ".join(map(str, state_of(deal))).encode()).hexdigest()


def state_of(deal: Deal) -> tuple[int, ...]:
    """
    List everything that a deal is, each vector after its length.
    """
    return tuple(int(number) for number in _numbers(deal))


def _numbers(deal: Deal) -> Iterator[int]:
    yield from (deal.dealer, deal.phase, deal.turn, deal.to_act, deal.permission, deal.ended_by, deal.freezers)
    yield from _vector(deal.scores)
    for seat in deal.seats:
        yield from _seat(seat)
    for team in deal.teams:
        yield from _team(team)
    yield from _vector(deal.stock[deal.stock_next :])
    yield from _vector(deal.pile)
    yield from _vector(deal.aside)


def _seat(seat: Seat) -> Iterator[int]:
    yield from (seat.hand_size, seat.foot_size, seat.foot_down, seat.foot_due)
    yield from _vector(seat.hand)
    yield from _vector(seat.foot)


def _team(team: Team) -> Iterator[int]:
    yield from (team.natural, team.mixed, team.wild, team.sevens, team.red_threes)
    yield from (team.opened, team.laid, team.minimum)
    for vector in (team.naturals, team.jokers, team.twos, team.size, team.closed, team.canastas):
        yield from _vector(vector)


def _vector(numbers: Iterable[int]) -> Iterator[int]:
    listed = list(numbers)
    yield len(listed)
    yield from listed
