"""Processes with compiled code: tests run it apart, so that no test process imports numba."""

import os
import subprocess
import sys
from pathlib import Path

LONGEST = 800.0
"""Seconds after which a process that hangs is ended, before the test itself would be."""

HERE = Path(__file__).parents[4]


def run(*arguments: str) -> str:
    """Run a module or a text of Python in a process that may use compiled code."""
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=HERE,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def compile_all() -> None:
    """Compile the player of Duel, or wait until another process has, or find it on disk."""
    run("-m", "engine.ai.compile", "duel")
