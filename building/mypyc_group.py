"""
Compiles the modules named on the command line, in place, as one mypyc group; run by `building.engine`, in its folder.

A process of its own, because mypyc and setuptools print, leave and patch each other as they like.
"""

import sys

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped] # called once

GROUP = "pennies"
"""The group's shared object is `pennies__mypyc`, beside the package: mypyc finds the modules' folders from there."""

INLINE = "-fno-semantic-interposition"
"""Functions of the group call each other as they are here, so that small ones are inlined: a quarter more speed."""

MYPY_OPTIONS = ["--follow-imports=silent", "--ignore-missing-imports"]


def main(modules: list[str]) -> None:
    """
    Compile for speed: one C file, so that the compiler can inline across modules; nothing for debuggers.
    """
    extensions = mypycify([*MYPY_OPTIONS, *modules], opt_level="3", debug_level="0", multi_file=False, group_name=GROUP)
    if sys.platform == "linux":
        for extension in extensions:
            extension.extra_compile_args.append(INLINE)
            extension.extra_link_args.append("-s")  # without symbols: a third of the size
    setup(name="pennies", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    main(sys.argv[1:])
