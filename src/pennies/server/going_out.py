"""
What going out would cost a team besides: the feet that nobody picked up.
"""

from pennies.engine.play import perform
from pennies.engine.rules import UNPICKED_IGNORE
from pennies.engine.state import ENDED_OUT, Deal
from pennies.game.notation import Said
from pennies.server.reader import Reader


def unseen_feet(deal: Deal, said: Said) -> int:
    """
    Count the feet of the acting team that would count against it unseen if a legal action goes out; else none.

    See: SCORE-3.
    """
    if deal.rules.unpicked_foot == UNPICKED_IGNORE:
        return 0
    after = deal.clone()
    perform(after, said.action())
    if after.ended_by != ENDED_OUT:
        return 0
    team = deal.rules.team_of(deal.turn)
    seats = [seat for place, seat in enumerate(after.seats) if deal.rules.team_of(place) == team]
    return sum(1 for seat in seats if seat.foot_down)


def warning_of(reader: Reader, deal: Deal, said: Said) -> str:
    """
    Say what a legal action costs besides, if it goes out.
    """
    count = unseen_feet(deal, said)
    return reader.text("play-unseen-feet", count=count) if count else ""
