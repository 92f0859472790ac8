"""
`pennies serve`: the table in the browser, from this machine.
"""

import os
import sys
from pathlib import Path
from typing import Final

from pennies.cli.play_saving import games_folder
from pennies.lang import catalogue
from pennies.server.run import NoPortError, listen, open_browser, run, url_of
from pennies.speech.sentences import clean
from pennies.store import SqliteStore, StoreError

FINE: Final = 0
FAILED: Final = 1
UNREADABLE: Final = 2


def serve(language: str, host: str, port: int, data: Path | None, *, opens: bool) -> int:
    """
    Serve until Ctrl+C; give the exit status.

    Args:
        language: one of `pennies.lang.LANGUAGES`.
        host: the address to listen on.
        port: 0 for any that is free.
        data: the folder that tables are kept in; None for one beside the games of the terminal.
        opens: whether to open the browser.
    """
    say = catalogue(language)
    folder = data or games_folder(os.environ) / "tables"
    try:
        SqliteStore(folder).close()  # complains here, in words, instead of in the middle of starting
    except StoreError as error:
        return _complain(say.say("serve-no-store", reason=clean(str(error))))
    try:
        listening = listen(host, port)
    except NoPortError as error:
        return _complain(say.say("serve-no-port", host=clean(host), port=str(port), reason=str(error)))
    url = url_of(listening, host)

    def reachable() -> None:
        for line in (
            say.say("serve-runs", url=url),
            say.say("serve-data", folder=clean(os.fspath(folder))),
            say.say("serve-stop"),
        ):
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
        if opens:
            open_browser(url)

    return FINE if run(listening, folder, reachable) else FAILED


def _complain(text: str) -> int:
    sys.stdout.flush()
    sys.stderr.write(f"pennies: {text}\n")
    return UNREADABLE
