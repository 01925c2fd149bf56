"""Compiling the search with numba where it is installed; elsewhere the same code runs as it is."""

import os
import shutil
from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile, gettempdir, mkdtemp
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = find_spec("numba") is not None
"""Whether thinking is compiled; it is some hundred times slower where it is not."""

HERE = Path(__file__).parent
DATA = HERE.parents[3] / "data" / "duel"


def _digest() -> str:
    """Return a name for what compiled code depends on: the sources here and the cards."""
    found = sha256()
    for file in (*sorted(HERE.glob("*.py")), *sorted(DATA.glob("*.toml"))):
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def _folder() -> Path:
    """Return where compiled code is kept: beside the sources where they may be written to.

    Elsewhere, as in a container whose files are read-only, it is a folder for temporary files, to
    which what was compiled beside the sources is taken along: numba reads only where it can write.
    """
    beside = HERE / "__pycache__" / f"compiled-{_digest()}"
    if _writable(beside):
        return beside
    folder = _own() / beside.name
    if not folder.is_dir():
        made = Path(mkdtemp(dir=folder.parent))
        if beside.is_dir():
            shutil.copytree(beside, made, dirs_exist_ok=True)
            for each in (made, *made.rglob("*")):  # read-only there, and ours here
                each.chmod(0o700)
        try:
            made.rename(folder)
        except OSError:  # another process was quicker
            shutil.rmtree(made)
    return folder


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def _own() -> Path:
    """Return a folder for temporary files in which nobody else can lay code for us to run."""
    own = Path(gettempdir()) / f"wonders-{os.getuid()}"
    own.mkdir(mode=0o700, exist_ok=True)
    found = own.lstat()
    if found.st_uid == os.getuid() and found.st_mode & 0o777 == 0o700 and own.is_dir():
        return own
    return Path(mkdtemp(prefix="wonders-"))


if COMPILED:
    import numba

    # numba looks for changes only in the file of the function it compiles, not in what that calls
    # nor in the tables it holds, so the cache lies in a folder that is new for each version.
    config: Any = numba.config
    config.CACHE_DIR = str(_folder())


def compiled(function: F) -> F:
    """Compile a function of numbers and arrays, once a machine."""
    if not COMPILED:
        return function
    # A game is a million short calls: without `forceinline` a third fewer are played.
    options: Any = {"cache": True, "fastmath": True, "error_model": "numpy", "forceinline": True}
    fast: Any = numba.njit(**options)(function)
    return fast  # type: ignore[no-any-return]
