"""
What picked cards could do: the melds that they can go to, the discard, ways to take the pile, the opening's count.

What is legal, what it is worth and what it closes is asked of the engine, on a copy of the deal where something is
staged; only the asking seat's own cards and what lies open are looked at.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from pennies.engine.actions import perform_lay_part
from pennies.engine.check import check
from pennies.engine.ranks import JOKER, RANKS, RED_THREE, TWO, WILD
from pennies.engine.state import PHASE_LAY, Deal, value_of
from pennies.engine.steps import DISCARD, LAY, TAKE, VERBS, Action, no_cards
from pennies.game.cards import rank_of, wilds_last
from pennies.game.game import Game
from pennies.game.notation import Part, Said, parse_action, target_text
from pennies.game.refusal import Refusal, refusal_of
from pennies.server import messages
from pennies.server.going_out import unseen_feet
from pennies.server.moves import take_move, takes_of
from pennies.server.reader import WILDS, Reader
from pennies.server.views import FREEZERS


@dataclass(frozen=True)
class Picked:
    """
    A selection.

    Attributes:
        faces: what is picked, of the hand.
        staged: the parts of a lay that wait to be laid down.
    """

    faces: Sequence[str]
    staged: tuple[Part, ...]

    def lay(self, part: Part | None = None) -> Said:
        """
        Make the whole lay: what is staged, and a part more.
        """
        return Said(LAY, self.staged if part is None else (*self.staged, part))


def read_picked(message: messages.Preview) -> Picked:
    """
    Read a selection.

    Raises:
        InputError: a part or a face cannot be read.
    """
    staged = parse_action(f"{VERBS[LAY]} {' '.join(message.staged)}").parts if message.staged else ()
    for face in message.picked:
        parse_action(f"{VERBS[DISCARD]} {face}")
    return Picked(tuple(message.picked), staged)


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
    targets = [_target(reader, game, picked, part) for part in _parts(game, reader.seat, picked)]
    return messages.Previewed(
        id=message.id,
        seq=seq,
        title=title,
        note=_note(reader, game, picked, targets),
        targets=[target for target, _ in targets],
        discard=_discard(reader, game, picked),
        takes=_takes(reader, game, picked),
        opening=_opening(reader, game, picked, targets),
        staged=_staged(reader, game, picked),
    )


# Where picked cards can go


def _parts(game: Game, seat: int, picked: Picked) -> Iterator[Part]:
    """
    List the parts of a lay that somebody who picked these cards may mean, legal or not.

    Wild cards go with the naturals that are picked with them; alone they go to each meld that lies or is staged, and to
    their own. Of several ranks each is its own part.
    """
    wilds = [face for face in picked.faces if rank_of(face) in WILDS]
    ranks = list(dict.fromkeys(rank_of(face) for face in picked.faces if rank_of(face) not in WILDS))
    for rank in ranks:
        naturals = [face for face in picked.faces if rank_of(face) == rank]
        if rank != RED_THREE:
            yield _part(rank, [*naturals, *wilds])
    if wilds and not ranks:
        team = game.deal.teams[game.rules.team_of(seat)]
        staged = {part.target for part in picked.staged}
        if game.rules.wild_melds:
            yield _part(int(WILD), wilds)
        for slot in range(int(WILD) + 1, len(team.size)):
            if team.size[slot] or slot in staged:
                yield _part(slot, wilds)


def _part(target: int, faces: Sequence[str]) -> Part:
    text = f"{VERBS[LAY]} {target_text(target)}:{' '.join(wilds_last(faces))}"
    return parse_action(text).parts[0]


def _target(reader: Reader, game: Game, picked: Picked, part: Part) -> tuple[messages.Target, "_After | None"]:
    """
    Judge one part with what is staged before it; and tell what it makes of the deal, if it may be laid.
    """
    said = picked.lay(part)
    refusal = game.judge(reader.seat, said)
    after = None if refusal is not None else _After(game.deal, picked.staged, part)
    short = None if after is None else _shortfall(after.deal)
    shown = refusal if refusal is not None else short
    target = messages.Target(
        target=target_text(part.target),
        part=str(Said(LAY, (part,))).partition(" ")[2],
        action=str(said),
        label=_label(reader, part),
        detail=reader.short(refusal) if refusal is not None else _detail(reader, part, after),
        points=_points(game.deal, part),
        legal=shown is None,
        stageable=refusal is None,
        refused=None if shown is None else reader.refused(shown),
        warning=_warning(reader, game, said) if shown is None else "",
    )
    return target, after


def _label(reader: Reader, part: Part) -> str:
    cards = reader.say.join(reader.counted(dict(enumerate(part.cards.counts))))
    only_wilds = all(rank in WILDS for rank in part.cards.ranks)
    if only_wilds and part.target != WILD:
        return reader.text("server-lay-on", cards=cards, target=target_text(part.target))
    return reader.text("server-lay", cards=cards)


def _points(deal: Deal, part: Part) -> int:
    """
    Ask what cards of a part are worth; those that do not belong to it count nothing.
    """
    counts = part.cards.counts
    naturals = 0 if part.target == WILD else counts[part.target]
    return int(value_of(deal.rules, part.target, naturals, counts[JOKER], counts[TWO]))


class _After:
    """
    A copy of a deal after a lay.

    Attributes:
        size: of the open meld that the last part began or grew; 0 if it closed.
        before: its size before that part.
        closed: whether the part closed it. `kind`: which kind of canasta it then is.
        earns_foot: whether the lay earned the foot.
    """

    def __init__(self, deal: Deal, staged: Sequence[Part], part: Part) -> None:
        self.deal = deal.clone()
        for before in staged:
            perform_lay_part(self.deal, before.target, vec[i64](before.cards.counts), None)
        team = self.deal.own_team()
        was_due = deal.player().foot_due
        canastas = len(team.canastas)
        counts = (team.natural, team.mixed, team.wild, team.sevens)
        self.before = int(team.size[part.target])
        perform_lay_part(self.deal, part.target, vec[i64](part.cards.counts), None)
        team = self.deal.own_team()
        self.size = int(team.size[part.target])
        self.closed = len(team.canastas) > canastas
        grown = [
            kind
            for kind, old, new in zip(_KINDS, counts, (team.natural, team.mixed, team.wild, team.sevens), strict=True)
            if new > old
        ]
        self.kind = grown[0] if grown else ""
        self.earns_foot = bool(self.deal.player().foot_due and not was_due)


_KINDS = ("natural", "mixed", "wild", "sevens")


def _shortfall(after: Deal) -> Refusal | None:
    """
    Ask the engine whether the opening is begun and not met: then nothing may be discarded.

    See: OPEN-3.
    """
    hand = after.player().hand
    held = next((rank for rank in range(RANKS) if hand[rank] > 0), None)
    if held is None or not after.own_team().is_opening():
        return None
    counts = no_cards()
    counts[held] = 1
    refusal = refusal_of(check(after, Action(DISCARD, [], [counts])))
    return None if refusal is None else Refusal("opening-short", refusal.rule, refusal.facts)


def _detail(reader: Reader, part: Part, after: "_After | None") -> str:
    if after is None:
        return ""
    if after.closed:
        return reader.text("server-detail-closes", before=after.before, added=len(part.cards))
    return reader.text("server-detail-grows", size=after.size, most=int(reader.rules.meld_max))


def _note(
    reader: Reader, game: Game, picked: Picked, targets: Sequence[tuple[messages.Target, "_After | None"]]
) -> str:
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
        warning = _warning(reader, game, said) if refusal is None else ""
        freezes = rank_of(face) in FREEZERS
        detail = reader.text("server-detail-freezes" if freezes else "server-detail-discard")
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
    points = sum(_points(game.deal, part) for part in picked.staged)
    refusal = game.judge(reader.seat, said)
    if refusal is not None:
        detail = reader.short(refusal)
    else:
        after = _After(game.deal, picked.staged[:-1], picked.staged[-1])
        refusal = _shortfall(after.deal)
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
        warning=_warning(reader, game, said) if refusal is None else "",
    )


def _warning(reader: Reader, game: Game, said: Said) -> str:
    """
    Say what a legal action costs besides, if it goes out.
    """
    count = unseen_feet(game.deal, said)
    return reader.text("play-unseen-feet", count=count) if count else ""


# The opening


def _opening(
    reader: Reader, game: Game, picked: Picked, targets: Sequence[tuple[messages.Target, "_After | None"]]
) -> messages.Opening | None:
    """
    Count how far the staged and picked cards bring the opening; None once the team has opened.
    """
    team = game.deal.teams[game.rules.team_of(reader.seat)]
    if team.opened:
        return None
    minimum = int(team.minimum)
    laid = int(team.laid) + sum(_points(game.deal, part) for part in picked.staged)
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
