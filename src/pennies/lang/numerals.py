"""
Numbers in running text: thousands apart, a real minus sign.
"""

from typing import Any, Final

from fluent.runtime.types import FluentInt

MINUS: Final = "\N{MINUS SIGN}"

SEPARATORS: Final = {"en": ",", "uk": "\N{NARROW NO-BREAK SPACE}"}


def number_text(number: int, language: str) -> str:
    """
    Write a number.

    >>> number_text(-20_000, "en")
    '−20,000'
    """
    return f"{number:,}".replace(",", SEPARATORS[language]).replace("-", MINUS)


class SpokenInt(FluentInt):
    """
    A number that Fluent selects plural forms by and writes our way, whatever its locale data say.
    """

    def format(self, locale: Any) -> str:
        return number_text(int(self), str(locale.language))
