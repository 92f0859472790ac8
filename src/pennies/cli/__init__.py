"""
The command line `pennies`: what a person types, and what is printed in answer.

Each command is a module of its own, imported when it is called; `app` says which there are. What a command may be
asked is decided there, what it finds out below this layer, and every sentence in the catalogues.
"""

import sys


def main() -> None:
    """
    Be the command `pennies`: run what its arguments say and leave with its exit status.
    """
    try:
        from pennies.cli.entry import run  # noqa: PLC0415 - a look at the package costs nothing

        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)
