"""
What the table expects of the person now, and what is worth knowing before it is done.
"""

from collections.abc import Iterator, Mapping

from pennies.cli.play.reading import words_for
from pennies.cli.play.sheet import hand_cost
from pennies.cli.play.typed import typed_text
from pennies.engine.steps import ASK, PASS, VERBS
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.view import View
from pennies.lang import Catalogue


def expectation(say: Catalogue, game: Game, view: View) -> str:
    """
    Say in a sentence what the seat to act is to do.
    """
    short: dict[str, str | int] = {
        word: words_for(say, word)[1] for word in ("draw", "take", "lay", "discard", "undo", "pass")
    }
    texts = list(view.steps.values())
    if view.phase == "answer":
        return say.say("play-expect-answer", player=game.players[view.turn])
    if view.phase == "draw":
        takes = [text for text in texts if text.startswith("take")]
        typed = typed_text(say, parse_action(takes[0])) if takes else ""
        return say.say(_drawing(view, takes), **short, typed=typed, count=len(view.pile))
    own = view.teams[view.team_of(view.seat)]
    if not own.opened and own.laid:
        return say.say("play-expect-open", **short, minimum=own.minimum, laid=own.laid, missing=own.minimum - own.laid)
    return say.say("play-expect-pass" if VERBS[PASS] in texts else "play-expect-lay", **short)


def _drawing(view: View, takes: list[str]) -> str:
    if view.stock:
        return "play-expect-draw-or-take" if takes else "play-expect-draw"
    return "play-expect-take-or-pass" if VERBS[PASS] in view.steps.values() else "play-expect-take"


def reminders(say: Catalogue, game: Game, view: View) -> Iterator[str]:
    """
    Say what weighs on the choice: an answer, a question that may be asked, feet that would count unseen.
    """
    if view.phase == "answer":
        yield say.say("play-answer-cost", points=hand_cost(game, view.seat), foot=view.foot_sizes[view.seat])
    if view.phase != "lay":
        return
    if view.permission != "none":
        yield say.say(f"play-permission-{view.permission}")
    may_ask = VERBS[ASK] in view.steps.values()
    if may_ask:
        yield say.say("play-may-ask", ask=words_for(say, VERBS[ASK])[1])
    feet = _feet(view)
    if feet and (may_ask or view.permission == "given" or len(view.hand) == 1) and not view.foot_sizes[view.seat]:
        yield say.say("play-unseen-feet", count=feet)


def _feet(view: View) -> int:
    """
    Count the feet of the own team that still lie unseen.
    """
    team = view.team_of(view.seat)
    sizes: Mapping[int, int] = dict(enumerate(view.foot_sizes))
    return sum(1 for seat, size in sizes.items() if size and view.team_of(seat) == team)
