"""
Find a profile by name, file or table, stack it on those that it extends, and check the whole.

Only `load` and `from_file` open files of the player's. What comes from elsewhere, a record or a message, goes through
`from_record`, which knows shipped names and tables only.
"""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from pennies.profiles import files
from pennies.profiles.contradictions import check_contradictions
from pennies.profiles.errors import ProfileError
from pennies.profiles.fields import FIELDS
from pennies.profiles.layer import HOUSE, Layer, read_layer
from pennies.profiles.profile import Profile
from pennies.profiles.raw import nearest, shown, type_word

SHIPPED: Final = ("standard", "gamerules", "official", "manna", "uspc", "bicycle", "howstuffworks")
"""The profiles that ship with the package, as docs/RULES.md lists them."""

MOST_EXTENDED: Final = 8


def load(name_or_path_or_table: str | os.PathLike[str] | Mapping[str, object]) -> Profile:
    """
    Find a profile by whatever a person at this machine gives.

    Args:
        name_or_path_or_table: a shipped name; a path, or a text that has a slash or ends in `.toml`; a table as in a
            record.

    Raises:
        ProfileError: there is no such profile, it is malformed, or it contradicts itself.

    >>> load("standard").values["seven_lock"]
    'both'
    >>> load({"extends": "standard", "seven_lock": "own"}).sources["seven_lock"]
    'house'
    """
    if isinstance(name_or_path_or_table, os.PathLike):
        return from_file(name_or_path_or_table)
    if isinstance(name_or_path_or_table, str) and _is_path(name_or_path_or_table):
        return from_file(name_or_path_or_table)
    return from_record(name_or_path_or_table)


def from_record(name_or_table: str | Mapping[str, object]) -> Profile:
    """
    Find the profile of a record, a case or a message: a shipped name or a table. Opens no file of the player's.

    Raises:
        ProfileError: as `load`.
    """
    if isinstance(name_or_table, str):
        return shipped(name_or_table)
    if isinstance(name_or_table, Mapping):
        return from_table(name_or_table)
    raise ProfileError("profile-not-a-profile", found=type_word(name_or_table))


def shipped(name: str) -> Profile:
    """
    Give a profile that ships with the package; always the same object.

    Raises:
        ProfileError: none has this name.
    """
    return _shipped(_known(name))


def from_table(table: Mapping[str, object]) -> Profile:
    """
    Make a profile of a table as it stands in a record; it may extend a shipped profile only.

    Raises:
        ProfileError: as `load`.
    """
    own = _checked_name(read_layer(table, HOUSE))
    if own.extends is None:
        return _house([own])
    if _is_path(own.extends):
        raise ProfileError("profile-extends-file", "extends", found=shown(own.extends))
    return _house([own, *_shipped_layers(_known(own.extends, "extends"))])


def from_file(path: str | os.PathLike[str]) -> Profile:
    """
    Read a profile from a player's file; it may extend a shipped profile, or another file named relative to it.

    Raises:
        ProfileError: as `load`; its `file` says which file is to be corrected.
    """
    try:
        return _house(_file_layers(Path(path), ()))
    except ProfileError as error:
        error.file = error.file or os.fspath(path)
        raise


def _is_path(text: str) -> bool:
    return text.endswith(".toml") or "/" in text or os.sep in text


def _known(name: str, place: str = "") -> str:
    if name not in SHIPPED:
        known, hint = ", ".join(SHIPPED), nearest(name, SHIPPED)
        raise ProfileError("profile-unknown", place, found=shown(name), known=known, nearest=hint)
    return name


def _checked_name(layer: Layer) -> Layer:
    """
    Keep the shipped names for the shipped profiles: ratings and results are told apart by them.
    """
    if layer.name in SHIPPED:
        raise ProfileError("profile-name-taken", "name", found=layer.name)
    return layer


@cache
def _shipped(name: str) -> Profile:
    return _stack(_shipped_layers(name))


def _shipped_layers(name: str) -> list[Layer]:
    layer = read_layer(files.read_shipped(name), name)
    return [layer] if layer.extends is None else [layer, *_shipped_layers(layer.extends)]


def _file_layers(path: Path, above: tuple[Path, ...]) -> list[Layer]:
    """
    Read a file and all that it stands on, the file first; `above` holds the files that extend it.
    """
    try:
        place = _resolved(path)
        if place in above:
            chain = " → ".join(step.name for step in (*above, place))
            raise ProfileError("profile-extends-cycle", "extends", chain=chain)
        if len(above) > MOST_EXTENDED:
            raise ProfileError("profile-extends-depth", "extends", most=MOST_EXTENDED)
        own = _checked_name(read_layer(files.read_file(place), _name_of(path)))
        if own.extends is None:
            return [own]
        if not _is_path(own.extends):
            return [own, *_shipped_layers(_known(own.extends, "extends"))]
        return [own, *_file_layers(place.parent / own.extends, (*above, place))]
    except ProfileError as error:
        error.file = error.file or str(path)
        raise


def _resolved(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError) as error:  # links in a circle, a zero byte
        raise ProfileError("file-unreadable", reason=str(error)) from error


def _name_of(path: Path) -> str:
    """
    Call a profile after its file; a copy of a shipped file, under the same file name, is the house's.
    """
    stem = "".join(letter for letter in path.stem if letter.isprintable())[:64].strip()
    return HOUSE if stem in SHIPPED or not stem else stem


def _house(layers: list[Layer]) -> Profile:
    """
    Stack a profile that does not ship; records write it as differences from the first shipped one under it.
    """
    ground = next((layer.name for layer in layers if layer.name in SHIPPED), SHIPPED[0])
    return _stack(layers, shipped(ground))


def _stack(layers: list[Layer], ground: Profile | None = None) -> Profile:
    """
    Lay each layer over those after it, and check that the whole is complete and makes a game.
    """
    values = {field: value for layer in reversed(layers) for field, value in layer.values.items()}
    sources = {field: source for layer in reversed(layers) for field, source in layer.sources.items()}
    missing = [field for field in FIELDS if field not in values]
    if missing:
        raise ProfileError("profile-missing-field", missing[0], found=missing[0], count=len(missing))
    check_contradictions(values)
    own = layers[0]
    return Profile(
        name=own.name,
        source=own.source,
        about=own.about,
        extends=tuple(layer.name for layer in layers[1:]),
        ground=ground,
        values=MappingProxyType({field: values[field] for field in FIELDS}),
        sources=MappingProxyType({field: sources[field] for field in FIELDS}),
    )
