"""
Bots: players that see a view of the table, as a person in their seat would, and name one of its legal steps.

`make_bot` makes one of a level: `random` takes any legal step, `greedy` plays as a sensible beginner would. Both are
functions of the views they were shown and their seed; neither remembers anything but where its own randomness stands.
`greedy` is put together from what a seat sees (`sight`), what things are worth (`valuation`), and one module for each
kind of choice: `taking`, `laying`, `discarding`, `leaving`.
"""

from pennies.bots.bot import LEVELS, Bot, make_bot

__all__ = ["LEVELS", "Bot", "make_bot"]
