"""
From deal to deal: who deals next, and whether the game is won.
"""

from mypy_extensions import i64

from pennies.engine.rules import Rules
from pennies.vecs import vec


def next_dealer(rules: Rules, dealer: i64) -> i64:
    """
    Rule: SEATS-2.
    """
    return rules.left_of(dealer)


def winner(rules: Rules, scores: vec[i64]) -> i64:
    """
    Name the team that has won with these totals at the end of a deal; -1 if another deal is played.

    Rule: GAME-1, GAME-2.
    """
    best: i64 = 0
    tied = False
    team: i64
    for team in range(1, rules.teams):
        if scores[team] > scores[best]:
            best = team
            tied = False
        elif scores[team] == scores[best]:
            tied = True
    if tied or scores[best] < rules.target:
        return -1
    return best
