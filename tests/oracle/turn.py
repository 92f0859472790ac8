"""
What a turn can still come to, by trying every lay that is left (TURN-2): the slow reference of the whole question.

Nothing here is thought out in advance. From a `Turn` every smallest lay is tried, and from there every smallest lay
again; only turns that were met before, and two sums that anybody sees at once, are not tried again.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tests.oracle.cards import BLACK_THREE, NATURALS, SEVEN, WILD, WILDS, Rules, without, worth, written

STAY: Final = "stay"
"""The turn ends and the deal goes on, or ends by SEVEN-3."""

OUT: Final = "out"
"""The player goes out."""

MET: Final = "met"
"""The minimum is met, whatever becomes of the turn."""

MOST_TURNS: Final = 10_000


class TooManyTurnsError(Exception):
    """
    The cards in hand can be laid in more ways than this reference is willing to try.
    """


class Turn(NamedTuple):
    """
    What changes while a player lays.

    Attributes:
        hand: the cards in hand; neither the foot nor a pile that is set aside.
        melds: the team's open melds, place and cards, by place; also of black threes.
        canastas: the kinds of the team's canastas, sorted.
        owed: what is missing to the team's minimum, or 0 when it is opened; see `begun`.
        begun: the team has laid something of an opening that is not met.
        due: the foot is due.
    """

    hand: str
    melds: tuple[tuple[str, str], ...]
    canastas: tuple[str, ...]
    owed: int
    opened: bool
    begun: bool
    due: bool

    def meld(self, place: str) -> str:
        for at, cards in self.melds:
            if at == place:
                return cards
        return ""

    def has_black_threes(self) -> bool:
        return self.meld(BLACK_THREE) != ""


def is_meld(rules: Rules, place: str, cards: str) -> bool:
    """
    Tell whether cards make a meld, open or closed (MELD-1 to MELD-4, BLACK3-1).
    """
    return rules["meld_min"] <= len(cards) <= rules["meld_max"] and fit_together(rules, place, cards)


def fit_together(rules: Rules, place: str, cards: str) -> bool:
    """
    Tell whether cards may lie in one meld, however many there are.
    """
    wilds = sum(cards.count(wild) for wild in WILDS)
    naturals = cards.count(place)
    if place == WILD:
        return bool(rules["wild_melds"]) and wilds == len(cards)
    if wilds + naturals != len(cards):
        return False
    if place == BLACK_THREE:
        return wilds == 0 and rules["black3_meld"] == "going_out"
    if wilds == 0:
        return True
    if place == SEVEN and rules["sevens_wilds"] == "none":
        return False
    return wilds_fit(rules, naturals, wilds)


def wilds_fit(rules: Rules, naturals: int, wilds: int) -> bool:
    """
    Tell whether there are not too many wild cards for the naturals of a meld (MELD-2).
    """
    return (
        wilds <= rules["wilds_max"]
        and naturals >= rules["naturals_min"]
        and (rules["wild_limit"] == "max" or wilds <= naturals)
    )


def kind_of(place: str, cards: str) -> str:
    """
    Name the kind of a canasta (MELD-5).
    """
    if place == SEVEN:
        return "sevens"
    if place == WILD:
        return "wild"
    return "mixed" if any(wild in cards for wild in WILDS) else "natural"


@dataclass
class Turns:
    """
    The turns that one player may still come to, with what does not change meanwhile.

    Attributes:
        foot_down: the player's foot is not picked up.
        other_sevens: every other team has a canasta of sevens.
        waiting: the cards of the pile that is set aside, red threes left out.
        hurried: do not try what anybody sees to be hopeless (`is_hopeless`); the answers are the same.
    """

    rules: Rules
    foot_down: bool
    other_sevens: bool
    waiting: str = ""
    hurried: bool = True
    known: dict[tuple[str, Turn], bool] = field(default_factory=dict)

    def sevens_locked(self, turn: Turn) -> bool:
        """
        Tell whether no seven may be discarded (SEVEN-1).
        """
        own = "sevens" in turn.canastas
        lock = self.rules["seven_lock"]
        return bool({"both": not (own and self.other_sevens), "own": not own, "never": True, "none": False}[lock])

    def only_locked_sevens(self, turn: Turn) -> bool:
        return turn.hand != "" and set(turn.hand) == {SEVEN} and self.sevens_locked(turn)

    def has_kinds(self, turn: Turn) -> bool:
        """
        Tell whether the team has the canastas that going out needs (OUT-1).
        """
        return not self.missing_kinds(turn)

    def missing_kinds(self, turn: Turn) -> set[str]:
        has = {kind: turn.canastas.count(kind) for kind in ("natural", "mixed", "wild", "sevens")}
        if self.rules["sevens_as_natural"]:
            has["natural"] += has["sevens"]
        return {kind for kind, needed in self.rules["out_needs"].items() if has[kind] < needed}

    def foot_comes(self, turn: Turn) -> bool:
        """
        Tell whether playing off the hand brings the foot, and so is not going out (FOOT-1, FOOT-3).
        """
        return turn.due or (self.foot_down and self.rules["foot_trigger"] == "empty_hand")

    def may_discard_last(self, turn: Turn, card: str) -> bool:
        """
        Tell whether the cards, and nothing but the cards, allow to go out by discarding this last card.
        """
        seven_stands_against = card == SEVEN and (self.sevens_locked(turn) or not self.rules["seven_last"])
        return not self.foot_down and not seven_stands_against and self.has_kinds(turn)

    def ends(self, turn: Turn, end: str) -> bool:
        """
        Tell whether the turn can end in this way without another lay.
        """
        if end == MET:
            return not turn.begun
        if turn.begun:
            return False
        if end == OUT:
            if self.waiting:
                return False
            if turn.hand == "":
                return not self.foot_down and self.rules["final_discard"] == "optional" and self.has_kinds(turn)
            return len(turn.hand) == 1 and self.may_discard_last(turn, turn.hand)
        if turn.has_black_threes():
            return False
        if self.foot_comes(turn) or self.only_locked_sevens(turn):
            return True
        return len(turn.hand) > 1 and not (set(turn.hand) == {SEVEN} and self.sevens_locked(turn))

    def can_reach(self, turn: Turn, end: str, *, black_threes: bool = True) -> bool:
        """
        Tell whether the turn can end in this way after no, one or more lays.

        Raises:
            TooManyTurnsError: there are too many to try them all.
        """
        if self.ends(turn, end):
            return True
        if self.hurried and self.is_hopeless(turn, end):
            return False
        asked = (f"{end}{black_threes}", turn)
        if asked not in self.known:
            if len(self.known) >= MOST_TURNS:
                raise TooManyTurnsError
            self.known[asked] = False
            self.known[asked] = any(
                self.can_reach(after, end, black_threes=black_threes)
                for place, _, after in self.smallest_lays(turn)
                if place != BLACK_THREE or (black_threes and end != STAY)
            )
        return self.known[asked]

    def is_hopeless(self, turn: Turn, end: str) -> bool:
        """
        See at a glance that there is no need to try: what anybody would see, and only that.
        """
        stranded = "".join(card * turn.hand.count(card) for card in set(turn.hand) if self.is_stranded(turn, card))
        if turn.begun and turn.owed > worth(self.rules, turn.hand) - worth(self.rules, stranded):
            return True
        return end == OUT and (self.foot_down or self.waiting != "" or len(stranded) > 1 or self.lacks_a_kind(turn))

    def is_stranded(self, turn: Turn, card: str) -> bool:
        """
        Tell whether a card in hand lies nowhere and is too lonely to start a meld.
        """
        wilds = 0 if card == BLACK_THREE else sum(turn.hand.count(wild) for wild in WILDS)
        return card not in WILDS and not turn.meld(card) and turn.hand.count(card) + wilds < self.rules["meld_min"]

    def lacks_a_kind(self, turn: Turn) -> bool:
        """
        Tell whether a kind that going out needs is not there, and no place has cards enough for a canasta of it.
        """
        missing = self.missing_kinds(turn)
        if not missing:
            return False
        wilds = "".join(card for card in turn.hand if card in WILDS)
        closing = set()
        for place in (*NATURALS, WILD):
            for meld in {turn.meld(place), ""}:
                naturals = meld + place * turn.hand.count(place)
                if len(naturals) >= self.rules["meld_max"]:
                    closing |= {kind_of(place, naturals), "mixed"}
                if len(naturals + wilds) >= self.rules["meld_max"]:
                    closing.add(kind_of(place, naturals + wilds))
        if self.rules["sevens_as_natural"] and "sevens" in closing:
            closing.add("natural")
        return not missing <= closing

    def smallest_lays(self, turn: Turn) -> Iterator[tuple[str, str, Turn]]:
        """
        List place, cards and turn after it, of each smallest lay: three cards to start a meld, one to add.

        Only the cards are looked at, not whether the turn could end.
        """
        for place in (*NATURALS, WILD, BLACK_THREE):
            for cards in smallest(turn, place):
                if is_meld(self.rules, place, turn.meld(place) + cards):
                    yield place, cards, self.laid(turn._replace(hand=without(turn.hand, cards)), place, cards)

    def laid(self, turn: Turn, place: str, cards: str) -> Turn:
        """
        Put cards, which left the hand or the pile, on a meld.
        """
        meld = written(turn.meld(place) + cards)
        melds = {at: other for at, other in turn.melds if at != place}
        canastas, due = turn.canastas, turn.due
        if len(meld) == self.rules["meld_max"] and place != BLACK_THREE:
            canastas = tuple(sorted([*canastas, kind_of(place, meld)]))
            due = due or (self.foot_down and self.rules["foot_trigger"] == "canasta")
        else:
            melds[place] = meld
        owed = 0 if turn.opened else max(0, turn.owed - worth(self.rules, cards))
        return Turn(turn.hand, tuple(sorted(melds.items())), canastas, owed, owed == 0, owed > 0, due)


def smallest(turn: Turn, place: str) -> Iterator[str]:
    """
    List the cards in hand that may be meant by a smallest lay at a place.
    """
    wilds = "" if place == BLACK_THREE else WILDS
    if turn.meld(place):
        yield from (card for card in place + wilds if card in turn.hand)
        return
    own = turn.hand.count(place)
    if own or place == WILD:
        jokers, twos = (turn.hand.count(wild) if wilds else 0 for wild in WILDS)
        for naturals in range(min(own, 3) + 1) if own else (0,):
            for with_jokers in range(min(jokers, 3 - naturals) + 1):
                with_twos = 3 - naturals - with_jokers
                if with_twos <= twos:
                    yield place * naturals + "X" * with_jokers + "2" * with_twos
