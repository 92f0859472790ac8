"""
Least squares with a ridge, from sums: rows are added one by one, also in several processes, and not kept.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

TELL: Final = 20
"""After so many parts it is told how far it is."""


@dataclass
class Sums:
    """
    What least squares need of all rows seen.

    Attributes:
        size: how many values a row has.
        rows: how many rows were added.
        squares: the sum of squared targets.
        products: for each two places, the first not behind the second, the sum of the products of their values.
        moments: for each place the sum of the products with the target.
    """

    size: int
    rows: int = 0
    squares: float = 0.0
    products: list[list[float]] = field(default_factory=list)
    moments: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.products:
            self.products = [[0.0] * self.size for _ in range(self.size)]
            self.moments = [0.0] * self.size

    def add(self, row: Mapping[int, float], target: float) -> None:
        """
        Add a row, given as the values that are not 0 by their places in ascending order.
        """
        self.rows += 1
        self.squares += target * target
        values = list(row.items())
        for number, (place, value) in enumerate(values):
            line = self.products[place]
            for other, another in values[number:]:
                line[other] += value * another
            self.moments[place] += value * target

    def merge(self, other: "Sums") -> None:
        """
        Add the rows that another one has seen.
        """
        self.rows += other.rows
        self.squares += other.squares
        for line, more in zip(self.products, other.products, strict=True):
            for place, value in enumerate(more):
                line[place] += value
        for place, value in enumerate(other.moments):
            self.moments[place] += value

    def weights(self, ridge: float) -> list[float]:
        """
        Find the weights with the least squares of errors.

        Args:
            ridge: how much a weight is drawn to 0, as a share of what the rows say of it; above 0. A value that is
                always 0 has the weight 0.
        """
        scales = [(self.products[place][place] / max(self.rows, 1)) ** 0.5 or 1.0 for place in range(self.size)]
        matrix = [
            [
                self.products[min(row, column)][max(row, column)] / scales[row] / scales[column]
                + (ridge * self.rows if row == column else 0.0)
                for column in range(self.size)
            ]
            + [self.moments[row] / scales[row]]
            for row in range(self.size)
        ]
        return [value / scale for value, scale in zip(solved(matrix), scales, strict=True)]

    def explained(self, weights: list[float]) -> float:
        """
        Tell what part of the squares of the targets weights explain.
        """
        fitted = sum(weight * moment for weight, moment in zip(weights, self.moments, strict=True))
        square = 0.0
        for row, line in enumerate(self.products):
            square += weights[row] * weights[row] * line[row]
            square += 2 * weights[row] * sum(weights[place] * line[place] for place in range(row + 1, self.size))
        return (2 * fitted - square) / self.squares if self.squares else 0.0


def fit(parts: Iterable[Sums], size: int, fresh: int, ridge: float, tell: Callable[[str], None]) -> list[float]:
    """
    Find the weights of least squares for rows that come in parts, and tell meanwhile how far and how well.

    Args:
        size: how many values a row has.
        fresh: one part in so many is not learned from at first, to see how well the weights do there.
        ridge: as for `Sums.weights`.
    """
    learned, kept = Sums(size), Sums(size)
    for number, part in enumerate(parts, 1):
        (learned if number % fresh else kept).merge(part)
        if number % TELL == 0:
            tell(f"{number} parts, {learned.rows + kept.rows} rows")
    weights = learned.weights(ridge)
    tell(f"{learned.explained(weights):.3f} of the squares explained, {kept.explained(weights):.3f} in fresh parts")
    learned.merge(kept)
    return learned.weights(ridge)


def lines_of(weights: Sequence[int], table: Iterable[tuple[str, int, str]], each: int) -> str:
    """
    Write weights into the lines of a module: so many of each place, with its name.

    >>> print(lines_of([1, 2, 3, 4], [("feet", 1, ""), ("pile", 1, "")], 2), end="")
        1, 2,  # feet
        3, 4,  # pile
    """
    names = [name if count == 1 else f"{name} {number + 1}" for name, count, _ in table for number in range(count)]
    rows = [", ".join(map(str, weights[place * each : (place + 1) * each])) for place in range(len(names))]
    return "".join(f"    {row},  # {name}\n" for row, name in zip(rows, names, strict=True))


def solved(matrix: list[list[float]]) -> list[float]:
    """
    Solve linear equations, given with their right sides, by elimination.

    >>> solved([[2.0, 1.0, 4.0], [1.0, 3.0, 7.0]])
    [1.0, 2.0]
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
