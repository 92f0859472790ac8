"""
Bots: players that see a view of the table, as a person in their seat would, and name one of its legal steps.

`make_bot` makes one of a level: `random` takes any legal step, `greedy` plays as a sensible beginner would, `novice`,
`club` and `strong` by rules of thumb with weights, `expert` and `master` by searching in guessed worlds. All are
functions of the views they were shown and their seed, and where they have a cap in time of the clock; none remembers
anything but where its own randomness stands, and the turn that it has begun.
What `greedy` judges by is in a package of its own; what the others think with is `core`, which is compiled.
"""

from pennies.bots.bot import LEVELS, STYLES, Bot, make_bot
from pennies.bots.partners import DEFAULT_LEVEL, partner_level
from pennies.bots.searching import CAP_S, Limit

__all__ = ["CAP_S", "DEFAULT_LEVEL", "LEVELS", "STYLES", "Bot", "Limit", "make_bot", "partner_level"]
