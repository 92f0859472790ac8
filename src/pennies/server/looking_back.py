"""
A moment of a deal that is over: the view of a seat, or of whoever watched, after so many actions.
"""

from collections.abc import Sequence
from dataclasses import replace

from pennies.game.view import SPECTATOR
from pennies.server import messages
from pennies.server.reader import Reader
from pennies.server.views import table_view
from pennies.table import ActionDone, DealStarted, GameStarted, Played, Table


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
    shown = table_view(Reader(then, seat, language)) if at <= 0 else None
    for done, (actor, said) in enumerate(played.actions, 1):
        then.apply(ActionDone(seat=actor, action=str(said)))
        if done == min(at, len(played.actions)):
            shown = table_view(Reader(then, seat, language))
    if shown is None:
        raise NoMomentError("no-moment")
    return messages.Moment(actions=len(played.actions), turns=_turns(then.played), view=shown)


def _turns(played: Sequence[Played]) -> list[int]:
    """
    Tell after how many actions each turn began.
    """
    turns = [one.turn for one in played]
    return [at for at, turn in enumerate(turns) if at == 0 or turn != turns[at - 1]]


def note_of(table: Table, person: str, language: str) -> messages.TableNote:
    """
    Tell how a table stands, for a person (empty: somebody watching).
    """
    reader = Reader(table, table.seat_of(person) if person else SPECTATOR, language)
    view = table_view(reader)
    deals = table.game.deals if table.game is not None else []
    return messages.TableNote(
        table=table.made.table,
        phase=view.phase,
        profile=view.profile,
        profile_title=view.profile_title,
        seats=[player.name for player in view.players],
        deals=sum(deal.result is not None for deal in deals),
        teams=[
            messages.NotedTeam(name=team.name, members=team.members, own=team.own, score=team.score)
            for team in view.teams
        ],
        you=view.you,
        your_turn=view.your_turn,
        prompt=view.prompt,
    )
