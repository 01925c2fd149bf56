"""What the tests of all games' data share: files with a mistake, and the classes of values."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from msgspec import Struct

from engine.core.data import BadData


def mistaken(original: Path, folder: Path, right: str, wrong: str) -> Path:
    """Copy a file into a folder, the first `right` in it replaced by `wrong`; return the copy."""
    text = original.read_text("utf-8")
    assert right in text
    copy = folder / original.name
    copy.write_text(text.replace(right, wrong, 1), "utf-8")
    return copy


def tells_the_mistake(
    check: Callable[[Path], object], file: Path, text: str, right: str, wrong: str, message: str
) -> None:
    """Write a file that `check` accepts, then `wrong` for `right`: the error begins as told."""
    file.write_text(text, "utf-8")
    check(file)
    file.write_text(text.replace(right, wrong), "utf-8")
    with pytest.raises(BadData) as error:
        check(file)
    assert str(error.value).startswith(message)


def values(*modules: ModuleType) -> set[type[Struct]]:
    """Return the classes of values that modules define or import."""
    return {
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Struct) and each is not Struct
    }
