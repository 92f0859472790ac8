"""
Bots think in a process of their own, so that a slow one delays nobody but itself; and with a time limit.

A bot is sent a view, never the state. When the process does not answer in time, or is gone, it is ended and started
anew, and a plain bot in this process chooses for that once: a table always goes on.

Of those that wait the quickest level is asked first, and tables where nobody is come last, with a long rest after each
thought: many that think long keep the others waiting for one thought at most.
"""

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import PriorityQueue
from threading import Thread
from typing import Any, Final, Protocol
from zlib import crc32

from pennies.bots import CAP_S, Bot, Limit, make_bot
from pennies.game.view import View
from pennies.profiles import Profile

LIMIT_S: Final = 5.0
"""So long may a bot be without an answer; it ends its turn of itself after `CAP_S`."""

WAIT_S: Final = 10.0
"""So long may a table wait for its bot where somebody is there, with all that others ask before."""

START_S: Final = 20.0
"""So long may the process take to begin."""

REST: Final = 30
"""Where nobody is, a bot rests so many times as long as its level thinks, but not longer than `MOST_REST_S`."""

MOST_REST_S: Final = 30.0

PATIENCE: Final = 4
"""A bot stays with its process while no more than so many wait longer there than elsewhere."""

_FALLBACK: Final = "greedy"
_LATEST: Final = 0.2
"""The weight of a level's last thought in what is expected of its next."""

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Question:
    """
    What a bot is asked: which of the view's steps?

    Attributes:
        is_watched: whether anybody is at the table, and waits.
    """

    level: str
    profile: Profile
    seed: str
    view: View
    is_watched: bool = True


def choose(question: Question) -> int:
    """
    Let a bot choose. It stays for a while, to play a turn as it was begun.
    """
    return _bot(question.level, question.profile, question.seed).choose(question.view)


@lru_cache(maxsize=1_000)
def _bot(level: str, profile: Profile, seed: str) -> Bot:
    return make_bot(level, profile, seed, Limit(time.monotonic, CAP_S))


class Thinking(Protocol):
    """
    Whoever can be asked.
    """

    async def choose(self, question: Question) -> int: ...


@dataclass(order=True)
class _Asked:
    """
    A question that waits, in the order in which it is asked; without a question, the process is only to begin.
    """

    rank: tuple[bool, float]
    number: int
    question: Question | None = field(compare=False)
    answer: "Future[int]" = field(compare=False)


class Thinker:
    """
    A process of bots, and the way to ask it.
    """

    def __init__(self, limit_s: float = LIMIT_S, think: Callable[[Question], int] = choose) -> None:
        self.fallbacks = 0
        self.waiting = 0
        self._limit_s = limit_s
        self._think = think
        self._context = multiprocessing.get_context("spawn")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_closed = False
        self._costs_s: dict[str, float] = {}
        self._numbers = itertools.count()
        self._asked: PriorityQueue[_Asked] = PriorityQueue()
        self._asker = Thread(target=self._ask_all, name="pennies-bots", daemon=True)
        self._asker.start()

    async def warm_up(self) -> None:
        """
        Start the process, so that the first bot need not wait for it.
        """
        with contextlib.suppress(OSError, EOFError, TimeoutError):  # the first question tries again
            await asyncio.wrap_future(self._put(None))

    async def choose(self, question: Question) -> int:
        """
        Choose a step; always one of the view's, however the bot fares.
        """
        self.waiting += 1
        try:
            async with asyncio.timeout(WAIT_S if question.is_watched else None):
                step = await asyncio.wrap_future(self._put(question))
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            _log.warning("the bots' process gave no answer (%s); a plain bot chooses", type(error).__name__)
            self.fallbacks += 1
            return _plainly(question)
        finally:
            self.waiting -= 1
        if not question.is_watched:
            await asyncio.sleep(min(MOST_REST_S, REST * self._costs_s.get(question.level, 0.0)))
        return step if step in question.view.steps else _plainly(question)

    def close(self) -> None:
        """
        End the process; a question that it thinks about is answered by nobody.
        """
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()
        self._put(None)  # or the thread would wait for ever
        self._asker.join()
        self._end()

    def _put(self, question: Question | None) -> "Future[int]":
        rank = (False, 0.0)
        if question is not None:
            rank = (not question.is_watched, self._costs_s.get(question.level, 0.0))
        asked = _Asked(rank, next(self._numbers), question, Future())
        self._asked.put(asked)
        return asked.answer

    # In the asking thread

    def _ask_all(self) -> None:
        """
        Ask what waits, one after another, until closed; then nothing that waits is asked any more.
        """
        while not self._is_closed:
            self._ask_next(self._asked.get())
        while not self._asked.empty():
            self._asked.get().answer.cancel()

    def _ask_next(self, asked: _Asked) -> None:
        if not asked.answer.set_running_or_notify_cancel():
            return
        try:
            if asked.question is None:
                self._begin()
            asked.answer.set_result(-1 if asked.question is None else self._ask(asked.question))
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            asked.answer.set_exception(error)

    def _ask(self, question: Question) -> int:
        """
        Send a question and wait for the answer.

        Raises:
            OSError, EOFError: the process is gone.
            TimeoutError: it took too long.
            ValueError: the bot itself failed.
        """
        try:
            pipe = self._begin()
            began = time.monotonic()
            pipe.send(question)
            answer = self._receive(pipe, self._limit_s)
        except (OSError, EOFError, TimeoutError):
            self._end()
            raise
        took_s = time.monotonic() - began
        usual_s = self._costs_s.get(question.level, took_s)
        self._costs_s[question.level] = usual_s + _LATEST * (took_s - usual_s)
        if not isinstance(answer, int):
            raise ValueError(str(answer))  # noqa: TRY004 - what the bot raised is told by its name
        return answer

    def _begin(self) -> Connection:
        if self._is_closed:
            raise OSError("closed")
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self._end()
            self._pipe, theirs = self._context.Pipe()
            process = self._context.Process(target=_work, args=(theirs, self._think), name="pennies-bots", daemon=True)
            process.start()
            self._process = process
            theirs.close()
            try:
                self._receive(self._pipe, START_S)
            except (OSError, EOFError, TimeoutError):
                self._end()  # or what it says later would be taken for an answer
                raise
        return self._pipe

    @staticmethod
    def _receive(pipe: Connection, limit_s: float) -> Any:
        if not pipe.poll(limit_s):
            raise TimeoutError
        return pipe.recv()

    def _end(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
        if process is not None:
            process.kill()
            process.join(1)


class Thinkers:
    """
    Several processes of bots. A bot thinks in the same one, which knows how it meant to go on, unless many wait there.
    """

    def __init__(self, processes: int = 1) -> None:
        """
        Prepare them: as many as the machine has processors besides the server's.

        Args:
            processes: of the server, which all have some of their own.
        """
        count = max(1, ((os.cpu_count() or 2) - processes) // processes)
        self._thinkers = [Thinker() for _ in range(count)]

    @property
    def fallbacks(self) -> int:
        return sum(thinker.fallbacks for thinker in self._thinkers)

    @property
    def waiting(self) -> int:
        return sum(thinker.waiting for thinker in self._thinkers)

    async def warm_up(self) -> None:
        await asyncio.gather(*(thinker.warm_up() for thinker in self._thinkers))

    async def choose(self, question: Question) -> int:
        idlest = min(self._thinkers, key=lambda thinker: thinker.waiting)
        usual = self._thinkers[crc32(question.seed.encode()) % len(self._thinkers)]
        chosen = idlest if usual.waiting > idlest.waiting + PATIENCE else usual
        return await chosen.choose(question)

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.close()


def _work(pipe: Connection, think: Callable[[Question], int]) -> None:
    """
    Answer questions until the server is gone; the process runs nothing else.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the server, and that this
    with contextlib.suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            question = pipe.recv()
            try:
                answer: int | str = think(question)
            except Exception as error:  # noqa: BLE001 - a bot's fault is its table's, not the process's
                answer = type(error).__name__
            pipe.send(answer)


def _plainly(question: Question) -> int:
    """
    Choose here and now; if even that fails, the first step there is.
    """
    steps = question.view.steps
    try:
        step = _fallback(question.profile)(question.view)
    except Exception:  # noqa: BLE001 - no bot stops a table
        _log.exception("the plain bot failed; it takes the first step")
        return min(steps)
    return step if step in steps else min(steps)


@lru_cache(maxsize=16)
def _fallback(profile: Profile) -> Callable[[View], int]:
    return make_bot(_FALLBACK, profile, "fallback").choose
