"""
The whole of what a reader may see of a table, in the reader's language: `TableView`.

It is made of `pennies.game.View`, which holds nothing that its seat may not know, and of public events. Here nothing is
decided: legality, minimum, locks and points are the engine's.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from pennies.engine.faults import is_blocked
from pennies.engine.moves import HAND
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, RED_THREE, SEVEN, SYMBOLS, WILD
from pennies.engine.rules import Rules
from pennies.engine.scoring import sheet
from pennies.engine.sevens import sevens_locked
from pennies.engine.state import Deal
from pennies.engine.steps import NO, YES
from pennies.game.cards import rank_of
from pennies.game.game import Game
from pennies.game.notation import WILD_TARGET, kind_of, target_text
from pennies.game.view import SPECTATOR, TeamView, View, seat_view
from pennies.lang import catalogue
from pennies.lang.forms import KINDS
from pennies.server import messages
from pennies.server.moves import moves_of
from pennies.server.pace import look_ms
from pennies.server.prompts import prompt_of
from pennies.server.reader import WILDS, Reader
from pennies.server.scene import Scene, scene_of
from pennies.server.sheets import deal_sheet
from pennies.server.surroundings import around, around_seat, presence_of
from pennies.server.teaching import lesson_of
from pennies.table import Played, Table

FREEZERS: Final = (*WILDS, int(RED_THREE))
"""The ranks that freeze a pile (PILE-5), for showing which card does."""

_ENCODER: Final = msgspec.json.Encoder()


def table_view(reader: Reader) -> messages.TableView:
    """
    Make the view.
    """
    scene = scene_of(reader)
    watched, seen = _parts(reader, scene)
    return msgspec.structs.replace(watched, **seen, plays=scene.log.last_lines(reader))


def view_text(reader: Reader) -> bytes:
    """
    Make the message of the view as it is sent. What was encoded before is not encoded again.
    """
    scene = scene_of(reader)
    watched, seen = _parts(reader, scene)
    seen["plays"] = scene.log.text_of_last_lines(reader)
    seen["players"] = scene.text(("players", reader.names), seen.get("players", watched.players))
    seen["teams"] = scene.text(("teams", reader.team, reader.names), seen.get("teams", watched.teams))
    if "rack" in seen:
        seen["rack"] = scene.text(("rack", reader.seat), seen["rack"])
    return _ENCODER.encode(messages.View(seq=reader.table.seq, view=msgspec.structs.replace(watched, **seen)))


def _parts(reader: Reader, scene: Scene) -> tuple[messages.TableView, dict[str, Any]]:
    """
    Make the view but for the log: that of somebody watching, and what a seat sees otherwise.
    """
    if scene.shown is None:
        scene.shown = _watched(reader.watching(), scene)
    return scene.shown, {} if reader.is_watching else _seated(reader, scene, scene.shown)


def _watched(reader: Reader, scene: Scene) -> messages.TableView:
    table, game, view = reader.table, reader.table.game, scene.public
    horizon = _horizon(reader.rules, view)
    prompt, note = prompt_of(reader, view, [])
    return messages.TableView(
        table=table.made.table,
        phase=phase_of(table),
        purpose=table.made.purpose,
        title=table.talk.title,
        profile=table.profile.name,
        profile_title=_profile_title(reader),
        deal=len(game.deals) if game is not None else 0,
        you=SPECTATOR,
        players=[_player(reader, seat, view) for seat in range(len(table.seats))],
        horizon=horizon,
        meld_most=int(reader.rules.meld_max),
        teams=_teams(reader, scene, game, horizon),
        pile=_pile(game, view),
        rack=[],
        prompt=prompt,
        note=note,
        your_turn=False,
        laying=False,
        opening=False,
        can_undo=False,
        moves=[],
        steps=[],
        plays=[],
        race=_race(reader),
        commitment=_commitment(game),
        sheet=deal_sheet(reader, game) if game is not None and game.is_deal_over else None,
        look_ms=look_ms(table),
        **around(reader),
    )


def _seated(reader: Reader, scene: Scene, watched: messages.TableView) -> dict[str, Any]:
    table, game, public = reader.table, reader.table.game, scene.public
    view = public
    if game is not None and public is not None and game.deal.to_act == reader.seat:
        view = seat_view(public, game.deal, game.faces, reader.seat)
    moves = moves_of(reader, view)
    prompt, note = prompt_of(reader, view, moves)
    acts = table.is_playing and not table.is_paused and view is not None and view.to_act == reader.seat
    return {
        "you": reader.seat,
        "players": _with_own_name(reader, watched.players),
        "teams": scene.once(
            ("teams", reader.team, reader.names), lambda: [_as_read(reader, team) for team in watched.teams]
        ),
        "rack": _rack(reader, scene, game) if game is not None else [],
        "prompt": prompt,
        "note": note,
        "your_turn": acts,
        "laying": acts and view is not None and view.phase == "lay",
        "opening": view is not None and not view.teams[reader.team].opened,
        "can_undo": table.may_undo(reader.seat),
        "moves": moves,
        "steps": list(view.steps.values()) if acts and view is not None else [],
        "sheet": deal_sheet(reader, game) if game is not None and game.is_deal_over else None,
        "lesson": lesson_of(reader, view, moves),
        **around_seat(reader),
    }


def phase_of(table: Table) -> messages.Phase:
    if table.game is None:
        return "lobby"
    if table.is_playing:
        return "playing"
    return "game-over" if table.is_over else "deal-over"


def _profile_title(reader: Reader) -> str:
    message = f"profile-{reader.table.profile.name}-title"
    return reader.text(message) if reader.say.has(message) else reader.table.profile.name


def _commitment(game: Game | None) -> str:
    shuffle = game.deals[-1].shuffle if game is not None else None
    return shuffle.commitment if shuffle is not None else ""


# Players


def _player(reader: Reader, seat: int, view: View | None) -> messages.Player:
    holder = reader.table.seats[seat]
    return messages.Player(
        seat=seat,
        name=reader.names[seat],
        team=int(reader.rules.team_of(seat)),
        bot=not holder.person,
        dealer=view is not None and view.dealer == seat,
        on_turn=view is not None and view.phase != "over" and view.turn == seat,
        cards=view.hand_sizes[seat] if view is not None else 0,
        foot=view.foot_sizes[seat] if view is not None else 0,
        foot_due=view is not None and view.foot_due == seat,
        said=_said(reader, seat, view),
        **presence_of(reader, seat),
    )


def _with_own_name(reader: Reader, players: list[messages.Player]) -> list[messages.Player]:
    """
    Call the reader as the reader is called, which may be "you".
    """
    seat, name = reader.seat, reader.names[reader.seat]
    if players[seat].name == name:
        return players
    return [*players[:seat], msgspec.structs.replace(players[seat], name=name), *players[seat + 1 :]]


def _said(reader: Reader, seat: int, view: View | None) -> messages.Answer:
    """
    Tell what a seat has answered in this turn, or that it is being asked.
    """
    if view is None or view.phase == "over":
        return ""
    if view.phase == "answer" and view.to_act == seat:
        return "asked"
    for played in reversed(reader.table.played):
        if played.turn != view.turn:
            break
        if played.seat == seat and played.verb in (YES, NO):
            return "yes" if played.verb == YES else "no"
    return ""


# Cards on the table


def _horizon(rules: Rules, view: View | None) -> list[str]:
    """
    List the targets of melds from left to right.
    """
    targets = [target_text(slot) for slot in range(ACE, FOUR + 1)]
    lying = {
        target
        for team in (view.teams if view is not None else ())
        for target in (*team.melds, *(target for target, _ in team.canastas))
    }
    if rules.wild_melds or WILD_TARGET in lying:
        targets.append(target_text(WILD))
    return [*targets, *(target for target in [target_text(BLACK_THREE)] if target in lying)]


def _teams(reader: Reader, scene: Scene, game: Game | None, horizon: list[str]) -> list[messages.TeamPart]:
    return [_team(reader, scene, team, game, horizon) for team in range(int(reader.rules.teams))]


def _team(reader: Reader, scene: Scene, team: int, game: Game | None, horizon: list[str]) -> messages.TeamPart:
    lies = scene.public.teams[team] if scene.public is not None else _nothing(reader)
    members = reader.members(team)
    score = game.scores[team] if game is not None else 0
    red_value = int(sheet(game.deal, team).red_threes) if game is not None else 0

    def make() -> messages.TeamPart:
        return messages.TeamPart(
            team=team,
            name=reader.team_name(team),
            members=members,
            own=False,
            score=score,
            opened=lies.opened,
            minimum=lies.minimum,
            laid=lies.laid,
            red_threes=list(lies.red_threes),
            red_value=red_value,
            cells=[_cell(reader, scene, team, lies, target) for target in horizon],
            kinds=_kinds(reader, lies),
        )

    return scene.keep(("team", team), (lies, horizon, members, score, red_value), make)


def _as_read(reader: Reader, part: messages.TeamPart) -> messages.TeamPart:
    """
    Give a team's part as one reads it who belongs to a team.
    """
    team = part.team
    return msgspec.structs.replace(
        part, name=reader.team_name(team), members=reader.members(team), own=team == reader.team
    )


def _nothing(reader: Reader) -> TeamView:
    """
    Give a team before the first deal.
    """
    minimum = int(reader.rules.minimum(0))
    return TeamView(melds={}, canastas=(), red_threes=(), opened=False, minimum=minimum, laid=0, score=0)


def _cell(reader: Reader, scene: Scene, team: int, lies: TeamView, target: str) -> messages.Cell:
    cards = lies.melds.get(target, ())
    canastas = tuple([faces for found, faces in lies.canastas if found == target])
    most = int(reader.rules.meld_max)
    return scene.keep(
        ("cell", team, target),
        (cards, canastas, most),
        lambda: _made_cell(reader.language, target, cards, canastas, most),
    )


def _made_cell(
    language: str, target: str, cards: tuple[str, ...], canastas: tuple[tuple[str, ...], ...], most: int
) -> messages.Cell:
    kinds = [kind_of(target, faces) for faces in canastas]
    wilds = sum(rank_of(face) in WILDS for face in cards)
    name = _cell_name(language, target, tuple(kinds), len(cards), wilds, most)
    return messages.Cell(target=target, cards=list(cards), canastas=kinds, name=name)


@lru_cache(maxsize=16_384)
def _cell_name(language: str, target: str, kinds: tuple[messages.Kind, ...], size: int, wilds: int, most: int) -> str:
    """
    Say what lies in a cell; it is the same at all tables, whatever the suits.
    """
    say = catalogue(language)
    parts = [say.say(f"kind-{kind}") for kind in kinds]
    if size:
        parts.append(say.say("server-cell-open", size=size, most=most, wilds=wilds))
    said = "; ".join(parts) or say.say("server-cell-nothing")
    return say.say("server-cell", target=target, parts=said)


def _kinds(reader: Reader, lies: TeamView) -> list[messages.KindCount]:
    rules = reader.rules
    needs: Mapping[str, int] = {
        "natural": int(rules.needs_natural),
        "mixed": int(rules.needs_mixed),
        "wild": int(rules.needs_wild),
        "sevens": int(rules.needs_sevens),
    }
    have = Counter(kind_of(target, faces) for target, faces in lies.canastas)
    best = _best(lies)
    return [
        messages.KindCount(
            kind=kind,
            label=reader.text(f"kind-{kind}"),
            have=have[kind],
            need=needs[kind],
            best=best.get(kind, 0),
            most=int(rules.meld_max),
        )
        for kind in KINDS
    ]


def _best(lies: TeamView) -> dict[messages.Kind, int]:
    """
    Find the size of the largest open meld of each kind, as they lie.
    """
    best: dict[messages.Kind, int] = {}
    for target, faces in lies.melds.items():
        if target != target_text(BLACK_THREE):
            kind = kind_of(target, faces)
            best[kind] = max(best.get(kind, 0), len(faces))
    return best


def _pile(game: Game | None, view: View | None) -> messages.Pile:
    if game is None or view is None:
        return messages.Pile(stock=0, size=0, top="", freezer="", frozen=False, blocked=False, aside=0)
    freezers = [face for face in view.pile if rank_of(face) in FREEZERS]
    return messages.Pile(
        stock=view.stock,
        size=len(view.pile),
        top=view.pile[-1] if view.pile else "",
        freezer=freezers[-1] if freezers and view.frozen else "",
        frozen=bool(view.frozen),
        blocked=bool(view.pile) and bool(is_blocked(game.deal)),
        aside=len(view.aside),
    )


# The own hand


def _rack(reader: Reader, scene: Scene, game: Game) -> list[messages.Column]:
    cards = tuple(game.faces.at(HAND + reader.seat))
    locked = any(rank_of(face) == SEVEN for face in cards) and scene.once(
        ("locked", reader.team), lambda: _are_sevens_locked(game.deal, reader.seat)
    )
    turn = scene.log.turn_of(reader.seat)
    played = reader.table.played[turn.start : turn.stop]
    made_of = (cards, turn, played[-1:], reader.is_to_draw, locked)
    return scene.keep(("rack", reader.seat), made_of, lambda: _made_rack(reader, game, played, locked=locked))


def _made_rack(reader: Reader, game: Game, turn: Sequence[Played], *, locked: bool) -> list[messages.Column]:
    fresh = Counter(map(rank_of, reader.came(turn)))
    ranks: dict[int, list[str]] = {}
    for face in game.faces.hand(reader.seat):
        ranks.setdefault(rank_of(face), []).append(face)
    return [_column(reader, rank, cards, fresh[rank], locked=locked) for rank, cards in ranks.items()]


def _column(reader: Reader, rank: int, cards: list[str], fresh: int, *, locked: bool) -> messages.Column:
    wild = rank in WILDS
    special: messages.Special = ""
    if rank == BLACK_THREE:
        special = "black-three"
    elif rank == SEVEN and locked:
        special = "locked"
    word = "wild" if wild else special or "none"
    return messages.Column(
        rank=SYMBOLS[rank],
        name=reader.text("server-column", rank=SYMBOLS[rank], count=len(cards), special=word),
        cards=cards,
        wild=wild,
        special=special,
        fresh=min(fresh, len(cards)),
    )


def _are_sevens_locked(deal: Deal, seat: int) -> bool:
    """
    Ask the engine whether sevens would be locked if it were the turn of this seat's team.
    """
    asked = deal.clone()
    asked.give_turn(seat)
    return bool(sevens_locked(asked, 0))


# The race


def _race(reader: Reader) -> messages.Race:
    return messages.Race(target=int(reader.rules.target), marks=list(_marks(reader)))


def _marks(reader: Reader) -> Iterator[tuple[int, str]]:
    """
    Say where the opening minimum changes.
    """
    rules = reader.rules
    for start, minimum in zip(rules.opening_from, rules.opening_minimum, strict=True):
        if 0 <= start < rules.target:
            yield int(start), reader.text("server-mark", minimum=int(minimum))
