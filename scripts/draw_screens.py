"""
Takes the pictures of docs/screens with Chromium: a real deal against bots, at every size, in both themes.

    python scripts/draw_screens.py [--png FOLDER]   pictures of the running thing; PNG into another folder, to look at
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import CHROMIUM, LARGE_TYPE, QUIET, Served, serving  # noqa: E402 - found by the line above
from tests.web.person import DESKTOP, PHONE, Person  # noqa: E402 - the same

SCREENS = ROOT / "docs" / "screens"
QUALITY = 62
SEED = "pennies from heaven"
TURNS = 9

Scheme = Literal["dark", "light"]
SIZES: list[tuple[tuple[int, int], Scheme]] = [
    ((360, 640), "dark"),
    (PHONE, "dark"),
    ((844, 390), "light"),
    ((1024, 768), "light"),
    (DESKTOP, "dark"),
    ((2560, 1440), "dark"),
]


class Camera:
    """
    Opens pages as somebody who has a seat, and takes pictures of them.
    """

    def __init__(self, folder: Path, kind: str, seats: str, url: str) -> None:
        self.folder, self.kind, self.seats, self.url = folder, kind, seats, url

    def open(self, browser: Browser, path: str, size: tuple[int, int], scheme: Scheme) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto(self.url)
        page.evaluate("(seats) => localStorage.setItem('pennies.seats', seats)", self.seats)
        page.goto(f"{self.url}{path}")
        page.wait_for_selector("h1:visible, .prompt h2:visible")
        page.wait_for_load_state("networkidle")
        return page

    def take(self, page: Page, name: str) -> None:
        options = {"type": "png"} if self.kind == "png" else {"type": "jpeg", "quality": QUALITY}
        page.wait_for_timeout(300)
        page.screenshot(path=self.folder / f"{name}.{'png' if self.kind == 'png' else 'jpg'}", **options)
        page.context.close()


def pick_most(page: Page) -> None:
    """
    Pick two cards of the column that has most, as one does before a lay.
    """
    rank = page.locator(".rank").evaluate_all(
        "(all) => all.sort((a, b) => b.children[0].children.length - a.children[0].children.length)[0].id"
    )
    for _ in range(2):
        page.locator(f"#{rank}").click(force=True)
    page.mouse.move(2, 2)


def draw(browser: Browser, large: Browser, server: Served, folder: Path, kind: str) -> None:
    me = Person(browser, server.url, DESKTOP, touch=False)
    me.sit_at(SEED, grace_ms=0)
    table = me.page.url.removeprefix(server.url)
    camera = Camera(folder, kind, me.page.evaluate("localStorage.getItem('pennies.seats')"), server.url)
    for _ in range(TURNS):
        me.wait_for_turn()
        if me.sees("#move-take") and not me.may("#move-take"):
            refused = camera.open(browser, table, PHONE, "light")
            refused.locator("#move-take").click(force=True)
            refused.wait_for_selector(".why")
            camera.take(refused, "why-390x844")
        me.take_turn()
    me.wait_for_turn()
    if me.sees("#move-draw"):
        me.press("#move-draw")
        me.page.wait_for_selector("#move-discard")
    for size, scheme in SIZES:
        page = camera.open(browser, table, size, scheme)
        pick_most(page)
        camera.take(page, f"table-{size[0]}x{size[1]}")
    for size in (PHONE, DESKTOP):
        camera.take(camera.open(large, table, size, "light"), f"large-type-{size[0]}x{size[1]}")
        camera.take(camera.open(browser, "", size, "dark"), f"home-{size[0]}x{size[1]}")
    menu = camera.open(browser, table, PHONE, "dark")
    menu.locator(".topbar .icon-btn").first.click()
    menu.locator("#menu .btn").first.click()
    camera.take(menu, "settings-390x844")
    me.play_deal()
    camera.take(camera.open(browser, table, DESKTOP, "light"), "deal-over-1440x900")
    camera.take(camera.open(browser, f"{table}/replay?at=60&open=1", DESKTOP, "dark"), "replay-1440x900")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--png", type=Path, help="a folder for pictures to look at, instead of docs/screens")
    folder = parser.parse_args().png
    kind = "png" if folder else "jpeg"
    target = folder or SCREENS
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server, sync_playwright() as playwright:
        browser, large = (
            playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, *more]) for more in ((), (LARGE_TYPE,))
        )
        draw(browser, large, server, target, kind)
        browser.close()
        large.close()
    print(json.dumps({file.name: file.stat().st_size // 1_000 for file in sorted(target.iterdir())}, indent=1))


if __name__ == "__main__":
    main()
