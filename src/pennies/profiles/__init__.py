"""
Rule profiles: files and their sources, resolved and checked into the engine's `Rules`.

`load` finds a profile; what is wrong with one is a `ProfileError`. The fields are listed in `fields`, the values that
ship in `data/*.toml`, what is refused in docs/RULES.md.
"""

from pennies.profiles.errors import ProfileError
from pennies.profiles.fields import FIELDS, Field
from pennies.profiles.kinds import Value
from pennies.profiles.loading import SHIPPED, from_file, from_record, from_table, load, shipped
from pennies.profiles.profile import Difference, Profile

__all__ = [
    "FIELDS",
    "SHIPPED",
    "Difference",
    "Field",
    "Profile",
    "ProfileError",
    "Value",
    "from_file",
    "from_record",
    "from_table",
    "load",
    "shipped",
]
