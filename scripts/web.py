"""
Run a script of web/package.json with the machine's Node, or with the one from a wheel where it has none.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from building.client import INSTALL, system_node, wheel_node  # noqa: E402 - found by the line above


def main(scripts: list[str]) -> int:
    """
    Install what the lock names, if that is not there yet, and run the scripts one after another.
    """
    web = ROOT / "web"
    node, npm = system_node() or wheel_node()
    environment = {**os.environ, "PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])}
    installed, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    commands = [["run", "--silent", script] for script in scripts]
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        commands.insert(0, [*INSTALL, "--loglevel=error"])
    for command in commands:
        status = subprocess.run([node, npm, *command], cwd=web, env=environment, check=False).returncode
        if status:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
