"""
What bots of weights and search know is what their seat may know, and nothing else (INFO-1).
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from math import log, prod
from statistics import fmean

import pytest
from mypy_extensions import i64

from pennies.bots.core.belief_factors import BELIEFS
from pennies.bots.core.beliefs import HELD, PARTS, believed
from pennies.bots.core.knowledge import Knowledge, beginning, public_counts
from pennies.bots.core.lessons import School, sightings
from pennies.bots.core.policy import choose
from pennies.bots.core.search import Budget, search
from pennies.bots.core.turn_weights import TURN_WEIGHTS
from pennies.bots.core.weights import TABLE, club, strong
from pennies.bots.core.worlds import SEES_ALL, SEES_HANDS, guess, world_for
from pennies.bots.reading import knowledge_of
from pennies.engine.chance import Generator
from pennies.engine.dealing import empty_deal
from pennies.engine.legal import legal
from pennies.engine.ranks import RANKS, RED_THREE
from pennies.engine.state import Deal
from pennies.game.cards import rank_of
from pennies.game.faces import Faces
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.view import steps_of
from pennies.profiles import load
from pennies.server.twins import twin
from pennies.vecs import vec
from tests.property.walks import PROFILES, start

CLUB = club()
BY_CHANCE = vec[i64]()

Hands = tuple[int, int, int, tuple[int, ...]]
"""The unknown card of seat 1, the one of seat 2, its foot, and the stock."""


def of_deal(deal: Deal, faces: Faces) -> Knowledge:
    """
    Know of a true deal; what a seat may not know is there to be read, by mistake.
    """
    known = [0] * (len(deal.seats) * RANKS)
    for seat, cards in enumerate(faces.known):
        for face in cards.elements():
            known[seat * RANKS + rank_of(face)] += 1
    return Knowledge(deal, vec[i64](known), public_counts(deal, vec[i64](known)))


def walk(game: Game) -> list[Game]:
    """
    Let the club player play a deal; the same game at every choice with more than one step.
    """
    at = []
    while not game.is_deal_over:
        view = game.view(int(game.deal.to_act))
        if len(view.steps) > 1:
            at.append(copy(game))
        game.act(view.to_act, parse_action(view.steps[int(choose(knowledge_of(game.rules, view), CLUB))]))
    return at


def copy(game: Game) -> Game:
    same = Game(game.profile)
    same.deals = game.deals
    same.deal, same.faces = game.deal.clone(), game.faces.copy()
    return same


def test_weights_stand_where_their_names_say() -> None:
    import pennies.bots.core.weights as module  # noqa: PLC0415

    assert [getattr(module, f"W_{name.upper()}") for name, _, _ in TABLE] == list(range(len(TABLE)))


@pytest.mark.parametrize("name", PROFILES)
def test_a_view_says_all_that_the_policy_reads(name: str) -> None:
    for at in walk(start(name, "knowledge")):
        seat = int(at.deal.to_act)
        read, true = knowledge_of(at.rules, at.view(seat)), of_deal(at.deal, at.faces)
        assert list(legal(read.deal)) == list(steps_of(at.deal))
        assert list(read.public) == list(true.public)
        assert choose(read, CLUB) == choose(true, CLUB)
        assert read.unseen(seat, 5) == true.unseen(seat, 5)


@pytest.mark.parametrize("name", PROFILES)
def test_what_is_played_is_remembered_as_the_table_does(name: str) -> None:
    """
    The table knows faces, too: that another king was shown than the one that is known to be there.
    """
    game = start(name, "remembered")
    knowledge = beginning(game.deal.clone())
    while not game.is_deal_over:
        seat = int(game.deal.to_act)
        step = int(choose(knowledge, CLUB))
        game.act(seat, parse_action(steps_of(game.deal)[step]))
        knowledge.play(step)
        if len(game.deal.aside) == 0:
            true = of_deal(game.deal, game.faces)
            more = [table - own for own, table in zip(knowledge.known, true.known, strict=True)]
            assert min(more) >= 0
            by_rank = [sum(more[rank::RANKS]) for rank in range(RED_THREE)]
            assert [int(knowledge.public[rank]) + by_rank[rank] for rank in range(RED_THREE)] == [
                int(true.public[rank]) for rank in range(RED_THREE)
            ]


@pytest.mark.parametrize("name", PROFILES)
def test_the_search_chooses_the_same_whatever_it_cannot_know(name: str) -> None:
    generator = Generator(8)
    for place, at in enumerate(walk(start(name, "peeking"))):
        if place % 9 == 0:
            deal, faces = twin(at, int(at.deal.to_act), generator)
            budget = Budget(2, turns=1, beliefs=BELIEFS, aims_at_game=True)
            chosen = {
                int(search(knowledge, CLUB, budget, Generator(place)))
                for knowledge in (
                    of_deal(at.deal, at.faces),
                    of_deal(deal, faces),
                    knowledge_of(at.rules, at.view(int(at.deal.to_act))),
                )
            }
            assert len(chosen) == 1


@pytest.mark.parametrize("name", PROFILES)
def test_guessed_worlds_agree_with_everything_known(name: str) -> None:
    generator = Generator(4)
    for at in walk(start(name, "guesses"))[::5]:
        seat = int(at.deal.to_act)
        read = knowledge_of(at.rules, at.view(seat))
        weights = believed(read, BELIEFS) if at.deal.turn % 2 else BY_CHANCE
        deal = guess(read, weights, generator).deal
        assert deal.stock_size() == at.deal.stock_size()
        assert list(deal.seats[seat].hand) == list(at.deal.seats[seat].hand)
        for number, (guessed, true) in enumerate(zip(deal.seats, at.deal.seats, strict=True)):
            assert sum(guessed.hand) == guessed.hand_size == true.hand_size
            assert sum(guessed.foot) == guessed.foot_size == true.foot_size
            assert guessed.hand[RED_THREE] == 0
            assert all(guessed.hand[rank] >= read.known[number * RANKS + rank] for rank in range(RANKS))
        assert cards_of(deal) == cards_of(at.deal)


def cards_of(deal: Deal) -> Counter[int]:
    """
    Count all cards that are not on the table.
    """
    cards: Counter[int] = Counter()
    for seat in deal.seats:
        for rank in range(RANKS):
            cards[rank] += int(seat.hand[rank] + seat.foot[rank])
    cards.update(int(rank) for rank in list(deal.stock)[deal.stock_next :])
    return +cards


UNSEEN = [3, 4, 4, 5, 14]
"""A king, two queens, a jack, a red three."""


def small_pack() -> Knowledge:
    """
    Two hands of two cards, a foot of one and a stock of two, from six cards that seat 0 has not seen and a known one.

    Seat 0 holds nothing; seat 1 holds a known king and an unknown card.
    """
    game = start("alone", "any")
    deal = empty_deal(game.rules, 3, vec[i64]([0] * 4))
    deal.seats[1].hand_size, deal.seats[2].hand_size, deal.seats[2].foot_size = 2, 1, 1
    deal.stock = vec[i64]([0, 0])
    known = [0] * (4 * RANKS)
    known[RANKS + 3] = 1
    public = [int(game.rules.copies(rank)) - UNSEEN.count(rank) for rank in range(RANKS)]
    deal.teams[3].red_threes = public[RED_THREE]
    return Knowledge(deal, vec[i64](known), vec[i64](public))


def drawn_hands(knowledge: Knowledge, weights: "vec[i64]", times: int) -> Counter[Hands]:
    """
    Guess often, and count what the two hands, the foot and the stock were.
    """
    generator, drawn = Generator(1), Counter[Hands]()
    for _ in range(times):
        world = guess(knowledge, weights, generator).deal
        one = next(rank for rank in range(RANKS) if world.seats[1].hand[rank] > (rank == 3))
        two = next(rank for rank in range(RANKS) if world.seats[2].hand[rank])
        foot = next(rank for rank in range(RANKS) if world.seats[2].foot[rank])
        drawn[one, two, foot, tuple(int(rank) for rank in world.stock)] += 1
    return drawn


def assert_distributed(drawn: Counter[Hands], weights: Mapping[Hands, Fraction | int]) -> None:
    assert set(drawn) == set(weights)
    whole, times = sum(weights.values()), drawn.total()
    for deal, weight in weights.items():
        share = float(weight / whole)
        assert abs(drawn[deal] / times - share) < 5 * (share / times) ** 0.5


def test_guesses_are_distributed_as_all_possible_deals_are() -> None:
    expected = Counter(
        (one, two, foot, tuple(rest)) for one, two, foot, *rest in permutations(UNSEEN) if RED_THREE not in (one, two)
    )
    assert_distributed(drawn_hands(small_pack(), BY_CHANCE, 20_000), expected)


def test_guesses_by_beliefs_are_distributed_as_these_say() -> None:
    """
    Each card of a hand is drawn by its weight from those that are left; foot and stock by chance from the rest.
    """
    knowledge = small_pack()
    weights = [int(PARTS)] * (4 * RANKS * HELD)
    queen, jack, second_king = weight_at(1, 4, 0), weight_at(2, 5, 0), weight_at(1, 3, 1)
    weights[queen], weights[jack], weights[second_king] = 3 * int(PARTS), int(PARTS) // 2, int(PARTS) // 4
    expected: dict[Hands, Fraction] = defaultdict(Fraction)
    for one, two, foot, *rest in permutations(UNSEEN):
        if RED_THREE not in (one, two):
            left = [rank for rank in UNSEEN if rank != RED_THREE]
            likely = drawn_next(one, left, lambda rank: weights[weight_at(1, rank, int(rank == 3))])
            left.remove(one)
            likely *= drawn_next(two, left, lambda rank: weights[weight_at(2, rank, 0)])
            expected[one, two, foot, tuple(rest)] += likely
    assert_distributed(drawn_hands(knowledge, vec[i64](weights), 20_000), expected)


def test_a_second_card_of_a_rank_is_believed_by_a_weight_of_its_own() -> None:
    knowledge = small_pack()
    knowledge.deal.seats[2].hand_size, knowledge.deal.seats[2].foot_size = 2, 0
    weights = [int(PARTS)] * (4 * RANKS * HELD)
    weights[weight_at(2, 4, 1)] = 5 * int(PARTS)
    expected: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    cards = [rank for rank in UNSEEN if rank != RED_THREE]
    for one, two, three in permutations(cards, 3):
        left = [*cards]
        left.remove(one)
        likely = drawn_next(two, left, lambda rank: weights[weight_at(2, rank, 0)])
        left.remove(two)
        after = {rank: weights[weight_at(2, rank, int(rank == two))] for rank in left}
        likely *= drawn_next(three, left, after.__getitem__)
        expected[min(two, three), max(two, three)] += likely
    generator, drawn, times = Generator(1), Counter[tuple[int, int]](), 20_000
    for _ in range(times):
        hand = guess(knowledge, vec[i64](weights), generator).deal.seats[2].hand
        low, high = (rank for rank in range(RANKS) for _ in range(hand[rank]))
        drawn[low, high] += 1
    whole = sum(expected.values())
    for pair, weight in expected.items():
        share = float(weight / whole)
        assert abs(drawn[pair] / times - share) < 5 * (share / times) ** 0.5


def weight_at(seat: int, rank: int, held: int) -> int:
    return (seat * int(RANKS) + rank) * int(HELD) + held


def drawn_next(rank: int, left: Sequence[int], weight: Callable[[int], int]) -> Fraction:
    """
    Tell how likely one of the cards of a rank is drawn from those left, each as likely as its weight.
    """
    return Fraction(weight(rank), sum(map(weight, left)))


def test_beliefs_tell_the_true_hands_better_than_chance() -> None:
    """
    Hands of deals that the factors were not fitted to, by the players whom they were fitted to.
    """
    school = School(load("standard").rules(), strong(), TURN_WEIGHTS, TURN_WEIGHTS, 0, 0)
    gained: list[float] = []
    for hand in sightings(school, 60, 987):
        by_chance = [float(row[0]) for row in hand]
        by_factors = [float(row[0]) * prod(float(BELIEFS[trait]) / float(PARTS) for trait in row[2:]) for row in hand]
        for row, chance, weight in zip(hand, by_chance, by_factors, strict=True):
            share = (weight / sum(by_factors)) / (chance / sum(by_chance))
            gained += [log(share)] * int(row[1])
    assert len(gained) > 500
    assert fmean(gained) > 0.01


def test_oracles_see_what_others_guess() -> None:
    at = walk(start("standard", "oracle"))[20]
    knowledge = of_deal(at.deal, at.faces)
    hands, everything = (
        world_for(knowledge, insight, BY_CHANCE, Generator(2)).deal for insight in (SEES_HANDS, SEES_ALL)
    )
    for seat, true in enumerate(at.deal.seats):
        assert list(hands.seats[seat].hand) == list(true.hand)
        assert list(everything.seats[seat].foot) == list(true.foot)
    assert list(everything.stock)[everything.stock_next :] == list(at.deal.stock)[at.deal.stock_next :]
    assert cards_of(hands) == cards_of(at.deal)
