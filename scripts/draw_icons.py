"""
Draw the icons of the installed client from the penny, by Chromium: `python scripts/draw_icons.py`.

They are kept in web/public, because building the client needs no browser.
"""

import os
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
PENNY: Final = (ROOT / "web" / "src" / "assets" / "penny.svg").read_text(encoding="utf-8")
OUT: Final = ROOT / "web" / "public"
CHROMIUM: Final = os.environ.get("PENNIES_CHROMIUM", "/usr/bin/chromium")

ICONS: Final = {
    "icon-192.png": (192, "22%", 70),
    "icon-512.png": (512, "22%", 70),
    "icon-full-512.png": (512, "0", 58),
    "apple-touch-icon.png": (180, "0", 68),
}
"""File: the side in pixels, how round its corners are, how much of it the penny fills in per cent."""


def page_of(side: int, corner: str, fills: int) -> str:
    sky = "linear-gradient(180deg,#2c4468,#1b2a49 46%,#10182c)"
    box = f"width:{side}px;height:{side}px;border-radius:{corner};background:{sky};display:grid;place-items:center"
    return f'<body style="margin:0"><div style="{box}"><div style="width:{fills}%">{PENNY}</div></div></body>'


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (side, corner, fills) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(page_of(side, corner, fills))
            page.screenshot(path=OUT / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
