"""
What picked cards could do: the melds that they can go to (`targets`), the discard, ways to take the pile, the opening.

Who waits for the turn gets a plan: lays are judged as if it were there (`planning`), and may be staged, not laid.
"""

from collections.abc import Sequence

import msgspec

from pennies.engine.ranks import freezes
from pennies.engine.state import PHASE_LAY
from pennies.engine.steps import DISCARD, TAKE, VERBS
from pennies.game.cards import rank_of
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.refusal import Refusal
from pennies.server import messages
from pennies.server.going_out import warning_of
from pennies.server.moves import take_move, takes_of
from pennies.server.picking import Picked, points_of, read_picked
from pennies.server.planning import as_if_on_turn
from pennies.server.reader import Reader
from pennies.server.targets import After, Tried, shortfall, targets_of
from pennies.server.ways import ways_of


def preview(reader: Reader, seq: int, message: messages.Preview) -> messages.Previewed:
    """
    Answer a preview.

    Raises:
        InputError: it cannot be read.
    """
    picked = read_picked(message)
    game = reader.table.game
    title = reader.text("server-picked", cards=reader.cards(picked.faces)) if picked.faces else ""
    if game is None or game.is_deal_over:
        return messages.Previewed(
            id=message.id, seq=seq, title=title, note="", targets=[], discard=None, takes=[], opening=None, staged=None
        )
    waits = game.deal.to_act != reader.seat
    judged = as_if_on_turn(game, reader.seat) if waits else game
    targets = targets_of(reader, judged, picked)
    lays = not waits and game.deal.phase == PHASE_LAY
    return messages.Previewed(
        id=message.id,
        seq=seq,
        title=title,
        note=_note(reader, judged, picked, targets),
        targets=[_planned(reader, game, target) if waits else target for target, _ in targets],
        discard=_discard(reader, game, picked),
        takes=_takes(reader, game, picked),
        opening=_opening(reader, game, picked, targets),
        staged=None if waits else _staged(reader, game, picked),
        lifted=_lifted(reader, game, picked) if lays else None,
        ways=ways_of(reader, game, picked) if lays and message.ways else [],
    )


def _planned(reader: Reader, game: Game, target: messages.Target) -> messages.Target:
    """
    Say of a target that it may be staged by now, and laid when it is the reader's turn.
    """
    refusal = game.judge(reader.seat, parse_action(target.action))
    if refusal is None or not target.stageable:
        return target
    return msgspec.structs.replace(target, legal=False, refused=reader.refused(refusal), warning="")


def _note(reader: Reader, game: Game, picked: Picked, targets: Sequence[Tried]) -> str:
    """
    Say what the first possible target makes, or why there is none.
    """
    for _, after in targets:
        if after is not None:
            if after.closed:
                return reader.text("server-note-closes", kind=after.kind, foot=after.earns_foot)
            if after.before:
                return reader.text("server-note-grows", size=after.size, most=int(reader.rules.meld_max))
            return reader.text("server-note-new")
    if game.deal.phase == PHASE_LAY and targets and len(picked.faces) > 1 and targets[0][0].refused is not None:
        return targets[0][0].refused.sentence
    return ""


# Discard, take, lay down


def _discard(reader: Reader, game: Game, picked: Picked) -> messages.Move | None:
    """
    Make the button of the discard; with something staged, that is to be laid down first.
    """
    if not picked.faces:
        return None
    if len(picked.faces) > 1:
        refusal: Refusal | None = Refusal("pick-one-card", "TURN-1", {})
        label, detail, action, warning = reader.text("server-discard-none"), "", "", ""
    else:
        face = picked.faces[0]
        said = parse_action(f"{VERBS[DISCARD]} {face}")
        refusal = game.judge(reader.seat, said)
        if picked.staged and refusal is None:
            refusal = Refusal("lay-down-first", "", {})
        label, action = reader.text("server-discard", cards=reader.cards([face])), str(said)
        warning = warning_of(reader, game.deal, said) if refusal is None else ""
        detail = reader.text("server-detail-freezes" if freezes(rank_of(face)) else "server-detail-discard")
    return messages.Move(
        id="discard",
        label=label,
        detail=detail if refusal is None else reader.short(refusal),
        action=action,
        legal=refusal is None,
        refused=None if refusal is None else reader.refused(refusal),
        warning=warning,
    )


def _takes(reader: Reader, game: Game, picked: Picked) -> list[messages.Move]:
    view = game.view(reader.seat)
    if view.phase != "draw" or view.to_act != reader.seat:
        return []
    if not picked.faces:
        return takes_of(reader, game, view)
    return [take_move(reader, game, parse_action(f"{VERBS[TAKE]} {' '.join(picked.faces)}"), 0)]


def _staged(reader: Reader, game: Game, picked: Picked) -> messages.Move | None:
    """
    Make the button that lays down what is staged; below the minimum it says what is missing.
    """
    if not picked.staged:
        return None
    said = picked.lay()
    points = sum(points_of(game.deal, part) for part in picked.staged)
    refusal = game.judge(reader.seat, said)
    if refusal is not None:
        detail = reader.short(refusal)
    else:
        after = After(game.deal, picked.staged[:-1], picked.staged[-1])
        refusal = shortfall(after.deal)
        if refusal is None:
            detail = "" if game.deal.own_team().opened else reader.text("server-detail-opens")
        else:
            detail = reader.text("server-detail-short", missing=refusal.facts["missing"])
    return messages.Move(
        id="lay",
        label=reader.text("server-lay-down", points=points),
        detail=detail,
        action=str(said),
        legal=refusal is None,
        refused=None if refusal is None else reader.refused(refusal),
        warning=warning_of(reader, game.deal, said) if refusal is None else "",
    )


def _lifted(reader: Reader, game: Game, picked: Picked) -> messages.Refused | None:
    """
    Say why what was staged, perhaps before the turn began, cannot be laid any more.
    """
    refusal = game.judge(reader.seat, picked.lay()) if picked.staged else None
    return None if refusal is None else reader.refused(refusal)


# The opening


def _opening(reader: Reader, game: Game, picked: Picked, targets: Sequence[Tried]) -> messages.Opening | None:
    """
    Count how far the staged and picked cards bring the opening; None once the team has opened.
    """
    team = game.deal.teams[game.rules.team_of(reader.seat)]
    if team.opened:
        return None
    minimum = int(team.minimum)
    laid = int(team.laid) + sum(points_of(game.deal, part) for part in picked.staged)
    best = next((target for target, after in targets if after is not None), targets[0][0] if targets else None)
    points = best.points if best is not None else 0
    missing = max(0, minimum - laid - points)
    return messages.Opening(
        minimum=minimum,
        laid=laid,
        picked=points,
        missing=missing,
        text=reader.text("server-opening", sum=laid + points, minimum=minimum, missing=missing),
    )


def why(reader: Reader, message: messages.Why) -> messages.Explained:
    """
    Say why an action may not be done.

    Raises:
        InputError: it cannot be read.
    """
    said = parse_action(message.action)
    game = reader.table.game
    refusal = Refusal("game-not-begun", "", {}) if game is None else game.judge(reader.seat, said)
    refused = None if refusal is None else reader.refused(refusal)
    return messages.Explained(id=message.id, action=message.action, refused=refused)
