"""
Packs whose order says where each card goes, and games dealt from them.

The standard deal: 78 cards to the hands, one at a time; 66 to the feet, a foot at a time; the upcard; 71 to the stock.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from pennies.game.cards import pack_faces
from pennies.game.game import Game
from pennies.profiles import Profile, load

HANDS: Final = 6 * 13
FEET: Final = 6 * 11
UPCARD: Final = HANDS + FEET
RED_THREES: Final = ("3H", "3D")


def ordered_pack(places: Mapping[int, str] | None = None, profile: Profile | None = None) -> list[str]:
    """
    List the pack in canonical order with the red threes at its end, then bring some faces to some places.

    A face brought to a place changes places with the card there; it comes from the end of the pack.
    """
    faces = pack_faces((profile or load("standard")).rules())
    pack = [face for face in faces if face not in RED_THREES] + [face for face in faces if face in RED_THREES]
    settled: set[int] = set()
    for place, face in (places or {}).items():
        source = max(at for at, card in enumerate(pack) if card == face and at not in settled)
        pack[place], pack[source] = pack[source], pack[place]
        settled.add(place)
    return pack


def dealt(pack: Sequence[str], dealer: int = 5, profile: str | Profile = "standard") -> Game:
    """
    Start a game with a pack; nobody has points.
    """
    game = Game(load(profile) if isinstance(profile, str) else profile)
    game.start_deal(dealer, [0] * int(game.rules.teams), pack)
    return game


def hand_place(order: int, card: int) -> int:
    """
    Find the place in the pack of a player's card: players in order from the dealer's left, cards from 0.
    """
    return card * 6 + order
