"""
Which cards to lay: the gain of each lay, in points. One that gains nothing is made only where there is no way around.
"""

from typing import Final

from pennies.bots.greedy.leaving import pays_to_leave
from pennies.bots.greedy.sight import Meld, Sight
from pennies.bots.greedy.valuation import canasta_worth, foot_worth, wild_worth
from pennies.engine.ranks import BLACK_THREE, JOKER, SEVEN, TWO, WILD
from pennies.engine.rules import FOOT_BY_CANASTA, SEVENS_WHENEVER
from pennies.engine.steps import PATTERN_JOKERS, PATTERN_NATURALS, PATTERN_TWOS, PATTERNS, STEP_LAY, lay_slot

NEVER: Final = -100_000
"""The gain of a lay that is made only where nothing else is possible."""
LEFT: Final = -1
"""The gain of a lay that is left to a partner."""
A_CARD_MORE: Final = 10
"""What each card of a meld brings it nearer to a canasta."""
SPOILED: Final = 60
"""What it costs, for each natural that lies there alone, to put a first wild card to them."""
PURE_ENOUGH: Final = 4
"""From so many naturals on, a meld may become a natural canasta."""


def lay_gain(sight: Sight, step: int) -> int:
    """
    Estimate what a legal lay gains against keeping its cards.
    """
    slot, pattern = int(lay_slot(step)), (step - STEP_LAY) % PATTERNS
    naturals, wilds = PATTERN_NATURALS[pattern], PATTERN_JOKERS[pattern] + PATTERN_TWOS[pattern]
    if _goes_out(sight, slot, naturals + wilds) and not pays_to_leave(sight):
        return NEVER
    if _strands(sight, slot, naturals + wilds):
        return NEVER
    after = _after(sight, slot, naturals, wilds)
    gain = 2 * _values(sight, slot, pattern) + A_CARD_MORE * after.size
    if after.size >= sight.rules.meld_max:
        if _is_left_to_partners(sight):
            return LEFT
        gain += canasta_worth(sight, slot, after.wilds) + foot_worth(sight)
    if slot == WILD or wilds == 0:
        return gain
    return gain + _use_of_wilds(sight, after, wilds)


def _is_left_to_partners(sight: Sight) -> bool:
    """
    Tell whether a canasta that brings this seat no foot is better completed by a partner whom it brings one.

    See: FOOT-1.
    """
    waiting = any(sight.view.foot_sizes[seat] for seat in sight.partners)
    return sight.rules.foot_trigger == FOOT_BY_CANASTA and waiting and not foot_worth(sight) and not sight.is_closing


def _values(sight: Sight, slot: int, pattern: int) -> int:
    """
    Add up the values of the cards of a lay; each counts twice, on the table and no more in hand.
    """
    jokers, twos = PATTERN_JOKERS[pattern], PATTERN_TWOS[pattern]
    return PATTERN_NATURALS[pattern] * sight.value(slot) + jokers * sight.value(JOKER) + twos * sight.value(TWO)


def _after(sight: Sight, slot: int, naturals: int, wilds: int) -> Meld:
    lies = sight.own.open.get(slot, Meld(slot, 0, 0))
    return Meld(slot, lies.naturals + naturals, lies.wilds + wilds)


def _use_of_wilds(sight: Sight, after: Meld, wilds: int) -> int:
    """
    Set the wilds that a meld takes, and what they spoil, against the canasta that they may complete in this turn.
    """
    cost = wilds * wild_worth(sight)
    if after.wilds == wilds and after.naturals >= PURE_ENOUGH and not sight.is_closing:
        cost += SPOILED * after.naturals
    if after.size >= sight.rules.meld_max:
        return -cost
    held = sight.hand[after.slot] - max(after.naturals - _lying(sight, after.slot), 0)
    more = sight.rules.meld_max - after.size - held
    if 0 <= more <= sight.wilds - wilds and after.wilds + more <= sight.rules.wilds_max:
        gain = canasta_worth(sight, after.slot, after.wilds + more) + foot_worth(sight)
        return gain - cost - more * wild_worth(sight)
    return -cost


def _lying(sight: Sight, slot: int) -> int:
    return sight.own.open[slot].naturals if slot in sight.own.open else 0


def _goes_out(sight: Sight, slot: int, cards: int) -> bool:
    """
    Tell whether after this lay the turn can only end by going out.
    """
    if slot == BLACK_THREE:
        return True
    return not sight.foot_down and sight.hand_size - cards <= 1


def _strands(sight: Sight, slot: int, cards: int) -> bool:
    """
    Tell whether a lay leaves hardly anything but locked sevens, so that the deal might end for want of a discard.

    See: SEVEN-3.
    """
    sevens = sight.hand[SEVEN]
    if slot == SEVEN or sevens == 0 or sight.foot_due or not sight.sevens_locked:
        return False
    if sight.foot_down and _after(sight, slot, cards, 0).size >= sight.rules.meld_max:
        return False
    spare = 2 if sight.rules.only_sevens == SEVENS_WHENEVER else 1
    return sight.hand_size - sevens - cards < spare
