"""
Looking back at a game: a moment of it as a seat saw it, or with all hands open, and who may see what.

A deal that is over has no secrets, because its seed is shown. Of the deal under way a player may see what the own seat
was shown, and nothing else.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pennies.game.game import Game, PlayedDeal
from pennies.game.record import RESIGNED
from pennies.game.view import SPECTATOR
from pennies.profiles import Profile
from pennies.server import messages
from pennies.server.reader import Reader
from pennies.server.views import table_view
from pennies.table import (
    NOBODY,
    ActionDone,
    GameStarted,
    Holder,
    Played,
    Presence,
    Settings,
    Table,
    TableEvent,
    Talk,
)
from pennies.table.events import Resigned, TableMade
from pennies.table.holders import seat_of
from pennies.table.practice import dealt_again
from pennies.table.records import moments


class NoMomentError(Exception):
    """
    Raised when there is no such game or deal, it is not over, or the seat may not be looked at; `args[0]` says which.
    """


@dataclass(frozen=True)
class Past:
    """
    A game of a table as it is written down: its people and its deals, the last of which may be under way.

    Attributes:
        number, games: which game it is, counted from 1, and how many there are.
        watched: the seat whose cards everybody may see when a deal is over; -1 for none.
        resigned: the team that gave the game up; -1 if none did.
    """

    number: int
    games: int
    made: TableMade
    settings: Settings
    profile: Profile
    seats: tuple[Holder, ...]
    host: str
    watched: int
    resigned: int
    talk: Talk
    deals: tuple[PlayedDeal, ...]

    def seat_of(self, person: str) -> int:
        """
        Find a person's seat (empty: somebody watching); -1 if there is none.
        """
        return seat_of(self.seats, person)

    def deal(self, number: int) -> PlayedDeal:
        """
        Give a deal, counted from 1.

        Raises:
            NoMomentError: there is none.
        """
        if not 1 <= number <= len(self.deals):
            raise NoMomentError("no-moment")
        return self.deals[number - 1]


def past_of(table: Table) -> Past:
    """
    Take down the last game of a table, which may go on meanwhile.

    Raises:
        NoMomentError: none has begun.
    """
    game = table.game
    if game is None:
        raise NoMomentError("no-moment")
    return Past(
        number=table.games,
        games=table.games,
        made=table.made,
        settings=table.settings,
        profile=game.profile,
        seats=tuple(replace(holder, covered=None, missed=[]) for holder in table.seats),
        host=table.host,
        watched=table.settings.watched,
        resigned=table.resigned,
        talk=table.talk,
        deals=tuple(replace(deal, actions=list(deal.actions)) for deal in game.deals),
    )


def earlier_game(events: Sequence[TableEvent], number: int, table: Table) -> Past:
    """
    Find a game before the last one of a table. It takes as long as playing all before it: not for the event loop.

    Raises:
        NoMomentError: there is none.
    """
    for then in moments(events, table.talk):
        if then.games == number and then.game is not None and then.game.deals and then.is_over:
            return replace(past_of(then), games=table.games, watched=table.settings.watched)
    raise NoMomentError("no-moment")


# Who may see what


def check_look(past: Past, person: str, deal: int, seat: int, *, hands: bool = False) -> None:
    """
    Check that a person (empty: somebody watching) may see what a seat saw of a deal, or all hands.

    Raises:
        NoMomentError: it may not be seen.
    """
    shown = _shown(past, person, deal)
    if not SPECTATOR <= seat < len(past.seats) or not shown.seats:
        raise NoMomentError("no-moment")
    if seat not in shown.seats or (hands and not shown.hands):
        raise NoMomentError("may-not-look" if shown.over else "no-moment")


def _shown(past: Past, person: str, number: int) -> messages.PastDeal:
    """
    Tell what a person may see of a deal.
    """
    over, own = past.deal(number).result is not None, past.seat_of(person)
    if not over:
        seats = [] if own == NOBODY else [own]
    elif own == NOBODY:
        seats = sorted({SPECTATOR, past.watched})
    else:
        seats = list(range(SPECTATOR, len(past.seats)))
    return messages.PastDeal(deal=number, over=over, seats=seats, hands=over and own != NOBODY)


def check_play_on(past: Past, person: str, deal: int, at: int, seat: int) -> None:
    """
    Check that a person may play on from a moment in a seat: somebody who sat there, from a deal that is over.

    Raises:
        NoMomentError: not from there.
    """
    shown = _shown(past, person, deal)
    if not shown.hands or not 0 <= seat < len(past.seats):
        raise NoMomentError("may-not-look" if shown.over else "no-moment")
    if not 0 <= at <= len(past.deal(deal).actions) or not table_at(past, deal, at).is_playing:
        raise NoMomentError("nothing-left-to-play")


def told_of(past: Past, person: str, language: str) -> messages.PastGame:
    """
    Tell which deals of a game a person (empty: somebody watching) may look back at.
    """
    seat = past.seat_of(person)
    shown = [_shown(past, person, number) for number in range(1, len(past.deals) + 1)]
    return messages.PastGame(
        game=past.number,
        games=past.games,
        you=seat,
        seats=list(Reader(_empty_table(past), seat, language).names),
        deals=[deal for deal in shown if deal.seats],
    )


# A moment


def moment(past: Past, language: str, deal: int, at: int, seat: int, *, hands: bool = False) -> messages.Moment:
    """
    Show a moment of a deal. It takes as long as playing the deal: not for the event loop.

    Args:
        deal: counted from 1.
        at: how many actions had been done; more than there were: the end.
        seat: whose view; -1 for what everybody saw.
        hands: with every hand and foot; whether they may be seen is `check_look`'s to say.

    Raises:
        NoMomentError: there is no such deal.
    """
    played = past.deal(deal)
    at = max(0, min(at, len(played.actions)))
    table = table_at(past, deal, at)
    if at == len(played.actions) and played.ended_by == RESIGNED:
        table.apply(Resigned(team=past.resigned))
    reader = Reader(table, seat, language)
    view = table_view(reader)
    opened = list(_hands(reader, table.game)) if hands and table.game is not None else []
    for actor, said in played.actions[at:]:
        table.apply(ActionDone(seat=actor, action=str(said)))
    return messages.Moment(actions=len(played.actions), turns=_turns(table.played), view=view, hands=opened)


def table_at(past: Past, deal: int, at: int) -> Table:
    """
    Make the table as it was after so many actions of a deal.
    """
    played = past.deal(deal)
    table = _empty_table(past)
    table.apply(GameStarted())
    if table.game is not None:
        table.game.deals.extend(past.deals[: deal - 1])
    table.apply(dealt_again(played))
    for actor, said in played.actions[:at]:
        table.apply(ActionDone(seat=actor, action=str(said)))
    return table


def _empty_table(past: Past) -> Table:
    """
    Make the table with its people, before any cards.
    """
    table = Table([past.made], past.talk)
    table.seats = [replace(holder, missed=[]) for holder in past.seats]
    table.host, table.settings, table.profile = past.host, past.settings, past.profile
    return table


def _hands(reader: Reader, game: Game) -> Iterator[messages.OpenHand]:
    for seat in range(len(game.deal.seats)):
        hand, foot = game.faces.hand(seat), game.faces.foot(seat)
        yield messages.OpenHand(
            seat=seat, cards=hand, foot=foot, cards_said=reader.cards(hand), foot_said=reader.cards(foot)
        )


def _turns(played: Sequence[Played]) -> list[int]:
    """
    Tell after how many actions each turn began.
    """
    turns = [one.turn for one in played]
    return [at for at, turn in enumerate(turns) if at == 0 or turn != turns[at - 1]]


def note_of(table: Table, presence: Presence, person: str, language: str) -> messages.TableNote:
    """
    Tell how a table stands, for a person (empty: somebody watching).
    """
    reader = Reader(table, table.seat_of(person) if person else SPECTATOR, language, presence)
    view = table_view(reader)
    deals = table.game.deals if table.game is not None else []
    return messages.TableNote(
        table=table.made.table,
        title=table.talk.title,
        phase=view.phase,
        profile=view.profile,
        profile_title=view.profile_title,
        seats=[player.name for player in view.players],
        deals=sum(deal.result is not None for deal in deals),
        games=table.games,
        purpose=table.made.purpose,
        came_from=table.made.came_from,
        teams=[
            messages.NotedTeam(name=team.name, members=team.members, own=team.own, score=team.score)
            for team in view.teams
        ],
        you=view.you,
        your_turn=view.your_turn,
        prompt=view.prompt,
    )
