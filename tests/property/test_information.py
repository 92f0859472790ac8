"""
Two positions that differ only in what a seat may not know are one and the same to it (INFO-1).

From a position a twin is made by dealing anew all cards that the seat cannot see: the other hands (but for cards known
to be there), every foot and the stock. View, legal steps and refusals must be equal.
"""

import dataclasses

import pytest

from pennies.engine.chance import Generator
from pennies.engine.check import check
from pennies.engine.steps import action_of
from pennies.game.events import Event
from pennies.game.game import Game
from pennies.game.notation import parse_action
from pennies.game.view import SPECTATOR, steps_of, view_of
from pennies.server.twins import twin
from tests.property.test_deals import EVERY_STEP
from tests.property.walks import PROFILES, choose, start, walk


def assert_alike(game: Game, seat: int, generator: Generator) -> None:
    deal, faces = twin(game, seat, generator)
    assert view_of(deal, faces, seat) == view_of(game.deal, game.faces, seat)
    if seat != game.deal.to_act:
        return
    assert steps_of(deal) == steps_of(game.deal)
    top = deal.pile[len(deal.pile) - 1] if len(deal.pile) else 0
    for step in EVERY_STEP[:: 1 + generator.below(3)]:
        one, other = check(deal, action_of(step, top)), check(game.deal, action_of(step, top))
        assert (one.code, one.facts) == (other.code, other.facts)


@pytest.mark.parametrize("name", PROFILES)
def test_a_seat_cannot_tell_twins_apart(name: str) -> None:
    for seed in (0, 1, 2):
        generator = Generator(seed)
        for place, at in enumerate(walk(start(name, f"twins {seed}"), Generator(seed), eager=seed != 1)):
            if place % 4 == seed:
                assert_alike(at, at.deal.to_act, generator)
                assert_alike(at, generator.below(len(at.deal.seats)), generator)
                assert_alike(at, SPECTATOR, generator)


@pytest.mark.long
@pytest.mark.parametrize("name", PROFILES)
def test_a_seat_cannot_tell_many_twins_apart(name: str) -> None:
    for seed in range(100):
        generator = Generator(seed)
        for at in walk(start(name, f"twins {seed}"), Generator(seed), eager=seed % 4 != 1):
            assert_alike(at, at.deal.to_act, generator)


@pytest.mark.parametrize("name", PROFILES)
def test_twins_give_equal_views_after_any_action_that_turns_up_no_card(name: str) -> None:
    """
    Also with a pile set aside, after a question, and for everybody who looks on.
    """
    for seed in (3, 4):
        generator = Generator(seed)
        game = start(name, f"after {seed}")
        for at in walk(game, Generator(seed), eager=True):
            seat = at.deal.to_act
            one, other = copy(at), copy(at)
            other.deal, other.faces = twin(at, seat, generator)
            step = choose(list(steps_of(at.deal)), generator)
            said = parse_action(steps_of(at.deal)[step])
            first, second = one.act(seat, said), other.act(seat, said)
            assert isinstance(first, list)
            assert isinstance(second, list)
            if turns_up_cards(first) or turns_up_cards(second) or one.is_deal_over or one.deal.turn != at.deal.turn:
                continue
            assert [event.seen_by(seat) for event in first] == [event.seen_by(seat) for event in second]
            assert one.view(seat) == other.view(seat)


def copy(game: Game) -> Game:
    twin_game = Game(game.profile)
    twin_game.deals = [dataclasses.replace(game.deals[-1], actions=list(game.deals[-1].actions))]
    twin_game.deal, twin_game.faces = game.deal.clone(), game.faces.copy()
    return twin_game


def turns_up_cards(events: list[Event]) -> bool:
    return any(event.only >= 0 for event in events)


@pytest.mark.parametrize("name", PROFILES)
def test_no_event_shows_a_hidden_card_to_another_seat(name: str) -> None:
    game = start(name, "events")
    for at in walk(game, Generator(5), eager=True):
        seat = at.deal.to_act
        step = next(iter(steps_of(at.deal)))
        events = copy(at).act(seat, parse_action(steps_of(at.deal)[step]))
        assert isinstance(events, list)
        for event in events:
            if event.only >= 0:
                assert event.seen_by(SPECTATOR).cards == ()
                assert event.seen_by((event.only + 1) % len(at.deal.seats)).cards == ()
                assert event.seen_by(event.only).cards == event.cards
