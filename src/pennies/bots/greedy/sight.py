"""
A view counted by rank: what the greedy bot's judgements read. It holds nothing that the view does not say.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from pennies.engine.ranks import JOKER, RANKS, RED_THREE, SEVEN, SYMBOLS, TWO, WILD
from pennies.engine.rules import LOCK_BOTH, LOCK_NEVER, LOCK_NONE, RED3_NEED_OPENED, Rules
from pennies.game.cards import rank_of
from pennies.game.notation import WILD_TARGET
from pennies.game.view import TeamView, View


def counted(faces: Iterable[str]) -> list[int]:
    """
    Count faces by rank.
    """
    counts = [0] * RANKS
    for face in faces:
        counts[rank_of(face)] += 1
    return counts


@dataclass(frozen=True)
class Meld:
    """
    An open meld or a canasta. Its slot is `WILD` or its rank; `naturals` of a wild meld are 0.
    """

    slot: int
    naturals: int
    wilds: int

    @property
    def size(self) -> int:
        return self.naturals + self.wilds


def _meld(target: str, faces: tuple[str, ...]) -> Meld:
    counts = counted(faces)
    wilds = counts[JOKER] + counts[TWO]
    return Meld(WILD if target == WILD_TARGET else SYMBOLS.index(target), len(faces) - wilds, wilds)


class TeamSight:
    """
    What lies before one team.

    Attributes:
        open: the open melds by slot.
        closed: the slots of its canastas, one for each.
        natural, mixed, wild, sevens: how many canastas of each kind it has.
    """

    def __init__(self, rules: Rules, team: TeamView) -> None:
        self.opened = team.opened
        self.score = team.score
        self.open = {meld.slot: meld for meld in (_meld(*item) for item in team.melds.items())}
        canastas = [_meld(*canasta) for canasta in team.canastas]
        self.closed = [canasta.slot for canasta in canastas]
        ranked = [canasta for canasta in canastas if canasta.slot not in (SEVEN, WILD)]
        self.sevens = self.closed.count(SEVEN)
        self.wild = self.closed.count(WILD)
        self.natural = sum(canasta.wilds == 0 for canasta in ranked)
        self.mixed = len(ranked) - self.natural
        self._rules = rules
        self._team = team

    @cached_property
    def points(self) -> int:
        """
        Add up what lies here as if the deal were over.
        """
        rules, team = self._rules, self._team
        laid = [face for faces in (*team.melds.values(), *(faces for _, faces in team.canastas)) for face in faces]
        bonuses = (
            self.natural * rules.bonus_natural
            + self.mixed * rules.bonus_mixed
            + self.wild * rules.bonus_wild
            + self.sevens * rules.bonus_sevens
        )
        return sum(rules.values[rank_of(face)] for face in laid) + bonuses + self._red_threes()

    def _red_threes(self) -> int:
        rules, count = self._rules, len(self._team.red_threes)
        earned = self.opened if rules.red3_needs == RED3_NEED_OPENED else self.sevens > 0
        return count * rules.red3_value if earned else -count * rules.red3_value


class Sight:
    """
    One seat's view, counted.

    Attributes:
        own: its team. `others`: the other teams. `teams`: all of them.
        hand: its cards by rank.
        partners, rivals: the seats of its team (without itself) and of the other teams.
        foot_down: its foot lies on the table. `foot_due`: it has earned it.
    """

    def __init__(self, rules: Rules, view: View) -> None:
        self.rules = rules
        self.view = view
        self.teams = [TeamSight(rules, team) for team in view.teams]
        team = rules.team_of(view.seat)
        self.own = self.teams[team]
        self.others = [other for number, other in enumerate(self.teams) if number != team]
        self.partners = [seat for seat in range(rules.players) if rules.team_of(seat) == team and seat != view.seat]
        self.rivals = [seat for seat in range(rules.players) if rules.team_of(seat) != team]
        self.hand = counted(view.hand)
        self.hand_size = len(view.hand)
        self.wilds = self.hand[JOKER] + self.hand[TWO]
        self.foot_down = view.foot_sizes[view.seat] > 0
        self.foot_due = view.foot_due == view.seat
        self.next_seat = (view.seat + 1) % rules.players

    @cached_property
    def unseen(self) -> list[int]:
        """
        Count by rank the cards that this seat has not seen: in other hands, in feet and in the stock.
        """
        view = self.view
        seen = [*view.hand, *view.pile, *view.aside]
        for team in view.teams:
            seen += team.red_threes
            for faces in (*team.melds.values(), *(faces for _, faces in team.canastas)):
                seen += faces
        for seat, known in enumerate(view.known):
            if seat != view.seat:
                seen += known
        counts = counted(seen)
        return [max(self.rules.copies(rank) - counts[rank], 0) for rank in range(RANKS)]

    @cached_property
    def known_next(self) -> list[int]:
        """
        Count by rank what the next seat is known to hold.
        """
        return counted(self.view.known[self.next_seat])

    @cached_property
    def sevens_locked(self) -> bool:
        lock = self.rules.seven_lock
        if lock in (LOCK_NONE, LOCK_NEVER):
            return bool(lock == LOCK_NEVER)
        asked = self.teams if lock == LOCK_BOTH else [self.own]
        return any(team.sevens == 0 for team in asked)

    @cached_property
    def is_closing(self) -> bool:
        """
        Tell whether the stock may not last until this seat's next turn.
        """
        return self.view.stock < self.rules.draw * self.rules.players

    def value(self, rank: int) -> int:
        """
        Give a rank's card value; 0 for a red three.
        """
        return int(self.rules.values[rank]) if rank != RED_THREE else 0

    def hand_value(self) -> int:
        return sum(count * self.value(rank) for rank, count in enumerate(self.hand))
