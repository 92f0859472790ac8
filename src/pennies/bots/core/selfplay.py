"""
Deals among players without views: duplicate pairs to measure strength and to tune weights by.
"""

from typing import Final, final

from mypy_extensions import i64

from pennies.bots.core.knowledge import Knowledge, beginning
from pennies.bots.core.search import Budget, margin, search_turn
from pennies.bots.core.turns import choose_turn, play_out
from pennies.engine.chance import Generator, ordered_pack, shuffle
from pennies.engine.dealing import deal_cards
from pennies.engine.rules import Rules
from pennies.engine.state import Deal
from pennies.vecs import append, vec

LONGEST: Final[i64] = 36
"""About so many turns has a deal."""


@final
class Player:
    """
    The policy after some weights, with a table for whole turns, or with a budget the search that uses it.
    """

    __slots__ = ("budget", "table", "weights")

    def __init__(self, weights: vec[i64], budget: Budget | None = None, table: vec[i64] | None = None) -> None:
        self.weights = weights
        self.budget = budget
        self.table = table if table is not None else vec[i64]()

    def play(self, knowledge: Knowledge, generator: Generator) -> None:
        """
        Do the next step, or those of a turn that was planned as a whole.
        """
        step: i64
        if self.budget is not None:
            steps = search_turn(knowledge, self.weights, self.budget, generator)
        else:
            steps = choose_turn(knowledge, self.weights, self.table)
        for step in steps:
            knowledge.play(step)


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
    pair: i64
    side: i64
    team: i64
    for pair in range(pairs):
        deal = shuffled(rules, generator, score)
        total: i64 = 0
        for side in range(2):
            everybody = vec[vec[i64]]()
            for team in range(rules.teams):
                everybody = append(everybody, one if team == side else other)
            knowledge = beginning(deal.clone())
            play_out(knowledge, everybody)
            total += margin(knowledge.deal, side)
        differences = append(differences, total)
    return differences


def contest(rules: Rules, one: Player, other: Player, pairs: i64, seed: i64, score: i64 = 0) -> "vec[i64]":
    """
    Play duplicate pairs as `duel` does, between any two players.
    """
    generator = Generator(seed)
    luck = Generator(seed + 1)
    differences = vec[i64]()
    pair: i64
    side: i64
    for pair in range(pairs):
        deal = shuffled(rules, generator, score)
        total: i64 = 0
        for side in range(2):
            knowledge = beginning(deal.clone())
            while not knowledge.deal.is_over():
                player = one if rules.team_of(knowledge.deal.turn) == side else other
                player.play(knowledge, luck)
            total += margin(knowledge.deal, side)
        differences = append(differences, total)
    return differences


def shuffled(rules: Rules, generator: Generator, score: i64) -> Deal:
    """
    Deal a shuffled pack to players with equal scores.
    """
    pack = ordered_pack(rules)
    shuffle(pack, generator)
    return deal_cards(rules, generator.below(rules.players), vec[i64]([score] * rules.teams), pack)
