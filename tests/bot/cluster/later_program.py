"""The program in a later version, which has further migrations: `LATER` names their revisions."""

import os
from collections.abc import Sequence

from bot import __main__ as program

from ..store.versions import later_version


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks of the program; return the exit status."""
    with later_version(*os.environ["LATER"].split()):
        return program.main(arguments)
