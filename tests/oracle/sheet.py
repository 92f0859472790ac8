"""
What a deal earns each team (SCORE, RED3), added up from the cards as they lie.
"""

from tests.oracle.cards import RED_THREE, SEVEN, worth
from tests.oracle.deal import Deal
from tests.oracle.turn import kind_of


def results(deal: Deal) -> list[int]:
    """
    List each team's points of a deal as it lies.
    """
    return [result(deal, team) for team in range(deal.rules["teams"])]


def result(deal: Deal, team: int) -> int:
    rules = deal.rules
    melded = [*deal.melds[team].values(), *(cards for _, cards in deal.canastas[team])]
    bonuses: list[int] = [rules[f"bonus_{kind_of(place, cards)}"] for place, cards in deal.canastas[team]]
    seats = [seat for seat in range(rules["players"]) if seat % rules["teams"] == team]
    points = sum(worth(rules, cards) for cards in melded) + sum(bonuses) + red_threes(deal, team)
    if deal.ended_by == "out" and deal.team == team:
        points += rules["going_out"]
    points -= sum(worth(rules, deal.hands[seat]) for seat in seats)
    return points - sum(foot(deal, deal.feet[seat]) for seat in seats)


def red_threes(deal: Deal, team: int) -> int:
    """
    Count the red threes laid, for the team or against it (RED3-2, RED3-3).
    """
    rules = deal.rules
    laid = deal.red_threes[team]
    all_of_them = laid == 2 * rules["packs"]
    melded = deal.melds[team] or deal.canastas[team]
    good = any(place == SEVEN for place, _ in deal.canastas[team]) if rules["red3_needs"] == "sevens" else melded
    if good:
        return int(rules["red3_all"] if all_of_them else laid * rules["red3_value"])
    return int(rules["red3_all_negative"] if all_of_them else -laid * rules["red3_value"])


def foot(deal: Deal, cards: str) -> int:
    """
    Count what a foot that was not picked up costs (SCORE-3, RED3-4).
    """
    threes = cards.count(RED_THREE) * int(deal.rules["red3_value"])
    return {"count": worth(deal.rules, cards) + threes, "red3_only": threes, "ignore": 0}[deal.rules["unpicked_foot"]]
