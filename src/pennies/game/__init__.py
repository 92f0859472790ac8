"""
What people see of the game: faces, notation, records, cases, views, refusals and the verifiable shuffle.

>>> game = Game(load("standard"))
>>> events = game.start_deal(dealer=5, scores=(0, 0), pack=shuffle_from_text("heaven", 0, 6).pack(game.rules))
>>> refusal = game.act(0, "discard K")
>>> refusal.code, refusal.rule
('draw-first', 'TURN-1')
"""

from pennies.game.game import Game
from pennies.game.notation import Said, parse_action
from pennies.game.refusal import Refusal
from pennies.game.shuffle import Shuffle, first_dealer, shuffle_from_text
from pennies.game.view import SPECTATOR, TeamView, View
from pennies.profiles import Profile, load

__all__ = [
    "SPECTATOR",
    "Game",
    "Profile",
    "Refusal",
    "Said",
    "Shuffle",
    "TeamView",
    "View",
    "first_dealer",
    "load",
    "parse_action",
    "shuffle_from_text",
]
