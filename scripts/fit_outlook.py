"""
Fit the weights of `pennies.bots.core.outlook` to how deals of the level `strong` end; print them and how well they fit.

Slow unless `pennies.engine` and `pennies.bots.core` are compiled; the same
arguments give the same weights.

    python scripts/fit_outlook.py --deals 40000 --seed 1
"""

import argparse

from pennies.bots.core.lessons import School, positions
from pennies.bots.core.outlook import COUNT, FEATURES, PARTS
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.weights import strong
from pennies.bots.fitting import Sums
from pennies.profiles import load

RIDGE = 1e-5
SCORES = (0, 0, 5_000, 10_000)
"""What both teams have at the beginning."""
CHUNK = 500
FRESH = 10
"""One chunk in so many is not learned from, to see how well the weights do."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--profile", default="standard")
    parser.add_argument("--deals", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rules = load(arguments.profile).rules()
    school = School(rules, strong(), TURN_WEIGHTS, TURN_WEIGHTS, 0, 0)
    learned, fresh = Sums(2 * int(COUNT)), Sums(2 * int(COUNT))
    for number in range(-(-arguments.deals // CHUNK)):
        score = SCORES[number % len(SCORES)]
        for row in positions(school, CHUNK, arguments.seed * 1_000_003 + number, score):
            *values, margin = (float(value) for value in row)
            (fresh if number % FRESH == 0 else learned).add(dict(enumerate(values)), margin)
    weights = learned.weights(RIDGE)
    for place, name in enumerate(FEATURES):
        print(f"{name:<14} {weights[place]:9.2f} {weights[int(COUNT) + place]:9.2f} for each turn left")
    print([round(weight * int(PARTS)) for weight in weights])
    print(f"{fresh.explained(weights):.3f} of the squares explained in {fresh.rows} fresh deals")


if __name__ == "__main__":
    main()
