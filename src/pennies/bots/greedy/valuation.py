"""
What canastas, wild cards, feet and unseen cards are worth to the greedy bot, in points.

Bonuses and card values come from the profile. The constants are judgements, settled by playing duplicate deals.
"""

from typing import Final

from pennies.bots.greedy.sight import Sight
from pennies.engine.ranks import SEVEN, WILD
from pennies.engine.rules import UNPICKED_COUNT

FOOT_CARDS: Final = 250
"""What playing the cards of a foot is worth, besides not paying for them."""
LAST_FOOT_CARDS: Final = 60
"""The same when there may be no turn left."""
UNSEEN_CARD: Final = 12
"""What an average card costs in a hand at the end."""
LACKED_KIND: Final = 150
"""What the first canasta of a kind that going out needs is worth above its bonus."""
WILD_CARD: Final = 250
"""What a wild card in hand may earn, while the team still lacks its wild canasta."""
SPARE_WILD_CARD: Final = 150
"""The same, when it has one."""


def canasta_worth(sight: Sight, slot: int, wilds: int) -> int:
    """
    Value a canasta of the own team with so many wilds in it.
    """
    rules, own = sight.rules, sight.own
    if slot == SEVEN:
        return rules.bonus_sevens + LACKED_KIND * (own.sevens < rules.needs_sevens) + _red_threes_turned(sight)
    if slot == WILD:
        return rules.bonus_wild + LACKED_KIND * (own.wild < rules.needs_wild)
    if wilds == 0:
        return rules.bonus_natural + LACKED_KIND * (own.natural < rules.needs_natural)
    return rules.bonus_mixed + LACKED_KIND * (own.mixed < rules.needs_mixed)


def _red_threes_turned(sight: Sight) -> int:
    """
    Value that red threes count for the team and no longer against it.
    """
    threes = len(sight.view.teams[sight.rules.team_of(sight.view.seat)].red_threes)
    return 0 if sight.own.sevens else 2 * threes * sight.rules.red3_value


def foot_worth(sight: Sight) -> int:
    """
    Value earning the own foot now; nothing if it is not to be earned.
    """
    if not sight.foot_down or sight.foot_due:
        return 0
    return foot_cost(sight, sight.view.seat) + (LAST_FOOT_CARDS if sight.is_closing else FOOT_CARDS)


def foot_cost(sight: Sight, seat: int) -> int:
    """
    Estimate what a seat's foot costs if the deal ends now.
    """
    return sight.view.foot_sizes[seat] * UNSEEN_CARD if sight.rules.unpicked_foot == UNPICKED_COUNT else 0


def wild_worth(sight: Sight) -> int:
    """
    Value a wild card in hand that is kept.
    """
    if sight.is_closing:
        return 0
    if not sight.rules.wild_melds:
        return SPARE_WILD_CARD
    return SPARE_WILD_CARD if sight.own.wild else WILD_CARD
