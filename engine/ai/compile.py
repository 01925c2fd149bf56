"""`python -m engine.ai.compile [GAME ...]`: compile computer players at low priority."""

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from .kernels.progress import Progress

if TYPE_CHECKING:
    from .kernels.program import Program

NICE = 19
"""The lowest priority: compiling must not slow down a bot that is playing."""

GAMES = tuple(
    sorted(file.parents[1].name for file in Path(__file__).parent.glob("*/search/native.py"))
)


def main() -> None:
    """Compile what is missing for the games named, by default for all, and print the progress."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.ai.compile",
        description="Compile computer players, at the lowest priority; by default of all games.",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", default=GAMES, help=", ".join(GAMES))
    games = parser.parse_args().games
    if strange := set(games) - set(GAMES):
        parser.error(f"no computer player: {', '.join(sorted(strange))}")
    if hasattr(os, "nice"):
        os.nice(NICE)
    for game in games:
        program = cast("Program", import_module(f"{__package__}.{game}.search.native").PROGRAM)
        program.compile(_print)
        if not program.ready():
            sys.exit(
                "Compiled code cannot be used: numba is not installed, or NUMBA_DISABLE_JIT is set."
            )
        sys.stdout.write(f"{game}: the computer player is compiled.\n")


def _print(progress: Progress) -> None:
    left = f"{progress.seconds_left:.0f} s left"
    sys.stdout.write(f"{progress.done} of {progress.total} functions, {left}\n")


if __name__ == "__main__":
    main()
