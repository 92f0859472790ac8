"""
Cases: a position, some actions, and what must come of them.

Reading a file refuses what cannot be read; running a case tells whether it holds, and if not, what happened instead.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import i64

from pennies.engine.play import perform
from pennies.engine.rules import Rules
from pennies.engine.scoring import results
from pennies.engine.state import ENDINGS, PHASE_OVER, PHASES, Deal
from pennies.game.cards import parse_cards, rank_text
from pennies.game.faces import Faces
from pennies.game.judging import judge
from pennies.game.notation import Said, action_text, parse_action
from pennies.game.position import HIGHEST_SCORE, LOWEST_SCORE, melds_of, ranks_in_order, read_table
from pennies.game.refusal import Refusal
from pennies.game.tables import Table, expect_integer, expect_list, expect_table, expect_text, read_profile
from pennies.game.view import steps_of
from pennies.profiles import Profile
from pennies.profiles.errors import InputError

FORMAT: Final = "pennies-cases/1"
DEFAULT_PROFILE: Final = "standard"


@dataclass(frozen=True)
class Case:
    """
    One case, read and checked.

    Attributes:
        deal, faces: the position; clone and copy them to play on.
        expect: what `expect` holds apart from `actions` and `refused`, each in a form to compare with `found`.
        refused: the rule that must refuse the last action; empty if all must be accepted.
    """

    name: str
    rule: str
    place: str
    profile: Profile
    deal: Deal
    faces: Faces
    actions: tuple[Said, ...]
    refused: str
    expect: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Mismatch:
    """
    Something a case expected and did not get: the key of `expect`, and both values as text.
    """

    key: str
    expected: str
    found: str


@dataclass(frozen=True)
class Outcome:
    """
    What came of a case.

    Attributes:
        refusal: of the action at `at`, or None if all were accepted.
        at: number of the refused action, or of all actions.
        mismatches: empty if the case holds.
    """

    case: Case
    refusal: Refusal | None
    at: int
    mismatches: tuple[Mismatch, ...]

    @property
    def holds(self) -> bool:
        return not self.mismatches


def read_cases(values: dict[str, Any]) -> list[Case]:
    """
    Read a file of cases.

    Raises:
        InputError: it cannot be read, or a position cannot exist.
    """
    table = Table(values, "")
    profile = read_profile(table, DEFAULT_PROFILE)
    table.has("format")
    _read_meta(table)
    cases = [_read_case(case, profile) for case in table.tables("case")]
    table.close()
    return cases


def _read_meta(table: Table) -> None:
    """
    See that what is kept and ignored is a table.
    """
    if table.has("meta"):
        table.table("meta")


def _read_case(table: Table, profile: Profile) -> Case:
    name = table.text("name")
    rule = table.text("rule", "")
    if table.has("profile"):
        profile = read_profile(table)
    _read_meta(table)
    rules = profile.rules()
    deal, faces = read_table(rules, table.table("position"))
    actions: tuple[Said, ...] = ()
    refused = ""
    expect: dict[str, Any] = {}
    if table.has("expect"):
        expected = table.table("expect")
        if expected.has("actions"):
            texts = expected.texts("actions")
            actions = tuple(
                parse_action(text, f"{expected.at('actions')}[{number}]") for number, text in enumerate(texts)
            )
        refused = expected.text("refused", "")
        if expected.has("refused") and not actions:
            raise InputError("case-refused-nothing", expected.at("refused"), found=refused)
        expect = _read_expect(rules, expected)
        expected.close()
    table.close()
    return Case(name, rule, table.place, profile, deal, faces, actions, refused, expect)


def _read_expect(rules: Rules, table: Table) -> dict[str, Any]:
    """
    Read what is expected of the position after the actions, each in the form that `_found` gives.
    """
    seats, teams = int(rules.players), int(rules.teams)
    readers: dict[str, Callable[[str], dict[str, Any]]] = {
        "to_act": lambda key: {key: table.integer(key, 0, seats - 1)},
        "phase": lambda key: {key: table.word(key, PHASES)},
        "hands": lambda key: dict(_read_by_seat(table, key, seats)),
        "feet": lambda key: dict(_read_by_seat(table, key, seats)),
        "stock": lambda key: {key: _read_ranks(table, key)},
        "pile": lambda key: {key: _read_ranks(table, key)},
        "melds": lambda key: _read_melds(table, key, teams),
        "red_threes": lambda key: {key: table.integers(key, 0, HIGHEST_SCORE, teams)},
        "foot_due": lambda key: {key: sorted(table.integers(key, 0, seats - 1))},
        "ended_by": lambda key: {key: table.word(key, ENDINGS[1:])},
        "result": lambda key: {key: table.integers(key, LOWEST_SCORE, HIGHEST_SCORE, teams)},
        "scores": lambda key: {key: table.integers(key, LOWEST_SCORE, HIGHEST_SCORE, teams)},
        "legal": lambda key: {key: _read_steps(table, key)},
        "legal_has": lambda key: {key: _read_steps(table, key)},
        "legal_not": lambda key: {key: _read_steps(table, key)},
    }
    expect: dict[str, Any] = {}
    for key, read in readers.items():
        if table.has(key):
            expect.update(read(key))
    return expect


def _read_ranks(table: Table, key: str) -> str:
    return ranks_in_order(parse_cards(table.text(key), table.at(key)).ranks)


def _read_steps(table: Table, key: str) -> set[str]:
    return {
        action_text(parse_action(text, f"{table.at(key)}[{place}]").action())
        for place, text in enumerate(table.texts(key))
    }


def _read_by_seat(table: Table, key: str, seats: int) -> dict[str, str]:
    """
    Read cards by seat, from a list of all or a table of some.
    """
    value = table.need(key)
    if isinstance(value, list):
        items = list(enumerate(expect_list(value, table.at(key), seats)))
    else:
        some = expect_table(value, table.at(key))
        items = [(_seat(name, some.at(name), seats), text) for name, text in some.values.items()]
    return {
        f"{key}[{seat}]": rank_text(parse_cards(expect_text(text, place), place).counts)
        for seat, text in items
        for place in [f"{table.at(key)}[{seat}]"]
    }


def _seat(name: str, place: str, seats: int) -> int:
    return expect_integer(int(name) if name.isdecimal() and name.isascii() else name, place, 0, seats - 1)


def _read_melds(table: Table, key: str, teams: int) -> dict[str, list[str]]:
    """
    Read each team's melds as sorted texts, so that they compare as multisets.
    """
    read = {}
    for team, melds in enumerate(table.items(key, teams)):
        place = f"{key}[{team}]"
        texts = expect_list(melds, table.at(place), None)
        read[place] = sorted(
            rank_text(parse_cards(expect_text(text, at), at).counts)
            for number, text in enumerate(texts)
            for at in [f"{table.at(place)}[{number}]"]
        )
    return read


def run_case(case: Case) -> Outcome:
    """
    Play a case's actions and compare what came of them.
    """
    deal, faces = case.deal.clone(), case.faces.copy()
    refusal: Refusal | None = None
    at = 0
    for said in case.actions:
        refusal = judge(deal, faces, said)
        if refusal is not None:
            break
        trace: list[i64] = []
        perform(deal, said.action(), trace)
        faces.follow(trace, said.named())
        at += 1
    return Outcome(case, refusal, at, tuple(_mismatches(case, deal, refusal, at)))


def _mismatches(case: Case, deal: Deal, refusal: Refusal | None, at: int) -> Iterable[Mismatch]:
    found_rule = refusal.rule if refusal else ""
    last = refusal is not None and at == len(case.actions) - 1
    if found_rule != case.refused or (refusal is not None and not last):
        yield Mismatch("refused", case.refused, found_rule)
    if refusal is None or last:
        for key, expected in case.expect.items():
            found = _found(deal, key)
            missed = _missed(key, expected, found)
            if missed is not None:
                yield Mismatch(key, _show(missed), _show(found))


def _missed(key: str, expected: Any, found: Any) -> Any:
    """
    Give what of an expectation does not hold: all of it, or the steps that are lacking or too many; None if it holds.
    """
    if key == "legal_has":
        return expected - found or None
    if key == "legal_not":
        return expected & found or None
    return None if expected == found else expected


def _found(deal: Deal, key: str) -> Any:
    """
    Look up in a deal what a key of `expect` asks for.
    """
    name, _, index = key.rstrip("]").partition("[")
    return _FINDERS[name](deal, int(index or 0))


def _melds_found(deal: Deal, team: int) -> list[str]:
    return sorted(rank_text(parse_cards(meld).counts) for meld in melds_of(deal.teams[team]))


def _result_found(deal: Deal, _: int) -> list[int]:
    return [int(points) for points in results(deal)] if deal.phase == PHASE_OVER else []


def _scores_found(deal: Deal, _: int) -> list[int]:
    return [int(score) + points for score, points in zip(deal.scores, _result_found(deal, 0), strict=False)]


def _steps_found(deal: Deal, _: int) -> set[str]:
    return set(steps_of(deal).values())


_FINDERS: Final[dict[str, Callable[[Deal, int], Any]]] = {
    "to_act": lambda deal, _: int(deal.to_act),
    "phase": lambda deal, _: PHASES[deal.phase],
    "hands": lambda deal, seat: rank_text(list(deal.seats[seat].hand)),
    "feet": lambda deal, seat: rank_text(list(deal.seats[seat].foot)),
    "stock": lambda deal, _: ranks_in_order(list(deal.stock)[deal.stock_next :]),
    "pile": lambda deal, _: ranks_in_order(list(deal.pile)),
    "melds": _melds_found,
    "red_threes": lambda deal, _: [int(team.red_threes) for team in deal.teams],
    "foot_due": lambda deal, _: [number for number, seat in enumerate(deal.seats) if seat.foot_due],
    "ended_by": lambda deal, _: ENDINGS[deal.ended_by],
    "result": _result_found,
    "scores": _scores_found,
    "legal": _steps_found,
    "legal_has": _steps_found,
    "legal_not": _steps_found,
}


def _show(value: object) -> str:
    if isinstance(value, set):
        return ", ".join(sorted(value)) or "–"
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "–"
    return str(value) or "–"
