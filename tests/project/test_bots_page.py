"""
docs/BOTS.md shows what docs/bots.jsonl holds, and nothing else.
"""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from pennies.arena.results import read_results
from pennies.profiles import load

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "BOTS.md").read_text("utf-8")
STANDARD = load("standard")


@pytest.fixture(scope="module")
def script() -> ModuleType:
    found = importlib.util.spec_from_file_location("report_bots", ROOT / "scripts" / "report_bots.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_page_is_made_of_the_results(script: ModuleType) -> None:
    """
    If this fails, `make bots-report`.
    """
    assert script.filled(PAGE, STANDARD, read_results(ROOT / "docs" / "bots.jsonl")) == PAGE


def test_without_results_the_tables_say_so(script: ModuleType) -> None:
    bare = script.filled(PAGE, STANDARD, [])
    assert "Nothing measured yet." in bare
    assert script.filled(bare, STANDARD, read_results(ROOT / "docs" / "bots.jsonl")) == PAGE


def test_a_page_without_marks_is_refused(script: ModuleType) -> None:
    with pytest.raises(ValueError, match="ladder"):
        script.filled(PAGE.replace("<!-- ladder -->", ""), STANDARD, [])


def test_a_gain_turns_with_its_side(script: ModuleType) -> None:
    results = read_results(ROOT / "docs" / "bots.jsonl")
    deals = {result.sides: result for result in results if result.unit == "deals"}
    (one, other), result = next(iter(deals.items()))
    assert result.points.value is not None
    assert script.cell(deals, one, other) == f"{result.points.value:+,.0f} ± {result.margin:,.0f}".replace("-", "−")
    turned = f"{-result.points.value:+,.0f} ± {result.margin:,.0f}".replace("-", "−")
    assert script.cell(deals, other, one) == turned
    assert script.cell(deals, "nobody", other) == ""
