"""
A watched player plays as it would unwatched; its turns and piles are what the record of the deal says.
"""

from itertools import count

import pytest

from pennies.arena import play_game, seat_bots
from pennies.arena.watch import Watch
from pennies.engine.steps import DRAW, NO, TAKE, YES
from pennies.game.game import Game
from pennies.profiles import load

STANDARD = load("standard")


def watched_deal(text: str) -> tuple[Game, list[Watch]]:
    """
    Play a deal on a clock that moves on by a second whenever it is looked at: every choice takes one.
    """
    seconds = count()
    watches = [Watch(bot, lambda: float(next(seconds))) for bot in seat_bots(STANDARD, ("greedy",), text)]
    game = play_game(STANDARD, watches, text, deals=1)
    for watch in watches:
        watch.finish()
    return game, watches


def test_turns_and_piles_are_those_of_the_record() -> None:
    game, watches = watched_deal("text")
    assert game.deals == play_game(STANDARD, seat_bots(STANDARD, ("greedy",), "text"), "text", deals=1).deals
    for seat, watch in enumerate(watches):
        verbs = [said.verb for actor, said in game.deals[0].actions if actor == seat]
        assert watch.turns.count == sum(verb in (DRAW, TAKE, YES, NO) for verb in verbs)
        assert watch.turns.total_s == len(verbs)
        assert watch.piles == verbs.count(TAKE)
    assert sum(watch.piles for watch in watches) > 0


def test_a_turn_is_all_its_choices() -> None:
    game, watches = watched_deal("text")
    verbs = [said.verb for actor, said in game.deals[0].actions if actor == 0]
    starts = [place for place, verb in enumerate(verbs) if verb in (DRAW, TAKE)]
    lengths = [end - start for start, end in zip(starts, [*starts[1:], len(verbs)], strict=True)]
    assert YES not in verbs
    assert watches[0].turns.quantile(1) > max(lengths) * 0.97
    assert watches[0].turns.quantile(1) < max(lengths) * 1.03


def test_turns_with_a_large_hand_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennies.arena.watch.FULL_HAND", 14)
    game, watches = watched_deal("text")
    full = sum(each.full_turns.count for each in watches)
    assert 6 <= full < sum(each.turns.count for each in watches)
    assert watches[0].full_turns.classes <= watches[0].turns.classes
    assert game.is_deal_over
