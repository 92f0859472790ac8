"""
Lessons, to fit weights by: what the candidates of a turn leave and how it ended, how deals ended, who held what.
"""

from typing import Final, final

from mypy_extensions import i64

from pennies.bots.core.aftermath import Aftermath
from pennies.bots.core.beliefs import HELD, History, at_held, traits
from pennies.bots.core.knowledge import Knowledge, beginning
from pennies.bots.core.outlook import advantages
from pennies.bots.core.plans import Plan, lay_plans
from pennies.bots.core.policy import choose
from pennies.bots.core.search import expected_margin, margin
from pennies.bots.core.selfplay import LONGEST, shuffled
from pennies.bots.core.turns import is_planned, play_out
from pennies.bots.core.worlds import SEES_HANDS, guess, world_for
from pennies.engine.chance import Generator, ordered_pack, shuffle
from pennies.engine.dealing import deal_cards
from pennies.engine.legal import legal
from pennies.engine.ranks import RANKS, RED_THREE
from pennies.engine.rules import Rules
from pennies.engine.scoring import results
from pennies.engine.state import PHASE_DRAW, PHASE_LAY
from pennies.engine.steps import STEP_DISCARD, STEP_LAY
from pennies.vecs import append, vec

MOST: Final[i64] = 16
"""So many candidates of a turn are played out."""
DISCARDS: Final[i64] = 3
"""So many discards are tried after each way to lay but the first, after which all are."""
APART: Final[i64] = 8
"""About so many turns lie between two lessons of a deal."""


@final
class School:
    """
    How lessons are given: what everybody plays by, and how the candidates are played out.

    `weights` and `table` are those of the players, `later` is the table in playouts; an empty one means step by step.
    Playouts are cut after `cut` turns (0: never), in so many guessed `worlds`.
    """

    __slots__ = ("cut", "later", "rules", "table", "weights", "worlds")

    def __init__(
        self, rules: Rules, weights: vec[i64], table: vec[i64], later: vec[i64], worlds: i64, cut: i64
    ) -> None:
        self.rules = rules
        self.weights = weights
        self.table = table
        self.later = later
        self.worlds = worlds
        self.cut = cut

    def play(self, knowledge: Knowledge, table: vec[i64], turns: i64) -> None:
        """
        Play on for so many turns; 0 for to the end.
        """
        everybody = vec[vec[i64]]()
        tables: list[vec[i64]] = []
        team: i64
        for team in range(self.rules.teams):
            everybody = append(everybody, self.weights)
            tables.append(table)
        play_out(knowledge, everybody, turns, tables)


def lessons(school: School, deals: i64, seed: i64, score: i64 = 0) -> list[list[vec[i64]]]:
    """
    Play deals and note the candidates of some turns.

    Returns:
        For each turn a row for each candidate: its features, then the time, then the mean margin of its playouts.
    """
    generator = Generator(seed)
    noted: list[list[vec[i64]]] = []
    number: i64
    for number in range(deals):
        knowledge = beginning(shuffled(school.rules, generator, score))
        deal = knowledge.deal
        wait: i64 = 1 + generator.below(APART)
        while True:
            school.play(knowledge, school.table, wait)
            if deal.is_over():
                break
            wait = 1 + generator.below(2 * APART)
            while deal.phase == PHASE_DRAW:
                knowledge.play(choose(knowledge, school.weights))
            if is_planned(knowledge, school.weights):
                rows = _lesson(knowledge, school, generator)
                if len(rows) > 1:
                    noted.append(rows)
    return noted


def _lesson(knowledge: Knowledge, school: School, generator: Generator) -> list[vec[i64]]:
    rows: list[vec[i64]] = []
    turns: list[Plan] = []
    for plan in lay_plans(knowledge, school.weights):
        _add_turns(knowledge, plan, rows, turns, school.weights, generator)
    while len(rows) > MOST:
        place = generator.below(len(rows))
        rows[place] = rows[len(rows) - 1]
        turns[place] = turns[len(rows) - 1]
        rows.pop()
        turns.pop()
    totals = _totals(knowledge, turns, school, generator)
    for place in range(len(rows)):
        rows[place] = append(rows[place], totals[place] // school.worlds)
    return rows


def _add_turns(
    knowledge: Knowledge, plan: Plan, rows: list[vec[i64]], turns: list[Plan], w: vec[i64], generator: Generator
) -> None:
    """
    Add the turns that begin with a plan, and what they leave.
    """
    world = knowledge.clone()
    place: i64
    for place in range(len(plan.steps) - 1):
        world.play(plan.steps[place])
    if plan.goes_on:
        aftermath = Aftermath(world, w)
        aftermath.count_going_on()
        rows.append(append(aftermath.counts[:], aftermath.time))
        turns.append(plan)
        return
    if len(plan.steps) > 0:
        world.play(plan.steps[len(plan.steps) - 1])
    if world.deal.turn != knowledge.deal.turn or world.deal.phase != PHASE_LAY:
        return
    aftermath = Aftermath(world, w)
    discards = vec[i64]()
    step: i64
    for step in legal(world.deal):
        if STEP_DISCARD <= step < STEP_LAY:
            discards = append(discards, step)
    count: i64 = len(discards)
    for place in range(count if len(turns) == 0 else min(DISCARDS, count)):
        other = place + generator.below(count - place)
        step = discards[other]
        discards[other] = discards[place]
        aftermath.count_hand(step - STEP_DISCARD)
        rows.append(append(aftermath.counts[:], aftermath.time))
        turns.append(Plan(append(plan.steps[:], step), goes_on=True))


def _totals(knowledge: Knowledge, turns: list[Plan], school: School, generator: Generator) -> vec[i64]:
    """
    Add up the margins of playouts of each turn, all in the same guessed worlds.
    """
    team = knowledge.deal.rules.team_of(knowledge.deal.turn)
    totals = vec[i64]([0] * len(turns))
    time: i64
    place: i64
    for time in range(school.worlds):
        world = guess(knowledge, vec[i64](), generator)
        for place in range(len(turns)):
            played = world.clone()
            turns[place].play(played, school.weights)
            if not played.deal.is_over():
                school.play(played, school.later, school.cut)
            totals[place] += expected_margin(played.deal, team)
    return totals


def positions(school: School, deals: i64, seed: i64, score: i64 = 0) -> list[vec[i64]]:
    """
    Play deals and note positions of them, by chance, each at the beginning of a turn.

    From each the hands are played on so often as the school guesses worlds, every time with other feet and stock.

    Returns:
        For each position the size of the stock, the advantages (`outlook`) of the team to move, and
        last the mean margin that it had in the end.
    """
    generator = Generator(seed)
    noted: list[vec[i64]] = []
    number: i64
    time: i64
    for number in range(deals):
        knowledge = beginning(shuffled(school.rules, generator, score))
        deal = knowledge.deal
        while True:
            school.play(knowledge, school.table, 1 + generator.below(2 * APART))
            if deal.is_over():
                break
            team = school.rules.team_of(deal.turn)
            total: i64 = 0
            for time in range(school.worlds):
                world = world_for(knowledge, SEES_HANDS, vec[i64](), generator)
                school.play(world, school.later, 0)
                total += margin(world.deal, team)
            row = vec[i64]([deal.stock_size()])
            for value in advantages(deal, team):
                row = append(row, value)
            noted.append(append(row, total // school.worlds))
    return noted


def sightings(school: School, deals: i64, seed: i64, score: i64 = 0) -> list[list[vec[i64]]]:
    """
    Play deals and look, from one position of each, into the other players' hands, of which some cards are shown first.

    Returns:
        For each hand a row for each rank that is not seen through: how many cards of it are hidden, how many of them
        are in the hand, then its traits (`beliefs`).
    """
    generator = Generator(seed)
    noted: list[list[vec[i64]]] = []
    number: i64
    seat: i64
    for number in range(deals):
        knowledge = beginning(shuffled(school.rules, generator, score))
        school.play(knowledge, school.table, 1 + generator.below(LONGEST))
        if knowledge.deal.is_over():
            continue
        for seat in range(school.rules.players):
            hidden = knowledge.deal.seats[seat].hand_size - knowledge.known_total(seat)
            if seat != knowledge.deal.to_act and hidden > 0:
                noted.append(_sighting(knowledge, seat, generator.below(hidden), generator))
    return noted


def _sighting(knowledge: Knowledge, seat: i64, shown: i64, generator: Generator) -> list[vec[i64]]:
    hand = knowledge.deal.seats[seat].hand
    cards = vec[i64]()
    rank: i64
    time: i64
    for rank in range(RED_THREE):
        for time in range(hand[rank] - knowledge.known[seat * RANKS + rank]):
            cards = append(cards, rank)
    shuffle(cards, generator)
    there = vec[i64]([0] * RANKS)
    for rank in cards[:shown]:
        there[rank] += 1
    rows: list[vec[i64]] = []
    history = History(knowledge.deal, seat)
    for rank in range(RED_THREE):
        unseen = knowledge.unseen(knowledge.deal.to_act, rank) - there[rank]
        if unseen > 0:
            known = knowledge.known[seat * RANKS + rank]
            row = vec[i64]([unseen, hand[rank] - known - there[rank]])
            for trait in traits(knowledge, history, seat, rank):
                row = append(row, trait)
            held = at_held(knowledge.deal, seat, rank) + min(known + there[rank], HELD - 1)
            rows.append(append(row, held))
    return rows


def points_of_deals(school: School, deals: i64, seed: i64, own: i64, other: i64) -> list[vec[i64]]:
    """
    Play deals of two teams from two totals and tell what each team made.
    """
    generator = Generator(seed)
    made: list[vec[i64]] = []
    number: i64
    for number in range(deals):
        pack = ordered_pack(school.rules)
        shuffle(pack, generator)
        deal = deal_cards(school.rules, generator.below(school.rules.players), vec[i64]([own, other]), pack)
        knowledge = beginning(deal)
        school.play(knowledge, school.table, 0)
        made.append(vec[i64](results(deal)))
    return made
