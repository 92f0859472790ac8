"""
What is answered over plain HTTP: tables, health, pages, and the headers of all of it.
"""

import msgspec
import pytest

from tests.server.playing import RunningServer


def test_health(server: RunningServer) -> None:
    status, _, body = server.get("/api/health")
    assert status == 200
    assert msgspec.json.decode(body)["status"] == "ok"


@pytest.mark.parametrize("path", ["/", "/t/0123456789", "/api/health", "/nothing-here"])
def test_nothing_may_come_from_elsewhere(server: RunningServer, path: str) -> None:
    _, headers, _ = server.get(path)
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/", "/t/0123456789"])
def test_pages_are_html(server: RunningServer, path: str) -> None:
    status, headers, body = server.get(path)
    assert status == 200
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert b"<script>" not in body


@pytest.mark.parametrize("path", ["/nothing-here", "/assets/../app.py", "/assets/%2e%2e/app.py", "/.git/config"])
def test_other_paths_are_not_there(server: RunningServer, path: str) -> None:
    assert server.get(path)[0] == 404


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "unreadable"),
        (b"[]", "unreadable"),
        (b'{"profile":1}', "unreadable"),
        (b'{"pace":"wild"}', "unreadable"),
        (b'{"profile":"nothing"}', "no-profile"),
        (b'{"profile":"/etc/passwd"}', "no-profile"),
        (b'{"profile":"house.toml"}', "no-profile"),
        (b'{"level":"genius"}', "no-level"),
        (b'{"name":"\\u0007"}', "bad-text"),
        (b'{"seed":"' + b"x" * 1_000 + b'"}', "bad-text"),
    ],
)
def test_bad_wish_makes_no_table_and_says_why(server: RunningServer, body: bytes, code: str) -> None:
    status, _, answer = server.post("/api/tables", body)
    assert status == 400
    problem = msgspec.json.decode(answer)
    assert (problem["type"], problem["code"]) == ("problem", code)
    assert problem["sentence"]


def test_problem_is_said_in_the_language_of_the_wish(server: RunningServer) -> None:
    _, _, answer = server.post("/api/tables", b'{"profile":"nothing","language":"uk"}')
    assert msgspec.json.decode(answer)["sentence"] == "Таких правил тут нема."


def test_page_of_another_origin_makes_no_table(server: RunningServer) -> None:
    assert server.post("/api/tables", b"{}", Origin="https://example.com")[0] == 403


def test_too_large_a_wish_is_refused(server: RunningServer) -> None:
    assert server.post("/api/tables", b'{"name":"' + b"x" * 100_000 + b'"}')[0] == 413


def test_secret_is_not_kept_by_anybody_between(server: RunningServer) -> None:
    _, headers, _ = server.post("/api/tables", b"{}")
    assert headers["cache-control"] == "no-store"
