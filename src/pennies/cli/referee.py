"""
`pennies referee`: run cases, verify records, and tell who is right.

A line of JSON, or lines for people, for each case and each record; what cannot be read goes to the standard error.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from pennies.cli.files import files_below, read_any
from pennies.cli.screen import BAD, GOOD, RULE, STRONG, Screen
from pennies.cli.status import DOES_NOT_HOLD, FINE, UNREADABLE
from pennies.cli.verdict import Line, case_message, case_verdict, fault_message, refusal_lines
from pennies.game.cases import Case, Outcome, run_case
from pennies.game.record import RecordFault, WrittenRecord, replay
from pennies.profiles import ProfileError
from pennies.profiles.errors import InputError
from pennies.speech.sentences import clean, complaint, error_sentence

STYLES: Final = {"plain": "", "reason": STRONG, "help": GOOD, "rule": RULE}


def referee(language: str, names: Sequence[str], *, json: bool, verbose: bool) -> int:
    """
    Judge files; the exit status says whether everything holds.
    """
    session = _Session(Screen(language), json=json, verbose=verbose)
    for name in names:
        try:
            files = list(files_below(name))
        except InputError as error:
            session.unreadable(name, error)
            continue
        for file in files:
            session.judge(file)
    return session.status


class _Session:
    """
    One run of the referee: prints what it finds and keeps the exit status.
    """

    def __init__(self, screen: Screen, *, json: bool, verbose: bool) -> None:
        self.screen = screen
        self.json = json
        self.verbose = verbose
        self.status = FINE

    def unreadable(self, file: str, error: InputError | ProfileError) -> None:
        self.status = UNREADABLE
        if self.json:
            self.screen.data(unreadable_values(self.screen, file, error))
        self.screen.error(complaint(self.screen.texts, file, error))

    def judge(self, file: str) -> None:
        """
        Judge all that one file holds.
        """
        try:
            document = read_any(file)
        except (InputError, ProfileError) as error:
            self.unreadable(file, error)
            return
        holds = self.record(file, document) if isinstance(document, WrittenRecord) else self.cases(file, document)
        if not holds:
            self.status = max(self.status, DOES_NOT_HOLD)

    def cases(self, file: str, cases: Sequence[Case]) -> bool:
        """
        Judge cases; tell whether all hold.
        """
        broken = 0
        for case in cases:
            outcome = run_case(case)
            broken += not outcome.holds
            if self.json:
                self.screen.data(case_values(self.screen, file, outcome))
            elif self.verbose or not outcome.holds or len(cases) == 1:
                self.show_case(file, outcome)
        if not self.json and (len(cases) != 1 or self.verbose):
            message = "summary-broken" if broken else "summary-holds"
            self.mark(self.screen.say(message, file=clean(file), count=len(cases), broken=broken), good=not broken)
        return not broken

    def show_case(self, file: str, outcome: Outcome) -> None:
        """
        Show one case with its verdict.
        """
        case = outcome.case
        place = f"{clean(file)}: {case.place}: " if not outcome.holds else ""
        self.mark(f"{place}{clean(case.name)}", good=outcome.holds)
        self.explain(case_verdict(self.screen.texts, outcome))

    def record(self, file: str, record: WrittenRecord) -> bool:
        """
        Judge a record; tell whether it holds.
        """
        game, fault = replay(record)
        if self.json:
            self.screen.data(record_values(self.screen, file, fault))
        elif fault is None:
            facts = {"deals": len(game.deals), "actions": sum(len(deal.actions) for deal in game.deals)}
            self.mark(self.screen.say("summary-record", file=clean(file), **facts), good=True)
        else:
            self.mark(f"{clean(file)}: {fault.place}: {fault_message(self.screen.texts, fault)}", good=False)
            lines = refusal_lines(self.screen.texts, fault.refusal, record.profile)
            self.explain(line for line in lines if line.kind != "reason")
        return fault is None

    def mark(self, text: str, *, good: bool) -> None:
        """
        Print a line with a sign that says whether something holds.
        """
        sign = Text("✓ " if good else "✗ ", GOOD if good else BAD)
        self.screen.line(sign + Text(text, "" if good else STRONG), hang=2)

    def explain(self, lines: Iterable[Line]) -> None:
        """
        Print the lines of a verdict under its mark, and a blank line where there will be many.
        """
        for line in lines:
            self.screen.line(line.text, STYLES[line.kind], indent=2, hang=2)
        if self.verbose:
            self.screen.line()


def case_values(screen: Screen, file: str, outcome: Outcome) -> dict[str, object]:
    """
    Make the JSON object of a case.
    """
    case = outcome.case
    return {
        "file": file,
        "case": case.name,
        "ok": outcome.holds,
        "expected": case.refused or None,
        "refused": outcome.refusal.rule if outcome.refusal else None,
        "rule": case.rule or None,
        "place": case.place,
        "message": case_message(screen.texts, outcome),
    }


def record_values(screen: Screen, file: str, fault: RecordFault | None) -> dict[str, object]:
    """
    Make the JSON object of a record.
    """
    rule = (fault.refusal.rule or None) if fault else None
    return {
        "file": file,
        "case": None,
        "ok": fault is None,
        "expected": None,
        "refused": rule,
        "rule": rule,
        "place": fault.place if fault else "",
        "message": fault_message(screen.texts, fault) if fault else "",
    }


def unreadable_values(screen: Screen, file: str, error: InputError | ProfileError) -> dict[str, object]:
    """
    Make the JSON object of what cannot be read.
    """
    return {
        "file": getattr(error, "file", "") or file,
        "case": None,
        "ok": False,
        "expected": None,
        "refused": None,
        "rule": None,
        "place": error.place,
        "message": error_sentence(screen.texts, error),
    }
