"""
Clocks: a turn's time, the reserve, answers, pauses; and that a deadline is the same after a restart.
"""

import pytest

from pennies.table import VERSION, Clock, Command, Done, Table, from_json
from pennies.table import commands as do
from pennies.table.clocks import Clocks, Running
from pennies.table.commands import TABLE
from pennies.table.events import SeatCovered
from pennies.table.settings import ANSWER_S
from tests.table.tables import SEED, Log, of_people

TURN = Clock(kind="turn", turn_s=60, reserve_s=100)
A = Running((1, 1, 0), 0, answers=False)
B = Running((1, 1, 1), 1, answers=False)
ASKED = Running((1, 1, 0), 2, answers=True)


def clocks(clock: Clock = TURN) -> Clocks:
    return Clocks(clock, 6)


def due(kept: Clocks) -> float | None:
    return kept.deadline(with_answers=True)


def test_turn_has_its_time_and_the_reserve() -> None:
    kept = clocks()
    kept.follow(A, 1_000)
    assert due(kept) == 1_160
    kept.follow(B, 1_030)
    assert kept.reserve_s[0] == 100
    assert due(kept) == 1_190


def test_reserve_is_eaten_by_what_is_over_and_does_not_come_back() -> None:
    kept = clocks()
    kept.follow(A, 0)
    kept.follow(B, 90)
    assert kept.reserve_s[:2] == [70, 100]
    kept.follow(A, 100)
    assert due(kept) == 100 + 60 + 70


def test_time_of_the_asker_stands_still_while_partners_answer() -> None:
    kept = clocks()
    kept.follow(A, 0)
    kept.follow(ASKED, 20)
    assert due(kept) == 20 + ANSWER_S
    kept.follow(A, 50)
    assert due(kept) == 50 + 40 + 100


def test_pause_takes_no_time() -> None:
    kept = clocks()
    kept.follow(A, 0)
    kept.follow(None, 20)
    assert due(kept) is None
    kept.follow(A, 10_000)
    assert due(kept) == 10_000 + 40 + 100


def test_restart_gives_the_turn_anew() -> None:
    kept = clocks()
    kept.follow(A, 0)
    kept.restart(5_000)
    assert due(kept) == 5_160
    assert kept.reserve_s[0] == 100


def test_without_a_clock_only_answers_have_a_limit_and_only_among_people() -> None:
    kept = clocks(Clock())
    kept.follow(A, 0)
    assert due(kept) is None
    kept.follow(ASKED, 10)
    assert due(kept) == 10 + ANSWER_S
    assert kept.deadline(with_answers=False) is None


@pytest.mark.parametrize("clock", [Clock(kind="turn"), Clock(kind="days", turn_s=0.5)])
def test_clock_without_time_is_not_sensible(clock: Clock) -> None:
    assert not clock.is_sensible()


def started(clock: Clock = TURN, seed: str = "people") -> Log:
    log = Log(of_people(clock=clock, seed=seed))
    log.order(do.Start(), "p0")
    return log


def test_who_lets_the_time_run_out_is_covered() -> None:
    log = started()
    seat = int(log.game.deal.to_act)
    limit = log.now + 160
    assert log.table.deadline() == limit
    assert log.table.decide(Command("", 0, do.TimeUp(), limit - 0.1, SEED), TABLE) == Done(log.table.seq)
    log.now = limit
    (covered,) = log.order(do.TimeUp(), TABLE)
    assert covered == SeatCovered(seat=seat, reason="time", command=covered.command, at=limit)
    assert log.table.deadline() is None
    assert log.table.bot_turn() == seat


def test_move_before_the_table_says_that_time_is_up_counts_and_then_nothing_is_due() -> None:
    log = started()
    seat, person = int(log.game.deal.to_act), log.table.seats[int(log.game.deal.to_act)].person
    limit = log.now + 160
    log.now = limit + 0.01
    log.order(do.Act(action="draw"), person)
    log.play_until((seat + 1) % 6)
    assert log.table.decide(Command("", 0, do.TimeUp(), limit + 0.02, SEED), TABLE) == Done(log.table.seq)


def late() -> tuple[Log, int, str]:
    """
    Start a game whose first player lets the time run out, and comes back at once.
    """
    log = started()
    seat = int(log.game.deal.to_act)
    log.now += 160
    log.order(do.TimeUp(), TABLE)
    log.now += 5
    return log, seat, log.table.seats[seat].person


@pytest.mark.parametrize("order", [do.Back(), do.Act(action="draw")])
def test_turn_whose_time_is_up_is_ended_by_the_bot(order: do.Order) -> None:
    log, seat, person = late()
    assert log.refused(order, person) == "time-is-up"
    assert not log.table.may_undo(seat)
    assert log.table.bot_turn() == seat


def test_who_was_out_of_time_comes_back_after_that_turn_without_a_reserve() -> None:
    log, seat, person = late()
    log.play_until((seat + 1) % 6)
    log.order(do.Back(), person)
    assert log.table.clocks.reserve_s[seat] == 0
    log.play_until(seat)
    assert log.table.deadline() == log.now + 60


def test_who_was_out_of_time_has_the_whole_of_a_later_turn_but_once() -> None:
    log, seat, person = late()
    log.play_until((seat + 1) % 6)
    log.play_until(seat)
    log.now += 5
    log.order(do.Back(), person)
    assert log.table.deadline() == log.now + 60
    log.now += 60
    log.order(do.TimeUp(), TABLE)
    assert log.refused(do.Back(), person) == "time-is-up"


def test_who_was_away_in_the_own_turn_has_what_is_left_of_it() -> None:
    log = started()
    seat, limit = int(log.game.deal.to_act), log.now + 160
    for _ in range(3):
        log.now += 30
        log.order(do.Cover(seat=seat), TABLE)
        log.order(do.Back(), log.table.seats[seat].person)
        assert log.table.deadline() == limit
        assert Table(log.events).deadline() == limit


def test_who_leaves_the_seat_and_sits_down_again_has_what_is_left_of_the_turn() -> None:
    log = started()
    seat, limit = int(log.game.deal.to_act), log.now + 160
    person = log.table.seats[seat].person
    log.now += 150
    log.order(do.Leave(), person)
    log.order(do.Sit(seat=seat), person)
    assert log.table.deadline() == limit


def asked() -> tuple[Log, int]:
    """
    Play until somebody asks whether to go out; the partner who is to answer.
    """
    log = started(seed="s23")
    log.play_until_asking()
    log.order(do.Act(action="ask"), log.table.seats[int(log.game.deal.to_act)].person)
    return log, int(log.game.deal.to_act)


def test_answer_whose_time_is_up_is_given_by_the_bot() -> None:
    log, seat = asked()
    log.now += ANSWER_S
    log.order(do.TimeUp(), TABLE)
    assert log.refused(do.Back(), log.table.seats[seat].person) == "time-is-up"
    log.play(1)
    log.order(do.Back(), log.table.seats[seat].person)


def test_return_of_old_gave_the_turn_anew_and_does_so_still() -> None:
    log, seat, _ = late()
    text = f'{{"event":"seat-returned","seat":{seat},"at":{log.now}}}'
    log.keep([from_json(text, VERSION)])
    assert log.table.deadline() == log.now + 160


def test_deadline_is_the_same_when_the_table_is_told_again() -> None:
    log = started()
    for _ in range(40):
        log.now += 7
        log.play(1)
        assert Table(log.events).deadline() == log.table.deadline()
    log.now += 1_000
    log.order(do.RestartClock(), TABLE)
    assert log.table.deadline() is not None
    assert Table(log.events).deadline() == log.table.deadline()


def test_bots_have_no_clock() -> None:
    log = Log(of_people(1, clock=TURN))
    log.order(do.Start(), "p0")
    while log.table.is_playing:
        assert (log.table.deadline() is None) == (log.game.deal.to_act != 0)
        log.play(1)


def test_who_sits_down_in_the_middle_of_a_turn_has_it_anew() -> None:
    log = Log(of_people(1, clock=TURN))
    log.order(do.Start(), "p0")
    log.play_until(3)
    log.now += 10_000
    log.order(do.Join(person="late", seat=3), TABLE)
    assert log.table.deadline() == log.now + 160
