"""
A real server in a process of its own, and a client that talks to it as the browser does.
"""

import asyncio
import itertools
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

START = """
import sys
from pathlib import Path
from pennies.cli.serve import Wish, serve
from pennies.server.limits import Limits
if __name__ == "__main__":
    port, processes, *limits = map(int, sys.argv[2:])
    wish = Wish("127.0.0.1", port, Path(sys.argv[1]), processes=processes, limits=Limits(*limits))
    sys.exit(serve("en", wish))
"""
WAIT_S = 20
MANY = (10_000,) * 4
"""Limits that no test reaches."""


PLAYED_BY_HINTS = [5910, 8735]
"""What the first deal of the seed `x` comes to if seat 0 plays by hints; `test_deal_played_by_hints` plays it."""


def command_of(data: Path, port: int = 0, limits: tuple[int, ...] = MANY, processes: int = 1) -> list[str]:
    """
    Give the command that a server is started with.
    """
    return [sys.executable, "-W", "error", "-c", START, str(data), *map(str, (port, processes, *limits))]


class RunningServer:
    """
    A server and its address.
    """

    def __init__(
        self,
        data: Path,
        port: int = 0,
        limits: tuple[int, ...] = MANY,
        through: tuple[str, ...] = (),
        processes: int = 1,
    ) -> None:
        """
        Start it, perhaps through another command.
        """
        command = [*through, *command_of(data, port, limits, processes)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http" in line, line
        self.url = "http" + line.partition("http")[2].strip().rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def get(self, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        return self.ask(urllib.request.Request(self.url + path, headers=headers))

    def post(self, path: str, body: bytes, **headers: str) -> tuple[int, dict[str, str], bytes]:
        return self.ask(urllib.request.Request(self.url + path, body, headers))

    def ask(self, request: urllib.request.Request) -> tuple[int, dict[str, str], bytes]:
        try:
            with urllib.request.urlopen(request, timeout=WAIT_S) as answer:
                return answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, {name.lower(): value for name, value in error.headers.items()}, error.read()

    def make_table(self, **wish: Any) -> tuple[str, str]:
        """
        Make a table; its name and its host's secret.
        """
        status, _, body = self.post("/api/tables", msgspec.json.encode({"pace": "at-once", **wish}))
        assert status == 201, body
        made = msgspec.json.decode(body)
        return made["table"], made["token"]

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(WAIT_S)
        self._close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(WAIT_S)
        self._close()
        return status

    def _close(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def running(data: Path, limits: tuple[int, ...] = MANY, processes: int = 1) -> Iterator[RunningServer]:
    server = RunningServer(data, limits=limits, processes=processes)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Client:
    """
    A browser at a table: it keeps the latest view and waits for answers.
    """

    def __init__(self, server: RunningServer, table: str, token: str = "", language: str = "en") -> None:
        self.url = f"ws{server.url.removeprefix('http')}/ws/{table}"
        self.origin = Origin(server.url)
        self.hello = {"type": "hello", "token": token, "language": language}
        self.ids = itertools.count(1)
        self.view: dict[str, Any] = {}
        self.seq = -1
        self.received: list[dict[str, Any]] = []
        self.texts: list[str] = []

    async def __aenter__(self) -> Self:
        self.socket: ClientConnection = await connect(self.url, origin=self.origin, open_timeout=WAIT_S)
        await self.send(self.hello)
        await self.until(lambda message: message["type"] == "view")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(WAIT_S):
            text = await self.socket.recv(decode=True)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.texts.append(text)
        self.received.append(message)
        if message["type"] == "view":
            self.view, self.seq = message["view"], message["seq"]
        return message

    async def until(self, is_wanted: Any) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if is_wanted(message):
                return message

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """
        Send a message and wait for the answer with its id.
        """
        message_id = message.setdefault("id", f"m{next(self.ids)}")
        while True:
            await self.send(message)
            answer = await self.until(lambda answer: answer.get("id") == message_id)
            if answer.get("code") != "too-fast":  # tests are faster than people
                return answer
            await asyncio.sleep(0.2)

    async def command(self, do: str, action: str = "", **more: Any) -> dict[str, Any]:
        """
        Do something and wait for the answer; after it was done also for its view.
        """
        command = {"do": do, "action": action} if action else {"do": do}
        answer = await self.ask({"type": "command", "seq": self.seq, "command": command, **more})
        if answer["type"] == "done":
            while self.seq < answer["seq"]:
                await self.receive()
        return answer

    async def my_turn(self) -> bool:
        """
        Wait until there is something to do; False if the deal is over.
        """
        while not self.view["yourTurn"] and self.view["phase"] == "playing":
            await self.receive()
        return bool(self.view["phase"] == "playing")

    async def play_with_hints(self, most: int = 1_000) -> int:
        """
        Play as the hints say until the deal is over, or so many actions; how many it took.
        """
        for number in range(most):
            if not await self.my_turn():
                return number
            hint = await self.ask({"type": "hint"})
            assert hint["type"] == "hinted", hint
            answer = await self.command("act", hint["action"])
            assert answer["type"] in {"done", "stale"}, answer
        return most
