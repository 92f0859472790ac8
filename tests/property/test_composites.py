"""
Lays of several parts, and nonsense: `check` agrees with trying their parts, and never fails.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from mypy_extensions import i64

from pennies.engine.chance import Generator
from pennies.engine.check import check
from pennies.engine.codes import LEGAL, MELD_OVERFULL, MELD_TOO_MANY, REASONS
from pennies.engine.legal import legal
from pennies.engine.play import apply, perform
from pennies.engine.ranks import BLACK_THREE, JOKER, RANKS, RED_THREE, SLOTS, TWO, WILD
from pennies.engine.state import PHASE_LAY, Deal
from pennies.engine.steps import (
    DISCARD,
    LAY,
    PATTERN_JOKERS,
    PATTERN_NATURALS,
    PATTERN_TWOS,
    TAKE,
    VERBS,
    Action,
    lay_step,
)
from pennies.game.fingerprint import state_of
from pennies.vecs import vec
from tests.property.walks import PROFILES, start, walk


def random_lay(deal: Deal, generator: Generator) -> Action:
    """
    Say one to three parts of cards that are in hand and mostly fit.
    """
    left = list(deal.player().hand)
    targets: list[i64] = []
    counts: list[vec[i64]] = []
    for _ in range(1 + generator.below(3)):
        held = [rank for rank in range(RED_THREE) if left[rank]]
        if not held:
            break
        rank = held[generator.below(len(held))]
        target = WILD if rank in (JOKER, TWO) else rank
        cards = [0] * RANKS
        cards[rank] = 1 + generator.below(left[rank])
        for wild in (JOKER, TWO):
            if target not in (WILD, BLACK_THREE) and left[wild] and generator.below(3) == 0:
                cards[wild] = 1 + generator.below(left[wild])
        left = [have - used for have, used in zip(left, cards, strict=True)]
        targets.append(target)
        counts.append(vec[i64](cards))
    return Action(LAY, targets, counts)


def by_steps(deal: Deal, action: Action) -> Deal | None:
    """
    Lay the same cards, part after part, by legal smallest steps; None if there is no way.
    """
    for target, counts in zip(action.targets, action.counts, strict=True):
        done = part_by_steps(deal, target, (0 if target == WILD else counts[target], counts[JOKER], counts[TWO]))
        if done is None:
            return None
        deal = done
    return deal


def part_by_steps(deal: Deal, slot: int, left: tuple[int, int, int]) -> Deal | None:
    """
    Lay naturals, jokers and twos on one slot in any order that is legal.
    """
    if left == (0, 0, 0):
        return deal
    allowed = set(legal(deal)) if deal.phase == PHASE_LAY else set()
    for pattern, naturals in enumerate(PATTERN_NATURALS):
        jokers, twos = PATTERN_JOKERS[pattern], PATTERN_TWOS[pattern]
        rest = (left[0] - naturals, left[1] - jokers, left[2] - twos)
        if min(rest) < 0 or lay_step(slot, pattern) not in allowed:
            continue
        after = deal.clone()
        apply(after, lay_step(slot, pattern))
        done = part_by_steps(after, slot, rest)
        if done is not None:
            return done
    return None


def assert_agrees_with_parts(deal: Deal, action: Action) -> bool:
    """
    A lay is legal if and only if its parts are, one after another, and leads to the same deal.

    What steps cannot count on is a set-aside pile that the whole lay brings to the hand (OPEN-4); what the whole
    cannot, a foot that comes between its parts (FOOT-2). A part that is too much for one meld is refused, though
    steps would close that meld and begin another (MELD-5).
    """
    code = check(deal, action).code
    if code in {MELD_OVERFULL, MELD_TOO_MANY}:
        return False
    legal_as_said = code == LEGAL
    stepped = by_steps(deal.clone(), action)
    foot_came = stepped is not None and deal.player().foot_down and not stepped.seats[deal.turn].foot_down
    if stepped is not None:
        assert legal_as_said or foot_came
    if legal_as_said and len(deal.aside) == 0:
        assert stepped is not None
    if stepped is not None and legal_as_said:
        whole = deal.clone()
        perform(whole, action)
        assert sorted_canastas(whole) == sorted_canastas(stepped)
    return legal_as_said


def sorted_canastas(deal: Deal) -> tuple[object, ...]:
    """
    List what a deal is, its canastas in any order and however their cards are spread over melds of one slot.
    """
    twin = deal.clone()
    for team in twin.teams:
        team.canastas = vec[i64](sorted(team.canastas))
    return state_of(twin)


def try_lays(name: str, seed: int) -> int:
    """
    Try random lays in the positions of one deal; count those that are legal.
    """
    generator = Generator(seed)
    found = 0
    for at in walk(start(name, f"lays {seed}"), Generator(seed), eager=True):
        if at.deal.phase == PHASE_LAY:
            found += sum(assert_agrees_with_parts(at.deal, random_lay(at.deal, generator)) for _ in range(2))
    return found


@pytest.mark.parametrize("name", PROFILES)
def test_a_lay_of_several_parts_agrees_with_its_parts(name: str) -> None:
    assert sum(try_lays(name, seed) for seed in range(4)) > 0


@pytest.mark.long
@pytest.mark.parametrize("name", PROFILES)
def test_many_lays_of_several_parts_agree_with_their_parts(name: str) -> None:
    assert sum(try_lays(name, seed) for seed in range(400)) > 0


counts = some.lists(some.integers(0, 9), min_size=RANKS, max_size=RANKS)


@given(
    name=some.sampled_from(PROFILES),
    seed=some.integers(0, 5),
    skip=some.integers(0, 60),
    verb=some.integers(0, len(VERBS) - 1),
    targets=some.lists(some.integers(0, SLOTS), min_size=1, max_size=4),
    cards=some.lists(counts, min_size=4, max_size=4),
    card=some.integers(0, RANKS - 1),
)
def test_nonsense_is_refused_with_a_reason_and_changes_nothing(
    name: str, seed: int, skip: int, verb: int, targets: list[int], cards: list[list[int]], card: int
) -> None:
    deal = None
    for number, at in enumerate(walk(start(name, f"nonsense {seed}"), Generator(seed), eager=True)):
        deal = at.deal
        if number == skip:
            break
    assert deal is not None
    said = [vec[i64](some_cards) for some_cards in cards]
    one = vec[i64]([int(rank == card) for rank in range(RANKS)])
    action = {
        LAY: Action(LAY, [i64(target) for target in targets], said[: len(targets)]),
        TAKE: Action(TAKE, [], said[:1]),
        DISCARD: Action(DISCARD, [], [one]),
    }.get(verb, Action(verb, [], []))
    before = state_of(deal)
    finding = check(deal, action)
    assert state_of(deal) == before
    if finding.code != LEGAL:
        assert len(finding.facts) == len(REASONS[finding.code][2])
