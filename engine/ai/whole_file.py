"""Writes files in one step, so that no reader and no interrupted program finds half of one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replaced(file: Path) -> Iterator[Path]:
    """Yield a path to write to; what is there replaces `file` if the block ends without an error.

    A program that is killed in the block leaves that path behind; its name begins with a dot.
    """
    made = file.with_name(f".{os.getpid()}.{file.name}")
    try:
        yield made
        made.replace(file)
    finally:
        made.unlink(missing_ok=True)


def write(file: Path, content: bytes) -> None:
    """Replace a file, or make it, in one step."""
    with replaced(file) as made:
        made.write_bytes(content)
