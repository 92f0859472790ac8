"""
`pennies audit`: what was each seat of a table ever sent, and was anything in it that the seat may not know?
"""

import os
import sys
from collections import Counter
from pathlib import Path

from pennies.cli.serve import tables_folder
from pennies.cli.status import DOES_NOT_HOLD, FINE, UNREADABLE
from pennies.lang import catalogue
from pennies.server.auditing import Leak, Shown
from pennies.server.auditing import audit as look
from pennies.speech.sentences import clean
from pennies.store import StoreError, read_events


def audit(language: str, table: str, data: Path | None, *, verbose: bool) -> int:
    """
    Look through all that a table's seats, and whoever watched, were sent; give the exit status.

    Args:
        verbose: print every view as it was sent, a line each: seat, a tab, the message.
    """
    say = catalogue(language)
    try:
        events = read_events(data or tables_folder(os.environ), table)
    except (StoreError, ValueError) as error:
        sys.stderr.write(f"pennies: {say.say('audit-failed', reason=clean(str(error)))}\n")
        return UNREADABLE
    if not events:
        sys.stderr.write(f"pennies: {say.say('audit-no-table', table=clean(table))}\n")
        return UNREADABLE
    views: Counter[int] = Counter()
    sizes: Counter[int] = Counter()
    leaks: list[Leak] = []
    for found in look(events, language=language):
        if isinstance(found, Shown):
            views[found.seat] += 1
            sizes[found.seat] += len(found.text.encode())
            if verbose:
                sys.stdout.write(f"{found.seat}\t{found.text}\n")
        else:
            leaks.append(found)
    for seat in sorted(views):
        facts = {"seat": seat, "count": views[seat], "kilobytes": sizes[seat] // 1_000}
        sys.stdout.write(say.say("audit-seat", **facts) + "\n")
    for leak in leaks:
        sys.stdout.write(say.say("audit-leak", seq=leak.seq, seat=leak.seat, what=leak.what) + "\n")
    sys.stdout.write(say.say("audit-verdict", count=len(leaks)) + "\n")
    return DOES_NOT_HOLD if leaks else FINE
