"""
The verifiable shuffle: a commitment before the deal, the seed after it, and salts that the players mixed in.

Anybody can repeat it from docs/RULES.md, Notation; its test vectors stand there too.
"""

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pennies.engine.rules import Rules
from pennies.game.cards import pack_faces

SEED_BYTES: Final = 32
SALT_BYTES: Final = 16
_WORD_BYTES: Final = 4
_WORDS: Final = 2**32


@dataclass(frozen=True)
class Shuffle:
    """
    What one pack was shuffled with.

    Attributes:
        seed: 32 secret bytes, revealed after the deal.
        salts: 16 bytes of each seat, in seat order; zeros for a seat that gave none.
    """

    seed: bytes
    salts: tuple[bytes, ...]

    @property
    def commitment(self) -> str:
        """
        What is published before the deal: SHA-256 of the seed, in hexadecimal.
        """
        return hashlib.sha256(self.seed).hexdigest()

    def pack(self, rules: Rules) -> list[str]:
        """
        Shuffle the pack; the first face leaves it first.
        """
        key = hmac.new(self.seed, b"".join(self.salts), hashlib.sha256).digest()
        cards = pack_faces(rules)
        words = _words(key)
        for last in range(len(cards) - 1, 0, -1):
            other = _below(words, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


def no_salts(players: int) -> tuple[bytes, ...]:
    """
    Make the salts of seats that give none.
    """
    return (bytes(SALT_BYTES),) * players


def shuffle_from_text(text: str, deal: int, players: int) -> Shuffle:
    """
    Derive the shuffle of a game's deal (counted from 0) from a text, without salts.
    """
    return Shuffle(_digest(f"pennies/1 {text} {deal}"), no_salts(players))


def first_dealer(text: str, players: int) -> int:
    """
    Draw the first dealer of a game from its text.

    See: SEATS-2.
    """
    return _below(_words(_digest(f"pennies/1 {text} dealer")), players)


def game_text(text: str, game: int) -> str:
    """
    Derive the text of a game in a series: the first game's is the series' own.
    """
    return text if game == 0 else f"{text}/{game}"


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _words(key: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), _WORD_BYTES):
            yield int.from_bytes(block[start : start + _WORD_BYTES], "big")
        counter += 1


def _below(words: Iterator[int], limit: int) -> int:
    word = next(words)
    while word >= _WORDS - _WORDS % limit:
        word = next(words)
    return word % limit
