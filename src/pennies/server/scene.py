"""
`Scene`: what all readers of a table see alike at a moment, in one language, made once for them.

It is what somebody watching may see, so nothing of a hand can get into it. A seat's own part is the business of `views`
and of `texts`, which keep pieces here for as long as what they were made of stays the same.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from pennies.engine.state import Deal
from pennies.game.events import CanastaCompleted, CardsLaid, RedThreesLaid
from pennies.game.game import Game
from pennies.game.view import TeamView, View, public_view, team_view, teams_of
from pennies.server.plays import Log
from pennies.server.reader import Reader
from pennies.table import Played, Presence, Table, Talk

Made = TypeVar("Made")

_LIES_OTHERWISE: Final = (CardsLaid, CanastaCompleted, RedThreesLaid)
"""The events after which something else lies before a team."""

_ENCODER: Final = msgspec.json.Encoder()

_SCENES: "WeakKeyDictionary[Table, dict[str, Scene]]" = WeakKeyDictionary()


class Scene:
    """
    What is seen of a table in a language. It is kept from one moment to the next, but knows only one.

    It holds no `Table`, because it lives as long as its table does.

    Attributes:
        public: what somebody watching may know; None before the first deal.
        who: is another when a name, a seat, a setting, a connection or the deal has changed.
        log: what was played; goes on from moment to moment.
    """

    def __init__(self) -> None:
        self.public: View | None = None
        self.who: tuple[int, ...] = ()
        self.log = Log()
        self._kept: dict[object, tuple[object, Any]] = {}
        self._once: dict[object, Any] = {}
        self._seq = 0
        self._deal: Deal | None = None
        self._presence: Presence | None = None
        self._talk: Talk | None = None
        self._seen = 0
        self._last: Played | None = None

    def show(self, reader: Reader) -> None:
        """
        Go to the moment at which a reader's table is now.

        It is another after every event, when a name or a connection has changed, and for another deal (twins).
        """
        table, presence = reader.table, reader.presence
        game = table.game
        deal = game.deal if game is not None else None
        who = (
            table.people_seq,
            table.talk.version,
            presence.version if presence is not None else 0,
            len(game.deals) if game is not None else 0,
        )
        if who == self.who:
            who = self.who  # the same, to be compared in no time
        is_same_table = self._presence is presence and self._talk is table.talk
        if is_same_table and self._seq == table.seq and self._deal is deal and self.who is who:
            return
        if not is_same_table:
            self._kept.clear()
        self.public = public_view(game.deal, game.faces, self._teams(table, game)) if game is not None else None
        self.who, self._seq, self._deal, self._presence, self._talk = who, table.seq, deal, presence, table.talk
        self._seen = len(table.played)
        self._last = table.played[-1] if table.played else None
        self._once.clear()
        self.log.follow(reader.watching())

    def _teams(self, table: Table, game: Game) -> tuple[TeamView, ...]:
        """
        Tell what lies before the teams; what lies as before is not looked at again.
        """
        deal, played, seen = game.deal, table.played, self._seen
        goes_on = not seen or (seen <= len(played) and played[seen - 1] is self._last)
        if self.public is None or self._deal is not deal or not goes_on:
            return teams_of(deal, game.faces)
        before = self.public.teams
        seats = {event.seat for done in played[seen:] for event in done.events if isinstance(event, _LIES_OTHERWISE)}
        changed = {int(deal.rules.team_of(seat)) for seat in seats}
        for number, (lies, team) in enumerate(zip(before, deal.teams, strict=True)):
            if lies.opened != team.opened or lies.laid != team.laid or lies.minimum != team.minimum:
                changed.add(number)
        if not changed:
            return before
        return tuple(
            [team_view(deal, game.faces, number) if number in changed else lies for number, lies in enumerate(before)]
        )

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
