"""
Games of bots: the same text makes the same game, and a game goes on until it is won or enough deals are played.
"""

import pytest

from pennies.arena import play_game, seat_bots
from pennies.bots import Bot
from pennies.game.document import read_document
from pennies.game.game import Game
from pennies.game.record import WrittenRecord, replay, write_record
from pennies.game.shuffle import first_dealer, shuffle_from_text
from pennies.game.view import View
from pennies.profiles import load

STANDARD = load("standard")
SHORT = load({"extends": "standard", "target": 5_000})


def game_of(text: str, deals: int | None = 1, levels: tuple[str, ...] = ("greedy", "random")) -> Game:
    return play_game(STANDARD, seat_bots(STANDARD, levels, text), text, deals=deals)


def test_the_same_text_makes_the_same_game() -> None:
    assert game_of("text").deals == game_of("text").deals


def test_another_text_makes_another_game() -> None:
    assert game_of("text").deals != game_of("other").deals


def test_shuffles_and_first_dealer_come_from_the_text() -> None:
    deals = game_of("text", 2).deals
    assert deals[0].dealer == first_dealer("text", 6)
    assert [deal.shuffle for deal in deals] == [shuffle_from_text("text", number, 6) for number in range(2)]
    assert [list(deal.pack) for deal in deals] == [
        deal.shuffle.pack(STANDARD.rules()) for deal in deals if deal.shuffle
    ]


def test_deal_follows_deal() -> None:
    seen = []
    game = play_game(
        STANDARD,
        seat_bots(STANDARD, ["random"], "text"),
        "text",
        deals=3,
        on_deal=lambda game: seen.append((game.is_deal_over, game.scores, game.deals[-1].dealer)),
    )
    assert [over for over, _, _ in seen] == [True] * 3
    assert [deal.scores for deal in game.deals] == [(0, 0), *(scores for _, scores, _ in seen[:2])]
    assert [dealer for _, _, dealer in seen] == [(seen[0][2] + number) % 6 for number in range(3)]


def test_a_game_ends_when_it_is_won() -> None:
    game = play_game(SHORT, seat_bots(SHORT, ["greedy"], "text"), "text", players=("Ann", "Bob"))
    assert game.winner is not None
    assert max(game.scores) >= 5_000
    assert max(game.deals[-1].scores) < 5_000
    assert game.players == ("Ann", "Bob")


def test_a_game_broken_off_has_no_winner() -> None:
    game = game_of("text", 1)
    assert game.is_deal_over
    assert game.winner is None


class Cheat:
    """
    A bot that breaks the rules.
    """

    def choose(self, view: View) -> int:
        return 255


def test_a_bot_that_breaks_the_rules_is_told_of() -> None:
    bots: list[Bot] = [Cheat()] * 6
    with pytest.raises(AssertionError, match="chose 255"):
        play_game(STANDARD, bots, "text")


def test_levels_go_round_the_seats() -> None:
    names = [type(bot).__name__ for bot in seat_bots(STANDARD, ("greedy", "random"), "text")]
    assert names == ["GreedyBot", "UniformBot"] * 3


def test_a_game_is_upheld_as_a_record() -> None:
    game = game_of("text", 2)
    record = read_document(write_record(game).encode())
    assert isinstance(record, WrittenRecord)
    again, fault = replay(record)
    assert fault is None
    assert again.scores == game.scores
