"""
Write views of real positions for the client's own tests: `web/src/samples/*.json`.

    python scripts/sample_views.py

Every sample is a `TableView` as the server sends it, of a game that can be repeated from its seed.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from pennies.bots import make_bot
from pennies.engine.steps import LAY
from pennies.game.notation import parse_action
from pennies.game.view import View
from pennies.server.messages import TableView
from pennies.server.reader import Reader
from pennies.server.views import table_view
from pennies.table import Command, Order, Seated, Table, TableMade
from pennies.table.commands import TABLE, Act, NextDeal, PlaySeat, Start
from pennies.table.events import FIRST_HOST

FOLDER: Final = Path(__file__).parent.parent / "web" / "src" / "samples"
SEEDS: Final = 12
HOARDS: Final = 41
"""In this game a hand of 45 cards comes about, if all others help."""
HOST: Final = 0

Wanted = Callable[[TableView], bool]


def cards(view: TableView) -> int:
    return sum(len(column.cards) for column in view.rack)


def is_drawing(view: TableView) -> bool:
    return view.your_turn and not view.laying and any(move.id == "draw" for move in view.moves)


WANTED: Final[dict[str, Wanted]] = {
    "lobby": lambda view: view.phase == "lobby",
    "draw-13": lambda view: is_drawing(view) and cards(view) == 13,
    "draw-take": lambda view: is_drawing(view) and any(move.id == "take" and move.legal for move in view.moves),
    "draw-frozen": lambda view: is_drawing(view) and view.pile.frozen and view.pile.size > 6,
    "lay-opening": lambda view: view.laying and view.opening and view.teams[0].laid == 0 and cards(view) > 13,
    "opening-half": lambda view: view.laying and view.opening and view.teams[0].laid > 0,
    "lay-24": lambda view: view.laying and 24 <= cards(view) <= 26 and not view.opening,
    "lay-45": lambda view: view.laying and cards(view) >= 45,
    "waiting": lambda view: view.phase == "playing" and not view.your_turn and len(view.plays) > 30,
    "asked": lambda view: any(move.id == "yes" for move in view.moves),
    "foot-due": lambda view: view.players[HOST].foot_due,
    "deal-over": lambda view: view.phase == "deal-over",
    "game-over": lambda view: view.phase == "game-over",
}


def positions(seed: int, *, hoards: bool) -> Iterator[Table]:
    """
    Play a game; all play greedily, or the host's seat takes what it can and keeps it while the others feed it.
    """
    seats = [Seated(name="Ann"), *[Seated(bot="greedy")] * 5]
    table = Table([TableMade(table="sample", profile="standard", seats=seats, host=HOST, seed=f"sample {seed}")])
    yield table
    bot = make_bot("greedy", table.profile, seed)
    do(table, Start(), FIRST_HOST)
    while table.game is not None and table.game.winner is None:
        yield table
        if table.game.is_deal_over:
            do(table, NextDeal(), FIRST_HOST)
            continue
        seat = int(table.game.deal.to_act)
        view = table.game.view(seat)
        step = None
        if hoards:
            step = hoard(view) if seat == HOST else feed(view, table.game.view(HOST))
        action = view.steps[bot.choose(view)] if step is None else step
        if seat == HOST:
            do(table, Act(action=action), FIRST_HOST)
        else:
            do(table, PlaySeat(seat=seat, action=action), TABLE)
    yield table


def hoard(view: View) -> str | None:
    """
    Take the pile if that is possible, lay only to open, and discard what there is most of.
    """
    said = {text: parse_action(text).verb for text in view.steps.values()}
    takes = [text for text in said if text.startswith("take")]
    if takes:
        return takes[-1]
    others = [text for text, verb in said.items() if verb != LAY]
    own = view.teams[view.seat % len(view.teams)]
    if view.phase != "lay" or not own.opened or not others:
        return None
    discards = [text for text in others if text.startswith("discard")]
    return max(discards, key=lambda text: sum(face[0] == text[-1] for face in view.hand), default=None)


def feed(view: View, host: View) -> str | None:
    """
    Draw, and discard what the host has two of.
    """
    said = list(view.steps.values())
    if "draw" in said:
        return "draw"
    held = [face[0] for face in host.hand]
    discards = [text for text in said if text.startswith("discard") and text[-1] not in "X23"]
    return max(discards, key=lambda text: held.count(text[-1]), default=None)


def do(table: Table, order: Order, by: str) -> None:
    events = table.decide(Command("", table.seq, order), by)
    assert isinstance(events, list), events  # noqa: S101 - a script of our own games
    for event in events:
        table.apply(event)


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    missing = dict(WANTED)
    games = [(HOARDS, True), *((seed, False) for seed in range(SEEDS))]
    for seed, hoards in games:
        for table in positions(seed, hoards=hoards):
            view = table_view(Reader(table, HOST, "en"))
            if hoards and view.phase == "deal-over":
                break
            for name in [name for name, wanted in missing.items() if wanted(view)]:
                del missing[name]
                write(name, view)
                if name in {"draw-13", "deal-over"}:
                    write(f"{name}-uk", table_view(Reader(table, HOST, "uk")))
                    write(f"{name}-watching", table_view(Reader(table, -1, "en")))
        if not missing:
            return 0
    print(f"not met in {SEEDS} games: {', '.join(missing)}")
    return 1


def write(name: str, view: TableView) -> None:
    text = msgspec.json.format(msgspec.json.encode(view), indent=1)
    (FOLDER / f"{name}.json").write_bytes(text + b"\n")
    print(f"{name}: {cards(view)} cards, {len(text)} bytes")


if __name__ == "__main__":
    sys.exit(main())
