"""
Running the server until it is told to stop.
"""

import asyncio
import contextlib
import gc
import importlib.util
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Any, Final, Literal

import uvicorn

from pennies.server.app import Settings, make_app
from pennies.server.frames import TextSocket
from pennies.server.promptness import PromptHttp

if sys.platform != "win32":
    import resource

MOST_FRAME: Final = 64_000
"""A longer message ends the connection; one that is only too long for us is answered with a problem."""

PING_S: Final = 20.0
GRACE_S: Final = 3

SWITCH_S: Final = 0.000_5
"""So long the store's thread waits at most for its turn, which it needs after every statement; Python has 5 ms."""


class NoPortError(Exception):
    """
    Raised when the address cannot be listened on; choose another port, or stop who has it.
    """


class Server(uvicorn.Server):
    """
    A server that says when it can be reached.
    """

    def __init__(self, config: uvicorn.Config, reachable: Callable[[], None]) -> None:
        super().__init__(config)
        self._reachable = reachable

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._reachable()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets=sockets)
        # Who does not read is still there. uvloop would warn of that, and never end where warnings are errors.
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        await asyncio.sleep(0)


def listen(host: str, port: int) -> socket.socket:
    """
    Listen on an address; port 0 is any that is free.

    Raises:
        NoPortError: it is taken, or not ours.
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family, backlog=2_048)
    except OSError as error:
        raise NoPortError(error.strerror or str(error)) from error
    listening.set_inheritable(False)
    return listening


def url_of(listening: socket.socket, host: str) -> str:
    """
    Give the address that a browser on this machine opens.
    """
    port = listening.getsockname()[1]
    name = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104 - a comparison
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def run(listening: socket.socket, settings: Settings, reachable: Callable[[], None]) -> bool:
    """
    Serve until Ctrl+C or SIGTERM; tell whether it ever came up.
    """
    server = Server(config_of(make_app(settings), settings), reachable)
    prepare()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return server.started


def config_of(app: Callable[..., Any], settings: Settings) -> uvicorn.Config:
    """
    Say how an application is served.
    """
    return uvicorn.Config(
        app,
        loop=_loop(),
        http=PromptHttp,
        ws=TextSocket,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE_S,
        lifespan="on",
    )


def prepare() -> None:
    """
    Prepare this process for many clients.
    """
    allow_connections()
    # Without this a full collection stops everybody for a tenth of a second (measured with 18,000 clients), and so does
    # one of the youngest 50,000 objects.
    gc.freeze()
    gc.set_threshold(3_000, 800, 100)
    sys.setswitchinterval(SWITCH_S)


def allow_connections() -> None:
    """
    Let this process have as many open files as the system allows it; at first that is often 1,024.
    """
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _loop() -> Literal["uvloop", "asyncio"]:
    return "uvloop" if importlib.util.find_spec("uvloop") is not None else "asyncio"


def open_browser(url: str) -> None:
    """
    Open the browser without waiting for it.
    """
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
