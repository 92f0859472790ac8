"""
What a turn leaves: the features by which whole turns are compared.

They are counted where the lays are done and the discard is chosen but not yet made, from what the player may know. A
foot that the turn earns counts as due; its cards are unknown.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pennies.bots.core.discarding import Discarding
from pennies.bots.core.knowledge import CERTAIN, Knowledge, turns_left
from pennies.engine.faults import is_frozen
from pennies.engine.going_out import has_all_kinds
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, SEVEN, TWO, WILD
from pennies.engine.state import Deal, hand_value
from pennies.vecs import vec

PURE: Final[i64] = 0
MIXED: Final[i64] = 4
SEVENS: Final[i64] = 8
WILDS: Final[i64] = 12
CANASTAS: Final[i64] = 16
FIRSTS: Final[i64] = 20
RED_THREES: Final[i64] = 24
FOOT_DUE: Final[i64] = 25
FOOT_DOWN: Final[i64] = 26
MAY_LEAVE: Final[i64] = 27
FOOT_BEFORE_PARTNER: Final[i64] = 28
FIVE_FOR_PARTNER: Final[i64] = 29
SIX_FOR_PARTNER: Final[i64] = 30
NEARLY_FOR_OWN: Final[i64] = 31
OPENED: Final[i64] = 32
GOES_ON: Final[i64] = 33
SEVENS_TO_COME: Final[i64] = 34
SMALL_PURE_TO_COME: Final[i64] = 35
PURE_TO_COME: Final[i64] = 36
SMALL_MIXED_TO_COME: Final[i64] = 37
MIXED_TO_COME: Final[i64] = 38
WILDS_LAID: Final[i64] = 39
FULL_OF_WILDS: Final[i64] = 40
ALWAYS: Final[i64] = 41
HAND: Final[i64] = 42
HAND_VALUE: Final[i64] = 42
HAND_SIZE: Final[i64] = 43
CAUGHT_VALUE: Final[i64] = 44
CAUGHT_SIZE: Final[i64] = 45
FITS_PURE: Final[i64] = 46
FITS_MIXED: Final[i64] = 47
FITS_NEARLY: Final[i64] = 48
FITS_PAIR: Final[i64] = 49
HELD: Final[i64] = 50
SINGLE_THEIRS: Final[i64] = 55
PAIR_THEIRS: Final[i64] = 56
SEVENS_HELD: Final[i64] = 57
SEVENS_FIT: Final[i64] = 61
SEVENS_SPARE: Final[i64] = 62
WILDS_HELD: Final[i64] = 63
WILDS_SPARE: Final[i64] = 70
WILDS_FIT: Final[i64] = 73
JOKERS_HELD: Final[i64] = 74
BLACK_HELD: Final[i64] = 75
BLACK_MORE: Final[i64] = 76
THIN_BEFORE_FOOT: Final[i64] = 77
THIN: Final[i64] = 82
PAIRS_BY_PILE: Final[i64] = 87
PAIRS_FROZEN: Final[i64] = 88
MELDABLE: Final[i64] = 89
LACKING: Final[i64] = 90
ONLY_SEVENS: Final[i64] = 91
THROWN_VALUE: Final[i64] = 92
THROWN_WILD: Final[i64] = 93
FREEZES_PILE: Final[i64] = 94
FREEZES_MELDS: Final[i64] = 95
FREEZES_BOTH: Final[i64] = 96
BLOCKS: Final[i64] = 97
BLOCKS_PILE: Final[i64] = 98
FED: Final[i64] = 99
FED_PILE: Final[i64] = 100
FED_FITTING: Final[i64] = 101
FED_WILDS: Final[i64] = 102
FED_UNOPENED: Final[i64] = 103
FED_UNOPENED_PILE: Final[i64] = 104
FED_MELD: Final[i64] = 105
FED_NEARLY: Final[i64] = 106
FED_BEFORE_FOOT: Final[i64] = 107
FED_OWN: Final[i64] = 108
FED_SEVENS_DONE: Final[i64] = 109
COUNT: Final[i64] = 110

TABLE: Final = (
    ("pure", 4, "open melds without a wild, of three, four, five and six cards"),
    ("mixed", 4, "open melds with wilds, of three to six cards"),
    ("sevens", 4, "an open meld of sevens, of three to six cards"),
    ("wilds", 4, "an open meld of wilds, of three to six cards"),
    ("canastas", 4, "canastas: natural, mixed, of wilds, of sevens"),
    ("firsts", 4, "whether there is one of each kind"),
    ("red_threes", 1, "red threes that count for the team"),
    ("foot_due", 1, "the player's foot is earned"),
    ("foot_down", 1, "it is not"),
    ("may_leave", 1, "the player has no foot to come, and the team all kinds of canasta"),
    ("foot_before_partner", 1, "the foot is earned while a partner's is not"),
    ("five_for_partner", 1, "melds of five, while a partner's foot is down"),
    ("six_for_partner", 1, "melds of six, the same"),
    ("nearly_for_own", 1, "melds of five or six, while the player's foot is not earned"),
    ("opened", 1, "the team has opened"),
    ("goes_on", 1, "the foot is picked up and the turn goes on; nothing is said of the hand"),
    ("sevens_to_come", 1, "sevens not seen, for an open meld of them"),
    ("small_pure_to_come", 1, "cards not seen of the ranks of melds of up to four without a wild"),
    ("pure_to_come", 1, "the same of five and six"),
    ("small_mixed_to_come", 1, "cards not seen of the ranks of melds of up to four with wilds"),
    ("mixed_to_come", 1, "the same of five and six"),
    ("wilds_laid", 1, "wilds in open mixed melds"),
    ("full_of_wilds", 1, "open melds with as many wilds as may be"),
    ("always", 1, "one"),
    ("hand_value", 1, "points in the hand"),
    ("hand_size", 1, "cards in the hand"),
    ("caught_value", 1, "points in the hand, while a rival might go out"),
    ("caught_size", 1, "cards in the hand, the same"),
    ("fits_pure", 1, "cards held back from open melds without a wild"),
    ("fits_mixed", 1, "the same from mixed melds"),
    ("fits_nearly", 1, "the same from melds of five and six"),
    ("fits_pair", 1, "ranks of which two or more are held back"),
    ("held", 5, "other ranks held once, twice, three, four, five or more times"),
    ("single_theirs", 1, "ranks held once of which the next player's team has an open meld"),
    ("pair_theirs", 1, "the same held twice"),
    ("sevens_held", 4, "one, two, three, four or more sevens held before any lie"),
    ("sevens_fit", 1, "sevens held back from an open meld"),
    ("sevens_spare", 1, "sevens held, the team having a canasta of them"),
    ("wilds_held", 7, "a first, second, ... seventh wild held, without a wild canasta"),
    ("wilds_spare", 3, "a first, a second, further wilds held, with one"),
    ("wilds_fit", 1, "wilds held while a meld of wilds is open"),
    ("jokers_held", 1, "jokers among the wilds"),
    ("black_held", 1, "a black three held"),
    ("black_more", 1, "further black threes"),
    ("thin_before_foot", 5, "a hand of at most one to five cards, the foot not yet earned"),
    ("thin", 5, "the same without a foot to come"),
    ("pairs_by_pile", 1, "ranks held twice or more, times the pile (up to twelve)"),
    ("pairs_frozen", 1, "ranks held twice or more, while the pile is frozen"),
    ("meldable", 1, "points of ranks held three times or more, before opening"),
    ("lacking", 1, "by how much they miss the minimum"),
    ("only_sevens", 1, "hardly anything but sevens is left"),
    ("thrown_value", 1, "the value of the discard"),
    ("thrown_wild", 1, "a wild is discarded"),
    ("freezes_pile", 1, "cards of a pile frozen by it"),
    ("freezes_melds", 1, "open melds that the next player's team has more then"),
    ("freezes_both", 1, "one times the other"),
    ("blocks", 1, "a black three is discarded"),
    ("blocks_pile", 1, "cards of the pile under it"),
    ("fed", 1, "how likely the next player can take, per cent"),
    ("fed_pile", 1, "the same times the pile"),
    ("fed_fitting", 1, "times its cards that go on their melds"),
    ("fed_wilds", 1, "times its wilds"),
    ("fed_unopened", 1, "if they have not opened"),
    ("fed_unopened_pile", 1, "the same times the pile"),
    ("fed_meld", 1, "if they have an open meld of the rank"),
    ("fed_nearly", 1, "if it has five cards or six"),
    ("fed_before_foot", 1, "if the next player's foot is down"),
    ("fed_own", 1, "whether it would have gone on an open meld of the own team"),
    ("fed_sevens_done", 1, "if the own team has a canasta of sevens"),
)
"""Name, how many places it has, and what it counts."""

TIMES: Final = ("last", "one_left", "late", "early", "unopened")
"""
The times of a deal, each with weights of its own: no turn left, one, two or three, more; or the team has not opened.
"""
LATE: Final[i64] = 3
SMALLEST: Final[i64] = 3
NEARLY: Final[i64] = 5
SIX: Final[i64] = 6
PAIR: Final[i64] = 2
MOST_PAIRS_BY: Final[i64] = 12
PER_CENT: Final[i64] = CERTAIN // 100


def time_of(deal: Deal) -> i64:
    """
    Tell the time of a deal for the team whose turn it is: a place in `TIMES`.
    """
    left = turns_left(deal)
    if left == 0:
        return 0
    if not deal.own_team().opened:
        return 4
    if left == 1:
        return 1
    return 2 if left <= LATE else 3


@final
@mypyc_attr(acyclic=True)
class Aftermath:
    """
    What the lays of a turn leave, and then what each discard does.

    `counts` holds the features. Those before `HAND` are counted at once; `count_hand` counts the others for a discard.
    """

    __slots__ = ("_discarding", "_knowledge", "_partner_waits", "_waits", "counts", "time")

    def __init__(self, knowledge: Knowledge, w: vec[i64]) -> None:
        deal = knowledge.deal
        seat = deal.player()
        self._knowledge = knowledge
        self._discarding = Discarding(knowledge, w)
        self._waits = seat.foot_down and not seat.foot_due
        self._partner_waits = _partner_waits(deal)
        self.counts = vec[i64]([0] * COUNT)
        self.time = time_of(deal)
        self.counts[ALWAYS] = 1
        self._count_melds()
        self._count_team()

    def _count_melds(self) -> None:
        knowledge = self._knowledge
        team = knowledge.deal.own_team()
        counts = self.counts
        slot: i64
        for slot in range(ACE, FOUR + 1):
            size = team.size[slot]
            if size == 0:
                continue
            unseen = knowledge.unseen(knowledge.deal.turn, slot)
            if slot == SEVEN:
                counts[SEVENS + size - SMALLEST] += 1
                counts[SEVENS_TO_COME] = unseen
            elif team.naturals[slot] == size:
                counts[PURE + size - SMALLEST] += 1
                counts[SMALL_PURE_TO_COME if size < NEARLY else PURE_TO_COME] += unseen
            else:
                wilds = team.wilds(slot)
                counts[MIXED + size - SMALLEST] += 1
                counts[SMALL_MIXED_TO_COME if size < NEARLY else MIXED_TO_COME] += unseen
                counts[WILDS_LAID] += wilds
                if wilds >= knowledge.deal.rules.wilds_max:
                    counts[FULL_OF_WILDS] += 1
            if size >= NEARLY:
                if self._partner_waits:
                    counts[FIVE_FOR_PARTNER if size == NEARLY else SIX_FOR_PARTNER] += 1
                if self._waits:
                    counts[NEARLY_FOR_OWN] += 1
        if team.size[WILD] > 0:
            counts[WILDS + team.size[WILD] - SMALLEST] += 1

    def _count_team(self) -> None:
        deal = self._knowledge.deal
        team = deal.own_team()
        seat = deal.player()
        counts = self.counts
        counts[CANASTAS] = team.natural
        counts[CANASTAS + 1] = team.mixed
        counts[CANASTAS + 2] = team.wild
        counts[CANASTAS + 3] = team.sevens
        kind: i64
        for kind in range(4):
            counts[FIRSTS + kind] = min(counts[CANASTAS + kind], 1)
        if team.sevens > 0:
            counts[RED_THREES] = team.red_threes
        if seat.foot_due:
            counts[FOOT_DUE] = 1
            if self._partner_waits:
                counts[FOOT_BEFORE_PARTNER] = 1
        elif seat.foot_down:
            counts[FOOT_DOWN] = 1
        elif has_all_kinds(deal.rules, team):
            counts[MAY_LEAVE] = 1
        if team.opened:
            counts[OPENED] = 1

    def count_going_on(self) -> None:
        """
        Count that the turn goes on with the foot.
        """
        place: i64
        for place in range(HAND, COUNT):
            self.counts[place] = 0
        self.counts[GOES_ON] = 1

    def count_hand(self, rank: i64) -> None:
        """
        Count what is left in the hand when a card of a rank has been discarded, and what that does to the pile.
        """
        deal = self._knowledge.deal
        seat = deal.player()
        place: i64
        for place in range(HAND, COUNT):
            self.counts[place] = 0
        seat.hand[rank] -= 1
        self._count_cards(seat.hand, seat.hand_size - 1)
        seat.hand[rank] += 1
        self._count_discard(rank)

    def _count_cards(self, hand: vec[i64], size: i64) -> None:
        deal = self._knowledge.deal
        team = deal.own_team()
        counts = self.counts
        value = hand_value(deal.rules, hand)
        counts[HAND_VALUE] = value
        counts[HAND_SIZE] = size
        if _rivals_may_leave(deal):
            counts[CAUGHT_VALUE] = value
            counts[CAUGHT_SIZE] = size
        meldable = self._count_ranks(hand)
        if not team.opened:
            counts[MELDABLE] = meldable
            counts[LACKING] = max(team.minimum - meldable, 0)
        self._count_wilds(hand)
        if hand[BLACK_THREE] > 0:
            counts[BLACK_HELD] = 1
            counts[BLACK_MORE] = hand[BLACK_THREE] - 1
        if hand[SEVEN] > 0 and size - hand[SEVEN] <= 1:
            counts[ONLY_SEVENS] = 1
        pairs = counts[HELD + 1] + counts[HELD + 2] + counts[HELD + 3] + counts[HELD + 4]
        counts[PAIRS_BY_PILE] = pairs * min(len(deal.pile), MOST_PAIRS_BY)
        if is_frozen(deal):
            counts[PAIRS_FROZEN] = pairs
        if self._waits or not deal.player().foot_down:
            thin = THIN_BEFORE_FOOT if self._waits else THIN
            most: i64
            for most in range(max(size, 1), 6):
                counts[thin + most - 1] = 1

    def _count_ranks(self, hand: vec[i64]) -> i64:
        """
        Count the natural cards rank by rank; tell the points of those that could begin a meld.
        """
        deal = self._knowledge.deal
        team = deal.own_team()
        meldable: i64 = 0
        rank: i64
        for rank in range(ACE, FOUR + 1):
            held = hand[rank]
            if held == 0:
                continue
            if rank == SEVEN:
                self._count_sevens(held)
            elif team.size[rank] > 0:
                self._count_fitting(rank, held)
            else:
                self._count_held(rank, held)
                if held >= SMALLEST:
                    meldable += held * deal.rules.values[rank]
        return meldable

    def _count_sevens(self, held: i64) -> None:
        team = self._knowledge.deal.own_team()
        if team.size[SEVEN] > 0:
            self.counts[SEVENS_FIT] = held
        elif team.sevens > 0:
            self.counts[SEVENS_SPARE] = held
        else:
            self.counts[SEVENS_HELD + min(held, 4) - 1] = 1

    def _count_fitting(self, rank: i64, held: i64) -> None:
        team = self._knowledge.deal.own_team()
        self.counts[FITS_PURE if team.naturals[rank] == team.size[rank] else FITS_MIXED] += held
        if team.size[rank] >= NEARLY:
            self.counts[FITS_NEARLY] += held
        if held >= PAIR:
            self.counts[FITS_PAIR] += 1

    def _count_held(self, rank: i64, held: i64) -> None:
        self.counts[HELD + min(held, 5) - 1] += 1
        if self._discarding.rivals.size[rank] > 0 and held <= PAIR:
            self.counts[SINGLE_THEIRS if held == 1 else PAIR_THEIRS] += 1

    def _count_wilds(self, hand: vec[i64]) -> None:
        team = self._knowledge.deal.own_team()
        counts = self.counts
        wilds = hand[JOKER] + hand[TWO]
        number: i64
        if team.wild == 0:
            for number in range(min(wilds, 7)):
                counts[WILDS_HELD + number] = 1
        else:
            for number in range(min(wilds, 2)):
                counts[WILDS_SPARE + number] = 1
            counts[WILDS_SPARE + 2] = max(wilds - 2, 0)
        if team.size[WILD] > 0:
            counts[WILDS_FIT] = wilds
        counts[JOKERS_HELD] = hand[JOKER]

    def _count_discard(self, rank: i64) -> None:
        deal = self._knowledge.deal
        counts = self.counts
        pile = len(deal.pile)
        counts[THROWN_VALUE] = deal.rules.values[rank]
        if rank == JOKER or rank == TWO:
            counts[THROWN_WILD] = 1
            if not is_frozen(deal):
                more = self._discarding.open_melds_more()
                counts[FREEZES_PILE] = pile
                counts[FREEZES_MELDS] = more
                counts[FREEZES_BOTH] = more * pile
        elif rank == BLACK_THREE:
            counts[BLOCKS] = 1
            counts[BLOCKS_PILE] = pile
        else:
            self._count_feeding(rank)

    def _count_feeding(self, rank: i64) -> None:
        deal = self._knowledge.deal
        rivals = self._discarding.rivals
        counts = self.counts
        chance = self._discarding.taken(rank) // PER_CENT
        if chance == 0:
            return
        pile = len(deal.pile)
        fitting: i64 = 0
        wilds: i64 = 0
        place: i64
        for place in range(pile):
            card = deal.pile[place]
            if card == JOKER or card == TWO:
                wilds += 1
            elif ACE <= card <= FOUR and rivals.size[card] > 0:
                fitting += 1
        counts[FED] = chance
        counts[FED_PILE] = chance * (pile + 1)
        counts[FED_FITTING] = chance * fitting
        counts[FED_WILDS] = chance * wilds
        if not rivals.opened:
            counts[FED_UNOPENED] = chance
            counts[FED_UNOPENED_PILE] = chance * pile
        if rivals.size[rank] > 0:
            counts[FED_MELD] = chance
            if rivals.size[rank] >= NEARLY:
                counts[FED_NEARLY] = chance
        if deal.seats[self._discarding.next].foot_down:
            counts[FED_BEFORE_FOOT] = chance
        counts[FED_SEVENS_DONE] = chance * deal.own_team().sevens
        if deal.own_team().size[rank] > 0:
            counts[FED_OWN] = 1


def _partner_waits(deal: Deal) -> bool:
    """
    Tell whether a partner's foot is down.
    """
    rules = deal.rules
    seat: i64
    for seat in range(rules.players):
        if seat != deal.turn and rules.team_of(seat) == rules.team_of(deal.turn) and deal.seats[seat].foot_down:
            return True
    return False


def _rivals_may_leave(deal: Deal) -> bool:
    """
    Tell whether another team has all that going out needs, and a player without a foot to come.
    """
    rules = deal.rules
    seat: i64
    for seat in range(rules.players):
        team = rules.team_of(seat)
        if (
            team != rules.team_of(deal.turn)
            and not deal.seats[seat].foot_down
            and has_all_kinds(rules, deal.teams[team])
        ):
            return True
    return False
