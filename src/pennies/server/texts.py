"""
The view as it is sent. It is that of `views`, put together of pieces that are encoded already.

After a command nearly all of six views is as it was before, and the most of it is the same for all. So a piece is made
and encoded again only when something has changed of what it is made of; what that is, is said where it is made.
"""

from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from pennies.game.view import SPECTATOR, View
from pennies.server import messages, views
from pennies.server.pace import look_ms
from pennies.server.reader import Reader
from pennies.server.scene import Scene, scene_of
from pennies.server.surroundings import agreed, controls, missed, promises, votes

_ENCODER: Final = msgspec.json.Encoder()

_NAMES: Final = dict(
    zip(messages.TableView.__struct_fields__, messages.TableView.__struct_encode_fields__, strict=True)
)

_LIES_FROM: Final = b',"score":'
"""Begins what is not the same to all readers of a team. No name can hold it: quotation marks are escaped there."""

_NO_RACK: Final = b'"rack":[]'
_NO_SHEET: Final = b'"sheet":null'
_NOTHING_MISSED: Final = b'"missed":[]'
_NO_VOTES: Final = b'"votes":{"pause":[],"resume":[],"resign":[]}'
_NO_LESSON: Final = b'"lesson":null'


class _Shared(NamedTuple):
    """
    What all readers are sent alike at a moment, in the order of `TableView`.
    """

    head: bytes
    horizon: bytes
    pile: bytes
    deal: bytes
    promises: bytes
    look: bytes
    settings: bytes
    end: bytes
    title: bytes


def view_text(reader: Reader) -> bytes:
    """
    Make the message of a reader's view.
    """
    scene = scene_of(reader)
    table, view = reader.table, scene.public
    shared = scene.once("shared", lambda: _shared(reader.watching(), scene))
    sheet, lesson = _NO_SHEET, _NO_LESSON
    if view is not None and _waits(reader, view):
        shown = _waiting(reader, scene, view)
    else:
        acting, learning = views.acting(reader, scene)
        shown, lesson = _members(**acting), _members(lesson=learning)
        sheet = _members(sheet=views.sheet_now(reader))
    members = b",".join(
        (
            shared.head,
            b'"you":%d' % reader.seat,
            _players(reader, scene),
            shared.horizon,
            scene.once(("teams", reader.team, reader.names), lambda: _teams(reader, scene)),
            shared.pile,
            _rack(reader, scene),
            shown,
            b'"plays":' + scene.log.text_of_last_lines(reader),
            shared.deal,
            sheet,
            shared.promises,
            _missed(reader),
            shared.look,
            _members(votes=votes(reader)) if table.votes else _NO_VOTES,
            shared.settings,
            _controls(reader, scene),
            shared.end,
            lesson,
            shared.title,
        )
    )
    return b'{"type":"view","seq":%d,"view":{%b}}' % (table.seq, members)


def _waits(reader: Reader, view: View) -> bool:
    """
    Tell whether there is nothing to be done for the reader, nor anything to be learnt.
    """
    table = reader.table
    if not table.is_playing or table.made.purpose == "lesson":
        return False
    return table.is_paused or view.to_act != reader.seat


def _members(**fields: Any) -> bytes:
    """
    Encode fields of the view, without braces around them.
    """
    return _ENCODER.encode({_NAMES[field]: value for field, value in fields.items()})[1:-1]


# What everybody is sent


def _shared(watcher: Reader, scene: Scene) -> _Shared:
    table, game, who = watcher.table, watcher.table.game, scene.who
    phase, targets = views.phase_of(table), views.horizon(watcher, scene)
    until = (phase, table.is_paused, table.deadline(), table.resigned)
    head, deal, settings, end, title = scene.keep("fixed", (phase, table.resigned, who), partial(_fixed, watcher))
    return _Shared(
        head=head,
        horizon=scene.keep("targets", (targets, who), partial(_targets, watcher, targets)),
        pile=_members(pile=views.pile(game, scene.public)),
        deal=deal,
        promises=scene.keep("promises", (until, who), lambda: _members(**promises(watcher))),
        look=b'"lookMs":%d' % look_ms(table),
        settings=settings,
        end=end,
        title=title,
    )


def _fixed(watcher: Reader) -> tuple[bytes, bytes, bytes, bytes, bytes]:
    """
    Encode what stays as it is through a deal, unless something is agreed on: the fields before and between the others.
    """
    table = watcher.table
    return (
        _members(**views.head(watcher)),
        _members(race=views.race(watcher), commitment=views.commitment(table)),
        _members(settings=agreed(watcher)),
        _members(resigned=table.resigned, purpose=table.made.purpose, seeded=table.is_seeded),
        _members(title=table.talk.title, next_rules=views.next_rules(watcher)),
    )


def _targets(watcher: Reader, targets: list[str]) -> bytes:
    return _members(horizon=targets, meld_most=int(watcher.rules.meld_max))


def _players(reader: Reader, scene: Scene) -> bytes:
    """
    Encode the seats. Who has no name is called otherwise by the own client; then the own seat is made apart.
    """
    watcher, seat = reader.watching(), reader.seat
    if seat == SPECTATOR or reader.names[seat] == watcher.names[seat]:
        return scene.once("players", lambda: _listed(b"players", _seats(watcher, scene)))
    pieces = _seats(watcher, scene)
    said = views.answers(reader.table, scene.public).get(seat, "")
    pieces[seat] = _ENCODER.encode(views.player(reader, seat, scene.public, said))
    return _listed(b"players", pieces)


def _seats(watcher: Reader, scene: Scene) -> list[bytes]:
    table, view = watcher.table, scene.public
    said = views.answers(table, view)
    is_timed = table.settings.clock.kind != "none"
    found = []
    for seat in range(len(table.seats)):
        answer = said.get(seat, "")
        reserve_s = table.clocks.reserve_s[seat] if is_timed else 0.0
        made_of = (_seen_of(view, seat), answer, reserve_s, scene.who)
        make = partial(_player, watcher, scene, seat, answer)
        found.append(scene.keep(("player", seat), made_of, make))
    return found


def _seen_of(view: View | None, seat: int) -> tuple[object, ...]:
    """
    Give all that a seat's part says of its cards and its turn.
    """
    if view is None:
        return ()
    is_on_turn = view.turn == seat and view.phase != "over"
    return view.dealer, is_on_turn, view.hand_sizes[seat], view.foot_sizes[seat], view.foot_due == seat


def _player(watcher: Reader, scene: Scene, seat: int, said: messages.Answer) -> bytes:
    return _ENCODER.encode(views.player(watcher, seat, scene.public, said))


def _teams(reader: Reader, scene: Scene) -> bytes:
    """
    Encode the teams as those see them who belong to the reader's.
    """
    watcher, names = reader.watching(), reader.names
    pieces = []
    for team in range(int(reader.rules.teams)):
        part = views.team_part(watcher, scene, team)
        pieces.append(scene.keep(("called", team, reader.team), (names, scene.who), partial(_called, reader, part)))
        pieces.append(scene.keep(("lies", team), part, partial(_lies, part)))
    return b'"teams":[%b]' % b"".join(pieces)[1:]


def _called(reader: Reader, part: messages.TeamPart) -> bytes:
    """
    Encode how a team is called, up to where what lies before it begins.
    """
    text = _ENCODER.encode(views.as_read(reader, part))
    return b"," + text[: text.index(_LIES_FROM)]


def _lies(part: messages.TeamPart) -> bytes:
    """
    Encode the rest of a team, which is the same to all.
    """
    text = _ENCODER.encode(part)
    return text[text.index(_LIES_FROM) :]


# What a seat is sent


def _waiting(reader: Reader, scene: Scene, view: View) -> bytes:
    """
    Encode what somebody is told who can do nothing now.
    """
    seat = reader.seat
    is_opening = seat != SPECTATOR and not view.teams[reader.team].opened
    made_of = (view.phase, view.to_act, view.turn, reader.table.is_paused, is_opening, reader.names, scene.who)
    return scene.keep(("waiting", seat), made_of, lambda: _members(**views.acting(reader, scene)[0]))


def _rack(reader: Reader, scene: Scene) -> bytes:
    game = reader.table.game
    if game is None or reader.seat == SPECTATOR:
        return _NO_RACK
    made_of = views.rack_made_of(reader, scene, game)
    return scene.keep(("rack as sent", reader.seat), made_of, lambda: _members(rack=views.rack(reader, scene, game)))


def _missed(reader: Reader) -> bytes:
    if reader.is_watching or not reader.table.seats[reader.seat].missed:
        return _NOTHING_MISSED
    return _members(missed=missed(reader))


def _controls(reader: Reader, scene: Scene) -> bytes:
    table = reader.table
    is_late = not reader.is_watching and table.is_out_of_time(reader.seat)
    may_sit = reader.is_watching and table.may_sit(reader.person)
    made_of = (table.is_playing, table.is_paused, table.is_over, is_late, scene.who)
    return scene.keep(("controls", reader.seat, may_sit), made_of, lambda: _members(controls=controls(reader)))


def _listed(name: bytes, pieces: list[bytes]) -> bytes:
    """
    Put encoded pieces together as a field that is a list.
    """
    return b'"%b":[%b]' % (name, b",".join(pieces))
