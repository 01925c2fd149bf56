"""What the tests of all games' data share: files with a mistake, and the classes of values."""

from pathlib import Path
from types import ModuleType

from msgspec import Struct


def mistaken(original: Path, folder: Path, right: str, wrong: str) -> Path:
    """Copy a file into a folder, the first `right` in it replaced by `wrong`; return the copy."""
    text = original.read_text("utf-8")
    assert right in text
    copy = folder / original.name
    copy.write_text(text.replace(right, wrong, 1), "utf-8")
    return copy


def values(*modules: ModuleType) -> set[type[Struct]]:
    """Return the classes of values that modules define or import."""
    return {
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Struct) and each is not Struct
    }
