"""
Whether to go out, to ask the partners, and what to answer them.
"""

from typing import Final

from mypy_extensions import i64

from pennies.bots.core.weights import (
    W_LEAVE,
    W_LEAVE_OTHER_CARD,
    W_LEAVE_OTHER_FOOT,
    W_LEAVE_OWN_CARD,
    W_LEAVE_OWN_FOOT,
    W_LEAVE_STOCK,
)
from pennies.engine.scoring import sheet
from pennies.engine.state import Deal, hand_value
from pennies.vecs import vec

AVERAGE: Final[i64] = 11
"""What a card costs in a hand on average, about."""
MOST_A_DEAL: Final[i64] = 15_000
"""No team earns more in one deal, but by a miracle."""

ENDING_PARTS: Final = ("own-feet", "own-hand", "own-cards", "others-feet", "others-cards")


def pays_to_leave(deal: Deal, w: vec[i64]) -> bool:
    """
    Tell whether the own team gains if this deal ends now, by the player's going out or a partner's.

    Reads of the seat to act its own hand, of all others the number of cards. When the game would be over with the deal,
    only who wins counts.
    """
    rules = deal.rules
    own = rules.team_of(deal.to_act)
    if may_end_the_game(deal):
        best: i64 = -1_000_000_000
        team: i64
        for team in range(rules.teams):
            if team != own:
                best = max(best, deal.scores[team] + on_table(deal, team))
        mine = deal.scores[own] + on_table(deal, own) + rules.going_out
        if mine >= rules.target or best >= rules.target:
            return mine - _hands(deal, own) > best
    return _ending(deal, own, w) + w[W_LEAVE] + w[W_LEAVE_STOCK] * deal.stock_size() > 0


def may_end_the_game(deal: Deal) -> bool:
    """
    Rule out quickly that a team reaches the target in this deal.
    """
    team: i64
    for team in range(deal.rules.teams):
        if deal.scores[team] + MOST_A_DEAL >= deal.rules.target:
            return True
    return False


def on_table(deal: Deal, team: i64) -> i64:
    """
    Add up what lies before a team.
    """
    lies = sheet(deal, team)
    return lies.total - lies.hands - lies.feet - lies.feet_red_threes


def _hands(deal: Deal, team: i64) -> i64:
    """
    Estimate from the numbers of cards what a team's hands and feet cost, without the hand of the player who goes out.
    """
    cards: i64 = 0
    seat: i64
    for seat in range(deal.rules.players):
        if deal.rules.team_of(seat) == team:
            player = deal.seats[seat]
            cards += player.foot_size
            if seat != deal.turn:
                cards += player.hand_size
    return cards * AVERAGE


def _ending(deal: Deal, own: i64, w: vec[i64]) -> i64:
    """
    Estimate what the end of the deal costs the others more than the own team.
    """
    total = deal.rules.going_out
    part: i64
    for part in ending_parts(deal, own, w):
        total += part
    return total


def ending_parts(deal: Deal, own: i64, w: vec[i64]) -> "vec[i64]":
    """
    Estimate what the end of the deal brings besides the bonus, in parts: `ENDING_PARTS`.

    They are the own team's feet, the hand of a seat that was asked, its partners' cards, the others' feet and cards.
    """
    rules = deal.rules
    parts = vec[i64]([0] * len(ENDING_PARTS))
    seat: i64
    for seat in range(rules.players):
        player = deal.seats[seat]
        if rules.team_of(seat) == own:
            if player.foot_down:
                parts[0] += w[W_LEAVE_OWN_FOOT]
            if seat == deal.to_act and seat != deal.turn:
                parts[1] -= hand_value(rules, player.hand)
            elif seat != deal.turn:
                parts[2] += w[W_LEAVE_OWN_CARD] * player.hand_size
        else:
            parts[4] += w[W_LEAVE_OTHER_CARD] * player.hand_size
            if player.foot_down:
                parts[3] += w[W_LEAVE_OTHER_FOOT]
    return parts
