"""
What whoever learns is told at a moment of the first lesson: what goes on, what to do now, and why.

A topic follows from what the learner sees and may do, never from a place in a script, so there is always one, whatever
the learner does. What is advised is what is prepared for this moment, or else what a good bot would do.
"""

from collections.abc import Sequence
from typing import Final

from pennies.engine.ranks import ACE, FOUR, JOKER, KING, TWO
from pennies.engine.steps import ASK, DRAW, LAY, TAKE
from pennies.game.game import Game
from pennies.game.notation import Said, parse_action
from pennies.game.view import View
from pennies.lang import Fact
from pennies.server import messages
from pennies.server.hints import advice, sentence_of
from pennies.server.reader import Reader
from pennies.table import Played
from pennies.table.lesson import lesson, prepared

RULES_OF: Final = {
    "draw": "TURN-1",
    "pile": "PILE-3",
    "missing": "OUT-1",
    "take": "PILE-1",
    "open": "OPEN-1",
    "add": "MELD-6",
    "canasta": "FOOT-1",
    "foot": "FOOT-2",
    "discard": "TURN-1",
    "freeze": "PILE-5",
    "black-threes": "PILE-2",
    "discard-on": "SEVEN-1",
    "ask": "OUT-4",
    "asking": "OUT-4",
    "answer": "OUT-4",
    "out": "OUT-3",
    "closing": "OUT-1",
    "last": "OUT-6",
    "canastas": "MELD-5",
    "red-threes": "RED3-1",
    "ends": "OUT-2",
    "score": "SCORE-1",
}
"""The topics, and the rule that tells most of each."""

LEARNED: Final = ("turn", "melds", "kinds", "pile", "foot", "threes", "out")

_FIRST, _SECOND = 1, 2


def lesson_of(reader: Reader, view: View | None, moves: Sequence[messages.Move]) -> messages.Lesson | None:
    """
    Say what the learner is told; None where nobody learns, or not any more.

    Args:
        view: what the reader sees.
        moves: the buttons that are shown with it.
    """
    game = reader.table.game
    is_lesson = reader.table.made.purpose == "lesson" and len(game.deals if game is not None else ()) == 1
    if not is_lesson or game is None or view is None:
        return None
    taught = lesson()
    turns = len(taught.turns) - 1
    if game.is_deal_over:
        learned = [reader.text(f"lesson-learned-{what}") for what in LEARNED]
        return _told(reader, game, "score", turns + 1, turns, learned=learned)
    acts = view.to_act == reader.seat and not reader.table.is_paused
    turn = _turn(reader, view, acts=acts)
    if not acts:
        return _told(reader, game, _watching(reader, view, turn), turn, turns)
    prepares = prepared(game, view)
    said = parse_action(prepares) if prepares else advice(reader, game)
    topic = _topic(reader, game, view, said, turn)
    refused = next((move.refused for move in moves if move.id == "take"), None)
    return _told(reader, game, topic, turn, turns, said, refused.sentence if refused is not None else "")


def _turn(reader: Reader, view: View, *, acts: bool) -> int:
    """
    Count the turns of the learner, the one under way among them.
    """
    begun = sum(_begins(one) and one.seat == reader.seat for one in reader.table.played)
    return begun + (acts and view.phase == "draw")


def _begins(played: Played) -> bool:
    return played.verb in (DRAW, TAKE)


def _watching(reader: Reader, view: View, turn: int) -> str:
    if view.phase == "answer" and view.turn == reader.seat:
        return "asking"
    if turn <= _FIRST:
        return "canastas"
    return "red-threes" if turn == _SECOND else "ends"


def _topic(reader: Reader, game: Game, view: View, said: Said, turn: int) -> str:
    """
    Choose what is told to the learner, who is to act.
    """
    verbs = {parse_action(text).verb for text in view.steps.values()}
    if view.phase == "answer":
        return "answer"
    if view.phase == "draw":
        return "take" if TAKE in verbs else _drawing(turn)
    if view.permission == "given":
        if len(view.hand) == 1:
            return "last"
        return "closing" if said.verb == LAY and _closes(game, view, reader.team, said) else "out"
    if ASK in verbs:
        return "ask"
    return _laying(reader, game, view, said, turn)


def _drawing(turn: int) -> str:
    if turn <= _FIRST:
        return "draw"
    return "pile" if turn == _SECOND else "missing"


def _laying(reader: Reader, game: Game, view: View, said: Said, turn: int) -> str:
    if not view.teams[reader.team].opened and said.verb == LAY:
        return "open"
    if said.verb != LAY:
        return _discarding(str(said), turn)
    if _closes(game, view, reader.team, said):
        return "canasta"
    return "foot" if view.foot_due == reader.seat else "add"


def _discarding(action: str, turn: int) -> str:
    if action == "discard 3":
        return "black-threes"
    return "discard" if turn <= _FIRST else "freeze" if turn == _SECOND else "discard-on"


def _closes(game: Game, view: View, team: int, said: Said) -> bool:
    """
    Tell whether a lay makes a canasta.
    """
    melds = view.teams[team].melds
    targets = str(said).removeprefix("lay ").split(" ")
    sizes = ((target.partition(":")[0], len(target.partition(":")[2])) for target in targets)
    return any(len(melds.get(target, ())) + size >= int(game.rules.meld_max) for target, size in sizes)


def _told(  # noqa: PLR0913, PLR0917 - a message in one place
    reader: Reader,
    game: Game,
    topic: str,
    turn: int,
    turns: int,
    said: Said | None = None,
    refused: str = "",
    learned: Sequence[str] = (),
) -> messages.Lesson:
    facts = _facts(reader, game) | {
        "advice": sentence_of(reader, game, said) if said is not None else "",
        "refused": refused,
    }
    return messages.Lesson(
        topic=topic,
        turn=turn,
        turns=turns,
        title=reader.text(f"lesson-{topic}"),
        told=reader.text(f"lesson-{topic}.told", **facts),
        todo=reader.text(f"lesson-{topic}.todo", **facts),
        why=reader.text(f"lesson-{topic}.why", **facts),
        rule=RULES_OF[topic],
        action=str(said) if said is not None else "",
        learned=list(learned),
    )


def _facts(reader: Reader, game: Game) -> dict[str, Fact]:
    """
    Give the numbers of the rules and of the moment that sentences are made of.
    """
    rules = game.rules
    own = game.deal.teams[reader.team]
    values = rules.values
    return {
        "hand": int(rules.hand),
        "foot": int(rules.foot),
        "draw": int(rules.draw),
        "joker": int(values[JOKER]),
        "ace": int(values[ACE]),
        "two": int(values[TWO]),
        "king": int(values[KING]),
        "four": int(values[FOUR]),
        "most": int(rules.meld_max),
        "wilds": int(rules.wilds_max),
        "minimum": int(own.minimum),
        "pile": len(game.deal.pile),
        "natural": int(rules.bonus_natural),
        "mixed": int(rules.bonus_mixed),
        "wild": int(rules.bonus_wild),
        "sevens": int(rules.bonus_sevens),
        "red": int(rules.red3_value),
        "reds": int(rules.red3_all),
        "going": int(rules.going_out),
        "target": int(rules.target),
        "missing_natural": max(0, int(rules.needs_natural - own.natural)),
        "missing_mixed": max(0, int(rules.needs_mixed - own.mixed)),
        "missing_wild": max(0, int(rules.needs_wild - own.wild)),
        "missing_sevens": max(0, int(rules.needs_sevens - own.sevens)),
    }
