"""
Six programs at a table, as in `examples/bot_over_websocket.py`.
"""

import asyncio
import importlib.util
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from pennies.client import Seat, join_table, make_table

NAMES = ("Ann", "Ben", "Cid", "Dora", "Eve", "Fay")


def load_example() -> ModuleType:
    path = Path(__file__).parents[2] / "examples" / "bot_over_websocket.py"
    spec = importlib.util.spec_from_file_location("bot_over_websocket", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


EXAMPLE = load_example()


@asynccontextmanager
async def six_seats(url: str, **wish: Any) -> AsyncIterator[list[Seat]]:
    """
    Make a table for six and sit down at it; the host first.
    """
    table = await make_table(url, **{"open": 5, "name": NAMES[0], "pace": "at-once", **wish})
    people = [table, *[await join_table(url, table["code"], name) for name in NAMES[1:]]]
    async with AsyncExitStack() as stack:
        seats = [Seat(url, table["table"], person["token"]) for person in people]
        for seat in seats:
            await stack.enter_async_context(seat)
        yield seats


async def play_deal(seats: list[Seat], may_act: asyncio.Event | None = None) -> None:
    """
    Let all six play until the deal is over, while they may.
    """
    await asyncio.gather(*(_play(seat, may_act) for seat in seats))


async def _play(seat: Seat, may_act: asyncio.Event | None) -> None:
    while True:
        view = await seat.until(lambda view: bool(view["steps"]) or view["phase"].endswith("-over"))
        if view["phase"].endswith("-over"):
            return
        if may_act is not None and not may_act.is_set():
            await may_act.wait()
            continue
        answer = await seat.order("act", action=EXAMPLE.choose(view))
        assert answer["type"] in {"done", "stale"}, answer
