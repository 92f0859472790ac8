"""
The score sheet at the table: item by item for every team, after the deal or as it lies.

While a deal runs, only what lies on the table is counted: hands and feet are hidden (INFO-1).
"""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from pennies.cli.board import Board
from pennies.cli.cells import cut
from pennies.engine.scoring import sheet
from pennies.engine.state import hand_value
from pennies.game.game import Game
from pennies.game.view import View

OPEN_ITEMS: Final = ("melds", "natural", "mixed", "wild", "sevens", "red_threes")
"""The items of an engine's `Sheet` that everybody can see while the deal runs."""

ITEMS: Final = (*OPEN_ITEMS, "going_out", "hands", "feet", "feet_red_threes")
"""All items, in the order in which they are shown."""

_HEAD: Final = 9


def sheet_lines(board: Board, game: Game, view: View, width: int) -> list[Text]:
    """
    Show what the deal has earned each team, and the totals.
    """
    say = board.say
    teams = list(reversed(board.order(view)))
    sheets = [sheet(game.deal, team) for team in teams]
    items = ITEMS if game.is_deal_over else OPEN_ITEMS
    points = {item: [int(getattr(one, item)) for one in sheets] for item in items}
    sums = [sum(column) for column in zip(*points.values(), strict=True)]
    before = [game.deals[-1].scores[team] for team in teams]
    rows: list[tuple[str, Sequence[str], str]] = [("", [board.team_name(view, team, _HEAD) for team in teams], "bold")]

    def add(label: str, numbers: Sequence[int], style: str = "") -> None:
        rows.append((label, [say.number(number) for number in numbers], style))

    for item, numbers in points.items():
        if any(numbers):
            add(say.say(f"sheet-{item}"), numbers)
    add(say.say("sheet-total" if game.is_deal_over else "play-sheet-so-far"), sums, "bold")
    add(say.say("sheet-before"), before)
    if game.is_deal_over:
        after = [game.scores[team] for team in teams]
        target = int(game.rules.target)
        add(say.say("sheet-after"), after, "bold")
        add(say.say("play-sheet-missing", target=target), [max(0, target - score) for score in after])
    return _columns(rows, width)


def _columns(rows: Sequence[tuple[str, Sequence[str], str]], width: int) -> list[Text]:
    """
    Set labels on the left and numbers under one another on the right.
    """
    cell = max(len(number) for _, numbers, _ in rows for number in numbers) + 2
    room = min(width - 1 - cell * len(rows[0][1]), max(len(label) for label, _, _ in rows) + 1)
    return [
        Text(f" {cut(label, room):<{room}}" + "".join(f"{number:>{cell}}" for number in numbers), style)
        for label, numbers, style in rows
    ]


def hand_cost(game: Game, seat: int) -> int:
    """
    Add up what a seat's own hand would cost its team now.
    """
    return int(hand_value(game.rules, game.deal.seats[seat].hand))
