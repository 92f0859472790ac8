"""
Many deals in one call are the same deals as one by one.
"""

import pytest
from mypy_extensions import i64

from pennies.engine.batch import Batch, Played, numbered_generator, random_deals
from pennies.engine.chance import Generator, Policy, ordered_pack, play_randomly, playout, random_deal
from pennies.engine.legal import legal
from pennies.engine.play import apply
from pennies.engine.rules import Rules
from pennies.engine.scoring import results
from pennies.engine.state import NOT_ENDED, Deal
from pennies.engine.steps import STEP_LAY, STEPS
from pennies.vecs import vec
from tests.property.walks import PROFILES, profile


class Last(Policy):
    """
    Takes the last legal step, a lay if there is one.
    """

    def choose(self, deal: Deal, steps: vec[i64], count: i64, generator: Generator) -> i64:
        assert not deal.is_over()
        return steps[count - 1]


@pytest.fixture(params=PROFILES)
def rules(request: pytest.FixtureRequest) -> Rules:
    return profile(request.param).rules()


def same(one: Played, other: Played) -> bool:
    return (list(one.steps), list(one.endings), list(one.points)) == (
        list(other.steps), list(other.endings), list(other.points),
    )  # fmt: skip


def test_numbered_deals_are_the_same_in_whatever_portions(rules: Rules) -> None:
    whole = random_deals(rules, 7, 5)
    start, rest = random_deals(rules, 7, 2), random_deals(rules, 7, 3, first=2)
    assert list(whole.steps) == list(start.steps) + list(rest.steps)
    assert list(whole.points) == list(start.points) + list(rest.points)
    assert list(whole.endings) == list(start.endings) + list(rest.endings)
    assert NOT_ENDED not in list(whole.endings)
    assert not same(whole, random_deals(rules, 8, 5))


def test_a_numbered_deal_is_the_one_played_step_by_step(rules: Rules) -> None:
    played = random_deals(rules, 3, 4)
    for number in range(4):
        generator = numbered_generator(3, number)
        deal = random_deal(rules, generator, ordered_pack(rules))
        made = 0
        while not deal.is_over():
            steps = legal(deal)
            apply(deal, steps[generator.below(len(steps))])
            made += 1
        teams = int(rules.teams)
        assert made == played.steps[number]
        assert list(results(deal)) == list(played.points)[number * teams : (number + 1) * teams]


def test_a_policy_of_ones_own_plays_a_deal(rules: Rules) -> None:
    generator = Generator(5)
    deal = random_deal(rules, generator, ordered_pack(rules))
    twin = deal.clone()
    assert playout(deal, Last(), generator) > 0
    while not twin.is_over():
        apply(twin, legal(twin)[-1])
    assert list(results(deal)) == list(results(twin))


def test_playing_randomly_is_a_playout_of_the_plain_policy(rules: Rules) -> None:
    deals = [random_deal(rules, Generator(2), ordered_pack(rules)) for _ in range(2)]
    assert play_randomly(deals[0], Generator(1)) == playout(deals[1], Policy(), Generator(1))
    assert list(results(deals[0])) == list(results(deals[1]))


def test_a_batch_shows_what_each_deal_allows_and_earns(rules: Rules) -> None:
    size, teams, generator = 3, int(rules.teams), Generator(9)
    batch = Batch(rules, 11, size)
    assert len(batch) == size
    over = 0
    while over < size:
        chosen = []
        for number in range(size):
            deal = batch.deal(number)
            mask = list(batch.masks)[number * STEPS : (number + 1) * STEPS]
            steps = [step for step, is_legal in enumerate(mask) if is_legal]
            assert steps == list(legal(deal))
            assert batch.to_act[number] == deal.to_act
            assert batch.done[number] == deal.is_over() == (not steps)
            rewards = list(batch.rewards)[number * teams : (number + 1) * teams]
            assert rewards == (list(results(deal)) if deal.is_over() else [0] * teams)
            over += int(deal.is_over())
            keen = [step for step in steps if step >= STEP_LAY] or steps
            chosen.append(keen[generator.below(len(keen))] if steps else 0)
        before = [batch.deal(number) for number in range(size)]
        done = list(batch.done)
        batch.step(vec[i64](chosen))
        renewed = [batch.deal(number) is not before[number] for number in range(size)]
        assert renewed == [bool(each) for each in done]


def test_a_batch_refuses_a_step_that_is_not_legal_and_does_nothing(rules: Rules) -> None:
    batch = Batch(rules, 1, 2)
    first = int(legal(batch.deal(0))[0])
    before = list(batch.masks)
    for wrong in (-1, STEPS, STEPS - 1):
        with pytest.raises(ValueError, match="not legal in deal 1"):
            batch.step(vec[i64]([first, wrong]))
    with pytest.raises(ValueError, match="2 steps are needed"):
        batch.step(vec[i64]([first]))
    assert list(batch.masks) == before


def test_a_batch_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 deal, not 0"):
        Batch(profile("standard").rules(), 1, 0)
