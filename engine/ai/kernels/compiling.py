"""Compile a program from the command line, at low priority."""

import os
import sys

from .program import Program
from .progress import Progress

NICE = 19
"""The lowest priority: compiling must not slow down a bot that is playing."""


def compile_program(program: Program, player: str) -> None:
    """Compile what is missing of the program of a `player`, and print the progress.

    Ends the process with a message where compiled code cannot be used.
    """
    if hasattr(os, "nice"):
        os.nice(NICE)
    program.compile(_print)
    if not program.ready():
        sys.exit(
            "Compiled code cannot be used: numba is not installed, or NUMBA_DISABLE_JIT is set."
        )
    sys.stdout.write(f"The computer player of {player} is compiled.\n")


def _print(progress: Progress) -> None:
    left = f"{progress.seconds_left:.0f} s left"
    sys.stdout.write(f"{progress.done} of {progress.total} functions, {left}\n")
