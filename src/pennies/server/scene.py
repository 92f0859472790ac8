"""
`Scene`: what all readers of a table see alike at a moment, in one language, made once for them.

It is what somebody watching may see, so nothing of a hand can get into it. A seat's own part is `views`' business.
"""

from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from pennies.engine.state import Deal
from pennies.game.view import SPECTATOR, View
from pennies.server import messages
from pennies.server.plays import Log
from pennies.server.reader import Reader
from pennies.table import Table

Made = TypeVar("Made")

_SCENES: "WeakKeyDictionary[Table, dict[str, Scene]]" = WeakKeyDictionary()


class Scene:
    """
    What is seen of a table in a language. It is kept from one moment to the next, but knows only one.

    It holds no `Table`, because it lives as long as its table does.

    Attributes:
        public: what somebody watching may know; None before the first deal.
        shown: the whole view of somebody watching, once somebody has asked for one.
        log: what was played; goes on from moment to moment.
    """

    def __init__(self) -> None:
        self.public: View | None = None
        self.shown: messages.TableView | None = None
        self.log = Log()
        self._kept: dict[object, tuple[object, Any]] = {}
        self._moment: tuple[object, ...] = ()
        self._deal: Deal | None = None

    def show(self, reader: Reader) -> None:
        """
        Go to the moment at which a reader's table is now.

        It is another after every event, when a name or a connection has changed, and for another deal (twins).
        """
        table = reader.table
        deal = table.game.deal if table.game is not None else None
        away = tuple(map(reader.is_away, range(len(table.seats))))
        moment = (table.seq, table.talk.version, away)
        if self._moment != moment or self._deal is not deal:
            self._moment, self._deal = moment, deal
            self.public = table.game.view(SPECTATOR) if table.game is not None else None
            self.shown = None
            self.log.follow(reader.watching())

    def keep(self, what: object, made_of: object, make: Callable[[], Made]) -> Made:
        """
        Give a part of a view as it was before, if it would be made of the same; else make it.
        """
        kept = self._kept.get(what)
        if kept is None or kept[0] != made_of:
            kept = self._kept[what] = (made_of, make())
        made: Made = kept[1]
        return made


def scene_of(reader: Reader) -> Scene:
    """
    Give what all see of a reader's table as it is now, in the reader's language.
    """
    scenes = _SCENES.setdefault(reader.table, {})
    scene = scenes.setdefault(reader.language, Scene())
    scene.show(reader)
    return scene
