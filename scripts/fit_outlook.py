"""
Fit the weights of `pennies.bots.core.outlook` to how deals of the club player end; print them and how well they fit.

Least squares with a little ridge. Slow unless `pennies.engine` and `pennies.bots.core` are compiled; the same
arguments give the same weights.

    python scripts/fit_outlook.py --deals 40000 --seed 1
"""

import argparse
from collections.abc import Sequence

from pennies.bots.core.outlook import COUNT, FEATURES, PARTS
from pennies.bots.core.selfplay import positions
from pennies.bots.core.weights import club
from pennies.profiles import load

RIDGE = 1.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--profile", default="standard")
    parser.add_argument("--deals", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rules = load(arguments.profile).rules()
    rows = [[float(value) for value in row] for row in positions(rules, club(), arguments.deals, arguments.seed)]
    fresh = rows[: len(rows) // 10]
    weights = fitted(rows[len(fresh) :])
    for place, name in enumerate(FEATURES):
        print(f"{name:<14} {weights[place]:9.2f} {weights[int(COUNT) + place]:9.2f} for each turn left")
    print([round(weight * int(PARTS)) for weight in weights])
    print(f"{explained(fresh, weights):.3f} of the variance explained in {len(fresh)} fresh deals")


def fitted(rows: Sequence[Sequence[float]]) -> list[float]:
    """
    Find the weights with the least squares of errors; the last number of a row is what the others should make.
    """
    count = len(rows[0]) - 1
    scales = [max(sum(row[place] ** 2 for row in rows) / len(rows), 1e-9) ** 0.5 for place in range(count)]
    matrix = [[0.0] * (count + 1) for _ in range(count)]
    for row in rows:
        scaled = [row[place] / scales[place] for place in range(count)]
        for place, value in enumerate(scaled):
            if value:
                line = matrix[place]
                for other in range(place, count):
                    line[other] += value * scaled[other]
                line[count] += value * row[count]
    for place in range(count):
        matrix[place][place] += RIDGE
        for other in range(place):
            matrix[place][other] = matrix[other][place]
    return [value / scale for value, scale in zip(solved(matrix), scales, strict=True)]


def solved(matrix: list[list[float]]) -> list[float]:
    """
    Solve linear equations, given with their right sides, by elimination.
    """
    count = len(matrix)
    for place in range(count):
        pivot = max(range(place, count), key=lambda row: abs(matrix[row][place]))
        matrix[place], matrix[pivot] = matrix[pivot], matrix[place]
        head = matrix[place][place]
        matrix[place] = [value / head for value in matrix[place]]
        for row in range(count):
            factor = matrix[row][place]
            if row != place and factor:
                matrix[row] = [value - factor * above for value, above in zip(matrix[row], matrix[place], strict=True)]
    return [row[count] for row in matrix]


def explained(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> float:
    """
    Tell what part of the variance of the margins the weights explain.
    """
    margins = [row[-1] for row in rows]
    mean = sum(margins) / len(margins)
    errors = [row[-1] - sum(value * weight for value, weight in zip(row[:-1], weights, strict=True)) for row in rows]
    return 1 - sum(error**2 for error in errors) / sum((margin - mean) ** 2 for margin in margins)


if __name__ == "__main__":
    main()
