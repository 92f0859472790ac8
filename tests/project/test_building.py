"""
Whatever stands against a compiled engine is one line of reason, and never a broken wheel.
"""

import os
import subprocess
import sys
import zipfile
from importlib.machinery import PathFinder
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import pennies.engine
from building import engine
from pennies.build import is_compiled

ROOT = Path(__file__).parents[2]
LIBRT = "librt>=0.17,<0.18; platform_python_implementation == 'CPython'"
TINY = {
    "pennies/__init__.py": "",
    "pennies/engine/__init__.py": "",
    "pennies/engine/sum.py": "def two() -> int:\n    return 2\n",
}


def sources(folder: Path, changed: dict[str, str] | None = None) -> Path:
    """
    Write a package of two modules, as small as one that compiles can be.
    """
    for name, text in {**TINY, **(changed or {})}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def refusal_to_compile(folder: Path, changed: dict[str, str] | None = None) -> str:
    scratch = folder / "scratch"
    scratch.mkdir()
    with pytest.raises(engine.NotCompiledError) as caught:
        engine.compile_group(sources(folder / "src", changed), ["pennies/engine/*.py"], scratch)
    return str(caught.value)


@pytest.mark.parametrize("asked", ["1", "yes"])
def test_a_pure_build_can_be_asked_for(asked: str) -> None:
    assert engine.obstacle(LIBRT, {**os.environ, "PENNIES_PURE": asked}) == "PENNIES_PURE asks for it."


@pytest.mark.parametrize("not_asked", ["0", ""])
def test_a_compiled_build_is_made_where_it_can_be(not_asked: str) -> None:
    assert engine.obstacle(LIBRT, {**os.environ, "PENNIES_PURE": not_asked}) is None


@pytest.mark.parametrize("missing", [{"PATH": "/nowhere"}, {"CC": "no-such-compiler -O2"}], ids=str)
def test_a_missing_compiler_is_named(missing: dict[str, str]) -> None:
    reason = engine.obstacle(LIBRT, {**os.environ, **missing})
    assert reason is not None
    assert reason.startswith("there is no C compiler (")


def test_where_librt_has_no_wheel_nothing_is_compiled() -> None:
    reason = engine.obstacle("librt; platform_machine == 'abacus'", os.environ)
    assert reason is not None
    assert reason.startswith("there is no librt for cpython")


def test_what_compiling_needs_is_looked_for_in_its_version() -> None:
    assert engine.missing(LIBRT) is None
    reason = engine.missing("librt>=99")
    assert reason is not None
    assert reason.startswith("compiling needs librt>=99, there is 0.")


def test_a_failing_c_compiler_is_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    reason = refusal_to_compile(tmp_path)
    assert reason.startswith("error: Command '['false', ")
    assert reason.endswith(" returned non-zero exit status 1.")


def test_what_mypyc_refuses_is_a_reason_with_its_place(tmp_path: Path) -> None:
    reason = refusal_to_compile(tmp_path, {"pennies/engine/sum.py": "def two() -> int:\n    return 'two'\n"})
    assert reason.startswith("pennies/engine/sum.py:2: error: ")
    assert "\n" not in reason


def test_what_cannot_be_imported_is_a_reason(tmp_path: Path) -> None:
    reason = refusal_to_compile(tmp_path, {"pennies/engine/sum.py": "raise ValueError('not today')\n"})
    assert reason == "ValueError: not today"


def test_the_source_tree_stays_as_it_was(tmp_path: Path) -> None:
    scratch, tree = tmp_path / "scratch", sources(tmp_path / "src")
    scratch.mkdir()
    made = engine.compile_group(tree, ["pennies/engine/*.py"], scratch)
    assert len(made) == 3
    assert {str(file.relative_to(tree)) for file in tree.rglob("*") if file.is_file()} == set(TINY)


def test_a_failed_compilation_gives_a_pure_wheel_and_one_line(tmp_path: Path) -> None:
    project = tmp_path / "project"
    sources(project / "src", {"pennies/engine/sum.py": "def two() -> int:\n    return 'two'\n"})
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "building"):
        (project / name).symlink_to(ROOT / name)
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=project,
        check=True,
        capture_output=True,
        text=True,
    )
    said = [line for line in done.stderr.splitlines() if "wheel" in line]
    assert len(said) == 1
    assert said[0].startswith("A pure wheel, whose engine is plain Python: pennies/engine/sum.py:2: error: Incompat")
    with zipfile.ZipFile(next((project / "dist").glob("*-py3-none-any.whl"))) as wheel:
        assert not any(name.endswith((".so", ".pyd")) for name in wheel.namelist())


def test_what_compiles_is_in_the_lock() -> None:
    text = (ROOT / "requirements" / "dev.txt").read_text("utf-8")
    locked = dict(line.split()[0].split("==") for line in text.splitlines() if "==" in line and line[0].isalpha())
    for line in engine.requirements(LIBRT):
        wanted = Requirement(line)
        assert wanted.specifier.contains(locked[wanted.name]), line


def test_every_module_of_the_engine_is_of_the_same_build() -> None:
    folder = pennies.engine.__path__
    names = [file.stem for file in Path(folder[0]).glob("*.py") if file.stem != "__init__"]
    assert len(names) > 1
    for name in names:
        spec = PathFinder.find_spec(f"pennies.engine.{name}", folder)
        assert spec is not None
        assert str(spec.origin).endswith((".so", ".pyd")) == is_compiled(), name
