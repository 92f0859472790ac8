"""
Watching a player in the arena: how long its turns take, and what piles it takes. It plays as it would unwatched.
"""

from collections.abc import Callable
from typing import Final

from pennies.arena.players import Player, choose_step
from pennies.arena.times import Times
from pennies.engine.state import Deal
from pennies.engine.steps import STEP_DISCARD, STEP_TAKE_ADD
from pennies.game.view import View

FULL_HAND: Final = 40
"""A hand of so many cards is seldom seen, and takes the longest to think about."""


class Watch:
    """
    A player, watched over one deal or several.

    A turn's time is that of all choices from the draw or take to the discard, without the making of views. An answer
    to a partner counts as a turn of its own.

    Attributes:
        turns: their times; the last turn is in it after `finish`.
        full_turns: the times of those in which `FULL_HAND` cards or more were in the hand.
        piles: how many piles were taken; `pile_cards`: how many cards lay in them.
    """

    def __init__(self, player: Player, clock: Callable[[], float]) -> None:
        self.turns = Times()
        self.full_turns = Times()
        self.piles = 0
        self.pile_cards = 0
        self._player = player
        self._clock = clock
        self._used_s: float | None = None
        self._most_cards = 0

    def choose_knowing(self, view: View, deal: Deal) -> int:
        start = self._clock()
        step = choose_step(self._player, view, deal)
        used_s = self._clock() - start
        if view.phase == "answer":
            self._write_down(used_s, len(view.hand))
            return step
        if view.phase == "draw":
            self.finish()
            self._used_s = used_s
            self._note_pile(view, step)
        else:
            self._used_s = (self._used_s or 0.0) + used_s
        self._most_cards = max(self._most_cards, len(view.hand))
        return step

    def finish(self) -> None:
        """
        Write down the last turn; after a deal.
        """
        if self._used_s is not None:
            self._write_down(self._used_s, self._most_cards)
            self._used_s = None
        self._most_cards = 0

    def _write_down(self, used_s: float, cards: int) -> None:
        self.turns.add(used_s)
        if cards >= FULL_HAND:
            self.full_turns.add(used_s)

    def _note_pile(self, view: View, step: int) -> None:
        if STEP_TAKE_ADD <= step < STEP_DISCARD:
            self.piles += 1
            self.pile_cards += len(view.pile)
