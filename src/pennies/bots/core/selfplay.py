"""
Deals among policies, without views: some thousand duplicate pairs a minute, to measure and to tune weights by.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from pennies.bots.core.knowledge import beginning
from pennies.bots.core.policy import play_out
from pennies.engine.chance import Generator, ordered_pack, shuffle
from pennies.engine.dealing import deal_cards
from pennies.engine.rules import Rules
from pennies.engine.scoring import results


def duel(rules: Rules, one: vec[i64], other: vec[i64], pairs: i64, seed: i64, score: i64 = 0) -> "vec[i64]":
    """
    Play duplicate pairs of single deals between two vectors of weights.

    Args:
        score: what both teams have at the beginning.

    Returns:
        For each pair, by how many points in its two deals together `one` was better.
    """
    generator = Generator(seed)
    differences = vec[i64]()
    number: i64
    for number in range(pairs):
        pack = ordered_pack(rules)
        shuffle(pack, generator)
        dealer = generator.below(rules.players)
        total: i64 = 0
        side: i64
        for side in range(2):
            total += _margin(rules, one, other, pack, dealer, score, side)
        differences = append(differences, total)
    return differences


def _margin(
    rules: Rules, one: vec[i64], other: vec[i64], pack: vec[i64], dealer: i64, score: i64, side: i64
) -> i64:
    """
    Play one deal in which `one` is the team of number `side`, and tell its margin over the best of the others.
    """
    players = vec[vec[i64]]()
    team: i64
    for team in range(rules.teams):
        players = append(players, one if team == side else other)
    knowledge = beginning(deal_cards(rules, dealer, vec[i64]([score] * rules.teams), pack))
    play_out(knowledge, players)
    points = results(knowledge.deal)
    best: i64 = -1_000_000_000
    for team in range(rules.teams):
        if team != side:
            best = max(best, points[team])
    return points[side] - best
