"""
Tables for the tests: made, played by bots, and told again from their events.
"""

from pennies.bots import Bot, make_bot
from pennies.game.game import Game
from pennies.table import Command, Seated, Table, TableEvent, TableMade, from_json, to_json

HOST = 0


def made(seed: str = "table", profile: str = "standard", players: int = 6) -> TableMade:
    seats = [Seated(name="Ann"), *[Seated(bot="greedy")] * (players - 1)]
    return TableMade(table="t1", profile=profile, seats=seats, host=HOST, seed=seed)


class Log:
    """
    A table and the events that made it, as a store would keep them.
    """

    def __init__(self, first: TableMade | None = None) -> None:
        self.events: list[TableEvent] = [first or made()]
        self.table = Table(self.events)
        self.bot: Bot = make_bot("greedy", self.table.profile, "tests")
        self.ids = 0

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def do(self, do: str, action: str = "", seat: int = HOST, seed: bytes = bytes(32)) -> list[TableEvent]:
        """
        Do what must be possible.
        """
        self.ids += 1
        command = Command(f"c{self.ids}", self.table.seq, do, action, seed)  # type: ignore[arg-type]
        events = self.table.decide(command, seat)
        assert isinstance(events, list), events
        self.keep(events)
        return events

    def keep(self, events: list[TableEvent]) -> None:
        for event in events:
            stored = from_json(to_json(event), 1)
            assert stored == event
            self.events.append(stored)
            self.table.apply(stored)

    def play(self, most: int = 10_000) -> None:
        """
        Let the greedy bot play every seat until the deal is over.
        """
        for _ in range(most):
            if not self.table.is_playing:
                return
            seat = int(self.game.deal.to_act)
            view = self.game.view(seat)
            self.do("act", view.steps[self.bot.choose(view)], seat)

    def play_until_host(self, phase: str) -> None:
        """
        Play until the host is to act in a phase.
        """
        while not (self.game.deal.to_act == HOST and self.game.view(HOST).phase == phase):
            assert self.table.is_playing
            self.play(1)
