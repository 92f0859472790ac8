"""
The state of one deal: seats, teams, stock, pile, and whose turn it is.

Nothing here decides a rule except how a meld closes (MELD-5) and what a card is worth; `check` judges, `legal` lists,
`play` changes. Counts are vectors by rank (`ranks.RANKS` long).
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pennies.engine.ranks import BLACK_THREE, JOKER, RANKS, RED_THREE, SEVEN, TWO, WILD
from pennies.engine.rules import Rules
from pennies.engine.steps import MOST_STEPS
from pennies.vecs import append, vec

PHASE_DRAW: Final[i64] = 0
PHASE_LAY: Final[i64] = 1
PHASE_ANSWER: Final[i64] = 2
PHASE_OVER: Final[i64] = 3
PHASES: Final = ("draw", "lay", "answer", "over")

NOT_ASKED: Final[i64] = 0
GIVEN: Final[i64] = 1
REFUSED: Final[i64] = 2
PERMISSIONS: Final = ("none", "given", "refused")

NOT_ENDED: Final[i64] = 0
ENDED_OUT: Final[i64] = 1
ENDED_STOCK: Final[i64] = 2
ENDED_RED_THREE: Final[i64] = 3
ENDED_SEVENS: Final[i64] = 4
ENDED_RESIGNED: Final[i64] = 5
NATURAL_KIND: Final[i64] = 0
MIXED_KIND: Final[i64] = 1
WILD_KIND: Final[i64] = 2
SEVENS_KIND: Final[i64] = 3

ENDINGS: Final = ("", "out", "stock", "red-three", "sevens", "resigned")

NO_CARDS: Final = vec[i64]([0] * RANKS)
"""Nothing, counted; for what is replaced and never written to, as a foot that has been picked up."""


@final
@mypyc_attr(acyclic=True)
class Seat:
    """
    One player's cards: the hand, and the foot while it lies on the table.

    `foot_down`: the foot has not been picked up. `foot_due`: it has been earned (FOOT-1) and waits. Clones share the
    foot, which is replaced as a whole and not written to.
    """

    __slots__ = ("foot", "foot_down", "foot_due", "foot_size", "hand", "hand_size")

    def __init__(
        self, hand: vec[i64], hand_size: i64, foot: vec[i64], foot_size: i64, foot_down: bool, foot_due: bool
    ) -> None:
        self.hand = hand
        self.hand_size = hand_size
        self.foot = foot
        self.foot_size = foot_size
        self.foot_down = foot_down
        self.foot_due = foot_due

    def clone(self) -> "Seat":
        return Seat(self.hand[:], self.hand_size, self.foot, self.foot_size, self.foot_down, self.foot_due)

    def holds_only_sevens(self) -> bool:
        return self.hand_size > 0 and self.hand[SEVEN] == self.hand_size


@final
@mypyc_attr(acyclic=True)
class Team:
    """
    What lies before one team, and how far it is with its opening.

    An open meld is three counts in its slot (`naturals`, `jokers`, `twos`) and their sum in `size`. A canasta is one
    number (`canasta_code`) in `canastas`. `laid` counts towards `minimum` until `opened` (OPEN-2, OPEN-3). Clones share
    `canastas` and `closed`, which are replaced and not written to.
    """

    __slots__ = (
        "canastas", "closed", "jokers", "laid", "minimum", "mixed", "natural", "naturals", "opened", "red_threes",
        "sevens", "size", "twos", "wild",
    )  # fmt: skip

    def __init__(
        self,
        naturals: vec[i64],
        jokers: vec[i64],
        twos: vec[i64],
        size: vec[i64],
        canastas: vec[i64],
        closed: vec[i64],
        natural: i64,
        mixed: i64,
        wild: i64,
        sevens: i64,
        red_threes: i64,
        opened: bool,
        laid: i64,
        minimum: i64,
    ) -> None:
        self.naturals = naturals
        self.jokers = jokers
        self.twos = twos
        self.size = size
        self.canastas = canastas
        self.closed = closed
        self.natural = natural
        self.mixed = mixed
        self.wild = wild
        self.sevens = sevens
        self.red_threes = red_threes
        self.opened = opened
        self.laid = laid
        self.minimum = minimum

    def clone(self) -> "Team":
        return Team(
            self.naturals[:],
            self.jokers[:],
            self.twos[:],
            self.size[:],
            self.canastas,
            self.closed,
            self.natural,
            self.mixed,
            self.wild,
            self.sevens,
            self.red_threes,
            self.opened,
            self.laid,
            self.minimum,
        )

    def wilds(self, slot: i64) -> i64:
        """
        Count the wild cards of an open meld; jokers and twos are equal to each other.

        Rule: CARDS-3.
        """
        return self.jokers[slot] + self.twos[slot]

    def is_below_minimum(self) -> bool:
        """
        Tell whether the values of the cards laid do not open; no bonus counts and a canasta is no exemption.

        Rule: OPEN-2, OPEN-5.
        """
        return not self.opened and self.laid < self.minimum

    def is_opening(self) -> bool:
        """
        Tell whether the minimum is begun but not met: then only what leads to it may be laid, and nothing discarded.

        Rule: OPEN-3.
        """
        return self.is_below_minimum() and self.has_laid()

    def has_laid(self) -> bool:
        """
        Tell whether anything lies before the team, red threes apart.
        """
        slot: i64
        for slot in range(BLACK_THREE + 1):
            if self.size[slot] > 0:
                return True
        return len(self.canastas) > 0

    def add(self, slot: i64, naturals: i64, jokers: i64, twos: i64, meld_max: i64) -> bool:
        """
        Put cards on the open meld of a slot, or start it; tell whether that closed it.

        Rule: MELD-5, MELD-6.
        """
        self.naturals[slot] += naturals
        self.jokers[slot] += jokers
        self.twos[slot] += twos
        self.size[slot] += naturals + jokers + twos
        if self.size[slot] < meld_max or slot == BLACK_THREE:
            return False
        self.add_canasta(slot, self.naturals[slot], self.jokers[slot], self.twos[slot])
        self.naturals[slot] = 0
        self.jokers[slot] = 0
        self.twos[slot] = 0
        self.size[slot] = 0
        return True

    def add_canasta(self, slot: i64, naturals: i64, jokers: i64, twos: i64) -> None:
        """
        Put a canasta beside the open melds.

        See: MELD-5.
        """
        self.canastas = append(self.canastas[:], canasta_code(slot, naturals, jokers, twos))
        self._count_canasta(slot, jokers + twos, 1)

    def take_back(self, slot: i64, naturals: i64, jokers: i64, twos: i64, *, closed: bool) -> None:
        """
        Undo `add` with the same arguments and its answer; only the latest one.
        """
        if closed:
            last = len(self.canastas) - 1
            code = self.canastas[last]
            self.canastas = self.canastas[:last]
            self.naturals[slot] = canasta_naturals(code)
            self.jokers[slot] = canasta_jokers(code)
            self.twos[slot] = canasta_twos(code)
            self.size[slot] = self.naturals[slot] + self.wilds(slot)
            self._count_canasta(slot, self.wilds(slot), -1)
        self.naturals[slot] -= naturals
        self.jokers[slot] -= jokers
        self.twos[slot] -= twos
        self.size[slot] -= naturals + jokers + twos

    def _count_canasta(self, slot: i64, wilds: i64, change: i64) -> None:
        self.closed = self.closed[:]
        self.closed[slot] += change
        kind = canasta_kind(slot, wilds)
        if kind == SEVENS_KIND:
            self.sevens += change
        elif kind == WILD_KIND:
            self.wild += change
        elif kind == NATURAL_KIND:
            self.natural += change
        else:
            self.mixed += change


def canasta_kind(slot: i64, wilds: i64) -> i64:
    """
    Name the kind of a canasta by its slot and how many wild cards it holds: one of the kinds above.

    See: MELD-5.
    """
    if slot == SEVEN:
        return SEVENS_KIND
    if slot == WILD:
        return WILD_KIND
    return NATURAL_KIND if wilds == 0 else MIXED_KIND


def canasta_code(slot: i64, naturals: i64, jokers: i64, twos: i64) -> i64:
    return slot | naturals << 4 | jokers << 8 | twos << 12


def canasta_slot(code: i64) -> i64:
    return code & 15


def canasta_naturals(code: i64) -> i64:
    return code >> 4 & 15


def canasta_jokers(code: i64) -> i64:
    return code >> 8 & 15


def canasta_twos(code: i64) -> i64:
    return code >> 12 & 15


@final
@mypyc_attr(acyclic=True)
class Deal:
    """
    One deal under way or over.

    `stock` is the order of drawing, the next card at `stock_next`; it is never written to and clones share it. `pile`
    has its top card last. `aside` is the rest of a pile that waits for the opening (OPEN-4). `turn` is the seat whose
    turn it is (`give_turn` changes it); `to_act` differs from it only while a partner is asked (OUT-4). `scores` are
    those at the beginning.
    """

    __slots__ = (
        "_listed", "_player", "_team", "aside", "dealer", "ended_by", "freezers", "permission", "phase", "pile",
        "rules", "scores", "seats", "stock", "stock_next", "teams", "to_act", "turn",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        dealer: i64,
        scores: vec[i64],
        seats: list[Seat],
        teams: list[Team],
        stock: vec[i64],
        stock_next: i64,
        pile: vec[i64],
        freezers: i64,
        aside: vec[i64],
        phase: i64,
        turn: i64,
        to_act: i64,
        permission: i64,
        ended_by: i64,
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.scores = scores
        self.seats = seats
        self.teams = teams
        self.stock = stock
        self.stock_next = stock_next
        self.pile = pile
        self.freezers = freezers
        self.aside = aside
        self.phase = phase
        self.turn = turn
        self.to_act = to_act
        self.permission = permission
        self.ended_by = ended_by
        self._listed = vec[i64]()
        self._player = seats[turn]
        self._team = teams[rules.team_of(turn)]

    def clone(self) -> "Deal":
        """
        Copy what play changes; rules, scores and the order of the stock are shared.
        """
        return Deal(
            self.rules,
            self.dealer,
            self.scores,
            [seat.clone() for seat in self.seats],
            [team.clone() for team in self.teams],
            self.stock,
            self.stock_next,
            self.pile[:],
            self.freezers,
            self.aside[:],
            self.phase,
            self.turn,
            self.to_act,
            self.permission,
            self.ended_by,
        )

    def give_turn(self, seat: i64) -> None:
        """
        Make it a seat's turn.
        """
        self.turn = seat
        self._player = self.seats[seat]
        self._team = self.teams[self.rules.team_of(seat)]

    def room_for_steps(self) -> vec[i64]:
        """
        Give the list that this deal's legal steps are written to, made when it is first asked for.
        """
        if len(self._listed) == 0:
            self._listed = vec[i64]([0] * MOST_STEPS)
        return self._listed

    def stock_size(self) -> i64:
        return len(self.stock) - self.stock_next

    def held(self) -> i64:
        """
        Count the cards in the player's hand, with a pile set aside that has not come to it yet.
        """
        held = self.player().hand_size
        place: i64
        for place in range(len(self.aside)):
            if self.aside[place] != RED_THREE:
                held += 1
        return held

    def held_cards(self) -> vec[i64]:
        """
        Copy the player's hand, with a pile set aside that has not come to it yet.
        """
        cards = self.player().hand[:]
        place: i64
        for place in range(len(self.aside)):
            if self.aside[place] != RED_THREE:
                cards[self.aside[place]] += 1
        return cards

    def player(self) -> Seat:
        """
        The seat whose turn it is.
        """
        return self._player

    def own_team(self) -> Team:
        """
        The team whose turn it is.
        """
        return self._team

    def is_over(self) -> bool:
        return self.phase == PHASE_OVER


def value_of(rules: Rules, naturals_rank: i64, naturals: i64, jokers: i64, twos: i64) -> i64:
    """
    Add up the values of some cards.

    Rule: CARDS-2.
    """
    return rules.values[naturals_rank] * naturals + rules.values[JOKER] * jokers + rules.values[TWO] * twos


def hand_value(rules: Rules, counts: vec[i64]) -> i64:
    """
    Add up the values of counted cards (red threes count nothing here: RED3-2).
    """
    total: i64 = 0
    rank: i64
    for rank in range(BLACK_THREE + 1):
        total += counts[rank] * rules.values[rank]
    return total
