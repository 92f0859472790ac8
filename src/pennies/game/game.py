"""
A whole game: deals one after another, every action judged, done, logged and written down with its faces.

The engine knows ranks and one deal at a time; here it gets faces, seats, events, undo and a history that `record`
writes. No clock, no files, no randomness: packs come from outside.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from mypy_extensions import i64

from pennies.engine.actions import end_deal
from pennies.engine.dealing import deal_cards
from pennies.engine.game import next_dealer, winner
from pennies.engine.moves import FOOT, RED_THREES, STOCK, move_source
from pennies.engine.play import perform
from pennies.engine.scoring import results
from pennies.engine.state import ENDED_RESIGNED, ENDINGS, PHASE_OVER, Deal
from pennies.engine.steps import ASK, LAY, NO, PASS, TAKE, YES
from pennies.game.cards import rank_of
from pennies.game.events import DealEnded, Event, PartnerAnswered, PartnersAsked, Passed, events_of
from pennies.game.faces import Faces
from pennies.game.judging import judge
from pennies.game.notation import Said, parse_action
from pennies.game.refusal import Refusal
from pennies.game.shuffle import Shuffle
from pennies.game.view import View, view_of
from pennies.profiles import Profile
from pennies.vecs import vec


@dataclass
class PlayedDeal:
    """
    One deal as it is written down.

    Attributes:
        pack: every face, in the order in which it leaves the pack.
        scores: by team, at the beginning.
        actions: seat and action, as said.
        shuffle: what the pack came from, if that is known.
        result: each team's points, once the deal is over; `ended_by` is empty until then.
    """

    dealer: int
    scores: tuple[int, ...]
    pack: tuple[str, ...]
    actions: list[tuple[int, Said]] = field(default_factory=list)
    shuffle: Shuffle | None = None
    result: tuple[int, ...] | None = None
    ended_by: str = ""


@dataclass(frozen=True)
class _Moment:
    """
    Where `undo` goes back to.
    """

    deal: Deal
    faces: Faces
    actions: int


class Game:
    """
    A game under way or won.

    Attributes:
        profile: the rules played by.
        players: names by seat; may be empty.
        deals: all deals, the last one perhaps still being played.
        deal: the engine's state of the last deal.
        faces: where its cards lie.
        meta: anything, kept in the record.
    """

    def __init__(self, profile: Profile, players: Sequence[str] = ()) -> None:
        self.profile = profile
        self.rules = profile.rules()
        self.players = tuple(players)
        self.deals: list[PlayedDeal] = []
        self.meta: dict[str, object] = {}
        self._moments: list[_Moment] = []

    def start_deal(
        self, dealer: int, scores: Sequence[int], pack: Sequence[str], shuffle: Shuffle | None = None
    ) -> list[Event]:
        """
        Deal a pack; who deals and the scores are the caller's (`next_dealer` and `scores` for a later deal).
        """
        trace: list[i64] = []
        ranks = vec[i64]([rank_of(face) for face in pack])
        self.deals.append(PlayedDeal(dealer, tuple(scores), tuple(pack), shuffle=shuffle))
        self.deal = deal_cards(self.rules, dealer, vec[i64](scores), ranks, trace)
        self.faces = Faces(pack, self.rules.players)
        self._moments.clear()
        moves = self.faces.follow(trace)
        return [*events_of(moves, dealer), *self._ending()]

    def next_dealer(self) -> int:
        return int(next_dealer(self.rules, self.deal.dealer))

    @property
    def is_deal_over(self) -> bool:
        return self.deal.phase == PHASE_OVER

    @property
    def result(self) -> tuple[int, ...]:
        """
        Each team's points of the last deal as it lies.
        """
        return tuple(int(points) for points in results(self.deal))

    @property
    def scores(self) -> tuple[int, ...]:
        """
        Each team's total: with the last deal, if that is over.
        """
        before = self.deals[-1].scores
        if not self.is_deal_over:
            return before
        return tuple(score + points for score, points in zip(before, self.result, strict=True))

    @property
    def winner(self) -> int | None:
        """
        The team that has won, or None while the game goes on.
        """
        if not self.is_deal_over or self.deal.ended_by == ENDED_RESIGNED:
            return None
        team = int(winner(self.rules, vec[i64](self.scores)))
        return team if team >= 0 else None

    def judge(self, seat: int, said: Said) -> Refusal | None:
        """
        Tell why a seat may not do something; None if it may. Nothing changes.
        """
        if not self.is_deal_over and seat != self.deal.to_act:
            return Refusal("wrong-seat", "SEATS-3", {"seat": seat, "to_act": int(self.deal.to_act)})
        return judge(self.deal, self.faces, said)

    def act(self, seat: int, said: Said | str) -> list[Event] | Refusal:
        """
        Do an action, all or nothing.

        Returns:
            What happened, or why it is refused.
        """
        if isinstance(said, str):
            said = parse_action(said)
        refusal = self.judge(seat, said)
        if refusal is not None:
            return refusal
        moment = self._moment() if said.verb in (LAY, TAKE) else None
        trace: list[i64] = []
        perform(self.deal, said.action(), trace)
        self.deals[-1].actions.append((seat, said))
        if moment is not None and not turns_up_cards(trace):
            self._moments.append(moment)
        else:
            self._moments.clear()
        moves = self.faces.follow(trace, said.named())
        return [*_spoken(seat, said), *events_of(moves, seat), *self._ending()]

    def can_undo(self) -> bool:
        """
        Tell whether the last action can be taken back: a lay or a take that turned up no hidden card and ended no deal.
        """
        return bool(self._moments)

    def undo(self) -> None:
        """
        Take back the last action; only if `can_undo`.
        """
        moment = self._moments.pop()
        self.deal = moment.deal
        self.faces = moment.faces
        del self.deals[-1].actions[moment.actions :]

    def resign(self) -> None:
        """
        Break the deal off; it is scored as it lies and the game ends without a winner.
        """
        end_deal(self.deal, ENDED_RESIGNED)
        self._ending()

    def view(self, seat: int) -> View:
        return view_of(self.deal, self.faces, seat)

    def _moment(self) -> _Moment:
        return _Moment(self.deal.clone(), self.faces.copy(), len(self.deals[-1].actions))

    def _ending(self) -> list[Event]:
        if not self.is_deal_over:
            return []
        self._moments.clear()  # the sheet has shown everything
        written = self.deals[-1]
        written.result = self.result
        written.ended_by = ENDINGS[self.deal.ended_by]
        return [DealEnded(int(self.deal.turn), ended_by=written.ended_by, result=written.result, scores=self.scores)]


def turns_up_cards(trace: Sequence[int]) -> bool:
    """
    Tell whether a card moved that nobody had seen, from the stock or a foot.
    """
    return any(source == STOCK or FOOT <= source < RED_THREES for source in map(move_source, trace))


def _spoken(seat: int, said: Said) -> list[Event]:
    """
    Tell the actions that move no card.
    """
    if said.verb == ASK:
        return [PartnersAsked(seat)]
    if said.verb in (YES, NO):
        return [PartnerAnswered(seat, yes=said.verb == YES)]
    return [Passed(seat)] if said.verb == PASS else []
