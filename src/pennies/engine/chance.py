"""
Randomness that belongs to the caller: a small generator, shuffled packs of ranks, and random playouts.

For search, tests and benchmarks. The packs that people play with come from the verifiable shuffle in `pennies.game`.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from pennies.engine.dealing import deal_cards
from pennies.engine.legal import list_steps
from pennies.engine.play import apply
from pennies.engine.ranks import RANKS
from pennies.engine.rules import Rules
from pennies.engine.state import PHASE_OVER, Deal
from pennies.engine.steps import MOST_STEPS
from pennies.vecs import vec


@final
class Generator:
    """
    Marsaglia's xorshift generator with 32 bits of state; the same numbers compiled and not.

    Source: G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003).
    """

    __slots__ = ("state",)

    def __init__(self, seed: i64) -> None:
        self.state = (seed * 2654435761 + 1) & 0xFFFFFFFF
        if self.state == 0:
            self.state = 1

    def next(self) -> i64:
        """
        Make the next number, 1 to 2**32 - 1.
        """
        state = self.state
        state ^= (state << 13) & 0xFFFFFFFF
        state ^= state >> 17
        state ^= (state << 5) & 0xFFFFFFFF
        self.state = state
        return state

    def below(self, limit: i64) -> i64:
        """
        Make a number from 0 to limit - 1, nearly uniform for limits far below 2**32.
        """
        return self.next() * limit >> 32


def ordered_pack(rules: Rules) -> vec[i64]:
    """
    List the ranks of the whole pack in canonical order.

    See: CARDS-1.
    """
    cards: list[i64] = []
    rank: i64
    copy: i64
    for rank in range(RANKS):
        for copy in range(rules.copies(rank)):
            cards.append(rank)
    return vec[i64](cards)


def shuffle(cards: vec[i64], generator: Generator) -> None:
    """
    Shuffle in place (Fisher-Yates).
    """
    end: i64 = len(cards) - 1
    last: i64
    for last in range(end, 0, -1):
        other = generator.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def random_deal(rules: Rules, generator: Generator, pack: vec[i64]) -> Deal:
    """
    Shuffle a pack (changed in place, and then the deal's) and deal it; seat 0 plays first and nobody has points.
    """
    shuffle(pack, generator)
    return deal_cards(rules, rules.players - 1, vec[i64]([0] * rules.teams), pack)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """
    How the seats of a playout choose. This one takes any legal step, each as likely as the others.
    """

    def choose(self, deal: Deal, steps: vec[i64], count: i64, generator: Generator) -> i64:
        """
        Choose a step.

        Args:
            deal: as it lies, not to be changed; also what the seat cannot know: a fair policy does not look.
            steps: the legal steps, at the front of a list that is used again.
            count: how many they are, at least 1.
            generator: for what is left to chance.
        """
        return steps[generator.below(count)]


def playout(deal: Deal, policy: Policy, generator: Generator) -> i64:
    """
    Play a deal to its end by a policy.

    Returns:
        How many steps were made.
    """
    made: i64 = 0
    steps = vec[i64]([0] * MOST_STEPS)
    while deal.phase != PHASE_OVER:
        apply(deal, policy.choose(deal, steps, list_steps(deal, steps), generator))
        made += 1
    return made


def play_randomly(deal: Deal, generator: Generator) -> i64:
    """
    Play a deal to its end with uniformly random steps.

    Returns:
        How many steps were made.
    """
    return playout(deal, Policy(), generator)
