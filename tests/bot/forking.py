"""Starts the program many times quickly: a process that has imported it forks for each start.

Importing takes two seconds of a core, reading the sentences another half and rasterising Duel's
drawings one and a half; a suite starts the program a hundred times. Some tests run `python -m bot`
itself.

`python -m tests.bot.forking` reads what to start from its standard input, a line of JSON for each,
and writes a line for each start and each end; it leaves when its input ends.
"""

import json
import os
import select
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypedDict

READ_WITHIN = "TESTS_READ_WITHIN"
"""Names the seconds for which commands of a program wait for the database; Discord's by default."""


class Start(TypedDict):
    """What is to be started: number of the request, arguments, surroundings, and where it tells.

    `module` is the program, which has a function `main`.
    """

    number: int
    module: str
    arguments: list[str]
    environment: dict[str, str]
    folder: str
    output: str | None
    errors: str


def main() -> int:
    """Serve until the input ends; return the exit status, that of the program in a fork."""
    from bot.ops.program import run  # noqa: F401 - all that a start imports
    from bot.wording.strings import shared_strings
    from render.duel import warm

    shared_strings()
    warm()
    read, write = os.pipe()
    os.set_blocking(write, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(write)
    before, running = b"", set[int]()
    while True:
        ready, _, _ = select.select([0, read], [], [])
        if read in ready:
            os.read(read, 1024)
            for ended in _ended():
                running.discard(ended)
        if 0 in ready:
            received = os.read(0, 1 << 16)
            if not received:
                for left in running:
                    os.kill(left, signal.SIGKILL)
                return 0
            *lines, before = (before + received).split(b"\n")
            for line in lines:
                start: Start = json.loads(line)
                pid = os.fork()
                if pid == 0:
                    signal.set_wakeup_fd(-1)
                    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                    os.close(read)
                    os.close(write)
                    status: int = _begin(start).main(start["arguments"])
                    return status
                running.add(pid)
                _tell(number=start["number"], pid=pid)


def cut_torn_line(log: Path) -> None:
    """Take the last line off a log if it has no end: its program was killed as it wrote that.

    The system copies a long line page by page, and leaves what it has copied when it kills; the
    next program would write on in that line.
    """
    written = log.read_bytes() if log.is_file() else b""
    if written and not written.endswith(b"\n"):
        os.truncate(log, written.rfind(b"\n") + 1)


def _begin(start: Start) -> Any:
    """Give a fork the surroundings, the files and the name of the program itself; return that."""
    append = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    cut_torn_line(Path(start["errors"]))
    for number, file, flags in (
        (0, os.devnull, os.O_RDONLY),
        (1, start["output"] or os.devnull, append),
        (2, start["errors"], append),
    ):
        opened = os.open(file, flags, 0o600)
        os.dup2(opened, number)
        os.close(opened)
    os.environ.clear()
    os.environ.update(start["environment"])
    os.chdir(start["folder"])
    from bot.discord.commands import tree

    tree.READS_WITHIN = float(os.environ.get(READ_WITHIN) or tree.READS_WITHIN)
    program = import_module(start["module"])
    sys.modules["__main__"] = program  # its workers import what they find there
    sys.argv = ["bot", *start["arguments"]]
    return program


def _ended() -> Iterator[int]:
    """Tell how each fork ended that has, and yield its number."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if pid == 0:
            return
        _tell(pid=pid, status=os.waitstatus_to_exitcode(status))
        yield pid


def _tell(**what: Any) -> None:
    os.write(1, json.dumps(what).encode() + b"\n")


if __name__ == "__main__":
    sys.exit(main())
