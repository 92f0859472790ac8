"""
How quick the browser client is, measured in headless Chromium: `make bench-web`.

    python scripts/bench_web.py load      the first load on a slowed phone: bytes, requests, when it can be played
    python scripts/bench_web.py views     what a view costs that is applied, with 80 cards: as on a mid-range phone, on
                                          a slow one, and with this machine's processor slowed 4 times
    python scripts/bench_web.py frames    frames while cards move
    python scripts/bench_web.py taps      from a tap to the answer on the screen, on localhost
    python scripts/bench_web.py memory    what a page holds after each of five deals

The server runs in a process of its own on the same machine; the page is slowed by Chromium's own means (DevTools
protocol). Figures are in docs/PERFORMANCE.md.
"""

import argparse
import itertools
import json
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, Literal

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from websockets.sync.server import ServerConnection, serve

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.conftest import CHROMIUM, QUIET, Served, serving  # noqa: E402 - found by the line above
from tests.web.person import DESKTOP, PHONE, Person  # noqa: E402 - the same

Motion = Literal["no-preference", "reduce"]
Shows = Callable[[dict[str, Any]], None]

SAMPLES = ROOT / "web" / "src" / "samples"
SLOWED = 4
LINES = {"fast 4G": (165, 8_100), "slow 4G": (150, 1_640)}
"""A line's way there and back in ms, and kbit/s: what browsers' own tools call so."""

PHONES = {"a mid-range phone (Pixel 5)": 1_000, "a slow phone (Moto G Power of 2022)": 264}
"""How quick they are, in the index below: what Chrome's developer tools slow a processor down to by these names
(`CalibrationController.ts` of chrome-devtools-frontend 1.0.1473514)."""

INDEX = """() => {
  const rate = (work) => {
    const from = performance.now();
    let count = 0;
    do work(count++);
    while (performance.now() - from < 500);
    return (100 * count) / (performance.now() - from);
  };
  const join = () => {
    let text = "";
    for (let i = 0; i < 10_000; i++) text += "a";
    return text.length;
  };
  const numbers = [0, 1].map(() => Array.from({ length: 100_000 }, (_, i) => i));
  const copy = (turn) => {
    const [from, to] = [numbers[turn % 2], numbers[1 - (turn % 2)]];
    for (let i = 0; i < from.length; i++) to[i] = from[i];
  };
  return (rate(join) + rate(copy)) / 2;
}"""
"""Lighthouse's BenchmarkIndex: a tenth of how often a second a text of 10,000 letters is joined letter by letter, and
of how often 100,000 numbers are copied; the mean of both."""

ROUNDS = 5
VIEWS = 60
CARDS = 80

PLAYABLE = """
const seen = new MutationObserver(() => {
  if (document.querySelector("#play .primary") && !window.playable) {
    window.playable = -1;
    requestAnimationFrame(() => setTimeout(() => (window.playable = performance.now())));
  }
});
seen.observe(document, { childList: true, subtree: true });
"""

FRAMES = """() => new Promise((done) => {
  const at = [];
  const step = (now) => (at.push(now), at.length && now - at[0] < 900 ? requestAnimationFrame(step) : done(at));
  requestAnimationFrame(step);
})"""

ANSWERS = """
window.answers = [];
let since = 0;
addEventListener("pointerdown", (event) => (since = event.timeStamp), true);
new MutationObserver(() => {
  const from = since;
  since = 0;
  if (from) requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - from)));
}).observe(document.body, { subtree: true, attributeFilter: ["class"], childList: true });
"""


def middle(values: list[float]) -> str:
    return f"{statistics.median(values):.1f} ({min(values):.1f}-{max(values):.1f})"


def window(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


def slowed(page: Page, times: float = SLOWED) -> CDPSession:
    """
    Slow a page's processor.
    """
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return session


def phone(browser: Browser, **options: Any) -> Page:
    page = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        device_scale_factor=3,
        has_touch=True,
        is_mobile=True,
        **options,
    ).new_page()
    page.set_default_timeout(60_000)
    return page


def load(browser: Browser, server: Served) -> None:
    """
    Measure a first load, from the order to go there to the button that answers: nothing is kept from before.

    What the main thread worked until then is told beside it, since that hangs less on what else the machine does.
    """
    for name, (way_ms, kbit) in LINES.items():
        playable, work, sizes = [], [], []
        for _ in range(ROUNDS):
            page = phone(browser, service_workers="block")
            session = slowed(page)
            got: list[int] = []
            session.on("Network.loadingFinished", lambda done, got=got: got.append(done["encodedDataLength"]))
            session.send("Network.enable")
            rate = kbit * 1_000 // 8
            line = {"offline": False, "latency": way_ms, "downloadThroughput": rate, "uploadThroughput": rate}
            session.send("Network.emulateNetworkConditions", line)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            page.add_init_script(PLAYABLE)
            page.goto(server.url, wait_until="commit")
            page.wait_for_function("() => window.playable > 0")
            playable.append(page.evaluate("() => window.playable"))
            work.append(metrics(session)["TaskDuration"] * 1_000)
            page.wait_for_load_state("networkidle")
            sizes.append((sum(got), len(got)))
            page.context.close()
        size, requests = max(sizes)
        print(
            f"first load, {name} ({way_ms} ms, {kbit / 1000:.1f} Mbit/s), processor slowed {SLOWED} times: "
            f"{size / 1000:.1f} kB in {requests} requests; can be played after {middle(playable)} ms, "
            f"of which the main thread worked {middle(work)} ms"
        )


def sample(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    return found


def with_cards(view: dict[str, Any], count: int) -> dict[str, Any]:
    """
    Put cards into the melds until so many are drawn.
    """
    left = count - sum(len(column["cards"]) for column in view["rack"])
    for team in view["teams"]:
        for cell in team["cells"]:
            rank = "2" if cell["target"] == "W" else cell["target"]
            size = max(0, min(6, left))
            cell["cards"], cell["canastas"] = [f"{rank}{suit}" for suit in "SHDCSH"[:size]], []
            left -= size
        team["opened"] = True
    return view


ELSEWHERE = """
const Socket = WebSocket;
window.WebSocket = class extends Socket {
  constructor() {
    super("ws://127.0.0.1:%d");
  }
};
"""
"""Leads a page's line to a server of the bench: a line that a test plays costs the page time."""


@contextmanager
def shown(browser: Browser, server: Served, view: dict[str, Any], **options: Any) -> Iterator[tuple[Page, Shows]]:
    """
    Show a view at a table of which the page sees nothing else; what it gives shows another one.
    """
    lines: list[ServerConnection] = []
    numbers = itertools.count(1)

    def show(view: dict[str, Any]) -> None:
        lines[-1].send(json.dumps({"type": "view", "seq": next(numbers), "view": view}))

    def answer(line: ServerConnection) -> None:
        for text in line:
            if json.loads(text)["type"] == "hello":
                line.send(json.dumps({"type": "welcome", "table": "t", "seat": 0, "language": "en", "version": "1"}))
                lines.append(line)
                show(view)

    # The content policy lets a page speak to its own server only.
    page = browser.new_context(bypass_csp=True, **options).new_page()
    with serve(answer, "127.0.0.1", 0, compression=None) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        page.add_init_script(ELSEWHERE % other.socket.getsockname()[1])
        page.goto(f"{server.url}t/sample")
        page.wait_for_selector(".rank .card")
        page.wait_for_load_state("networkidle")
        yield page, show
        page.context.close()


def played_on(view: dict[str, Any], number: int) -> dict[str, Any]:
    """
    Give the view after so many steps of others: one draws, lays a card, discards; then the next one does.
    """
    after: dict[str, Any] = json.loads(json.dumps(view))
    turn, done = divmod(number, 3)
    after |= {"yourTurn": False, "laying": False, "moves": [], "steps": [], "lookMs": 0}
    players = after["players"]
    for seat, player in enumerate(players):
        turns = (turn + len(players) - seat - 1) // len(players)
        player |= {"onTurn": seat == turn % len(players), "cards": 12 + turns % 5}
    players[turn % len(players)]["cards"] += 2 - done
    for place, team in enumerate(after["teams"]):
        laid = (number + 2) // 3 if place == turn % 2 else (number + 2) // 3 - 1
        cell = team["cells"][laid // 2 % len(team["cells"])]
        cell["cards"] = cell["cards"][: 6 - laid % 2]
    after["pile"] |= {"size": 5 + turn % 20, "top": "4D" if turn % 2 else "9S", "stock": 90 - turn % 40}
    last = after["plays"][-1] if after["plays"] else {"seat": 1, "kind": "draw", "turn": 1}
    said = range(number - 11, number + 1)
    after["plays"] = [{**last, "number": 1_000 + each, "text": f"South laid {each}"} for each in said]
    return after


WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


def metrics(session: CDPSession) -> dict[str, float]:
    return {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}


def index_of(browser: Browser) -> float:
    """
    Measure how quick a page's script is here: the best of some times, since other work only makes it slower.
    """
    page = browser.new_page()
    found = max(page.evaluate(INDEX) for _ in range(ROUNDS))
    page.close()
    return float(found)


def views(browser: Browser, server: Served) -> None:
    """
    Measure the work for a view: script, style and layout, in the main thread.
    """
    index = index_of(browser)
    print(f"this processor has an index of {index:.0f}")
    slowings = {name: max(1.0, index / score) for name, score in PHONES.items()} | {"this processor": SLOWED}
    for (name, times), size, still in itertools.product(slowings.items(), (PHONE, DESKTOP), (True, False)):
        view = with_cards(sample("lay-24"), CARDS)
        moves: Motion = "reduce" if still else "no-preference"
        with shown(browser, server, view, viewport=window(size), reduced_motion=moves) as (page, show):
            session = slowed(page, times)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            cards = page.locator(".card").count()
            for number in range(VIEWS // 3):
                show(played_on(view, number))
                page.wait_for_timeout(30)
            before = metrics(session)
            for number in range(VIEWS):
                show(played_on(view, number))
                page.wait_for_timeout(60)
            after = metrics(session)
        parts = {part: (after[part] - before[part]) / VIEWS * 1_000 for part in WORK}
        told = ", ".join(f"{part.removesuffix('Duration').lower()} {ms:.1f}" for part, ms in parts.items())
        motion = "without motion" if still else "cards moving"
        print(
            f"a view applied at {size[0]}x{size[1]}, {cards} cards, {motion}, {name}, slowed {times:.1f} times: "
            f"{sum(parts.values()):.1f} ms ({told})"
        )


def frames(browser: Browser, server: Served) -> None:
    """
    Count frames while a meld of seven and three cards of the hand come and go.
    """
    for times in (1, SLOWED):
        view = with_cards(sample("lay-24"), CARDS)
        with shown(browser, server, view, viewport=window(PHONE), reduced_motion="no-preference") as (page, show):
            slowed(page, times)
            rates, longest = [], []
            for number in range(ROUNDS * 2):
                after = played_on(view, number)
                cell = after["teams"][1]["cells"][number % 5]
                cell["cards"] = [] if number % 2 else cell["cards"]
                show(after)
                at = page.evaluate(FRAMES)
                gaps = [later - sooner for sooner, later in itertools.pairwise(at)]
                rates.append(1_000 * len(gaps) / (at[-1] - at[0]))
                longest.append(max(gaps))
        print(
            f"frames while cards move, processor slowed {times} times: {middle(rates)}/s, "
            f"the longest gap {middle(longest)} ms"
        )


def taps(browser: Browser, server: Served) -> None:
    """
    Measure from a press to what it changes on the screen: a card picked, and two drawn, which the server answers.
    """
    picks: list[float] = []
    draws: list[float] = []
    for number in range(ROUNDS):
        me = Person(browser, server.url, PHONE, touch=True)
        me.sit_at(f"taps {number}", grace_ms=0)
        me.page.evaluate("() => document.fonts.ready")
        for turn in range(3):
            me.wait_for_turn()
            me.page.wait_for_timeout(500)
            if not me.sees("#move-draw"):
                break
            me.page.evaluate(ANSWERS)
            me.page.evaluate("() => (window.cards = document.querySelectorAll('.rank .card').length)")
            me.page.evaluate(
                """() => {
                  let from = 0;
                  addEventListener("pointerdown", (event) => (from = event.timeStamp), { capture: true, once: true });
                  window.drawn = 0;
                  const rack = document.querySelector(".rack");
                  const seen = new MutationObserver(() => {
                    if (!from || document.querySelector("#move-draw") || window.drawn) return;
                    seen.disconnect();
                    requestAnimationFrame(() => setTimeout(() => (window.drawn = performance.now() - from)));
                  });
                  seen.observe(document.body, { childList: true, subtree: true });
                }"""
            )
            me.press("#move-draw")
            me.page.wait_for_function("() => window.drawn > 0")
            draws.append(me.page.evaluate("() => window.drawn"))
            me.page.wait_for_selector("#move-discard")
            me.page.wait_for_timeout(200)
            me.page.evaluate("() => (window.answers.length = 0)")
            me.press(f"#rank-{me.columns()[0]}")
            me.page.wait_for_function("() => window.answers.length")
            picks.append(me.page.evaluate("() => window.answers[0]"))
            me.unpick()
            if turn < 2:
                me.discard()
        me.context.close()
    print(f"tap to visible answer: a card picked {middle(picks)} ms; cards drawn from the server {middle(draws)} ms")


def memory(browser: Browser, server: Served, deals: int = 5) -> None:
    """
    Measure what the page holds after each deal, collected before.
    """
    me = Person(browser, server.url, DESKTOP, touch=False)
    me.sit_at("memory", grace_ms=0)
    session = me.context.new_cdp_session(me.page)
    for deal in range(1, deals + 1):
        me.play_deal()
        for _ in range(2):
            session.send("HeapProfiler.collectGarbage")
        heap = session.send("Runtime.getHeapUsage")["usedSize"]
        counters = session.send("Memory.getDOMCounters")
        print(
            f"after deal {deal}: heap {heap / 1_000_000:.2f} MB, {counters['nodes']} nodes, "
            f"{counters['jsEventListeners']} listeners",
            flush=True,
        )
        going_on = me.page.locator(".headline .btn").first
        me.press(going_on)
        me.page.wait_for_selector(".deal-end", state="detached")


PARTS: dict[str, Callable[[Browser, Served], None]] = {
    "load": load,
    "views": views,
    "frames": frames,
    "taps": taps,
    "memory": memory,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    wanted = parser.parse_args().parts or list(PARTS)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        print(f"{os.cpu_count()} cores, {platform.system()} {platform.release()}; Chromium {browser.version}")
        for part in wanted:
            PARTS[part](browser, server)
        browser.close()


if __name__ == "__main__":
    main()
