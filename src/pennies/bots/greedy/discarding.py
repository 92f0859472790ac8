"""
Which card to discard: the one whose loss, and what the next player could make of it, cost least.
"""

from math import prod
from typing import Final

from pennies.bots.greedy.sight import Meld, Sight, TeamSight
from pennies.bots.greedy.valuation import wild_worth
from pennies.engine.ranks import ACE, BLACK_THREE, JOKER, SEVEN, TWO
from pennies.engine.rules import CLOSED_NEVER, TAKE_PAIR
from pennies.engine.steps import STEP_DISCARD

PAIR: Final = 2
PAIR_KEPT: Final = 14
"""What a pair in hand is worth: a meld to come, and a way to take the pile."""
MORE_KEPT: Final = 35
"""What three and more are worth."""
FITTING_KEPT: Final = 40
"""What a card is worth that goes on an open meld of the own team."""
SEVEN_KEPT: Final = 30
"""What a seven is worth besides, while the own team has no canasta of them."""
BLOCKER_KEPT: Final = 16
"""What a black three is worth, kept for a pile that must not be taken."""
CARD_GIVEN: Final = 20
"""What each card of a pile is worth to those who take it."""
FEED: Final = 25
"""What a card that fits is worth to them besides."""
UNOPENED: Final = 0.4
"""How often a team that has not opened can take a pile with a pair that it holds."""


def discard_cost(sight: Sight, step: int) -> float:
    """
    Estimate what a legal discard costs.
    """
    rank = step - STEP_DISCARD
    return _kept(sight, rank) + _danger(sight, rank)


def _kept(sight: Sight, rank: int) -> float:
    """
    Value a card of the hand that is kept.
    """
    if rank in (JOKER, TWO):
        return wild_worth(sight) + sight.value(rank)
    if rank == BLACK_THREE:
        return 0 if sight.is_closing else BLOCKER_KEPT
    kept = -sight.value(rank) / 4 if sight.own.opened else sight.value(rank) / 2
    if sight.hand[rank] == PAIR:
        kept += PAIR_KEPT
    elif sight.hand[rank] > PAIR:
        kept += MORE_KEPT
    if rank in sight.own.open:
        kept += FITTING_KEPT
    if rank == SEVEN and sight.own.sevens == 0:
        kept += SEVEN_KEPT
    return kept


def _danger(sight: Sight, rank: int) -> float:
    """
    Estimate what the next player takes with this card on top.
    """
    if sight.next_seat not in sight.rivals or rank < ACE or rank >= BLACK_THREE:
        return 0
    team = sight.teams[sight.rules.team_of(sight.next_seat)]
    return _taken(sight, team, rank) * (CARD_GIVEN * (len(sight.view.pile) + 1) + FEED)


def _taken(sight: Sight, team: TeamSight, rank: int) -> float:
    """
    Estimate how likely the next player can take the pile with this rank on top.
    """
    rules = sight.rules
    lies = team.open.get(rank, Meld(rank, 0, 0))
    if lies.size and not sight.view.frozen and rules.unfrozen_take != TAKE_PAIR:
        return 1
    if lies.size + PAIR + 1 > rules.meld_max:
        return 0
    if rules.closed_rank == CLOSED_NEVER and rank in team.closed and not lies.size:
        return 0
    return _holds_pair(sight, rank) * (1 if team.opened else UNOPENED)


def _holds_pair(sight: Sight, rank: int) -> float:
    """
    Estimate how likely the next player holds two of a rank: those known, and a fair share of the unseen ones.
    """
    known = sight.known_next[rank]
    if known >= PAIR:
        return 1
    hidden = max(sight.view.hand_sizes[sight.next_seat] - sum(sight.known_next), 0)
    share = sight.unseen[rank] / max(sum(sight.unseen), 1)
    none = prod([1 - share] * hidden)
    if known or not hidden:
        return 1 - none if known else 0
    return 1 - none - hidden * share * prod([1 - share] * (hidden - 1))
