"""
A table alone is not kept waiting; of many that write at once, events are kept together.
"""

from pennies.store.crowd import Crowd


def crowd(tables: int, apart_s: float) -> Crowd:
    made = Crowd()
    for number in range(100):
        made.note(f"t{number % tables}", number * apart_s)
    return made


def test_many_tables_at_once_are_a_crowd() -> None:
    assert crowd(50, 0.002).is_there(99 * 0.002)


def test_a_crowd_that_has_gone_home_is_none() -> None:
    assert not crowd(50, 0.002).is_there(99 * 0.002 + 0.1)


def test_many_tables_that_take_their_time_are_none() -> None:
    assert not crowd(50, 0.02).is_there(99 * 0.02)


def test_few_tables_are_none_however_fast_they_are() -> None:
    assert not crowd(7, 0.001).is_there(99 * 0.001)


def test_nobody_is_no_crowd() -> None:
    assert not Crowd().is_there(0.0)
