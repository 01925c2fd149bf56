"""Mark kernels, find which kernels they call, and copy them with other globals.

A kernel is a module-level function that uses nothing but numbers, arrays, `np` and other kernels.
The function itself stays as it is written; compiled and interpreted forms are copies of it, in
whose globals the called kernels are replaced by copies of the same form.
"""

import builtins
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from types import CodeType, FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

Kernel = FunctionType

_MARK = "__kernel__"


def kernel(function: F) -> F:
    """Mark a function as a kernel."""
    setattr(function, _MARK, True)
    return function


def is_kernel(value: object) -> bool:
    """Return whether a value is a function marked as a kernel."""
    return isinstance(value, FunctionType) and hasattr(value, _MARK)


def used_globals(function: Kernel) -> dict[str, Any]:
    """Return the global values that a function refers to, by name, in alphabetical order."""
    names = sorted(set(_names(function.__code__)))
    return {name: function.__globals__[name] for name in names if name in function.__globals__}


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def callees(function: Kernel) -> tuple[Kernel, ...]:
    """Return the kernels that a kernel calls directly."""
    return tuple(value for value in used_globals(function).values() if is_kernel(value))


def in_order(entries: Iterable[Kernel], without: Collection[Kernel] = ()) -> tuple[Kernel, ...]:
    """Return the kernels that can be reached from `entries`, callees before their callers.

    Kernels in `without`, and what only they call, are left out.
    """
    found: dict[Kernel, None] = {}

    def visit(function: Kernel) -> None:
        if function not in found and function not in without:
            for callee in callees(function):
                visit(callee)
            found[function] = None

    for entry in entries:
        visit(entry)
    return tuple(found)


def copied(function: Kernel, globals_: Mapping[str, Any]) -> Kernel:
    """Return a copy of a function that looks up its globals in `globals_`."""
    scope = {"__builtins__": builtins, "__name__": function.__module__, **globals_}
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    copy.__qualname__ = function.__qualname__
    return copy
