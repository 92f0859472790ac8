"""
By what factor each trait makes a card likelier in a hand.

Made by `scripts/fit_beliefs.py`; in parts of 1 (`beliefs.PARTS`).
"""

from typing import Final

from mypy_extensions import i64

from pennies.vecs import vec

BELIEFS: Final = vec[i64]([
    # its team's melds, for each kind of rank
    200, 297, 164, 131, 188,
    233, 324, 169, 125, 210,
    285, 341, 202, 108, 232,
    189, 202, 256, 256, 256,
    239, 321, 163, 114, 216,
    265, 327, 180, 128, 225,
    262, 323, 173, 129, 227,
    # the others' melds, for each kind of rank
    241, 275, 268,
    243, 279, 257,
    235, 304, 258,
    251, 256, 256,
    236, 290, 254,
    239, 294, 253,
    240, 294, 244,
    # discarded, before the opening and after
    261, 144, 133, 220,
    261, 200, 183, 208,
    # let pass, before the opening and after
    257, 239, 255, 318,
    258, 221, 244, 251,
    # known to hold more
    256, 262, 300,
    # hidden cards, for each kind of rank, before the foot and after
    130, 177, 228, 267,
    150, 206, 225, 253,
    294, 303, 273, 241,
    160, 172, 179, 295,
    245, 233, 234, 265,
    274, 265, 262, 255,
    286, 261, 263, 256,
    200, 204, 258, 271,
    224, 238, 270, 277,
    284, 254, 233, 238,
    267, 298, 303, 330,
    235, 266, 264, 263,
    249, 253, 255, 252,
    273, 265, 257, 255,
])  # fmt: skip
