"""Run kernels interpreted by Python, on lists and dictionaries in place of NumPy arrays.

Reading one number from a NumPy array costs Python several times what reading a list does, so
interpreted kernels are given their state as a list, and their tables are converted once. They run
some forty times slower than compiled ones, and need neither numba nor any compiling.
"""

import math
from collections.abc import Callable, Mapping
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from .kernel import copied, is_kernel, used_globals

_NUMPY = SimpleNamespace(
    int16=int, int64=int, float32=float, sqrt=math.sqrt, exp=math.exp, log=math.log
)
"""What kernels use of NumPy, for Python's own numbers."""


class Interpreter:
    """Makes interpreted kernels; `replace` names kernels that need another form here.

    Compiled integers wrap around at 64 bits, Python's do not; long sums are quicker with NumPy.
    """

    def __init__(self, replace: Mapping[Callable[..., Any], Callable[..., Any]]) -> None:
        self._made: dict[Any, Any] = dict(replace)
        self._tables: dict[int, Any] = {}

    def __call__(self, function: Any) -> Callable[..., Any]:
        """Return the interpreted form of a kernel."""
        made = self._made.get(function)
        if made is None:
            globals_ = {name: self._value(value) for name, value in used_globals(function).items()}
            made = self._made[function] = copied(function, globals_)
        return made

    def _value(self, value: Any) -> Any:
        if is_kernel(value):
            return self(value)
        if isinstance(value, ModuleType):
            return _NUMPY
        if isinstance(value, np.ndarray):
            return self._tables.setdefault(id(value), table(value))
        return value


def table(array: Any) -> list[Any] | dict[tuple[int, ...], Any]:
    """Return an array as a list, or, of several dimensions, as a dictionary by indices."""
    if array.ndim == 1:
        return array.tolist()  # type: ignore[no-any-return]
    return {at: array[at].item() for at in np.ndindex(array.shape)}
