"""
Secrets and public names: how they are drawn, hashed and compared.
"""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from pennies.game.shuffle import SEED_BYTES
from pennies.server.sharing import Share

DEVICE_S: Final = 600.0
"""So long does a code for another device hold."""

_TOKEN_BYTES: Final = 24
_NAME_BYTES: Final = 5
_PERSON_BYTES: Final = 6
_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What codes are made of: nothing that can be taken for something else."""

_CODE_LETTERS: Final = 9
_DEVICE_LETTERS: Final = 16


def new_name() -> str:
    """
    Draw a table's public name: no secret, but not to be guessed by counting.
    """
    return secrets.token_hex(_NAME_BYTES)


def new_person() -> str:
    """
    Draw the public id of a person.
    """
    return secrets.token_hex(_PERSON_BYTES)


def new_token() -> str:
    """
    Draw a secret of 192 bits.
    """
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def new_code() -> str:
    """
    Draw an invitation: 44 bits, few enough to read out, and too many to try while tries are counted.
    """
    return _code(_CODE_LETTERS)


def _code(letters: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(letters))


def read_code(text: str) -> str:
    """
    Read a code as people write it: in small letters, with blanks and dashes.
    """
    return "".join(letter for letter in text.upper() if letter.isalnum())


def hash_of(token: str) -> str:
    """
    Hash a secret. It has 192 random bits, so a plain hash is as good as a slow one.
    """
    return hashlib.sha256(token.encode()).hexdigest()


def person_of(token: str, tokens: Mapping[str, str]) -> str:
    """
    Find whose secret this is; empty if it is nobody's. Takes as long whoever it is.

    Args:
        tokens: persons by the hash of their secrets.
    """
    found, hashed = "", hash_of(token)
    for known, person in tokens.items():
        if hmac.compare_digest(known, hashed):
            found = person
    return found


@dataclass(frozen=True)
class _Device:
    table: str
    person: str
    expires: float


class DeviceCodes:
    """
    Codes by which another device of a person gets a secret of its own. They hold once, and are forgotten by a restart.
    """

    def __init__(self, clock: Callable[[], float] = time.time, share: Share | None = None) -> None:
        self._clock = clock
        self._share = share or Share()
        self._codes: dict[str, _Device] = {}

    def make(self, table: str, person: str) -> tuple[str, float]:
        """
        Make a code, which voids those before; the code, and until when it holds.
        """
        now = self._clock()
        self.forget(table, person)
        self._codes = {code: device for code, device in self._codes.items() if device.expires > now}
        code, expires = self._share.draw(lambda: _code(_DEVICE_LETTERS)), now + DEVICE_S
        self._codes[hash_of(code)] = _Device(table, person, expires)
        return code, expires

    def take(self, text: str) -> tuple[str, str] | None:
        """
        Use a code up; table and person, or None if it does not hold.
        """
        device = self._codes.pop(hash_of(read_code(text)), None)
        if device is None or device.expires <= self._clock():
            return None
        return device.table, device.person

    def forget(self, table: str, person: str) -> None:
        """
        Make all codes of a person void.
        """
        self._codes = {
            code: device for code, device in self._codes.items() if (device.table, device.person) != (table, person)
        }
