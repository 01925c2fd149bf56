"""Programs: kernels that are compiled together ahead of time, once a machine."""

import os
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from ..whole_file import write
from . import folder
from .digest import described, digest, hashed
from .kernel import Kernel, callees, in_order
from .progress import Progress, is_locked, locked, read_progress, write_progress

FIRST_GUESS = 2.0e-4
"""Seconds of a core that compiling takes for each unit of `effort`, before it has been measured."""


class Program:
    """The entry points of a computer player, and example arguments that fix their types.

    `without` are kernels that are never called with such arguments, so they are not compiled.
    """

    def __init__(
        self,
        name: str,
        entries: Mapping[str, Callable[..., Any]],
        examples: Callable[[], Mapping[str, tuple[Any, ...]]],
        without: Collection[Callable[..., Any]] = (),
    ) -> None:
        self._name, self._examples = name, examples
        self._entries: dict[str, Any] = dict(entries)
        self._without: tuple[Any, ...] = tuple(without)

    @cached_property
    def digest(self) -> str:
        """The digest of everything that the compiled code depends on."""
        types = {name: described(each) for name, each in self._examples().items()}
        return hashed([(name, digest(each), types[name]) for name, each in self._entries.items()])

    @cached_property
    def functions(self) -> tuple[Kernel, ...]:
        """The kernels of the program, callees first."""
        return in_order(self._entries.values(), self._without)

    def ready(self) -> bool:
        """Return whether compiled code is complete on disk; cheap, and does not import numba.

        `NUMBA_DISABLE_JIT=1` in the environment turns compiled code off.
        """
        return usable() and folder.complete(self._place, self._id)

    def load(self) -> dict[str, Callable[..., Any]]:
        """Return the compiled entry points by name; what is not on disk is compiled at once."""
        from .native import Compiler

        place = self._place
        folder.note_use(place, self._id)
        compiler = Compiler(place)
        return {name: compiler(each, self._without) for name, each in self._entries.items()}

    @cached_property
    def code(self) -> dict[str, Callable[..., Any]]:
        """The compiled entry points by name, loaded once in a process."""
        return self.load()

    def compile(self, told: Callable[[Progress], None] = lambda progress: None) -> None:
        """Compile what is missing on disk; waits while another process does it.

        It takes about a minute of one core and up to 620 MB, so it belongs in a process of its own.
        `told` is called after each function. Does nothing where compiled code cannot be used.
        """
        if not usable():
            return
        place = self._place
        with locked(self._lock(place)):
            if self.ready():
                return
            meter = _Meter(self.functions, self._without, self._progress(place), told)
            self._compile(place, meter)
            folder.clean(place)
            self._progress(place).unlink(missing_ok=True)

    def compiling(self) -> Progress | None:
        """Return the progress of the process that is compiling now; `None` if none is."""
        place = self._place
        return read_progress(self._progress(place)) if is_locked(self._lock(place)) else None

    def _compile(self, place: Path, meter: "_Meter") -> None:
        from numba import typeof

        from .native import Compiler

        compiler = Compiler(place, meter.add)
        examples = self._examples()
        for name, entry in self._entries.items():
            dispatcher = compiler(entry, self._without)
            dispatcher.compile(tuple(typeof(each) for each in examples[name]))
        # Only the entry points are read again: the code of what they call is contained in theirs.
        files = sorted(file.name for entry in self._entries.values() for file in meter.files[entry])
        indices = sorted({f"{name.rsplit('.', 2)[0]}.nbi" for name in files})
        listed = folder.Manifest((*files, *indices))
        write(folder.manifest(place, self._id), msgspec.json.encode(listed))

    @property
    def _id(self) -> str:
        return f"{self._name}-{self.digest}"

    @property
    def _place(self) -> Path:
        return folder.folder(self._id)

    def _lock(self, place: Path) -> Path:
        return place / f"{self._name}.lock"

    def _progress(self, place: Path) -> Path:
        return place / f"{self._name}.progress"


def usable() -> bool:
    """Return whether compiled code may be used: numba is installed and not turned off."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0") and find_spec("numba") is not None


class _Meter:
    """Counts compiled kernels, and estimates from their size how long the others take."""

    def __init__(
        self,
        functions: tuple[Kernel, ...],
        without: Collection[Kernel],
        file: Path,
        told: Callable[[Progress], None],
    ) -> None:
        self._without = without
        self._left = {function: effort(function, functions) for function in functions}
        self._total, self._file, self._told = len(functions), file, told
        self._spent = 0.0
        self._begun = self._last = monotonic()
        self.files: dict[Kernel, set[Path]] = {function: set() for function in functions}
        self._tell()

    def add(self, function: Kernel, file: Path, compiled: bool) -> None:
        """Note that a kernel is ready, with all that it calls: compiled now, or read from disk."""
        self.files[function].add(file)
        if compiled:
            self._spent += self._left.get(function, 0)
        for each in in_order([function], self._without):
            self._left.pop(each, None)
        self._tell()

    def _tell(self) -> None:
        left = sum(self._left.values())
        elapsed = monotonic() - self._begun
        rate = max(elapsed / self._spent, FIRST_GUESS) if self._spent else FIRST_GUESS
        progress = Progress(self._total - len(self._left), self._total, round(rate * left, 1))
        write_progress(self._file, progress)
        self._told(progress)


def effort(function: Kernel, among: Collection[Kernel]) -> int:
    """Return a measure of how long compiling a kernel takes: its size with what it inlines."""
    size = 2000 + len(function.__code__.co_code)
    return size + sum(effort(each, among) for each in callees(function) if each in among) // 2
