"""
`Layer`: what one profile's own file or table says, before the profiles under it fill in the rest.

Reads keys strictly: each field by its kind, each source to a value. How layers are stacked is decided in
`pennies.profiles.loading`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pennies.profiles.errors import ProfileError
from pennies.profiles.fields import FIELDS
from pennies.profiles.kinds import Value
from pennies.profiles.raw import nearest, read_table, read_text, shown

FORMAT: Final = "pennies-profile/1"
HOUSE: Final = "house"
"""The source of rules that nobody has printed, and the name of a table that has none."""

HEADER: Final = ("format", "name", "extends", "source", "about", "sources", "meta")
"""The keys beside the fields; `meta` is kept out of everything."""

LONGEST_NAME: Final = 64
LONGEST_TEXT: Final = 4000


@dataclass(frozen=True)
class Layer:
    """
    One profile's own words; `extends` is None for a profile that stands alone.
    """

    name: str
    extends: str | None
    source: str
    about: str
    values: Mapping[str, Value]
    sources: Mapping[str, str]


def read_layer(raw: Mapping[str, object], name: str) -> Layer:
    """
    Read what a table says by itself.

    Args:
        raw: the table as TOML gives it.
        name: what to call it if it does not say.

    Raises:
        ProfileError: an unknown key, a value that does not fit its field, a source without a value.
    """
    table = read_table(raw, "")
    stated = read_text(table.get("format", FORMAT), "format")
    if stated != FORMAT:
        raise ProfileError("profile-format-unknown", "format", expected=FORMAT, found=shown(stated))
    for key in table:
        if key not in FIELDS and key not in HEADER:
            hint = nearest(key, (*FIELDS, *HEADER))
            raise ProfileError("profile-unknown-field", shown(key), found=shown(key), nearest=hint)
    source = _read_short(table.get("source", HOUSE), "source")
    values = {field: FIELDS[field].kind.read(table[field], field) for field in FIELDS if field in table}
    return Layer(
        name=_read_name(table.get("name", name)),
        extends=read_text(table["extends"], "extends") if "extends" in table else None,
        source=source,
        about=_read_short(table.get("about", ""), "about"),
        values=values,
        sources=_read_sources(table.get("sources", {}), values, source),
    )


def _read_sources(raw: object, values: Mapping[str, Value], source: str) -> dict[str, str]:
    """
    Give each value its tag: its own if there is one, else the source of the whole.
    """
    tags = read_table(raw, "sources")
    for field in tags:
        place = f"sources.{shown(field)}"
        if field not in FIELDS:
            raise ProfileError("profile-unknown-field", place, found=shown(field), nearest=nearest(field, FIELDS))
        if field not in values:
            raise ProfileError("profile-unused-source", place, found=field)
    return {field: _read_short(tags.get(field, source), f"sources.{field}") for field in values}


def _read_short(raw: object, place: str) -> str:
    text = read_text(raw, place)
    if len(text) > LONGEST_TEXT:
        raise ProfileError("profile-too-long", place, found=len(text), most=LONGEST_TEXT)
    return text


def _read_name(raw: object) -> str:
    name = read_text(raw, "name")
    if not name.isprintable() or not name.strip() or len(name) > LONGEST_NAME:
        raise ProfileError("profile-bad-name", "name", length=len(name), most=LONGEST_NAME)
    return name
