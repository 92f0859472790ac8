"""
The log of a deal: rows of what each seat did in a turn, told as it happens and kept to be told again.

A row grows piece by piece while bots play; a bot's lays, one after another, are told as one.
"""

from collections import deque
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.text import Text

from pennies.cli.play.telling import Teller
from pennies.cli.play.terminal import Terminal
from pennies.engine.steps import LAY
from pennies.game.events import Event
from pennies.game.game import Game, PlayedDeal
from pennies.game.refusal import Refusal

_KEPT: Final = 400
_NARROW: Final = 60


class Done(NamedTuple):
    """
    An action that was done.

    Attributes:
        turn: the seat whose turn it was; another than `seat` when a partner answered.
        pile: how many cards the pile had before.
    """

    seat: int
    verb: int
    turn: int
    pile: int
    events: Sequence[Event]


class _Row(NamedTuple):
    seat: int
    turn: int
    pieces: list[Text]


class Log:
    """
    What was played in the running deal.
    """

    def __init__(self, terminal: Terminal, teller: Teller, heads: Callable[[], Sequence[Text]]) -> None:
        """
        Begin an empty log; `heads` gives the beginning of a row for each seat.
        """
        self.terminal = terminal
        self.teller = teller
        self.heads = heads
        self._rows: deque[_Row] = deque(maxlen=_KEPT)
        self._untold: list[Done] = []

    def clear(self) -> None:
        self._rows.clear()

    def add(self, done: Done) -> None:
        """
        Take note of an action, to be told by `tell`.
        """
        self._untold.append(done)

    def goes_with(self, verb: int) -> bool:
        """
        Tell whether an action that is done now is told together with those not told yet.
        """
        return not self._untold or self._untold[-1].verb == verb == LAY

    def tell(self, *, in_new_row: bool = False) -> list[Event]:
        """
        Tell what was added, in one row with what was told before of the same seat and turn; give its events.
        """
        run = self._untold.copy()
        self._untold.clear()
        if run:
            continues = self.terminal.is_in_row and self._rows and self._rows[-1][:2] == (run[0].seat, run[0].turn)
            if in_new_row or not continues:
                self._begin_row(run[0].seat)
            for piece in self._keep(run):
                self.terminal.piece(piece)
        return [event for done in run for event in done.events]

    def note(self, seat: int, turn: int, text: str) -> None:
        """
        Keep a remark of a seat's turn.
        """
        self._pieces(seat, turn).append(Text(text))

    def show(self, turns: int) -> bool:
        """
        Tell the last turns again; False if there are none.
        """
        for row in list(self._rows)[-turns:]:
            self._begin_row(row.seat)
            for piece in row.pieces:
                self.terminal.piece(piece)
        self.terminal.end_row()
        return bool(self._rows)

    def remember(self, game: Game, written: PlayedDeal) -> None:
        """
        Keep what was played in a deal before the game was broken off.
        """
        twin = Game(game.profile, game.players)
        twin.start_deal(written.dealer, written.scores, written.pack)
        played: list[Done] = []
        for seat, said in written.actions:
            pile, turn = len(twin.deal.pile), int(twin.deal.turn)
            answer = twin.act(seat, said)
            if not isinstance(answer, Refusal):
                played.append(Done(seat, said.verb, turn, pile, answer))
        # Lays of one turn stand together; every other action stands alone.
        for _, run in groupby(enumerate(played), lambda item: item[0] if item[1].verb != LAY else -1 - item[1].turn):
            self._keep([done for _, done in run])

    def _keep(self, run: Sequence[Done]) -> list[Text]:
        """
        Keep one action, or several lays, and give their pieces.
        """
        first = run[0]
        pieces = self.teller.pieces(
            first.seat, first.verb, [event for done in run for event in done.events], first.pile
        )
        self._pieces(first.seat, first.turn).extend(pieces)
        return pieces

    def _pieces(self, seat: int, turn: int) -> list[Text]:
        if not self._rows or self._rows[-1][:2] != (seat, turn):
            self._rows.append(_Row(seat, turn, []))
        return self._rows[-1].pieces

    def _begin_row(self, seat: int) -> None:
        """
        Begin a row; pieces stand under one another where there is room.
        """
        heads = self.heads()
        widest = max(head.cell_len for head in heads)
        is_narrow = self.terminal.width < _NARROW
        self.terminal.row(heads[seat], 2 if is_narrow else min(widest + 1, self.terminal.width // 3))
