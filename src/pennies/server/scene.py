"""
`Scene`: what all readers of a table see alike at a moment, in one language, made once for them.

It is what somebody watching may see, so nothing of a hand can get into it. A seat's own part is `views`' business.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from pennies.engine.state import Deal
from pennies.game.view import SPECTATOR, View
from pennies.server import messages
from pennies.server.plays import Log
from pennies.server.reader import Reader
from pennies.table import Presence, Table

Made = TypeVar("Made")

_ENCODER: Final = msgspec.json.Encoder()

_SCENES: "WeakKeyDictionary[Table, dict[str, Scene]]" = WeakKeyDictionary()


class Scene:
    """
    What is seen of a table in a language. It is kept from one moment to the next, but knows only one.

    It holds no `Table`, because it lives as long as its table does.

    Attributes:
        public: what somebody watching may know; None before the first deal.
        shown: the view of somebody watching, without the log, once somebody has asked for one.
        log: what was played; goes on from moment to moment.
    """

    def __init__(self) -> None:
        self.public: View | None = None
        self.shown: messages.TableView | None = None
        self.log = Log()
        self._kept: dict[object, tuple[object, Any]] = {}
        self._once: dict[object, Any] = {}
        self._moment: tuple[object, ...] = ()
        self._deal: Deal | None = None
        self._presence: Presence | None = None

    def show(self, reader: Reader) -> None:
        """
        Go to the moment at which a reader's table is now.

        It is another after every event, when a name or a connection has changed, and for another deal (twins).
        """
        table = reader.table
        deal = table.game.deal if table.game is not None else None
        presence = reader.presence
        moment = (table.seq, table.talk.version, presence.version if presence is not None else 0)
        if self._moment != moment or self._deal is not deal or self._presence is not presence:
            self._moment, self._deal, self._presence = moment, deal, presence
            self.public = table.game.view(SPECTATOR) if table.game is not None else None
            self.shown = None
            self._once.clear()
            self.log.follow(reader.watching())

    def once(self, what: object, make: Callable[[], Made]) -> Made:
        """
        Give a part that several readers see alike at this moment.
        """
        if what not in self._once:
            self._once[what] = make()
        made: Made = self._once[what]
        return made

    def keep(self, what: object, made_of: object, make: Callable[[], Made]) -> Made:
        """
        Give a part of a view as it was before, if it would be made of the same; else make it.
        """
        kept = self._kept.get(what)
        if kept is None or kept[0] != made_of:
            kept = self._kept[what] = (made_of, make())
        made: Made = kept[1]
        return made

    def text(self, what: object, part: object) -> msgspec.Raw:
        """
        Encode a part of a view, unless it is the same as the last time.
        """
        return self.keep(("text", what), part, lambda: msgspec.Raw(_ENCODER.encode(part)))


def scene_of(reader: Reader) -> Scene:
    """
    Give what all see of a reader's table as it is now, in the reader's language.
    """
    scenes = _SCENES.get(reader.table)
    if scenes is None:
        scenes = _SCENES[reader.table] = {}
    scene = scenes.get(reader.language)
    if scene is None:
        scene = scenes[reader.language] = Scene()
    scene.show(reader)
    return scene
