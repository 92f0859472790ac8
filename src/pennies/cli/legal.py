"""
`pennies legal`: what may be done in a position, and why the rest may not.

The position of a case is the one after its actions, or before the last if that is refused; of a record, the last.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from pennies.cli.files import read_any
from pennies.cli.probes import Impossible, impossible
from pennies.cli.screen import BAD, FAINT, GOOD, RULE, STRONG, Screen
from pennies.cli.status import DOES_NOT_HOLD, FINE, UNREADABLE
from pennies.cli.verdict import fault_message
from pennies.engine.check import check
from pennies.engine.play import perform
from pennies.engine.state import ENDINGS, PHASES, Deal
from pennies.game.cases import Case
from pennies.game.record import RecordFault, WrittenRecord, replay
from pennies.game.refusal import Refusal, refusal_of
from pennies.game.view import steps_of
from pennies.profiles import ProfileError
from pennies.profiles.errors import InputError
from pennies.speech.sentences import clean, complaint, refusal_help, refusal_sentence


@dataclass(frozen=True)
class Position:
    """
    A position to be explained.

    Attributes:
        name: of the case; None for a record.
        refused: the action that could not be done on the way here, and why.
        expected: the case says so itself.
    """

    place: str
    name: str | None
    deal: Deal
    refused: tuple[str, Refusal] | None = None
    expected: bool = True
    fault: RecordFault | None = None

    @property
    def holds(self) -> bool:
        return self.fault is None and self.expected


def legal(language: str, file: str, *, json: bool) -> int:
    """
    Explain every position of a file.
    """
    screen = Screen(language)
    try:
        positions = _positions(file)
    except (InputError, ProfileError) as error:
        screen.error(complaint(screen.texts, file, error))
        return UNREADABLE
    holds = True
    for number, position in enumerate(positions):
        holds = holds and position.holds
        if json:
            screen.data(_values(screen, file, position))
            continue
        if number:
            screen.line()
        _show(screen, file, position)
    return FINE if holds else DOES_NOT_HOLD


def _positions(file: str) -> list[Position]:
    """
    Read the positions of a file.

    Raises:
        InputError, ProfileError: it cannot be read.
    """
    document = read_any(file)
    return (
        [_at_the_end(document)] if isinstance(document, WrittenRecord) else [_after_actions(case) for case in document]
    )


def _after_actions(case: Case) -> Position:
    """
    Do the actions of a case as far as they are legal.
    """
    deal = case.deal.clone()
    for number, said in enumerate(case.actions):
        refusal = refusal_of(check(deal, said.action()))
        if refusal is not None:
            expected = number == len(case.actions) - 1 and refusal.rule == case.refused
            return Position(case.place, case.name, deal, (str(said), refusal), expected)
        perform(deal, said.action())
    return Position(case.place, case.name, deal, expected=not case.refused)


def _at_the_end(record: WrittenRecord) -> Position:
    game, fault = replay(record)
    if not game.deals:
        raise InputError("record-empty", "deals")
    place = f"deals[{len(game.deals) - 1}]"
    return Position(place, None, game.deal, fault=fault)


def _values(screen: Screen, file: str, position: Position) -> dict[str, object]:
    """
    Make the JSON object of a position.
    """
    deal = position.deal
    return {
        "file": file,
        "case": position.name,
        "place": position.place,
        "phase": PHASES[deal.phase],
        "to_act": int(deal.to_act),
        "legal": list(steps_of(deal).values()),
        "impossible": [_reason(screen, each) for each in impossible(deal)],
    }


def _reason(screen: Screen, each: Impossible) -> dict[str, object]:
    return {
        "actions": list(each.actions),
        "rule": each.refusal.rule,
        "code": each.refusal.code,
        "message": refusal_sentence(screen.texts, each.refusal),
        "help": refusal_help(screen.texts, each.refusal),
    }


def _show(screen: Screen, file: str, position: Position) -> None:
    deal = position.deal
    title = clean(position.name) if position.name is not None else clean(file)
    screen.line(title, STRONG)
    if position.fault is not None:
        message = f"{position.fault.place}: {fault_message(screen.texts, position.fault)}"
        screen.line(Text("✗ ", BAD) + Text(message), hang=2)
    if position.refused is not None:
        action, refusal = position.refused
        message = screen.say("legal-refused", action=clean(action), rule=refusal.rule)
        sign = Text("✓ ", GOOD) if position.expected else Text("✗ ", BAD)
        screen.line(sign + Text(f"{message} {refusal_sentence(screen.texts, refusal)}"), hang=2)
    elif not position.expected:
        screen.line(Text("✗ ", BAD) + Text(screen.say("legal-not-refused")), hang=2)
    if deal.is_over():
        screen.line(screen.say("legal-over", ending=screen.say(f"ending-{ENDINGS[deal.ended_by]}")))
        return
    screen.line(
        screen.say("legal-to-act", seat=int(deal.to_act), phase=screen.say(f"phase-{PHASES[deal.phase]}")), FAINT
    )
    for label, actions in _grouped(deal):
        text = Text.assemble((screen.say(f"legal-{label}"), GOOD), " ", ", ".join(actions))
        screen.line(text, indent=2, hang=2)
    reasons = impossible(deal)
    if reasons:
        screen.line(screen.say("legal-impossible"), FAINT)
    for each in reasons:
        text = Text.assemble(", ".join(each.actions), ": ", (each.refusal.rule, RULE))
        text.append(f" {refusal_sentence(screen.texts, each.refusal)}")
        screen.line(text, indent=2, hang=2)


def _grouped(deal: Deal) -> Iterator[tuple[str, list[str]]]:
    """
    Sort the legal steps into kinds, in the order in which a turn goes.
    """
    groups: dict[str, list[str]] = {
        kind: [] for kind in ("draw", "take", "start", "add", "discard", "ask", "answer", "pass")
    }
    for text in steps_of(deal).values():
        verb, _, rest = text.partition(" ")
        if verb == "lay":
            groups["add" if len(rest.partition(":")[2]) == 1 else "start"].append(rest)
        elif verb == "discard":
            groups["discard"].append(rest)
        else:
            groups["answer" if verb in ("yes", "no") else verb].append(text)
    return ((kind, actions) for kind, actions in groups.items() if actions)
