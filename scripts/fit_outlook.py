"""
Fit the weights of the outlook (`pennies.bots.core.outlook`) to how deals of the level `strong` end, and write them.

Deals are played; from some positions the same hands are played on by the rules of thumb, several times with other feet
and stock, and the weights are to tell the mean margin in the end. Least squares with a ridge. Quick enough only if the
engine is compiled. The same arguments give the same weights, on any number of cores.

    python scripts/fit_outlook.py --deals 24000 --seed 7 --write
"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from pennies.arena.workers import cores, in_order
from pennies.bots.core.lessons import School, positions
from pennies.bots.core.outlook import COUNT, LAPS, PARTS, TABLE
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.weights import strong
from pennies.bots.fitting import Sums, fit, lines_of
from pennies.profiles import load
from pennies.vecs import vec

MODULE: Final = Path(__file__).parent.parent / "src" / "pennies" / "bots" / "core" / "outlook_weights.py"
CHUNK: Final = 50
"""Deals that one process plays at a time."""
SCORES: Final = (0, 0, 5_000, 10_000)
"""What both teams have at the beginning: the minimum depends on it."""
SIZE: Final = int(COUNT) * int(LAPS)
FRESH: Final = 8
"""One chunk in so many is not learned from at first, to see how well the weights do."""
RIDGE: Final = 1e-3

HEAD: Final = '''"""
What the features of the outlook are worth: a line for each place, with a weight for each number of laps left.

Made by `scripts/fit_outlook.py`; in parts of a point (`outlook.PARTS`).
"""

from typing import Final

from mypy_extensions import i64

from pennies.vecs import vec

OUTLOOK: Final = vec[i64]([
'''


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--profile", default="standard")
    parser.add_argument("--deals", type=int, default=24_000)
    parser.add_argument("--worlds", type=int, default=16, help="so often a position is played to the end")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--write", action="store_true", help=f"write {MODULE.name}")
    arguments = parser.parse_args()
    work = partial(sums_of, arguments.profile, arguments.worlds, arguments.seed)
    chunks = range(0, arguments.deals, CHUNK)
    print(f"{len(chunks)} parts of {CHUNK} deals", flush=True)
    weights = fit(in_order(work, chunks, arguments.workers), SIZE, FRESH, RIDGE, partial(print, flush=True))
    text = module_text([round(weight * int(PARTS)) for weight in weights])
    if arguments.write:
        MODULE.write_text(text, encoding="utf-8")
    else:
        print(text)


def sums_of(profile: str, worlds: int, seed: int, first: int) -> Sums:
    """
    Play a chunk of deals and add up what its positions tell.
    """
    rules = load(profile).rules()
    lap = int(rules.draw) * int(rules.players)
    school = School(rules, strong(), TURN_WEIGHTS, vec[i64](), worlds, 0)
    sums = Sums(SIZE)
    for stock, *values, margin in positions(
        school, CHUNK, seed * 1_000_003 + first, SCORES[first // CHUNK % len(SCORES)]
    ):
        left = min(int(stock) / lap, int(LAPS) - 1)
        whole = min(int(left), int(LAPS) - 2)
        row: dict[int, float] = {}
        for place, value in enumerate(values):
            if value:
                row[place * int(LAPS) + whole] = int(value) * (whole + 1 - left)
                row[place * int(LAPS) + whole + 1] = int(value) * (left - whole)
        sums.add(row, int(margin))
    return sums


def module_text(weights: Sequence[int]) -> str:
    """
    Write the module that holds the weights.
    """
    return HEAD + lines_of(weights, TABLE, int(LAPS)) + "])  # fmt: skip\n"


if __name__ == "__main__":
    main()
