"""
One server for all tests that do not stop it.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.playing import RunningServer, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder) as started:
        yield started
