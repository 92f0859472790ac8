"""
Play random deals inside the engine and nothing else: what `bench/profile.sh` looks at.

    python -m bench.deals NUMBER
"""

import sys

from pennies.build import is_compiled
from pennies.engine.chance import Generator, ordered_pack, play_randomly, random_deal
from pennies.profiles import load


def main() -> None:
    rules = load("standard").rules()
    generator, pack = Generator(1), ordered_pack(rules)
    deals = int(sys.argv[1])
    steps = sum(play_randomly(random_deal(rules, generator, pack[:]), generator) for _ in range(deals))
    print(f"{deals} deals, {steps} steps, {'compiled' if is_compiled() else 'not compiled'}")


if __name__ == "__main__":
    main()
