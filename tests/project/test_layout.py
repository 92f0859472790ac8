"""
What must hold of the repository itself.

No registry's address and no machine's path stands in it, what is installed is pinned, every module says what it
decides, and every dependency has its licence listed.
"""

import ast
import re
import subprocess
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MODULES = sorted((ROOT / "src" / "pennies").rglob("*.py"))
LOCK = ROOT / "requirements" / "dev.txt"

# Put together here, so that this file holds none of what it looks for.
HOSTS = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("debian", "org"))]
MACHINE_PATH = re.compile(r"(?<![\w.~$}/-])/(?:work|farm|root|home|Users|opt|tmp)/\w[^\s\"'`]*")


def repository_files() -> list[Path]:
    """
    List the files that git tracks or would track.
    """
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout: which files belong to the project is git's to say")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    names = sorted(set(listed.stdout.split("\0")) - {""})
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """
    List where the pattern stands in the repository's text files, as `file:line: what was found`.
    """
    found = []
    for file in repository_files():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            found += [f"{file.relative_to(ROOT)}:{number}: {hit.group()}" for hit in pattern.finditer(line)]
    return found


def requirement_lines(file: Path) -> list[str]:
    """
    Read a requirements file: a requirement a line, joined with its hashes, without comments.
    """
    text = file.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = (re.sub(r"(^|\s)#.*", "", line).strip() for line in text.splitlines())
    return [line for line in lines if line]


def locked_versions() -> dict[NormalizedName, str]:
    """
    Read the version of each package in the lock.
    """
    versions = {}
    for line in requirement_lines(LOCK):
        name, _, rest = line.partition("==")
        versions[canonicalize_name(name)] = rest.split()[0]
    return versions


def run_time_dependencies() -> set[NormalizedName]:
    """
    Follow the project's dependencies, through what is installed, to all that a user gets with it.
    """
    waiting: list[str] = PROJECT["project"]["dependencies"]
    found: set[NormalizedName] = set()
    while waiting:
        wanted = [Requirement(line) for line in waiting]
        names = {canonicalize_name(each.name) for each in wanted if not each.marker or each.marker.evaluate()}
        waiting = [line for name in names - found for line in requires(name) or () if "extra ==" not in line]
        found |= names
    return found


def listed_licences() -> dict[NormalizedName, tuple[str, str]]:
    """
    Read version and licence of each package from the tables of docs/LICENCES.md.
    """
    rows = {}
    for line in (ROOT / "docs" / "LICENCES.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 4 and cells[0] != "package":
            rows[canonicalize_name(cells[0])] = (cells[1], cells[2])
    return rows


def test_no_file_names_a_registry_host() -> None:
    assert lines_with(re.compile("|".join(map(re.escape, HOSTS)))) == []


def test_no_file_holds_a_path_of_somebodys_machine() -> None:
    assert lines_with(MACHINE_PATH) == []


@pytest.mark.parametrize("file", sorted((ROOT / "requirements").iterdir()), ids=lambda file: file.name)
def test_requirements_name_packages_only(file: Path) -> None:
    odd = [line for line in requirement_lines(file) if "/" in line or " @ " in line or line.startswith((".", "-"))]
    assert odd == []


def test_every_requirement_of_the_lock_is_pinned_and_hashed() -> None:
    loose = [line for line in requirement_lines(LOCK) if "==" not in line or "--hash=sha256:" not in line]
    assert loose == []


def test_the_lock_holds_every_run_time_dependency() -> None:
    assert run_time_dependencies() - locked_versions().keys() == set()


def test_what_builds_the_project_is_locked() -> None:
    wanted = requirement_lines(ROOT / "requirements" / "dev.in")
    assert set(PROJECT["build-system"]["requires"]) <= set(wanted)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(ROOT / "src")))
def test_every_module_opens_with_what_it_decides(module: Path) -> None:
    docstring = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8")))
    assert docstring, f"{module.name} has no docstring: one to four sentences that say what it decides"


def test_every_run_time_dependency_has_its_licence_listed() -> None:
    assert run_time_dependencies() - listed_licences().keys() == set()


def test_the_licences_were_read_of_the_locked_versions() -> None:
    locked = locked_versions()
    stale = {name: version for name, (version, _) in listed_licences().items() if locked.get(name) != version}
    assert stale == {}, "read these licences again after `make lock`"


def test_every_folder_of_tests_is_run_by_make_check() -> None:
    planned = subprocess.run(
        ["make", "--dry-run", "check"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    folders = {f"tests/{file.parent.name}" for file in (ROOT / "tests").glob("*/test_*.py")}
    assert folders - set(planned.split()) == set()


def test_every_module_has_its_place_in_the_map() -> None:
    named = {
        word
        for line in (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8").splitlines()
        for quoted in re.findall(r"`([^`]+)`", line)
        for word in re.findall(r"\w+", quoted)
    }
    modules = {
        module.stem for module in MODULES if not module.stem.startswith("__") and "migrations" not in module.parts
    }
    assert modules - named == set()
