"""
Many deals in one call, so that whoever works with them from Python pays for Python once a batch.

For search, training and statistics. Everything comes and goes in flat vectors: of a compiled engine, `numpy.frombuffer`
reads them without copying.
"""

from typing import final

from mypy_extensions import i64, u8

from pennies.engine.chance import Generator, Policy, ordered_pack, playout, random_deal
from pennies.engine.legal import list_steps
from pennies.engine.play import apply
from pennies.engine.rules import Rules
from pennies.engine.scoring import results
from pennies.engine.state import Deal
from pennies.engine.steps import MOST_STEPS, STEPS
from pennies.vecs import vec


@final
class Played:
    """
    What came of some deals that were played to the end.

    Attributes:
        steps: how many steps each took.
        endings: how each ended, a place in `state.ENDINGS`.
        points: what each team earned: deal after deal, team after team in it.
    """

    __slots__ = ("endings", "points", "steps")

    def __init__(self, steps: vec[i64], endings: vec[i64], points: vec[i64]) -> None:
        self.steps = steps
        self.endings = endings
        self.points = points


def random_deals(rules: Rules, seed: i64, count: i64, policy: Policy | None = None, first: i64 = 0) -> Played:
    """
    Deal fresh packs and play every deal to its end.

    Args:
        rules: the profile.
        seed: deal number k of a seed is always the same, in whatever call it is played.
        count: how many deals.
        policy: who plays all seats; None plays uniformly random steps.
        first: the number of the first deal.
    """
    steps = vec[i64]([0] * count)
    endings = vec[i64]([0] * count)
    points = vec[i64]([0] * (count * rules.teams))
    pack = ordered_pack(rules)
    chosen = Policy() if policy is None else policy
    number: i64
    for number in range(count):
        generator = numbered_generator(seed, first + number)
        deal = random_deal(rules, generator, pack[:])
        steps[number] = playout(deal, chosen, generator)
        endings[number] = deal.ended_by
        _write_points(deal, points, number * rules.teams)
    return Played(steps, endings, points)


def numbered_generator(seed: i64, number: i64) -> Generator:
    """
    Make the generator of one of the numbered deals of a seed.
    """
    return Generator(Generator(seed).next() ^ Generator(number).next())


def _write_points(deal: Deal, points: vec[i64], place: i64) -> None:
    earned: i64
    for earned in results(deal):
        points[place] = earned
        place += 1


@final
class Batch:
    """
    Deals side by side, each moved by one step a call. One that is over is replaced by a fresh one at the next call.

    Attributes:
        masks: for each deal `STEPS` bytes, 1 where that step is legal; all 0 when the deal is over.
        to_act: the seat that chooses next in each deal.
        done: 1 where the deal is over.
        rewards: points that each team earned, deal after deal; zeros until the deal is over.
    """

    __slots__ = ("_deals", "_generators", "_pack", "_steps", "done", "masks", "rewards", "rules", "to_act")

    def __init__(self, rules: Rules, seed: i64, size: i64) -> None:
        """
        Deal so many deals.

        Raises:
            ValueError: there is to be none.
        """
        if size < 1:
            raise ValueError(f"a batch has at least 1 deal, not {size}")
        self.rules = rules
        self.masks = vec[u8]([0] * (size * STEPS))
        self.to_act = vec[i64]([0] * size)
        self.done = vec[u8]([0] * size)
        self.rewards = vec[i64]([0] * (size * rules.teams))
        self._steps = vec[i64]([0] * MOST_STEPS)
        self._pack = ordered_pack(rules)
        self._generators: list[Generator] = []
        self._deals: list[Deal] = []
        number: i64
        for number in range(size):
            generator = numbered_generator(seed, number)
            self._generators.append(generator)
            self._deals.append(random_deal(rules, generator, self._pack[:]))
            self._show(number)

    def __len__(self) -> int:
        return len(self._deals)

    def deal(self, number: i64) -> Deal:
        """
        Give one of the deals, to look at.
        """
        return self._deals[number]

    def step(self, steps: vec[i64]) -> None:
        """
        Do one step in each deal, and renew what is shown.

        Args:
            steps: a legal step for each deal; that of a deal which is over does not matter.

        Raises:
            ValueError: there are too few or too many, or one is not legal (then nothing was done).
        """
        if len(steps) != len(self._deals):
            raise ValueError(f"{len(self._deals)} steps are needed, one for each deal, not {len(steps)}")
        number: i64
        for number in range(len(steps)):
            step = steps[number]
            if self.done[number] == 0 and not (0 <= step < STEPS and self.masks[number * STEPS + step] == 1):
                raise ValueError(f"step {step} is not legal in deal {number}")
        for number in range(len(steps)):
            if self.done[number] == 0:
                apply(self._deals[number], steps[number])
            else:
                self._deals[number] = random_deal(self.rules, self._generators[number], self._pack[:])
            self._show(number)

    def _show(self, number: i64) -> None:
        deal = self._deals[number]
        masks = self.masks
        steps = self._steps
        first = number * STEPS
        place: i64
        for place in range(first, first + STEPS):
            masks[place] = 0
        for place in range(list_steps(deal, steps)):
            masks[first + steps[place]] = 1
        self.to_act[number] = deal.to_act
        self.done[number] = 1 if deal.is_over() else 0
        first = number * self.rules.teams
        for place in range(first, first + self.rules.teams):
            self.rewards[place] = 0
        if deal.is_over():
            _write_points(deal, self.rewards, first)
