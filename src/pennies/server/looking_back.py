"""
A moment of a deal that is over: the view of a seat, or of whoever watched, after so many actions.
"""

from dataclasses import replace

from pennies.game.view import SPECTATOR
from pennies.server import messages
from pennies.server.reader import Reader
from pennies.server.views import table_view
from pennies.table import ActionDone, DealStarted, GameStarted, Table


class NoMomentError(Exception):
    """
    Raised when there is no such deal, it is not over, or the seat may not be looked at; `args[0]` says which.
    """


def may_look(table: Table, person: str, seat: int) -> bool:
    """
    Tell whether a person (empty: somebody watching) may see what a seat saw of a deal that is over.
    """
    return seat in (SPECTATOR, table.settings.watched) or bool(person and table.seat_of(person) != SPECTATOR)


def moment(table: Table, language: str, deal: int, at: int, seat: int) -> messages.Moment:
    """
    Show a moment of a deal of the running game. It takes as long as playing the deal: not for the event loop.

    Args:
        deal: counted from 1.
        at: how many actions had been done.

    Raises:
        NoMomentError: it cannot be shown.
    """
    game = table.game
    if game is None or not 1 <= deal <= len(game.deals) or not SPECTATOR <= seat < len(table.seats):
        raise NoMomentError("no-moment")
    played = game.deals[deal - 1]
    if played.result is None or played.shuffle is None:
        raise NoMomentError("no-moment")
    dealt = DealStarted(
        dealer=played.dealer,
        scores=list(played.scores),
        seed=played.shuffle.seed.hex(),
        salts=[salt.hex() for salt in played.shuffle.salts],
    )
    then = Table([table.made], table.talk)
    then.seats = [replace(holder, covered=None, missed=[]) for holder in table.seats]
    then.host, then.profile = table.host, table.profile
    then.apply(GameStarted())
    then.apply(dealt)
    for actor, said in played.actions[: max(0, at)]:
        then.apply(ActionDone(seat=actor, action=str(said)))
    shown = table_view(Reader(then, seat, language))
    return messages.Moment(actions=len(played.actions), view=shown)
