"""
Cases as tests: every case of tests/cases, found by the section of the rule at stake.

A case may say in its `meta` which refusal exactly it expects: `code` (a name of `pennies.engine.codes.REASONS`) and
`facts`, all of them.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.mark import ParameterSet

from pennies.game.cases import FORMAT, Case, read_cases, run_case

CASES: Final = Path(__file__).resolve().parents[1] / "cases"


@dataclass(frozen=True)
class WrittenCase:
    """
    A case with what its `meta` says of the refusal: `code` may be empty, and `facts` None, if it says nothing.
    """

    file: str
    case: Case
    code: str
    facts: dict[str, str | int] | None

    @property
    def name(self) -> str:
        return f"{self.case.rule} {self.case.name}"


@cache
def written_cases() -> tuple[WrittenCase, ...]:
    """
    Read every case there is.
    """
    return tuple(written for file in sorted(CASES.rglob("*.toml")) for written in _written(file))


def _written(file: Path) -> list[WrittenCase]:
    values = tomllib.loads(file.read_text(encoding="utf-8"))
    if values["format"] != FORMAT:
        return []
    metas: list[dict[str, Any]] = [case.get("meta", {}) for case in values["case"]]
    return [
        WrittenCase(file.name, case, meta.get("code", ""), meta.get("facts"))
        for case, meta in zip(read_cases(values), metas, strict=True)
    ]


def cases_of(section: str) -> list[ParameterSet]:
    """
    List the cases in which a rule of a section is at stake, as parameters of a test.
    """
    chosen = [written for written in written_cases() if written.case.rule.startswith(f"{section}-")]
    return [pytest.param(written, id=written.name) for written in chosen]


def what_fails(written: WrittenCase) -> list[str]:
    """
    Run a case; tell what came out otherwise than it says, a line for each difference.
    """
    outcome = run_case(written.case)
    lines = [f"{wrong.key}: expected {wrong.expected}, found {wrong.found}" for wrong in outcome.mismatches]
    refusal = outcome.refusal
    if written.code and (refusal is None or refusal.code != written.code):
        lines.append(f"code: expected {written.code}, found {refusal and refusal.code}")
    if written.facts is not None and (refusal is None or dict(refusal.facts) != written.facts):
        lines.append(f"facts: expected {written.facts}, found {refusal and dict(refusal.facts)}")
    return lines
