"""
The arena: whole games of bots from a text, statistics of many deals, duplicate matches, and speed.

`play_game` drives a game, `Tally` counts what happened, `duplicate_match` compares two levels on the same packs;
`contest.play_match` does so on all cores, with everything that `pennies arena` tells. `run_bench` measures how fast
this machine plays. Nothing here prints.
"""

from pennies.arena.duplicate import duplicate_match
from pennies.arena.match import play_deal, play_game, seat_bots
from pennies.arena.statistics import Estimate, estimate
from pennies.arena.tally import Tally, TeamTally

__all__ = [
    "Estimate",
    "Tally",
    "TeamTally",
    "duplicate_match",
    "estimate",
    "play_deal",
    "play_game",
    "seat_bots",
]
