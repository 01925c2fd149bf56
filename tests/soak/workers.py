"""A process that thinks and draws for the bots of a cluster, and is killed now and then."""

import asyncio
import os
import signal
from pathlib import Path

from tests.bot.players import SLOWLY
from tests.bot.programs import Program, forker


class Worker:
    """`python -m bot worker`, by the module of a bot; it is given no token."""

    def __init__(self, url: str, log: Path, module: str) -> None:
        self._log = log
        self._module = module
        self._environment = {
            "DISCORD_TOKEN": "", "DATABASE_URL": url, "JOBS": "postgresql", "AI_WORKERS": "0",
            "RENDER_WORKERS": "0", "LOG_FORMAT": "json", "LOG_LEVEL": "INFO",
        }  # fmt: skip
        self._program: Program | None = None

    async def start(self) -> None:
        """Start it, and wait for nothing."""
        self._program = await forker().start(
            "worker",
            module=self._module,
            environment={**os.environ, **self._environment},
            errors=self._log,
        )

    async def end(self, number: signal.Signals = signal.SIGKILL) -> int:
        """End it by a signal, if it runs; return its exit status, 0 where it did not run."""
        if self._program is None:
            return 0
        program, self._program = self._program, None
        program.send(number)
        return await asyncio.wait_for(program.wait(), SLOWLY)

    def log(self) -> str:
        """Return all that it has logged."""
        return self._log.read_text() if self._log.exists() else ""
