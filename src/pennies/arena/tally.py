"""
What happened in many deals: lengths, endings, points by kind, canastas, feet and openings.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from pennies.engine.rules import Rules
from pennies.engine.scoring import Sheet, sheet
from pennies.engine.state import ENDED_OUT, ENDINGS
from pennies.engine.steps import DRAW, LAY, TAKE
from pennies.game.game import Game
from pennies.game.notation import KINDS

POINTS: Final = (
    "melds", "natural", "mixed", "wild", "sevens", "red_threes", "going_out", "hands", "feet", "feet_red_threes",
    "total",
)  # fmt: skip
"""The lines of the score sheet (`pennies.engine.scoring.Sheet`)."""


@dataclass
class TeamTally:
    """
    One team's part in many deals.

    Attributes:
        points: sums by line of the score sheet.
        canastas: how many of each kind.
        opened: in how many deals it opened; `opened_first`: before every other team.
        feet_left: how many of its feet were not picked up.
        outs: how many deals it ended by going out; `premature`: how many of these too early (`is_premature`).
        wins: games won.
    """

    points: Counter[str] = field(default_factory=Counter)
    canastas: Counter[str] = field(default_factory=Counter)
    opened: int = 0
    opened_first: int = 0
    feet_left: int = 0
    outs: int = 0
    premature: int = 0
    wins: int = 0

    def merge(self, other: "TeamTally") -> None:
        self.points = _sum(self.points, other.points)
        self.canastas = _sum(self.canastas, other.canastas)
        self.opened += other.opened
        self.opened_first += other.opened_first
        self.feet_left += other.feet_left
        self.outs += other.outs
        self.premature += other.premature
        self.wins += other.wins


@dataclass
class Tally:
    """
    The statistics of many deals of one profile.

    Attributes:
        games: games won by somebody; `unfinished`: broken off.
        actions, turns: for each deal, how many there were. A turn begins with a draw or a take.
        game_deals: for each game won, its deals.
        endings: deals by `pennies.engine.state.ENDINGS`.
        openers: by seat, how often it opened for its team.
        results: for each deal, every team's points.
        teams: by team.
    """

    games: int = 0
    unfinished: int = 0
    actions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    game_deals: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    openers: Counter[int] = field(default_factory=Counter)
    results: list[tuple[int, ...]] = field(default_factory=list)
    teams: list[TeamTally] = field(default_factory=list)

    @property
    def deals(self) -> int:
        return len(self.results)

    def add_deal(self, game: Game) -> None:
        """
        Count the last deal of a game, which is over; made for `play_game`'s `on_deal`.
        """
        deal, actions = game.deal, game.deals[-1].actions
        self._grow(game.rules.teams)
        self.actions.append(len(actions))
        self.turns.append(sum(said.verb in (DRAW, TAKE) for _, said in actions))
        self.endings[ENDINGS[deal.ended_by]] += 1
        self.results.append(game.result)
        for number, tally in enumerate(self.teams):
            tally.merge(team_tally(game, number))
        self._add_openers(game)

    def add_game(self, game: Game) -> None:
        """
        Count how a game ended; its deals are counted by `add_deal`.
        """
        self._grow(game.rules.teams)
        if game.winner is None:
            self.unfinished += 1
            return
        self.games += 1
        self.game_deals.append(len(game.deals))
        self.teams[game.winner].wins += 1

    def merge(self, other: "Tally") -> None:
        """
        Add what another tally of the same profile counted, say in another process.
        """
        self._grow(len(other.teams))
        self.games += other.games
        self.unfinished += other.unfinished
        self.actions += other.actions
        self.turns += other.turns
        self.game_deals += other.game_deals
        self.endings += other.endings
        self.openers += other.openers
        self.results += other.results
        for mine, theirs in zip(self.teams, other.teams, strict=False):
            mine.merge(theirs)

    def mean_points(self, team: int, line: str) -> float:
        """
        Give a team's mean points a deal, by line of the score sheet; at least one deal was counted.
        """
        return self.teams[team].points[line] / self.deals

    def _grow(self, teams: int) -> None:
        while len(self.teams) < teams:
            self.teams.append(TeamTally())

    def _add_openers(self, game: Game) -> None:
        """
        Find who opened: the first of each team to put cards on the table (OPEN-3: whoever begins also finishes it).
        """
        for seat in _openers(game):
            self.openers[seat] += 1


def team_tally(game: Game, team: int) -> TeamTally:
    """
    Count one team's part in the last deal of a game, which is over.
    """
    deal, lies, team_of = game.deal, game.deal.teams[team], game.rules.team_of
    points, order = sheet(deal, team), _openers(game)
    went_out = deal.ended_by == ENDED_OUT and team_of(deal.turn) == team
    return TeamTally(
        points=Counter({line: int(getattr(points, line)) for line in POINTS}),
        canastas=Counter({kind: int(getattr(lies, kind)) for kind in KINDS}),
        opened=int(lies.opened),
        opened_first=int(bool(order) and team_of(order[0]) == team),
        feet_left=sum(bool(player.foot_down) for seat, player in enumerate(deal.seats) if team_of(seat) == team),
        outs=int(went_out),
        premature=int(went_out and is_premature(game)),
    )


def is_premature(game: Game) -> bool:
    """
    Tell of the going out that ended a deal whether it came too early, as far as that can be seen afterwards.

    It did if the cards caught in hands and feet cost the own team more than they cost the other teams on average and
    the bonus for going out together; it did not if it won the game. What the teams would still have laid, nobody
    knows: this counts exits that a player would have to explain, not points lost.
    """
    own = game.rules.team_of(game.deal.turn)
    if game.winner == own:
        return False
    caught = [_caught(sheet(game.deal, team)) for team in range(game.rules.teams)]
    rest = [cost for team, cost in enumerate(caught) if team != own]
    return caught[own] > (fmean(rest) if rest else 0) + int(game.rules.going_out)


def _caught(points: Sheet) -> int:
    return -int(points.hands + points.feet + points.feet_red_threes)


def _openers(game: Game) -> list[int]:
    return openers([(seat, said.verb) for seat, said in game.deals[-1].actions], game.rules)


def openers(verbs: Sequence[tuple[int, int]], rules: Rules) -> list[int]:
    """
    List the seats that opened for their teams, the first first, from the seats and verbs of a deal's actions.
    """
    first: dict[int, int] = {}
    for seat, verb in verbs:
        if verb in (LAY, TAKE):
            first.setdefault(int(rules.team_of(seat)), seat)
    return list(first.values())


def _sum(one: Counter[str], other: Counter[str]) -> Counter[str]:
    """
    Add counters whose counts may be negative, which `+` would drop.
    """
    both = Counter(one)
    both.update(other)
    return both
