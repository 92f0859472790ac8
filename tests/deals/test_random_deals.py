"""
Deals that play themselves: the generator of chance, and that what comes of it can be repeated.
"""

from collections import Counter

import pytest
from mypy_extensions import i64

from pennies.engine.chance import Generator, ordered_pack, play_randomly, random_deal, shuffle
from pennies.engine.ranks import RANKS, RED_THREE
from pennies.engine.state import Deal, canasta_jokers, canasta_naturals, canasta_slot, canasta_twos
from pennies.profiles import load

FIRST_FROM_1 = [270369, 67634689, 2647435461, 307599695]
"""
Marsaglia's 32-bit xorshift (13, 17, 5) from the state 1.

The first by hand: 1 and 1 << 13 are 8193; nothing comes from >> 17; 8193 and 8193 << 5 are 8193 ^ 262176 = 270369.
"""


@pytest.mark.parametrize("seed", [0, 4050964655], ids=["the state is 1", "a state of 0 becomes 1"])
def test_the_generator_gives_marsaglias_numbers(seed: i64) -> None:
    # 4050964655 * 2654435761 + 1 is a multiple of 2**32.
    generator = Generator(seed)
    assert [generator.next() for _ in FIRST_FROM_1] == FIRST_FROM_1


def test_a_number_below_a_limit_is_made_of_the_higher_bits() -> None:
    generator = Generator(0)
    assert [generator.below(100) for _ in FIRST_FROM_1] == [0, 1, 61, 7]


def test_a_shuffle_keeps_the_cards() -> None:
    cards = ordered_pack(load("standard").rules())
    before = Counter(list(cards))
    shuffle(cards, Generator(7))
    assert Counter(list(cards)) == before


def played(profile: str, seed: i64) -> tuple[Deal, int]:
    rules = load(profile).rules()
    generator = Generator(seed)
    deal = random_deal(rules, generator, ordered_pack(rules))
    return deal, int(play_randomly(deal, generator))


@pytest.mark.parametrize("seed", range(5))
def test_a_random_deal_comes_to_an_end(seed: i64) -> None:
    deal, made = played("standard", seed)
    assert deal.is_over()
    assert made > 0


def test_the_same_seed_plays_the_same_deal() -> None:
    first, second = played("uspc", 3), played("uspc", 3)
    assert first[1] == second[1]
    assert [list(seat.hand) for seat in first[0].seats] == [list(seat.hand) for seat in second[0].seats]


def cards_of(deal: Deal) -> Counter[int]:
    """
    Count every card of a deal by rank, wherever it lies.
    """
    cards: Counter[int] = Counter(list(deal.stock)[deal.stock_next :])
    cards.update(list(deal.pile))
    cards.update(list(deal.aside))
    for seat in deal.seats:
        for rank in range(RANKS):
            cards[rank] += seat.hand[rank] + seat.foot[rank]
    for team in deal.teams:
        cards[int(RED_THREE)] += team.red_threes
        for slot in range(RED_THREE):
            cards[slot] += team.naturals[slot]
            cards[0] += team.jokers[slot]
            cards[1] += team.twos[slot]
        for code in team.canastas:
            cards[int(canasta_slot(code))] += canasta_naturals(code)
            cards[0] += canasta_jokers(code)
            cards[1] += canasta_twos(code)
    return +cards


@pytest.mark.parametrize("profile", ["standard", "bicycle"])
def test_no_card_is_lost(profile: str) -> None:
    rules = load(profile).rules()
    assert cards_of(played(profile, 11)[0]) == Counter(list(ordered_pack(rules)))
