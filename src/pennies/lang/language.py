"""
Which language to speak: those that there are, and the one that an environment asks for.
"""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "uk")
"""The first is spoken where none, or an unknown one, is asked for."""

_VARIABLES: Final = ("PENNIES_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_from(environ: Mapping[str, str]) -> str:
    """
    Choose the language by the first of PENNIES_LANG, LC_ALL, LC_MESSAGES and LANG that is set and not empty.

    >>> language_from({"LANG": "uk_UA.UTF-8"}), language_from({"PENNIES_LANG": "en", "LANG": "uk_UA.UTF-8"})
    ('uk', 'en')
    """
    asked = next((environ[name] for name in _VARIABLES if environ.get(name)), "")
    language = asked.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]
