"""
Sentences for wrong usage: what Typer found wrong with the arguments, said in the person's language.

A command that judges its own options raises `UsageError` with a message of `cli.ftl`.
"""

import difflib
from collections.abc import Iterable

import typer

from pennies.lang import Catalogue, Fact


class UsageError(typer.TyperException):
    """
    Raised by a command for options that it cannot follow; the person corrects them and tries again.

    Attributes:
        message_id: `usage-…` in `cli.ftl`.
        facts: for its sentence.
    """

    exit_code = 2

    def __init__(self, message_id: str, **facts: Fact) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.facts = facts


def usage_sentence(texts: Catalogue, error: typer.TyperException) -> str:
    """
    Say what is wrong with the arguments, and where help is.
    """
    if isinstance(error, UsageError):
        return texts.say(error.message_id, **error.facts)
    context = getattr(error, "ctx", None)
    hint = texts.say("usage-hint", command=context.command_path if context else "pennies")
    return f"{_sentence(texts, error)} {hint}"


def _sentence(texts: Catalogue, error: typer.TyperException) -> str:
    """
    Translate one of Typer's errors; they are told apart by the names of their classes, which are not public.
    """
    kind = type(error).__name__
    name = _name(error)
    if kind == "NoSuchOption":
        nearest = ", ".join(getattr(error, "possibilities", None) or [])
        return texts.say("usage-no-such-option", name=name, nearest=nearest)
    if kind == "MissingParameter":
        return texts.say("usage-missing", name=name)
    if kind == "BadOptionUsage":
        takes = "no" if "does not take" in error.message else "yes"
        return texts.say("usage-option-value", name=name, takes=takes)
    if kind == "BadParameter":
        return _bad_value(texts, error, name)
    words = error.message.partition("argument(s) (")[2].rpartition(")")[0]
    return texts.say("usage-too-many", found=words) if words else error.message


def _bad_value(texts: Catalogue, error: typer.TyperException, name: str) -> str:
    """
    Say that a value is no whole number of its range: the only kind of value that Typer checks for us.
    """
    found = getattr(error.__cause__, "errors")()[0]["input"]  # noqa: B009 - of pydantic, which is Typer's business
    limits = getattr(error, "param").type_descriptor.parameter_info  # noqa: B009 - only some errors have it
    return texts.say("usage-not-in-range", name=name, found=str(found), low=limits.min, high=limits.max)


def _name(error: typer.TyperException) -> str:
    """
    Name the option or argument as a person types it.
    """
    option = getattr(error, "option_name", "")
    param = getattr(error, "param", None)
    if param is None:
        return str(option)
    return str(param.metavar if param.param_type_name == "argument" and param.metavar else max(param.opts, key=len))


def check_text(name: str, text: str) -> None:
    """
    Refuse a text of an option that is no Unicode: bytes that the terminal's encoding does not know.

    Raises:
        UsageError: it is none.
    """
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise UsageError("usage-not-unicode", name=name) from error


def nearest(found: str, known: Iterable[str]) -> str:
    """
    Name the known words that were likely meant, empty if none is near.

    >>> nearest("refere", ["referee", "rules"])
    'referee'
    """
    return ", ".join(difflib.get_close_matches(found, list(known), 3, 0.5))
