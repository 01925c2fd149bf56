"""Digests of kernels: equal digests mean that compiled code can be used again.

A digest covers the syntax tree of a kernel without docstrings and comments, the values of the
constants and tables it uses, the digests of the kernels it calls, and the compiler and processor.
"""

import ast
import platform
import sys
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from .kernel import Kernel, is_kernel, used_globals

DIGITS = 16


def hashed(*parts: object) -> str:
    """Return a short digest of the `repr` of some values."""
    return sha256("\n".join(map(repr, parts)).encode()).hexdigest()[:DIGITS]


@cache
def digest(function: Kernel) -> str:
    """Return the digest of a kernel on this machine."""
    used = [(name, _content(value)) for name, value in used_globals(function).items()]
    return hashed(platform_digest(), _syntax(function), used)


def _content(value: Any) -> object:
    if is_kernel(value):
        return digest(value)
    if isinstance(value, np.ndarray):
        return (value.dtype.str, value.shape, sha256(value.tobytes()).hexdigest())
    if isinstance(value, ModuleType):
        return value.__name__
    if isinstance(value, bool | int | float | str | tuple):
        return value
    raise TypeError(f"kernels cannot use a global {type(value).__name__}")


def _syntax(function: Kernel) -> str:
    return _functions(function.__code__.co_filename)[function.__name__]


@cache
def _functions(file: str) -> dict[str, str]:
    """Return the syntax trees of the functions of a file by name, without their docstrings."""
    found = {}
    for node in ast.parse(Path(file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            if ast.get_docstring(node, clean=False) is not None:
                del node.body[0]
            found[node.name] = ast.dump(node)
    return found


def described(value: Any) -> object:
    """Return what decides the compiled type of an argument: dtypes, dimensions, field names."""
    if isinstance(value, tuple):
        names = getattr(value, "_fields", ())
        return (type(value).__name__, names, [described(each) for each in value])
    if isinstance(value, np.ndarray):
        return (value.dtype.str, value.ndim)
    return type(value).__name__


@cache
def platform_digest() -> str:
    """Return a digest of the Python, numba and llvmlite versions and of the processor."""
    compilers = [_version(name) for name in ("numba", "llvmlite")]
    return hashed(sys.version_info[:2], sys.platform, compilers, _processor())


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _processor() -> tuple[str, ...]:
    """Return what tells processors apart for which different code is compiled."""
    cpuinfo = Path("/proc/cpuinfo")
    if not cpuinfo.is_file():
        return (platform.machine(), platform.processor())
    kinds = ("model name", "flags", "Features", "CPU part", "CPU variant")
    lines = cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines()
    return tuple(sorted({line for line in lines if line.startswith(kinds)}))
