"""
Whether to take the pile, and in which way, rather than to draw.
"""

from typing import Final

from pennies.bots.greedy.sight import Sight
from pennies.bots.greedy.valuation import wild_worth
from pennies.engine.ranks import BLACK_THREE, JOKER, RED_THREE, SEVEN, TWO
from pennies.engine.steps import STEP_TAKE_ADD, STEP_TAKE_PAIR
from pennies.game.cards import rank_of

DRAWN_CARD: Final = 20
"""What a card from the stock is worth."""
FITTING_CARD: Final = 25
"""What a card of the pile is worth that goes with an open meld or with others in the hand."""
SINGLE_CARD: Final = 8
"""The same of one that goes with nothing yet."""
PAIR: Final = 2
TOP_LAID: Final = 30
"""What it is worth that the top card is laid, and that the others do not get the pile."""
PAIR_SPENT: Final = 10
"""What laying a pair costs against adding the top card alone."""


def draw_or_take(sight: Sight) -> int:
    """
    Choose a step of the phase `draw`.
    """
    steps = sorted(sight.view.steps)
    takes = [step for step in steps if step >= STEP_TAKE_ADD]
    others = [step for step in steps if step < STEP_TAKE_ADD]
    if not takes:
        return others[0]
    take = max(takes, key=lambda step: (_way(sight, step), -step))
    if not others or pile_gain(sight) + _way(sight, take) > _draw_gain(sight):
        return take
    return others[0]


def _draw_gain(sight: Sight) -> int:
    return DRAWN_CARD * min(sight.rules.draw, sight.view.stock)


def _way(sight: Sight, step: int) -> int:
    """
    Value a way to take, the pile apart.
    """
    if step == STEP_TAKE_ADD:
        return TOP_LAID
    return TOP_LAID - (PAIR_SPENT if step == STEP_TAKE_PAIR else wild_worth(sight))


def pile_gain(sight: Sight) -> int:
    """
    Value what the pile under its top card brings to the hand.
    """
    below = [rank_of(face) for face in sight.view.pile[:-1]]
    return sum(_card_gain(sight, rank, below.count(rank)) for rank in below)


def _card_gain(sight: Sight, rank: int, there: int) -> int:
    if rank in (JOKER, TWO):
        return max(wild_worth(sight), sight.value(rank))
    if rank == RED_THREE:
        return int(sight.rules.red3_value) if sight.own.sevens else 0
    if rank == BLACK_THREE:
        return SINGLE_CARD
    if rank in sight.own.open or sight.hand[rank] + there > PAIR:
        return FITTING_CARD + sight.value(rank) + (FITTING_CARD if rank == SEVEN else 0)
    return -sight.value(rank) if sight.is_closing else SINGLE_CARD
