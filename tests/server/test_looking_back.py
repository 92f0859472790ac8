"""
Looking back shows what was seen, to those who may see it: of a running deal the own seat's view and nothing else.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from pennies.engine.chance import Generator
from pennies.engine.rules import Rules
from pennies.game.game import Game
from pennies.game.shuffle import Shuffle
from pennies.game.view import SPECTATOR
from pennies.server import messages
from pennies.server.looking_back import NoMomentError, Past, check_look, earlier_game, moment, past_of, told_of
from pennies.server.reader import Reader
from pennies.server.twins import shuffled
from pennies.server.views import table_view
from pennies.table.commands import NextDeal, Rematch, Resign
from tests.table.tables import Log, of_people

SEAT = 2
ACTIONS = 40


@pytest.fixture(scope="module")
def running() -> tuple[Log, list[list[messages.TableView]]]:
    """
    A deal under way among six people, and what each was shown after so many actions.
    """
    log = begun()
    shown = [views(log)]
    for _ in range(ACTIONS):
        log.play(1)
        shown.append(views(log))
    return log, shown


def begun() -> Log:
    log = Log(of_people(seed="looking back"))
    log.do("start")
    return log


def views(log: Log) -> list[messages.TableView]:
    return [table_view(Reader(log.table, seat, "en")) for seat in range(len(log.table.seats))]


def refusal(past: Past, person: str, deal: int, seat: int, *, hands: bool = False) -> str:
    with pytest.raises(NoMomentError) as caught:
        check_look(past, person, deal, seat, hands=hands)
    return str(caught.value)


# The deal under way


def test_own_running_deal_is_shown_as_it_was_shown(running: tuple[Log, list[list[messages.TableView]]]) -> None:
    log, shown = running
    past = past_of(log.table)
    for seat in range(6):
        check_look(past, f"p{seat}", 1, seat)
        for at in range(0, ACTIONS + 1, 3):
            assert moment(past, "en", 1, at, seat).view == shown[at][seat]


@pytest.mark.parametrize(
    ("person", "seat", "hands"), [("p2", 3, False), ("p2", SPECTATOR, False), ("p2", 2, True), ("", 2, False)]
)
def test_nothing_else_of_a_running_deal_is_shown(
    running: tuple[Log, list[list[messages.TableView]]], person: str, seat: int, *, hands: bool
) -> None:
    assert refusal(past_of(running[0].table), person, 1, seat, hands=hands) == "no-moment"


def test_twins_of_a_running_deal_look_the_same_all_the_way_back(
    running: tuple[Log, list[list[messages.TableView]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    Stock and feet that nobody has seen are dealt anew: no moment of the own seat's past tells one from the other.
    """
    log, _ = running
    past = past_of(log.table)
    as_it_was = [msgspec.json.encode(moment(past, "en", 1, at, SEAT)) for at in range(0, ACTIONS + 1, 4)]
    pack = list(past.deals[0].pack)
    unseen = places_of_unseen(log.game, pack)
    cards = shuffled([pack[place] for place in unseen], Generator(5))
    for place, card in zip(unseen, cards, strict=True):
        pack[place] = card
    assert pack != list(past.deals[0].pack)

    def another(_: Shuffle, __: Rules) -> tuple[str, ...]:
        return tuple(pack)

    monkeypatch.setattr(Shuffle, "pack", another)
    assert [msgspec.json.encode(moment(past, "en", 1, at, SEAT)) for at in range(0, ACTIONS + 1, 4)] == as_it_was
    open_now = moment(past, "en", 1, ACTIONS, SEAT, hands=True).hands
    assert [hand.foot for hand in open_now] != [log.game.faces.foot(seat) for seat in range(6)]


def places_of_unseen(game: Game, pack: Sequence[str]) -> list[int]:
    """
    Find where in the pack the feet that lie and the rest of the stock came from (DEAL-1).
    """
    rules, dealer = game.rules, game.deals[-1].dealer
    first = int(rules.players * rules.hand)
    order = [(dealer + 1 + number) % int(rules.players) for number in range(int(rules.players))]
    feet = [
        place
        for number, seat in enumerate(order)
        for place in range(first + number * int(rules.foot), first + (number + 1) * int(rules.foot))
        if game.faces.foot(seat)
    ]
    return [*feet, *range(len(pack) - len(game.faces.stock()), len(pack))]


# Deals that are over


@pytest.fixture(scope="module")
def played() -> tuple[Log, list[list[list[str]]]]:
    """
    Two deals, the second over, too, and every hand and foot after so many actions of it.
    """
    log = begun()
    log.play()
    for seat in range(6):
        log.order(NextDeal(deal=1), f"p{seat}")
    hands = [hands_of(log)]
    while log.table.is_playing:
        log.play(1)
        hands.append(hands_of(log))
    return log, hands


def hands_of(log: Log) -> list[list[str]]:
    faces = log.game.faces
    return [faces.hand(seat) + faces.foot(seat) for seat in range(6)]


def test_all_hands_are_open_when_a_deal_is_over(played: tuple[Log, list[list[list[str]]]]) -> None:
    log, hands = played
    past = past_of(log.table)
    check_look(past, "p0", 2, SEAT, hands=True)
    for at in range(0, len(hands), 11):
        shown = moment(past, "en", 2, at, SEAT, hands=True)
        assert [hand.cards + hand.foot for hand in shown.hands] == hands[at]
        assert moment(past, "en", 2, at, SEAT).hands == []


def test_a_later_deal_is_called_by_its_number(played: tuple[Log, list[list[list[str]]]]) -> None:
    past = past_of(played[0].table)
    assert moment(past, "en", 2, 0, SEAT).view.deal == 2
    assert [team.score for team in moment(past, "en", 2, 0, SEAT).view.teams] == list(past.deals[1].scores)
    end = moment(past, "en", 2, 9_999, SEAT).view
    assert end.sheet is not None
    assert end.sheet.title == "Deal 2"
    assert end.sheet.scores == list(played[0].game.scores)


def test_strangers_see_what_everybody_saw_and_no_hands(played: tuple[Log, list[list[list[str]]]]) -> None:
    past = past_of(played[0].table)
    check_look(past, "", 1, SPECTATOR)
    assert refusal(past, "", 1, SEAT) == "may-not-look"
    assert refusal(past, "", 1, SPECTATOR, hands=True) == "may-not-look"
    told = told_of(past, "", "en")
    assert [(deal.deal, deal.seats, deal.hands) for deal in told.deals] == [(1, [-1], False), (2, [-1], False)]


@pytest.mark.parametrize(("deal", "seat"), [(0, 0), (3, 0), (1, 6), (1, -2)])
def test_moment_that_is_none_is_refused(played: tuple[Log, list[list[list[str]]]], deal: int, seat: int) -> None:
    assert refusal(past_of(played[0].table), "p0", deal, seat) in {"no-moment", "may-not-look"}


def test_a_game_before_the_last_is_looked_back_at() -> None:
    log = begun()
    log.play(30)
    log.order(Resign(agree=True), "p0")
    for person in ("p2", "p4"):
        log.order(Resign(agree=True), person)
    before = past_of(log.table)
    shown = [moment(before, "uk", 1, at, 1, hands=True) for at in (0, 17, 9_999)]
    assert shown[-1].view.phase == "game-over"
    log.order(Rematch(rotate=True), "p0")
    log.play(3)
    first = earlier_game(log.events, 1, log.table)
    assert [moment(first, "uk", 1, at, 1, hands=True) for at in (0, 17, 9_999)] == shown
    told: Any = told_of(first, "p1", "en")
    assert (told.game, told.games, told.you) == (1, 2, 1)
    with pytest.raises(NoMomentError):
        earlier_game(log.events, 7, log.table)
