"""
A running table without network, clock, storage or chance: commands in, events out, the state a fold of the events.

`Table.decide` judges a command and says which events it makes; whoever runs the table stores them and only then calls
`Table.apply`. Packs come from outside, as seeds. One person sits in a seat, held by a secret that is kept outside; bots
sit in the others.
"""

from pennies.table.commands import Command, Done, Stale
from pennies.table.events import (
    VERSION,
    ActionDone,
    DealStarted,
    GameStarted,
    Pace,
    Seated,
    TableEvent,
    TableMade,
    Undone,
    from_json,
    to_json,
)
from pennies.table.table import Played, Table

__all__ = [
    "VERSION",
    "ActionDone",
    "Command",
    "DealStarted",
    "Done",
    "GameStarted",
    "Pace",
    "Played",
    "Seated",
    "Stale",
    "Table",
    "TableEvent",
    "TableMade",
    "Undone",
    "from_json",
    "to_json",
]
