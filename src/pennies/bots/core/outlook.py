"""
What a running deal will probably bring: the evaluation at the end of a playout that is cut short.

A sum over features of both teams, each with a weight for itself and one for each turn that is left. The weights were
fitted by `scripts/fit_outlook.py` to how deals of the club player ended. It sees all hands: it is asked in guessed
worlds only.
"""

from typing import Final

from mypy_extensions import i64

from pennies.bots.core.knowledge import turns_left
from pennies.engine.going_out import has_all_kinds
from pennies.engine.ranks import ACE, FOUR, JOKER, SEVEN, TWO, WILD
from pennies.engine.scoring import sheet
from pennies.engine.state import Deal, hand_value
from pennies.vecs import vec

FEATURES: Final = (
    "on_table", "hands", "cards", "wilds", "sevens", "sevens_laid", "wilds_laid", "open_cards", "nearly", "one_short",
    "natural_cards", "feet", "opened", "red_threes", "has_sevens", "has_wild", "pairs", "trios", "may_leave", "pile",
)  # fmt: skip
"""
What is counted of a team: points on the table and in hands; cards, wilds and sevens in hands; cards of the open meld
of sevens, of wilds, and of all others; melds of five and six, of six; cards of melds without a wild; feet not picked
up; whether it has opened; red threes; whether it has a sevens or a wild canasta; pairs, and three or more of a rank, in
a hand; players who may go out; the pile, if it is to act.
"""
COUNT: Final[i64] = 20
PARTS: Final[i64] = 256
"""Weights are in so many parts of a point."""
NEARLY: Final[i64] = 5
PAIR: Final[i64] = 2

OUTLOOK: Final = vec[i64]([
    231, -64, 2846, 31684, 55036, 70848, 10479, 8248, -8981, 11086,
    1149, -7912, 159751, 8545, 130531, -29558, 3206, 25993, 8891, 2093,
    2, 155, 3317, 358, 7322, 12981, 10979, 6062, 1336, -1190,
    -1539, 55836, -23240, 6989, 27888, 23585, 1686, 636, -829, 1056,
])  # fmt: skip
"""A weight for each feature, then one for each feature and turn left."""


def features(deal: Deal, team: i64) -> "vec[i64]":
    """
    Count the features of a team.
    """
    counts = vec[i64]([0] * COUNT)
    table = sheet(deal, team)
    counts[0] = table.total - table.hands - table.feet - table.feet_red_threes
    _count_table(deal, team, counts)
    seat: i64
    for seat in range(deal.rules.players):
        if deal.rules.team_of(seat) == team:
            _count_player(deal, seat, counts)
    if has_all_kinds(deal.rules, deal.teams[team]):
        counts[18] = deal.rules.team_size() - counts[11]
    if deal.rules.team_of(deal.turn) == team:
        counts[19] = len(deal.pile)
    return counts


def _count_table(deal: Deal, team: i64, counts: vec[i64]) -> None:
    lies = deal.teams[team]
    slot: i64
    for slot in range(ACE, FOUR + 1):
        size = lies.size[slot]
        if size == 0:
            continue
        if slot == SEVEN:
            counts[5] += size
            continue
        counts[7] += size
        if size >= NEARLY:
            counts[8] += 1
        if size + 1 == deal.rules.meld_max:
            counts[9] += 1
        if lies.naturals[slot] == size:
            counts[10] += size
    counts[6] = lies.size[WILD]
    if lies.opened:
        counts[12] = 1
    counts[13] = lies.red_threes
    counts[14] = min(lies.sevens, 1)
    counts[15] = min(lies.wild, 1)


def _count_player(deal: Deal, seat: i64, counts: vec[i64]) -> None:
    player = deal.seats[seat]
    hand = player.hand
    counts[1] += hand_value(deal.rules, hand)
    counts[2] += player.hand_size
    counts[3] += hand[JOKER] + hand[TWO]
    counts[4] += hand[SEVEN]
    if player.foot_down:
        counts[11] += 1
    rank: i64
    for rank in range(ACE, FOUR + 1):
        if hand[rank] == PAIR:
            counts[16] += 1
        elif hand[rank] > PAIR:
            counts[17] += 1


def differences(deal: Deal, team: i64) -> "vec[i64]":
    """
    Count by how much a team has more of each feature than the others on average; then the same times the turns left.
    """
    values = vec[i64]([0] * (2 * COUNT))
    own = features(deal, team)
    left = turns_left(deal)
    teams = deal.rules.teams
    place: i64
    other: i64
    for place in range(COUNT):
        values[place] = own[place]
    for other in range(teams):
        if other != team:
            theirs = features(deal, other)
            for place in range(COUNT):
                values[place] -= theirs[place] // (teams - 1)
    for place in range(COUNT):
        values[COUNT + place] = values[place] * left
    return values


def outlook(deal: Deal, team: i64) -> i64:
    """
    Estimate by how many points a team will be better than the others at the end of a running deal.
    """
    values = differences(deal, team)
    total: i64 = 0
    place: i64
    for place in range(2 * COUNT):
        total += values[place] * OUTLOOK[place]
    return total // PARTS
