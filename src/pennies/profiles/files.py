"""
Read the bytes of a profile's file into a table, or say what is wrong with the file.

What the table says is none of this module's business, except for the format, which must be its first key.
"""

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final

from pennies.profiles.errors import ProfileError
from pennies.profiles.layer import FORMAT
from pennies.profiles.raw import shown
from pennies.profiles.toml import load_toml

MOST_BYTES: Final = 1_000_000


def read_file(path: Path) -> dict[str, Any]:
    """
    Read a player's own file.

    Raises:
        ProfileError: there is none, it is unreadable, too large or no TOML.
    """
    try:
        if not path.exists():
            raise ProfileError("file-missing", found=shown(str(path)))
        if not path.is_file():  # a pipe or a device might never end
            raise ProfileError("file-not-a-file")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        if isinstance(error, ProfileError):
            raise
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise ProfileError("file-unreadable", reason=reason) from error
    return parse(data)


def read_shipped(name: str) -> dict[str, Any]:
    """
    Read a profile that ships with the package.
    """
    return parse(resources.files("pennies.profiles").joinpath("data", f"{name}.toml").read_bytes())


def parse(data: bytes) -> dict[str, Any]:
    """
    Read TOML; if it names its format, that must be the first key.

    Raises:
        ProfileError: too many bytes, no UTF-8, no TOML, nested too deeply, or another format.
    """
    if len(data) > MOST_BYTES:
        raise ProfileError("file-too-large", most=MOST_BYTES // 1_000_000)
    table = load_toml(data, ProfileError)
    _check_format(table)
    return table


def _check_format(table: Mapping[str, object]) -> None:
    if "format" not in table:  # a few house rules need no ceremony
        return
    if next(iter(table)) != "format":
        raise ProfileError("profile-format-missing", "format", expected=FORMAT)
