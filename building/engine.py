"""
Compiles the engine with mypyc, all modules as one group, so that calls between them stay native.

It works on a copy in a scratch folder: the source tree is never written to. Whatever stands against a compiled engine
is one line of reason, never a broken build.
"""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shutil import copytree, ignore_patterns, which

from packaging.requirements import Requirement

COMPILER = "mypy==2.4.1"  # with its mypyc: what it compiles must not change unnoticed
TOOLS = [COMPILER, "setuptools>=80"]

PURE = "PENNIES_PURE"
"""Set to 1 in the environment it asks for a pure wheel."""

_WORKER = Path(__file__).with_name("mypyc_group.py")
_ERROR_SIGNS = (" error: ", "error:", "Error: ")
_LONGEST_REASON = 240


class NotCompiledError(Exception):
    """
    The engine cannot be compiled; the text says why. Build without it.
    """


def obstacle(librt: str, environ: Mapping[str, str]) -> str | None:
    """
    Say what stands against compiling on this machine, or None.

    Args:
        librt: the project's requirement of the library that compiled code needs, whose marker names the platforms.
    """
    if environ.get(PURE, "0") not in {"", "0"}:
        return f"{PURE} asks for it."
    marker = Requirement(librt).marker
    if marker is not None and not marker.evaluate():
        return f"there is no librt for {sys.implementation.name} {sysconfig.get_python_version()} on this platform."
    return None if os.name == "nt" else _compiler_obstacle(environ)  # setuptools knows where Windows has its compiler


def _compiler_obstacle(environ: Mapping[str, str]) -> str | None:
    compiler = (environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if which(compiler, path=environ.get("PATH")) is None:
        return f"there is no C compiler ({compiler})."
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return None if header.exists() else f"there is no {header}; the package python3-dev or the like brings it."


def requirements(librt: str) -> list[str]:
    """
    List what compiling needs installed.
    """
    wanted = Requirement(librt)
    wanted.marker = None
    return [*TOOLS, str(wanted)]


def missing(librt: str) -> str | None:
    """
    Say which of the requirements is not installed, as it may be where a build brings nothing of its own, or None.
    """
    for line in requirements(librt):
        wanted = Requirement(line)
        try:
            found = version(wanted.name)
        except PackageNotFoundError:
            found = "none"
        if found == "none" or not wanted.specifier.contains(found, prereleases=True):
            return f"compiling needs {line}, there is {found}."
    return None


def compile_group(sources: Path, patterns: Iterable[str], scratch: Path) -> list[Path]:
    """
    Compile the modules that the patterns name.

    Args:
        sources: the folder in which the package lies.
        patterns: globs below it.
        scratch: an empty folder for the copy and for what is made of it.

    Returns:
        The shared objects, in the scratch folder at their places in a wheel.

    Raises:
        NotCompiledError: mypyc or the C compiler failed, or what came out cannot be imported.
    """
    copytree(sources, scratch, dirs_exist_ok=True, ignore=ignore_patterns("__pycache__", "*.so", "*.pyd", "client"))
    modules = sorted({file.relative_to(scratch) for pattern in patterns for file in scratch.glob(pattern)})
    _run([str(_WORKER), *map(str, modules)], scratch)
    _run(["-c", f"import {', '.join(map(_module_name, modules))}"], scratch)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    made = sorted(file for file in scratch.rglob(f"*{suffix}") if "build" not in file.relative_to(scratch).parts)
    if len(made) != len(modules) + 1:
        raise NotCompiledError(f"mypyc made {len(made)} files of {len(modules)} modules.")
    return made


def _module_name(module: Path) -> str:
    parts = module.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _run(arguments: list[str], scratch: Path) -> None:
    """
    Run Python in the scratch folder.
    """
    paths = [str(scratch), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, *arguments],
        cwd=scratch,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        raise NotCompiledError(_reason(done.stdout) or f"status {done.returncode} without a word.")


def _reason(said: str) -> str:
    """
    Choose the line that says most: the first that names an error, else the last; without its middle if it is long.
    """
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if any(sign in line for sign in _ERROR_SIGNS)]
    reason = (errors or lines[-1:] or [""])[0]
    if len(reason) <= _LONGEST_REASON:
        return reason
    return f"{reason[: _LONGEST_REASON // 2]} … {reason[-_LONGEST_REASON // 2 :]}"
