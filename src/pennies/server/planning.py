"""
The own turn as it would be now: what somebody who waits can plan is judged of this.

Only the own hand and what lies open go into it, so a plan tells nothing that its seat may not know. Cards that the turn
will bring are not in it; the plan is judged again when they are there.
"""

from copy import copy

from mypy_extensions import i64

from pennies.engine.state import NOT_ASKED, PHASE_LAY
from pennies.game.game import Game
from pennies.vecs import vec


def as_if_on_turn(game: Game, seat: int, phase: int = int(PHASE_LAY)) -> Game:
    """
    Give a game in which a seat that waits is on turn, and has drawn unless the phase says otherwise; only for judging.

    `game` stays as it is.
    """
    deal = game.deal.clone()
    deal.give_turn(seat)
    deal.to_act, deal.phase, deal.permission = seat, phase, NOT_ASKED
    deal.aside = vec[i64]()
    planned = copy(game)
    planned.deal = deal
    return planned
