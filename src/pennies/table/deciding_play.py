"""
What orders about play do: actions, games and deals, salts, and what people agree on.
"""

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.refusal import Refusal
from pennies.game.shuffle import SALT_BYTES, SEED_BYTES, Shuffle, first_dealer, game_text, no_salts
from pennies.table import commands
from pennies.table.asked import Asked, Decision, returned
from pennies.table.commands import Command, Done, Stale
from pennies.table.events import (
    ActionDone,
    DealStarted,
    GameStarted,
    Paused,
    Resigned,
    Resumed,
    SaidReady,
    SaltGiven,
    SeatCovered,
    TableEvent,
    Topic,
    Undone,
    Voted,
)
from pennies.table.holders import rotated

if TYPE_CHECKING:
    from pennies.table.table import Table

# Playing


def _act(asked: Asked[commands.Act]) -> Decision:
    if asked.table.is_out_of_time(asked.seat):
        return Refusal("time-is-up", "", {})
    return _action(asked.table, asked.seat, asked.order.action, returned(asked.table, asked.by))


def _play_seat(asked: Asked[commands.PlaySeat]) -> Decision:
    if not asked.table.seats[asked.order.seat].plays_itself:
        return Stale(asked.table.seq)
    return _action(asked.table, asked.order.seat, asked.order.action, [])


def _action(table: "Table", seat: int, action: str, before: list[TableEvent]) -> Decision:
    said = parse_action(action)
    if table.game is None:
        return Refusal("game-not-begun", "", {})
    if table.is_paused:
        return Refusal("game-paused", "", {})
    refusal = table.game.judge(seat, said)
    return refusal if refusal is not None else [*before, ActionDone(seat=seat, action=str(said))]


def _undo(asked: Asked[commands.Undo]) -> Decision:
    seat = asked.seat
    if not asked.table.may_undo(seat):
        return Refusal("nothing-to-undo", "", {})
    return [*returned(asked.table, asked.by), Undone(seat=seat)]


# Games and deals


def _start(asked: Asked[commands.Start]) -> Decision:
    if asked.table.game is not None and not asked.table.is_over:
        return Refusal("game-not-over", "", {})
    return [GameStarted(), _first_deal(asked.table, asked.command)]


def _rematch(asked: Asked[commands.Rematch]) -> Decision:
    if asked.table.game is not None and not asked.table.is_over:
        return Refusal("game-not-over", "", {})
    seats = rotated(asked.table.seats) if asked.order.rotate else None
    return [GameStarted(seats=seats), _first_deal(asked.table, asked.command)]


def _next(asked: Asked[commands.NextDeal]) -> Decision:
    game = asked.table.game
    if game is None:
        return Refusal("game-not-begun", "", {})
    if asked.order.deal and asked.order.deal < len(game.deals):
        return Done(asked.table.seq)
    if not game.is_deal_over or asked.order.deal > len(game.deals):
        return Refusal("deal-not-over", "", {})
    if asked.table.is_over:
        return Refusal("game-over", "GAME-1", {})
    return _ready(asked, game)


def _ready(asked: Asked[commands.NextDeal], game: Game) -> Decision:
    seat = asked.seat
    events = returned(asked.table, asked.by)
    others = [holder for place, holder in enumerate(asked.table.seats) if place != seat and not holder.plays_itself]
    if all(holder.ready for holder in others):
        return [*events, _next_deal(asked.table, asked.command, game)]
    return events if asked.table.seats[seat].ready else [*events, SaidReady(seat=seat)]


def _time_up(asked: Asked[commands.TimeUp]) -> Decision:
    due = asked.table.deadline()
    if due is None or asked.command.now < due or asked.table.game is None:
        return Done(asked.table.seq)
    if asked.table.is_playing:
        return [SeatCovered(seat=int(asked.table.game.deal.to_act), reason="time")]
    return [_next_deal(asked.table, asked.command, asked.table.game)]


def _first_deal(table: "Table", command: Command) -> DealStarted:
    rules = table.profile.rules()
    # A dealer drawn from the seed tells nothing of the pack: both come out of a hash.
    shuffle = _shuffle(table, command)
    text = game_text(table.made.seed, table.games) if table.made.seed else shuffle.seed.hex()
    return _dealt(table, command, first_dealer(text, int(rules.players)), [0] * int(rules.teams), shuffle)


def _next_deal(table: "Table", command: Command, game: Game) -> DealStarted:
    return _dealt(table, command, game.next_dealer(), list(game.scores), _shuffle(table, command))


def _shuffle(table: "Table", command: Command) -> Shuffle:
    promised = table.next_shuffle()
    if promised is not None:
        return promised
    _check_seed(command)
    return Shuffle(command.seed, no_salts(len(table.seats)))


def _dealt(table: "Table", command: Command, dealer: int, scores: list[int], shuffle: Shuffle) -> DealStarted:
    follows = ""
    if table.promised:
        _check_seed(command)
        follows = command.seed.hex()
    salts = [salt.hex() for salt in shuffle.salts]
    return DealStarted(dealer=dealer, scores=scores, seed=shuffle.seed.hex(), salts=salts, next=follows)


def _check_seed(command: Command) -> None:
    if len(command.seed) != SEED_BYTES:
        raise ValueError(f"a deal begins from a seed of {SEED_BYTES} bytes, not {len(command.seed)}")


def _salt(asked: Asked[commands.Salt]) -> Decision:
    if asked.table.made.seed or not asked.table.promised:
        return Refusal("salt-not-taken", "", {})
    if asked.order.commitment != hashlib.sha256(asked.table.promised).hexdigest():
        return Refusal("salt-too-late", "", {})
    try:
        salt = bytes.fromhex(asked.order.salt)
    except ValueError:
        salt = b""
    if len(salt) != SALT_BYTES:
        return Refusal("salt-size", "", {"digits": SALT_BYTES * 2})
    given = asked.table.salts.get(asked.seat)
    if given is None:
        return [SaltGiven(seat=asked.seat, salt=salt.hex())]
    return [] if given == salt else Refusal("salt-given", "", {})


# Agreements


def _pause(asked: Asked[commands.Pause]) -> Decision:
    if not asked.table.is_playing:
        return Refusal("not-playing", "", {})
    return [] if asked.table.is_paused else _agreed(asked.table, asked.by, "pause", Paused())


def _resume(asked: Asked[commands.Resume]) -> Decision:
    return _agreed(asked.table, asked.by, "resume", Resumed()) if asked.table.is_paused else []


def _agreed(table: "Table", by: str, topic: Topic, event: TableEvent) -> Decision:
    """
    Let the host, or more than half of the persons that play, settle something.
    """
    seat = table.seat_of(by)
    voting = {place for place, holder in enumerate(table.seats) if not holder.plays_itself} | {seat}
    agreeing = (table.votes.get(topic, set()) | {seat}) & voting
    if by == table.host or len(agreeing) * 2 > len(voting):
        return [event]
    return [] if seat in table.votes.get(topic, set()) else [Voted(seat=seat, topic=topic)]


def _resign(asked: Asked[commands.Resign]) -> Decision:
    if not asked.table.is_playing:
        return Refusal("not-playing", "", {})
    rules, seat = asked.table.profile.rules(), asked.seat
    team = int(rules.team_of(seat))
    agreed = asked.table.votes.get("resign", set())
    if not asked.order.agree:
        own = {place for place in agreed if rules.team_of(place) == team}
        return [Voted(seat=seat, topic="resign", agrees=False)] if own else []
    needed = {
        place
        for place, holder in enumerate(asked.table.seats)
        if rules.team_of(place) == team and (place == seat or not holder.plays_itself)
    }
    if needed <= agreed | {seat}:
        return [Resigned(team=team)]
    if seat in agreed:
        return []
    # Or a log would grow for as long as somebody likes.
    return Refusal("just-taken-back", "", {}) if team in asked.table.taken_back else [Voted(seat=seat, topic="resign")]


DECIDERS: Final[dict[type, Callable[..., Decision]]] = {
    commands.Start: _start,
    commands.Act: _act,
    commands.Undo: _undo,
    commands.NextDeal: _next,
    commands.Rematch: _rematch,
    commands.Pause: _pause,
    commands.Resume: _resume,
    commands.Resign: _resign,
    commands.Salt: _salt,
    commands.PlaySeat: _play_seat,
    commands.TimeUp: _time_up,
}
