"""
Matches: a pair's arithmetic, the same outcome on any number of processes, early stops, and being broken off.
"""

import signal
from collections import Counter
from dataclasses import replace

import pytest

from pennies.arena.contest import Outcome, play_match
from pennies.arena.duplicate import Match, Pair, SideTally, play_pair
from pennies.arena.match import play_game, seat_bots
from pennies.arena.statistics import Sequential
from pennies.arena.tally import Tally
from pennies.arena.times import Times
from pennies.arena.workers import cores
from pennies.game.shuffle import game_text
from pennies.profiles import Profile, load

STANDARD = load("standard")
SHORT = load({"extends": "standard", "target": 3_000})
GREEDY, RANDOM = ("greedy",) * 3, ("random",) * 3
MATCH = Match(STANDARD, (GREEDY, RANDOM), "text")


def without_times(outcome: Outcome) -> Outcome:
    """
    Leave out what differs from run to run.
    """
    for side in outcome.sides:
        side.turns = Times()
    return outcome


def deals_of(profile: Profile, levels: tuple[str, str], text: str) -> Tally:
    tally = Tally()
    play_game(profile, seat_bots(profile, levels, text), text, deals=1, on_deal=tally.add_deal)
    return tally


def test_a_pair_is_two_deals_of_the_same_pack() -> None:
    pair = play_pair(MATCH, 3)
    text = game_text("text", 3)
    first, second = deals_of(STANDARD, ("greedy", "random"), text), deals_of(STANDARD, ("random", "greedy"), text)
    (a, b), (c, d) = first.results[0], second.results[0]
    assert pair.difference == ((a - b) + (d - c)) / 2
    assert (pair.deals, pair.played, pair.won) == (2, 2, (a > b) + (d > c))
    assert pair.endings == first.endings + second.endings
    assert [side.team.points["total"] for side in pair.sides] == [a + d, b + c]
    assert [side.deals for side in pair.sides] == [2, 2]
    assert sum(side.turns.count for side in pair.sides) >= first.turns[0] + second.turns[0]


def test_piles_taken_are_counted() -> None:
    sides = play_pair(MATCH, 0).sides
    for side in sides:
        assert side.pile_cards >= side.piles
    assert sides[0].piles > 0


def test_of_three_teams_each_is_once_the_first_side() -> None:
    pair = play_pair(Match(load("bicycle"), (("greedy",) * 2, ("random",) * 2), "text"), 0)
    assert (pair.deals, [side.deals for side in pair.sides]) == (3, [3, 6])


def test_a_mixed_team_moves_on_from_pair_to_pair() -> None:
    mixed = replace(MATCH, sides=(("greedy", "random", "random"), RANDOM))
    moved = replace(MATCH, sides=(("random", "random", "greedy"), RANDOM))
    assert play_pair(mixed, 1).sides[0].team.points["total"] != play_pair(mixed, 0).sides[0].team.points["total"]
    for number in (0, 3):
        text = game_text("text", number)
        seats = ("greedy", "random", "random", "random", "random", "random")
        other = ("random", "greedy", "random", "random", "random", "random")
        results = [
            play_game(STANDARD, seat_bots(STANDARD, levels, text), text, deals=1).result for levels in (seats, other)
        ]
        margins = results[0][0] - results[0][1] + results[1][1] - results[1][0]
        assert play_pair(mixed, number).difference == margins / 2
    assert play_pair(moved, 1).difference == _first_seat_greedy(1)


def _first_seat_greedy(number: int) -> float:
    """
    Work out the pair in which the first seat of the first side is the greedy one.
    """
    text, margin = game_text("text", number), 0
    for own in range(2):
        levels = ["random"] * 6
        levels[own + 2] = "greedy"
        result = play_game(STANDARD, seat_bots(STANDARD, levels, text), text, deals=1).result
        margin += result[own] - result[1 - own]
    return margin / 2


def test_workers_change_nothing() -> None:
    alone = without_times(play_match(MATCH, 6))
    together = without_times(play_match(MATCH, 6, workers=2))
    assert alone == together
    assert (alone.pairs, alone.played, alone.stopped) == (6, 12, "pairs")


def test_workers_stop_at_the_same_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennies.arena.statistics.LEAST_VALUES", 5)
    outcomes = [without_times(play_match(MATCH, 100, test=Sequential(0, 400), workers=workers)) for workers in (1, 2)]
    assert outcomes[0] == outcomes[1]
    assert (outcomes[0].stopped, outcomes[0].verdict, outcomes[0].pairs) == ("sprt", "high", 5)


def test_games_are_played_to_the_end() -> None:
    outcome = play_match(Match(SHORT, (GREEDY, RANDOM), "text", games=True), 2)
    assert (outcome.played, outcome.won, outcome.unfinished) == (4, 4, 0)
    assert outcome.deals == outcome.sides[0].deals == outcome.endings.total() >= 4
    assert outcome.share.value == 1


def test_a_game_without_end_is_broken_off_and_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennies.arena.duplicate.MOST_DEALS", 2)
    outcome = play_match(Match(STANDARD, (RANDOM, RANDOM), "text", games=True), 1)
    assert (outcome.played, outcome.won, outcome.unfinished, outcome.deals) == (2, 1, 2, 4)


def test_ctrl_c_leaves_what_was_played() -> None:
    def press(outcome: Outcome) -> None:
        if outcome.pairs == 2:
            signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        outcomes = [play_match(MATCH, 50, workers=workers, on_pair=press) for workers in (1, 2)]
    finally:
        signal.signal(signal.SIGINT, before)
    for outcome in outcomes:
        assert (outcome.stopped, outcome.pairs) == ("interrupted", 2)
    assert outcomes[0].differences == outcomes[1].differences == play_match(MATCH, 2).differences


def test_outcomes_add_up() -> None:
    outcome = Outcome(MATCH)
    for number, difference in enumerate((100.0, 300.0, 200.0)):
        sides = (SideTally(deals=2, piles=1, pile_cards=5), SideTally(deals=2))
        outcome.add(Pair(number, difference, 1.5, 2, 0, 2, Counter({"out": 1, "stock": 1}), sides))
    assert outcome.points.mean == 200
    assert outcome.points.margin == pytest.approx(1.96 * 100 / 3**0.5)
    assert (outcome.share.value, outcome.played) == (0.75, 6)
    assert outcome.endings == {"out": 3, "stock": 3}
    assert (outcome.sides[0].deals, outcome.sides[0].pile_cards) == (6, 15)


def test_there_is_a_core() -> None:
    assert cores() >= 1
