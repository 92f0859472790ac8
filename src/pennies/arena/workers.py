"""
Work spread over processes, its results taken back in order.

Processes, because the engine keeps the interpreter's lock also where it is compiled. What goes to them and comes back
is pickled: a profile, texts and numbers, never a deal.
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final, TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")

AHEAD: Final = 4
"""How many parts a worker may be ahead of the one that is waited for."""


def cores() -> int:
    """
    Count the processor's cores that this process may use.
    """
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[Part], Result], parts: Iterable[Part], workers: int) -> Generator[Result]:
    """
    Do the work on every part; yields the results in the order of the parts, whoever did them and when.

    Close it to end early. Ctrl-C is this process's alone.

    Args:
        workers: how many processes work; 1: this one does.
    """
    if workers <= 1:
        yield from map(work, parts)
        return
    with _pool(workers) as pool:
        waiting: deque[Future[Result]] = deque()
        for part in parts:
            waiting.append(pool.submit(work, part))
            if len(waiting) > AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """
    Start processes that Ctrl-C leaves alone, and end them at once when nobody needs them any more.
    """
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=_ignore_interrupts)
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # new processes inherit it, before their first line
        try:
            for ready in [pool.submit(os.getpid) for _ in range(workers)]:
                ready.result()
        finally:
            signal.signal(signal.SIGINT, before)
        yield pool
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
