"""
A bot that plays over the network, for who wants to write one: it takes a seat by an invitation and plays until the end.

    pennies serve
    python examples/bot_over_websocket.py --new 5            makes a table with five open seats, says its code, begins
                                                             when all are taken
    python examples/bot_over_websocket.py CODE --name Robin  five times, in other terminals

It decides with what a seat is shown: `choose` gets the view and names one of its `steps`. Replace that by something
better. The server keeps the rules; this program knows none.
"""

import argparse
import asyncio
import random
from typing import Any

from pennies.client import Seat, join_table, make_table

View = dict[str, Any]


def choose(view: View) -> str:
    """
    Lay what can be laid, draw rather than take, and discard from the shortest column that is not wild.
    """
    steps: list[str] = view["steps"]
    lays = [step for step in steps if step.startswith("lay")]
    if lays:
        return max(lays, key=len)
    discards = [step for step in steps if step.startswith("discard")]
    if discards:
        sizes = {column["rank"]: len(column["cards"]) + 10 * column["wild"] for column in view["rack"]}
        return min(discards, key=lambda step: (sizes.get(step[-1], 0), step))
    for wanted in ("draw", "yes"):
        if wanted in steps:
            return wanted
    return steps[0]


async def play(seat: Seat, hints: bool = False) -> View:
    """
    Play a seat until its game is over; give the last view.
    """
    while True:
        view = await seat.until(lambda view: bool(view["steps"] or view["phase"] == "game-over" or _may_go_on(view)))
        if view["phase"] == "game-over":
            return view
        if view["phase"] == "deal-over":
            await seat.order("next", deal=view["deal"])
        elif hints:
            hint = await seat.ask({"type": "hint"})
            if hint["type"] == "hinted":
                await seat.order("act", action=hint["action"])
        else:
            await seat.order("act", action=choose(view))


def _may_go_on(view: View) -> bool:
    return view["phase"] == "deal-over" and any(move["id"] == "next" for move in view["moves"])


async def main() -> None:
    parser = argparse.ArgumentParser(description="Play a seat over the network.")
    parser.add_argument("code", nargs="?", help="the invitation to a table")
    parser.add_argument("--new", type=int, metavar="OPEN", help="make a table with so many open seats instead")
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--name", default=f"Robin {random.randrange(1000)}")  # noqa: S311 - no secret
    parser.add_argument("--hints", action="store_true", help="play as the server's plain bot would")
    asked = parser.parse_args()
    if asked.new is not None:
        table = await make_table(asked.url, open=asked.new, name=asked.name, pace="at-once")
        print(f"the invitation: {table['code']}", flush=True)
    else:
        table = await join_table(asked.url, asked.code, asked.name)
    async with Seat(asked.url, table["table"], table["token"]) as seat:
        if asked.new is not None:
            await seat.until(lambda view: all(player["holds"] != "open" for player in view["players"]))
            await seat.order("start")
        view = await play(seat, asked.hints)
        print(view["prompt"], [team["score"] for team in view["teams"]])


if __name__ == "__main__":
    asyncio.run(main())
