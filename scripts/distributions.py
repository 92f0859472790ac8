"""
Make what could be published, from what git tracks or would track: the source distribution, and of that both wheels.

The source distribution and the pure wheel are made with an empty PATH, without Node and without a C compiler; what was
said of it stands beside them. The compiled wheel is installed in `site` there: first on the path, it puts the compiled
engine under test.

    python scripts/distributions.py FOLDER
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
OFFLINE = ["--no-deps", "--no-build-isolation"]

SDIST, PURE, COMPILED, SITE, SAID = "sdist", "pure", "compiled", "site", "said-without-a-compiler.txt"


def main(folder: Path) -> int:
    """
    Make everything; nothing of an earlier time stays in the folder.
    """
    rmtree(folder, ignore_errors=True)
    with TemporaryDirectory(prefix="pennies-sources-") as scratch:
        sources, nothing = Path(scratch) / "sources", Path(scratch) / "no-programmes"
        nothing.mkdir()
        copy_sources(sources)
        poor = {**os.environ, "PATH": str(nothing)}
        _run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder / SDIST)], poor, sources)
    sdist = next((folder / SDIST).iterdir())
    said = make_wheel(sdist, folder / PURE, poor)
    (folder / SAID).write_text(said, encoding="utf-8")
    said = make_wheel(sdist, folder / COMPILED, os.environ)
    wheel = next((folder / COMPILED).iterdir())
    if wheel.name.endswith("-any.whl"):
        sys.exit(f"There is no compiled wheel to test. {said}")
    _run([*PIP, "install", "--no-deps", "--target", str(folder / SITE), str(wheel)], os.environ)
    print(f"{wheel.name} is installed in {folder / SITE}")
    return 0


def copy_sources(target: Path) -> None:
    """
    Copy the files that git tracks or would track; all of them where there is no git, as in what is published.
    """
    if not (ROOT / ".git").exists():
        copytree(ROOT, target, ignore=ignore_patterns(".venv", "node_modules", "__pycache__"))
        return
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_bytes((ROOT / name).read_bytes())


def make_wheel(sdist: Path, folder: Path, environ: Mapping[str, str]) -> str:
    """
    Make a wheel of the source distribution as pip does for a user.

    Returns:
        What the build hook had to say.
    """
    command = [*PIP, "wheel", "--verbose", *OFFLINE, "--wheel-dir", str(folder), str(sdist)]
    said = _run(command, environ).splitlines()
    return "".join(f"{line.strip()}\n" for line in said if "wheel, whose engine" in line)


def _run(command: list[str], environ: Mapping[str, str], folder: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=folder, env=environ, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
