"""
What the engine costs before it plays: the memory of a deal, and the time to import it.

Both are measured the same way on both builds. Compiled objects and the buffers of a `vec` are Python objects like any
other, so Python's own accounting sees them; a test compares it with what the process takes from the system.
"""

import os
import pkgutil
import subprocess
import sys
import tracemalloc
from collections.abc import Sequence
from typing import Final

from pennies import engine
from pennies.engine.state import Deal

_IMPORT: Final = """
import time
start = time.process_time()
import {modules}
print(time.process_time() - start)
"""


def bytes_of_clone(deals: Sequence[Deal], copies: int) -> float:
    """
    Measure the memory of one clone, on average: what is copied, without what clones share (the pack and the rules).

    Args:
        copies: how many clones of each deal are made.
    """
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        clones = [deal.clone() for deal in deals for _ in range(copies)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(clones)


def import_s() -> float:
    """
    Measure importing all of the engine in a fresh interpreter, with all that it imports, in seconds of processor time.

    Starting the interpreter is not in it. The same folders as here are searched; what Python writes down of a source
    when it first reads it (`__pycache__`) is there from the second time on.
    """
    names = ", ".join(sorted(f"pennies.engine.{module.name}" for module in pkgutil.iter_modules(engine.__path__)))
    command = [sys.executable, "-c", _IMPORT.format(modules=names)]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(command, env=environ, check=True, capture_output=True, text=True)  # noqa: S603 - our own words
    return float(done.stdout)
