"""
Line-ups compared on the same packs: each plays every deal from every team's seats, so that the cards even out.

What comes of a pair depends on the match and the pair's number alone, never on who plays it or when.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from pennies.arena.match import play_game
from pennies.arena.players import Lineup, bot_of, read_lineup
from pennies.arena.tally import TeamTally, team_tally
from pennies.arena.times import Times
from pennies.arena.watch import Watch
from pennies.bots import Limit
from pennies.engine.state import ENDINGS
from pennies.game.game import Game
from pennies.game.shuffle import game_text
from pennies.profiles import Profile

MOST_DEALS: Final = 50
"""A game that nobody has won by then is broken off, and drawn: bots too weak to score would play for ever."""


@dataclass(frozen=True)
class Match:
    """
    Two line-ups, and what they play.

    Attributes:
        sides: the line-ups; the first one's gains are counted.
        text: what the packs are derived from.
        games: whole games are played, not single deals from equal scores.
        cap_s: seconds of processor time that a turn of a bot that searches may take; None without a cap. With one,
            choices depend on the machine.
    """

    profile: Profile
    sides: tuple[Lineup, Lineup]
    text: str
    games: bool = False
    cap_s: float | None = None


@dataclass
class SideTally:
    """
    One side's part in many deals.

    Attributes:
        deals: how many it played, over all of its teams.
        turns: how long its turns took; `full_turns`: those with `FULL_HAND` cards or more.
        piles: how many piles it took; `pile_cards`: how many cards lay in them.
    """

    deals: int = 0
    team: TeamTally = field(default_factory=TeamTally)
    turns: Times = field(default_factory=Times)
    full_turns: Times = field(default_factory=Times)
    piles: int = 0
    pile_cards: int = 0

    def merge(self, other: "SideTally") -> None:
        self.deals += other.deals
        self.team.merge(other.team)
        self.turns.merge(other.turns)
        self.full_turns.merge(other.full_turns)
        self.piles += other.piles
        self.pile_cards += other.pile_cards


@dataclass
class Pair:
    """
    What came of one pack, or one game's packs, played once for every team that the first side can be.

    Attributes:
        difference: by how many points a deal the first side was better than the mean of the others.
        won: how many of the games (or deals) the first side won; a draw is shared.
        played: how many games (or deals) that were. `unfinished`: how many games were broken off.
        deals: how many deals were played; `endings`: how they ended.
    """

    number: int
    difference: float = 0.0
    won: float = 0.0
    played: int = 0
    unfinished: int = 0
    deals: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    sides: tuple[SideTally, SideTally] = field(default_factory=lambda: (SideTally(), SideTally()))


def play_pair(match: Match, number: int, clock: Callable[[], float] = time.thread_time) -> Pair:
    """
    Play the pair of a number, counted from 0.

    The seats of a mixed line-up move on by one from pair to pair, so that each spec has each place equally often.

    Args:
        clock: gives seconds of processor time; of this thread, since bots have no other.
    """
    pair, margin = Pair(number), 0.0
    for own in range(match.profile.rules().teams):
        margin += _play_seating(match, pair, int(own), clock)
    pair.difference = margin / pair.deals
    return pair


def duplicate_match(
    profile: Profile,
    level: str,
    other: str,
    deals: int,
    text: str,
    *,
    on_pair: Callable[[float], None] | None = None,
) -> list[float]:
    """
    Play single deals from equal scores, each once for every team that `level` can be, against `other`.

    Args:
        deals: how many packs; with two teams each of them is a duplicate pair.
        text: what the packs are derived from.
        on_pair: called with each difference as it is known.

    Returns:
        For each pack, by how many points a deal `level` was better than `other`.
    """
    match = Match(profile, (read_lineup(level, profile), read_lineup(other, profile)), text)
    differences = []
    for number in range(deals):
        differences.append(play_pair(match, number).difference)
        if on_pair is not None:
            on_pair(differences[-1])
    return differences


def _play_seating(match: Match, pair: Pair, own: int, clock: Callable[[], float]) -> float:
    """
    Play once with the first side as team `own`; gives its margin, summed over the deals.
    """
    text = game_text(match.text, pair.number)
    watched = _seat(match, pair.number, own, text, clock)
    margins: list[float] = []

    def count(game: Game) -> None:
        margins.append(_margin(game.result, own))
        _count_deal(pair, game, own)

    game = play_game(match.profile, watched, text, deals=MOST_DEALS if match.games else 1, on_deal=count)
    for seat, watch in enumerate(watched):
        _count_watch(pair.sides[game.rules.team_of(seat) != own], watch)
    pair.played += 1
    pair.unfinished += match.games and game.winner is None
    pair.won += _share_won(game, own, games=match.games)
    return sum(margins)


def _seat(match: Match, number: int, own: int, text: str, clock: Callable[[], float]) -> list[Watch]:
    """
    Make the players, by seat; each one's randomness comes from the pair's text and its seat.
    """
    rules = match.profile.rules()
    teams, size = int(rules.teams), int(rules.team_size())
    limit = None if match.cap_s is None else Limit(clock, match.cap_s)
    specs = [match.sides[rules.team_of(seat) != own][(seat // teams + number) % size] for seat in range(rules.players)]
    return [
        Watch(bot_of(spec, match.profile, f"pennies/1 {text} seat {seat}", limit), clock)
        for seat, spec in enumerate(specs)
    ]


def _margin(result: Sequence[int], own: int) -> float:
    """
    Tell by how much a team is better than the others are on average; alone, it is measured by its own points.
    """
    rest = [points for team, points in enumerate(result) if team != own]
    return result[own] - (fmean(rest) if rest else 0)


def _count_deal(pair: Pair, game: Game, own: int) -> None:
    pair.deals += 1
    pair.endings[ENDINGS[game.deal.ended_by]] += 1
    for team in range(game.rules.teams):
        side = pair.sides[team != own]
        side.deals += 1
        side.team.merge(team_tally(game, int(team)))


def _count_watch(side: SideTally, watch: Watch) -> None:
    watch.finish()
    side.turns.merge(watch.turns)
    side.full_turns.merge(watch.full_turns)
    side.piles += watch.piles
    side.pile_cards += watch.pile_cards


def _share_won(game: Game, own: int, *, games: bool) -> float:
    """
    Tell what share of the game a team has won, or of its last deal; a draw is shared among the best.
    """
    if games and game.winner is not None:
        return float(game.winner == own)
    if games:
        return 1 / int(game.rules.teams)
    best = [team for team, points in enumerate(game.result) if points == max(game.result)]
    return (own in best) / len(best)
