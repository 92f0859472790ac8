"""
What is published holds everything and works where it is installed: the source distribution and both wheels.

They are made by `scripts/distributions.py`; `make check` makes them once and says where they are.
"""

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from building import engine

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases"
MADE = "PENNIES_DISTRIBUTIONS"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
COMPILED_PARTS = ("pennies/engine", "pennies/bots/core")
MODULES = sorted(f"{part}/{file.name}" for part in COMPILED_PARTS for file in (ROOT / "src" / part).glob("*.py"))
PIP_INSTALL = ["-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--no-deps", "--no-build-isolation"]

COMPILED_SAYS = "(compiled engine, mypyc, "
PLAIN_SAYS = "(plain engine, CPython "
LISTS_SAYS = "(plain engine, vectors are lists, "


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """
    Find the folder of the distributions, or make them.
    """
    if os.environ.get(MADE):
        return Path(os.environ[MADE])
    folder = tmp_path_factory.mktemp("distributions")
    subprocess.run([sys.executable, ROOT / "scripts" / "distributions.py", folder], check=True)
    return folder


@pytest.fixture(scope="module")
def pure(made: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(next((made / "pure").iterdir()))


@pytest.fixture(scope="module")
def compiled(made: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(next((made / "compiled").iterdir()))


@pytest.fixture(scope="module")
def sdist(made: Path) -> Path:
    return next((made / "sdist").iterdir())


def metadata(wheel: zipfile.ZipFile, file: str) -> list[tuple[str, str]]:
    name = next(name for name in wheel.namelist() if name.endswith(f".dist-info/{file}"))
    return list(message_from_bytes(wheel.read(name)).items())


def shared_objects(wheel: zipfile.ZipFile) -> set[str]:
    return {name for name in wheel.namelist() if name.endswith((".so", ".pyd"))}


def new_environment(folder: Path, what: Path, *, librt: bool = True) -> Path:
    """
    Install something in a fresh environment, which finds its dependencies, and only them, where these tests run.

    Returns:
        The environment's folder of programmes.
    """
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    paths = {"base": str(folder), "platbase": str(folder)}
    site, programmes = (Path(sysconfig.get_path(kind, "venv", paths)) for kind in ("purelib", "scripts"))
    lines = [sysconfig.get_path("purelib"), *([] if librt else ['import sys; sys.modules["librt.vecs"] = None'])]
    (site / "dependencies.pth").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    python = next(programmes.glob("python*"))
    subprocess.run([python, *PIP_INSTALL, what], check=True, cwd=folder, env={**os.environ, engine.PURE: "1"})
    return programmes


def pennies(programmes: Path, *arguments: str) -> str:
    command = [str(programmes / "pennies"), "--lang", "en", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=programmes).stdout


def assert_works(programmes: Path, says: str) -> None:
    """
    The version names the build, the referee finds that the cases hold, and bots play the same deals as here.
    """
    assert says in pennies(programmes, "--version")
    assert "all 12 cases hold" in pennies(programmes, "referee", str(CASES / "meld.toml"))
    simulate = ("simulate", "--deals", "2", "--seed", "wheel", "--json")
    assert pennies(programmes, *simulate) == pennies(Path(sysconfig.get_path("scripts")), *simulate)


def test_the_compiled_wheel_works(compiled: zipfile.ZipFile, tmp_path: Path) -> None:
    assert_works(new_environment(tmp_path, Path(str(compiled.filename))), COMPILED_SAYS)


def test_the_pure_wheel_works(pure: zipfile.ZipFile, tmp_path: Path) -> None:
    assert_works(new_environment(tmp_path, Path(str(pure.filename))), PLAIN_SAYS)


def test_the_pure_wheel_works_without_librt(pure: zipfile.ZipFile, tmp_path: Path) -> None:
    assert_works(new_environment(tmp_path, Path(str(pure.filename)), librt=False), LISTS_SAYS)


def test_the_source_distribution_works_and_is_pure_when_asked(sdist: Path, tmp_path: Path) -> None:
    assert_works(new_environment(tmp_path, sdist), PLAIN_SAYS)


def test_the_compiled_wheel_has_each_module_compiled_and_its_source(compiled: zipfile.ZipFile) -> None:
    names = {module.removesuffix(".py") + SUFFIX for module in MODULES}
    assert shared_objects(compiled) == names | {f"pennies__mypyc{SUFFIX}"}
    assert set(MODULES) <= set(compiled.namelist())


def test_the_compiled_wheel_is_tagged_for_this_platform(compiled: zipfile.ZipFile) -> None:
    said = metadata(compiled, "WHEEL")
    tags = [value for name, value in said if name == "Tag"]
    assert ("Root-Is-Purelib", "false") in said
    assert len(tags) == 1
    assert not tags[0].endswith("-any")
    assert str(compiled.filename).endswith(f"-{tags[0]}.whl")


def test_the_pure_wheel_has_nothing_compiled_and_fits_everywhere(pure: zipfile.ZipFile) -> None:
    assert shared_objects(pure) == set()
    assert set(MODULES) <= set(pure.namelist())
    assert ("Tag", "py3-none-any") in metadata(pure, "WHEEL")


def test_a_build_without_a_compiler_says_so_in_one_line(made: Path) -> None:
    said = (made / "said-without-a-compiler.txt").read_text("utf-8")
    assert said.startswith("A pure wheel, whose engine is plain Python: there is no C compiler (")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("platform", "has_librt"),
    [
        ({"sys_platform": "linux", "platform_machine": "x86_64"}, True),
        ({"sys_platform": "linux", "platform_machine": "aarch64"}, True),
        ({"sys_platform": "darwin", "platform_machine": "arm64"}, True),
        ({"sys_platform": "win32", "platform_machine": "AMD64"}, True),
        ({"sys_platform": "linux", "platform_machine": "armv7l"}, False),
        ({"sys_platform": "linux", "platform_machine": "riscv64"}, False),
        ({"sys_platform": "linux", "platform_machine": "x86_64", "python_version": "3.16"}, False),
        ({"sys_platform": "linux", "platform_machine": "x86_64", "platform_python_implementation": "PyPy"}, False),
    ],
    ids=lambda value: "-".join(value.values()) if isinstance(value, dict) else "",
)
def test_librt_is_asked_for_where_it_has_a_wheel(
    pure: zipfile.ZipFile, platform: dict[str, str], *, has_librt: bool
) -> None:
    wanted = [Requirement(line) for name, line in metadata(pure, "METADATA") if name == "Requires-Dist"]
    marker = next(each for each in wanted if each.name == "librt").marker
    usual = {"platform_python_implementation": "CPython", "python_version": "3.12"}
    assert marker is not None
    assert marker.evaluate({**usual, **platform}) == has_librt


@pytest.mark.parametrize(
    "part",
    [
        "pennies/server/client/index.html",
        "pennies/profiles/data/standard.toml",
        "pennies/lang/uk/refusals.ftl",
        "pennies/py.typed",
    ],
)
def test_the_wheel_holds(pure: zipfile.ZipFile, part: str) -> None:
    assert part in pure.namelist()


def test_the_wheel_brings_the_client_compressed_and_no_source_of_it(pure: zipfile.ZipFile) -> None:
    names = pure.namelist()
    assert any(name.startswith("pennies/server/client/assets/") and name.endswith(".js") for name in names)
    assert not any(name.endswith(".svelte") for name in names)


def test_the_source_distribution_builds_the_same_and_has_the_client_built(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"hatch_build.py", "building/engine.py", "src/pennies/server/client/index.html", "tests/conftest.py"}
    assert wanted <= names
    assert not any(name.endswith((".so", ".pyd", ".c")) for name in names)


def test_games_of_one_build_replay_on_the_other_with_the_same_states(made: Path, tmp_path: Path) -> None:
    plain, compiled = tmp_path / "plain", tmp_path / "compiled"
    paths = {plain: ROOT / "src", compiled: made / "site"}
    for file, path in paths.items():
        played("play", file, path)
    for file, other in ((plain, compiled), (compiled, plain)):
        said = played("replay", file, paths[other]).splitlines()
        assert len(said) > 20
        assert all(line.startswith(f"{other.name}: ") and line.endswith(" are the same") for line in said)
    assert plain.read_bytes() == compiled.read_bytes()


def test_a_step_that_differs_is_found(tmp_path: Path) -> None:
    file = tmp_path / "plain"
    played("play", file, ROOT / "src")
    first, *rest = file.read_text("utf-8").splitlines()
    game = json.loads(first)
    game["prints"][7] = "0" * 16
    file.write_text("\n".join([json.dumps(game), *rest]), encoding="utf-8")
    said = played("replay", file, ROOT / "src", status=1).splitlines()
    assert said[0] == f"plain: {game['name']}: another position after step 7"
    assert all(line.endswith(" are the same") for line in said[1:])


def played(what: str, file: Path, path: Path, *, status: int = 0) -> str:
    """
    Play or replay games on the engine that lies at the path (`tests.project.played`).
    """
    command = [sys.executable, "-m", "tests.project.played", what, str(file)]
    environ = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, cwd=ROOT, env=environ, check=False, capture_output=True, text=True)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout
