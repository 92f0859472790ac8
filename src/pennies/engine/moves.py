"""
The trace: every single card that moves while an action is done, in order, as one number each.

`play.apply` writes it, red threes, replacements and feet included; `pennies.game` follows it with faces. A meld that
closes is traced as its cards' move from the meld to the canastas of its slot.
"""

from typing import Final

from mypy_extensions import i64

STOCK: Final[i64] = 0
PILE: Final[i64] = 1
ASIDE: Final[i64] = 2
HAND: Final[i64] = 16
"""`HAND + seat`."""
FOOT: Final[i64] = 32
"""`FOOT + seat`."""
RED_THREES: Final[i64] = 48
"""`RED_THREES + team`."""
MELD: Final[i64] = 64
"""`MELD + team * SLOTS_OF_A_TEAM + slot`."""
CANASTAS: Final[i64] = 128
"""`CANASTAS + team * SLOTS_OF_A_TEAM + slot`."""
SLOTS_OF_A_TEAM: Final[i64] = 16


def move(rank: i64, source: i64, target: i64) -> i64:
    """
    Code that one card of a rank goes from one place to another.
    """
    return rank | source << 8 | target << 16


def move_rank(code: i64) -> i64:
    return code & 255


def move_source(code: i64) -> i64:
    return code >> 8 & 255


def move_target(code: i64) -> i64:
    return code >> 16 & 255
