"""
What could be done best, and why: the three best ways to go on, as the search sees them, in words.
"""

import time
from typing import Final

from mypy_extensions import i64

from pennies.bots import Limit
from pennies.bots.explaining import Advice, explain
from pennies.cli.play_typing import action_words
from pennies.engine.ranks import RANKS
from pennies.engine.rules import Rules
from pennies.engine.steps import LAY, STEP_LAY, Action, action_of, lay_slot
from pennies.game.cards import rank_of
from pennies.game.notation import action_text, parse_action, step_text
from pennies.game.view import View
from pennies.lang import Catalogue
from pennies.vecs import vec

SAMPLES: Final = 64
SECONDS: Final = 2.0
"""So long may each half of the search take."""


def advice_lines(say: Catalogue, rules: Rules, view: View, seed: str) -> list[str]:
    """
    Say the best ways to go on, the best one first.
    """
    advices = explain(rules, view, SAMPLES, seed, Limit(time.monotonic, SECONDS))
    return [_line(say, view, advice, place) for place, advice in enumerate(advices)]


def _line(say: Catalogue, view: View, advice: Advice, place: int) -> str:
    words = say.join(_words(say, view, advice))
    if place == 0:
        points = round(advice.points.mean)
        lead = "ahead" if points >= 0 else "behind"
        return say.say("play-advice-best", words=words, lead=lead, points=abs(points), error=round(advice.points.error))
    if not advice.behind.is_clear:
        return say.say("play-advice-equal", words=words)
    line = say.say("play-advice-worse", words=words, points=round(advice.behind.mean), error=round(advice.behind.error))
    if advice.cause:
        cause = say.say(f"play-advice-{advice.cause}", points=round(advice.share.mean))
        line = say.say("play-advice-because", sentence=line, cause=cause)
    if advice.takes.is_clear and advice.takes.mean > 0:
        line = say.say("play-advice-takes", sentence=line)
    return line


def _words(say: Catalogue, view: View, advice: Advice) -> list[str]:
    """
    Say the steps of a way to go on, all that is laid as one action.
    """
    top = _top(view)
    lays: dict[int, vec[i64]] = {}
    others = []
    for step in advice.steps:
        if step < STEP_LAY:
            others.append(step_text(step, top))
            continue
        slot, counts = int(lay_slot(step)), action_of(step, top).counts[0]
        laid = lays.setdefault(slot, vec[i64]([0] * RANKS))
        for rank in range(RANKS):
            laid[rank] += counts[rank]
    texts = [action_text(Action(LAY, list(lays), list(lays.values())))] if lays else []
    return [action_words(say, parse_action(text), view) for text in texts + others]


def _top(view: View) -> int:
    return rank_of(view.pile[-1]) if view.pile else 0
