"""
Bots in their own process: what they choose, and what happens when they do not.
"""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from pennies.server import thinking
from pennies.server.thinking import Question, Thinker
from tests.table.tables import Log

pytestmark = pytest.mark.asyncio


def question(level: str = "greedy") -> Question:
    log = Log()
    log.do("start")
    seat = int(log.game.deal.to_act)
    return Question(level, log.table.profile, "seed", log.game.view(seat))


def hangs(_: Question) -> int:
    while True:
        time.sleep(1)


def crashes(_: Question) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def fails(_: Question) -> int:
    raise RuntimeError("a fault in a bot")


def cheats(_: Question) -> int:
    return 255


def waits_once(question: Question) -> int:
    if question.level == "random":
        time.sleep(60)
    return min(question.view.steps)


def ponders(question: Question) -> int:
    if question.level == "random":
        time.sleep(0.3)
    return min(question.view.steps)


def chooses_the_last(question: Question) -> int:
    return max(question.view.steps)


@pytest_asyncio.fixture
async def thinker() -> AsyncIterator[Thinker]:
    started = Thinker()
    yield started
    started.close()


async def test_bot_chooses_as_it_would_here(thinker: Thinker) -> None:
    asked = question()
    step = await thinker.choose(asked)
    assert asked.view.steps[step] == "draw"
    assert thinker.fallbacks == 0


async def test_many_tables_ask_at_once(thinker: Thinker) -> None:
    asked = [question("random") for _ in range(20)]
    steps = await asyncio.gather(*(thinker.choose(one) for one in asked))
    assert all(step in one.view.steps for step, one in zip(steps, asked, strict=True))


@pytest.mark.parametrize("bot", [hangs, crashes, fails])
async def test_table_goes_on_when_the_bot_gives_no_answer(bot: object) -> None:
    thinker = Thinker(limit_s=0.3, think=bot)  # type: ignore[arg-type]
    asked = question()
    try:
        for tries in (1, 2):
            assert await thinker.choose(asked) in asked.view.steps
            assert thinker.fallbacks == tries
    finally:
        thinker.close()


async def test_step_that_there_is_not_is_not_taken() -> None:
    thinker = Thinker(think=cheats)
    asked = question()
    try:
        assert await thinker.choose(asked) in asked.view.steps
    finally:
        thinker.close()


async def test_tables_that_think_long_keep_others_waiting_for_one_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker(think=ponders)
    done: list[str] = []

    async def ask(name: str, level: str, *, is_watched: bool = True) -> None:
        await thinker.choose(replace(question(level), is_watched=is_watched))
        done.append(name)

    monkeypatch.setattr(thinking, "REST", 0)
    try:
        await ask("", "random")
        await ask("", "greedy")
        done.clear()
        slow = [ask(f"slow {number}", "random") for number in range(4)]
        left = [ask("left", "greedy", is_watched=False)]
        await asyncio.gather(*slow, *left, ask("quick", "greedy"))
    finally:
        thinker.close()
    assert done.index("quick") <= 1
    assert done[-1] == "left"


async def test_bots_rest_where_nobody_is(monkeypatch: pytest.MonkeyPatch) -> None:
    rests = []

    async def sleep(seconds: float) -> None:
        rests.append(seconds)

    thinker = Thinker(think=ponders)
    monkeypatch.setattr("pennies.server.thinking.asyncio.sleep", sleep)
    try:
        for is_watched in (True, False):
            await thinker.choose(replace(question("random"), is_watched=is_watched))
    finally:
        thinker.close()
    assert len(rests) == 1
    assert rests[0] > 0.3 * thinking.REST * 0.9


async def test_who_waits_too_long_for_others_gets_a_plain_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "WAIT_S", 0.4)
    thinker = Thinker(think=ponders)
    asked = [question("random") for _ in range(6)]
    try:
        await thinker.warm_up()
        steps = await asyncio.gather(*(thinker.choose(one) for one in asked))
    finally:
        thinker.close()
    assert all(step in one.view.steps for step, one in zip(steps, asked, strict=True))
    assert 0 < thinker.fallbacks < len(asked)


async def test_process_is_started_again_after_it_hung() -> None:
    thinker = Thinker(limit_s=0.3, think=waits_once)
    try:
        await thinker.choose(question("random"))
        assert thinker.fallbacks == 1
        await thinker.choose(question("greedy"))
        assert thinker.fallbacks == 1
    finally:
        thinker.close()


async def test_nothing_is_left_running(thinker: Thinker) -> None:
    await thinker.warm_up()
    process = thinker._process  # noqa: SLF001
    assert process is not None
    thinker.close()
    assert process.exitcode is not None


async def test_process_that_starts_too_late_never_answers_the_question_before(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker(think=chooses_the_last)
    with monkeypatch.context() as patched:
        patched.setattr(thinking, "START_S", 0.0)
        await thinker.warm_up()
    try:
        for level in ("random", "greedy", "club"):
            asked = question(level)
            assert await thinker.choose(asked) == max(asked.view.steps)
    finally:
        thinker.close()
    assert thinker.fallbacks == 0


async def test_a_bot_thinks_where_it_thought_before(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str]] = []

    class Counted:
        """
        Stands for a process, at which a number of questions wait.
        """

        def __init__(self) -> None:
            self.waiting = 0
            self.number = len(processes)
            processes.append(self)

        async def choose(self, question: Question) -> int:
            asked.append((self.number, question.seed))
            return min(question.view.steps)

    processes: list[Counted] = []
    monkeypatch.setattr(thinking, "Thinker", Counted)
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    thinkers = thinking.Thinkers()
    seeds = [f"table/{seat}" for seat in range(6)]
    for busy in range(3):
        processes[busy].waiting = thinking.PATIENCE
        for seed in seeds:
            await thinkers.choose(replace(question(), seed=seed))
        processes[busy].waiting = 0
    places = {seed: {number for number, seat in asked if seat == seed} for seed in seeds}
    assert all(len(numbers) == 1 for numbers in places.values())
    assert len(set.union(*places.values())) > 1
    home = next(iter(places[seeds[0]]))
    processes[home].waiting = thinking.PATIENCE + 1
    await thinkers.choose(replace(question(), seed=seeds[0]))
    assert asked[-1][0] != home
