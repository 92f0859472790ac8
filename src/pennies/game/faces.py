"""
Which card lies where: the bookkeeping of faces under the engine's ranks.

`Faces` follows the engine's trace card by card. Where a rank moves and nobody said which face, the first in canonical
order does.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from pennies.engine.moves import (
    ASIDE,
    CANASTAS,
    FOOT,
    HAND,
    MELD,
    PILE,
    RED_THREES,
    SLOTS_OF_A_TEAM,
    STOCK,
    move_rank,
    move_source,
    move_target,
)
from pennies.engine.ranks import BLACK_THREE, SLOTS
from pennies.game.cards import UNKNOWN, in_order, rank_of, wilds_last


class Faces:
    """
    Every face of a deal, by place (`pennies.engine.moves`), in the order in which it came there.

    `known` holds, for each seat, faces that everybody has seen going to its hand and not seen since (INFO-1).
    """

    def __init__(self, pack: Iterable[str], players: int) -> None:
        self.places: dict[int, list[str]] = {STOCK: list(reversed(list(pack)))}
        self.known: list[Counter[str]] = [Counter() for _ in range(players)]

    def copy(self) -> "Faces":
        """
        Copy everything that moves change.
        """
        twin = Faces((), 0)
        twin.places = {place: cards.copy() for place, cards in self.places.items()}
        twin.known = [cards.copy() for cards in self.known]
        return twin

    def at(self, place: int) -> list[str]:
        return self.places.get(place, [])

    def hand(self, seat: int) -> list[str]:
        return in_order(self.at(HAND + seat))

    def foot(self, seat: int) -> list[str]:
        return in_order(self.at(FOOT + seat))

    def pile(self) -> list[str]:
        """
        List the pile, the top card last.
        """
        return list(self.at(PILE))

    def aside(self) -> list[str]:
        return list(self.at(ASIDE))

    def stock(self) -> list[str]:
        """
        List the stock, the next card to be drawn first.
        """
        return list(reversed(self.at(STOCK)))

    def red_threes(self, team: int) -> list[str]:
        return in_order(self.at(RED_THREES + team))

    def open_melds(self, team: int) -> dict[int, list[str]]:
        """
        List a team's open melds by slot, wilds last.
        """
        first = int(MELD + team * SLOTS_OF_A_TEAM)
        places = self.places
        return {slot: wilds_last(cards) for slot in range(SLOTS) if (cards := places.get(first + slot))}

    def canastas(self, team: int, meld_max: int) -> list[tuple[int, list[str]]]:
        """
        List a team's canastas with their slots, wilds last.
        """
        first, places = int(CANASTAS + team * SLOTS_OF_A_TEAM), self.places
        return [
            (slot, wilds_last(cards[start : start + meld_max]))
            for slot in range(BLACK_THREE)
            if (cards := places.get(first + slot))
            for start in range(0, len(cards), meld_max)
        ]

    def lacking(self, seat: int, named: Iterable[str]) -> list[str]:
        """
        List the named faces that a hand does not hold; a card of unknown suit may be any of its rank.
        """
        hand = Counter(self.at(HAND + seat))
        lacking = []
        for face in named:
            held = face if hand[face] else UNKNOWN[rank_of(face)]
            if hand[held] == 0:
                lacking.append(face)
            hand[held] -= 1
        return lacking

    def follow(self, trace: Sequence[int], named: Iterable[str] = ()) -> list[tuple[str, int, int]]:
        """
        Move faces as the trace says.

        Args:
            trace: what `pennies.engine.play` wrote.
            named: the faces that the player named, in the order of the action.

        Returns:
            Each move as the face, where from and where to.
        """
        wanted = list(named)
        moved = []
        for code in trace:
            source, target = move_source(code), move_target(code)
            face = self._pick(source, move_rank(code), wanted)
            self.places.setdefault(target, []).append(face)
            self._remember(face, source, target)
            moved.append((face, int(source), int(target)))
        return moved

    def _pick(self, source: int, rank: int, wanted: list[str]) -> str:
        """
        Take the face that moves out of its place.
        """
        cards = self.places[source]
        if source == STOCK or (source == PILE and rank_of(cards[-1]) == rank):
            return cards.pop()
        if HAND <= source < FOOT:
            for face in wanted:
                if rank_of(face) == rank:
                    wanted.remove(face)
                    cards.remove(face if face in cards else UNKNOWN[rank])
                    return face
        face = in_order(card for card in cards if rank_of(card) == rank)[0]
        cards.remove(face)
        return face

    def _remember(self, face: str, source: int, target: int) -> None:
        """
        Keep account of what everybody has seen going to a hand.

        See: INFO-1.
        """
        if source == ASIDE and HAND <= target < FOOT:
            self.known[target - HAND][face] += 1
        elif HAND <= source < FOOT and self.known[source - HAND][face] > 0:
            self.known[source - HAND][face] -= 1
