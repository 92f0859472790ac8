"""
How long an action is looked at: the one table of times for bots and for who watches them.

How fast a table plays is its own (`Settings.pace`): its bots wait so long. A client is told the time at an even pace
with each view (`TableView.look_ms`); how it stretches that for its own reader is its business, and holds up nobody.
"""

from typing import Final

from pennies.engine.steps import DRAW, LAY, TAKE
from pennies.game.events import CanastaCompleted
from pennies.table import Pace, Played, Table

FACTORS: Final[dict[Pace, float]] = {"calm": 1.4, "even": 1.0, "brisk": 0.5, "at-once": 0.0}

DEALT_S: Final = 1.2
DRAW_S: Final = 0.35
USUAL_S: Final = 0.9
MUCH_S: Final = 1.4
"""A pile was taken, or a canasta closed."""

AGAIN_S: Final = 0.45
"""One more lay of several."""

_MS: Final = 1000


def pause_s(table: Table) -> float:
    """
    Tell how long to wait before the next action, by what was played last.
    """
    return FACTORS[table.settings.pace] * _shown_s(table.played)


def look_ms(table: Table) -> int:
    """
    Tell how long what was played last is worth looking at, at an even pace; 0 when nothing is being played.
    """
    return round(_MS * _shown_s(table.played)) if table.game is not None else 0


def _shown_s(played: list[Played]) -> float:
    if not played:
        return DEALT_S
    last = played[-1]
    if last.verb == TAKE or any(isinstance(event, CanastaCompleted) for event in last.events):
        return MUCH_S
    if last.verb == DRAW:
        return DRAW_S
    if last.verb == LAY and len(played) > 1 and played[-2].verb == LAY and played[-2].turn == last.turn:
        return AGAIN_S
    return USUAL_S
