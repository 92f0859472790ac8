"""
Compiles the modules named on the command line, in place, as one mypyc group; run by `building.engine`, in its folder.

A process of its own, because mypyc and setuptools print, leave and patch each other as they like.
"""

import re
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped] # called once

GROUP = "pennies"
"""The group's shared object is `pennies__mypyc`, beside the package: mypyc finds the modules' folders from there."""

INLINE = "-fno-semantic-interposition"
"""Functions of the group call each other as they are here, so that small ones are inlined: a quarter more speed."""

MYPY_OPTIONS = ["--follow-imports=silent", "--ignore-missing-imports"]

TAKEN = re.compile(
    r"^(?P<taking> *(?P<taken>arg_\w+|tmp) = Vec(?P<kind>\w+?)Api\.unbox\((?:obj_\w+|value)\b[^;\n]*\);)$", re.MULTILINE
)
"""Where a vector that comes from Python is taken out of its box, as an argument or for an attribute."""


def main(modules: list[str]) -> None:
    """
    Compile for speed: one C file, so that the compiler can inline across modules; nothing for debuggers.
    """
    extensions = mypycify([*MYPY_OPTIONS, *modules], opt_level="3", debug_level="0", multi_file=False, group_name=GROUP)
    for extension in extensions:
        for source in map(Path, extension.sources):
            source.write_text(borrowing(source.read_text(encoding="utf-8")), encoding="utf-8")
    if sys.platform == "linux":
        for extension in extensions:
            extension.extra_compile_args.append(INLINE)
            extension.extra_link_args.append("-s")  # without symbols: a third of the size
    setup(name="pennies", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


def borrowing(source: str) -> str:
    """
    Let vectors that come from Python be borrowed from their box, which lives as long as the call.

    mypyc 2.4.1 takes a reference with each and never gives it back, so that every vector passed to compiled code would
    stay in memory for ever. What it counts elsewhere is right.
    """

    def borrowed(found: re.Match[str]) -> str:
        taken, kind = found["taken"], found["kind"].upper()
        return f"{found['taking']}\nif (!VEC_IS_ERROR({taken})) {{ VEC_{kind}_DECREF({taken}); }}"

    return TAKEN.sub(borrowed, source)


if __name__ == "__main__":
    main(sys.argv[1:])
