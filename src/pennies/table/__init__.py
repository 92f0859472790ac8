"""
A running table without network, clock, storage or chance: commands in, events out, the state a fold of the events.

`Table.decide` judges a command and says which events it makes; whoever runs the table stores them and only then calls
`Table.apply`. Seeds and times come from outside. A seat is held by a person, an id behind which stand a name and
secrets that are kept elsewhere; a bot plays seats of its own, open ones, and those whose person is away.
"""

from pennies.table.clocks import Clocks
from pennies.table.commands import Command, Done, Order, Stale
from pennies.table.events import (
    VERSION,
    ActionDone,
    CameFrom,
    DealStarted,
    GameStarted,
    Purpose,
    Seated,
    TableEvent,
    TableMade,
    Undone,
    from_json,
    to_json,
)
from pennies.table.folding import Played
from pennies.table.holders import NOBODY, Holder
from pennies.table.presence import Presence
from pennies.table.settings import RULES_VERSION, Clock, Pace, Settings, pinned
from pennies.table.table import Table
from pennies.table.talk import Line, Talk

__all__ = [
    "NOBODY",
    "RULES_VERSION",
    "VERSION",
    "ActionDone",
    "CameFrom",
    "Clock",
    "Clocks",
    "Command",
    "DealStarted",
    "Done",
    "GameStarted",
    "Holder",
    "Line",
    "Order",
    "Pace",
    "Played",
    "Presence",
    "Purpose",
    "Seated",
    "Settings",
    "Stale",
    "Table",
    "TableEvent",
    "TableMade",
    "Talk",
    "Undone",
    "from_json",
    "pinned",
    "to_json",
]
