"""
A server of several processes: they are started, started again when one dies, and ended together.

The process that does this has the folder's lock and the port. It serves nobody itself: its `Porter` hands each
connection to the process whose table it is about.
"""

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from pennies.server.app import Settings
from pennies.server.figures import Board
from pennies.server.heads import Head
from pennies.server.porter import Porter
from pennies.server.run import allow_connections
from pennies.server.sharing import Share, owner_of
from pennies.server.worker import work
from pennies.store import SqliteStore, StoredTable

START_S: Final = 60.0
"""So long may a process take to begin, also again, and all of them."""

END_S: Final = 10.0
"""So long may they take to end; then they are killed."""

HANGS_S: Final = 30.0
"""A process that has told nothing of itself for so long does not come back: it is killed, and started again."""

LONGEST_WAIT_S: Final = 10.0
"""So long is waited at most before a process is started again that dies again and again."""

_FIRST_WAIT_S: Final = 0.1
_log: Final = logging.getLogger(__name__)


def has_handing_over() -> bool:
    """
    Tell whether this system lets a process hand a connection to another.
    """
    return hasattr(socket, "send_fds")


class Process:
    """
    One process, which may be the second or third in its place.
    """

    def __init__(self, settings: Settings) -> None:
        self.channel, self._theirs = socket.socketpair()
        self.channel.settimeout(0)
        name = f"pennies-{settings.share.number}"
        self._process = multiprocessing.get_context("spawn").Process(
            target=work, args=(self._theirs, settings), name=name
        )
        self._loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self._loop.create_future()

    def start(self) -> None:
        """
        Begin it.

        Raises:
            OSError: the system lets no more processes begin.
        """
        with self._theirs, _deaf_to_ctrl_c():
            self._process.start()
        self._loop.add_reader(self._process.sentinel, self._end)

    async def ready(self) -> bool:
        """
        Wait until it serves; False if it ends instead, or takes too long: then it is killed.
        """
        try:
            async with asyncio.timeout(START_S):
                return bool(await self._loop.sock_recv(self.channel, 1))
        except TimeoutError:
            _log.error("%s does not begin; it is killed", self._process.name)
            self.kill()
            return False
        except OSError:  # it has ended with connections that it had not taken over
            return False

    def stop(self) -> None:
        if not self.ended.done():
            self._process.terminate()

    def kill(self) -> None:
        if not self.ended.done():
            self._process.kill()

    def _end(self) -> None:
        self._loop.remove_reader(self._process.sentinel)
        self._process.join()
        self.ended.set_result(None)


class Processes:
    """
    All processes of a server.
    """

    def __init__(self, settings: Settings, count: int, invitations: dict[str, str]) -> None:
        """
        Prepare them.

        Args:
            invitations: tables by the code of their invitation, where the code itself would name another process.
        """
        self._board = Board(count)
        self._settings = replace(settings, board=self._board)
        self._count = count
        self._invitations = invitations
        self._running: dict[int, Process] = {}
        self._turns = itertools.cycle(range(count))
        self._stopped = asyncio.Event()
        self._caught: list[int] = []

    async def run(self, listening: socket.socket, reachable: Callable[[], None]) -> bool:
        """
        Serve until Ctrl+C or SIGTERM; tell whether it ever came up.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._catch, number)
        begun = [loop.create_future() for _ in range(self._count)]
        keeping = [loop.create_task(self._keep(number, begun[number])) for number in range(self._count)]
        keeping.append(loop.create_task(self._watch()))
        stopped = loop.create_task(self._stopped.wait())
        beginning = loop.create_task(_all_of(begun))
        await asyncio.wait({beginning, stopped}, timeout=START_S, return_when=asyncio.FIRST_COMPLETED)
        is_up = beginning.done() and beginning.result()
        if not is_up and not self._stopped.is_set():
            _log.error("the processes could not be started")
        beginning.cancel()
        if is_up and not self._stopped.is_set():
            porter = loop.create_task(Porter(self._channel_for).run(listening))
            reachable()
            await stopped
            porter.cancel()
            await asyncio.wait({porter})
        stopped.cancel()
        listening.close()
        await self._end(keeping)
        return is_up

    @property
    def caught(self) -> list[int]:
        """
        List the signals that ended it.
        """
        return self._caught

    def _catch(self, number: int) -> None:
        self._caught.append(number)
        self._stopped.set()

    async def _keep(self, number: int, begun: "asyncio.Future[bool]") -> None:
        """
        Keep a process running until all are to end.
        """
        wait_s = 0.0
        while not self._stopped.is_set():
            is_ready = await self._run_one(number, begun)
            wait_s = 0.0 if is_ready else min(max(_FIRST_WAIT_S, wait_s * 2), LONGEST_WAIT_S)
            if not self._stopped.is_set():
                _log.error("process %d has died; it is started again", number)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stopped.wait(), wait_s)

    async def _watch(self) -> None:
        """
        Kill processes that hang, until all are to end; who keeps them starts them again.
        """
        while not self._stopped.is_set():
            for number, process in self._running.items():
                if self._board.silent_s(number) > HANGS_S:
                    _log.error("process %d hangs; it is killed", number)
                    process.kill()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), HANGS_S / 10)

    async def _run_one(self, number: int, begun: "asyncio.Future[bool]") -> bool:
        """
        Start a process and wait until it has ended; tell whether it ever served.
        """
        self._board.forget(number)
        process = self._running[number] = Process(replace(self._settings, share=Share(number, self._count)))
        with process.channel:
            try:
                process.start()
            except OSError as error:
                _log.error("process %d could not be started: %s", number, error)
                process.ended.set_result(None)
                is_ready = False
            else:
                is_ready = await process.ready()
            if not begun.done():
                begun.set_result(is_ready)
            await process.ended
        return is_ready

    async def _end(self, keeping: "list[asyncio.Task[None]]") -> None:
        self._stopped.set()
        for process in self._running.values():
            process.stop()
        _, late = await asyncio.wait(keeping, timeout=END_S)
        for process in self._running.values():
            process.kill()
        if late:
            await asyncio.wait(late)

    def _channel_for(self, head: Head) -> socket.socket:
        return self._running[self._number_for(head)].channel

    def _number_for(self, head: Head) -> int:
        """
        Find whose a request is; anybody's goes to each in turn.
        """
        name = head.table or self._invitations.get(head.invitation) or head.invitation or head.device
        return owner_of(name, self._count) if name else next(self._turns)


def run_processes(listening: socket.socket, settings: Settings, count: int, reachable: Callable[[], None]) -> bool:
    """
    Serve with several processes until Ctrl+C or SIGTERM; tell whether it ever came up.

    Raises:
        StoreError: the folder cannot be used.
    """
    allow_connections()
    store = SqliteStore(settings.data, settings.durability)
    try:
        strays = strays_of(store.register.tables().result(), count)

        async def serve() -> tuple[bool, list[int]]:
            processes = Processes(settings, count, strays)
            return await processes.run(listening, reachable), processes.caught

        came_up, caught = asyncio.run(serve())
    finally:
        store.close()
    if signal.SIGTERM in caught:
        signal.raise_signal(signal.SIGTERM)
    return came_up


def strays_of(tables: list[StoredTable], count: int) -> dict[str, str]:
    """
    List the invitations that name another process than their table's: they were drawn when there were more or fewer.
    """
    codes = ((stored.summary.code, stored.table) for stored in tables)
    return {code: table for code, table in codes if code and owner_of(code, count) != owner_of(table, count)}


async def _all_of(begun: "list[asyncio.Future[bool]]") -> bool:
    return all([await one for one in begun])


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """
    Let what is started now ignore Ctrl+C from its first moment.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
