"""
What a deal earns each team, item by item.
"""

from typing import final

from mypy_extensions import i64

from pennies.engine.ranks import RED_THREE
from pennies.engine.rules import RED3_NEED_OPENED, UNPICKED_COUNT, UNPICKED_IGNORE, Rules
from pennies.engine.state import (
    ENDED_OUT,
    Deal,
    Seat,
    Team,
    canasta_jokers,
    canasta_naturals,
    canasta_slot,
    canasta_twos,
    hand_value,
    value_of,
)


@final
class Sheet:
    """
    One team's points of one deal. Losses are negative; `total` is the sum of all the others.

    `melds` is the value of all cards on the table (SCORE-1), `natural` to `sevens` the bonuses of the canastas,
    `hands` what is left in the players' hands (SCORE-2), `feet` and `feet_red_threes` what was not picked up
    (SCORE-3, RED3-4).
    """

    __slots__ = (
        "feet", "feet_red_threes", "going_out", "hands", "melds", "mixed", "natural", "red_threes", "sevens", "total",
        "wild",
    )  # fmt: skip

    def __init__(
        self,
        melds: i64,
        natural: i64,
        mixed: i64,
        wild: i64,
        sevens: i64,
        red_threes: i64,
        going_out: i64,
        hands: i64,
        feet: i64,
        feet_red_threes: i64,
    ) -> None:
        self.melds = melds
        self.natural = natural
        self.mixed = mixed
        self.wild = wild
        self.sevens = sevens
        self.red_threes = red_threes
        self.going_out = going_out
        self.hands = hands
        self.feet = feet
        self.feet_red_threes = feet_red_threes
        self.total = melds + natural + mixed + wild + sevens + red_threes + going_out + hands + feet + feet_red_threes


def sheet(deal: Deal, team: i64) -> Sheet:
    """
    Score one team as the deal lies, over or not.

    Rule: SCORE-1, OUT-6.
    """
    rules = deal.rules
    lies = deal.teams[team]
    going_out: i64 = 0
    if deal.ended_by == ENDED_OUT and rules.team_of(deal.turn) == team:
        going_out = rules.going_out
    return Sheet(
        _melds(rules, lies),
        lies.natural * rules.bonus_natural,
        lies.mixed * rules.bonus_mixed,
        lies.wild * rules.bonus_wild,
        lies.sevens * rules.bonus_sevens,
        _red_threes(rules, lies),
        going_out,
        -_hands(deal, team),
        -_feet(deal, team),
        -_feet_red_threes(deal, team),
    )


def results(deal: Deal) -> list[i64]:
    """
    Score every team; points of this deal, by team.
    """
    points: list[i64] = []
    team: i64
    for team in range(deal.rules.teams):
        points.append(sheet(deal, team).total)
    return points


def _melds(rules: Rules, team: Team) -> i64:
    """
    See: SCORE-1.
    """
    total: i64 = 0
    slot: i64
    for slot in range(RED_THREE):
        total += value_of(rules, slot, team.naturals[slot], team.jokers[slot], team.twos[slot])
    code: i64
    for code in team.canastas:
        total += value_of(rules, canasta_slot(code), canasta_naturals(code), canasta_jokers(code), canasta_twos(code))
    return total


def _red_threes(rules: Rules, team: Team) -> i64:
    """
    Rule: RED3-2, RED3-3.
    """
    count = team.red_threes
    if count == 0:
        return 0
    has_all = count == rules.copies(RED_THREE)
    earned = team.opened if rules.red3_needs == RED3_NEED_OPENED else team.sevens > 0
    if earned:
        return rules.red3_all if has_all else count * rules.red3_value
    return rules.red3_all_negative if has_all else -count * rules.red3_value


def _seats_of(deal: Deal, team: i64) -> list[Seat]:
    seats: list[Seat] = []
    seat: i64
    for seat in range(deal.rules.players):
        if deal.rules.team_of(seat) == team:
            seats.append(deal.seats[seat])
    return seats


def _hands(deal: Deal, team: i64) -> i64:
    """
    Add up what is left in a team's hands.

    Rule: SCORE-2.
    """
    total: i64 = 0
    for seat in _seats_of(deal, team):
        total += hand_value(deal.rules, seat.hand)
    return total


def _feet(deal: Deal, team: i64) -> i64:
    """
    Add up what is left in a team's feet, red threes apart.

    Rule: SCORE-3.
    """
    total: i64 = 0
    if deal.rules.unpicked_foot == UNPICKED_COUNT:
        for seat in _seats_of(deal, team):
            total += hand_value(deal.rules, seat.foot)
    return total


def _feet_red_threes(deal: Deal, team: i64) -> i64:
    """
    Add up what the red threes in a team's feet cost, whatever else the team has.

    Rule: RED3-4.
    """
    total: i64 = 0
    if deal.rules.unpicked_foot != UNPICKED_IGNORE:
        for seat in _seats_of(deal, team):
            total += seat.foot[RED_THREE] * deal.rules.red3_value
    return total
