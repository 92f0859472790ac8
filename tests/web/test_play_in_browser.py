"""
Deals played in Chromium as a person would, against the real server: mouse and fingers, wide and narrow.
"""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Served
from tests.web.person import DESKTOP, PHONE, Person

SIZES = [pytest.param(DESKTOP, False, id="desktop"), pytest.param(PHONE, True, id="phone")]


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_a_whole_deal_is_played(server: Served, browser: Browser, size: tuple[int, int], touch: bool) -> None:
    me = Person(browser, server.url, size, touch=touch)
    me.sit_down()
    me.play_deal()
    sheet = me.page.locator(".deal-end")
    expect(sheet.locator("h1")).not_to_be_empty()
    expect(sheet.locator("tbody tr").last.locator("td")).to_have_count(2)
    me.press(sheet.locator(".headline .btn").first)
    expect(sheet).to_have_count(0)
    me.wait_for_turn()
    assert me.page.locator(".rank").count() > 0
    assert me.troubles == []
