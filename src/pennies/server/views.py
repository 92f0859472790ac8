"""
The whole of what a reader may see of a table, in the reader's language: `TableView`.

It is made of `pennies.game.View`, which holds nothing that its seat may not know, and of public events. Here nothing is
decided: legality, minimum, locks and points are the engine's.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from pennies.engine.faults import is_blocked
from pennies.engine.moves import HAND
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, SEVEN, SYMBOLS, WILD, freezes
from pennies.engine.rules import Rules
from pennies.engine.scoring import sheet
from pennies.engine.sevens import sevens_locked
from pennies.engine.steps import NO, YES
from pennies.game.cards import rank_of
from pennies.game.game import Game
from pennies.game.notation import WILD_TARGET, kind_of, target_text
from pennies.game.view import TeamView, View, seat_view
from pennies.lang import catalogue
from pennies.lang.forms import KINDS
from pennies.server import messages
from pennies.server.moves import moves_of
from pennies.server.pace import look_ms
from pennies.server.prompts import prompt_of
from pennies.server.reader import WILDS, Reader
from pennies.server.rulebook import changes_between, title_of
from pennies.server.scene import Scene, scene_of
from pennies.server.sheets import deal_sheet
from pennies.server.surroundings import agreed, around_seat, presence_of, promises
from pennies.server.teaching import lesson_of
from pennies.table import Played, Table


def table_view(reader: Reader) -> messages.TableView:
    """
    Make the view.
    """
    scene = scene_of(reader)
    return messages.TableView(**shared(reader, scene), **own(reader, scene))


def shared(reader: Reader, scene: Scene) -> dict[str, Any]:
    """
    Make the part of the view that says nothing of the own hand; names are called as the reader calls them.
    """
    table, game = reader.table, reader.table.game
    return {
        **head(reader),
        "you": reader.seat,
        "players": players(reader, scene.public),
        "horizon": horizon(reader, scene),
        "meld_most": int(reader.rules.meld_max),
        "teams": [team_part(reader, scene, team) for team in range(int(reader.rules.teams))],
        "pile": pile(game, scene.public),
        "race": race(reader),
        "commitment": commitment(table),
        **promises(reader),
        "look_ms": look_ms(table),
        "settings": agreed(reader),
        "resigned": table.resigned,
        "purpose": table.made.purpose,
        "seeded": table.is_seeded,
        "title": table.talk.title,
        "next_rules": next_rules(reader),
    }


def head(reader: Reader) -> dict[str, Any]:
    """
    Say which table this is, and how far.
    """
    table = reader.table
    return {
        "table": table.made.table,
        "phase": phase_of(table),
        "profile": reader.profile.name,
        "profile_title": _profile_title(reader),
        "deal": len(table.game.deals) if table.game is not None else 0,
    }


def own(reader: Reader, scene: Scene) -> dict[str, Any]:
    """
    Make the part of the view that is only the reader's.
    """
    game = reader.table.game
    shown, lesson = acting(reader, scene)
    return {
        "rack": rack(reader, scene, game) if game is not None and not reader.is_watching else [],
        **shown,
        "plays": scene.log.last_lines(reader),
        "sheet": sheet_now(reader),
        "lesson": lesson,
        **around_seat(reader),
    }


def acting(reader: Reader, scene: Scene) -> tuple[dict[str, Any], messages.Lesson | None]:
    """
    Make what the reader is told and offered, and what whoever learns is told besides.
    """
    table, game, public = reader.table, reader.table.game, scene.public
    view = public
    if game is not None and public is not None and game.deal.to_act == reader.seat:
        view = seat_view(public, game.deal, game.faces, reader.seat)
    moves = moves_of(reader, view)
    prompt, note = prompt_of(reader, view, moves)
    is_on_turn = table.is_playing and not table.is_paused and view is not None and view.to_act == reader.seat
    acts = is_on_turn and not table.is_out_of_time(reader.seat)
    shown = {
        "prompt": prompt,
        "note": note,
        "your_turn": acts,
        "laying": acts and view is not None and view.phase == "lay",
        "opening": view is not None and not reader.is_watching and not view.teams[reader.team].opened,
        "can_undo": table.may_undo(reader.seat),
        "moves": moves,
        "steps": list(view.steps.values()) if acts and view is not None else [],
    }
    return shown, None if reader.is_watching else lesson_of(reader, view, moves)


def sheet_now(reader: Reader) -> messages.DealSheet | None:
    """
    Make the sheet of the deal, if it is over.
    """
    game = reader.table.game
    return deal_sheet(reader, game) if game is not None and game.is_deal_over else None


def phase_of(table: Table) -> messages.Phase:
    if table.game is None:
        return "lobby"
    if table.is_playing:
        return "playing"
    return "game-over" if table.is_over else "deal-over"


def next_rules(reader: Reader) -> messages.NextRules | None:
    """
    Tell what the next game is played by, when a game is over.
    """
    table = reader.table
    if not table.is_over:
        return None
    changes = changes_between(reader.profile, table.profile, reader.say)
    rules = title_of(table.profile.name, reader.say)
    sentence = reader.text("server-next-rules", rules=rules, changes=len(changes))
    return messages.NextRules(profile=table.profile.name, sentence=sentence, changes=changes)


def _profile_title(reader: Reader) -> str:
    message = f"profile-{reader.profile.name}-title"
    return reader.text(message) if reader.say.has(message) else reader.profile.name


def commitment(table: Table) -> str:
    """
    Give the promise that the running deal keeps; none where the pack comes from a text, so that no guess can be tried.
    """
    shuffle = table.game.deals[-1].shuffle if table.game is not None and not table.is_seeded else None
    return shuffle.commitment if shuffle is not None else ""


# Players


def players(reader: Reader, view: View | None) -> list[messages.Player]:
    said = answers(reader.table, view)
    return [player(reader, seat, view, said.get(seat, "")) for seat in range(len(reader.table.seats))]


def player(reader: Reader, seat: int, view: View | None, said: messages.Answer) -> messages.Player:
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
        said=said,
        **presence_of(reader, seat),
    )


def answers(table: Table, view: View | None) -> dict[int, messages.Answer]:
    """
    Tell what seats have answered in this turn, and which of them is being asked.
    """
    said: dict[int, messages.Answer] = {}
    if view is None or view.phase == "over":
        return said
    if view.phase == "answer":
        said[view.to_act] = "asked"
    for played in reversed(table.played):
        if played.turn != view.turn:
            break
        if played.verb in (YES, NO):
            said.setdefault(played.seat, "yes" if played.verb == YES else "no")
    return said


# Cards on the table


def horizon(reader: Reader, scene: Scene) -> list[str]:
    """
    List the targets of melds from left to right.
    """
    teams = scene.public.teams if scene.public is not None else ()
    rules = reader.rules
    return scene.keep("horizon", (rules.wild_melds, teams), lambda: _made_horizon(rules, teams))


def _made_horizon(rules: Rules, teams: Sequence[TeamView]) -> list[str]:
    targets = [target_text(slot) for slot in range(ACE, FOUR + 1)]
    lying = {target for team in teams for target in (*team.melds, *(target for target, _ in team.canastas))}
    if rules.wild_melds or WILD_TARGET in lying:
        targets.append(target_text(WILD))
    return [*targets, *(target for target in [target_text(BLACK_THREE)] if target in lying)]


def team_part(reader: Reader, scene: Scene, team: int) -> messages.TeamPart:
    """
    Make a team's part as the reader calls it; what lies there is described once for all.
    """
    part = _team(reader.watching(), scene, team)
    return part if reader.is_watching else as_read(reader, part)


def _team(watcher: Reader, scene: Scene, team: int) -> messages.TeamPart:
    game = watcher.table.game
    lies = scene.public.teams[team] if scene.public is not None else _nothing(watcher)
    score = game.scores[team] if game is not None else 0
    made_of = (lies, horizon(watcher, scene), score, scene.who)
    return scene.keep(("team", team), made_of, lambda: _made_team(watcher, scene, team, lies, score))


def _made_team(reader: Reader, scene: Scene, team: int, lies: TeamView, score: int) -> messages.TeamPart:
    game = reader.table.game
    return messages.TeamPart(
        team=team,
        name=reader.team_name(team),
        members=reader.members(team),
        own=False,
        score=score,
        opened=lies.opened,
        minimum=lies.minimum,
        laid=lies.laid,
        red_threes=list(lies.red_threes),
        red_value=int(sheet(game.deal, team).red_threes) if game is not None else 0,
        cells=_cells(reader, lies, horizon(reader, scene)),
        kinds=_kinds(reader, lies),
    )


def as_read(reader: Reader, part: messages.TeamPart) -> messages.TeamPart:
    """
    Give a team's part as one reads it who belongs to a team.
    """
    team = part.team
    names = {"name": reader.team_name(team), "members": reader.members(team)}
    return msgspec.structs.replace(part, **names, own=team == reader.team)


def _nothing(reader: Reader) -> TeamView:
    """
    Give a team before the first deal.
    """
    minimum = int(reader.rules.minimum(0))
    return TeamView(melds={}, canastas=(), red_threes=(), opened=False, minimum=minimum, laid=0, score=0)


def _cells(reader: Reader, lies: TeamView, targets: Sequence[str]) -> list[messages.Cell]:
    language, most = reader.language, int(reader.rules.meld_max)
    canastas: dict[str, list[messages.Kind]] = {}
    for target, faces in lies.canastas:
        canastas.setdefault(target, []).append(_kind(target, faces))
    return [
        _cell(language, target, lies.melds.get(target, ()), tuple(canastas.get(target, ())), most) for target in targets
    ]


@lru_cache(maxsize=32_768)
def _cell(
    language: str, target: str, cards: tuple[str, ...], kinds: tuple[messages.Kind, ...], most: int
) -> messages.Cell:
    wilds = sum(rank_of(face) in WILDS for face in cards)
    name = _cell_name(language, target, kinds, len(cards), wilds, most)
    return messages.Cell(target=target, cards=list(cards), canastas=list(kinds), name=name)


@lru_cache(maxsize=32_768)
def _kind(target: str, faces: tuple[str, ...]) -> messages.Kind:
    return kind_of(target, faces)


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
    needs: Mapping[messages.Kind, int] = {
        "natural": int(rules.needs_natural),
        "mixed": int(rules.needs_mixed),
        "wild": int(rules.needs_wild),
        "sevens": int(rules.needs_sevens),
    }
    have = [_kind(target, faces) for target, faces in lies.canastas]
    best, most = _best(lies), int(rules.meld_max)
    return [
        _kind_count(reader.language, kind, have.count(kind), needs[kind], best.get(kind, 0), most) for kind in KINDS
    ]


@lru_cache(maxsize=4_096)
def _kind_count(language: str, kind: messages.Kind, have: int, need: int, best: int, most: int) -> messages.KindCount:
    label = catalogue(language).say(f"kind-{kind}")
    return messages.KindCount(kind=kind, label=label, have=have, need=need, best=best, most=most)


def _best(lies: TeamView) -> dict[messages.Kind, int]:
    """
    Find the size of the largest open meld of each kind, as they lie.
    """
    best: dict[messages.Kind, int] = {}
    for target, faces in lies.melds.items():
        if target != target_text(BLACK_THREE):
            kind = _kind(target, faces)
            best[kind] = max(best.get(kind, 0), len(faces))
    return best


def pile(game: Game | None, view: View | None) -> messages.Pile:
    if game is None or view is None:
        return messages.Pile(stock=0, size=0, top="", freezer="", frozen=False, blocked=False, aside=0)
    freezers = [face for face in view.pile if freezes(rank_of(face))]
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


def rack(reader: Reader, scene: Scene, game: Game) -> list[messages.Column]:
    """
    Show the own hand.
    """
    made_of = rack_made_of(reader, scene, game)
    return scene.keep(("rack", reader.seat), made_of, lambda: _made_rack(reader, scene, game, locked=made_of[-1]))


def rack_made_of(reader: Reader, scene: Scene, game: Game) -> tuple[tuple[str, ...], range, list[Played], bool, bool]:
    """
    Give all that the look of the own hand depends on; at last, whether its sevens are locked.
    """
    seat = reader.seat
    turn = scene.log.turn_of(seat)
    locked = game.deal.seats[seat].hand[SEVEN] > 0 and _are_sevens_locked(reader, scene, game)
    last = reader.table.played[turn.stop - 1 : turn.stop] if turn else []
    return tuple(game.faces.at(HAND + seat)), turn, last, reader.is_to_draw, locked


def _made_rack(reader: Reader, scene: Scene, game: Game, *, locked: bool) -> list[messages.Column]:
    turn = scene.log.turn_of(reader.seat)
    fresh = Counter(map(rank_of, reader.came(reader.table.played[turn.start : turn.stop]))) if turn else {}
    ranks: dict[int, list[str]] = {}
    for face in game.faces.hand(reader.seat):
        ranks.setdefault(rank_of(face), []).append(face)
    language = reader.language
    return [
        _column(language, rank, tuple(cards), min(fresh.get(rank, 0), len(cards)), locked and rank == SEVEN)
        for rank, cards in ranks.items()
    ]


@lru_cache(maxsize=32_768)
def _column(language: str, rank: int, cards: tuple[str, ...], fresh: int, is_locked: bool) -> messages.Column:  # noqa: FBT001 - remembered by
    wild = rank in WILDS
    special: messages.Special = "black-three" if rank == BLACK_THREE else "locked" if is_locked else ""
    word = "wild" if wild else special or "none"
    return messages.Column(
        rank=SYMBOLS[rank],
        name=_column_name(language, rank, len(cards), word),
        cards=list(cards),
        wild=wild,
        special=special,
        fresh=fresh,
    )


@lru_cache(maxsize=4_096)
def _column_name(language: str, rank: int, count: int, word: str) -> str:
    return catalogue(language).say("server-column", rank=SYMBOLS[rank], count=count, special=word)


def _are_sevens_locked(reader: Reader, scene: Scene, game: Game) -> bool:
    """
    Ask the engine whether sevens would be locked if it were the turn of the reader's team. It depends on what lies.
    """

    def ask() -> bool:
        asked = game.deal.clone()
        asked.give_turn(reader.seat)
        return bool(sevens_locked(asked, 0))

    lies = scene.public.teams if scene.public is not None else ()
    return scene.keep(("locked", reader.team), (lies, scene.who), ask)


# The race


def race(reader: Reader) -> messages.Race:
    return messages.Race(target=int(reader.rules.target), marks=list(_marks(reader)))


def _marks(reader: Reader) -> Iterator[tuple[int, str]]:
    """
    Say where the opening minimum changes.
    """
    rules = reader.rules
    for start, minimum in zip(rules.opening_from, rules.opening_minimum, strict=True):
        if 0 <= start < rules.target:
            yield int(start), reader.text("server-mark", minimum=int(minimum))
