"""`python -m bot doctor`: checks the installation and prints findings with remedies."""

import asyncio
import sys
from collections.abc import Iterator, Mapping

from ..discord.account import account
from ..runtime.finding import Finding
from ..runtime.settings import BadSetting, settings
from .checks import machine
from .checks.storage import storage


def report(environment: Mapping[str, str]) -> int:
    """Print a line for each check; return the exit status: 1 if any finding is bad."""
    worst = 0
    for finding in findings(environment):
        sys.stdout.write(f"{finding}\n")
        sys.stdout.flush()
        worst = max(worst, int(finding.state == "bad"))
    return worst


def findings(environment: Mapping[str, str]) -> Iterator[Finding]:
    """Run all checks and yield their findings, which contain no secrets."""
    yield machine.python()
    try:
        chosen = settings(environment)
    except BadSetting as error:
        yield Finding("bad", f"Settings: {error}. `.env.example` explains each.")
    else:
        yield from asyncio.run(account(chosen))
        yield from asyncio.run(storage(chosen))
        yield machine.cores(chosen)
    yield machine.fonts()
    yield machine.compiler()
    yield machine.computer_player()
