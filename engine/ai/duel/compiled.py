"""Compiling the search with numba where it is installed; elsewhere the same code runs as it is."""

from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = find_spec("numba") is not None
"""Whether thinking is compiled; it is a hundred times slower where it is not."""

HERE = Path(__file__).parent
DATA = HERE.parents[2] / "data" / "duel"


def _digest() -> str:
    """Return a name for what compiled code depends on: the sources here and the cards."""
    found = sha256()
    for file in (*sorted(HERE.glob("*.py")), *sorted(DATA.glob("*.toml"))):
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


if COMPILED:
    import numba

    # numba looks for changes only in the file of the function it compiles, not in what that calls
    # nor in the tables it holds, so the cache lies in a folder that is new for each version.
    config: Any = numba.config
    config.CACHE_DIR = str(HERE / "__pycache__" / f"compiled-{_digest()}")


def compiled(function: F) -> F:
    """Compile a function of numbers and arrays, once a machine."""
    if not COMPILED:
        return function
    fast: Any = numba.njit(cache=True, fastmath=True, error_model="numpy")(function)
    return fast  # type: ignore[no-any-return]
