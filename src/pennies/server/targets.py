"""
Where picked cards can go: the melds that they may be meant for, whether each is legal, and what it would make.

All of it is asked of the engine, on a copy of the deal where something is staged; only the asking seat's own cards and
what lies open are looked at.
"""

from collections.abc import Iterator, Sequence

from mypy_extensions import i64

from pennies.engine.actions import perform_lay_part
from pennies.engine.check import check
from pennies.engine.ranks import RANKS, RED_THREE, WILD
from pennies.engine.state import Deal
from pennies.engine.steps import DISCARD, LAY, VERBS, Action, no_cards
from pennies.game.cards import rank_of, wilds_last
from pennies.game.game import Game
from pennies.game.notation import Part, parse_action, target_text
from pennies.game.refusal import Refusal, refusal_of
from pennies.server import messages
from pennies.server.going_out import warning_of
from pennies.server.picking import Picked, points_of, text_of
from pennies.server.reader import WILDS, Reader
from pennies.vecs import vec

_KINDS = ("natural", "mixed", "wild", "sevens")


class After:
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


Tried = tuple[messages.Target, After | None]
"""A target, and what it makes of the deal if it may be laid."""


def targets_of(reader: Reader, game: Game, picked: Picked) -> list[Tried]:
    """
    Try every meld that the picked cards may be meant for.
    """
    return [_target(reader, game, picked, part) for part in _parts(game, reader.seat, picked)]


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
            yield part_of(rank, [*naturals, *wilds])
    if wilds and not ranks:
        team = game.deal.teams[game.rules.team_of(seat)]
        staged = {part.target for part in picked.staged}
        if game.rules.wild_melds:
            yield part_of(int(WILD), wilds)
        for slot in range(int(WILD) + 1, len(team.size)):
            if team.size[slot] or slot in staged:
                yield part_of(slot, wilds)


def part_of(target: int, faces: Sequence[str]) -> Part:
    """
    Make the part of a lay that puts faces on a target.
    """
    text = f"{VERBS[LAY]} {target_text(target)}:{' '.join(wilds_last(faces))}"
    return parse_action(text).parts[0]


def _target(reader: Reader, game: Game, picked: Picked, part: Part) -> Tried:
    """
    Judge one part with what is staged before it; and tell what it makes of the deal, if it may be laid.
    """
    said = picked.lay(part)
    refusal = game.judge(reader.seat, said)
    after = None if refusal is not None else After(game.deal, picked.staged, part)
    short = None if after is None else shortfall(after.deal)
    shown = refusal if refusal is not None else short
    target = messages.Target(
        target=target_text(part.target),
        part=text_of(part),
        action=str(said),
        label=_label(reader, part),
        detail=reader.short(refusal) if refusal is not None else _detail(reader, part, after),
        points=points_of(game.deal, part),
        legal=shown is None,
        stageable=refusal is None,
        refused=None if shown is None else reader.refused(shown),
        warning=warning_of(reader, game.deal, said) if shown is None else "",
    )
    return target, after


def _label(reader: Reader, part: Part) -> str:
    cards = reader.say.join(reader.counted(dict(enumerate(part.cards.counts))))
    only_wilds = all(rank in WILDS for rank in part.cards.ranks)
    if only_wilds and part.target != WILD:
        return reader.text("server-lay-on", cards=cards, target=target_text(part.target))
    return reader.text("server-lay", cards=cards)


def shortfall(after: Deal) -> Refusal | None:
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


def _detail(reader: Reader, part: Part, after: After | None) -> str:
    if after is None:
        return ""
    if after.closed:
        return reader.text("server-detail-closes", before=after.before, added=len(part.cards))
    return reader.text("server-detail-grows", size=after.size, most=int(reader.rules.meld_max))
