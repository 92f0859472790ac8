"""
Somebody at the browser: sees what the page shows and presses what it offers. Knows no rule, like the client.
"""

import json
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from tests.web.conftest import WAIT_MS

DESKTOP = (1440, 900)
PHONE = (390, 844)

SLOWED = float(os.environ.get("PENNIES_SLOWED", "1"))
"""Processors of pages are slowed so many times: what holds here holds elsewhere, too."""

SLIP_MS = 380
"""Presses that follow each other more quickly are taken for one by a hand that slipped."""

READY = "#move-draw, #move-discard, #move-lay-down, #move-yes, .deal-end"
MINE = ".turn.mine"
PICKS = re.compile("#rank-")
DOES = re.compile(r"#(move-|stock|pile|undo)")
BUSY = ".turn[aria-busy=true]"
WORTH_TRYING = """() => [...document.querySelectorAll(".rank")]
    .filter(rank => rank.querySelectorAll(".card").length >= 3
        || document.getElementById(`cell-${rank.dataset.slide}`)?.querySelector(".card"))
    .map(rank => rank.dataset.slide)"""
"""What looks as if it could be laid: three of a rank, or what the team has a meld of."""

AT_REST = """(element, wait) => new Promise((done) => {
    const until = performance.now() + wait;
    let last = "";
    const look = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x, y, width, height].join(" ");
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!element.isConnected) done("gone");
        else if (place === last && hit && element.contains(hit)) done("");
        else if (performance.now() > until) done(place === last ? `under ${hit?.outerHTML.slice(0, 90)}` : "moving");
        else requestAnimationFrame(look);
        last = place;
    };
    look();
})"""
"""Wait until something lies where it lay a frame ago, and a finger on its middle meets nothing else."""


def slow(page: Page) -> None:
    """
    Slow a page's processor where that is wished for all tests.
    """
    if SLOWED > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


class Person:
    """
    A browser window of a size, with a mouse or with fingers.

    Attributes:
        troubles: what the page complained about; addresses that it asked besides its own.
    """

    def __init__(self, browser: Browser, url: str, size: tuple[int, int], *, touch: bool, language: str = "en") -> None:
        self.url = url
        self.touch = touch
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT_MS)
        slow(self.page)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("request", self._asked)
        self._pressed_s = 0.0

    def _hear(self, message: ConsoleMessage) -> None:
        # A server that is gone for a moment is no fault of the page.
        if message.type in {"error", "warning"} and "WebSocket" not in message.text:
            self.troubles.append(message.text)

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.url).netloc:
            self.troubles.append(f"asked {request.url}")

    # Pressing

    def press(self, what: str | Locator) -> None:
        """
        Press something, not faster than a hand. What is impossible may be pressed, too: then it says why.
        """
        if not isinstance(what, str) or DOES.match(what):
            left_ms = SLIP_MS - (time.monotonic() - self._pressed_s) * 1_000
            self.page.wait_for_timeout(max(0, left_ms))
        self.touch_on(what)
        if not isinstance(what, str) or not PICKS.match(what):
            self._pressed_s = time.monotonic()

    def touch_on(self, what: str | Locator) -> None:
        place = self.page.locator(what) if isinstance(what, str) else what
        self.aim_at(place)
        # What is dashed may be pressed: Playwright would wait until it is not.
        if self.touch:
            place.tap(force=True)
        else:
            place.click(force=True)

    def aim_at(self, place: Locator) -> None:
        """
        Wait until something lies still and can be hit, as a hand does.
        """
        until_s = time.monotonic() + WAIT_MS / 1_000
        found = "gone"
        while found == "gone" and time.monotonic() < until_s:
            place.scroll_into_view_if_needed()
            found = place.evaluate(AT_REST, WAIT_MS)
        assert not found, f"{place} cannot be pressed: {found}"

    def sees(self, what: str) -> bool:
        return self.page.locator(what).first.is_visible()

    def may(self, what: str) -> bool:
        """
        Tell whether a button is there and not dashed.
        """
        place = self.page.locator(what).first
        return place.is_visible() and place.get_attribute("aria-disabled") is None

    def title(self) -> str:
        return self.page.locator(".prompt h2").inner_text()

    # Coming to the table

    def sit_down(self, pace: str = "at-once") -> None:
        """
        Play now, and wait for the first turn: one press before the first draw.
        """
        self.page.goto(self.url)
        self.page.locator(f"input[value={pace}]").check(force=True)
        self.press("#play .primary")
        self.wait_for_turn()

    def sit_at(
        self, seed: str, pace: str = "at-once", profile: str = "standard", *, grace_ms: int | None = None
    ) -> None:
        """
        Sit down at a table with known shuffles, and wait for the first turn. A grace is that of the own discards.
        """
        wish = {"seed": seed, "pace": pace, "profile": profile}
        made = self.context.request.post(f"{self.url}api/tables", data=wish).json()
        self.page.goto(self.url)
        seats = json.dumps([{**made, "at": 1}])
        self.page.evaluate("(seats) => localStorage.setItem('pennies.seats', seats)", seats)
        if grace_ms is not None:
            self.set(graceMs=grace_ms)
        self.page.goto(f"{self.url}t/{made['table']}")
        self.press("#move-start")
        self.wait_for_turn()

    def set(self, **preferences: object) -> None:
        """
        Have set something on this device, for the pages that are opened from now on.
        """
        self.page.evaluate("(set) => localStorage.setItem('pennies.set.table', set)", json.dumps(preferences))

    def wait_for_turn(self) -> None:
        """
        Wait until something is to be decided here, or the deal is over.
        """
        self.page.wait_for_function(
            """([ready, mine]) => Boolean(document.querySelector(".deal-end")
                || (document.querySelector(mine) && document.querySelector(ready)))""",
            arg=[READY, MINE],
        )

    def deal_is_over(self) -> bool:
        return self.sees(".deal-end")

    # A turn

    def columns(self) -> list[str]:
        found = self.page.locator(".rank").evaluate_all("(all) => all.map((rank) => rank.dataset.slide)")
        return [str(rank) for rank in found]

    def size(self, rank: str) -> int:
        return self.page.locator(f"#rank-{rank} .card").count()

    def pick(self, rank: str, count: int) -> None:
        """
        Pick so many cards of a rank, a press each, and wait for the turn bar to know.
        """
        for _ in range(count):
            self.press(f"#rank-{rank}")
        expect(self.page.locator(f"#rank-{rank} .card.sel")).to_have_count(count)
        self.wait_for_answer()

    def wait_for_answer(self) -> None:
        """
        Wait until the turn bar knows what can be done with what is picked.
        """
        self.page.wait_for_function("(busy) => !document.querySelector(busy)", arg=BUSY)

    def unpick(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".rank .card.sel")).to_have_count(0)

    def take_turn(self, *, lays: bool = True) -> None:
        """
        Answer, draw or take, lay what can be laid unless in a hurry, discard.
        """
        if self.sees("#move-yes"):
            self.press("#move-yes")
            self.page.wait_for_selector("#move-yes", state="detached")
            return
        if self.sees("#move-draw"):
            takes = self.may("#move-take") and not self.sees(".teamline.us .needs")  # an opening by taking needs a plan
            self.press("#move-take" if takes else "#move-draw")
            self.page.wait_for_function("() => !document.querySelector('#move-draw')")
            return
        if lays:
            self.lay()
        if self.page.locator(MINE).count() and not self.deal_is_over():
            self.discard()

    def lay(self) -> None:
        """
        Try each rank that might make a meld, staging first while the team has not opened.
        """
        for rank in self.page.evaluate(WORTH_TRYING):
            if self.deal_is_over() or not self.sees(f"#rank-{rank}"):
                return
            self.pick(rank, self.size(rank))
            with self.settling(rank):
                if self.may(f"#move-lay-{rank}"):
                    self.press(f"#move-lay-{rank}")
                    self.wait_until_done(f"#move-lay-{rank}")
            if self.sees("#move-lay-down") and self.may("#move-lay-down"):
                self.press("#move-lay-down")
                self.page.wait_for_selector(".staging", state="detached")
        if self.sees("#move-all-back"):
            self.press("#move-all-back")
            self.page.wait_for_selector(".staging", state="detached")

    def wait_until_done(self, what: str) -> None:
        """
        Wait until a move was done, or asks to be pressed once more.
        """
        self.page.wait_for_function(
            """(what) => {
                const button = document.querySelector(what);
                return !button || button.closest(".turn").matches(".warned");
            }""",
            arg=what,
        )

    @contextmanager
    def settling(self, rank: str) -> Iterator[None]:
        """
        Put back what stayed picked.
        """
        yield
        if self.page.locator(".rank .card.sel").count():
            self.unpick()

    def discard(self) -> None:
        """
        Discard the first card from the right that may be; or pass with nothing else left.
        """
        for rank in reversed(self.columns()):
            self.pick(rank, 1)
            if not self.may("#move-discard"):
                self.unpick()
                continue
            self.press("#move-discard")
            if self.sees("#move-discard") and re.search("once more", self.page.locator("#move-discard").inner_text()):
                self.press("#move-discard")
            self.wait_for_pile()
            return
        assert self.may("#move-pass"), f"nothing can be discarded: {self.title()}"
        self.press("#move-pass")

    def wait_for_pile(self) -> None:
        """
        Wait until the discard is there and it is somebody else's turn, or already the next one.
        """
        self.page.wait_for_function("() => !document.querySelector('.heap .ring')")

    def play_deal(self, most_turns: int = 60) -> None:
        """
        Play until the sheet is there.
        """
        for _ in range(most_turns):
            self.wait_for_turn()
            if self.deal_is_over():
                return
            self.take_turn()
        raise AssertionError("the deal did not end")
