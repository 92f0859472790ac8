"""
`Table`: the state of one table, and what a command does to it.

The rules are the engine's, asked through `Game`; here it is decided only who may say something and when a deal or a
game begins. `decide` changes nothing that lasts; `apply` is the only writer.
"""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from pennies.game.events import Event
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.refusal import Refusal
from pennies.game.shuffle import SEED_BYTES, Shuffle, first_dealer, game_text, no_salts, shuffle_from_text
from pennies.profiles import Profile, from_record
from pennies.table.commands import Command, Done, Stale
from pennies.table.events import ActionDone, DealStarted, GameStarted, Seated, TableEvent, TableMade, Undone

Answer = Done | Refusal | Stale
"""What a command is answered with if it makes no events."""

_REMEMBERED: Final = 256
"""So many answers without events are remembered for commands that are sent again."""


@dataclass(frozen=True)
class Played:
    """
    An action of the running deal.

    Attributes:
        turn: the seat whose turn it was; another than `seat` when a partner answered.
        pile: how many cards the pile had before.
        events: what happened, with cards that not everybody may see (`Event.seen_by`).
    """

    seat: int
    verb: int
    turn: int
    pile: int
    events: Sequence[Event]


class Table:
    """
    One table.

    Attributes:
        seq: how many events made it what it is.
        made: how it was made.
        game: the game under way or won; None before the first begins.
        games: how many games have begun.
        played: the actions of the running deal, and what happened when it was dealt.
    """

    def __init__(self, events: Iterable[TableEvent]) -> None:
        """
        Fold events, the first of which says how the table was made.
        """
        self.seq = 0
        self.made = TableMade(table="", profile="", seats=[], host=0)
        self.profile: Profile
        self.game: Game | None = None
        self.games = 0
        self.dealt: Sequence[Event] = ()
        self.played: list[Played] = []
        self._done: dict[str, int] = {}
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        for event in events:
            self.apply(event)

    # Questions

    @property
    def seats(self) -> Sequence[Seated]:
        return self.made.seats

    @property
    def host(self) -> int:
        """
        The seat of the person who holds the secret.
        """
        return self.made.host

    @property
    def is_playing(self) -> bool:
        """
        Tell whether a deal is under way.
        """
        return self.game is not None and not self.game.is_deal_over

    def may_undo(self, seat: int) -> bool:
        """
        Tell whether a seat may take its last action back.
        """
        game = self.game
        if game is None or not game.can_undo():
            return False
        return game.deals[-1].actions[-1][0] == seat == game.deal.to_act

    def bot_turn(self) -> int | None:
        """
        Name the seat of the bot that is to act; None if none is.
        """
        if self.game is None or not self.is_playing:
            return None
        seat = int(self.game.deal.to_act)
        return seat if self.seats[seat].bot else None

    # Commands

    def decide(self, command: Command, seat: int) -> list[TableEvent] | Answer:
        """
        Judge a command of a seat.

        Returns:
            The events that it makes, to be stored together and then applied; or the answer that makes none. A command
            that was answered before gets its first answer again.

        Raises:
            InputError: its action cannot be read.
        """
        if command.id:
            if command.id in self._done:
                return Done(self._done[command.id])
            if command.id in self._answers:
                return self._answers[command.id]
        decision = self._decide(command, seat)
        if command.id and not isinstance(decision, list):
            self._answers[command.id] = decision
            if len(self._answers) > _REMEMBERED:
                self._answers.popitem(last=False)
        return decision

    def _decide(self, command: Command, seat: int) -> list[TableEvent] | Answer:
        if command.seq != self.seq:
            return Stale(self.seq)
        match command.do:
            case "act":
                return self._act(command, seat)
            case "undo":
                return self._undo(command, seat)
            case "start" | "rematch":
                return self._begin(command)
            case "next":
                return self._go_on(command)
            case unknown:
                assert_never(unknown)

    def _undo(self, command: Command, seat: int) -> list[TableEvent] | Refusal:
        if not self.may_undo(seat):
            return Refusal("nothing-to-undo", "", {})
        return [Undone(seat=seat, command=command.id)]

    def _begin(self, command: Command) -> list[TableEvent] | Refusal:
        if self.game is not None and self.game.winner is None:
            return Refusal("game-not-over", "", {})
        return [GameStarted(command=command.id), self._first_deal(command)]

    def _go_on(self, command: Command) -> list[TableEvent] | Refusal:
        if self.game is None:
            return Refusal("game-not-begun", "", {})
        if not self.game.is_deal_over:
            return Refusal("deal-not-over", "", {})
        if self.game.winner is not None:
            return Refusal("game-over", "GAME-1", {})
        return [self._next_deal(command, self.game)]

    def _act(self, command: Command, seat: int) -> list[TableEvent] | Refusal:
        said = parse_action(command.action)
        if self.game is None:
            return Refusal("game-not-begun", "", {})
        refusal = self.game.judge(seat, said)
        return refusal if refusal is not None else [ActionDone(seat=seat, action=str(said), command=command.id)]

    def _first_deal(self, command: Command) -> DealStarted:
        rules = self.profile.rules()
        players = int(rules.players)
        # A dealer drawn from the seed tells nothing of the pack: both come out of a hash.
        text = game_text(self.made.seed, self.games) if self.made.seed else command.seed.hex()
        shuffle = self._shuffle(command, self.games, 0)
        return _deal_started(command, first_dealer(text, players), (0,) * int(rules.teams), shuffle)

    def _next_deal(self, command: Command, game: Game) -> DealStarted:
        shuffle = self._shuffle(command, self.games - 1, len(game.deals))
        return _deal_started(command, game.next_dealer(), game.scores, shuffle)

    def _shuffle(self, command: Command, game: int, deal: int) -> Shuffle:
        players = int(self.profile.rules().players)
        if self.made.seed:
            return shuffle_from_text(game_text(self.made.seed, game), deal, players)
        if len(command.seed) != SEED_BYTES:
            raise ValueError(f"a deal begins from a seed of {SEED_BYTES} bytes, not {len(command.seed)}")
        return Shuffle(command.seed, no_salts(players))

    # Events

    def apply(self, event: TableEvent) -> None:
        """
        Take in an event that is stored.

        Raises:
            ValueError: it does not follow from those before; the log is not of this table, or broken.
        """
        match event:
            case TableMade():
                self.made = event
                self.profile = from_record(event.profile)
            case GameStarted():
                self.game = Game(self.profile, [seat.name for seat in self.seats])
                self.games += 1
            case DealStarted():
                self._deal(event)
            case ActionDone():
                self._do(event)
            case Undone():
                self._running().undo()
                self.played.pop()
            case _:
                raise AssertionError(f"an event that no table makes: {event}")
        self.seq += 1
        if event.command:
            self._done[event.command] = self.seq

    def _running(self) -> Game:
        if self.game is None:
            raise ValueError(f"event {self.seq + 1} of table {self.made.table}: no game has begun")
        return self.game

    def _deal(self, event: DealStarted) -> None:
        shuffle = Shuffle(bytes.fromhex(event.seed), tuple(bytes.fromhex(salt) for salt in event.salts))
        game = self._running()
        self.dealt = game.start_deal(event.dealer, event.scores, shuffle.pack(game.rules), shuffle)
        self.played = []

    def _do(self, event: ActionDone) -> None:
        game = self._running()
        said = parse_action(event.action)
        pile, turn = len(game.deal.pile), int(game.deal.turn)
        answer = game.act(event.seat, said)
        if isinstance(answer, Refusal):
            place = f"event {self.seq + 1} of table {self.made.table}"
            raise ValueError(f"{place}: {event.action} is {answer.code}")  # noqa: TRY004 - the log is wrong, no type
        self.played.append(Played(event.seat, said.verb, turn, pile, answer))


def _deal_started(command: Command, dealer: int, scores: Sequence[int], shuffle: Shuffle) -> DealStarted:
    return DealStarted(
        dealer=dealer,
        scores=list(scores),
        seed=shuffle.seed.hex(),
        salts=[salt.hex() for salt in shuffle.salts],
        command=command.id,
    )
