"""
Why a turn is better than another: the best turns with what they are expected to bring, and the largest cause.

The three best of a quick search are played out to the end in the same guessed worlds, and the items of the score sheet
are compared one by one. As codes and numbers; `lang` has the sentences.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from mypy_extensions import i64

from pennies.bots.core.belief_factors import BELIEFS
from pennies.bots.core.beliefs import believed
from pennies.bots.core.knowledge import Knowledge
from pennies.bots.core.plans import Plan, discard_plans, single_plans, turn_plans
from pennies.bots.core.search import Budget, next_world, try_out
from pennies.bots.core.turns import play_out
from pennies.bots.core.weights import strong
from pennies.bots.reading import knowledge_of
from pennies.bots.searching import Limit, number_of
from pennies.engine.chance import Generator
from pennies.engine.legal import legal
from pennies.engine.rules import Rules
from pennies.engine.scoring import Sheet, sheet
from pennies.engine.state import PHASE_LAY, Deal
from pennies.game.view import View
from pennies.vecs import append, vec

BEST: Final = 3
"""So many turns are shown."""
FEWEST: Final = 2
"""From one world no error can be told."""
CLEAR: Final = 2
"""A difference is spoken of from so many standard errors on."""
CAUSES: Final = (
    "melds", "natural", "mixed", "wild", "sevens", "red-threes", "going-out", "hands", "feet", "others-melds",
    "others-canastas", "others-rest",
)  # fmt: skip
"""
The items a margin is made of: those of the own team, and of the others, whose gains count against it.
"""


@dataclass(frozen=True)
class Measure:
    """
    A mean, and its standard error.
    """

    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        return abs(self.mean) > CLEAR * self.error


@dataclass(frozen=True)
class Difference:
    """
    What a way to go on lacks of the best one, and why.

    Attributes:
        behind: by how much it is worse than the best way (0 for that).
        cause: which of `CAUSES` most of a clear difference comes from; empty if there is none.
        share: the part of `behind` that the cause makes up.
        takes: how much more often the others take the pile than after the best way, in each deal.
    """

    behind: Measure
    cause: str
    share: Measure
    takes: Measure


@dataclass(frozen=True)
class Advice(Difference):
    """
    One way to go on.

    Attributes:
        steps: its steps; none are left out but a discard that is yet to be chosen.
        points: by how many points the own team is expected to be better at the end.
    """

    steps: tuple[int, ...]
    points: Measure


@dataclass(frozen=True)
class Outcome:
    """
    How a playout ended: the margin, split into `CAUSES`, and how often the others took the pile.
    """

    items: tuple[int, ...]
    takes: int

    @property
    def total(self) -> int:
        return sum(self.items)


def explain(
    rules: Rules, view: View, samples: int, seed: str, limit: Limit | None = None, weights: "vec[i64] | None" = None
) -> list[Advice]:
    """
    Find the best ways to go on for the seat that is to act, best first; at most three.

    Args:
        samples: guessed worlds, first for each candidate and again for the best three.
        limit: a cap in time on each of the two halves.
        weights: of the policy in playouts; those of `strong` if left out.
    """
    weights = strong() if weights is None else weights
    knowledge = knowledge_of(rules, view)
    generator = Generator(number_of(f"{seed} {view}"))
    plans = _candidates(knowledge, weights)
    trials = try_out(knowledge, plans, weights, budget_for(rules, samples, limit), generator)
    best = sorted(trials, key=lambda trial: (trial.is_out, -trial.total))[:BEST]
    played = outcomes(knowledge, [trial.plan for trial in best], weights, budget_for(rules, samples, limit), generator)
    advices = [(trial.plan, results) for trial, results in zip(best, played, strict=True)]
    advices.sort(key=lambda advice: -fmean(result.total for result in advice[1]))
    return [_advice(plan, results, advices[0][1]) for plan, results in advices]


def budget_for(rules: Rules, samples: int, limit: Limit | None) -> Budget:
    """
    Make a budget of playouts that are cut once round the table, from now on.
    """
    if limit is None:
        return Budget(samples, turns=rules.players, beliefs=BELIEFS)
    return Budget(
        samples, turns=rules.players, beliefs=BELIEFS, clock=limit.clock, deadline=limit.clock() + limit.seconds
    )


def _candidates(knowledge: Knowledge, weights: "vec[i64]") -> list[Plan]:
    if knowledge.deal.phase != PHASE_LAY:
        return single_plans(legal(knowledge.deal))
    plans = [plan for plan in turn_plans(knowledge, weights) if len(plan.steps)]
    return plans + discard_plans(knowledge, weights) or single_plans(legal(knowledge.deal))


def outcomes(
    knowledge: Knowledge, plans: Sequence[Plan], weights: "vec[i64]", budget: Budget, generator: Generator
) -> list[list[Outcome]]:
    """
    Play plans out to the end, all of them in the same guessed worlds: in two at least, so that there is an error.

    None at all for a seat that is asked, if no hand is found that could go out.
    """
    rules = knowledge.deal.rules
    team = int(rules.team_of(knowledge.deal.to_act))
    everybody = vec[vec[i64]]()
    for _ in range(rules.teams):
        everybody = append(everybody, weights)
    made: list[list[Outcome]] = [[] for _ in plans]
    believes = believed(knowledge, budget.beliefs)
    for _ in range(max(budget.samples, FEWEST)):
        if len(made[0]) >= FEWEST and budget.is_spent():
            break
        world = next_world(knowledge, budget.insight, believes, generator)
        if world is None:
            break
        for plan, results in zip(plans, made, strict=True):
            played = world.clone()
            plan.play(played, weights)
            if not played.deal.is_over():
                play_out(played, everybody)
            others = sum(int(count) for number, count in enumerate(played.takes) if number != team)
            results.append(Outcome(_items(played.deal, team), others))
    return made


def _items(deal: Deal, team: int) -> tuple[int, ...]:
    """
    Split the margin over the best of the others into `CAUSES`.
    """
    own = sheet(deal, team)
    others = [sheet(deal, number) for number in range(deal.rules.teams) if number != team]
    feet = own.feet + own.feet_red_threes
    items = (own.melds, own.natural, own.mixed, own.wild, own.sevens, own.red_threes, own.going_out, own.hands, feet)
    return tuple(int(item) for item in (*items, *_against(max(others, key=lambda other: other.total, default=None))))


def _against(other: Sheet | None) -> tuple[int, int, int]:
    if other is None:
        return 0, 0, 0
    canastas = other.natural + other.mixed + other.wild + other.sevens
    return -other.melds, -canastas, -(other.total - other.melds - canastas)


def _advice(plan: Plan, results: Sequence[Outcome], best: Sequence[Outcome]) -> Advice:
    difference = difference_of(results, best)
    return Advice(
        steps=tuple(int(step) for step in plan.steps),
        points=measure([result.total for result in results]),
        behind=difference.behind,
        cause=difference.cause,
        share=difference.share,
        takes=difference.takes,
    )


def difference_of(results: Sequence[Outcome], best: Sequence[Outcome]) -> Difference:
    """
    Compare a way with the best one, world by world, and find the largest cause of a clear difference.
    """
    behind = measure([one.total - other.total for one, other in zip(best, results, strict=True)])
    shares = {
        cause: measure([one.items[place] - other.items[place] for one, other in zip(best, results, strict=True)])
        for place, cause in enumerate(CAUSES)
    }
    clear = {cause: share for cause, share in shares.items() if behind.is_clear and share.is_clear and share.mean > 0}
    cause = max(clear, key=lambda name: clear[name].mean, default="")
    return Difference(
        behind=behind,
        cause=cause,
        share=clear.get(cause, Measure(0, 0)),
        takes=measure([other.takes - one.takes for one, other in zip(best, results, strict=True)]),
    )


def measure(values: Sequence[float]) -> Measure:
    """
    Take the mean of values, and its standard error.

    Raises:
        StatisticsError: there is only one value, of which nothing can be concluded, or none.
    """
    return Measure(fmean(values), stdev(values) / len(values) ** 0.5)
