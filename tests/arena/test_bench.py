"""
The benchmark measures all it names, by the clock that it is given.
"""

import json
from random import Random

import pytest

from pennies.arena.bench import RATE, WORK, Bench, drive, run_bench
from pennies.arena.machine import this_machine
from pennies.engine.chance import Generator, ordered_pack, random_deal
from pennies.profiles import load
from tests.arena.test_measuring import ticking

CHEAP = {"deals", "steps", "clones"}


@pytest.fixture(name="measured", scope="module")
def measured_() -> Bench:
    return run_bench(load("standard"), ticking(1), rounds=2, share_s=0.5)


def test_everything_named_is_measured(measured: Bench) -> None:
    assert list(measured.figures) == list(WORK)
    assert all(len(figure.rounds) == 2 for figure in measured.figures.values())
    assert all(figure.low > 0 for figure in measured.figures.values())
    assert measured.machine == this_machine()


def test_steps_belong_to_their_deals(measured: Bench) -> None:
    steps_a_deal = measured.figures["steps"].median / measured.figures["deals"].median
    assert 50 < steps_a_deal < 300


def test_the_json_has_every_figure_with_its_unit(measured: Bench) -> None:
    values = json.loads(json.dumps(measured.values()))
    assert set(values) == {"machine", "profile", "rounds", "figures"}
    assert values["machine"]["compiled"] is this_machine().compiled
    assert {name: figure["unit"] for name, figure in values["figures"].items()} == {
        name: work.unit for name, work in WORK.items()
    }
    assert values["figures"]["clones"]["rounds"] == list(measured.figures["clones"].rounds)


def test_only_what_is_asked_for_is_measured() -> None:
    told: list[tuple[int, int]] = []
    measured = run_bench(
        load("standard"),
        ticking(1),
        work=["steps", "clones"],
        rounds=1,
        share_s=1,
        told=lambda *done: told.append(done),
    )
    assert list(measured.figures) == ["steps", "clones"]
    assert told == [(1, 2), (2, 2)]


def test_a_faster_clock_measures_less() -> None:
    slow, fast = (run_bench(load("standard"), ticking(step), work=CHEAP, rounds=1, share_s=1) for step in (2, 1))
    for name in CHEAP:
        assert slow.figures[name].median * 2 == fast.figures[name].median


def test_a_deal_is_driven_to_its_end() -> None:
    rules = load("standard").rules()
    deal = random_deal(rules, Generator(3), ordered_pack(rules))
    assert drive(deal, Random(3).random) > 20
    assert deal.is_over()


def test_only_memory_and_import_are_no_rates() -> None:
    assert {name for name, work in WORK.items() if work.unit != RATE} == {"import", "deal_memory"}
