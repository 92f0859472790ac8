"""
A real server on a free port, with a folder of its own, and Debian's Chromium to look at it.

One server and one browser do for all tests of a process, since starting them takes longer than most tests; each test
has windows of its own. Who kills the server, or counts what is on it, takes `own_server`.
"""

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

import pennies.server

WAIT_MS = 60_000
"""A wait costs only where it fails, and the machine may be slow."""

CHROMIUM = os.environ.get("PENNIES_CHROMIUM", "/usr/bin/chromium")
CLIENT = Path(next(iter(pennies.server.__path__))) / "client" / "index.html"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LARGE_TYPE = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"

# Worker processes are spawned, and `-c` leaves nothing for them to run again.
SERVE = """
import sys
from pathlib import Path
from pennies.server.app import Settings
from pennies.server.limits import Limits
from pennies.server.run import listen, run, url_of
listening = listen("127.0.0.1", int(sys.argv[1]))
settings = Settings(Path(sys.argv[2]), limits=Limits(*[10_000] * 4))
run(listening, settings, lambda: print(url_of(listening, "127.0.0.1"), flush=True))
"""


@dataclass
class Served:
    """
    A server in a process of its own, which can be killed and started again on the same port and data.
    """

    data: Path
    port: int = 0
    url: str = ""
    process: subprocess.Popen[str] | None = field(default=None, repr=False)

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), str(self.data)],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url, "the server did not come up"
        self.port = int(self.url.rstrip("/").rpartition(":")[2])
        with urllib.request.urlopen(f"{self.url}api/health", timeout=10) as answer:
            assert answer.status == 200

    def kill(self) -> None:
        """
        Kill it as a power cut would, with the processes that it started.
        """
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    """
    Serve from a folder.
    """
    assert CLIENT.exists(), "the client is not built: run `make web`"
    served = Served(folder)
    served.start()
    try:
        yield served
    finally:
        served.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data")) as served:
        yield served


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as served:
        yield served


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=WAIT_MS)
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def running(playwright: Playwright, *switches: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, *switches])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with running(playwright) as browser:
        yield browser


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """
    Give the browser, and close the windows that a test opened.
    """
    yield chromium
    for context in chromium.contexts:
        context.close()


@pytest.fixture(scope="module")
def large_type(playwright: Playwright) -> Iterator[Browser]:
    """
    Give a browser whose reader has set twice the usual size of type.
    """
    with running(playwright, LARGE_TYPE) as browser:
        yield browser
