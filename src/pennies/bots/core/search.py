"""
Flat Monte-Carlo search: every candidate is played out in the same guessed worlds, by the policy for everybody.

Draw or take is searched first, then the rest of the turn. With a table for whole turns (`turns`) those that leave most
are compared, and the worth that it tells counts as much as some worlds. Without one there are two stages, what to lay
and what to discard; the first candidate is what the policy would do, and another is preferred only if it did better by
more than chance easily makes.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pennies.bots.core.beliefs import believed
from pennies.bots.core.chances import Aim
from pennies.bots.core.etiquette import CLEAR_GAIN, is_blunder
from pennies.bots.core.knowledge import Knowledge
from pennies.bots.core.outlook import outlook
from pennies.bots.core.plans import Plan, discard_plans, single_plans, turn_plans
from pennies.bots.core.policy import choose
from pennies.bots.core.turns import best_turns, is_planned, play_out
from pennies.bots.core.worlds import BLIND, world_for, world_for_asked
from pennies.engine.chance import Generator
from pennies.engine.legal import legal
from pennies.engine.scoring import results
from pennies.engine.state import PHASE_ANSWER, PHASE_LAY, Deal
from pennies.engine.steps import ASK
from pennies.vecs import append, vec

ROUND: Final[i64] = 8
"""So many worlds are played between two looks at who is behind."""
MOST_TURNS: Final[i64] = 16
"""So many whole turns are compared."""
PATIENCE: Final[i64] = 250
"""So sure must it be that a candidate is behind, where nothing else is said."""
PARTS: Final[i64] = 100
"""`doubt` and `patience` are squares of standard errors, in hundredths."""

TWO_TEAMS: Final[i64] = 2

CLEARLY: Final[i64] = 900
"""So sure must it be that a blunder gains enough: as `doubt`."""


@final
class Budget:
    """
    How much is searched.

    `samples`: worlds for each decision. `turns`: after so many a playout is cut (0: never). `doubt`: how sure it must
    be (t squared, in hundredths) that a candidate beats the policy's. `patience`: how sure that it is behind, to play
    it no further. `clock`, if given, tells seconds; the search ends when they pass `deadline`. `insight` is what the
    guesses may read of the deal (`worlds`), `beliefs` the factors by which they go (`beliefs`); empty if by chance
    alone. `table`: weights of whole turns; empty if they are not used. `faith`: for so many worlds the worth of a turn
    counts that they tell. `aims_at_game`: outcomes count by the chances of winning that they leave (`chances`), where
    two teams play.
    """

    __slots__ = (
        "aims_at_game", "beliefs", "clock", "deadline", "doubt", "faith", "insight", "patience", "samples", "table",
        "turns",
    )  # fmt: skip

    def __init__(
        self,
        samples: i64,
        doubt: i64 = 100,
        patience: i64 = PATIENCE,
        clock: Callable[[], float] | None = None,
        deadline: float = 0.0,
        turns: i64 = 0,
        beliefs: vec[i64] | None = None,
        insight: i64 = BLIND,
        table: vec[i64] | None = None,
        faith: i64 = 0,
        *,
        aims_at_game: bool = False,
    ) -> None:
        self.samples = samples
        self.doubt = doubt
        self.patience = patience
        self.clock = clock
        self.deadline = deadline
        self.turns = turns
        self.beliefs = beliefs if beliefs is not None else vec[i64]()
        self.insight = insight
        self.table = table if table is not None else vec[i64]()
        self.faith = faith
        self.aims_at_game = aims_at_game

    def is_spent(self) -> bool:
        return self.clock is not None and self.clock() >= self.deadline


@final
@mypyc_attr(acyclic=True)
class Trial:
    """
    A candidate, and its margin in each world it was played in. A blunder needs a clear gain to be chosen.
    """

    __slots__ = ("is_blunder", "is_out", "plan", "points", "total")

    def __init__(self, plan: Plan, *, is_blunder: bool = False) -> None:
        self.plan = plan
        self.is_blunder = is_blunder
        self.points = vec[i64]()
        self.total: i64 = 0
        self.is_out = False

    def add(self, points: i64) -> None:
        self.points = append(self.points, points)
        self.total += points


def search(knowledge: Knowledge, w: vec[i64], budget: Budget, generator: Generator) -> i64:
    """
    Choose a step for the seat that is to act.
    """
    return search_turn(knowledge, w, budget, generator)[0]


def search_turn(knowledge: Knowledge, w: vec[i64], budget: Budget, generator: Generator) -> "vec[i64]":
    """
    Choose the steps from here to where something new is learned: the rest of the turn, or the next step.

    Where there is no time left, the next step is the policy's.
    """
    deal = knowledge.deal
    steps = legal(deal)
    if len(steps) == 1:
        return steps[:]
    if budget.is_spent():
        return vec[i64]([choose(knowledge, w)])
    if deal.phase == PHASE_LAY:
        return _search_laying(knowledge, w, budget, generator)
    own = choose(knowledge, w)
    plans = [Plan(vec[i64]([own]), goes_on=True)]
    for plan in single_plans(steps):
        if plan.steps[0] != own:
            plans.append(plan)
    return vec[i64]([first_step(try_out(knowledge, plans, w, budget, generator), budget)])


def _search_laying(knowledge: Knowledge, w: vec[i64], budget: Budget, generator: Generator) -> "vec[i64]":
    if len(budget.table) > 0 and legal(knowledge.deal)[0] != ASK and is_planned(knowledge, w):
        plans = best_turns(knowledge, w, budget.table, MOST_TURNS)
        if len(plans) > 0 and begin_alike(plans):
            return plans[0].steps[:1]
        if len(plans) > 0:
            return best_turn(try_out(knowledge, plans, w, budget, generator), budget.faith).steps
    plans = turn_plans(knowledge, w)
    if len(plans) > 1:
        step = first_step(try_out(knowledge, plans, w, budget, generator), budget)
        if step >= 0:
            return vec[i64]([step])
    elif len(plans[0].steps) > 0:
        return plans[0].steps[:1]
    plans = discard_plans(knowledge, w)
    if len(plans) == 0:
        return vec[i64]([choose(knowledge, w)])
    return vec[i64]([first_step(try_out(knowledge, plans, w, budget, generator), budget)])


def begin_alike(plans: list[Plan]) -> bool:
    """
    Tell whether all plans have the same first step, so that nothing is to be found out now.
    """
    for plan in plans:
        if plan.steps[0] != plans[0].steps[0]:
            return False
    return True


def best_turn(trials: list[Trial], faith: i64) -> Plan:
    """
    Find the best of whole turns, by the worth that their table tells and by what they came to.

    A blunder must gain clearly.
    """
    best = trials[0]
    most = -1.0e12
    for trial in trials:
        if trial.is_out:
            continue
        worlds: i64 = len(trial.points)
        total = trial.total - CLEAR_GAIN * worlds if trial.plan.is_blunder else trial.total
        mean = float(trial.plan.worth * faith + total) / float(faith + worlds)
        if mean > most:
            most = mean
            best = trial
    return best.plan


def first_step(trials: list[Trial], budget: Budget) -> i64:
    """
    Tell the first step of the best candidate; -1 if it has none.
    """
    plan = best_trial(trials, budget).plan
    return plan.steps[0] if len(plan.steps) > 0 else -1


def best_trial(trials: list[Trial], budget: Budget) -> Trial:
    """
    Find the best candidate: the first one unless another is better beyond doubt, or for a blunder beyond all doubt.
    """
    best = trials[0]
    for trial in trials:
        if trial.is_blunder or trial.is_out:
            continue
        if is_beyond(trial, trials[0], budget.doubt) and (best is trials[0] or trial.total > best.total):
            best = trial
    first = leader(trials)
    if first.is_blunder and first.total - best.total > CLEAR_GAIN * len(first.points):
        return first if is_beyond(first, best, CLEARLY) else best
    return best


def leader(trials: list[Trial]) -> Trial:
    """
    Find the candidate with the highest mean among those that were played in all worlds.
    """
    best = trials[0]
    for trial in trials:
        if not trial.is_out and (best.is_out or trial.total > best.total):
            best = trial
    return best


def is_beyond(better: Trial, worse: Trial, certainty: i64) -> bool:
    """
    Tell whether one candidate was better than another, in the worlds that both were played in, by so much certainty.
    """
    count = min(len(better.points), len(worse.points))
    difference: i64 = 0
    squares: i64 = 0
    place: i64
    for place in range(count):
        by = better.points[place] - worse.points[place]
        difference += by
        squares += by * by
    if difference <= 0:
        return False
    if count == 1:
        return certainty == 0
    return difference * difference * (count - 1) * PARTS > certainty * (count * squares - difference * difference)


def try_out(knowledge: Knowledge, plans: list[Plan], w: vec[i64], budget: Budget, generator: Generator) -> list[Trial]:
    """
    Play candidates out in guessed worlds, and drop those that fall behind.
    """
    trials: list[Trial] = []
    for plan in plans:
        trials.append(Trial(plan, is_blunder=len(plan.steps) == 1 and is_blunder(knowledge, plan.steps[0], w)))
    if len(plans) == 1:
        return trials
    team = knowledge.deal.rules.team_of(knowledge.deal.to_act)
    everybody = vec[vec[i64]]()
    index: i64
    for index in range(knowledge.deal.rules.teams):
        everybody = append(everybody, w)
    weights = believed(knowledge, budget.beliefs)
    aim = Aim(knowledge.deal, team) if budget.aims_at_game and knowledge.deal.rules.teams == TWO_TEAMS else None
    for index in range(budget.samples):
        if budget.is_spent():
            break
        world = next_world(knowledge, budget.insight, weights, generator)
        if world is None:
            break
        for trial in trials:
            if not trial.is_out:
                played = world.clone()
                trial.plan.play(played, w)
                if not played.deal.is_over():
                    play_out(played, everybody, budget.turns)
                trial.add(expected_margin(played.deal, team) if aim is None else expected_worth(played.deal, team, aim))
        if (index + 1) % ROUND == 0 and index + 1 >= 2 * ROUND and _drop_behind(trials, budget) == 1:
            break
    return trials


def next_world(knowledge: Knowledge, insight: i64, weights: vec[i64], generator: Generator) -> Knowledge | None:
    """
    Make a world to play out from; None if a seat is asked and no hand is found that could go out.
    """
    if knowledge.deal.phase == PHASE_ANSWER and insight == BLIND:
        return world_for_asked(knowledge, generator)
    return world_for(knowledge, insight, weights, generator)


def _drop_behind(trials: list[Trial], budget: Budget) -> i64:
    """
    Drop the candidates that are behind the leader beyond patience; tell how many are left.
    """
    best = leader(trials)
    left: i64 = 0
    for trial in trials:
        if trial is not best and not trial.is_out and is_beyond(best, trial, budget.patience):
            trial.is_out = True
        if not trial.is_out:
            left += 1
    return left


def expected_margin(deal: Deal, team: i64) -> i64:
    """
    Tell the margin of a team in a deal that is over, or the one to be expected.
    """
    return margin(deal, team) if deal.is_over() else outlook(deal, team)


def expected_worth(deal: Deal, team: i64, aim: Aim) -> i64:
    """
    Tell what a deal is worth to one of two teams that aims at the game.
    """
    if not deal.is_over():
        return aim.of_margin(outlook(deal, team))
    points = results(deal)
    return aim.of_points(points[team], points[1 - team])


def margin(deal: Deal, team: i64) -> i64:
    """
    Tell by how many points a team is better in a deal than the best of the others.
    """
    points = results(deal)
    best: i64 = -1_000_000_000
    other: i64
    for other in range(deal.rules.teams):
        if other != team:
            best = max(best, points[other])
    return points[team] - best if deal.rules.teams > 1 else points[team]
