"""
Sentences from values: a refusal, something unreadable, a name found in a file, each in a person's language.
"""

from pennies.game.refusal import Refusal
from pennies.lang import Catalogue
from pennies.profiles import ProfileError
from pennies.profiles.errors import InputError


def clean(text: str) -> str:
    r"""
    Make a text found in a file safe to print: what a terminal would obey, or not show, becomes a mark.

    >>> clean("a\x1b[31mb")
    'a�[31mb'
    """
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


def error_sentence(texts: Catalogue, error: InputError | ProfileError) -> str:
    """
    Say what is wrong, without the place.
    """
    low, high = error.facts.get("low"), error.facts.get("high")
    message = "number-expected" if low is not None and low == high else f"error-{error.code}"
    return clean(texts.say(message, **error.facts))


def complaint(texts: Catalogue, file: str, error: InputError | ProfileError) -> str:
    """
    Say where and what is wrong: file, place, sentence.
    """
    file = getattr(error, "file", "") or file
    return ": ".join(clean(part) for part in (file, error.place, error_sentence(texts, error)) if part)


def refusal_sentence(texts: Catalogue, refusal: Refusal) -> str:
    """
    Say why an action is refused.
    """
    return clean(texts.say(f"refusal-{refusal.code}", **refusal.facts))


def refusal_help(texts: Catalogue, refusal: Refusal) -> str:
    """
    Say what would help; empty if nothing would.
    """
    message = f"refusal-{refusal.code}.help"
    return clean(texts.say(message, **refusal.facts)) if texts.has(message) else ""
