"""
What Python accounts for a clone is what the process takes from the system, on this build as on the other.
"""

import gc
import os
from pathlib import Path

import pytest

from pennies.arena.bench import sample_positions
from pennies.arena.footprint import bytes_of_clone, import_s
from pennies.profiles import load

STATM = Path("/proc/self/statm")
COPIES = 100
FEW = 2


def resident_bytes() -> int:
    """
    Tell how much memory this process has.
    """
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not STATM.exists(), reason="only Linux tells in this way what a process has")
def test_memory_is_what_the_process_takes() -> None:
    positions = [position for seed in range(2) for position in sample_positions(load("standard").rules(), seed)]
    gc.collect()
    filling = [position.clone() for position in positions for _ in range(COPIES)]  # whatever was free before is used up
    before = resident_bytes()
    clones = [position.clone() for position in positions for _ in range(COPIES)]
    taken = (resident_bytes() - before) / len(clones)
    assert bytes_of_clone(positions, FEW) == pytest.approx(taken, rel=0.1)
    del filling


def test_importing_takes_time() -> None:
    assert 0 < import_s() < 60
