"""
Looking back on a deal: what a seat's turns cost against the best way, by what that seat could know in each.

A turn is judged in parts, one for each look at new cards: draw or take, then lays and discard together or the question
to the partners, again after a foot or their answer. An answer to a partner counts as a part of the own turn before it.
A quick search names the best way; that and what was done are then played out to the end in other guessed worlds, the
same for both, so that a lucky candidate gains nothing. As codes and numbers; `lang` has the sentences.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from pennies.bots.core.discarding import best_discard
from pennies.bots.core.knowledge import Knowledge
from pennies.bots.core.plans import Plan, discard_plans, lay_plans, single_plans, turn_plans
from pennies.bots.core.policy import choose
from pennies.bots.core.search import best_trial, try_out
from pennies.bots.core.weights import strong
from pennies.bots.explaining import Difference, Measure, budget_for, difference_of, outcomes
from pennies.bots.reading import knowledge_of
from pennies.bots.searching import Limit, number_of
from pennies.engine.chance import Generator
from pennies.engine.legal import legal
from pennies.engine.play import apply
from pennies.engine.rules import Rules
from pennies.engine.state import PHASE_DRAW, PHASE_LAY, PHASES, Deal
from pennies.engine.steps import (
    LAY,
    PATTERN_JOKERS,
    PATTERN_NATURALS,
    PATTERN_TWOS,
    STEP_LAY,
    Action,
    action_of,
    lay_pattern,
    lay_slot,
)
from pennies.game.game import Game, PlayedDeal
from pennies.game.notation import Said
from pennies.game.view import View
from pennies.profiles import Profile
from pennies.vecs import append, vec

COSTLIEST: Final = 3
"""So many turns are shown."""
FEWEST: Final = 8
"""From fewer worlds nothing is concluded."""


@dataclass(frozen=True)
class Decision:
    """
    What a seat knew, and the action it then said.
    """

    view: View
    said: Said


@dataclass(frozen=True)
class Slip:
    """
    A part of a turn that was clearly not the best, by more than chance.

    Attributes:
        view: what the player could know.
        done, better: the steps of both ways; a slot where both lay the same cards is left out, and so is the same
            discard. Either may be empty: too little or too much was done.
        difference: what the done way lacks, and why.
    """

    view: View
    done: tuple[int, ...]
    better: tuple[int, ...]
    difference: Difference


@dataclass(frozen=True)
class Review:
    """
    What a turn cost.

    Attributes:
        number: of the seat's own turns in the deal, the first is 1.
        slips: in the order of play; none if nothing was clearly better.
    """

    number: int
    slips: tuple[Slip, ...]

    @property
    def cost(self) -> Measure:
        """
        Add the parts up; each was measured in worlds of its own.
        """
        parts = [slip.difference.behind for slip in self.slips]
        return Measure(sum(part.mean for part in parts), sum(part.error**2 for part in parts) ** 0.5)


def turns_of(profile: Profile, deal: PlayedDeal, seat: int) -> list[list[Decision]]:
    """
    Play a deal again, and list what a seat decided in each of its turns, and after it when partners asked.
    """
    game = Game(profile)
    game.start_deal(deal.dealer, deal.scores, deal.pack)
    turns: list[list[Decision]] = []
    for actor, said in deal.actions:
        if actor == seat:
            view = game.view(seat)
            if view.phase == PHASES[PHASE_DRAW] or not turns:
                turns.append([])
            turns[-1].append(Decision(view, said))
        game.act(actor, said)
    return turns


def costliest(reviews: Sequence[Review]) -> list[Review]:
    """
    List the turns that cost most, the costliest first; none without a slip.
    """
    return sorted((review for review in reviews if review.slips), key=lambda review: -review.cost.mean)[:COSTLIEST]


def review_turn(
    rules: Rules, number: int, turn: Sequence[Decision], samples: int, seed: str, limit: Limit | None = None
) -> Review:
    """
    Judge a turn.

    Args:
        number: which turn of the seat it is.
        samples: guessed worlds for each part, first for each candidate and again for the best and what was done.
        limit: a cap in time on the turn.
    """
    parts = _parts(turn)
    share = Limit(limit.clock, limit.seconds / (2 * len(parts))) if limit else None
    slips = [_slip(rules, part, samples, seed, share) for part in parts]
    return Review(number, tuple(slip for slip in slips if slip is not None))


def _parts(turn: Sequence[Decision]) -> list[list[Decision]]:
    """
    Split a turn where the player saw new cards or heard an answer.
    """
    parts: list[list[Decision]] = []
    for decision in turn:
        if not parts or _learnt(parts[-1][-1].view) != _learnt(decision.view):
            parts.append([])
        parts[-1].append(decision)
    return parts


def _learnt(view: View) -> tuple[object, ...]:
    return view.phase, view.permission, view.stock, view.foot_sizes


def _slip(rules: Rules, part: Sequence[Decision], samples: int, seed: str, limit: Limit | None) -> Slip | None:
    """
    Find out whether something was clearly better than what was done.
    """
    view = part[0].view
    knowledge = knowledge_of(rules, view)
    done = _steps(knowledge, [decision.said for decision in part])
    if done is None:
        return None
    weights = strong()
    generator = Generator(number_of(f"{seed} {view}"))
    plans = _ways(knowledge, done, weights)
    budget = budget_for(rules, samples, limit)
    best = best_trial(try_out(knowledge, plans, weights, budget, generator), budget).plan
    if best is plans[0]:
        return None
    played = outcomes(knowledge, [plans[0], best], weights, budget_for(rules, samples, limit), generator)
    if len(played[0]) < FEWEST:
        return None
    difference = difference_of(*played)
    if not difference.behind.is_clear or difference.behind.mean <= 0:
        return None
    return Slip(view, *_apart(done, best.steps), difference)


def _ways(knowledge: Knowledge, done: "vec[i64]", weights: "vec[i64]") -> list[Plan]:
    """
    List what was done, and after it what else could have been.
    """
    plans = [Plan(done, goes_on=True)]
    if knowledge.deal.phase != PHASE_LAY:
        others = single_plans(legal(knowledge.deal))
    else:
        others = [_with_discard(knowledge, plan, weights) for plan in turn_plans(knowledge, weights)]
        for laid in (done, lay_plans(knowledge, weights)[0].steps):
            others += _discards_after(knowledge, vec[i64]([step for step in laid if step >= STEP_LAY]), weights)
    keys = {tuple(sorted(done))}
    for plan in others:
        key = tuple(sorted(plan.steps))
        if key not in keys:
            keys.add(key)
            plans.append(plan)
    return plans


def _with_discard(knowledge: Knowledge, plan: Plan, weights: "vec[i64]") -> Plan:
    """
    Name the discard that a plan leaves to the policy.
    """
    world = _after(knowledge, plan.steps)
    if plan.goes_on or not _is_same_turn(knowledge.deal, world.deal):
        return plan
    discard = best_discard(world, legal(world.deal), weights)
    return Plan(append(plan.steps, discard if discard >= 0 else choose(world, weights)), goes_on=True)


def _discards_after(knowledge: Knowledge, lays: "vec[i64]", weights: "vec[i64]") -> list[Plan]:
    """
    List turns that lay this, and end with one discard or another.
    """
    world = _after(knowledge, lays)
    if not _is_same_turn(knowledge.deal, world.deal):
        return []
    return [Plan(append(lays, plan.steps[0]), goes_on=True) for plan in discard_plans(world, weights)]


def _is_same_turn(before: Deal, after: Deal) -> bool:
    """
    Tell whether the player is still to act with the cards of before, and no foot came to them.
    """
    return (
        after.phase == PHASE_LAY and after.turn == before.turn and after.player().foot_down == before.player().foot_down
    )


def _after(knowledge: Knowledge, steps: "vec[i64]") -> Knowledge:
    world = knowledge.clone()
    step: i64
    for step in steps:
        world.play(step)
    return world


def _steps(knowledge: Knowledge, said: Sequence[Said]) -> "vec[i64] | None":
    """
    Spell out actions as steps; None if one of them was more than its steps (a pile set aside came by the whole lay).
    """
    world = knowledge.clone()
    made = vec[i64]()
    for one in said:
        action = one.action()
        steps = _lay_steps(world.deal, action) if action.verb == LAY else _single_step(world.deal, action)
        if steps is None:
            return None
        step: i64
        for step in steps:
            world.play(step)
            made = append(made, step)
    return made


def _single_step(deal: Deal, action: Action) -> list[int] | None:
    """
    Find the step that is an action without lays.
    """
    top = deal.pile[len(deal.pile) - 1] if len(deal.pile) else 0
    for step in legal(deal):
        other = action_of(step, top)
        if other.verb == action.verb and [*map(list, other.counts)] == [*map(list, action.counts)]:
            return [int(step)]
    return None


def _lay_steps(deal: Deal, action: Action) -> list[int] | None:
    """
    Find an order of legal steps that lays the same cards on the same slots.
    """
    left: dict[int, list[int]] = {}
    for slot, counts in zip(action.targets, action.counts, strict=True):
        cards = left.setdefault(int(slot), [0] * len(counts))
        left[int(slot)] = [one + int(other) for one, other in zip(cards, counts, strict=True)]
    return _order(deal, left, set())


def _order(deal: Deal, left: dict[int, list[int]], tried: set[str]) -> list[int] | None:
    if not any(map(any, left.values())):
        return []
    if deal.phase != PHASE_LAY or str(left) in tried:
        return None
    tried.add(str(left))
    for step in legal(deal):
        slot = int(lay_slot(step))
        if step < STEP_LAY or slot not in left:
            continue
        rest = [have - int(used) for have, used in zip(left[slot], action_of(step, 0).counts[0], strict=True)]
        if min(rest) < 0:
            continue
        after = deal.clone()
        apply(after, step)
        others = _order(after, {**left, slot: rest}, tried)
        if others is not None:
            return [int(step), *others]
    return None


def _apart(done: "vec[i64]", better: "vec[i64]") -> tuple[tuple[int, ...], tuple[int, ...]]:
    """
    Leave out of two ways what both have.
    """
    one, other = _by_place(done), _by_place(better)
    same = {place for place, cards in one.items() if other.get(place) == cards}
    return _without(done, same), _without(better, same)


def _without(steps: "vec[i64]", places: set[int]) -> tuple[int, ...]:
    return tuple(int(step) for step in steps if _place(step) not in places)


def _by_place(steps: "vec[i64]") -> dict[int, tuple[int, int, int]]:
    """
    Count the naturals, jokers and twos that go to each slot; any other step is a place of its own.
    """
    places: dict[int, tuple[int, int, int]] = {}
    for step in steps:
        before = places.get(_place(step), (0, 0, 0))
        pattern = int(lay_pattern(step)) if step >= STEP_LAY else 0
        cards = (PATTERN_NATURALS[pattern], PATTERN_JOKERS[pattern], PATTERN_TWOS[pattern])
        places[_place(step)] = (before[0] + int(cards[0]), before[1] + int(cards[1]), before[2] + int(cards[2]))
    return places


def _place(step: i64) -> int:
    return int(lay_slot(step)) if step >= STEP_LAY else -1 - int(step)
