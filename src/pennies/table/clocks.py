"""
How much time whoever is to act has left: a fold of the times that stand in events.

A turn has its own seconds and then eats the seat's reserve. While partners are asked, their time runs and the asker's
stands still; so it does in a pause. Who comes in the middle of a turn that a bot had has its time anew; of a
turn that a person had, only what is left.
"""

from dataclasses import dataclass

from pennies.table.settings import ANSWER_S, Clock


@dataclass(frozen=True)
class Running:
    """
    Whose time runs.

    Attributes:
        turn: tells one turn from another: game, deal and the seat whose turn it is.
        seat: who is to act.
        answers: it is a partner who is asked.
    """

    turn: tuple[int, int, int]
    seat: int
    answers: bool


class Clocks:
    """
    The clocks of a table.

    Attributes:
        reserve_s: by seat, what is left of it.
        since: when the running stretch began.
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.reserve_s = [clock.reserve_s] * players
        self.running: Running | None = None
        self.since = 0.0
        self._turn: tuple[int, int, int] | None = None
        self._used_s = 0.0
        self._had: frozenset[Running] = frozenset()

    def follow(self, running: Running | None, at: float, *, by_person: bool = True) -> None:
        """
        Note whose time runs after an event, and whether a person has it or a bot.
        """
        if running != self.running:
            self._charge(at)
            if running is not None and running.turn != self._turn:
                self._turn, self._used_s, self._had = running.turn, 0.0, frozenset()
            self.running, self.since = running, at
        if running is not None and by_person:
            self._had |= {running}

    def is_spent_by_person(self, seat: int) -> bool:
        """
        Tell whether a seat's time runs and a person has had some of it.
        """
        return self.running is not None and self.running.seat == seat and self.running in self._had

    def restart(self, at: float) -> None:
        """
        Give whoever is to act the turn's time anew; what ran until now is nobody's.
        """
        self.since, self._used_s = at, 0.0

    def deadline(self, *, with_answers: bool) -> float | None:
        """
        Tell when the running time is up; None if it never is.

        Args:
            with_answers: whether answers have their limit, which they have where people play together.
        """
        running, clock = self.running, self.clock
        if running is None:
            return None
        if running.answers and with_answers:
            return self.since + ANSWER_S
        if clock.kind == "none" or running.answers:
            return None
        return self.since + max(0.0, clock.turn_s - self._used_s) + self.reserve_s[running.seat]

    def _charge(self, at: float) -> None:
        running, clock = self.running, self.clock
        if running is None or running.answers:
            return
        before, self._used_s = self._used_s, self._used_s + max(0.0, at - self.since)
        over = max(0.0, self._used_s - clock.turn_s) - max(0.0, before - clock.turn_s)
        if clock.kind != "none":
            self.reserve_s[running.seat] = max(0.0, self.reserve_s[running.seat] - over)
