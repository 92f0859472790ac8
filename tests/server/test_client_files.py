"""
The built client: which files are served, how they are compressed and kept.
"""

import gzip
from pathlib import Path

import pytest

from pennies.lang import LANGUAGES
from pennies.server.client import client_files, page_without_client


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 2_000)
    (tmp_path / "assets" / "index-a1b2c3.js").write_text("const a = 1;" * 500)
    (tmp_path / "assets" / "index-a1b2c3.js.br").write_bytes(b"brotli")
    (tmp_path / "icon.png").write_bytes(b"\x89PNG" * 1_000)
    (tmp_path / ".hidden").write_text("secret")
    return tmp_path


def test_every_file_but_hidden_and_compressed_ones_is_served(folder: Path) -> None:
    assert set(client_files(folder)) == {"index.html", "assets/index-a1b2c3.js", "icon.png"}


def test_hashed_files_are_kept_for_ever_and_others_are_not(folder: Path) -> None:
    files = client_files(folder)
    assert files["assets/index-a1b2c3.js"].is_hashed
    assert not files["index.html"].is_hashed


def test_file_comes_as_the_browser_can_take_it(folder: Path) -> None:
    files = client_files(folder)
    script = files["assets/index-a1b2c3.js"]
    assert script.encoded("gzip, deflate, br") == (b"brotli", "br")
    assert script.encoded("identity") == (script.content, "")
    content, encoding = files["index.html"].encoded("gzip;q=1.0")
    assert (gzip.decompress(content), encoding) == (files["index.html"].content, "gzip")
    assert files["icon.png"].encoded("gzip, br")[1] == ""


def test_types_are_known(folder: Path) -> None:
    files = client_files(folder)
    assert files["assets/index-a1b2c3.js"].media_type == "text/javascript"
    assert files["index.html"].media_type == "text/html"
    assert files["icon.png"].media_type == "image/png"


def test_there_is_nothing_where_nothing_was_built(tmp_path: Path) -> None:
    assert client_files(tmp_path / "missing") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_says_how_to_build_the_client(language: str) -> None:
    page = page_without_client(language).decode()
    assert "npm run build" in page
    assert "<script" not in page
    assert "style" not in page
