"""
Tuning weights: a separable CMA-ES in whole numbers' surroundings, pure and seeded.

Only the diagonal of the covariance is learned, which suits fifty weights and a few thousand evaluations.

Source: R. Ros, N. Hansen, "A Simple Modification in CMA-ES Achieving Linear Time and Space Complexity", PPSN 2008.
"""

from collections.abc import Sequence
from math import exp, log, sqrt

from pennies.engine.chance import Generator

ELITE = 2
"""One in so many candidates of a generation is learned from."""


class Evolution:
    """
    A search for the vector with the highest fitness, asked for candidates and told how they did.

    Attributes:
        mean: the centre of the search: the best guess.
        size: how many candidates a generation has.
    """

    def __init__(self, start: Sequence[float], spread: Sequence[float], seed: int, size: int = 0) -> None:
        """
        Begin a search.

        Args:
            start: the first centre. `spread`: the first standard deviation of each weight.
            size: the candidates of a generation; 0 for the usual number.
        """
        count = len(start)
        self.mean = list(start)
        self.size = size or 4 + int(3 * log(count))
        self._scale = list(spread)
        self._variances = [1.0] * count
        self._sigma = 1.0
        self._generator = Generator(seed)
        self._normals: list[list[float]] = []
        best = self.size // ELITE
        raw = [log(best + 0.5) - log(rank + 1) for rank in range(best)]
        self._recombination = [value / sum(raw) for value in raw]
        mass = 1 / sum(value * value for value in self._recombination)
        self._path_rate = (mass + 2) / (count + mass + 5)
        self._damping = 1 + 2 * max(0.0, sqrt((mass - 1) / (count + 1)) - 1) + self._path_rate
        self._rank_rate = (4 + mass / count) / (count + 4 + 2 * mass / count)
        faster = (count + 2) / 3
        self._one = min(1.0, faster * 2 / ((count + 1.3) ** 2 + mass))
        self._many = min(1 - self._one, faster * 2 * (mass - 2 + 1 / mass) / ((count + 2) ** 2 + mass))
        self._mass = mass
        self._length = sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count * count))
        self._sigma_path = [0.0] * count
        self._path = [0.0] * count

    def ask(self) -> list[list[float]]:
        """
        Draw the candidates of a generation.
        """
        deviations = [sqrt(variance) for variance in self._variances]
        self._normals = [[deviation * self._normal() for deviation in deviations] for _ in range(self.size)]
        return [
            [mean + self._sigma * scale * y for mean, scale, y in zip(self.mean, self._scale, normals, strict=True)]
            for normals in self._normals
        ]

    def tell(self, fitness: Sequence[float]) -> None:
        """
        Learn from the fitness of the candidates that were last asked for.
        """
        order = sorted(range(self.size), key=lambda place: -fitness[place])
        chosen = [self._normals[place] for place in order[: len(self._recombination)]]
        step = [
            sum(weight * normals[place] for weight, normals in zip(self._recombination, chosen, strict=True))
            for place in range(len(self.mean))
        ]
        self.mean = [
            mean + self._sigma * scale * y for mean, scale, y in zip(self.mean, self._scale, step, strict=True)
        ]
        self._move_paths(step)
        for place, variance in enumerate(self._variances):
            spread = sum(
                weight * normals[place] ** 2 for weight, normals in zip(self._recombination, chosen, strict=True)
            )
            kept = (1 - self._one - self._many) * variance
            self._variances[place] = kept + self._one * self._path[place] ** 2 + self._many * spread

    def _move_paths(self, step: Sequence[float]) -> None:
        rate, rank_rate = self._path_rate, self._rank_rate
        for place, y in enumerate(step):
            whitened = y / sqrt(self._variances[place])
            self._sigma_path[place] *= 1 - rate
            self._sigma_path[place] += sqrt(rate * (2 - rate) * self._mass) * whitened
            self._path[place] *= 1 - rank_rate
            self._path[place] += sqrt(rank_rate * (2 - rank_rate) * self._mass) * y
        length = sqrt(sum(value * value for value in self._sigma_path))
        self._sigma *= exp(rate / self._damping * (length / self._length - 1))

    def _normal(self) -> float:
        """
        Draw a number that is normal nearly enough: twelve uniform ones, summed.
        """
        return sum(self._generator.below(1 << 20) for _ in range(12)) / (1 << 20) - 6
