"""
Whole games of bots, each from one text: the same text, profile and levels make the same game, card by card.
"""

from collections.abc import Callable, Sequence

from pennies.arena.players import Player, choose_step
from pennies.bots import Bot, make_bot
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.refusal import Refusal
from pennies.game.shuffle import first_dealer, shuffle_from_text
from pennies.profiles import Profile


def seat_bots(profile: Profile, levels: Sequence[str], text: str) -> list[Bot]:
    """
    Make a bot for every seat; levels go round, so that two of them are two teams against each other.

    Each bot's randomness comes from the game's text and its seat.
    """
    players = profile.rules().players
    return [make_bot(levels[seat % len(levels)], profile, f"pennies/1 {text} seat {seat}") for seat in range(players)]


def play_game(
    profile: Profile,
    bots: Sequence[Player],
    text: str,
    *,
    players: Sequence[str] = (),
    deals: int | None = None,
    on_deal: Callable[[Game], None] | None = None,
) -> Game:
    """
    Play a game until a team has won, or until so many deals are over.

    Args:
        bots: one for each seat (`seat_bots`).
        text: what the shuffles and the first dealer are derived from.
        players: names by seat, for the record.
        deals: the most deals to play, at least 1; the game may then have no winner. None: no limit.
        on_deal: called with the game after every deal, before the next is begun.
    """
    game = Game(profile, players)
    seats = game.rules.players
    dealer, scores = first_dealer(text, seats), (0,) * game.rules.teams
    while True:
        shuffle = shuffle_from_text(text, len(game.deals), seats)
        game.start_deal(dealer, scores, shuffle.pack(game.rules), shuffle)
        play_deal(game, bots)
        if on_deal is not None:
            on_deal(game)
        if game.winner is not None or len(game.deals) == deals:
            return game
        dealer, scores = game.next_dealer(), game.scores


def play_deal(game: Game, bots: Sequence[Player]) -> None:
    """
    Play the deal that a game is in to its end.

    Raises:
        AssertionError: a bot chose what was not among its steps.
    """
    while not game.is_deal_over:
        seat = int(game.deal.to_act)
        view = game.view(seat)
        step = choose_step(bots[seat], view, game.deal)
        answer = game.act(seat, parse_action(view.steps[step])) if step in view.steps else None
        if answer is None or isinstance(answer, Refusal):
            raise AssertionError(f"the bot of seat {seat} chose {step}, legal were {dict(view.steps)}: {answer}")
