"""Runs the bot as a process of its own: starts, restarts and stops it, and stores its log."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Mapping
from logging.handlers import RotatingFileHandler
from pathlib import Path

HEALTHY_AFTER = 60.0
"""Seconds after which the end of the bot no longer counts as a failed start."""

FIRST_PAUSE, MAX_PAUSE = 1.0, 30.0
STOPS_WITHIN = 25.0
"""Seconds that the bot has to stop before it is killed."""

LOG_BYTES = 2_000_000
MAX_LINE = 1 << 20
LAST_LINES, SHOWN_OF_LINE = 10, 1000


class BotProcess:
    """Runs `python -m bot` with these settings until it is stopped, and writes its log to a file.

    `tell` is called with a sentence at each start and end.
    """

    def __init__(
        self, settings: Mapping[str, str], log: Path, tell: Callable[[str], None] = lambda _: None
    ) -> None:
        self._settings = dict(settings)
        self._tell = tell
        self._output = logging.Logger("playground.bot")
        self._file = RotatingFileHandler(log, maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8")
        self._output.addHandler(self._file)
        self.last_lines: list[str] = []
        self.failures = 0
        """How often in a row the bot ended soon after its start."""
        self._process: Process | None = None
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the bot, and start it again whenever it ends."""
        self._task = asyncio.create_task(self._keep_running())

    def restart(self) -> None:
        """Stop the bot with SIGTERM, as a host would; it is started again."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the bot; it is started again."""
        self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Stop the bot for good, and kill it if it does not end in time."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._file.close()

    def _end(self, how: signal.Signals) -> None:
        self._wanted.set()
        if self._process is not None and self._process.returncode is None:
            self._tell(f"the bot is sent {how.name}")
            _send(self._process, how)

    async def _keep_running(self) -> None:
        pause = FIRST_PAUSE
        while True:
            self._wanted.clear()
            began = time.monotonic()
            status = await self._run_once()
            self._tell(f"the bot has ended with status {status}")
            soon = time.monotonic() - began < HEALTHY_AFTER and not self._wanted.is_set()
            self.failures = self.failures + 1 if soon else 0
            pause = min(pause * 2, MAX_PAUSE) if soon else FIRST_PAUSE
            if soon:
                # `wait_for` of Python 3.11 would go on where `stop` cancels it just then.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._wanted.wait()

    async def _run_once(self) -> int:
        self._tell("the bot is started")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "playground.program.supervise",
            "bot",
            env={**os.environ, **self._settings},
            stdin=PIPE,
            stdout=DEVNULL,
            stderr=PIPE,
            limit=MAX_LINE,
            start_new_session=True,  # Ctrl-C reaches this program only, which then stops the bot
        )
        self._process = process
        reading = asyncio.create_task(self._read(process))
        try:
            return await process.wait()
        finally:
            if process.returncode is None:
                await self._stop(process)
            reading.cancel()

    async def _stop(self, process: Process) -> None:
        _send(process, signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), STOPS_WITHIN)
        except TimeoutError:
            _send(process, signal.SIGKILL)
            await process.wait()

    async def _read(self, process: Process) -> None:
        assert process.stderr
        while True:
            try:
                line = await process.stderr.readline()
            except ValueError:  # a line longer than MAX_LINE
                continue
            if not line:
                return
            text = line.decode("utf-8", "replace").rstrip()
            self.last_lines = [*self.last_lines, text[:SHOWN_OF_LINE]][-LAST_LINES:]
            self._output.info(text)


def _send(process: Process, how: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        if how is signal.SIGKILL:
            os.killpg(process.pid, how)  # its worker processes too
        else:
            process.send_signal(how)
