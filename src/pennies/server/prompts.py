"""
What is expected now, in a sentence and a quieter one.
"""

from pennies.engine.going_out import must_go_out
from pennies.engine.state import hand_value
from pennies.engine.steps import ASK, DRAW, PASS, TAKE, VERBS
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.view import View
from pennies.server import messages
from pennies.server.reader import Reader
from pennies.table import NOBODY


def prompt_of(reader: Reader, view: View | None, moves: list[messages.Move]) -> tuple[str, str]:
    """
    Give the prompt and the note.

    Args:
        view: what everybody may know, and the reader if it is to act; None before the first deal.
        moves: the buttons that are shown with it.
    """
    game = reader.table.game
    if game is None or view is None:
        return _lobby(reader)
    if game.is_deal_over:
        return _over(reader, game)
    if reader.table.is_paused or game.deal.to_act != reader.seat:
        return _waiting(reader, view)
    return _acting(reader, game, view, moves)


def _acting(reader: Reader, game: Game, view: View, moves: list[messages.Move]) -> tuple[str, str]:
    if reader.table.is_out_of_time(reader.seat):
        return reader.text("server-prompt-time-is-up"), reader.text("server-note-time-is-up")
    if view.phase == "answer":
        cost = int(hand_value(game.rules, game.deal.seats[reader.seat].hand))
        return (
            reader.text("server-prompt-asked", player=reader.names[view.turn]),
            reader.text("play-answer-cost", points=cost, foot=view.foot_sizes[reader.seat]),
        )
    if view.phase == "draw":
        return _drawing(reader, game, view, moves)
    return _laying(reader, game, view)


def _lobby(reader: Reader) -> tuple[str, str]:
    host, prompt = reader.table.host_seat, reader.text("server-prompt-lobby")
    if host not in (NOBODY, reader.seat):
        prompt = reader.text("server-prompt-lobby-host", player=reader.names[host])
    if reader.table.is_seeded:
        return prompt, _seeded(reader)
    if reader.is_watching:
        return prompt, reader.text("server-note-watching")
    bots = sum(not holder.person for holder in reader.table.seats)
    note = reader.text("server-note-lobby", bots=bots, target=int(reader.rules.target))
    return prompt, note


def _seeded(reader: Reader) -> str:
    """
    Say that whoever knows the text that the packs come from knows the cards.
    """
    return reader.text("server-note-seeded") if reader.table.is_seeded and not reader.table.made.purpose else ""


def _over(reader: Reader, game: Game) -> tuple[str, str]:
    if reader.table.resigned >= 0:
        return reader.text("server-prompt-resigned", team=reader.team_name(reader.table.resigned)), ""
    if game.winner is None:
        return reader.text("server-prompt-deal-over"), _seeded(reader)
    if game.winner == reader.team:
        return reader.text("server-prompt-won"), ""
    return reader.text("server-prompt-lost", team=reader.team_name(game.winner)), ""


def _waiting(reader: Reader, view: View) -> tuple[str, str]:
    if reader.table.is_paused:
        return reader.text("server-prompt-paused"), ""
    names = reader.names
    actor, turn = names[view.to_act], names[view.turn]
    if view.phase == "answer":
        if view.turn == reader.seat:
            return reader.text("server-prompt-asking", player=actor), ""
        return (
            reader.text("server-prompt-waiting-answer", asker=turn),
            reader.text("server-note-waiting-answer", player=actor),
        )
    prompt = reader.text("server-prompt-wait", player=actor)
    if reader.is_watching:
        return prompt, reader.text("server-note-watching")
    before = 0
    seat, left_of = view.turn, reader.rules.left_of
    while seat != reader.seat:
        before += 1
        seat = int(left_of(seat))
    return prompt, reader.text("server-note-wait", count=before)


def _drawing(reader: Reader, game: Game, view: View, moves: list[messages.Move]) -> tuple[str, str]:
    verbs = {parse_action(text).verb for text in view.steps.values()}
    count = int(game.rules.draw)
    if DRAW not in verbs:
        word = "take-or-pass" if PASS in verbs else "take"
        return reader.text(f"server-prompt-{word}"), reader.text(f"server-note-{word}")
    if TAKE in verbs:
        return (
            reader.text("server-prompt-draw-or-take", count=count),
            reader.text("server-note-may-take", count=len(view.pile)),
        )
    refused = next((move.refused for move in moves if move.id == VERBS[TAKE]), None)
    return reader.text("server-prompt-draw", count=count), refused.sentence if refused is not None else ""


def _laying(reader: Reader, game: Game, view: View) -> tuple[str, str]:
    texts = set(view.steps.values())
    own = view.teams[reader.team]
    if not own.opened and own.laid:
        facts = {"minimum": own.minimum, "laid": own.laid, "missing": own.minimum - own.laid}
        return reader.text("server-prompt-open", **facts), reader.text("server-note-open", **facts)
    if VERBS[PASS] in texts:
        return reader.text("server-prompt-pass"), reader.text("server-note-pass")
    word = "go-out" if must_go_out(game.deal) else "lay"
    return reader.text(f"server-prompt-{word}"), _laying_note(reader, view, may_ask=VERBS[ASK] in texts)


def _laying_note(reader: Reader, view: View, *, may_ask: bool) -> str:
    """
    Choose what is worth knowing most: an answer, a question that may be asked, a foot that is due, what was drawn.
    """
    if view.permission != "none":
        return reader.text(f"play-permission-{view.permission}")
    if may_ask:
        return reader.text("server-note-may-ask")
    if view.foot_due == reader.seat:
        return reader.text("server-note-foot-due")
    return reader.drew()
