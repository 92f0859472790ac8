"""
The first lesson: the prepared deal makes possible what is taught with it, and something is told whatever is played.
"""

from functools import cache

import pytest

from pennies.bots import make_bot
from pennies.engine.steps import ASK, DISCARD, LAY, TAKE
from pennies.game.notation import parse_action
from pennies.lang import LANGUAGES, catalogue
from pennies.server.reader import Reader
from pennies.server.teaching import RULES_OF
from pennies.server.views import table_view
from pennies.table import ActionDone, Seated, Table
from pennies.table.events import SeatChanged
from pennies.table.lesson import lesson, lesson_table, played_so_far, prepared

LEARNER = lesson().learner
RARE = {"answer", "discard-on"}
"""What is told only to who leaves the prepared line."""


def table_at(turn: int) -> Table:
    """
    Begin a lesson at a turn.
    """
    somebody = SeatChanged(seat=LEARNER, seated=Seated(person="somebody"))
    return Table([lesson_table("even"), somebody, *played_so_far(turn, bytes(32))])


def act(table: Table, action: str) -> None:
    assert table.game is not None
    table.apply(ActionDone(seat=int(table.game.deal.to_act), action=action))


@cache
def prepared_turn(turn: int) -> list[tuple[str, str]]:
    """
    Play a turn of the learner as it is prepared; each action and what it was told with.
    """
    table, done = table_at(turn), []
    while table.game is not None and not table.game.is_deal_over:
        seat = int(table.game.deal.to_act)
        told = table_view(Reader(table, LEARNER, "en")).lesson
        action = prepared(table.game, table.game.view(seat))
        assert told is not None
        assert action, "the line is prepared to its end"
        if told.turn != turn:
            break
        if seat == LEARNER:
            assert told.action == action
            done.append((action, told.topic))
        act(table, action)
    return done


def actions(turn: int, verb: int) -> list[str]:
    return [action for action, _ in prepared_turn(turn) if parse_action(action).verb == verb]


def test_first_turn_opens_above_the_minimum() -> None:
    table = table_at(1)
    for action, topic in prepared_turn(1)[:2]:
        assert topic in {"draw", "open"}
        act(table, action)
    assert table.game is not None
    team = table.game.view(LEARNER).teams[LEARNER % 2]
    assert team.opened
    assert team.laid >= team.minimum == 50


def test_second_turn_adds_to_melds_of_partners() -> None:
    table = table_at(2)
    assert table.game is not None
    lying = table.game.view(LEARNER).teams[LEARNER % 2].melds
    laid = [action.removeprefix("lay ").partition(":")[0] for action in actions(2, LAY)]
    assert laid
    assert set(laid) <= set(lying)
    assert not actions(2, TAKE), "the pile is explained before it is taken"


def test_third_turn_takes_a_large_pile_closes_a_canasta_earns_the_foot_and_blocks() -> None:
    table = table_at(3)
    assert table.game is not None
    assert len(table.game.deal.pile) >= 8
    assert actions(3, TAKE) == ["take QQ"]
    assert {"canasta", "foot"} <= {topic for _, topic in prepared_turn(3)}
    assert actions(3, DISCARD)[0] == "discard 3"


def test_fourth_turn_asks_and_goes_out() -> None:
    assert actions(4, ASK) == ["ask"]
    table = table_at(5)
    assert table.game is not None
    assert table.game.deals[0].ended_by == "out"
    assert table.game.deals[0].actions[-1][0] == LEARNER
    assert table.game.result[LEARNER % 2] > table.game.result[1 - LEARNER % 2]


def test_team_has_red_threes_and_all_four_kinds_at_the_end() -> None:
    table = table_at(5)
    view = table_view(Reader(table, LEARNER, "en"))
    (own,) = (team for team in view.teams if team.own)
    assert own.red_threes
    assert all(kind.have >= kind.need for kind in own.kinds)
    assert view.lesson is not None
    assert view.lesson.topic == "score"
    assert len(view.lesson.learned) == 7


def test_every_topic_comes_up() -> None:
    table, topics = table_at(1), set()
    while table.game is not None:
        told = table_view(Reader(table, LEARNER, "en")).lesson
        assert told is not None
        topics.add(told.topic)
        if table.game.is_deal_over:
            break
        act(table, prepared(table.game, table.game.view(int(table.game.deal.to_act))))
    assert topics == set(RULES_OF) - RARE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("turn", [1, 3, 4])
def test_something_is_told_whatever_is_played(turn: int, language: str) -> None:
    table = table_at(turn)
    bots = [make_bot("random", table.profile, seat) for seat in range(6)]
    while table.game is not None and not table.game.is_deal_over:
        seat = int(table.game.deal.to_act)
        if seat == LEARNER:
            told = table_view(Reader(table, LEARNER, language)).lesson
            assert told is not None
            assert all((told.title, told.told, told.todo, told.why))
            said = parse_action(told.action)
            assert table.game.judge(LEARNER, said) is None, "what is advised can be done"
        view = table.game.view(seat)
        act(table, view.steps[bots[seat].choose(view)])
    told = table_view(Reader(table, LEARNER, language)).lesson
    assert told is not None
    assert told.topic == "score"


@pytest.mark.parametrize("topic", list(RULES_OF))
def test_every_topic_names_a_rule(topic: str) -> None:
    assert catalogue("en").has(f"rule-{RULES_OF[topic]}")


def test_nobody_is_taught_at_a_table_that_is_no_lesson() -> None:
    made = lesson_table("even")
    other = Table([type(made)(table="", seats=made.seats, host=made.host, settings=made.settings)])
    assert table_view(Reader(other, LEARNER, "en")).lesson is None
    assert table_view(Reader(table_at(1), -1, "en")).lesson is None
