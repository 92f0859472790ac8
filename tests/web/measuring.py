"""
What is wrong with a page as it stands, by measure: what is covered, cut, too small to press, or out of the window.
"""

from pathlib import Path

from playwright.sync_api import Page

FLOOR = 24
MAIN = 44

MEASURE, MEASURE_SHEET = (
    Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("measuring.js", "measuring_sheet.js")
)

PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


def faults(page: Page, *, scrolls: bool = False) -> list[str]:
    """
    Say what is wrong; empty if all is well. With large type the page may scroll downwards.
    """
    page.evaluate(PAINTED)
    found: list[str] = page.evaluate(MEASURE, [FLOOR, MAIN, scrolls])
    return found


def sheet_faults(page: Page, sheet: str) -> list[str]:
    """
    Say what is wrong with a sheet over the table: it may scroll downwards, and nothing of it leaves it sideways.
    """
    found: list[str] = page.evaluate(MEASURE_SHEET, sheet)
    return found
