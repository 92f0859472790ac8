"""
Vectors of native integers, and the only place that knows where they come from.

They are librt's, which mypyc turns into plain arrays; where there is no librt for a platform they are lists
(`pennies.vecs.lists`), so that the same rules run there, uncompiled. Types are librt's in both cases.
"""

from typing import TYPE_CHECKING

__all__ = ["IS_NATIVE", "append", "extend", "pop", "remove", "vec"]

IS_NATIVE: bool
"""The vectors are librt's."""

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec
else:
    try:
        from librt.vecs import append, extend, pop, remove, vec

        IS_NATIVE = True
    except ImportError:
        from pennies.vecs.lists import append, extend, pop, remove, vec

        IS_NATIVE = False
