"""
Whose a table is, by its name; whose a request is, by its beginning.
"""

import itertools

import pytest

from pennies.server.heads import ANYBODYS, MOST_HEAD, Head, read_head
from pennies.server.limits import MOST_LETTERS
from pennies.server.sharing import Share, owner_of
from pennies.server.tokens import DeviceCodes, new_code, new_name


def post(path: str, body: bytes, *headers: str) -> bytes:
    given = headers or (f"Content-Length: {len(body)}",)
    return "\r\n".join((f"POST {path} HTTP/1.1", "Host: here", *given, "", "")).encode() + body


def test_owner_of_a_name_is_the_same_for_ever() -> None:
    """
    CRC-32 is written down in RFC 1952; that of these digits is its usual check, 0xCBF43926.
    """
    assert owner_of("123456789", 1 << 32) == 0xCBF43926
    assert [owner_of("123456789", processes) for processes in (1, 2, 10)] == [0, 0, 2]


@pytest.mark.parametrize("new", [new_name, new_code])
@pytest.mark.parametrize("number", range(3))
def test_names_and_codes_are_drawn_to_their_owner(new: object, number: int) -> None:
    share = Share(number, 3)
    assert callable(new)
    assert {owner_of(share.draw(new), 3) for _ in range(30)} == {number}


def test_codes_for_devices_are_drawn_to_their_owner() -> None:
    codes = DeviceCodes(share=Share(1, 3))
    assert {owner_of(codes.make("t", "p")[0], 3) for _ in range(30)} == {1}


def test_one_process_owns_all_and_draws_once() -> None:
    drawn = itertools.count()
    assert Share().draw(lambda: str(next(drawn))) == "0"


@pytest.mark.parametrize(
    "path",
    [
        "/ws/abc",
        "/api/tables/abc",
        "/api/tables/abc/",
        "/api/tables/abc/moment?deal=1&at=2",
        "/api/tables/%61bc/record",
        "http://here/api/tables/abc",
    ],
)
def test_address_of_a_table_names_it(path: str) -> None:
    assert read_head(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode()) == Head(table="abc")


@pytest.mark.parametrize(
    "line",
    [
        "GET / HTTP/1.1",
        "GET /t/abc HTTP/1.1",
        "POST /api/tables HTTP/1.1",
        "GET /api/tables/ HTTP/1.1",
        "GET /api/lobby HTTP/1.1",
        "GET /api/join HTTP/1.1",
        "GET /join/ABC HTTP/1.1",
        "GET http://[/api/tables/abc HTTP/1.1",
        "nonsense",
        "",
    ],
)
def test_other_requests_are_anybodys(line: str) -> None:
    assert read_head(f"{line}\r\nHost: here\r\n\r\n".encode()) == ANYBODYS


def test_code_in_a_body_names_the_owner() -> None:
    body = b'{"name":"Ann says \\"code\\":\\"WRONG\\"", "code" : "abc-def ghj"}'
    assert read_head(post("/api/join", body)) == Head(invitation="ABCDEFGHJ")
    assert read_head(post("/api/device", body)) == Head(device="ABCDEFGHJ")


def test_code_in_a_body_that_comes_in_chunks_is_found() -> None:
    body = b'e\r\n{"code":"ABC"}\r\n0\r\n\r\n'
    whole = post("/api/join", body, "Transfer-Encoding: chunked")
    assert read_head(whole) == Head(invitation="ABC")
    assert read_head(whole[:-1]) is None


@pytest.mark.parametrize("body", [b"", b"{}", b'{"code":7}', b"\xff\xfe", b'{"code":"\xff"}'])
def test_body_without_a_code_is_anybodys(body: bytes) -> None:
    assert read_head(post("/api/join", body)) == ANYBODYS


def test_every_beginning_of_a_request_waits_for_the_rest() -> None:
    whole = post("/api/join", b'{"code":"ABC"}')
    assert {read_head(whole[:size]) for size in range(len(whole))} == {None}


def test_what_is_too_long_is_not_waited_for() -> None:
    assert read_head(b"GET /" + b"x" * MOST_HEAD) == ANYBODYS
    assert read_head(post("/api/join", b" " * MOST_LETTERS, "Content-Length: 999999999")) == ANYBODYS
