"""
What a running deal will probably bring: the evaluation at the end of a playout that is cut short.

A sum over features of both teams, each with a weight that depends on how much of the stock is left: a line between its
values at whole laps. The weights (`outlook_weights`) were fitted by `scripts/fit_outlook.py` to how deals of the level
`strong` end. It sees all hands: it is asked in guessed worlds only.
"""

from typing import Final

from mypy_extensions import i64

from pennies.bots.core.outlook_weights import OUTLOOK
from pennies.engine.going_out import has_all_kinds
from pennies.engine.ranks import ACE, BLACK_THREE, FOUR, JOKER, SEVEN, TWO, WILD
from pennies.engine.scoring import sheet
from pennies.engine.state import Deal, Team, hand_value
from pennies.vecs import vec

LAPS: Final[i64] = 6
"""Weights are for no whole lap left, one, ... five and more: a lap is a turn of each player."""
PARTS: Final[i64] = 256
"""Weights are in so many parts of a point."""

ON_TABLE: Final[i64] = 0
HANDS: Final[i64] = 1
CARDS: Final[i64] = 2
WILDS: Final[i64] = 3
WILDS_SPARE: Final[i64] = 4
SEVENS: Final[i64] = 5
SEVENS_SPARE: Final[i64] = 6
SEVENS_LAID: Final[i64] = 7
WILDS_LAID: Final[i64] = 11
PURE: Final[i64] = 15
MIXED: Final[i64] = 19
FITS_PURE: Final[i64] = 23
FITS_MIXED: Final[i64] = 24
FEET: Final[i64] = 25
OPENED: Final[i64] = 26
MINIMUM: Final[i64] = 27
RED_THREES: Final[i64] = 28
HAS: Final[i64] = 29
PAIRS: Final[i64] = 33
TRIOS: Final[i64] = 34
PAIRS_UNOPENED: Final[i64] = 35
TRIOS_UNOPENED: Final[i64] = 36
BLACK: Final[i64] = 37
MAY_LEAVE: Final[i64] = 38
TO_ACT: Final[i64] = 39
PILE: Final[i64] = 40
COUNT: Final[i64] = 41

TABLE: Final = (
    ("on_table", 1, "points on the table"),
    ("hands", 1, "points in hands"),
    ("cards", 1, "cards in hands"),
    ("wilds", 1, "wilds in hands, without a wild canasta"),
    ("wilds_spare", 1, "the same with one"),
    ("sevens", 1, "sevens in hands, without a canasta of them"),
    ("sevens_spare", 1, "the same with one"),
    ("sevens_laid", 4, "an open meld of sevens, of three to six cards"),
    ("wilds_laid", 4, "an open meld of wilds, of three to six cards"),
    ("pure", 4, "other open melds without a wild, of three to six cards"),
    ("mixed", 4, "open melds with wilds, of three to six cards"),
    ("fits_pure", 1, "cards in hands for open melds without a wild"),
    ("fits_mixed", 1, "the same for mixed melds"),
    ("feet", 1, "feet not picked up"),
    ("opened", 1, "whether the team has opened"),
    ("minimum", 1, "what opening still asks for, in points"),
    ("red_threes", 1, "red threes, while they count against the team"),
    ("has", 4, "whether there is a canasta: natural, mixed, of wilds, of sevens"),
    ("pairs", 1, "pairs in a hand"),
    ("trios", 1, "three or more of a rank in a hand"),
    ("pairs_unopened", 1, "pairs in a hand of a team that has not opened"),
    ("trios_unopened", 1, "three or more, the same"),
    ("black", 1, "black threes in hands"),
    ("may_leave", 1, "players who may go out"),
    ("to_act", 1, "whether it is the team's turn"),
    ("pile", 1, "the cards of the pile, if it is"),
)
"""Name of each feature, how many places it has, and what is counted of a team."""
SMALLEST: Final[i64] = 3
PAIR: Final[i64] = 2


def features(deal: Deal, team: i64) -> "vec[i64]":
    """
    Count the features of a team.
    """
    counts = vec[i64]([0] * COUNT)
    rules = deal.rules
    lies = deal.teams[team]
    table = sheet(deal, team)
    counts[ON_TABLE] = table.total - table.hands - table.feet - table.feet_red_threes
    if not lies.opened:
        counts[MINIMUM] = lies.minimum
    else:
        counts[OPENED] = 1
    if table.red_threes < 0:
        counts[RED_THREES] = lies.red_threes
    counts[HAS] = min(lies.natural, 1)
    counts[HAS + 1] = min(lies.mixed, 1)
    counts[HAS + 2] = min(lies.wild, 1)
    counts[HAS + 3] = min(lies.sevens, 1)
    _count_melds(lies, counts)
    seat: i64
    for seat in range(rules.players):
        if rules.team_of(seat) == team:
            _count_player(deal, seat, lies, counts)
    if has_all_kinds(rules, lies):
        counts[MAY_LEAVE] = rules.team_size() - counts[FEET]
    if rules.team_of(deal.turn) == team:
        counts[TO_ACT] = 1
        counts[PILE] = len(deal.pile)
    return counts


def _count_melds(lies: Team, counts: vec[i64]) -> None:
    slot: i64
    for slot in range(FOUR + 1):
        size = lies.size[slot]
        if size < SMALLEST:
            continue
        place = min(size - SMALLEST, 3)
        if slot == WILD:
            counts[WILDS_LAID + place] += 1
        elif slot == SEVEN:
            counts[SEVENS_LAID + place] += 1
        else:
            counts[(PURE if lies.naturals[slot] == size else MIXED) + place] += 1


def _count_player(deal: Deal, seat: i64, lies: Team, counts: vec[i64]) -> None:
    player = deal.seats[seat]
    hand = player.hand
    wilds = hand[JOKER] + hand[TWO]
    counts[HANDS] += hand_value(deal.rules, hand)
    counts[CARDS] += player.hand_size
    counts[WILDS if lies.wild == 0 else WILDS_SPARE] += wilds
    counts[SEVENS if lies.sevens == 0 else SEVENS_SPARE] += hand[SEVEN]
    counts[BLACK] += hand[BLACK_THREE]
    if player.foot_down:
        counts[FEET] += 1
    rank: i64
    for rank in range(ACE, FOUR + 1):
        held = hand[rank]
        if held == 0 or rank == SEVEN:
            continue
        size = lies.size[rank]
        if size > 0:
            counts[FITS_PURE if lies.naturals[rank] == size else FITS_MIXED] += held
        elif held > PAIR:
            counts[TRIOS if lies.opened else TRIOS_UNOPENED] += 1
        elif held == PAIR:
            counts[PAIRS if lies.opened else PAIRS_UNOPENED] += 1


def advantages(deal: Deal, team: i64) -> "vec[i64]":
    """
    Count by how much a team has more of each feature than the others on average.
    """
    values = features(deal, team)
    teams = deal.rules.teams
    place: i64
    other: i64
    for other in range(teams):
        if other != team:
            theirs = features(deal, other)
            for place in range(COUNT):
                values[place] -= theirs[place] // (teams - 1)
    return values


def outlook(deal: Deal, team: i64) -> i64:
    """
    Estimate by how many points a team will be better than the others at the end of a running deal.
    """
    lap = deal.rules.draw * deal.rules.players
    left = min(deal.stock_size(), (LAPS - 1) * lap)
    whole = min(left // lap, LAPS - 2)
    over = left - whole * lap
    values = advantages(deal, team)
    total: i64 = 0
    place: i64
    for place in range(COUNT):
        if values[place] != 0:
            first = place * LAPS + whole
            total += values[place] * (OUTLOOK[first] * (lap - over) + OUTLOOK[first + 1] * over)
    return total // (PARTS * lap)
