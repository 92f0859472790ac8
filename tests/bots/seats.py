"""
Views for the tests of bots: of a position in rank form, and of every choice of whole deals.
"""

from collections.abc import Callable, Iterator
from typing import Any

from pennies.bots import Bot
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.position import read_table
from pennies.game.refusal import Refusal
from pennies.game.shuffle import first_dealer, shuffle_from_text
from pennies.game.tables import Table
from pennies.game.view import View, view_of
from pennies.profiles import Profile


def view_at(profile: Profile, **position: Any) -> View:
    """
    Give the view of the seat that is to act in a position as cases write it; seats that are not given hold nothing.
    """
    rules = profile.rules()
    position.setdefault("to_act", 0)
    position.setdefault("stock", "T" * 12 + "J" * 9 + "9" * 5)
    for field in ("hands", "feet"):
        given = position.get(field, [])
        position[field] = given + [""] * (rules.players - len(given))
    deal, faces = read_table(rules, Table(position, ""))
    return view_of(deal, faces, int(deal.to_act))


def play(game: Game, bots: list[Bot], on_choice: Callable[[View, int], None] | None = None) -> int:
    """
    Play the deal that a game is in to its end; tell how many choices were made.
    """
    made = 0
    while not game.is_deal_over:
        seat = int(game.deal.to_act)
        view = game.view(seat)
        step = bots[seat].choose(view)
        assert step in view.steps, f"{step} is not among {dict(view.steps)}"
        if on_choice is not None:
            on_choice(view, step)
        answer = game.act(seat, parse_action(view.steps[step]))
        assert not isinstance(answer, Refusal), answer
        made += 1
    return made


def started(profile: Profile, text: str, deals: int) -> Iterator[Game]:
    """
    Begin so many single deals, each at another score.
    """
    rules = profile.rules()
    for number in range(deals):
        game = Game(profile)
        shuffle = shuffle_from_text(text, number, rules.players)
        scores = [(number * 2711 + team * 1733) % rules.target for team in range(rules.teams)]
        game.start_deal(first_dealer(f"{text} {number}", rules.players), scores, shuffle.pack(rules), shuffle)
        yield game
