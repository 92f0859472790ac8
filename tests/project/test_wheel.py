"""
The wheel holds everything, also when it is built on a machine without Node.
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """
    Build the wheel from what git tracks, with a PATH on which there is no Node.
    """
    sources, out = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("wheel")
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    for name in filter(None, tracked.split("\0")):
        target = sources / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((ROOT / name).read_bytes())
    empty = tmp_path_factory.mktemp("no-node")
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", out, sources],
        env={**os.environ, "PATH": str(empty)},
        check=True,
    )
    return zipfile.ZipFile(next(out.glob("*.whl")))


@pytest.mark.parametrize(
    "part",
    [
        "pennies/server/client/index.html",
        "pennies/profiles/data/standard.toml",
        "pennies/lang/uk/refusals.ftl",
        "pennies/py.typed",
    ],
)
def test_the_wheel_holds(wheel: zipfile.ZipFile, part: str) -> None:
    assert part in wheel.namelist()


def test_the_wheel_brings_the_client_compressed_and_no_source_of_it(wheel: zipfile.ZipFile) -> None:
    names = wheel.namelist()
    assert any(name.startswith("pennies/server/client/assets/") and name.endswith(".js") for name in names)
    assert not any(name.endswith(".svelte") for name in names)
