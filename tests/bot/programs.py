"""The program running in processes of its own, forked by `forking`."""

import asyncio
import atexit
import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import Future
from functools import cache
from itertools import count
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).resolve().parents[2]


class Program:
    """A start of the program."""

    def __init__(self, pid: int, ended: "Future[int]") -> None:
        self.pid = pid
        self._ended = ended

    @property
    def running(self) -> bool:
        return not self._ended.done()

    async def wait(self) -> int:
        """Wait until it ends; return its exit status, the negative number of a signal."""
        return await asyncio.shield(asyncio.wrap_future(self._ended))

    def send(self, number: signal.Signals) -> None:
        """Send it a signal; the number of one that has ended may be another's by now."""
        if self.running:
            os.kill(self.pid, number)


class Forker:
    """Starts programs, each as a fork of one process."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.forking"],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self._numbers = count()
        self._starting: dict[int, Future[Program]] = {}
        self._running: dict[int, Future[int]] = {}
        Thread(target=self._listen, daemon=True).start()
        atexit.register(self.close)

    async def start(
        self,
        *arguments: str,
        module: str = "bot.__main__",
        environment: Mapping[str, str],
        errors: Path,
        output: Path | None = None,
        folder: Path = ROOT,
    ) -> Program:
        """Start the program `module`; what it writes is added to the files."""
        number = next(self._numbers)
        started = self._starting[number] = Future()
        asked = {
            "number": number,
            "module": module,
            "arguments": arguments,
            "environment": dict(environment),
            "folder": str(folder),
            "output": str(output) if output else None,
            "errors": str(errors),
        }
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(asked).encode() + b"\n")
        self._process.stdin.flush()
        return await asyncio.wrap_future(started)

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            told = json.loads(line)
            pid: int = told["pid"]
            if "status" in told:
                self._running.pop(pid).set_result(told["status"])
            else:
                ended = self._running[pid] = Future()
                self._starting.pop(told["number"]).set_result(Program(pid, ended))
        gone = ChildProcessError("the process that forks has ended")
        for starting in self._starting.values():
            starting.set_exception(gone)
        for running in self._running.values():
            running.set_exception(gone)


@cache
def forker() -> Forker:
    """Return the one of this test process."""
    return Forker()
