"""
The level `greedy`: what a seat sees, what things are worth, and a module for each kind of choice.

`sight` and `valuation`, then `taking`, `laying`, `discarding`, `leaving`; the other levels have their own in
`pennies.bots.core`.
"""

from pennies.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
