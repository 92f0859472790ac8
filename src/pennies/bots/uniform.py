"""
The bot that takes any legal step, each as likely as the others.
"""

from pennies.engine.chance import Generator
from pennies.game.view import View


class UniformBot:
    """
    The level `random`.
    """

    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def choose(self, view: View) -> int:
        steps = sorted(view.steps)
        return steps[self._generator.below(len(steps))]
