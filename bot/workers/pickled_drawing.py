"""Drawings for workers on other machines: pickled calls, unpickled by an allow-list.

A drawing is a call of a drawing function with its arguments. Only values of this program and
functions that draw are unpickled, so that bytes from another machine cannot run other code.
"""

import io
import pickle
from collections.abc import Callable
from enum import Enum
from functools import partial
from types import FunctionType
from typing import Any

from msgspec import Struct

from .drawing import encoded

VALUES = ("engine.", "render.", "bot.")
"""Where the classes of values are defined that a drawing may hold."""

NEVER = ("render.gallery",)
"""What lies beside the drawings and writes files."""


class _Keywords(Struct, kw_only=True):
    one: int = 1


_REBUILD: Any = _Keywords().__reduce__()[0]
"""What msgspec calls to unpickle a value whose fields have to be named."""

NAMED = frozenset(
    {
        ("functools", "partial"),
        (encoded.__module__, encoded.__qualname__),
        ("bot.wording.strings", "words_of"),
        ("bot.wording.signs", "none"),
        ("render.themes", "theme"),
        ("builtins", "frozenset"),
        ("builtins", "set"),
        (_REBUILD.__module__, _REBUILD.__qualname__),
    }
)
"""What else may be called while a drawing is unpickled."""


class BadDrawing(ValueError):  # noqa: N818 - names what is bad
    """These bytes are no drawing of this program."""


def can_be_sent(work: Callable[[], Any]) -> bool:
    """Return whether this is a drawing of one picture: a film replays a whole game."""
    return isinstance(work, partial) and work.func is encoded


def drawing(payload: bytes) -> Callable[[], bytes]:
    """Return a drawing from its bytes; raises `BadDrawing`."""
    try:
        work = _Unpickler(io.BytesIO(payload)).load()
    except (pickle.UnpicklingError, EOFError, AttributeError, ImportError, TypeError) as error:
        raise BadDrawing(str(error)) from error
    if not (can_be_sent(work) and work.args and _draws(work.args[0])):
        raise BadDrawing("no drawing")
    made: Callable[[], bytes] = work
    return made


def _draws(what: object) -> bool:
    return isinstance(what, FunctionType) and what.__module__.startswith("render.")


def drawn(payload: bytes) -> bytes:
    """Draw in a worker process what came from another machine; raises `BadDrawing`."""
    return drawing(payload)()


class _Unpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in NAMED:
            return super().find_class(module, name)
        if module.startswith(VALUES) and not module.startswith(NEVER):
            found = super().find_class(module, name)
            if isinstance(found, type) and issubclass(found, Struct | Enum | tuple):
                return found
            if _draws(found) and not name.startswith("_") and "." not in name:
                return found
        raise BadDrawing(f"{module}.{name}")
