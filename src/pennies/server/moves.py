"""
The buttons of the turn bar: what may be done now apart from laying and discarding, which depend on what is picked.

A move that is impossible stays where it is and says why. What is legal is asked of the engine.
"""

from collections.abc import Iterator

from pennies.engine.codes import (
    ASK_CANNOT_GO_OUT,
    ASK_MUST_GO_OUT,
    ASK_NO_PARTNERS,
    ASK_OFF,
    ASK_TWICE,
    REASONS,
)
from pennies.engine.ranks import SYMBOLS
from pennies.engine.steps import ASK, DRAW, NO, PASS, TAKE, VERBS, YES
from pennies.game.cards import rank_of
from pennies.game.game import Game
from pennies.game.notation import Said, parse_action, target_text
from pennies.game.refusal import Refusal
from pennies.game.view import View
from pennies.lang.forms import KINDS
from pennies.server import messages
from pennies.server.reader import Reader
from pennies.server.rulebook import title_of

_NOT_TO_BE_ASKED = frozenset(REASONS[code][0] for code in (ASK_OFF, ASK_NO_PARTNERS, ASK_TWICE, ASK_MUST_GO_OUT))
"""Where there is nobody to ask, or it was answered already, there is no button."""

_CANNOT_GO_OUT = REASONS[ASK_CANNOT_GO_OUT][0]
_PAIR = 2


def moves_of(reader: Reader, view: View | None) -> list[messages.Move]:
    """
    List the moves of the reader's seat; `view` is what it may know if it is to act, None before the first deal.
    """
    table, game = reader.table, reader.table.game
    if reader.is_watching or not table.seats[reader.seat].person:
        return []
    if game is None or view is None or game.is_deal_over:
        return _between(reader)
    if game.deal.to_act != reader.seat or table.is_paused or table.is_out_of_time(reader.seat):
        return []
    if view.phase == "answer":
        return [_plain(reader, game, YES, "server-detail-yes"), _plain(reader, game, NO, "server-detail-no")]
    return list(_drawing(reader, game, view) if view.phase == "draw" else _laying(reader, game, view))


def _between(reader: Reader) -> list[messages.Move]:
    """
    List what goes on before and after deals: the host begins games, everybody is ready for the next deal.
    """
    table, is_host = reader.table, reader.seat == reader.table.host_seat
    if table.game is None:
        word = "start" if is_host else ""
    elif table.is_over:
        word = "rematch" if is_host else ""
    else:
        word = "" if table.seats[reader.seat].ready else "next"
    if not word:
        return []
    detail = ""
    if word == "rematch":
        detail = reader.text("server-detail-rematch", rules=title_of(table.profile.name, reader.say))
    return [messages.Move(id=word, label=reader.text(f"server-move-{word}"), detail=detail)]


def _drawing(reader: Reader, game: Game, view: View) -> Iterator[messages.Move]:
    label = reader.text("server-move-draw", count=int(game.rules.draw))
    yield _move(reader, game, Said(DRAW, ()), "draw", label, reader.text("server-detail-stock", count=view.stock))
    yield from takes_of(reader, game, view)
    if not view.stock:
        yield _plain(reader, game, PASS, "server-detail-pass-ends-deal")


def takes_of(reader: Reader, game: Game, view: View) -> list[messages.Move]:
    """
    List the legal ways to take the pile, or the one that is refused.
    """
    ways = [said for said in map(parse_action, view.steps.values()) if said.verb == TAKE]
    if not ways:
        ways = [_likeliest_take(view)]
    return [take_move(reader, game, said, number) for number, said in enumerate(ways)]


def _likeliest_take(view: View) -> Said:
    """
    Say what a person would try: with a pair if there is one in hand.
    """
    if view.pile:
        rank = rank_of(view.pile[-1])
        if sum(rank_of(face) == rank for face in view.hand) >= _PAIR:
            return parse_action(f"{VERBS[TAKE]} {SYMBOLS[rank] * _PAIR}")
    return parse_action(VERBS[TAKE])


def take_move(reader: Reader, game: Game, said: Said, number: int) -> messages.Move:
    """
    Make the button of one way to take the pile.
    """
    counts = said.parts[0].cards.counts
    if any(counts):
        cards = reader.say.join(reader.counted(dict(enumerate(counts))))
        detail = reader.text("server-detail-take-with", cards=cards)
    elif game.deal.pile:
        top = int(game.deal.pile[len(game.deal.pile) - 1])
        detail = reader.text("server-detail-take-adding", target=target_text(top)) if top else ""
    else:
        detail = ""
    move_id = f"{VERBS[TAKE]}-{number}" if number else VERBS[TAKE]
    return _move(reader, game, said, move_id, reader.text("server-move-take"), detail)


def _laying(reader: Reader, game: Game, view: View) -> Iterator[messages.Move]:
    refusal = game.judge(reader.seat, Said(ASK, ()))
    if refusal is None or not (refusal.code in _NOT_TO_BE_ASKED or _is_far_from_out(refusal)):
        word = VERBS[ASK]
        label, detail = reader.text(f"server-move-{word}"), reader.text("server-detail-ask")
        yield _judged(reader, Said(ASK, ()), word, label, detail, refusal)
    if VERBS[PASS] in view.steps.values():
        yield _plain(reader, game, PASS, "server-detail-pass-ends-turn")


def _is_far_from_out(refusal: Refusal) -> bool:
    """
    Tell whether nobody would think of going out yet: a canasta is missing, or the foot still waits.
    """
    if refusal.code != _CANNOT_GO_OUT:
        return False
    return refusal.facts["foot_down"] == "yes" or any(refusal.facts[f"missing_{kind}"] for kind in KINDS)


def _plain(reader: Reader, game: Game, verb: int, detail: str) -> messages.Move:
    word = VERBS[verb]
    return _move(reader, game, Said(verb, ()), word, reader.text(f"server-move-{word}"), reader.text(detail))


def _move(reader: Reader, game: Game, said: Said, move_id: str, label: str, detail: str) -> messages.Move:
    """
    Make a button; if the engine refuses the action, it says so.
    """
    return _judged(reader, said, move_id, label, detail, game.judge(reader.seat, said))


def _judged(
    reader: Reader, said: Said, move_id: str, label: str, detail: str, refusal: Refusal | None
) -> messages.Move:
    return messages.Move(
        id=move_id,
        label=label,
        detail=detail if refusal is None else reader.short(refusal),
        action=str(said),
        legal=refusal is None,
        refused=None if refusal is None else reader.refused(refusal),
    )
