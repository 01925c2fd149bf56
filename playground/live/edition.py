"""The files of the page, and what tells one edition of them from another."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

from .strings import PAGE, STRINGS

FILES = Path(__file__).parents[1] / "page"


@cache
def edition() -> str:
    """Return the edition of the page as it was when this was first asked for.

    A window keeps its scripts while the program is updated and started again; by this it knows that
    they do not fit any more.
    """
    return digest([*FILES.iterdir(), *STRINGS.glob(f"*/{PAGE}")])


def digest(files: Iterable[Path]) -> str:
    """Return a text that changes with the content of any of the files."""
    whole = sha256()
    for file in sorted(files):
        whole.update(sha256(file.read_bytes()).digest())
    return whole.hexdigest()
