"""
The client's files, as Vite has built them into the package.

They are read once and compressed once; no file is opened by a path that somebody asks for.
"""

import gzip
import html
import mimetypes
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from pennies.lang import catalogue

INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Names below it contain a hash of the content, so they may be kept for ever."""

_TEXTS: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
_WORTH: Final = 1_000

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class ClientFile:
    """
    A file as it is served.

    Attributes:
        gzipped, brotli: the content compressed; empty if it is not worth it, or was not built.
    """

    content: bytes
    gzipped: bytes
    brotli: bytes
    media_type: str
    is_hashed: bool

    def encoded(self, accepted: str) -> tuple[bytes, str]:
        """
        Choose the form for an `Accept-Encoding`; the content and what it is encoded by.
        """
        names = {part.partition(";")[0].strip() for part in accepted.split(",")}
        if self.brotli and "br" in names:
            return self.brotli, "br"
        if self.gzipped and "gzip" in names:
            return self.gzipped, "gzip"
        return self.content, ""


def client_files(folder: Traversable | None = None) -> dict[str, ClientFile]:
    """
    Read all files of the client by their names below its folder; empty if it has not been built.
    """
    found: dict[str, bytes] = {}
    _collect(folder or resources.files("pennies.server").joinpath("client"), "", found)
    return {
        name: _file(name, content, found.get(f"{name}.br", b""))
        for name, content in found.items()
        if not name.endswith((".br", ".gz"))
    }


def _collect(folder: Traversable, prefix: str, found: dict[str, bytes]) -> None:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_dir():
            _collect(entry, f"{prefix}{entry.name}/", found)
        elif not entry.name.startswith("."):
            found[prefix + entry.name] = entry.read_bytes()


def _file(name: str, content: bytes, brotli: bytes) -> ClientFile:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    gzipped = b""
    if media_type.startswith(_TEXTS) and len(content) > _WORTH:
        gzipped = gzip.compress(content, 9, mtime=0)
    return ClientFile(content, gzipped, brotli, media_type, name.startswith(HASHED))


def page_without_client(language: str) -> bytes:
    """
    Make the page that stands in for a client that has not been built.
    """
    say = catalogue(language)
    title, text = (html.escape(say.say(f"server-no-client-{part}")) for part in ("title", "text"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    ).encode()
