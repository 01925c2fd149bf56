"""The program as a person starts it: `python -m playground`, in a folder of its own."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"http://[\w.]+:\d+")
STARTS_WITHIN = 240.0
"""Seconds; the first start on a machine compiles the computer player."""

STOPS_WITHIN = 90.0
"""Seconds in which the program ends, on a busy machine too."""


class Program:
    """The playground with its bot, as a process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._said = folder / "said.txt"
        self._process: subprocess.Popen[bytes] | None = None
        self.url = ""

    def __enter__(self) -> Self:
        environment = {**os.environ, "LC_ALL": "C", "AI_WORKERS": "1", "WATCH_SECONDS": "0"}
        command = [sys.executable, "-m", "playground", "--folder", str(self._folder), "--port", "0"]
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=said, stderr=subprocess.STDOUT
            )
        end = time.monotonic() + STARTS_WITHIN
        while not self.url:
            text = self._said.read_text()
            found = ADDRESS.search(text)
            if found:
                self.url = found[0]
            elif self._process.poll() is not None or time.monotonic() > end:
                self._stop()
                raise RuntimeError(f"the playground did not start: {text}")
            time.sleep(0.1)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop()

    def _stop(self) -> None:
        assert self._process
        self._process.terminate()
        self._process.wait(timeout=STOPS_WITHIN)
