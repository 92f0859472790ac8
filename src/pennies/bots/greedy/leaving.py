"""
Whether to go out, to ask the partners, and what to answer them.
"""

from typing import Final

from pennies.bots.greedy.sight import Sight
from pennies.bots.greedy.valuation import foot_cost

HELD_CARD: Final = 8
"""What a card in another hand costs its team at the end, on average: some of them would still be laid."""


def pays_to_leave(sight: Sight) -> bool:
    """
    Tell whether the own team gains if this deal ends now, by the seat's own going out or by a partner's.
    """
    own, best = _total_now(sight), max((team.score + team.points for team in sight.others), default=0)
    target = sight.rules.target
    if max(own, best) >= target and own != best:
        return own > best
    return sight.is_closing or _cost(sight, sight.rivals) + sight.rules.going_out >= _own_cost(sight)


def answers_yes(sight: Sight) -> bool:
    """
    Answer a partner who asks whether to go out.

    See: OUT-4.
    """
    return pays_to_leave(sight)


def _total_now(sight: Sight) -> int:
    return sight.own.score + sight.own.points + sight.rules.going_out - _own_cost(sight)


def _own_cost(sight: Sight) -> int:
    """
    Estimate what the team's hands and feet cost. The player whose turn it is would go out and hold nothing.
    """
    seats = [seat for seat in sight.partners if seat != sight.view.turn]
    cost = _cost(sight, seats)
    if sight.view.turn != sight.view.seat:
        cost += sight.hand_value() + foot_cost(sight, sight.view.seat)
    return cost


def _cost(sight: Sight, seats: list[int]) -> int:
    return sum(sight.view.hand_sizes[seat] * HELD_CARD + foot_cost(sight, seat) for seat in seats)
