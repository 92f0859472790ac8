"""
Reading a TOML file strictly: every value checked for its type, every key known, every error with its place.
"""

import difflib
from collections.abc import Collection
from typing import Any, Final

from pennies.profiles import Profile, ProfileError, from_record
from pennies.profiles.errors import InputError

SHOWN: Final = 60
"""So many characters of what was found are repeated in a message."""


def shown(value: object) -> str:
    """
    Write a value found in a file shortly enough for a message.
    """
    text = value if isinstance(value, str) else _toml_name(value)
    text = "".join(letter if letter.isprintable() else "?" for letter in text[: SHOWN + 1])
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _toml_name(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if abs(value) < 10**SHOWN else "…"
    return "[…]" if isinstance(value, list) else "{…}" if isinstance(value, dict) else type(value).__name__


class Table:
    """
    One table of a file and its place; every key that is read is ticked off, and `close` refuses the others.
    """

    def __init__(self, values: dict[str, Any], place: str) -> None:
        self.values = values
        self.place = place
        self.known: set[str] = set()

    def at(self, key: str) -> str:
        """
        Name the place of a key.
        """
        return f"{self.place}.{key}" if self.place else key

    def has(self, key: str) -> bool:
        self.known.add(key)
        return key in self.values

    def close(self) -> None:
        """
        Refuse keys that nobody asked for.

        Raises:
            InputError: for the first of them.
        """
        for key in self.values:
            if key not in self.known:
                nearest = difflib.get_close_matches(key, sorted(self.known), 1)
                raise InputError(
                    "key-unknown",
                    self.place,
                    found=shown(key),
                    nearest=nearest[0] if nearest else "",
                    expected=", ".join(sorted(self.known)),
                )

    def need(self, key: str) -> Any:
        """
        Read any value.

        Raises:
            InputError: the key is missing.
        """
        if not self.has(key):
            raise InputError("key-missing", self.place, expected=key)
        return self.values[key]

    def text(self, key: str, default: str | None = None) -> str:
        if default is not None and not self.has(key):
            return default
        return expect_text(self.need(key), self.at(key))

    def word(self, key: str, words: Collection[str], default: str | None = None) -> str:
        """
        Read one of some words.
        """
        found = self.text(key, default)
        if found not in words:
            nearest = difflib.get_close_matches(found, sorted(words), 1)
            raise InputError(
                "value-word",
                self.at(key),
                found=shown(found),
                expected=", ".join(words),
                nearest=nearest[0] if nearest else "",
            )
        return found

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """
        Read a number from `low` to `high`.
        """
        if default is not None and not self.has(key):
            return default
        return expect_integer(self.need(key), self.at(key), low, high)

    def items(self, key: str, length: int | None = None) -> list[Any]:
        """
        Read a list, of a given length if that is fixed.
        """
        return expect_list(self.need(key), self.at(key), length)

    def texts(self, key: str, length: int | None = None) -> list[str]:
        """
        Read a list of texts.
        """
        return [expect_text(item, f"{self.at(key)}[{place}]") for place, item in enumerate(self.items(key, length))]

    def integers(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """
        Read a list of numbers from `low` to `high`.
        """
        return [
            expect_integer(item, f"{self.at(key)}[{place}]", low, high)
            for place, item in enumerate(self.items(key, length))
        ]

    def table(self, key: str) -> "Table":
        return expect_table(self.need(key), self.at(key))

    def tables(self, key: str) -> "list[Table]":
        """
        Read a list of tables (`[[key]]`).
        """
        return [expect_table(item, f"{self.at(key)}[{place}]") for place, item in enumerate(self.items(key))]


def read_profile(table: Table, default: str = "") -> Profile:
    """
    Read the profile of a record or a case: a shipped name or a table.

    Raises:
        InputError: it is missing (unless there is a default) or wrong.
    """
    found = default if default and not table.has("profile") else table.need("profile")
    try:
        return from_record(found)
    except ProfileError as error:
        error.place = f"{table.at('profile')}.{error.place}" if error.place else table.at("profile")
        raise


def expect_text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise InputError("value-not-text", place, found=shown(value))
    return value


def expect_integer(value: object, place: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise InputError("value-not-number", place, found=shown(value))
    if not low <= value <= high:
        raise InputError("value-out-of-range", place, found=shown(value), low=low, high=high)
    return value


def expect_list(value: object, place: str, length: int | None) -> list[Any]:
    if not isinstance(value, list):
        raise InputError("value-not-list", place, found=shown(value))
    if length is not None and len(value) != length:
        raise InputError("value-length", place, found=len(value), expected=length)
    return value


def expect_table(value: object, place: str) -> Table:
    if not isinstance(value, dict):
        raise InputError("value-not-table", place, found=shown(value))
    return Table(value, place)
