"""
`pennies serve`: the table in the browser, from this machine.
"""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import get_args
from urllib.parse import urlsplit

from pennies.cli.play.saving import games_folder
from pennies.cli.status import FAILED, FINE, UNREADABLE
from pennies.cli.usage import UsageError
from pennies.lang import catalogue
from pennies.server.app import Settings
from pennies.server.limits import Limits
from pennies.server.processes import has_handing_over, run_processes
from pennies.server.run import NoPortError, listen, open_browser, run, url_of
from pennies.speech.sentences import clean
from pennies.store import Durability, SqliteStore, StoreError


@dataclass(frozen=True)
class Wish:
    """
    How to serve.

    Attributes:
        host: the address to listen on.
        port: 0 for any that is free.
        data: the folder that tables are kept in; None for the usual one.
        base_url: where the server is reached from outside; empty if that is where it listens.
        proxies: addresses of proxies that are trusted, separated by commas.
        keep_days: how long tables are kept after their game; None for what was said before.
        opens: whether to open the browser.
        processes: how many serve; each has its share of the tables.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path | None = None
    durability: Durability = "full"
    base_url: str = ""
    proxies: str = ""
    keep_days: int | None = None
    opens: bool = False
    processes: int = 1
    limits: Limits = field(default_factory=Limits)


def checked(wish: Wish) -> Wish:
    """
    Check options that Typer does not.

    Raises:
        UsageError: one of them cannot be followed.
    """
    if wish.durability not in get_args(Durability):
        raise UsageError("usage-durability", found=clean(wish.durability))
    parts = urlsplit(wish.base_url)
    if wish.base_url and not (parts.scheme in ("http", "https") and parts.netloc):
        raise UsageError("usage-base-url", found=clean(wish.base_url))
    if wish.processes > 1 and not has_handing_over():
        raise UsageError("usage-processes", found=str(wish.processes))
    return wish


def tables_folder(environ: Mapping[str, str]) -> Path:
    """
    Find where tables are kept: in `PENNIES_DATA`, or beside the games of the terminal.
    """
    return Path(environ["PENNIES_DATA"]) if environ.get("PENNIES_DATA") else games_folder(environ) / "tables"


def serve(language: str, wish: Wish) -> int:
    """
    Serve until Ctrl+C; give the exit status.

    Args:
        language: one of `pennies.lang.LANGUAGES`.
    """
    say = catalogue(language)
    folder = wish.data or tables_folder(os.environ)
    try:
        SqliteStore(folder).close()  # complains here, in words, instead of in the middle of starting
    except StoreError as error:
        return _complain(say.say("serve-no-store", reason=clean(str(error))))
    try:
        listening = listen(wish.host, wish.port)
    except NoPortError as error:
        return _complain(say.say("serve-no-port", host=clean(wish.host), port=str(wish.port), reason=str(error)))
    url = wish.base_url or url_of(listening, wish.host)

    def reachable() -> None:
        for line in (
            say.say("serve-runs", url=url),
            say.say("serve-data", folder=clean(os.fspath(folder))),
            say.say("serve-stop"),
        ):
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
        if wish.opens:
            open_browser(url)

    settings = Settings(folder, wish.durability, wish.base_url, wish.proxies, wish.keep_days, wish.limits)
    if wish.processes == 1:
        return FINE if run(listening, settings, reachable) else FAILED
    try:
        return FINE if run_processes(listening, settings, wish.processes, reachable) else FAILED
    except StoreError as error:
        return _complain(say.say("serve-no-store", reason=clean(str(error))))


def _complain(text: str) -> int:
    sys.stdout.flush()
    sys.stderr.write(f"pennies: {text}\n")
    return UNREADABLE
