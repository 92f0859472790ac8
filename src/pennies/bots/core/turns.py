"""
Whole turns: all lays and the discard chosen together, by what they leave.

The rules of thumb choose step by step and cannot see that holding back a card now makes the discard better. Here every
way to lay is followed by every discard, and what is left (`aftermath`) is judged by weights that were fitted to
playouts. The turn that the rules of thumb would play has a start: others must be better by more than the weights err.
"""

from typing import Final

from mypy_extensions import i64

from pennies.bots.core.aftermath import COUNT, HAND, TIMES, Aftermath
from pennies.bots.core.discarding import best_discard
from pennies.bots.core.etiquette import CLEAR_GAIN, is_blunder
from pennies.bots.core.knowledge import Knowledge
from pennies.bots.core.leaving import pays_to_leave
from pennies.bots.core.plans import Plan, lay_plans
from pennies.bots.core.policy import choose, is_near_the_end, is_repeated
from pennies.engine.going_out import must_go_out
from pennies.engine.legal import legal
from pennies.engine.state import PHASE_LAY, PHASE_OVER
from pennies.engine.steps import STEP_DISCARD, STEP_LAY
from pennies.vecs import append, vec

PARTS: Final[i64] = 256
"""Weights are in so many parts of a point."""
START: Final[i64] = 60
"""The points that the turn of the rules of thumb has ahead."""


def is_planned(knowledge: Knowledge, w: vec[i64]) -> bool:
    """
    Tell whether a turn is to be planned as a whole: it is time to lay, no pile waits for the opening, nobody goes out.
    """
    deal = knowledge.deal
    if deal.phase != PHASE_LAY or len(deal.aside) > 0 or must_go_out(deal):
        return False
    return not (is_near_the_end(deal) and pays_to_leave(deal, w))


def best_turns(knowledge: Knowledge, w: vec[i64], table: vec[i64], most: i64, start: i64 = START) -> list[Plan]:
    """
    List the turns that leave most, best first, with their worth; none where nothing may be discarded.

    Args:
        table: for each feature of the aftermath a weight for each time, in `PARTS` of a point.
        most: at most so many are listed.
        start: what the turn of the rules of thumb has ahead.
    """
    turns: list[Plan] = []
    turn = knowledge.deal.turn
    ahead = start
    step: i64
    place: i64
    for plan in lay_plans(knowledge, w):
        world = knowledge.clone()
        for place in range(len(plan.steps) - 1):
            world.play(plan.steps[place])
        if plan.goes_on:
            aftermath = Aftermath(world, w)
            aftermath.count_going_on()
            worth = _worth(aftermath, table, 0, COUNT) // PARTS + ahead
            _insert(turns, Plan(plan.steps, goes_on=True, worth=worth), most)
            ahead = 0
            continue
        if len(plan.steps) > 0:
            world.play(plan.steps[len(plan.steps) - 1])
        if world.deal.turn != turn or world.deal.phase != PHASE_LAY:
            ahead = 0
            continue
        aftermath = Aftermath(world, w)
        table_worth = _worth(aftermath, table, 0, HAND)
        steps = legal(world.deal)
        own = best_discard(world, steps, w) if ahead > 0 else -1
        for step in steps:
            if STEP_DISCARD <= step < STEP_LAY:
                aftermath.count_hand(step - STEP_DISCARD)
                worth = (table_worth + _worth(aftermath, table, HAND, COUNT)) // PARTS
                if step == own:
                    worth += ahead
                blunders = is_blunder(world, step, w)
                if blunders:
                    worth -= CLEAR_GAIN
                if len(turns) < most or worth > turns[len(turns) - 1].worth:
                    whole = Plan(append(plan.steps[:], step), goes_on=True, worth=worth, is_blunder=blunders)
                    _insert(turns, whole, most)
        ahead = 0
    return turns


def _worth(aftermath: Aftermath, table: vec[i64], first: i64, end: i64) -> i64:
    """
    Add up the worth of some features.
    """
    counts = aftermath.counts
    times: i64 = len(TIMES)
    total: i64 = 0
    place: i64
    for place in range(first, end):
        if counts[place] != 0:
            total += counts[place] * table[place * times + aftermath.time]
    return total


def _insert(turns: list[Plan], plan: Plan, most: i64) -> None:
    """
    Put a turn in its place among the best; of equal ones the first stays first.
    """
    place: i64 = len(turns)
    while place > 0 and turns[place - 1].worth < plan.worth:
        place -= 1
    turns.insert(place, plan)
    if len(turns) > most:
        turns.pop()


def choose_turn(knowledge: Knowledge, w: vec[i64], table: vec[i64]) -> "vec[i64]":
    """
    Choose the steps from here to the end of the turn, or the next one where the turn is not planned as a whole.

    Args:
        table: weights of whole turns; an empty one means step by step.
    """
    own = choose(knowledge, w)
    if len(table) > 0 and own >= STEP_DISCARD and is_planned(knowledge, w):
        turns = best_turns(knowledge, w, table, 1)
        if len(turns) > 0:
            return turns[0].steps
    return vec[i64]([own])


def play_out(knowledge: Knowledge, w: vec[vec[i64]], turns: i64 = 0, tables: "list[vec[i64]] | None" = None) -> None:
    """
    Play a deal to its end, or until so many turns have been begun, each team after weights of its own.

    Step by step, who adds a card to a meld adds the others of its rank without thinking again.

    Args:
        tables: for each team the weights of whole turns; an empty one, or none at all, means step by step.
    """
    deal = knowledge.deal
    turn = deal.turn
    left = turns
    step: i64
    while deal.phase != PHASE_OVER:
        team = deal.rules.team_of(deal.turn)
        if tables is not None and len(tables[team]) > 0:
            for step in choose_turn(knowledge, w[team], tables[team]):
                knowledge.play(step)
        else:
            step = choose(knowledge, w[team])
            knowledge.play(step)
            while step >= STEP_LAY and is_repeated(deal, step):
                knowledge.play(step)
        if deal.turn != turn:
            turn = deal.turn
            left -= 1
            if left == 0:
                return
