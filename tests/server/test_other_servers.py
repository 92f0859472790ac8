"""
Under another server than `pennies serve` runs, a WebSocket has no short ways; it is talked over all the same.
"""

from pathlib import Path

import msgspec
from litestar.testing import TestClient

from pennies.server.app import Settings, make_app


def test_a_table_is_played_at_under_any_server(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path))) as client:
        made = client.post("/api/tables", content=b'{"pace":"at-once","open":5}').json()
        with client.websocket_connect(f"/ws/{made['table']}") as socket:
            socket.send_text(f'{{"type":"hello","token":"{made["token"]}"}}')
            welcome, shown = (msgspec.json.decode(socket.receive_text()) for _ in range(2))
            assert (welcome["type"], shown["type"], shown["view"]["you"]) == ("welcome", "view", 0)
            socket.send_text(f'{{"type":"command","id":"c","seq":{shown["seq"]},"command":{{"do":"start"}}}}')
            message = {"type": ""}
            while message["type"] != "done":
                message = msgspec.json.decode(socket.receive_text())
            assert message == {"type": "done", "id": "c", "seq": shown["seq"] + 2}
