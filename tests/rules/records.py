"""
The shortest record there is, to be spoilt: a game of deals that end before anybody has acted.

One pack with one joker for two players: 13 cards to each hand, 13 to each foot, the joker turned up, no stock. Nobody
can take a joker, and nobody can draw.
"""

from typing import Any, Final

from pennies.game.cards import pack_faces
from pennies.game.record import RecordFault, read_record, replay
from pennies.profiles import load

PROFILE: Final[dict[str, Any]] = {
    "extends": "standard",
    "players": 2,
    "teams": 2,
    "packs": 1,
    "jokers_per_pack": 1,
    "foot": 13,
    "foot_trigger": "empty_hand",
    "seven_lock": "none",
    "red3_needs": "opened",
    "out_needs": {},
}
RESULT: Final = [-285, -405]
"""
By hand: each hand is 2 2 9 9 8 8 7 7 6 6 5 5 4 = 40 + 40 + 30 + 5 = 115. The foot of seat 0 is A A A A K K K K Q Q Q Q
J = 170. The foot of seat 1 is J J J T T T T 4 4 and two black threes = 90, and both red threes 200.
"""


def short_record() -> dict[str, Any]:
    """
    Make the values of a record of one deal.
    """
    return {"format": "pennies-record/1", "profile": PROFILE, "deals": [deal_values(1, [0, 0])]}


def deal_values(dealer: int, scores: list[int]) -> dict[str, Any]:
    return {"dealer": dealer, "scores": scores, "pack": " ".join(short_pack()), "actions": [], "result": RESULT}


def short_pack() -> list[str]:
    """
    List the 53 cards: 26 for the hands, 26 for the feet, the joker last.
    """
    faces = pack_faces(load(PROFILE).rules())
    low = [face for face in faces if face[0] in "2456789"][:26]
    high = [face for face in faces if face not in low and face[0] != "X"]
    return [*low, *high, "XS"]


def fault_of(values: dict[str, Any]) -> tuple[str, str]:
    """
    Replay a record; tell the place and the rule of its first fault, both empty if it holds.
    """
    fault: RecordFault | None = replay(read_record(values))[1]
    return (fault.place, fault.refusal.rule) if fault else ("", "")
