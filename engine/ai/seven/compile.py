"""`python -m engine.ai.duel.compile`: compile the computer player at low priority."""

import os
import sys

from engine.ai.kernels.progress import Progress

from . import agent
from .search.native import PROGRAM

NICE = 19
"""The lowest priority: compiling must not slow down a bot that is playing."""


def main() -> None:
    """Compile what is missing, and print the progress."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    PROGRAM.compile(_print)
    if not agent.ready():
        sys.exit(
            "Compiled code cannot be used: numba is not installed, or NUMBA_DISABLE_JIT is set."
        )
    sys.stdout.write("The computer player of 7 Wonders is compiled.\n")


def _print(progress: Progress) -> None:
    left = f"{progress.seconds_left:.0f} s left"
    sys.stdout.write(f"{progress.done} of {progress.total} functions, {left}\n")


if __name__ == "__main__":
    main()
