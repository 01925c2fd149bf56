"""`python -m bot doctor`: checks the installation and prints findings with remedies.

`doctor --try CHANNEL` tries what the bot relies on in a channel of Discord instead.
"""

import asyncio
import sys
from collections.abc import Iterator, Mapping

from ..discord.account import account
from ..discord.trial import trial
from ..runtime.finding import Finding
from ..runtime.settings import BadSetting, Settings, settings
from .checks import machine
from .checks.server import server
from .checks.storage import storage
from .signals import SIGNALS

INTERRUPTED = 130
"""The exit status after a signal, as shells have it."""


def report(environment: Mapping[str, str]) -> int:
    """Print a line for each check; return the exit status: 1 if any finding is bad."""
    worst = 0
    for finding in findings(environment):
        worst = max(worst, _print(finding))
    return worst


def report_trial(environment: Mapping[str, str], channel: str) -> int:
    """Try Discord in a channel and print a line for each try; return the exit status.

    It is 1 if any finding is bad, and 130 after Ctrl-C or SIGTERM, which ends the tries; everything
    is taken away in any case. A second signal ends that, too.
    """
    try:
        chosen = settings(environment)
    except BadSetting as error:
        return _print(Finding("bad", f"Settings: {error}. `.env.example` explains each."))
    if not chosen.token:
        return _print(Finding("bad", "DISCORD_TOKEN is not set. Put it into .env."))
    try:
        return asyncio.run(_trial(chosen, channel))
    except asyncio.CancelledError:
        return INTERRUPTED


async def _trial(chosen: Settings, channel: str) -> int:
    loop, trying = asyncio.get_running_loop(), asyncio.current_task()
    assert trying is not None

    def stop() -> None:
        for number in SIGNALS:
            loop.remove_signal_handler(number)
        trying.cancel()

    for number in SIGNALS:
        loop.add_signal_handler(number, stop)
    told: list[int] = []
    await trial(chosen, channel, lambda finding: told.append(_print(finding)))
    return max(told)


def _print(finding: Finding) -> int:
    """Print a finding; return 1 if it is bad."""
    sys.stdout.write(f"{finding}\n")
    sys.stdout.flush()
    return int(finding.state == "bad")


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
        yield from asyncio.run(server(chosen))
        yield machine.cores(chosen)
    yield machine.fonts()
    yield machine.compiler()
    yield machine.computer_player()
