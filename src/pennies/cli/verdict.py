"""
A verdict in words: what a case expected, what happened instead, the rule and what would help.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from pennies.game.cases import Mismatch, Outcome
from pennies.game.record import RecordFault
from pennies.game.refusal import Refusal
from pennies.lang import Catalogue
from pennies.profiles import Profile
from pennies.speech.rulefacts import rule_text
from pennies.speech.sentences import clean, refusal_help, refusal_sentence


@dataclass(frozen=True)
class Line:
    """
    A line of a verdict; `kind` is one of `plain`, `reason`, `rule`, `help`.
    """

    kind: str
    text: str


def case_verdict(texts: Catalogue, outcome: Outcome) -> Iterator[Line]:
    """
    Say what came of a case: what was expected if it does not hold, what happened in any case.
    """
    case = outcome.case
    for mismatch in outcome.mismatches:
        yield Line("plain", _mismatch(texts, outcome, mismatch))
    if outcome.refusal is not None:
        said = clean(str(case.actions[outcome.at]))
        yield Line("plain", texts.say("verdict-refused", action=said, rule=outcome.refusal.rule))
        yield from refusal_lines(texts, outcome.refusal, case.profile)
    elif not case.actions:
        yield Line("plain", texts.say("verdict-no-actions"))
    else:
        said = ", ".join(clean(str(action)) for action in case.actions)
        yield Line("plain", texts.say("verdict-accepted", actions=said, count=len(case.actions)))
        expected = case.refused or case.rule
        if expected:
            yield from _rule_lines(texts, case.profile, expected)


def refusal_lines(texts: Catalogue, refusal: Refusal, profile: Profile) -> Iterator[Line]:
    """
    Say why something is refused, what would help, and the rule as the profile has it.
    """
    yield Line("reason", refusal_sentence(texts, refusal))
    if remedy := refusal_help(texts, refusal):
        yield Line("help", remedy)
    yield from _rule_lines(texts, profile, refusal.rule)


def _rule_lines(texts: Catalogue, profile: Profile, rule: str) -> Iterator[Line]:
    if text := rule_text(texts, profile, rule):
        yield Line("rule", texts.say("verdict-rule", rule=rule, profile=clean(profile.name), text=text))


def _mismatch(texts: Catalogue, outcome: Outcome, mismatch: Mismatch) -> str:
    """
    Say one thing that was expected and did not come.
    """
    if mismatch.key != "refused":
        message = f"mismatch-{mismatch.key}" if texts.has(f"mismatch-{mismatch.key}") else "mismatch"
        return texts.say(message, key=mismatch.key, expected=clean(mismatch.expected), found=clean(mismatch.found))
    case = outcome.case
    last = clean(str(case.actions[-1])) if case.actions else ""
    if not mismatch.expected:
        return texts.say("mismatch-accepted", count=len(case.actions))
    if outcome.refusal is not None and outcome.at < len(case.actions) - 1:
        return texts.say("mismatch-refused-later", action=last, rule=clean(mismatch.expected))
    return texts.say("mismatch-refused", action=last, rule=clean(mismatch.expected))


def case_message(texts: Catalogue, outcome: Outcome) -> str:
    """
    Say in one sentence or a few what is wrong with a case; empty if it holds.
    """
    if outcome.holds:
        return ""
    said = [_mismatch(texts, outcome, mismatch) for mismatch in outcome.mismatches]
    if outcome.refusal is not None:
        action = clean(str(outcome.case.actions[outcome.at]))
        said.append(texts.say("verdict-refused", action=action, rule=outcome.refusal.rule))
        said.append(refusal_sentence(texts, outcome.refusal))
    return " ".join(said)


def fault_message(texts: Catalogue, fault: RecordFault) -> str:
    """
    Say in a sentence or two why a record does not hold.
    """
    reason = refusal_sentence(texts, fault.refusal)
    return texts.say("fault-action", action=clean(fault.said), reason=reason) if fault.said else reason
