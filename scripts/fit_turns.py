"""
Fit the weights of whole turns (`pennies.bots.core.turns`) to playouts, and write them into the package.

Players of rules of thumb play deals against each other. At some turns the candidates are played out to the end in the
same guessed worlds; the weights are to tell by how much a candidate is better than the others of its turn. Least
squares with a ridge. Slow unless the engine is compiled: half a minute of processor for each 100 deals. The same
arguments give the same weights, on any number of cores.

    python scripts/fit_turns.py --deals 9000 --seed 4 --write
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final

from mypy_extensions import i64

from pennies.arena.workers import cores, in_order
from pennies.bots.core.aftermath import COUNT, TABLE, TIMES
from pennies.bots.core.lessons import School, lessons
from pennies.bots.core.turns import PARTS
from pennies.bots.core.weights import strong
from pennies.bots.fitting import Sums, fit, lines_of
from pennies.profiles import load
from pennies.vecs import vec

MODULE: Final = Path(__file__).parent.parent / "src" / "pennies" / "bots" / "core" / "turn_weights.py"
CHUNK: Final = 20
"""Deals that one process plays at a time."""
SCORES: Final = (0, 0, 0, 5_000, 10_000, 15_000)
"""What both teams have at the beginning: the minimum depends on it."""
SIZE: Final = int(COUNT) * len(TIMES)
FRESH: Final = 6
"""One chunk in so many is not learned from at first, to see how well the weights do."""
RIDGE: Final = 0.02

HEAD: Final = '''"""
What the features of the aftermath are worth: a line for each, with a weight for each time of a deal.

Made by `scripts/fit_turns.py`; in parts of a point (`turns.PARTS`).
"""

from typing import Final

from mypy_extensions import i64

from pennies.vecs import vec

TURN_WEIGHTS: Final = vec[i64]([
'''


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--profile", default="standard")
    parser.add_argument("--deals", type=int, default=9_000)
    parser.add_argument("--worlds", type=int, default=24, help="guessed worlds for each lesson")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--write", action="store_true", help=f"write {MODULE.name}")
    arguments = parser.parse_args()
    work = partial(lesson_sums, arguments.profile, arguments.worlds, arguments.seed)
    chunks = range(0, arguments.deals, CHUNK)
    print(f"{len(chunks)} parts of {CHUNK} deals", flush=True)
    weights = fit(in_order(work, chunks, arguments.workers), SIZE, FRESH, RIDGE, partial(print, flush=True))
    text = module_text([round(weight * int(PARTS)) for weight in weights])
    if arguments.write:
        MODULE.write_text(text, encoding="utf-8")
    else:
        print(text)


def lesson_sums(profile: str, worlds: int, seed: int, first: int) -> Sums:
    """
    Play a chunk of deals and add up its lessons.
    """
    school = School(load(profile).rules(), strong(), vec[i64](), vec[i64](), worlds, 0)
    score = SCORES[first // CHUNK % len(SCORES)]
    sums = Sums(SIZE)
    for rows in lessons(school, CHUNK, seed * 1_000_003 + first, score):
        for row, target in centred([[int(value) for value in row] for row in rows]):
            sums.add(row, target)
    return sums


def centred(rows: Sequence[Sequence[int]]) -> Iterator[tuple[dict[int, float], float]]:
    """
    Put each feature in the place of its time, and take from all values the mean of the candidates.
    """
    spread = [{place * len(TIMES) + row[-2]: value for place, value in enumerate(row[:-2]) if value} for row in rows]
    places = sorted({place for values in spread for place in values})
    means = {place: fmean(values.get(place, 0) for values in spread) for place in places}
    margin = fmean(row[-1] for row in rows)
    for row, values in zip(rows, spread, strict=True):
        differences = {place: values.get(place, 0) - means[place] for place in places}
        yield {place: value for place, value in differences.items() if value}, row[-1] - margin


def module_text(weights: Sequence[int]) -> str:
    """
    Write the module that holds the weights.
    """
    end = f'"""For each feature: {", ".join(TIMES)}."""'
    return HEAD + lines_of(weights, TABLE, len(TIMES)) + f"])  # fmt: skip\n{end}\n"


if __name__ == "__main__":
    main()
