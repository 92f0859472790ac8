"""
The porter by itself: it hands connections over whole, whoever dawdles.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from pennies.server.heads import Head
from pennies.server.porter import Porter

WAIT_S = 20
HEAD = b"GET /ws/abc HTTP/1.1\r\nHost: here\r\n\r\n"


@asynccontextmanager
async def porter(channel_for: Callable[[Head], socket.socket], wait_s: float = WAIT_S) -> AsyncIterator[int]:
    """
    Let a porter work; give its port.
    """
    with socket.create_server(("127.0.0.1", 0)) as listening:
        task = asyncio.create_task(Porter(channel_for, wait_s).run(listening))
        try:
            yield listening.getsockname()[1]
        finally:
            task.cancel()
            await asyncio.wait({task})


async def handed_over(channel: socket.socket) -> bytes:
    """
    Take a connection over, and read the request from it.
    """
    await asyncio.to_thread(_wait_for, channel)
    told, (descriptor,), _, _ = socket.recv_fds(channel, 1, 1)
    assert told
    with socket.socket(fileno=descriptor) as client:
        client.settimeout(WAIT_S)
        return client.recv(10_000)


def _wait_for(channel: socket.socket) -> None:
    channel.settimeout(WAIT_S)
    assert channel.recv(1, socket.MSG_PEEK)


@pytest.mark.asyncio
async def test_connection_is_handed_over_with_all_that_was_said() -> None:
    asked: list[Head] = []
    ours, theirs = socket.socketpair()
    with ours, theirs:

        def channel_for(head: Head) -> socket.socket:
            asked.append(head)
            return ours

        async with porter(channel_for) as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HEAD[:10])
            await writer.drain()
            await asyncio.sleep(0)
            writer.write(HEAD[10:] + b"and more")
            assert await handed_over(theirs) == HEAD + b"and more"
            writer.close()
    assert asked == [Head(table="abc")]


@pytest.mark.asyncio
@pytest.mark.parametrize("said", [b"", b"G", HEAD[:-1], b"POST /api/join HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"])
async def test_request_that_never_comes_whole_is_ended(said: bytes) -> None:
    def nobody(head: Head) -> socket.socket:
        raise AssertionError(head)

    async with porter(nobody, wait_s=0.05) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        assert (await reader.read()).startswith(b"HTTP/1.1 408 ")
        writer.close()


@pytest.mark.asyncio
async def test_who_dawdles_or_leaves_keeps_nobody_waiting() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        async with porter(lambda _: ours) as port:
            slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(50)]
            for number, (_, writer) in enumerate(slow):
                writer.write(HEAD[:number])
                if number % 2:
                    writer.close()
            _, quick = await asyncio.open_connection("127.0.0.1", port)
            quick.write(HEAD)
            assert await handed_over(theirs) == HEAD
            for writer in (quick, *(writer for _, writer in slow)):
                writer.close()


@pytest.mark.asyncio
async def test_process_that_begins_anew_gets_its_connections_then() -> None:
    gone, nobody = socket.socketpair()
    nobody.close()
    ours, theirs = socket.socketpair()
    with gone, ours, theirs:
        channels = iter((gone, gone))
        async with porter(lambda _: next(channels, ours)) as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HEAD)
            assert await handed_over(theirs) == HEAD
            writer.close()
