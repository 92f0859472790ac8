"""
The weights of the policy: one table of names and values, in points unless said otherwise.

A player of rules of thumb is a vector of them. The constants are places in the vector.
"""

from typing import Final

from mypy_extensions import i64

from pennies.vecs import vec

W_DRAWN_CARD: Final[i64] = 0
W_PILE_CARD: Final[i64] = 1
W_PILE_FITS: Final[i64] = 2
W_PILE_TRIO: Final[i64] = 3
W_PILE_PAIR: Final[i64] = 4
W_PILE_WILD: Final[i64] = 5
W_PILE_SEVEN: Final[i64] = 6
W_PILE_LATE: Final[i64] = 7
W_TAKE: Final[i64] = 8
W_TAKE_PAIR: Final[i64] = 9
W_TAKE_OPENING: Final[i64] = 10
W_CARD_VALUE: Final[i64] = 11
W_CARD_LAID: Final[i64] = 12
W_CARD_THERE: Final[i64] = 13
W_START: Final[i64] = 14
W_START_MIXED: Final[i64] = 15
W_CANASTA: Final[i64] = 16
W_LACKED_KIND: Final[i64] = 17
W_FOOT: Final[i64] = 18
W_FOOT_TURN: Final[i64] = 19
W_FOOT_LAST: Final[i64] = 20
W_EMPTYING: Final[i64] = 21
W_WILD: Final[i64] = 22
W_WILD_SPARE: Final[i64] = 23
W_WILD_GATHERED: Final[i64] = 24
W_WILD_MELD: Final[i64] = 25
W_SPOILED: Final[i64] = 26
W_PARTNER_FOOT: Final[i64] = 27
W_THIN_HAND: Final[i64] = 28
W_PAIR_LEFT: Final[i64] = 29
W_OPEN: Final[i64] = 30
W_OPEN_TURN: Final[i64] = 31
W_OPEN_WILD: Final[i64] = 32
W_KEEP_PAIR: Final[i64] = 33
W_KEEP_TRIO: Final[i64] = 34
W_KEEP_FITTING: Final[i64] = 35
W_KEEP_SEVEN: Final[i64] = 36
W_KEEP_BLACK: Final[i64] = 37
W_BLACK_PILE: Final[i64] = 38
W_KEEP_VALUE: Final[i64] = 39
W_KEEP_VALUE_UNOPENED: Final[i64] = 40
W_KEEP_VALUE_LATE: Final[i64] = 41
W_FED_CARD: Final[i64] = 42
W_FED: Final[i64] = 43
W_FED_UNOPENED: Final[i64] = 44
W_FED_PASSED: Final[i64] = 45
W_FREEZE: Final[i64] = 46
W_LEAVE: Final[i64] = 47
W_LEAVE_OWN_CARD: Final[i64] = 48
W_LEAVE_OTHER_CARD: Final[i64] = 49
W_LEAVE_OWN_FOOT: Final[i64] = 50
W_LEAVE_OTHER_FOOT: Final[i64] = 51
W_LEAVE_STOCK: Final[i64] = 52
W_MEMORY: Final[i64] = 53

TABLE: Final = (
    ("drawn_card", 20, "a card from the stock"),
    ("pile_card", 8, "any card of the pile below the top one"),
    ("pile_fits", 45, "one that goes on an open meld"),
    ("pile_trio", 30, "one that makes three or more with the hand"),
    ("pile_pair", 12, "one that makes a pair with the hand"),
    ("pile_wild", 150, "a wild card of the pile"),
    ("pile_seven", 20, "a seven besides"),
    ("pile_late", -15, "a card that goes with nothing, when this may be the last turn"),
    ("take", 30, "the top card laid, and the pile denied to the others"),
    ("take_pair", -10, "a pair laid for it"),
    ("take_opening", 0, "opening by it"),
    ("card_value", 150, "a card laid: per cent of its value"),
    ("card_laid", 10, "a card laid"),
    ("card_there", 6, "each card that then lies in its meld"),
    ("start", 20, "a meld begun"),
    ("start_mixed", -30, "a meld begun with wild cards"),
    ("canasta", 100, "a canasta: per cent of its bonus"),
    ("lacked_kind", 150, "the first canasta of a kind that going out needs"),
    ("foot", 400, "earning the foot"),
    ("foot_turn", 20, "the same, for each turn that is left"),
    ("foot_last", 60, "earning the foot with no turn left"),
    ("emptying", 25, "a card laid, where the foot comes to an empty hand"),
    ("wild", 220, "a wild card kept, while the team has no wild canasta"),
    ("wild_spare", 140, "a wild card kept, when it has one"),
    ("wild_gathered", 0, "the same, for each wild in hand and in the open wild meld"),
    ("wild_meld", 270, "each wild card laid as a wild meld"),
    ("spoiled", -50, "each natural of a meld that a first wild card is laid to"),
    ("partner_foot", -1200, "a canasta completed that would have brought a partner the foot"),
    ("thin_hand", -15, "each card that a hand without a foot to come has less than five"),
    ("pair_left", -10, "the last pair of a rank laid where it could take a frozen pile"),
    ("open", 60, "opening now"),
    ("open_turn", 30, "the same, for each turn that has passed"),
    ("open_wild", 0, "each wild card that opening takes"),
    ("keep_pair", 14, "a card of a pair in hand"),
    ("keep_trio", 35, "a card of three or more in hand"),
    ("keep_fitting", 40, "a card that goes on an open meld"),
    ("keep_seven", 30, "a seven, while the team has no canasta of them"),
    ("keep_black", 16, "a black three"),
    ("black_pile", -2, "the same, for each card of the pile"),
    ("keep_value", -25, "a card kept: per cent of its value"),
    ("keep_value_unopened", 50, "the same, before opening"),
    ("keep_value_late", -100, "the same, when this may be the last turn"),
    ("fed_card", 20, "each card of a pile that the next player takes"),
    ("fed", 5, "besides"),
    ("fed_unopened", 40, "per cent: how often a team that has not opened takes with a pair that it holds"),
    ("fed_passed", 50, "per cent: how much less likely a rank is held that the next player let pass or discarded"),
    ("freeze", 6, "freezing, for each card of the pile and open meld that the next player has more than the own team"),
    ("leave", 0, "going out"),
    ("leave_own_card", -8, "a card in partners' hands then"),
    ("leave_other_card", 9, "a card in the others' hands then"),
    ("leave_own_foot", -150, "a foot of the own team's"),
    ("leave_other_foot", 150, "a foot of the others'"),
    ("leave_stock", 0, "a card left in the stock"),
    ("memory", 1, "1 if cards seen are remembered, 0 if not"),
)
"""Name, value of the club player, and what it is the worth of."""


def club() -> "vec[i64]":
    """
    Make the vector of the club player.
    """
    values: list[i64] = []
    value: i64
    for _, value, _ in TABLE:
        values.append(value)
    return vec[i64](values)


def with_changes(base: "vec[i64]", changes: dict[str, int]) -> "vec[i64]":
    """
    Copy a vector with some weights changed by name.

    Raises:
        ValueError: there is no such weight.
    """
    names = [name for name, _, _ in TABLE]
    weights = base[:]
    for name, value in changes.items():
        weights[names.index(name)] = value
    return weights


def strong() -> "vec[i64]":
    """
    Make the vector that was tuned by `scripts/tune.py`.
    """
    return with_changes(club(), STRONG)


def novice() -> "vec[i64]":
    """
    Make the vector of a player who understands less.
    """
    return with_changes(club(), NOVICE)


NOVICE: Final[dict[str, int]] = {
    "memory": 0,
    "fed": 0,
    "fed_card": 8,
    "keep_black": 0,
    "freeze": 0,
    "open": 20,
    "spoiled": 0,
    "partner_foot": -60,
    "wild": 60,
    "wild_spare": 40,
    "pile_pair": 0,
}
"""What a novice understands less of: no cards counted, wilds spent freely, little thought for others."""

STRONG: Final[dict[str, int]] = {
    "pile_card": 9, "pile_fits": 57, "pile_trio": 39, "pile_pair": 6, "pile_wild": -12, "pile_seven": 10,
    "pile_late": -2, "take": 3, "take_pair": -9, "take_opening": 19, "card_value": 32, "card_laid": 17,
    "card_there": 10, "start": 31, "start_mixed": 11, "canasta": 70, "lacked_kind": 40, "foot": 845, "foot_turn": 7,
    "foot_last": 85, "emptying": 28, "wild": 323, "wild_spare": 202, "wild_gathered": -14, "wild_meld": 272,
    "spoiled": -33, "thin_hand": -32, "pair_left": -17, "open": 121, "open_turn": 19,
    "open_wild": 2, "keep_pair": 12, "keep_trio": 17, "keep_fitting": 27, "keep_seven": 13, "keep_black": -6,
    "keep_value_unopened": 20, "keep_value_late": -156, "fed_card": 29, "fed": 4, "fed_unopened": 41,
    "fed_passed": 42, "freeze": 8, "leave": 13, "leave_own_card": -10, "leave_other_card": 16, "leave_own_foot": -134,
    "leave_other_foot": 73, "leave_stock": 4,
}  # fmt: skip
"""What tuning changed of the club player."""

STYLES: Final[dict[str, dict[str, int]]] = {
    "hunter": {"take": 22, "keep_pair": 30, "pair_left": -40},
    "sevens": {"keep_seven": 90, "pile_seven": 60, "lacked_kind": 300},
    "sprinter": {"foot": 400, "leave": 300, "thin_hand": 0},
    "blocker": {"keep_black": 30, "black_pile": -6, "fed_card": 35, "freeze": 12},
}
"""Ways to play, as changes to a level's weights."""
