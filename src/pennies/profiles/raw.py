"""
Take values strictly as TOML gives them, or name what was found in their place.

Which values a field may have is decided by its kind, in `pennies.profiles.kinds`.
"""

import difflib
from collections.abc import Iterable, Mapping
from typing import Final

from pennies.profiles.errors import Fact, ProfileError

_SHOWN: Final = 80


def read_integer(raw: object, place: str, low: int, high: int) -> int:
    """
    Take an integer of a range; a boolean is none.
    """
    if isinstance(raw, bool) or not isinstance(raw, int):
        raise wrong_type(raw, place, "integer")
    if not low <= raw <= high:
        raise ProfileError("profile-out-of-range", place, found=shown_number(raw), low=low, high=high)
    return raw


def read_text(raw: object, place: str) -> str:
    if not isinstance(raw, str):
        raise wrong_type(raw, place, "text")
    return raw


def read_list(raw: object, place: str, most: int) -> list[object] | tuple[object, ...]:
    if not isinstance(raw, (list, tuple)):
        raise wrong_type(raw, place, "list")
    if len(raw) > most:
        raise ProfileError("profile-too-long", place, found=len(raw), most=most)
    return raw


def read_table(raw: object, place: str) -> Mapping[str, object]:
    """
    Take a table whose keys are texts.
    """
    if not isinstance(raw, Mapping):
        raise wrong_type(raw, place, "table")
    for key in raw:
        if not isinstance(key, str):
            raise wrong_type(key, place, "text")
    return raw


def wrong_type(raw: object, place: str, expected: str) -> ProfileError:
    return ProfileError("profile-wrong-type", place, expected=expected, found=type_word(raw))


def type_word(raw: object) -> str:
    """
    Name the TOML type of a value: boolean, integer, float, text, list, table or, whatever else it is, date.
    """
    if isinstance(raw, bool):
        return "boolean"
    words = ((int, "integer"), (float, "float"), (str, "text"), ((list, tuple), "list"), (Mapping, "table"))
    return next((word for kind, word in words if isinstance(raw, kind)), "date")


def shown(found: str) -> str:
    """
    Give a text that was found in a form fit for a message, however long it is in the file.
    """
    return found if len(found) <= _SHOWN else found[: _SHOWN - 1] + "…"


def shown_number(found: int) -> Fact:
    """
    Give a number that was found; one of thousands of digits, which Python would not print, by its size only.
    """
    if found.bit_length() <= 64:
        return found
    return "> 2^64" if found > 0 else "< -2^64"


def nearest(found: str, known: Iterable[str]) -> str:
    """
    Name the known word that was likely meant, or nothing.
    """
    if len(found) > _SHOWN:
        return ""
    return next(iter(difflib.get_close_matches(found.lower(), list(known), 1)), "")
