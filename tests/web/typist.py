"""
Somebody who plays by keyboard alone: the same person, with other hands.
"""

from playwright.sync_api import Locator, expect

from tests.web.person import Person

KEYS = {"#move-draw": "d", "#move-discard": "d", "#move-lay-down": "l", "#move-all-back": "Shift+Z", "#move-take": "p"}
MOST_TABS = 60


class Typist(Person):
    """
    Presses keys only: a letter where there is one, else Tab until the button has the focus.
    """

    def touch_on(self, what: str | Locator) -> None:
        if isinstance(what, str) and (key := self._key(what)):
            self.page.keyboard.press(key)
            return
        place = self.page.locator(what) if isinstance(what, str) else what
        for _ in range(MOST_TABS):
            if place.evaluate("(element) => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} is not reached by Tab")

    def _key(self, what: str) -> str:
        return "l" if what.startswith("#move-lay-") else KEYS.get(what, "")

    def pick(self, rank: str, count: int) -> None:
        self.page.keyboard.press(rank.lower())
        expect(self.page.locator(f"#rank-{rank}")).to_be_focused()
        if count == self.size(rank) and count > 1:
            self.page.keyboard.press("Shift+ArrowUp")
        else:
            for _ in range(count):
                self.page.keyboard.press("ArrowUp")
        expect(self.page.locator(f"#rank-{rank} .card.sel")).to_have_count(count)
        self.wait_for_answer()
