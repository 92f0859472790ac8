"""
Tune the weights of the policy by an evolution strategy, in deals against a pool of opponents.

Slow unless `pennies.engine` and `pennies.bots.core` are compiled. The same arguments give the same weights. Prints the
best guess after every generation, and at the end what it wins, on packs that it was not tuned on.

    python scripts/tune.py --generations 60 --pairs 400 --seed 1
"""

import argparse
import statistics

from mypy_extensions import i64

from pennies.bots.core.selfplay import duel
from pennies.bots.core.weights import STYLES, TABLE, club, with_changes
from pennies.bots.tuning import Evolution
from pennies.profiles import load
from pennies.vecs import vec

FRESH = 1_000_000
"""Seeds from here on are for measuring, not for tuning."""
SCORES = (0, 0, 5000, 10_000)
"""What teams have at the beginning of the deals that are tuned on: the minimum depends on it."""


def main() -> None:
    arguments = _arguments()
    names = [name for name, _, _ in TABLE if name != "memory"]
    start = with_changes(club(), _changes_in(arguments.start))
    first = dict(zip([name for name, _, _ in TABLE], start, strict=True))
    spread = [max(5.0, abs(int(first[name])) * arguments.spread) for name in names]
    evolution = Evolution([float(first[name]) for name in names], spread, arguments.seed)
    rules = load(arguments.profile).rules()
    pool = [start, *(with_changes(start, changes) for changes in STYLES.values())]
    for generation in range(arguments.generations):
        other = pool[generation % len(pool)]
        score = SCORES[generation % len(SCORES)]
        seed = arguments.seed * 10_000 + generation
        fitness = [
            float(sum(duel(rules, _weights(names, candidate), other, arguments.pairs, seed, score)))
            for candidate in evolution.ask()
        ]
        evolution.tell(fitness)
        mean = statistics.fmean(fitness) / 2 / arguments.pairs
        print(f"generation {generation}: {mean:+.0f} on average", flush=True)
        if generation % 25 == 24:
            print(_changes(_weights(names, evolution.mean)), flush=True)
        if generation % 10 == len(pool):
            pool.append(_weights(names, evolution.mean))
    best = _weights(names, evolution.mean)
    print(_changes(best))
    for other in pool:
        results = [points / 2 for points in duel(rules, best, other, arguments.fresh, FRESH + arguments.seed)]
        error = statistics.stdev(results) / len(results) ** 0.5
        print(f"{statistics.fmean(results):+.0f} ± {1.96 * error:.0f} a deal, {arguments.fresh} fresh pairs")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--profile", default="standard")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--pairs", type=int, default=400, help="duplicate pairs for each candidate and generation")
    parser.add_argument("--fresh", type=int, default=4000, help="pairs to measure the result with")
    parser.add_argument("--spread", type=float, default=0.2, help="the first deviation, as a part of each weight")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", default="", help="changes to the club player to start from: name=value,...")
    return parser.parse_args()


def _changes_in(text: str) -> dict[str, int]:
    """
    Read `name=value,...`.
    """
    parts = (part.split("=") for part in text.split(",") if part)
    return {name: int(value) for name, value in parts}


def _changes(weights: "vec[i64]") -> dict[str, int]:
    return {name: int(weights[place]) for place, (name, _, _) in enumerate(TABLE) if weights[place] != club()[place]}


def _weights(names: list[str], values: list[float]) -> "vec[i64]":
    return with_changes(club(), {name: round(value) for name, value in zip(names, values, strict=True)})


if __name__ == "__main__":
    main()
