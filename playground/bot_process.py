"""The bot as a program of its own beside the server: started, watched, started again, stopped."""

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

LONG_ENOUGH = 60.0
"""Seconds after which a bot that ends is no longer said to fail at once."""

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
STOPS_WITHIN = 25.0
LOG_BYTES = 2_000_000
LONGEST_LINE = 1 << 20
LAST_LINES, SHOWN_OF_LINE = 10, 1000


class BotProcess:
    """Runs `python -m bot` with these settings until it is stopped; its log goes to a file."""

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
        """How often in a row it ended soon after its start."""
        self._process: Process | None = None
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the bot, and start it again whenever it ends."""
        self._task = asyncio.create_task(self._keep_running())

    def restart(self) -> None:
        """Stop the bot as a host would, and start it again."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Pull the bot's plug; it is started again."""
        self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Stop the bot for good; one that does not end in time is killed."""
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
            soon = time.monotonic() - began < LONG_ENOUGH and not self._wanted.is_set()
            self.failures = self.failures + 1 if soon else 0
            pause = min(pause * 2, LONGEST_PAUSE) if soon else FIRST_PAUSE
            if soon:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wanted.wait(), pause)

    async def _run_once(self) -> int:
        self._tell("the bot is started")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "playground.leash",
            "bot",
            env={**os.environ, **self._settings},
            stdin=PIPE,
            stdout=DEVNULL,
            stderr=PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for this program, which then stops the bot
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
            except ValueError:  # a line that is longer than can be kept
                continue
            if not line:
                return
            text = line.decode("utf-8", "replace").rstrip()
            self.last_lines = [*self.last_lines, text[:SHOWN_OF_LINE]][-LAST_LINES:]
            self._output.info(text)


def _send(process: Process, how: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        if how is signal.SIGKILL:
            os.killpg(process.pid, how)  # those who think for it too
        else:
            process.send_signal(how)
