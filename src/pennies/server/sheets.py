"""
The end of a deal: the score sheet with its rules, and the seed that the shuffle can be checked with.
"""

from typing import Final

from pennies.engine.scoring import sheet
from pennies.game.events import DealEnded
from pennies.game.game import Game
from pennies.lang import Fact
from pennies.server import messages
from pennies.server.reader import Reader

ITEMS: Final = {
    "melds": "SCORE-1",
    "natural": "SCORE-1",
    "mixed": "SCORE-1",
    "wild": "SCORE-1",
    "sevens": "SCORE-1",
    "red_threes": "RED3-2",
    "going_out": "OUT-6",
    "hands": "SCORE-2",
    "feet": "SCORE-3",
    "feet_red_threes": "RED3-4",
}
"""The items of the engine's `Sheet` in their order, with the rule that gives them."""


def deal_sheet(reader: Reader, game: Game) -> messages.DealSheet:
    """
    Make the sheet of the deal that is over.
    """
    sheets = [sheet(game.deal, team) for team in range(int(game.rules.teams))]
    points = {item: [int(getattr(one, item)) for one in sheets] for item in (*ITEMS, "total")}
    rows = [_row(reader, f"sheet-{item}", rule, points[item]) for item, rule in ITEMS.items() if any(points[item])]
    rows.append(_row(reader, "sheet-total", "", points["total"], total=True))
    rows.append(_row(reader, "sheet-before", "", list(game.deals[-1].scores)))
    rows.append(_row(reader, "sheet-after", "", list(game.scores), total=True))
    shuffle = game.deals[-1].shuffle
    return messages.DealSheet(
        title=reader.text("server-sheet-title", number=len(game.deals)),
        sentence=_sentence(reader, game),
        rows=rows,
        scores=list(game.scores),
        won_by=-1 if game.winner is None else game.winner,
        seed=shuffle.seed.hex() if shuffle is not None else "",
        commitment=shuffle.commitment if shuffle is not None else "",
        salts=[salt.hex() for salt in shuffle.salts] if shuffle is not None else [],
    )


def _row(reader: Reader, message: str, rule: str, points: list[int], *, total: bool = False) -> messages.SheetRow:
    return messages.SheetRow(label=reader.text(message), rule=rule, points=points, total=total)


def _sentence(reader: Reader, game: Game) -> str:
    """
    Say how the deal ended, and who has won or why nobody has.
    """
    table = reader.table
    events = [*table.dealt, *(event for played in table.played for event in played.events)]
    said = [
        reader.text(
            "event-deal-ended",
            ended_by=event.ended_by,
            you=reader.is_you(event.seat),
            player=reader.names[event.seat],
        )
        for event in events
        if isinstance(event, DealEnded)
    ]
    if game.winner is not None:
        facts: dict[str, Fact] = {"team": reader.team_name(game.winner), "score": game.scores[game.winner]}
        said.append(reader.text("event-game-won", **facts))
    elif max(game.scores) >= game.rules.target:
        said.append(reader.text("event-game-tied"))
    return " ".join(said)
