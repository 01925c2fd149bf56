"""The bot as a process of its own, which can be killed and started again."""

import asyncio
import os
import re
import signal
from pathlib import Path

from playground import Playground

from .forking import READ_WITHIN
from .players import SLOWLY
from .programs import Program, forker

SLOWLY_READ = "50"
"""Seconds for which commands of the program wait for the database, unless a test gives others; none
are those as shipped."""

PATIENT = "tests.toy.patient_bot"
"""The program that answers only when it is ready, so that tests know what its first answer is."""

COMPLAINT = re.compile(r" level=(error|critical) |\"level\": \"(error|critical)\"|^Traceback")


class Host:
    """Whoever runs the bot: starts it, stops it, or pulls the plug."""

    def __init__(
        self,
        discord: Playground,
        home: Path,
        *,
        ai_workers: int = 0,
        log: Path | None = None,
        module: str = "bot.__main__",
        **settings: str,
    ) -> None:
        self._discord = discord
        self._log = log or home / "bot.log"
        self.database = f"sqlite+aiosqlite:///{home / 'wonders.db'}"
        self._ai_workers = ai_workers
        self._module = module
        self._settings = settings
        self._process: Program | None = None

    async def __aenter__(self) -> "Host":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None:
            await self.kill()

    async def start(self) -> None:
        """Start the bot and wait until it is connected."""
        await self.launch()
        await self._discord.bot_ready(timeout=SLOWLY)

    async def launch(self) -> None:
        """Start the bot and wait for nothing."""
        settings = {
            "DISCORD_TOKEN": self._discord.token,
            "DISCORD_API_URL": self._discord.api_url,
            "DISCORD_GATEWAY_URL": self._discord.gateway_url,
            "DATABASE_URL": self.database,
            "WATCH_SECONDS": "0",
            "AI_WORKERS": str(self._ai_workers),
            "RENDER_WORKERS": "0",
            "LOG_LEVEL": "INFO",
            READ_WITHIN: SLOWLY_READ,
            **self._settings,
        }
        self._process = await forker().start(
            module=self._module, environment={**os.environ, **settings}, errors=self._log
        )

    async def kill(self) -> None:
        """Pull the plug."""
        assert self._process is not None
        self._process.send(signal.SIGKILL)
        await self._gone(self._process)

    async def stop(self) -> int:
        """Ask the bot to stop; return its exit status."""
        assert self._process is not None
        self._process.send(signal.SIGTERM)
        return await self._gone(self._process)

    async def ended(self) -> int:
        """Wait until the bot ends by itself; return its exit status."""
        assert self._process is not None
        return await self._gone(self._process)

    async def _gone(self, process: Program) -> int:
        self._process = None
        status = await asyncio.wait_for(process.wait(), SLOWLY)
        await self._left()
        return status

    async def _left(self) -> None:
        """Wait until Discord has noticed that the process is gone."""
        await self._discord.until(lambda: not self._discord.gateway.connected, SLOWLY)

    @property
    def running(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.running

    @property
    def pid(self) -> int:
        """The number of the process that runs."""
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        """Return all that the bot has logged, in every run."""
        return self._log.read_text()

    def environments(self) -> list[bytes]:
        """Return what the processes that the bot has started were given, where that can be seen."""
        assert self._process is not None
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/children")
        children = [pid for task in tasks for pid in task.read_text().split()]
        return [Path(f"/proc/{pid}/environ").read_bytes() for pid in children]

    def complaints(self) -> list[str]:
        """Return the lines of the log that tell of an error."""
        return [line for line in self.log().splitlines() if COMPLAINT.search(line)]
