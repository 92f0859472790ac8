"""
Fit the factors of beliefs (`pennies.bots.core.beliefs`) to hands of players of the level `strong`, and write them.

Of each hand some cards are shown, by chance; each of the others is to be as likely to be the next as the product of its
factors tells. The factors are scaled, one kind after the other, until each trait is met as often as it should be
(iterative proportional fitting). Quick enough only if the engine is compiled. The same arguments give the same factors,
on any number of cores.

    python scripts/fit_beliefs.py --deals 16000 --seed 1 --write
"""

import argparse
from collections.abc import Sequence
from functools import partial
from math import log
from pathlib import Path
from typing import Final

from pennies.arena.workers import cores, in_order
from pennies.bots.core import beliefs
from pennies.bots.core.lessons import School, sightings
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.weights import strong
from pennies.profiles import load

MODULE: Final = Path(__file__).parent.parent / "src" / "pennies" / "bots" / "core" / "belief_factors.py"
CHUNK: Final = 100
"""Deals that one process plays at a time."""
SCORES: Final = (0, 0, 5_000, 10_000)
"""What both teams have at the beginning: the minimum depends on it."""
FRESH: Final = 8
"""One chunk in so many is not learned from, to see how well the factors do."""
ROUNDS: Final = 4
DRAWN_TO_ONE: Final = 20.0
"""So many cards that were met as often as by chance are added to each trait: rare ones stay near 1."""
KINDS: Final = {
    "its team's melds, for each kind of rank": (beliefs.AT_TEAM, beliefs.TEAM),
    "the others' melds, for each kind of rank": (beliefs.AT_OTHERS, beliefs.OTHERS),
    "discarded, before the opening and after": (beliefs.AT_DISCARDED, beliefs.WHEN),
    "let pass, before the opening and after": (beliefs.AT_PASSED, beliefs.WHEN),
    "known to hold more": (beliefs.AT_KNOWN, beliefs.KNOWN),
    "hidden cards, for each kind of rank, before the foot and after": (beliefs.AT_SIZE, beliefs.SIZES),
    "in the hand before, for each kind of rank and its team's melds": (beliefs.AT_HELD, beliefs.HELD),
}
"""Where the traits of each kind begin, and how many stand in a line."""

Hand = list[tuple[int, int, list[int]]]
"""For each rank: hidden cards, how many of them are in the hand, traits."""

HEAD: Final = '''"""
By what factor each trait makes a card likelier in a hand.

Made by `scripts/fit_beliefs.py`; in parts of 1 (`beliefs.PARTS`).
"""

from typing import Final

from mypy_extensions import i64

from pennies.vecs import vec

BELIEFS: Final = vec[i64]([
'''


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--profile", default="standard")
    parser.add_argument("--deals", type=int, default=16_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--write", action="store_true", help=f"write {MODULE.name}")
    arguments = parser.parse_args()
    work = partial(hands_of, arguments.profile, arguments.seed)
    learned: list[Hand] = []
    fresh: list[Hand] = []
    for number, hands in enumerate(in_order(work, range(0, arguments.deals, CHUNK), arguments.workers)):
        (fresh if number % FRESH == FRESH - 1 else learned).extend(hands)
    print(f"{len(learned)} hands to learn from, {len(fresh)} fresh ones", flush=True)
    factors = [1.0] * int(beliefs.COUNT)
    for number in range(ROUNDS):
        for kind in range(int(beliefs.EACH)):
            scale(factors, learned, kind)
        print(f"round {number + 1}: {gain(factors, fresh):.4f} nats a hidden card of fresh hands gained", flush=True)
    text = module_text([round(factor * int(beliefs.PARTS)) for factor in factors])
    if arguments.write:
        MODULE.write_text(text, encoding="utf-8")
    else:
        print(text)


def hands_of(profile: str, seed: int, first: int) -> list[Hand]:
    """
    Look into the hands of a chunk of deals.
    """
    school = School(load(profile).rules(), strong(), TURN_WEIGHTS, TURN_WEIGHTS, 0, 0)
    score = SCORES[first // CHUNK % len(SCORES)]
    noted = sightings(school, CHUNK, seed * 1_000_003 + first, score)
    return [[(int(row[0]), int(row[1]), [int(trait) for trait in row[2:]]) for row in hand] for hand in noted]


def scale(factors: list[float], hands: Sequence[Hand], kind: int) -> None:
    """
    Scale the factors of the traits of one kind, so that each is met as often as it is expected.
    """
    met = [DRAWN_TO_ONE] * len(factors)
    expected = [DRAWN_TO_ONE] * len(factors)
    for hand in hands:
        shares = shares_of(factors, hand)
        cards = sum(held for _, held, _ in hand)
        for (_, held, traits), share in zip(hand, shares, strict=True):
            met[traits[kind]] += held
            expected[traits[kind]] += cards * share
    for trait, (really, believed) in enumerate(zip(met, expected, strict=True)):
        factors[trait] *= really / believed


def shares_of(factors: Sequence[float], hand: Hand) -> list[float]:
    """
    Tell for each rank how likely a hidden card of the hand is of it.
    """
    weights = []
    for hidden, _, traits in hand:
        weight = float(hidden)
        for trait in traits:
            weight *= factors[trait]
        weights.append(weight)
    total = sum(weights)
    return [weight / total for weight in weights]


def gain(factors: Sequence[float], hands: Sequence[Hand]) -> float:
    """
    Tell by how much likelier hidden cards are by the factors than by chance: the mean of the logarithms.
    """
    total, cards = 0.0, 0
    for hand in hands:
        hidden = sum(count for count, _, _ in hand)
        for (count, held, _), share in zip(hand, shares_of(factors, hand), strict=True):
            if held:
                total += held * log(share * hidden / count)
                cards += held
    return total / cards


def module_text(factors: Sequence[int]) -> str:
    """
    Write the module that holds the factors.
    """
    ends = [*[first for first, _ in KINDS.values()][1:], beliefs.COUNT]
    lines = []
    for (name, (first, width)), end in zip(KINDS.items(), ends, strict=True):
        lines.append(f"    # {name}\n")
        places = range(int(first), int(end), int(width))
        rows = [factors[place : place + int(width)] for place in places]
        lines += [f"    {', '.join(map(str, row))},\n" for row in rows]
    return HEAD + "".join(lines) + "])  # fmt: skip\n"


if __name__ == "__main__":
    main()
