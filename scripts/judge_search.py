"""
Judge searches by single turns, which tells in minutes what a contest tells in hours (docs/decisions/0015).

Deals of the level `strong` are played; at one turn of each, every way to play it is played out to the end in the same
guessed worlds. That says what each choice is worth. Each search is then asked for its choice there: its gain is what
that is worth beyond the turn that the table of whole turns likes best. Quick enough only if the engine is compiled.
The same arguments give the same gains, on any number of cores.

    python scripts/judge_search.py expert expert:240 expert:240,turns=0 master,patience=250 --turns 600

A search is a level with the number of its worlds, and fields of `Depth` that are to be otherwise; `turns=0` plays out
to the end.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from pennies.arena.statistics import estimate
from pennies.arena.workers import cores, in_order
from pennies.bots.bot import DEPTHS, samples_in
from pennies.bots.core.belief_factors import BELIEFS
from pennies.bots.core.beliefs import believed
from pennies.bots.core.knowledge import Knowledge, beginning
from pennies.bots.core.lessons import School
from pennies.bots.core.plans import Plan
from pennies.bots.core.policy import choose
from pennies.bots.core.search import MOST_TURNS, begin_alike, margin, search_turn
from pennies.bots.core.selfplay import LONGEST, shuffled
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.turns import best_turns, is_planned, play_out
from pennies.bots.core.weights import strong
from pennies.bots.core.worlds import BLIND, world_for
from pennies.bots.searching import Depth
from pennies.engine.chance import Generator
from pennies.engine.state import PHASE_DRAW
from pennies.profiles import load
from pennies.vecs import vec

FIELDS: Final = ("patience", "turns", "faith")
"""The numbers of a `Depth` that may be given."""


class Judged(NamedTuple):
    """
    A turn: of each search by how much its choice is better than the table's, and how long it took.
    """

    gains: list[float]
    seconds: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("searches", nargs="+", help="LEVEL[:WORLDS][,FIELD=NUMBER …]; the first is compared with")
    parser.add_argument("--profile", default="standard")
    parser.add_argument("--turns", type=int, default=600, help="deals with a turn to judge (one in ten has none)")
    parser.add_argument("--worlds", type=int, default=200, help="so often every choice is played to the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    arguments = parser.parse_args()
    depths = [depth_of(text) for text in arguments.searches]
    work = partial(judged, arguments.profile, depths, arguments.worlds, arguments.seed)
    found: list[Judged] = []
    for number, turn in enumerate(in_order(work, range(arguments.turns), arguments.workers), 1):
        found += [turn] if turn is not None else []
        if number % 50 == 0 and found:
            print(f"{number} of {arguments.turns} deals", flush=True)
    for line in summary(arguments.searches, found):
        print(line)


def depth_of(text: str) -> Depth:
    """
    Read a search.

    Raises:
        SystemExit: there is no such one.
    """
    spec, *changes = text.split(",")
    level, colon, samples = spec.partition(":")
    if level not in DEPTHS:
        raise SystemExit(f"{text}: a search is one of {', '.join(DEPTHS)}, not {level!r}")
    try:
        depth = replace(DEPTHS[level], aims_at_game=False)
        depth = replace(depth, samples=samples_in(samples)) if colon else depth
        for change in changes:
            field, _, value = change.partition("=")
            if field not in FIELDS:
                raise ValueError(f"what may be changed is {', '.join(FIELDS)}, not {field!r}")
            number: dict[str, Any] = {field: int(value)}
            depth = replace(depth, **number)
    except ValueError as error:
        raise SystemExit(f"{text}: {error}") from error
    return depth


def judged(profile: str, depths: Sequence[Depth], worlds: int, seed: int, number: int) -> Judged | None:
    """
    Play a deal to one of its turns, and judge there; None if the deal has no choice then.
    """
    rules, w = load(profile).rules(), strong()
    generator = Generator(seed * 1_000_003 + number)
    knowledge = beginning(shuffled(rules, generator, 0))
    School(rules, w, TURN_WEIGHTS, vec[i64](), 0, 0).play(knowledge, TURN_WEIGHTS, 1 + generator.below(LONGEST))
    while not knowledge.deal.is_over() and knowledge.deal.phase == PHASE_DRAW:
        knowledge.play(choose(knowledge, w))
    if knowledge.deal.is_over() or not is_planned(knowledge, w):
        return None
    plans = best_turns(knowledge, w, TURN_WEIGHTS, MOST_TURNS)
    if len(plans) < 2 or begin_alike(plans):
        return None
    worth = dict(zip(map(_steps, plans), worths(knowledge, plans, worlds, generator), strict=True))
    gains, seconds = [], []
    for depth in depths:
        began = time.process_time()
        chosen = search_turn(knowledge.clone(), w, depth.budget(rules), Generator(seed * 7 + number))
        seconds.append(time.process_time() - began)
        gains.append(worth[tuple(map(int, chosen))] - worth[_steps(plans[0])])
    return Judged(gains, seconds)


def worths(knowledge: Knowledge, plans: Sequence[Plan], worlds: int, generator: Generator) -> list[float]:
    """
    Tell the mean margin in the end after each plan.
    """
    deal, w = knowledge.deal, strong()
    team = deal.rules.team_of(deal.turn)
    everybody = vec[vec[i64]]([w] * int(deal.rules.teams))
    weights = believed(knowledge, BELIEFS)
    margins: list[list[int]] = [[] for _ in plans]
    for _ in range(worlds):
        world = world_for(knowledge, BLIND, weights, generator)
        for plan, of_plan in zip(plans, margins, strict=True):
            played = world.clone()
            plan.play(played, w)
            if not played.deal.is_over():
                play_out(played, everybody)
            of_plan.append(int(margin(played.deal, team)))
    return [fmean(of_plan) for of_plan in margins]


def _steps(plan: Plan) -> tuple[int, ...]:
    return tuple(map(int, plan.steps))


def summary(searches: Sequence[str], turns: Sequence[Judged]) -> Iterator[str]:
    """
    Say what each search gains over the table, what over the first search, and how long a choice takes.
    """
    if not turns:
        yield "no turn to judge"
        return
    yield f"{len(turns)} turns; points a turn ± 95 %"
    width = max(map(len, searches))
    for place, search in enumerate(searches):
        gain = estimate([turn.gains[place] for turn in turns])
        over = estimate([turn.gains[place] - turn.gains[0] for turn in turns])
        milliseconds = 1_000 * fmean([turn.seconds[place] for turn in turns])
        yield (
            f"{search:{width}}  {gain.mean:+6.1f} ± {gain.margin:4.1f} over the table"
            f"  {over.mean:+6.1f} ± {over.margin:4.1f} over {searches[0]}  {milliseconds:6.1f} ms"
        )


if __name__ == "__main__":
    main()
