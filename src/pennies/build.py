"""
Which build of the engine runs here: compiled by mypyc, plain Python, or plain Python without librt.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

from pennies import engine, vecs

COMPILED: Final = "compiled"
PLAIN: Final = "plain"
LISTS: Final = "lists"
"""Plain, and its vectors are lists (`pennies.vecs`)."""

BUILDS: Final = (COMPILED, PLAIN, LISTS)


def engine_build() -> str:
    """
    Name the build of the engine that runs: one of `BUILDS`.
    """
    if is_compiled():
        return COMPILED
    return PLAIN if vecs.IS_NATIVE else LISTS


def is_compiled() -> bool:
    """
    Tell whether the engine is native code; its modules are compiled all or none.
    """
    return str(engine.__file__).endswith(tuple(EXTENSION_SUFFIXES))
