"""
From arguments to an exit status: the language first, then the command, and no traceback for what a person may do.
"""

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Final

import typer
from typer.main import get_command

from pennies.cli.app import build
from pennies.cli.status import FINE, INTERRUPTED, NOBODY_READS, UNREADABLE
from pennies.cli.texts import cli_texts
from pennies.cli.usage import usage_sentence
from pennies.lang import LANGUAGES, language_from

LANGUAGE_OPTION: Final = "--lang"


def run(arguments: Sequence[str]) -> int:
    """
    Run `pennies` with these arguments and give its exit status.
    """
    _write_any_character()
    try:
        status = _run(list(arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # rich and Typer answer the one with the other
        _write_nowhere()
        return NOBODY_READS
    return status


def _run(arguments: list[str]) -> int:
    asked, rest = split_language(arguments)
    language = asked if asked in LANGUAGES else language_from(os.environ)
    texts = cli_texts(language)
    try:
        if asked is not None and asked not in LANGUAGES:
            return _complain(texts.say("usage-language", found=asked, expected=", ".join(LANGUAGES)))
        result = get_command(build(texts)).main(rest, prog_name="pennies", standalone_mode=False)
    except typer.TyperException as error:
        return _complain(usage_sentence(texts, error))
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as error:  # a full disk, a terminal that went away
        return _complain(texts.say("usage-cannot-write", reason=error.strerror or str(error)))
    return result if isinstance(result, int) else FINE


def split_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """
    Take `--lang` out of the arguments, before the command or after it; the last one holds.

    >>> split_language(["--lang", "uk", "rules", "--lang=en", "--", "--lang"])
    ('en', ['rules', '--', '--lang'])
    """
    asked = None
    rest = arguments.copy()
    place = 0
    while place < len(rest) and rest[place] != "--":
        name, equals, value = rest[place].partition("=")
        if name != LANGUAGE_OPTION:
            place += 1
        elif equals:
            asked = value
            del rest[place]
        else:
            asked = rest[place + 1] if place + 1 < len(rest) else ""
            del rest[place : place + 2]
    return asked, rest


def _complain(text: str) -> int:
    sys.stderr.write(f"pennies: {text}\n")
    return UNREADABLE


def _write_any_character() -> None:
    """
    Let a terminal that lacks a character show a question mark instead.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _write_nowhere() -> None:
    """
    Keep Python from trying once more, at its end, to write what nobody reads.
    """
    with contextlib.suppress(OSError, ValueError):  # a test's stream has no number
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
