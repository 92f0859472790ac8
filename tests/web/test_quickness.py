"""
What makes the client quick, by what can be counted.

Bytes and requests of a first load, layouts and long tasks for a view, nodes that stay. Times: `make bench-web`.
"""

import json
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from tests.web.conftest import Served
from tests.web.person import PHONE
from tests.web.window import view_of, window

MOST_BYTES = 120_000
MOST_REQUESTS = 12
VIEWS = 20
MOST_LAYOUTS = 2
ROUNDS = 3
MOST_NEW_NODES = 60

LONG_TASKS = """
window.long = 0;
new PerformanceObserver((list) => (window.long += list.getEntries().length)).observe({ type: "longtask" });
"""


def test_a_first_load_is_small(server: Served, browser: Browser) -> None:
    page = browser.new_context(service_workers="block").new_page()
    session = page.context.new_cdp_session(page)
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    session.send("Network.enable")
    page.goto(server.url)
    page.wait_for_selector("#play .primary")
    page.wait_for_load_state("networkidle")
    assert 4 < len(sizes) <= MOST_REQUESTS
    assert 20_000 < sum(sizes) <= MOST_BYTES


def played_on(view: dict[str, Any], number: int) -> dict[str, Any]:
    """
    Give the view after a small step: a card more or less on a meld, another one on the pile, the turn a seat on.
    """
    after: dict[str, Any] = json.loads(json.dumps(view))
    for team in after["teams"]:
        cell = team["cells"][number % len(team["cells"])]
        cell["cards"] = ["6S", "6H", "6D", "6C"][: 3 + number % 2]
    after["pile"] |= {"size": 5 + number % 9, "top": "4D" if number % 2 else "9S"}
    for player in after["players"]:
        player["onTurn"] = player["seat"] == number % len(after["players"])
    return after


def counted(session: CDPSession, name: str) -> float:
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in found if each["name"] == name))


def nodes(session: CDPSession) -> int:
    session.send("HeapProfiler.collectGarbage")
    return int(session.send("Memory.getDOMCounters")["nodes"])


def test_a_view_is_applied_with_few_layouts_and_leaves_nothing_behind(server: Served, browser: Browser) -> None:
    with window(browser, server, PHONE) as opened:
        opened.page.add_init_script(LONG_TASKS)
        view = view_of("lay-24")
        page = opened.show(view)
        page.wait_for_selector(".rank .card")
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")

        def play_on() -> None:
            for number in range(VIEWS):
                opened.update(played_on(view, number))
                see(page, 5 + number % 9)

        play_on()
        before = nodes(session)
        layouts, long = [], []
        for _ in range(ROUNDS):  # timers lay out too, where the machine is slow: the least is what views ask for
            counts = counted(session, "LayoutCount"), page.evaluate("window.long")
            play_on()
            layouts.append(counted(session, "LayoutCount") - counts[0])
            long.append(page.evaluate("window.long") - counts[1])
        assert min(layouts) <= VIEWS * MOST_LAYOUTS
        assert min(long) <= VIEWS
        assert nodes(session) - before <= MOST_NEW_NODES


def see(page: Page, size: int) -> None:
    page.wait_for_function("(size) => document.querySelector('#pile .cap b').textContent === String(size)", arg=size)
