"""
What holds in every position of every deal, whatever the profile and however it is played.
"""

from collections import Counter

import pytest

from pennies.engine.chance import Generator
from pennies.engine.check import check
from pennies.engine.codes import LEGAL
from pennies.engine.legal import legal
from pennies.engine.play import apply
from pennies.engine.ranks import ACE, RANKS, RED_THREE, SLOTS, WILD
from pennies.engine.scoring import results, sheet
from pennies.engine.state import Deal, canasta_jokers, canasta_naturals, canasta_slot, canasta_twos
from pennies.engine.steps import (
    ADD_JOKER,
    ADD_TWO,
    PATTERN_NATURALS,
    PATTERNS,
    START_NNN,
    STEP_DISCARD,
    STEP_LAY,
    STEP_TAKE_JOKER,
    STEP_TAKE_TWO,
    action_of,
    lay_step,
)
from pennies.game.document import read_document
from pennies.game.fingerprint import state_of
from pennies.game.record import WrittenRecord, replay, write_record
from tests.property.walks import PROFILES, start, walk

SEEDS = range(6)
LONG_SEEDS = range(2_000)
MOST_STEPS = 3_000
"""No deal was ever seen to take half as many; a deal that does would be one that does not end."""

WITH_NATURALS = [pattern for pattern, naturals in enumerate(PATTERN_NATURALS) if naturals] + [ADD_JOKER, ADD_TWO]
WILDS_ONLY = [pattern for pattern, naturals in enumerate(PATTERN_NATURALS) if not naturals]
EVERY_STEP = [
    *range(STEP_TAKE_TWO + 1),
    *range(STEP_DISCARD, STEP_DISCARD + RANKS),
    *(lay_step(WILD, pattern) for pattern in WILDS_ONLY),
    *(lay_step(slot, pattern) for slot in range(ACE, SLOTS) for pattern in WITH_NATURALS),
]
"""Every number that means a step, legal or not."""


def card_counts(deal: Deal) -> Counter[int]:
    """
    Count every card of a deal, wherever it lies.
    """
    count: Counter[int] = Counter()
    for seat in deal.seats:
        for rank in range(RANKS):
            count[rank] += seat.hand[rank] + seat.foot[rank]
    for team in deal.teams:
        count[RED_THREE] += team.red_threes
        for slot in range(RANKS):
            count.update({slot: team.naturals[slot], 0: team.jokers[slot], 1: team.twos[slot]} if slot > 1 else {})
        count.update({0: team.jokers[0], 1: team.twos[0]})
        for code in team.canastas:
            count[canasta_slot(code)] += canasta_naturals(code)
            count[0] += canasta_jokers(code)
            count[1] += canasta_twos(code)
    count.update([*list(deal.stock)[deal.stock_next :], *deal.pile, *deal.aside])
    return count


def assert_sound(deal: Deal) -> None:
    """
    All cards are there, sizes fit the cards, and no red three is in a hand.
    """
    count = card_counts(deal)
    assert {rank: count[rank] for rank in range(RANKS)} == {rank: deal.rules.copies(rank) for rank in range(RANKS)}
    for seat in deal.seats:
        assert seat.hand_size == sum(seat.hand)
        assert seat.foot_size == sum(seat.foot)
        assert seat.hand[RED_THREE] == 0
        assert seat.foot_down == (seat.foot_size > 0)


def play(name: str, seed: int) -> None:
    eager = seed % 2 == 0
    game = start(name, f"deal {seed}")
    made = 0
    for made, at in enumerate(walk(game, Generator(seed), eager=eager)):
        assert_sound(at.deal)
        assert made < MOST_STEPS
    assert_sound(game.deal)
    assert list(legal(game.deal)) == []
    for team in range(game.rules.teams):
        items = sheet(game.deal, team)
        names = {name for name in dir(items) if not name.startswith("_")} - {"total"}
        parts = [getattr(items, name) for name in names]
        assert sum(parts) == items.total == results(game.deal)[team]
    record = read_document(write_record(game).encode())
    assert isinstance(record, WrittenRecord)
    again, fault = replay(record)
    assert fault is None
    assert state_of(again.deal) == state_of(game.deal)
    assert again.faces.places == game.faces.places


@pytest.mark.parametrize("name", PROFILES)
def test_every_deal_keeps_its_cards_ends_adds_up_and_reads_back(name: str) -> None:
    for seed in SEEDS:
        play(name, seed)


@pytest.mark.long
@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("block", range(20))
def test_two_thousand_deals_in_every_profile(name: str, block: int) -> None:
    for seed in list(LONG_SEEDS)[block::20]:
        play(name, seed)


def assert_judges_agree(deal: Deal) -> None:
    """
    `legal` lists a step if and only if `check` finds nothing against it; judging changes nothing.
    """
    top = deal.pile[len(deal.pile) - 1] if len(deal.pile) else 0
    before = state_of(deal)
    judged = {step for step in EVERY_STEP if check(deal, action_of(step, top)).code == LEGAL}
    assert {step for step in judged if _is_smallest(deal, step)} == set(legal(deal))
    assert state_of(deal) == before


def _is_smallest(deal: Deal, step: int) -> bool:
    """
    Tell whether a lay is one card on an open meld, or exactly three that start one; a take has a step of its own.
    """
    if step < STEP_LAY:
        return step not in (STEP_TAKE_JOKER, STEP_TAKE_TWO) or len(deal.pile) > 0
    slot, pattern = divmod(step - STEP_LAY, int(PATTERNS))
    return bool((pattern < START_NNN) == (deal.own_team().size[slot] > 0))


@pytest.mark.parametrize("name", PROFILES)
def test_check_and_legal_agree_on_every_step_of_every_position(name: str) -> None:
    for seed in (0, 1, 2):
        for place, at in enumerate(walk(start(name, f"agree {seed}"), Generator(seed), eager=seed != 1)):
            if place % 5 == seed:
                assert_judges_agree(at.deal)


@pytest.mark.long
@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("block", range(10))
def test_check_and_legal_agree_in_many_deals(name: str, block: int) -> None:
    for seed in range(block, 200, 10):
        for place, at in enumerate(walk(start(name, f"agree {seed}"), Generator(seed), eager=seed % 3 != 1)):
            if (place + seed) % 4 == 0:
                assert_judges_agree(at.deal)


@pytest.mark.parametrize("name", PROFILES)
def test_a_clone_plays_on_by_itself(name: str) -> None:
    for at in walk(start(name, "clone"), Generator(1), eager=True):
        before = state_of(at.deal)
        twin = at.deal.clone()
        assert state_of(twin) == before
        apply(twin, legal(twin)[0])
        assert state_of(at.deal) == before
