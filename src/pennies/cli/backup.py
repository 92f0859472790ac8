"""
`pennies backup`: a copy of all tables in one file, also while the server runs.
"""

import os
import sys
from pathlib import Path

from pennies.cli.serve import tables_folder
from pennies.cli.status import FINE, UNREADABLE
from pennies.lang import catalogue
from pennies.speech.sentences import clean
from pennies.store import StoreError
from pennies.store import backup as copy


def backup(language: str, file: Path, data: Path | None) -> int:
    """
    Copy the tables of a folder; give the exit status.
    """
    say = catalogue(language)
    try:
        size = copy(data or tables_folder(os.environ), file)
    except StoreError as error:
        sys.stderr.write(f"pennies: {say.say('backup-failed', reason=clean(str(error)))}\n")
        return UNREADABLE
    sys.stdout.write(say.say("backup-done", file=clean(os.fspath(file)), kilobytes=size // 1_000) + "\n")
    return FINE
