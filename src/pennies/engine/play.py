"""
Doing an action, and what then happens by itself: red threes, the pile that was set aside, feet, lone passes, endings.

`apply` trusts its caller that the step is legal (`legal` listed it); `perform` does the same for any action that
`check` found legal.
"""

from mypy_extensions import i64

from pennies.engine.actions import (
    end_deal,
    pass_turn_on,
    perform_answer,
    perform_ask,
    perform_discard,
    perform_draw,
    perform_lay,
    perform_lay_part,
    perform_take,
    pick_up_foot,
    release_pile,
)
from pennies.engine.foot import emptying_brings_foot, is_picked_up_now
from pennies.engine.going_out import can_go_out, may_go_out
from pennies.engine.legal import legal
from pennies.engine.ranks import JOKER, TWO
from pennies.engine.sevens import is_left_with_sevens
from pennies.engine.state import ENDED_OUT, ENDED_SEVENS, ENDED_STOCK, PHASE_DRAW, PHASE_LAY, Deal
from pennies.engine.steps import (
    ASK,
    DISCARD,
    DRAW,
    LAY,
    PASS,
    PATTERN_JOKERS,
    PATTERN_NATURALS,
    PATTERN_TWOS,
    STEP_DISCARD,
    STEP_LAY,
    STEP_TAKE_ADD,
    TAKE,
    TAKE_JOKERS,
    TAKE_NATURALS,
    TAKE_TWOS,
    Action,
    first_rank,
    lay_pattern,
    lay_slot,
    naturals_of,
)


def apply(deal: Deal, step: i64, trace: list[i64] | None = None) -> None:
    """
    Do a legal step.

    Args:
        deal: changed in place.
        step: one that `legal(deal)` lists; anything else leaves a meaningless deal.
        trace: if given, the moves of single cards are appended to it (`pennies.engine.moves`).
    """
    if step >= STEP_LAY:
        pattern = lay_pattern(step)
        perform_lay(
            deal,
            lay_slot(step),
            PATTERN_NATURALS[pattern],
            PATTERN_JOKERS[pattern],
            PATTERN_TWOS[pattern],
            trace,
        )
    elif step >= STEP_DISCARD:
        _discard(deal, step - STEP_DISCARD, trace)
    elif step >= STEP_TAKE_ADD:
        way = step - STEP_TAKE_ADD
        perform_take(deal, TAKE_NATURALS[way], TAKE_JOKERS[way], TAKE_TWOS[way], trace)
    else:
        _speak(deal, step, trace)
    settle(deal, trace)


def perform(deal: Deal, action: Action, trace: list[i64] | None = None) -> None:
    """
    Do an action that `check` found legal, all parts of it, and what follows by itself.
    """
    verb = action.verb
    if verb == LAY:
        part: i64
        for part in range(len(action.targets)):
            perform_lay_part(deal, action.targets[part], action.counts[part], trace)
    elif verb == DISCARD:
        _discard(deal, first_rank(action.counts[0]), trace)
    elif verb == TAKE:
        counts = action.counts[0]
        top = deal.pile[len(deal.pile) - 1]
        perform_take(deal, naturals_of(top, counts), counts[JOKER], counts[TWO], trace)
    else:
        _speak(deal, verb, trace)
    settle(deal, trace)


def _speak(deal: Deal, verb: i64, trace: list[i64] | None) -> None:
    """
    Do an action that names no card.
    """
    if verb == DRAW:
        perform_draw(deal, trace)
    elif verb == PASS:
        _pass(deal, trace)
    elif verb == ASK:
        perform_ask(deal)
    else:
        perform_answer(deal, verb)


def _discard(deal: Deal, rank: i64, trace: list[i64] | None) -> None:
    """
    Discard and end the turn: go out with the last card, or pick up a foot that is due.

    See: OUT-3, OUT-6, FOOT-2, SEVEN-3.
    """
    perform_discard(deal, rank, trace)
    seat = deal.player()
    if seat.foot_due or (seat.hand_size == 0 and emptying_brings_foot(deal)):
        pick_up_foot(deal, trace)
    elif seat.hand_size == 0:
        end_deal(deal, ENDED_OUT)
        return
    if is_left_with_sevens(deal):
        end_deal(deal, ENDED_SEVENS)
        return
    pass_turn_on(deal)


def _pass(deal: Deal, trace: list[i64] | None) -> None:
    """
    See: STOCK-1, FOOT-3, SEVEN-3.
    """
    if deal.phase == PHASE_DRAW:
        end_deal(deal, ENDED_STOCK)
    elif deal.player().foot_due:
        pick_up_foot(deal, trace)
    else:
        end_deal(deal, ENDED_SEVENS)


def settle(deal: Deal, trace: list[i64] | None = None) -> None:
    """
    Let happen what happens by itself, until a player has something to decide or the deal is over.

    Does nothing to a position that is settled.

    Rule: TURN-3.
    """
    while deal.phase == PHASE_LAY and _settle_laying(deal, trace):
        pass
    if deal.phase == PHASE_DRAW and deal.stock_size() == 0:
        steps = legal(deal)
        if len(steps) == 1 and steps[0] == PASS:
            end_deal(deal, ENDED_STOCK)


def _settle_laying(deal: Deal, trace: list[i64] | None) -> bool:
    """
    Do the next thing that happens by itself after the draw; tell whether there was any.
    """
    seat = deal.player()
    team = deal.own_team()
    if not team.opened and not team.is_below_minimum() and team.has_laid():
        team.opened = True
        return True
    if team.opened and len(deal.aside) > 0:
        release_pile(deal, trace)
        return True
    if is_picked_up_now(deal):
        pick_up_foot(deal, trace)
        return True
    if seat.hand_size > 1 and not seat.holds_only_sevens():
        return False
    return _settle_small_hand(deal, trace)


def _settle_small_hand(deal: Deal, trace: list[i64] | None) -> bool:
    """
    See: OUT-3 (the last card laid), TURN-3 (a lone pass, or nothing at all to do).
    """
    if deal.player().hand_size == 0 and may_go_out(deal) and can_go_out(deal):
        end_deal(deal, ENDED_OUT)
        return True
    steps = legal(deal)
    if len(steps) == 1 and steps[0] == PASS:
        _pass(deal, trace)
        return True
    if len(steps) == 0:
        pass_turn_on(deal)
        return True
    return False
