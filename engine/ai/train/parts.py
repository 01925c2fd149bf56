"""The parts of a measurement, played by workers, and kept in a file if it shall be continued."""

import argparse
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import as_completed
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from engine.ai.whole_file import write

from .workers import workers

T = TypeVar("T")


class _Kept(Struct, Generic[T]):
    """What is measured, in words of the command line, and the parts played so far."""

    measured: list[str]
    parts: dict[str, T]


def add_file(parser: argparse.ArgumentParser) -> None:
    """Add `--file`, which `play_parts` takes."""
    parser.add_argument("--file", type=Path, help="keeps what is played; continued where it exists")


def play_parts(
    options: argparse.Namespace,
    measured: list[str],
    parts: Mapping[str, Callable[[], T]],
    kind: type[T],
    told: Callable[[list[T]], str],
) -> list[T]:
    """Play the parts that the file of `options` does not hold yet; return all in their order.

    A part is a function that can be sent to a worker, and returns a `kind`. After each, `told` of
    those so far is printed. Ends the program with a sentence if the file cannot be used or is of
    another measurement than `measured`.
    """
    kept = _read(options.file, measured, kind)
    with workers(options) as pool:
        jobs = {pool.submit(play): part for part, play in parts.items() if part not in kept.parts}
        for job in as_completed(jobs):
            kept.parts[jobs[job]] = job.result()
            if options.file is not None:
                write(options.file, msgspec.json.encode(kept))
            sys.stderr.write(f"\r{told(list(kept.parts.values()))} ")
    return [kept.parts[part] for part in parts]


def _read(file: Path | None, measured: list[str], kind: type[T]) -> _Kept[T]:
    if file is None or not file.exists():
        return _Kept(measured, {})
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=_Kept[kind])  # type: ignore[valid-type]
    except msgspec.DecodeError:
        sys.exit(f"{file} does not hold games of a measurement.")
    if kept.measured != measured:
        sys.exit(f"{file} holds games of another measurement: {' '.join(kept.measured)}")
    return kept
