"""
Reckon the chances of winning from every pair of totals (`pennies.bots.core.chances`), and write their table.

Players of the level `strong` play deals from totals of every bracket of the opening minimum; what both teams made is
kept. A chance of winning is then the mean over these deals of the chance that is left after them, reckoned again and
again until it stays. Quick enough only if the engine is compiled. The same arguments give the same table.

    python scripts/fit_chances.py --deals 600 --seed 1 --write
"""

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import Final

from pennies.arena.workers import cores, in_order
from pennies.bots.core.chances import LEAST, PARTS, SIDE, STEP, TARGET
from pennies.bots.core.lessons import School, points_of_deals
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.weights import strong
from pennies.profiles import load

MODULE: Final = Path(__file__).parent.parent / "src" / "pennies" / "bots" / "core" / "chance_table.py"
BRACKETS: Final = (-1_000, 2_500, 7_500, 12_500, 17_500)
"""A total of each bracket that the opening minimum knows."""
BOUNDS: Final = (0, 5_000, 10_000, 15_000)
"""Where each bracket but the first begins."""
SWEEPS: Final = 12
WIDTH: Final = 14
SHARES: Final = 6
"""The usual half sums of a deal divide it into so many parts."""

Deals = Mapping[tuple[int, int], Sequence[tuple[int, int]]]
"""What both teams made, by their brackets."""

HEAD: Final = '''"""
The chance of winning a game by both totals.

Made by `scripts/fit_chances.py`; in parts of 1 (`chances.PARTS`).
"""

from typing import Final

from mypy_extensions import i64

from pennies.vecs import vec

'''


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=600, help="for each two brackets")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--write", action="store_true", help=f"write {MODULE.name}")
    arguments = parser.parse_args()
    deals = played(arguments.deals, arguments.seed, arguments.workers)
    totals = [int(LEAST) + number * int(STEP) for number in range(int(SIDE))]
    chances = even(totals)
    for number in range(SWEEPS):
        after = swept(chances, totals, deals)
        change = max(abs(after[pair] - chances[pair]) for pair in chances)
        chances = after
        print(f"sweep {number + 1}: at most {change:.5f} changed", flush=True)
    sums = sorted((own + other) // 2 for pairs in deals.values() for own, other in pairs)
    text = module_text([[chances[own, other] for other in totals] for own in totals], quantiles(sums, n=SHARES))
    if arguments.write:
        MODULE.write_text(text, encoding="utf-8")
    else:
        print(text)


def played(count: int, seed: int, workers: int) -> Deals:
    """
    Play deals from every two brackets; those of a pair serve both ways round.
    """
    pairs = [(own, other) for own in range(len(BRACKETS)) for other in range(own + 1)]
    made: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for (own, other), points in zip(pairs, in_order(partial(deals_of, count, seed), pairs, workers), strict=True):
        made.setdefault((own, other), []).extend(points)
        made.setdefault((other, own), []).extend((second, first) for first, second in points)
        print(f"from {BRACKETS[own]} to {BRACKETS[other]}: {len(points)} deals", flush=True)
    return made


def deals_of(count: int, seed: int, brackets: tuple[int, int]) -> list[tuple[int, int]]:
    """
    Play deals from totals of two brackets.
    """
    own, other = brackets
    school = School(load("standard").rules(), strong(), TURN_WEIGHTS, TURN_WEIGHTS, 0, 0)
    number = seed * 1_000_003 + own * len(BRACKETS) + other
    points = points_of_deals(school, count, number, BRACKETS[own], BRACKETS[other])
    return [(int(each[0]), int(each[1])) for each in points]


def even(totals: Sequence[int]) -> dict[tuple[int, int], float]:
    """
    Begin with what the totals alone say.
    """
    target = int(TARGET)
    return {
        (own, other): 0.5 if own == other else float(own > other) if max(own, other) >= target else 0.5
        for own in totals
        for other in totals
    }


def swept(
    chances: Mapping[tuple[int, int], float], totals: Sequence[int], deals: Deals
) -> dict[tuple[int, int], float]:
    """
    Reckon every chance again by one deal and the chances after it.
    """
    after = dict(chances)
    for own in totals:
        for other in totals:
            if max(own, other) < int(TARGET) and own > other:
                made = deals[bracket(own), bracket(other)]
                mean = sum(chance_after(chances, own + first, other + second) for first, second in made) / len(made)
                after[own, other] = mean
                after[other, own] = 1 - mean
    return after


def bracket(total: int) -> int:
    return sum(total >= bound for bound in BOUNDS)


def chance_after(chances: Mapping[tuple[int, int], float], own: int, other: int) -> float:
    """
    Tell the chance from any two totals: by the four of the table about them.
    """
    if max(own, other) >= int(TARGET):
        return 0.5 if own == other else float(own > other)
    first, right = divmod(max(own, int(LEAST)) - int(LEAST), int(STEP))
    second, low = divmod(max(other, int(LEAST)) - int(LEAST), int(STEP))
    step = int(STEP)
    across, down = int(LEAST) + first * step, int(LEAST) + second * step
    near = chances[across, down] * (step - low) + chances[across, down + step] * low
    far = chances[across + step, down] * (step - low) + chances[across + step, down + step] * low
    return (near * (step - right) + far * right) / (step * step)


def module_text(chances: Sequence[Sequence[float]], usual: Sequence[float]) -> str:
    """
    Write the module that holds the table.
    """
    rows = [[str(round(chance * int(PARTS))) for chance in row] for row in chances]
    lines = [f"    {', '.join(row[:WIDTH])},\n        {', '.join(row[WIDTH:])},\n" for row in rows]
    return (
        HEAD
        + "CHANCES: Final = vec[i64]([\n"
        + "".join(lines)
        + "])  # fmt: skip\n"
        + '"""For each own total a row, with the chance against each total of the others."""\n'
        + f"USUAL: Final = vec[i64]([{', '.join(str(round(points)) for points in usual)}])\n"
        + '"""What a team usually makes in a deal: each as likely as the other."""\n'
    )


if __name__ == "__main__":
    main()
