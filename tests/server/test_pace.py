"""
The pace of bots.
"""

import pytest

from pennies.server.pace import DEALT_S, DRAW_S, look_ms, pause_s
from pennies.table import Pace, Seated, TableMade
from tests.table.tables import Log

SEATS = [Seated(name="Ann"), *[Seated(bot="greedy")] * 5]


def log_at(pace: Pace) -> Log:
    log = Log(TableMade(table="t", profile="standard", seats=SEATS, host=0, seed="pace", pace=pace))
    log.do("start")
    return log


@pytest.mark.parametrize(("pace", "factor"), [("calm", 1.4), ("even", 1.0), ("brisk", 0.5), ("at-once", 0.0)])
def test_pace_stretches_every_pause(pace: Pace, factor: float) -> None:
    log = log_at(pace)
    assert pause_s(log.table) == DEALT_S * factor
    log.play(1)
    assert pause_s(log.table) == DRAW_S * factor


def test_no_action_is_looked_at_for_long() -> None:
    log = log_at("calm")
    while log.table.is_playing:
        log.play(1)
        assert 0 < pause_s(log.table) < 2


def test_a_reader_is_told_the_time_at_an_even_pace_whatever_the_table_plays_at() -> None:
    log = log_at("at-once")
    assert look_ms(log.table) == 1000 * DEALT_S
    log.play(1)
    assert (look_ms(log.table), pause_s(log.table)) == (1000 * DRAW_S, 0)


def test_nothing_is_looked_at_in_a_lobby() -> None:
    assert look_ms(Log(TableMade(table="t", profile="standard", seats=SEATS, host=0, seed="pace")).table) == 0
