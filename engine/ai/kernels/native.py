"""Compile kernels with numba; the only module that imports it, which takes a second.

numba's own cache is keyed by line numbers and by the text of a whole file, and forgets nothing.
Here every kernel is cached under its digest, so that only what a change affects is compiled again,
and an interrupted compilation continues with the kernels that are missing.
"""

from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile

from .digest import digest, hashed
from .folder import folder
from .kernel import Kernel, callees, copied, is_kernel, used_globals

OPTIONS: dict[str, Any] = {"fastmath": True, "error_model": "numpy", "nogil": True}

INLINED_BYTES = 6000
"""Kernels are inlined into their callers up to this much bytecode, their callees included.

A game is a million short calls: if none were inlined, a third fewer games would be played. But
each kernel would be optimized again in every caller, which doubles the time of compiling.
"""

Loaded = Callable[[Kernel, Path, bool], None]


class _Files(CompileResultCacheImpl):
    """Serializes compiled kernels as numba does; its files are named by `_Cache`."""

    def __init__(self, function: Kernel) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = SimpleNamespace(_py_file=function.__code__.co_filename)  # for warnings


class _Index(IndexDataCacheFile):
    """The index of a kernel's compiled forms.

    One that names types which a newer version has moved cannot be read: then it counts as empty,
    and the kernel is compiled again.
    """

    def _load_index(self) -> Any:
        try:
            return super()._load_index()
        except (AttributeError, ImportError):
            return {}


class _Cache(FunctionCache):
    """Caches the compiled forms of one kernel, by argument types, in files named by its digest."""

    def __init__(self, place: Path, function: Kernel, copy: Kernel, loaded: Loaded) -> None:
        self._name, self._py_func, self._impl = function.__qualname__, copy, _Files(copy)
        self._function, self._loaded, self._place = function, loaded, place
        name = f"{function.__name__}-{hashed(digest(function), sorted(OPTIONS.items()))}"
        self._cache_path = str(place)
        self._cache_file = _Index(self._cache_path, name, digest(function))
        self.enable()

    def _index_key(self, signature: Any, codegen: Any) -> Any:
        return (signature, codegen.magic_tuple())

    def _load_overload(self, signature: Any, context: Any) -> Any:
        found = super()._load_overload(signature, context)
        if found is not None:
            key = self._index_key(signature, context.codegen())
            self._loaded(self._function, self._data_file(key), False)
        return found

    def _save_overload(self, signature: Any, data: Any) -> None:
        if not self._impl.check_cachable(data):
            return
        key = self._index_key(signature, data.codegen)
        self._cache_file.save(key, self._impl.reduce(data))
        self._loaded(self._function, self._data_file(key), True)

    def _data_file(self, key: Any) -> Path:
        name: str = self._cache_file._load_index()[key]
        return self._place / name


class Compiler:
    """Makes compiled kernels whose code is cached in a folder.

    `loaded` is called with each kernel that is ready, its file, and whether it was compiled now or
    read from the cache.
    """

    def __init__(self, place: Path, loaded: Loaded = lambda kernel, file, compiled: None) -> None:
        self._place, self._loaded = place, loaded
        self._made: dict[Kernel, Any] = {}

    def __call__(self, function: Kernel, without: Collection[Kernel] = ()) -> Any:
        """Return the compiled form of a kernel: a numba dispatcher, which compiles when called."""
        made = self._made.get(function)
        if made is None:
            globals_ = {
                name: self(value, without) if is_kernel(value) and value not in without else value
                for name, value in used_globals(function).items()
            }
            copy = copied(function, globals_)
            inline = inlined_size(function) <= INLINED_BYTES
            made = self._made[function] = numba.njit(forceinline=inline, **OPTIONS)(copy)
            made._cache = _Cache(self._place, function, copy, self._loaded)
        return made


@cache
def _tools() -> Compiler:
    return Compiler(folder("tools"))


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the compiled form of a kernel, for tools: its first call waits for compiling."""
    return _tools()(function)  # type: ignore[no-any-return, arg-type]


def inlined_size(function: Kernel) -> int:
    """Return the bytes of bytecode of a kernel and of everything that it calls."""
    return len(function.__code__.co_code) + sum(inlined_size(each) for each in callees(function))
