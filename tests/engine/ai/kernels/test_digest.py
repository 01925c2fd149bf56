"""Digests change with what compiled code depends on, and with nothing else."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.ai.kernels.digest import described, digest
from engine.ai.kernels.interpreted import Interpreter
from engine.ai.kernels.kernel import callees, in_order

from . import tiny


def loaded(tmp_path: Path, source: str) -> Any:
    """Import kernels written as text, each time as a new module."""
    file = tmp_path / f"kernels_{len(list(tmp_path.iterdir()))}.py"
    file.write_text(source)
    spec = importlib.util.spec_from_file_location("kernels_here", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def digests(tmp_path: Path, source: str) -> tuple[str, str]:
    module = loaded(tmp_path, source)
    return digest(module.twice), digest(module.total)


EDITS = {
    "a comment": ("    return 2 * x", "    # doubled\n    return 2 * x"),
    "a docstring": ("Return a number twice.", "Double a number."),
    "no docstring": ('    """Return a number twice."""\n', ""),
    "another line": ("TABLE =", "UNUSED = 1\n\n\nTABLE ="),
}


@pytest.mark.parametrize("edit", EDITS)
def test_what_is_not_code_does_not_matter(tmp_path: Path, edit: str) -> None:
    edited = tiny.SOURCE.replace(*EDITS[edit])
    assert edited != tiny.SOURCE
    assert digests(tmp_path, edited) == digests(tmp_path, tiny.SOURCE)


def test_code_and_tables_matter_to_those_that_use_them(tmp_path: Path) -> None:
    twice, total = digests(tmp_path, tiny.SOURCE)
    thrice = digests(tmp_path, tiny.SOURCE.replace("2 * x", "3 * x"))
    assert thrice[0] != twice
    assert thrice[1] != total  # its callee is compiled into it
    table = digests(tmp_path, tiny.SOURCE.replace("arange(5)", "arange(1, 6)"))
    assert table[0] == twice
    assert table[1] != total


def test_types_of_arguments_are_told_apart() -> None:
    short, long = np.zeros(2, np.int16), np.zeros(2, np.int64)
    assert described(short) == described(np.ones(3, np.int16))
    assert len({repr(described(each)) for each in (short, long, (short,), 1, 1.0, None)}) == 6


def test_kernels_are_ordered_callees_first(tmp_path: Path) -> None:
    module = loaded(tmp_path, tiny.SOURCE)
    assert callees(module.total) == (module.twice,)
    assert in_order([module.total]) == (module.twice, module.total)
    assert in_order([module.total], without=[module.twice]) == (module.total,)


def test_interpreted_kernels_run_on_lists(tmp_path: Path) -> None:
    module = loaded(tmp_path, tiny.SOURCE)
    assert Interpreter({})(module.total)([1, 1.5]) == 11
    assert Interpreter({module.twice: lambda x: x})(module.total)([1, 1.5]) == 8.5
