"""
Tables for the tests: made, played by bots, and told again from their events.
"""

from typing import Any

from pennies.bots import Bot, make_bot
from pennies.game.game import Game
from pennies.game.refusal import Refusal
from pennies.table import (
    VERSION,
    Command,
    Order,
    Seated,
    Settings,
    Table,
    TableEvent,
    TableMade,
    from_json,
    pinned,
    to_json,
)
from pennies.table.commands import TABLE, Act, NextDeal, PlaySeat, Rematch, Start, Undo
from pennies.table.events import FIRST_HOST

HOST = 0
SEED = bytes(range(32))
SIMPLE: dict[str, Order] = {"start": Start(), "undo": Undo(), "next": NextDeal(), "rematch": Rematch()}


def made(seed: str = "table", profile: str = "standard", players: int = 6) -> TableMade:
    """
    Make a table as the first version did: a person and bots.
    """
    seats = [Seated(name="Ann"), *[Seated(bot="greedy")] * (players - 1)]
    return TableMade(table="t1", profile=profile, seats=seats, host=HOST, seed=seed)


def of_people(count: int = 6, seed: str = "people", profile: str = "standard", **settings: Any) -> TableMade:
    """
    Make a table with persons `p0` … in the first seats, and open ones after them.
    """
    seats = [Seated(person=f"p{seat}") if seat < count else Seated() for seat in range(6)]
    chosen = pinned(Settings(profile=profile, **settings))
    return TableMade(table="t2", seats=seats, host=HOST, seed=seed, settings=chosen, first=SEED.hex(), decided=1)


class Log:
    """
    A table and the events that made it, as a store would keep them.
    """

    def __init__(self, first: TableMade | None = None) -> None:
        self.events: list[TableEvent] = [first or made()]
        self.table = Table(self.events)
        self.bot: Bot = make_bot("greedy", self.table.profile, "tests")
        self.ids = 0
        self.now = 1_000.0

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def order(self, order: Order, by: str = FIRST_HOST, seed: bytes = SEED) -> list[TableEvent]:
        """
        Order what must be possible.
        """
        self.ids += 1
        command = Command(f"c{self.ids}", self.table.seq, order, self.now, seed)
        events = self.table.decide(command, by)
        assert isinstance(events, list), events
        self.keep(events)
        return events

    def refused(self, order: Order, by: str) -> str:
        """
        Order what must be refused; its code.
        """
        decision = self.table.decide(Command("", self.table.seq, order, self.now, SEED), by)
        assert isinstance(decision, Refusal), decision
        return decision.code

    def do(self, do: str, action: str = "", seat: int = HOST, seed: bytes = SEED) -> list[TableEvent]:
        """
        Do something in a seat that must be possible.
        """
        holder = self.table.seats[seat]
        if do != "act":
            return self.order(SIMPLE[do], holder.person, seed)
        if holder.plays_itself:
            return self.order(PlaySeat(seat=seat, action=action), TABLE)
        return self.order(Act(action=action), holder.person)

    def keep(self, events: list[TableEvent]) -> None:
        for event in events:
            stored = from_json(to_json(event), VERSION)
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

    def play_until(self, seat: int, phase: str = "draw") -> None:
        """
        Play until a seat is to act in a phase.
        """
        while not (self.game.deal.to_act == seat and self.game.view(seat).phase == phase):
            assert self.table.is_playing
            self.play(1)

    def play_until_asking(self) -> None:
        """
        Play until somebody may ask whether to go out.
        """
        while "ask" not in self.game.view(int(self.game.deal.to_act)).steps.values():
            assert self.table.is_playing
            self.play(1)

    def play_until_host(self, phase: str) -> None:
        self.play_until(HOST, phase)
