"""
What was measured on: the machine, the versions, and which build of the engine runs.
"""

import os
import platform
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from pennies.build import is_compiled

PACKAGE: Final = "pennies-from-heaven"
ABSENT: Final = "-"

_CPU_FILE: Final = Path("/proc/cpuinfo")


@dataclass(frozen=True)
class Machine:
    """
    What was measured on.

    Attributes:
        cores: how many this process may use; figures are of one.
        pennies: our version; `ABSENT` in a bare checkout, as librt's is where it is not installed.
        compiled: the engine runs as native code, not as plain Python.
    """

    processor: str
    cores: int
    platform: str
    python: str
    pennies: str
    librt: str
    compiled: bool

    def values(self) -> dict[str, object]:
        """
        Spell it out for JSON.
        """
        return asdict(self)


def this_machine() -> Machine:
    """
    Describe the machine and the build that this runs on.
    """
    return Machine(
        processor=_processor(),
        cores=_cores(),
        platform=platform.platform(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        pennies=version_of(PACKAGE),
        librt=version_of("librt"),
        compiled=is_compiled(),
    )


def version_of(package: str) -> str:
    """
    Tell which version of a package is installed, `ABSENT` if none is.
    """
    try:
        return version(package)
    except PackageNotFoundError:
        return ABSENT


def _cores() -> int:
    """
    Count the cores that this process may use, where the system tells.
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _processor() -> str:
    """
    Name the processor as Linux does, or as Python can.
    """
    if _CPU_FILE.is_file():
        for line in _CPU_FILE.read_text(errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
