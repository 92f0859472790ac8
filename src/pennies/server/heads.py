"""
What the beginning of a request says about whose it is: the table in its address, or the code in its body.

Nothing is judged here. What cannot be read is anybody's, and whoever gets it says what is wrong with it.
"""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

from pennies.server.limits import MOST_LETTERS
from pennies.server.tokens import read_code

MOST_HEAD: Final = 65_536
"""A longer head is anybody's, who refuses it."""

_END: Final = re.compile(rb"\r?\n\r?\n")
_OF_A_TABLE: Final = re.compile(r"/+(?:ws|api/+tables)/+([^/]+)")
_WITH_A_CODE: Final = re.compile(r"/+api/+(join|device)/*")
_LENGTH: Final = re.compile(rb"\ncontent-length:[ \t]*(\d{1,9})[ \t]*\r?\n", re.IGNORECASE)
_CHUNKED: Final = re.compile(rb"\ntransfer-encoding:[^\n]*chunked", re.IGNORECASE)
_LAST_CHUNK: Final = b"0\r\n\r\n"
_CODE: Final = re.compile(rb'"code"\s*:\s*"([^"\\]*)"')
"""A code in JSON; what another text says of codes has a backslash before each quote."""


@dataclass(frozen=True)
class Head:
    """
    Whose a request is: the owner's of a table, of an invitation, or of a code for another device; else anybody's.
    """

    table: str = ""
    invitation: str = ""
    device: str = ""


ANYBODYS: Final = Head()


def read_head(received: bytes) -> Head | None:
    """
    Read whose a request is; None while more of it is needed.
    """
    end = _END.search(received.lstrip(b"\r\n"))
    if end is None:
        return None if len(received) < MOST_HEAD else ANYBODYS
    head, body = end.string[: end.start() + 2], end.string[end.end() :]
    method, _, rest = head.partition(b"\n")[0].partition(b" ")
    try:
        path = unquote(urlsplit(rest.partition(b" ")[0].decode("ascii")).path)
    except ValueError:
        return ANYBODYS
    table = _OF_A_TABLE.match(path)
    if table is not None:
        return Head(table=table[1])
    coming = _WITH_A_CODE.fullmatch(path)
    if coming is None or method != b"POST":
        return ANYBODYS
    if not _is_whole(head, body):
        return None
    found = _CODE.search(body)
    code = read_code(found[1].decode(errors="replace")) if found is not None else ""
    return Head(invitation=code) if coming[1] == "join" else Head(device=code)


def _is_whole(head: bytes, body: bytes) -> bool:
    """
    Tell whether a body has come, or as much of it as is ever read.
    """
    if len(body) > MOST_LETTERS:
        return True
    length = _LENGTH.search(head)
    if length is not None:
        return len(body) >= min(int(length[1]), MOST_LETTERS)
    return _CHUNKED.search(head) is None or body.endswith(_LAST_CHUNK)
