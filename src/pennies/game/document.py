"""
Files of this project: which format a file has, and the reader that belongs to it.
"""

from pennies.game.cases import FORMAT as CASES
from pennies.game.cases import Case, read_cases
from pennies.game.record import FORMAT as RECORD
from pennies.game.record import WrittenRecord, read_record
from pennies.game.tables import shown
from pennies.profiles.errors import InputError
from pennies.profiles.toml import load_toml

FORMATS = (CASES, RECORD)


def read_document(data: bytes) -> list[Case] | WrittenRecord:
    """
    Read the bytes of a file of cases or of a record.

    Raises:
        InputError: it is neither, or cannot be read.
    """
    values = load_toml(data)
    first = next(iter(values), "")
    if first != "format":
        raise InputError("format-missing", "", found=shown(first), expected=" / ".join(FORMATS))
    found = values["format"]
    if found == CASES:
        return read_cases(values)
    if found == RECORD:
        return read_record(values)
    raise InputError("format-unknown", "format", found=shown(found), expected=" / ".join(FORMATS))
