"""
What a turn could be: the candidates that search compares.

A plan is steps of the turn. Lays come in few combinations that make sense: what the policy lays, that without one of
its melds or with one more, without wild cards, as much as possible, and nothing.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pennies.bots.core.discarding import best_discard
from pennies.bots.core.knowledge import Knowledge
from pennies.bots.core.laying import NEVER, Laying
from pennies.bots.core.leaving import pays_to_leave
from pennies.bots.core.policy import choose, is_near_the_end
from pennies.engine.going_out import must_go_out
from pennies.engine.legal import legal
from pennies.engine.ranks import SLOTS
from pennies.engine.state import PHASE_LAY
from pennies.engine.steps import (
    ASK,
    PATTERN_JOKERS,
    PATTERN_TWOS,
    PATTERNS,
    STEP_LAY,
    STEPS,
    lay_slot,
)
from pennies.vecs import append, remove, vec

ALL_SLOTS: Final[i64] = (1 << 14) - 1
WANTED: Final[i64] = 10_000_000
"""What is added to the gain of a lay that a plan wants."""
MOST_PLANS: Final[i64] = 12
MOST_DISCARDS: Final[i64] = 8


@final
@mypyc_attr(acyclic=True)
class Plan:
    """
    Steps of one turn, and whether the policy goes on to lay after them; if not, it discards.

    Of whole turns (`turns`) also what they are worth, and whether they are an obvious blunder (`etiquette`).
    """

    __slots__ = ("goes_on", "is_blunder", "steps", "worth")

    def __init__(self, steps: vec[i64], *, goes_on: bool, worth: i64 = 0, is_blunder: bool = False) -> None:
        self.steps = steps
        self.goes_on = goes_on
        self.worth = worth
        self.is_blunder = is_blunder

    def play(self, world: Knowledge, w: vec[i64]) -> None:
        """
        Do the steps in a world, and discard if that is meant.
        """
        step: i64
        for step in self.steps:
            world.play(step)
        if self.goes_on or world.deal.phase != PHASE_LAY:
            return
        discard = best_discard(world, legal(world.deal), w)
        world.play(discard if discard >= 0 else choose(world, w))


def single_plans(steps: vec[i64]) -> list[Plan]:
    """
    Make a plan of each step.
    """
    plans: list[Plan] = []
    step: i64
    for step in steps:
        plans.append(Plan(vec[i64]([step]), goes_on=True))
    return plans


def turn_plans(knowledge: Knowledge, w: vec[i64]) -> list[Plan]:
    """
    List ways to lay, and to ask the partners first if that is legal; what the policy would do is the first.
    """
    plans = lay_plans(knowledge, w)
    if ASK in legal(knowledge.deal):
        asking = Plan(vec[i64]([ASK]), goes_on=True)
        plans.insert(0 if choose(knowledge, w) == ASK else len(plans), asking)
    return plans


def lay_plans(knowledge: Knowledge, w: vec[i64]) -> list[Plan]:
    """
    List ways to lay, that of the policy first; holding everything is among them if it is legal.
    """
    steps = legal(knowledge.deal)
    own = _lays(knowledge, w, ALL_SLOTS, 0, with_wilds=True)
    plans = [own]
    keys = [_key(own)]
    _add(plans, keys, _lays(knowledge, w, 0, 0, with_wilds=True))
    _add(plans, keys, _lays(knowledge, w, ALL_SLOTS, 0, with_wilds=False))
    _add(plans, keys, _lays(knowledge, w, ALL_SLOTS, ALL_SLOTS, with_wilds=True))
    _add(plans, keys, _lays(knowledge, w, ALL_SLOTS, ALL_SLOTS, with_wilds=False))
    laid: i64 = 0
    step: i64
    for step in own.steps:
        laid |= 1 << lay_slot(step)
    possible: i64 = 0
    for step in steps:
        if step >= STEP_LAY:
            possible |= 1 << lay_slot(step)
    slot: i64
    for slot in range(SLOTS):
        if len(plans) >= MOST_PLANS:
            break
        if laid & 1 << slot:
            _add(plans, keys, _lays(knowledge, w, ALL_SLOTS & ~(1 << slot), 0, with_wilds=True))
        elif possible & 1 << slot:
            _add(plans, keys, _lays(knowledge, w, ALL_SLOTS, 1 << slot, with_wilds=True))
    return plans


def _add(plans: list[Plan], keys: list[i64], plan: Plan) -> None:
    key = _key(plan)
    if key not in keys:
        plans.append(plan)
        keys.append(key)


def _key(plan: Plan) -> i64:
    """
    Make a number that is the same for plans of the same steps in another order.
    """
    key: i64 = 0
    step: i64
    for step in plan.steps:
        key += (step + STEPS) * (step + STEPS) * (step + STEPS)
    return key


def _lays(knowledge: Knowledge, w: vec[i64], allowed: i64, wanted: i64, *, with_wilds: bool) -> Plan:
    """
    Lay as the policy would, in allowed slots only, and in wanted ones whatever it costs.
    """
    world = knowledge.clone()
    deal = world.deal
    turn = deal.turn
    has_foot = deal.player().foot_down
    made = vec[i64]()
    while deal.phase == PHASE_LAY and deal.turn == turn:
        step = _next_lay(world, w, allowed, wanted, with_wilds=with_wilds)
        if step < 0:
            return Plan(made, goes_on=False)
        made = append(made, step)
        world.play(step)
        if has_foot and not deal.seats[turn].foot_down:
            break
    return Plan(made, goes_on=True)


def _next_lay(world: Knowledge, w: vec[i64], allowed: i64, wanted: i64, *, with_wilds: bool) -> i64:
    deal = world.deal
    steps = legal(deal)
    if steps[len(steps) - 1] < STEP_LAY:
        return -1
    laying = Laying(deal, w, leaves=must_go_out(deal) or (is_near_the_end(deal) and pays_to_leave(deal, w)))
    is_free = steps[0] < STEP_LAY
    best: i64 = -1
    most: i64 = 0 if is_free else NEVER * 2
    step: i64
    for step in steps:
        if step < STEP_LAY:
            continue
        slot = lay_slot(step)
        pattern = (step - STEP_LAY) % PATTERNS
        if is_free and (
            not allowed & 1 << slot or (not with_wilds and PATTERN_JOKERS[pattern] + PATTERN_TWOS[pattern] > 0)
        ):
            continue
        gain = laying.gain(step)
        if wanted & 1 << slot:
            gain += WANTED
        if gain > most:
            best = step
            most = gain
    return best


def discard_plans(knowledge: Knowledge, w: vec[i64]) -> list[Plan]:
    """
    List the legal discards that cost least after the policy, its own first; empty if there is none.
    """
    left = legal(knowledge.deal)
    plans: list[Plan] = []
    while len(plans) < MOST_DISCARDS:
        best = best_discard(knowledge, left, w)
        if best < 0:
            break
        plans.append(Plan(vec[i64]([best]), goes_on=True))
        left = remove(left, best)
    return plans
