"""
What is told of a thing on the table that somebody points at: how it stands now, what to do about it, and by which rule.

Everything comes from what all may see, and what to do also from the own hand. What counts and what is missing is
asked of the engine.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pennies.engine.codes import LEGAL
from pennies.engine.going_out import missing_kinds
from pennies.engine.melds import takes_wilds, wilds_fault
from pennies.engine.ranks import ACE, BLACK_THREE, SEVEN, SLOTS, WILD
from pennies.engine.rules import Rules
from pennies.engine.scoring import sheet
from pennies.engine.state import PHASE_DRAW
from pennies.engine.steps import DRAW
from pennies.game.cards import rank_of
from pennies.game.game import Game
from pennies.game.notation import WILD_TARGET, Said, kind_of, target_text
from pennies.game.refusal import Refusal
from pennies.game.view import View
from pennies.lang.forms import KINDS, Fact
from pennies.server import messages
from pennies.server.moves import takes_of
from pennies.server.planning import as_if_on_turn
from pennies.server.reader import WILDS, Reader
from pennies.server.scene import scene_of

_TWO_TEAMS: Final = 2
_BLACK: Final = target_text(BLACK_THREE)
_SEVENS: Final = target_text(SEVEN)
_TARGETS: Final = frozenset(map(target_text, (*range(ACE, BLACK_THREE + 1), WILD)))


class _Place(NamedTuple):
    """
    What a thing is told of: who asks, the game, and what everybody may know of it.
    """

    reader: Reader
    game: Game
    view: View


class _Said(NamedTuple):
    rule: str
    sentence: str
    help: str = ""


def about(reader: Reader, message: messages.About) -> messages.Told | None:
    """
    Tell of a thing; None if there is no such thing, or no deal under way.
    """
    game, view = reader.table.game, scene_of(reader).public
    word, *names = message.thing.split(":")
    tell = _THINGS.get((word, len(names)))
    if game is None or view is None or game.is_deal_over or tell is None:
        return None
    said = tell(_Place(reader, game, view), *names)
    if said is None:
        return None
    rule_text, sources = reader.rule(said.rule)
    return messages.Told(
        id=message.id,
        thing=message.thing,
        sentence=said.sentence,
        help=said.help,
        rule=said.rule,
        rule_text=rule_text,
        sources=sources,
    )


# Stock and pile


def _stock(at: _Place) -> _Said:
    count = at.view.stock
    sentence = at.reader.text("about-stock", count=count, draw=int(at.game.rules.draw))
    refusal = None if at.reader.is_watching else at.game.judge(at.reader.seat, Said(DRAW, ()))
    return _Said("DRAW-1" if count else "STOCK-1", sentence, _reason(at.reader, refusal))


def _reason(reader: Reader, refusal: Refusal | None) -> str:
    if refusal is None:
        return ""
    refused = reader.refused(refusal)
    return " ".join(filter(None, (refused.sentence, refused.help)))


def _pile(at: _Place) -> _Said:
    """
    Say what lies there, and whether the reader could take it if it were to draw.
    """
    view, reader = at.view, at.reader
    if view.aside:
        return _Said("OPEN-4", reader.text("about-aside", count=len(view.aside)))
    if not view.pile:
        return _Said("PILE-1", reader.text("about-no-pile"))
    sentence = reader.text("about-pile", count=len(view.pile), card=view.pile[-1], frozen=bool(view.frozen))
    rule = "PILE-5" if view.frozen else "PILE-1"
    if reader.is_watching:
        return _Said(rule, sentence)
    game = as_if_on_turn(at.game, reader.seat, int(PHASE_DRAW))
    ways = takes_of(reader, game, game.view(reader.seat))
    if ways[0].refused is not None:
        return _Said(ways[0].refused.rule, sentence, ways[0].refused.sentence)
    said = reader.say.join([way.detail for way in ways], "or")
    return _Said(rule, sentence, reader.text("about-pile-take", ways=said, now=reader.is_to_draw))


# Seats


def _seat(at: _Place, number: str) -> _Said | None:
    reader, view, rules = at.reader, at.view, at.game.rules
    seat = _number(number, len(view.hand_sizes))
    if seat is None:
        return None
    side = "you" if reader.is_you(seat) else _side(reader, int(rules.team_of(seat)))
    foot, due = view.foot_sizes[seat], view.foot_due == seat
    state = "none" if not rules.foot else "up" if not foot else "due" if due else "waits"
    sentence = reader.text(
        "about-seat",
        player=reader.names[seat],
        side=side,
        count=view.hand_sizes[seat],
        foot=foot,
        state=state,
        costs=str(reader.profile.values["unpicked_foot"]),
    )
    trigger = str(reader.profile.values["foot_trigger"])
    helps = state == "waits" and (side == "you" or (side == "ours" and trigger == "canasta"))
    helping = reader.text("about-foot", side=side, trigger=trigger, player=reader.names[seat]) if helps else ""
    rule = {"none": "SEATS-1", "up": "OUT-2", "due": "FOOT-2", "waits": "FOOT-1"}[state]
    return _Said(rule, sentence, helping)


# What a team has


def _reds(at: _Place, number: str) -> _Said | None:
    team = _number(number, len(at.view.teams))
    if team is None:
        return None
    reader, lies = at.reader, at.view.teams[team]
    needs = str(reader.profile.values["red3_needs"])
    value = int(sheet(at.game.deal, team).red_threes)
    earned = value >= 0
    facts: dict[str, Fact] = {"needs": needs, "earned": earned, "value": value, "count": len(lies.red_threes)}
    sentence = reader.text("about-reds", team=_team_name(reader, team), **facts)
    helps = not earned and team == reader.team
    helping = reader.text("about-reds-help", needs=needs, value=-value) if helps else ""
    return _Said("RED3-2" if earned else "RED3-3", sentence, helping)


def _kind(at: _Place, number: str, kind: str) -> _Said | None:
    """
    Say how many canastas of a kind a team has and needs, and what it still needs for going out.
    """
    team = _number(number, len(at.view.teams))
    if team is None or kind not in KINDS:
        return None
    reader, rules = at.reader, at.game.rules
    have = sum(kind_of(target, faces) == kind for target, faces in at.view.teams[team].canastas)
    need = int(getattr(rules, f"needs_{kind}"))
    missing = dict(zip(KINDS, map(int, missing_kinds(rules, at.game.deal.teams[team])), strict=True))
    name = _team_name(reader, team)
    sentence = reader.text("about-kind", team=name, kind=kind, have=have, need=need)
    lacks = reader.text("about-kinds", team=name, **{f"missing_{each}": count for each, count in missing.items()})
    helps = team == reader.team and missing[kind]
    how = reader.text("about-kind-help", kind=kind, most=int(rules.meld_max)) if helps else ""
    return _Said("OUT-1", f"{sentence} {lacks}", how)


def _minimum(at: _Place, number: str) -> _Said | None:
    team = _number(number, len(at.view.teams))
    if team is None:
        return None
    reader, lies = at.reader, at.view.teams[team]
    facts = {"minimum": lies.minimum, "score": at.game.scores[team], "laid": lies.laid, "opened": lies.opened}
    sentence = reader.text("about-minimum", team=_team_name(reader, team), **facts)
    helps = team == reader.team and not lies.opened
    return _Said("OPEN-1", sentence, reader.text("about-minimum-help") if helps else "")


def _meld(at: _Place, number: str, target: str) -> _Said | None:
    """
    Say what lies of a rank, what closes it, and how the reader adds to it.
    """
    team = _number(number, len(at.view.teams))
    if team is None or target not in _TARGETS:
        return None
    reader, rules, lies = at.reader, at.game.rules, at.view.teams[team]
    cards = lies.melds.get(target, ())
    canastas = sum(at == target for at, _ in lies.canastas)
    wilds = sum(rank_of(face) in WILDS for face in cards)
    size, most = len(cards), int(rules.meld_max)
    name = _team_name(reader, team)
    if target == _BLACK:
        return _Said("BLACK3-1", reader.text("about-black-threes", team=name, size=size))
    parts = []
    if canastas:
        parts.append(reader.text("about-canastas", team=name, target=target, canastas=canastas))
    if size:
        facts = {"size": size, "most": most, "missing": most - size, "wilds": wilds}
        parts.append(reader.text("about-open-meld", team=name, target=target, **facts))
    elif not canastas:
        parts.append(reader.text("about-no-meld", team=name, target=target))
    sentence = " ".join(parts)
    if reader.is_watching:
        return _Said("MELD-5", sentence)
    if team != reader.team:
        return _Said("MELD-7", sentence, reader.text("about-meld-theirs"))
    is_wild, is_sevens = target == WILD_TARGET, target == _SEVENS
    slot = next(slot for slot in range(SLOTS) if target_text(slot) == target)
    helping = reader.text(
        "about-meld-help",
        target=target,
        size=size,
        least=int(rules.meld_min),
        room=room_for_wilds(rules, slot, size, wilds),
        wild=not is_wild and takes_wilds(rules, slot),
    )
    return _Said("MELD-3" if is_wild else "MELD-4" if is_sevens else "MELD-2", sentence, helping)


def room_for_wilds(rules: Rules, slot: int, size: int, wilds: int) -> int:
    """
    Tell how many wild cards may still come to a meld, if naturals fill it up.
    """
    most = int(rules.meld_max)
    more = range(1, most - size + 1)
    return sum(wilds_fault(rules, slot, most - wilds - count, wilds + count) == LEGAL for count in more)


# The race


def _race(at: _Place) -> _Said:
    reader = at.reader
    scores = ", ".join(
        reader.text("about-score", name=reader.team_name(team), score=score)
        for team, score in enumerate(at.game.scores)
    )
    return _Said("GAME-1", reader.text("about-race", scores=scores, target=int(at.game.rules.target)))


# How things are called


def _number(text: str, count: int) -> int | None:
    return int(text) if text in map(str, range(count)) else None


def _side(reader: Reader, team: int) -> str:
    if reader.is_watching:
        return "team"
    return "ours" if team == reader.team else "theirs"


def _team_name(reader: Reader, team: int) -> str:
    """
    Call a team at the beginning of a sentence.
    """
    side = _side(reader, team)
    if side == "theirs" and reader.rules.teams > _TWO_TEAMS:
        side = "team"
    return reader.text("about-team", side=side, number=team + 1)


_THINGS: Final[Mapping[tuple[str, int], Callable[..., _Said | None]]] = {
    ("stock", 0): _stock,
    ("pile", 0): _pile,
    ("race", 0): _race,
    ("seat", 1): _seat,
    ("reds", 1): _reds,
    ("minimum", 1): _minimum,
    ("kind", 2): _kind,
    ("meld", 2): _meld,
}
"""How a thing is told of, by its word and how many names follow."""
