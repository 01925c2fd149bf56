"""What the tests of whole games share in all games: their files, and events and prices as text."""

import gzip
import os
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from msgspec import Struct


def lines_of(file: Path) -> list[bytes]:
    """Return the lines of a file of games, which may be compressed with gzip."""
    stored = file.read_bytes()
    return (gzip.decompress(stored) if file.suffix == ".gz" else stored).splitlines()


def conformance_files(game: str) -> Iterable[Path]:
    """Return the files of conformance games that `<GAME>_CONFORMANCE` names; skip without it."""
    variable = f"{game.upper()}_CONFORMANCE"
    place = os.environ.get(variable)
    if not place:
        pytest.skip(f"set {variable} to a file or folder of conformance games to run this")
    path = Path(place)
    files = [path] if path.is_file() else sorted(path.glob(f"{game}*.jsonl*"))
    assert files, f"no conformance games in {place}"
    return files


def assert_reads_as(file: Path, text: str) -> None:
    """Compare a game written out with its file; with `RENEW_GOLDEN` set, write the file first."""
    if os.environ.get("RENEW_GOLDEN"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert file.read_text("utf-8") == text


def as_text(event: Struct, value: Callable[[object], str]) -> str:
    """Return an event as its name and its fields, each of which `value` returns as text."""
    fields = (f"{name}={value(getattr(event, name))}" for name in event.__struct_fields__)
    return " ".join([type(event).__name__, *fields])


def steps_as_text(steps: Iterable[Struct]) -> str:
    """Return the steps of a price: each as its name and the values of its fields."""
    told = (
        [type(step).__name__, *(str(getattr(step, field)) for field in step.__struct_fields__)]
        for step in steps
    )
    return ", ".join(" ".join(words) for words in told)
