"""One value for each thread: searches that run side by side must not share the memory they use."""

from collections.abc import Callable
from functools import wraps
from threading import local
from typing import TypeVar

T = TypeVar("T")


def per_thread(make: Callable[[], T]) -> Callable[[], T]:
    """Return a function that calls `make` once in each thread, and returns what it made there.

    It is kept until the thread ends.
    """
    made = local()

    @wraps(make)
    def own() -> T:
        if not hasattr(made, "value"):
            made.value = make()
        value: T = made.value
        return value

    return own
