"""
What could be done best, and why: the best ways to go on, as the search sees them, in words.
"""

import time
from typing import Final

from mypy_extensions import i64

from pennies.bots import Limit, make_bot
from pennies.bots.explaining import Advice, Difference, explain
from pennies.build import is_compiled
from pennies.cli.play.typed import action_words
from pennies.engine.ranks import RANKS
from pennies.engine.steps import LAY, STEP_LAY, Action, action_of, lay_slot
from pennies.game.cards import rank_of
from pennies.game.notation import Said, action_text, parse_action, step_text
from pennies.game.view import View
from pennies.lang import Catalogue
from pennies.profiles import Profile
from pennies.vecs import vec

SAMPLES: Final = 400
SECONDS: Final = 2.0
"""So long may each half of the search take."""


class Adviser:
    """
    Says what is best for a seat. What it has searched it keeps until another view comes, and does not contradict it.
    """

    def __init__(self, profile: Profile, seed: str) -> None:
        self._rules = profile.rules()
        self._seed = seed
        self._policy = make_bot("strong", profile, seed)
        self._seen: View | None = None
        self._ways: list[Advice] = []

    def ways(self, view: View) -> list[Advice]:
        """
        Find the best ways to go on, the best one first; none where there is nothing to search, as for an answer.
        """
        if len(view.steps) == 1 or view.phase == "answer":
            return []
        if self._seen != view:
            self._ways = explain(self._rules, view, SAMPLES, self._seed, Limit(time.monotonic, SECONDS))
            self._seen = view
        return self._ways

    def best(self, view: View) -> tuple[int, ...]:
        """
        Find the best way to go on: by search if that is quick, or done already; else one step by rules of thumb.
        """
        ways = self.ways(view) if is_compiled() or self._seen == view else []
        return ways[0].steps if ways else (self._policy.choose(view),)


def advice_lines(say: Catalogue, view: View, ways: list[Advice]) -> list[str]:
    """
    Say the best ways to go on, the best one first.
    """
    return [_line(say, view, advice, place) for place, advice in enumerate(ways)]


def _line(say: Catalogue, view: View, advice: Advice, place: int) -> str:
    words = steps_words(say, view, advice.steps)
    if place == 0:
        points = round(advice.points.mean)
        lead = "ahead" if points >= 0 else "behind"
        return say.say("play-advice-best", words=words, lead=lead, points=abs(points), error=round(advice.points.error))
    if not advice.behind.is_clear:
        return say.say("play-advice-equal", words=words)
    line = say.say("play-advice-worse", words=words, points=round(advice.behind.mean), error=round(advice.behind.error))
    return with_reasons(say, line, advice)


def with_reasons(say: Catalogue, line: str, difference: Difference) -> str:
    """
    Add to a sentence about the worse of two ways what is known of why.
    """
    if difference.cause:
        cause = say.say(f"play-advice-{difference.cause}", points=round(difference.share.mean))
        line = say.say("play-advice-because", sentence=line, cause=cause)
    if difference.takes.is_clear and difference.takes.mean > 0:
        line = say.say("play-advice-takes", sentence=line)
    return line


def steps_words(say: Catalogue, view: View, steps: tuple[int, ...]) -> str:
    """
    Say the steps of a way to go on, those that lay on one slot as one.
    """
    return say.join(words for said in said_of(view, steps) for words in _action_words(say, said, view))


def _action_words(say: Catalogue, said: Said, view: View) -> list[str]:
    if said.verb != LAY:
        return [action_words(say, said, view)]
    return [action_words(say, Said(LAY, (part,)), view) for part in said.parts]


def said_of(view: View, steps: tuple[int, ...]) -> list[Said]:
    """
    Make actions of steps: one of all that is laid, and the others.
    """
    top = rank_of(view.pile[-1]) if view.pile else 0
    lays: dict[int, vec[i64]] = {}
    others = []
    for step in steps:
        if step < STEP_LAY:
            others.append(step_text(step, top))
            continue
        slot, counts = int(lay_slot(step)), action_of(step, top).counts[0]
        laid = lays.setdefault(slot, vec[i64]([0] * RANKS))
        for rank in range(RANKS):
            laid[rank] += counts[rank]
    texts = [action_text(Action(LAY, list(lays), list(lays.values())))] if lays else []
    return [parse_action(text) for text in texts + others]
