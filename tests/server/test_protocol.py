"""
The browser's types of the messages are those of the server.
"""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "generate_protocol.py"


def test_protocol_of_the_browser_is_fresh() -> None:
    answer = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr
