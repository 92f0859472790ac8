"""
Actions as people say them, and the small numbers (steps) that the legal ones are listed as.

A step is one of at most `STEPS` numbers: the same number means the same thing in every position. Any action, also a
nonsensical one, is an `Action`; a legal action is a sequence of steps.
"""

from typing import Final, final

from mypy_extensions import i64

from pennies.engine.ranks import JOKER, RANKS, TWO, WILD
from pennies.vecs import vec

DRAW: Final[i64] = 0
PASS: Final[i64] = 1
ASK: Final[i64] = 2
YES: Final[i64] = 3
NO: Final[i64] = 4
TAKE: Final[i64] = 5
LAY: Final[i64] = 6
DISCARD: Final[i64] = 7
VERBS: Final = ("draw", "pass", "ask", "yes", "no", "take", "lay", "discard")
"""An action's verb is a place in this list. The first five are steps of the same number."""

STEP_TAKE_ADD: Final[i64] = 5
STEP_TAKE_PAIR: Final[i64] = 6
STEP_TAKE_JOKER: Final[i64] = 7
STEP_TAKE_TWO: Final[i64] = 8
TAKE_NATURALS: Final = vec[i64]([0, 2, 1, 1])
TAKE_JOKERS: Final = vec[i64]([0, 0, 1, 0])
TAKE_TWOS: Final = vec[i64]([0, 0, 0, 1])
"""The cards of the hand that each way to take lays with the top card, in the order of the steps."""
STEP_DISCARD: Final[i64] = 16
"""`STEP_DISCARD + rank`."""
STEP_LAY: Final[i64] = 32
"""`STEP_LAY + slot * PATTERNS + pattern`."""
PATTERNS: Final[i64] = 16
PATTERN_BITS: Final[i64] = 4
STEPS: Final[i64] = 256
"""Every step is below this number."""
MOST_STEPS: Final[i64] = 96
"""No position has more legal steps: pass, ask, 14 discards, 4 lays of wilds, 6 for each of 11 ranks, 1 of threes."""

ADD_NATURAL: Final[i64] = 0
ADD_JOKER: Final[i64] = 1
ADD_TWO: Final[i64] = 2
START_NNN: Final[i64] = 3
START_NNX: Final[i64] = 4
START_NN2: Final[i64] = 5
START_NXX: Final[i64] = 6
START_NX2: Final[i64] = 7
START_N22: Final[i64] = 8
START_XXX: Final[i64] = 9
START_XX2: Final[i64] = 10
START_X22: Final[i64] = 11
START_222: Final[i64] = 12
PATTERN_NATURALS: Final = vec[i64]([1, 0, 0, 3, 2, 2, 1, 1, 1, 0, 0, 0, 0])
PATTERN_JOKERS: Final = vec[i64]([0, 1, 0, 0, 1, 0, 2, 1, 0, 3, 2, 1, 0])
PATTERN_TWOS: Final = vec[i64]([0, 0, 1, 0, 0, 1, 0, 1, 2, 0, 1, 2, 3])
"""The cards of each way to lay: one card more, or a meld begun with exactly three (MELD-1)."""
START_SIZE: Final[i64] = 3


@final
class Action:
    """
    An action as said, legal or not: a verb, and for `take`, `lay` and `discard` the cards.

    `counts` holds one vector of counts by rank for each part of a lay, and exactly one for `take` and `discard`;
    `targets` names the slot of each part of a lay.
    """

    __slots__ = ("counts", "targets", "verb")

    def __init__(self, verb: i64, targets: list[i64], counts: list[vec[i64]]) -> None:
        self.verb = verb
        self.targets = targets
        self.counts = counts


def no_cards() -> vec[i64]:
    """
    Make a vector of counts with nothing in it.
    """
    return vec[i64]([0] * RANKS)


def action_of(step: i64, top: i64) -> Action:
    """
    Spell out a step.

    Args:
        step: one of the numbers above.
        top: the rank of the pile's top card, for the ways to take; any rank otherwise.
    """
    if step < STEP_TAKE_ADD:
        return Action(step, [], [])
    counts = no_cards()
    if step < STEP_DISCARD:
        way = step - STEP_TAKE_ADD
        counts[top] = TAKE_NATURALS[way]
        counts[JOKER] += TAKE_JOKERS[way]
        counts[TWO] += TAKE_TWOS[way]
        return Action(TAKE, [], [counts])
    if step < STEP_LAY:
        counts[step - STEP_DISCARD] = 1
        return Action(DISCARD, [], [counts])
    slot = lay_slot(step)
    pattern = lay_pattern(step)
    counts[slot] += PATTERN_NATURALS[pattern]
    counts[JOKER] += PATTERN_JOKERS[pattern]
    counts[TWO] += PATTERN_TWOS[pattern]
    return Action(LAY, [slot], [counts])


def naturals_of(slot: i64, counts: vec[i64]) -> i64:
    """
    Count the naturals among cards that go to a slot; the wild meld has none.
    """
    if slot == WILD:
        return 0
    return counts[slot]


def first_rank(counts: vec[i64]) -> i64:
    """
    Name the first rank that is there at all.
    """
    rank: i64 = 0
    while counts[rank] == 0:
        rank += 1
    return rank


def lay_slot(step: i64) -> i64:
    return (step - STEP_LAY) >> PATTERN_BITS


def lay_pattern(step: i64) -> i64:
    return (step - STEP_LAY) & (PATTERNS - 1)


def lay_size(pattern: i64) -> i64:
    """
    Count the cards of a way to lay.
    """
    if pattern >= START_NNN:
        return START_SIZE
    return 1


def lay_step(slot: i64, pattern: i64) -> i64:
    return STEP_LAY + slot * PATTERNS + pattern
