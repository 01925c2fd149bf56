"""Memoize pure functions of frozen structs: the result is stored on the argument itself."""

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


def memoize(derive: Callable[[T], R]) -> Callable[[T], R]:
    """Memoize `derive`, a pure function of one frozen struct that is declared with `dict=True`.

    The result is stored in the struct's `__dict__`, so it is freed together with the struct.
    Comparing, copying, serializing and `replace` ignore it.
    """
    name = f"{derive.__module__}.{derive.__qualname__}"

    def cached(value: T) -> R:
        known: dict[str, Any] = value.__dict__
        try:
            found: R = known[name]
        except KeyError:
            found = known[name] = derive(value)
        return found

    cached.__doc__ = derive.__doc__
    return cached
