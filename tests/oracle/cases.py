"""
The written cases (`tests/cases`) played by the slow reference, so that it is held to the rule-book as the engine is.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from pennies.profiles import load
from tests.oracle.cards import tidy, written
from tests.oracle.compare import placed, rules_of, snapshot
from tests.oracle.deal import OVER, Deal
from tests.oracle.refusals import act, legal, settle, why_not

CASES: Final = Path(__file__).resolve().parents[1] / "cases"
COMPARED: Final = ("to_act", "phase", "stock", "pile", "red_threes", "foot_due", "ended_by", "result")

Case = dict[str, Any]


def written_cases() -> Iterator[tuple[str, Case]]:
    """
    List the cases with their names; those that name suits are no matter of the rules' fifteen ranks and left out.
    """
    for file in sorted(CASES.rglob("*.toml")):
        values = tomllib.loads(file.read_text(encoding="utf-8"))
        if values["format"] == "pennies-cases/1":
            for case in values["case"]:
                if not names_suits(case):
                    yield f"{file.stem}: {case['name']}", {"profile": values["profile"], **case}


def names_suits(value: object) -> bool:
    """
    Tell whether cards are written with their suits anywhere in a case.
    """
    if isinstance(value, dict):
        return any(names_suits(item) for name, item in value.items() if name not in ("name", "rule", "meta", "profile"))
    if isinstance(value, list):
        return any(map(names_suits, value))
    return isinstance(value, str) and any(suit in value for suit in "SHDC")


def what_fails(case: Case) -> list[str]:
    """
    Play a case; tell what came out otherwise than it says, a line for each difference.
    """
    rules = rules_of(load(case["profile"]))
    table = complete(case["position"], int(rules["players"]), int(rules["teams"]))
    deal = placed(rules, table)
    settle(deal)
    expect = case.get("expect", {})
    actions, refused = expect.get("actions", []), expect.get("refused", "")
    for place, action in enumerate(actions):
        rule = why_not(deal, action)
        expected = refused if place == len(actions) - 1 else ""
        if rule != expected:
            return [f"{action}: expected {expected or 'no refusal'}, found {rule or 'no refusal'}"]
        if rule == "":
            act(deal, action)
    return list(mismatches(deal, expect))


def complete(position: Case, players: int, teams: int) -> Case:
    """
    Put in what a position leaves out (Notation, "A case").
    """
    return {
        "phase": "draw",
        "scores": [0] * teams,
        "feet": [""] * players,
        "foot_due": [],
        "stock": "",
        "pile": "",
        "melds": [[] for _ in range(teams)],
        "red_threes": [0] * teams,
        "permission": "none",
        **position,
    }


def mismatches(deal: Deal, expect: Case) -> Iterator[str]:
    """
    Tell what of an expectation does not hold.
    """
    found = snapshot(deal)
    for key in COMPARED:
        if key in expect and found[key] != expect[key]:
            yield f"{key}: expected {expect[key]}, found {found[key]}"
    for key in ("hands", "feet"):
        seats = expect.get(key, {})
        for seat, cards in seats.items() if isinstance(seats, dict) else enumerate(seats):
            if found[key][int(seat)] != tidy(cards):
                yield f"{key}[{seat}]: expected {cards}, found {found[key][int(seat)]}"
    if "melds" in expect and found["melds"] != [sorted(map(written, melds)) for melds in expect["melds"]]:
        yield f"melds: expected {expect['melds']}, found {found['melds']}"
    yield from wrong_steps(legal(deal) if deal.phase != OVER else [], expect)


def wrong_steps(steps: list[str], expect: Case) -> Iterator[str]:
    if "legal" in expect and sorted(steps) != sorted(expect["legal"]):
        yield f"legal: expected {expect['legal']}, found {steps}"
    if not set(expect.get("legal_has", [])) <= set(steps):
        yield f"legal_has: expected {expect['legal_has']}, found {steps}"
    if set(expect.get("legal_not", [])) & set(steps):
        yield f"legal_not: expected {expect['legal_not']}, found {steps}"
