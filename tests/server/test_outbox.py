"""
The outbox of a connection: answers in order, the latest view, and an end to waiting.
"""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from pennies.server import outbox as outboxes
from pennies.server.limits import MOST_AT_ONCE, MOST_PER_S, AtOnce, Limit, Often
from pennies.server.messages import Done, Pong
from pennies.server.outbox import MOST_ANSWERS, Outbox, StalledError

pytestmark = pytest.mark.asyncio


class Reader:
    """
    The other side: it reads when it is told to.
    """

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.reads = asyncio.Event()

    def write(self, texts: Sequence[bytes]) -> bool:
        self.got.extend(texts)
        return self.reads.is_set()

    async def drain(self) -> None:
        await self.reads.wait()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_of_the_views_that_wait_only_the_latest_is_sent() -> None:
    reader = Reader()
    seq = 0
    outbox = Outbox(reader, lambda: b"view %d" % seq)
    sending = asyncio.create_task(outbox.run())
    for number in range(1, 50):
        seq = number
        outbox.show()
        await asyncio.sleep(0)
    reader.reads.set()
    await settle()
    assert reader.got == [b"view 1", b"view 49"]
    sending.cancel()


async def test_answers_keep_their_order_and_come_before_the_view() -> None:
    reader = Reader()
    outbox = Outbox(reader, lambda: b"view")
    for number in range(3):
        outbox.answer(Done(id=str(number), seq=number))
        outbox.show()
    sending = asyncio.create_task(outbox.run())
    reader.reads.set()
    await settle()
    assert [msgspec.json.decode(text)["seq"] for text in reader.got[:3]] == [0, 1, 2]
    assert reader.got[3:] == [b"view"]
    sending.cancel()


async def test_who_does_not_read_is_let_go_after_many_answers() -> None:
    outbox = Outbox(Reader(), lambda: b"view")
    for _ in range(MOST_ANSWERS + 1):
        outbox.answer(Pong())
    with pytest.raises(StalledError):
        await outbox.run()


async def test_who_does_not_read_is_let_go_after_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outboxes, "SEND_S", 0.05)
    outbox = Outbox(Reader(), lambda: b"view")
    outbox.show()
    with pytest.raises(StalledError):
        await outbox.run()


async def test_limit_lets_a_burst_through_and_then_so_many_a_second() -> None:
    limit = Limit()
    assert sum(limit.lets_through(100.0) for _ in range(100)) == MOST_AT_ONCE
    assert sum(limit.lets_through(101.0) for _ in range(100)) == MOST_PER_S


async def test_what_is_done_often_is_counted_by_address_and_forgotten() -> None:
    now = 0.0
    often = Often(2, 60, lambda: now)
    assert [often.lets_through("a") for _ in range(3)] == [True, True, False]
    assert often.lets_through("b")
    now = 61.0
    assert often.lets_through("a")


async def test_what_is_open_at_once_is_counted_by_address() -> None:
    count = AtOnce(2)
    assert [count.enter(address) for address in ("a", "a", "a", "b")] == [True, True, False, True]
    count.leave("a")
    assert count.enter("a")
    assert count.total == 3
