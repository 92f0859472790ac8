"""
A client for programs: make or join a table, sit at it, see views, say what to do. docs/PROTOCOL.md says what is said.

    made = await make_table("http://127.0.0.1:8000", open=5)
    async with Seat("http://127.0.0.1:8000", made["table"], made["token"]) as seat:
        await seat.order("start")

It knows no rule and nothing of the server's code: messages are dictionaries. A lost connection is made again by itself,
and an order that was not answered is sent again with its id, so that it is never done twice.
"""

from pennies.client.asking import RefusedError, ask, join_table, make_table
from pennies.client.seat import GoneError, Seat

__all__ = ["GoneError", "RefusedError", "Seat", "ask", "join_table", "make_table"]
