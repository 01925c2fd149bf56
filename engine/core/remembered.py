"""Pure functions of frozen values, worked out once and kept with the value."""

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


def remembered(derive: Callable[[T], R]) -> Callable[[T], R]:
    """Keep what `derive` returns with its argument: a frozen struct declared with `dict=True`.

    `derive` must be a pure function. What is kept lives as long as the value does, is no part of
    it when it is compared, copied or written, and is not carried over by `replace`.
    """
    name = f"{derive.__module__}.{derive.__qualname__}"

    def recall(value: T) -> R:
        known: dict[str, Any] = value.__dict__
        try:
            found: R = known[name]
        except KeyError:
            found = known[name] = derive(value)
        return found

    recall.__doc__ = derive.__doc__
    return recall
