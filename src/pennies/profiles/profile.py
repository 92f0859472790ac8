"""
`Profile`: a complete, checked set of values, each with the source that it was taken from.

A profile is made by `pennies.profiles.loading` and never changed. What two profiles differ in, the hash that records
and ratings name, and the table that stands in a record are made from its values here.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from pennies.engine.rules import Rules
from pennies.profiles.fields import FIELDS, engine_rules, plain
from pennies.profiles.kinds import Value


class Difference(NamedTuple):
    """
    A field in which two profiles differ, with the value of each.
    """

    field: str
    mine: Value
    theirs: Value


@dataclass(frozen=True, eq=False)
class Profile:
    """
    One set of rules to play by. Compare two of them by `hash` or `differences`.

    >>> from pennies.profiles import load
    >>> bicycle = load("bicycle")
    >>> bicycle.values["teams"], bicycle.sources["teams"], bicycle.extends
    (3, 'B', ('standard',))

    Attributes:
        name: what it is called: a shipped name, the name in its file, the file's own, or "house".
        source: whose rules they are: letters of docs/RULES.md, Sources, or "house".
        about: a few sentences for players; may be empty.
        extends: the profiles that it stands on, the nearest first.
        ground: the shipped profile that records describe it by; None for one that ships itself.
        values: the value of every field, in the order of `FIELDS`.
        sources: for every field the tag of the profile that the value came from.
    """

    name: str
    source: str
    about: str
    extends: tuple[str, ...]
    ground: "Profile | None"
    values: Mapping[str, Value]
    sources: Mapping[str, str]

    @cached_property
    def canonical(self) -> str:
        """
        Write the values, and nothing else, in the one way that is hashed.

        JSON without blanks, in ASCII, the keys of all tables sorted; a kind of canasta that is not needed is left out.
        """
        values = {field: plain(field, value) for field, value in self.values.items()}
        return json.dumps(values, sort_keys=True, separators=(",", ":"))

    @cached_property
    def hash(self) -> str:
        """
        Name the values: the SHA-256 of `canonical`, in 64 hexadecimal digits.

        The profile's name, its sources and the order in its file have no part in it.
        """
        return hashlib.sha256(self.canonical.encode("ascii")).hexdigest()

    @cached_property
    def _rules(self) -> Rules:
        return engine_rules(self.values)

    def rules(self) -> Rules:
        """
        Give the engine's flat value, made once and shared.
        """
        return self._rules

    def differences(self, other: "Profile") -> list[Difference]:
        """
        List the fields in which the profiles differ, in the order of `FIELDS`.
        """
        return [
            Difference(field, self.values[field], other.values[field])
            for field in FIELDS
            if self.values[field] != other.values[field]
        ]

    def table(self) -> str | dict[str, object]:
        """
        Give the shortest name or table that says the same in a record; `load` makes the same values of it.

        >>> from pennies.profiles import load
        >>> load({"extends": "uspc", "seven_lock": "own", "teams": 2}).table()
        {'extends': 'uspc', 'seven_lock': 'own'}
        """
        if self.ground is None:
            return self.name
        changed = {field: plain(field, mine) for field, mine, _ in self.differences(self.ground)}
        return {"extends": self.ground.name, **changed} if changed else self.ground.name

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """
        Travel between processes: read-only mappings and `Rules` do not pickle by themselves.
        """
        values = {field: plain(field, value) for field, value in self.values.items()}
        return _rebuild, (self.name, self.source, self.about, self.extends, self.ground, values, dict(self.sources))


def _rebuild(
    name: str,
    source: str,
    about: str,
    extends: tuple[str, ...],
    ground: Profile | None,
    raw: dict[str, object],
    sources: dict[str, str],
) -> Profile:
    values = {field: FIELDS[field].kind.read(raw[field], field) for field in FIELDS}
    return Profile(name, source, about, extends, ground, MappingProxyType(values), MappingProxyType(sources))
