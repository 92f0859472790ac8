"""
The machine and the build are described, also where the system tells little.
"""

import os
from importlib.metadata import version
from pathlib import Path

import pytest

from pennies.arena import machine
from pennies.arena.machine import ABSENT, this_machine, version_of
from pennies.build import is_compiled


def test_the_machine_is_described() -> None:
    described = this_machine()
    assert described.platform
    assert described.processor
    assert described.cores >= 1
    assert described.python.split()[1].startswith("3.")
    assert described.librt == version("librt")
    assert described.compiled == is_compiled()
    assert described.values()["cores"] == described.cores


def test_a_machine_without_linux_files_is_described(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(machine, "_CPU_FILE", tmp_path / "cpuinfo")
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert this_machine().processor
    assert this_machine().cores == (os.cpu_count() or 1)


def test_a_package_that_is_not_installed_has_no_version() -> None:
    assert version_of("there-is-no-such-package") == ABSENT
