"""The folder of compiled code: where it lies, what is complete in it, and what is out of date."""

import os
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile, gettempdir, mkdtemp

import msgspec
from msgspec import Struct

BESIDE = Path(__file__).parents[1] / "__pycache__" / "kernels"
KEPT_DAYS = 14
"""How long compiled code stays that no program has used: other versions may still be running."""


class Manifest(Struct, frozen=True):
    """The list of files that a completely compiled program consists of."""

    files: tuple[str, ...]


def folder(name: str) -> Path:
    """Return the folder in which the compiled code of a program lies or is to be written.

    That is beside the sources if it is complete or writable there. Elsewhere, as in a container
    with read-only files, it is a folder for temporary files which only this user can write to.
    Where nothing can be written at all, it is beside the sources, and not complete.
    """
    if complete(BESIDE, name) or _writable(BESIDE):
        return BESIDE
    try:
        return _private()
    except OSError:  # no place for temporary files: the interpreted player needs none
        return BESIDE


def complete(place: Path, name: str) -> bool:
    """Return whether every file of a program is there."""
    try:
        listed = msgspec.json.decode(manifest(place, name).read_bytes(), type=Manifest).files
    except (OSError, msgspec.MsgspecError):
        return False
    return all((place / each).is_file() for each in listed)


def note_use(place: Path, name: str) -> None:
    """Keep the files of a program from being deleted as unused."""
    with suppress(OSError):  # read-only: nothing is deleted there either
        os.utime(manifest(place, name))


def manifest(place: Path, name: str) -> Path:
    """Return the file that lists the files of a program."""
    return place / f"{name}.json"


def clean(place: Path) -> None:
    """Delete files of programs that have not been used for some days."""
    limit = time.time() - KEPT_DAYS * 24 * 3600
    wanted: set[str] = set()
    for file in place.glob("*.json"):
        if file.stat().st_mtime >= limit:
            try:
                wanted.update(msgspec.json.decode(file.read_bytes(), type=Manifest).files)
            except msgspec.MsgspecError:
                continue
    for file in place.iterdir():
        # A lock stays: deleting it would let two processes hold locks of one name.
        if file.name not in wanted and file.suffix != ".lock" and file.stat().st_mtime < limit:
            file.unlink(missing_ok=True)


def _writable(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=place).close()
    except OSError:
        return False
    return True


@cache
def _private() -> Path:
    """Return a temporary folder that nobody else can write code into, which would then be run."""
    own = Path(gettempdir()) / f"wonders-{os.getuid()}"
    own.mkdir(mode=0o700, exist_ok=True)
    found = own.lstat()
    if found.st_uid == os.getuid() and found.st_mode & 0o777 == 0o700 and own.is_dir():
        return own
    return Path(mkdtemp(prefix="wonders-"))
