"""
Compile the engine and what bots think with in a scratch folder, and run their tests on what came out.

The project itself stays as it is: the compiled modules lie beside a copy of the sources, and the copy comes first on
the path. It is a smoke build, which keeps the engine compilable; the build that ships is another matter.

    python scripts/compile_engine.py [an argument for pytest]...
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from shutil import copytree, ignore_patterns, which

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ("engine", "bots/core")
TESTS = ("tests/rules", "tests/property", "tests/bots/test_compiled.py", "tests/bots/test_knowledge.py")

LIST_MODULES = """
import importlib, sys
for name in sys.argv[1:]:
    print(name, importlib.import_module(name).__file__)
"""


def main() -> int:
    """
    Compile, show what is loaded from where, and test.

    Returns:
        The exit status: that of pytest, or 1 when something before it failed.
    """
    lacking = what_is_lacking()
    if lacking:
        print(f"The engine cannot be compiled here: {lacking}", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory(prefix="pennies-compiled-") as folder:
        scratch = Path(folder)
        copytree(ROOT / "src" / "pennies", scratch / "pennies", ignore=ignore_patterns("__pycache__", "*.so"))
        sources = [source for folder in COMPILED for source in sorted((scratch / "pennies" / folder).rglob("*.py"))]
        if not compile_group(scratch, sources):
            return 1
        if not report_origins(scratch, [module_name(source, scratch) for source in sources]):
            return 1
        return run_tests(scratch, sys.argv[1:])


def what_is_lacking() -> str | None:
    """
    Say what a compilation needs and this machine does not have, or None.
    """
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if which(os.environ.get("CC", compiler)) is None:
        return f"there is no C compiler ({compiler}); install gcc."
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        return f"there is no {header}; install python3-dev."
    return None


def compile_group(scratch: Path, sources: list[Path]) -> bool:
    """
    Compile all the sources as one group, in which calls between modules stay native.
    """
    print(f"Compiling {len(sources)} modules with mypyc ...", flush=True)
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *(str(source.relative_to(scratch)) for source in sources)],
        cwd=scratch,
        env=compiled_first(scratch),
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        print("mypyc could not compile the engine; its words are above.", file=sys.stderr)
    return done.returncode == 0


def module_name(source: Path, scratch: Path) -> str:
    """
    Name the module that a source file in the scratch folder holds.
    """
    parts = source.relative_to(scratch).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def report_origins(scratch: Path, names: list[str]) -> bool:
    """
    Print which file each module is loaded from; every one must be a shared object in the scratch folder.
    """
    done = subprocess.run(
        [sys.executable, "-c", LIST_MODULES, *names],
        env=compiled_first(scratch),
        check=False,
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode != 0:
        print("The compiled engine cannot be imported; the reason is above.", file=sys.stderr)
        return False
    compiled = True
    for line in done.stdout.splitlines():
        name, _, file = line.partition(" ")
        native = file.endswith(".so") and Path(file).is_relative_to(scratch)
        compiled = compiled and native
        print(f"  {name:<28} {Path(file).name if native else 'NOT COMPILED: ' + file}")
    return compiled


def run_tests(scratch: Path, arguments: list[str]) -> int:
    """
    Run the engine's tests with the compiled modules in place of the plain ones.
    """
    folders = [folder for folder in TESTS if (ROOT / folder).exists()]
    if not folders:
        print(f"Compiled, but there is nothing to test it with: no {' and no '.join(TESTS)}.", file=sys.stderr)
        return 1
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not long", *folders, *arguments]
    return subprocess.run(command, cwd=ROOT, env=compiled_first(scratch), check=False).returncode


def compiled_first(scratch: Path) -> dict[str, str]:
    """
    Return an environment in which the scratch folder comes before the installed project.
    """
    return {**os.environ, "PYTHONPATH": str(scratch), "PYTHONDONTWRITEBYTECODE": "1"}


if __name__ == "__main__":
    sys.exit(main())
