"""
Takes the pictures of docs/screens with Chromium: the table at both sizes with 13, 24 and 45 cards, and its moments.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
SCREENS = ROOT / "docs" / "screens"
CHROMIUM = os.environ.get("PENNIES_CHROMIUM", "/usr/bin/chromium")
QUALITY = 68

DESKTOP, TABLET, PHONE, SMALL = (1440, 900), (1024, 768), (390, 844), (360, 640)
SHOTS: list[tuple[str, str, tuple[int, int], str, str]] = [
    *((f"desktop-{cards}", f"drawn/{cards}", DESKTOP, "dark", "") for cards in (13, 24, 45)),
    *((f"phone-{cards}", f"drawn/{cards}", PHONE, "dark", "") for cards in (13, 24, 45)),
    ("phone-small-45", "drawn/45", SMALL, "dark", ""),
    ("tablet-day-24", "drawn/24", TABLET, "light", ""),
    ("opening", "drawn/opening", TABLET, "dark", ""),
    ("phone-opening", "drawn/opening", PHONE, "dark", ""),
    ("refusal", "drawn/frozen", DESKTOP, "dark", "#move-take"),
    ("phone-refusal", "draw-frozen", PHONE, "light", "#move-take"),
    ("deal-over", "deal-over", DESKTOP, "light", ""),
    ("home", "", DESKTOP, "dark", ""),
]


def take(browser: Browser, url: str, shot: tuple[str, str, tuple[int, int], str, str]) -> None:
    name, sample, (width, height), scheme, press = shot
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="light" if scheme == "light" else "dark",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"{url}?sample={sample}" if sample else url)
    page.wait_for_selector(".home, .table .rank, .deal-end")
    page.wait_for_load_state("networkidle")
    if press:
        page.click(press, force=True)
        page.wait_for_selector(".why")
    page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    vite = subprocess.Popen(
        [
            shutil.which("node") or "node",
            "node_modules/vite/bin/vite.js",
            "--host",
            "127.0.0.1",
            "--clearScreen",
            "false",
        ],
        cwd=ROOT / "web",
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"NO_COLOR": "1"},
    )
    try:
        said = vite.stdout or ()
        url = next(found[0] for found in map(re.compile(r"http://\S+").search, said) if found)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            for shot in SHOTS:
                take(browser, url, shot)
            browser.close()
    finally:
        vite.terminate()
        vite.wait()
    for file in sorted(SCREENS.glob("*.jpg")):
        print(f"{file.stat().st_size // 1000:5} kB  {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
