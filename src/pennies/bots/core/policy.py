"""
The policy: the step that a player of rules of thumb takes, after its weights. The same in play and in playouts.
"""

from typing import Final

from mypy_extensions import i64

from pennies.bots.core.discarding import best_discard
from pennies.bots.core.knowledge import Knowledge
from pennies.bots.core.laying import NEVER, Laying
from pennies.bots.core.leaving import pays_to_leave
from pennies.bots.core.taking import draw_or_take
from pennies.engine.going_out import has_all_kinds, must_go_out
from pennies.engine.legal import legal
from pennies.engine.state import PHASE_ANSWER, PHASE_DRAW, PHASE_LAY, Deal
from pennies.engine.steps import ADD_NATURAL, ASK, NO, PASS, PATTERNS, STEP_LAY, YES, lay_slot
from pennies.vecs import vec

SMALL_HAND: Final[i64] = 5
"""With more cards than this, adding one is free of thoughts about the end of the turn."""


def choose(knowledge: Knowledge, w: vec[i64]) -> i64:
    """
    Choose a step for the seat that is to act.
    """
    deal = knowledge.deal
    steps = legal(deal)
    if len(steps) == 1:
        return steps[0]
    if deal.phase == PHASE_DRAW:
        return draw_or_take(knowledge, steps, w)
    if deal.phase == PHASE_ANSWER:
        return YES if pays_to_leave(deal, w) else NO
    return _lay_or_discard(knowledge, steps, w)


def _lay_or_discard(knowledge: Knowledge, steps: vec[i64], w: vec[i64]) -> i64:
    deal = knowledge.deal
    first = steps[0]
    if first == ASK and pays_to_leave(deal, w):
        return ASK
    lay = best_lay(deal, steps, w)
    if lay >= 0:
        return lay
    if first == PASS:
        return PASS
    discard = best_discard(knowledge, steps, w)
    return discard if discard >= 0 else steps[len(steps) - 1]


def best_lay(deal: Deal, steps: vec[i64], w: vec[i64]) -> i64:
    """
    Choose the lay that gains most; -1 if none gains, unless the minimum is begun and must be met.
    """
    last = steps[len(steps) - 1]
    if last < STEP_LAY:
        return -1
    laying = Laying(deal, w, leaves=must_go_out(deal) or (is_near_the_end(deal) and pays_to_leave(deal, w)))
    best: i64 = -1
    most: i64 = 0
    if deal.own_team().is_opening():
        most = NEVER * 2
    step: i64
    for step in steps:
        if step >= STEP_LAY and not laying.is_spared(step):
            gain = laying.gain(step)
            if gain > most:
                best = step
                most = gain
    return best


def is_near_the_end(deal: Deal) -> bool:
    """
    Tell whether the player could go out as far as the foot and the kinds of canasta go.
    """
    return not deal.player().foot_down and has_all_kinds(deal.rules, deal.own_team())


def is_repeated(deal: Deal, step: i64) -> bool:
    """
    Tell whether a natural card that was just added can be followed by another without a look at the turn's end.

    Never so in a turn that opens or goes out, with a small hand, or where it completes a canasta: there the policy
    chooses anew.
    """
    if (step - STEP_LAY) % PATTERNS != ADD_NATURAL or deal.phase != PHASE_LAY:
        return False
    seat = deal.player()
    team = deal.own_team()
    slot = lay_slot(step)
    return (
        seat.hand[slot] > 0
        and 0 < team.size[slot] < deal.rules.meld_max - 1
        and seat.hand_size > SMALL_HAND
        and team.opened
        and len(deal.aside) == 0
        and not must_go_out(deal)
    )
