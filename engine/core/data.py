"""Reads data files: TOML whose tables are the items of a game, or its numbers."""

import re
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_REPOSITORY = Path(__file__).parents[2]

DIGEST_LENGTH = 16
"""Hexadecimal digits of a digest: they name one of the few versions that a project ever has."""


_ID = re.compile("[a-z][a-z0-9_]*")
_TAKEN = ("all", "none", "top")
"""Words that stand for something else in moves and options, where an id could stand."""


class BadData(ValueError):  # noqa: N818 - names what is bad
    """A data file is wrong; the message names the file and the place in it.

    Such as `data/duel/cards.toml[altar].effects[0]: ...`.
    """


def shown_path(file: Path) -> str:
    """Return how errors name a file: by its path in the repository, elsewhere by its name alone."""
    if file.is_relative_to(_REPOSITORY):
        return file.relative_to(_REPOSITORY).as_posix()
    return file.name


def read(file: Path) -> dict[str, Any]:
    """Read a file of TOML; raises `BadData`."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except RecursionError:
        raise BadData(f"{shown_path(file)}: too many brackets within each other") from None
    except ValueError as error:  # no TOML, no UTF-8, or a number of thousands of digits
        raise BadData(f"{shown_path(file)}: {error}") from None


def digest(folder: Path) -> str:
    """Return the name of the data of a game, from which its deals are drawn (docs/fair-deal.md).

    These are the first digits of the SHA-256 of all its files of TOML, one after the other by name.
    Carriage returns are left out: checkouts differ in them.
    """
    files = sorted(folder.glob("*.toml"), key=lambda file: file.name)
    text = b"".join(file.read_bytes() for file in files).replace(b"\r", b"")
    return sha256(text).hexdigest()[:DIGEST_LENGTH]


def convert(place: str, raw: object, kind: type[T]) -> T:
    """Return `raw` as a `kind`; `BadData` names the place, down to the field."""
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError as error:
        problem, _, at = str(error).partition(" - at ")
        raise BadData(f"{place}{at.partition('$')[2].rstrip('`')}: {problem}") from None


def load_one(file: Path, kind: type[T]) -> T:
    """Load a file that is one value, such as the numbers of a rulebook; raises `BadData`."""
    return convert(shown_path(file), read(file), kind)


def load_items(file: Path, kind: type[T]) -> Mapping[str, T]:
    """Load the items of a file by id, in the order of the file; raises `BadData`.

    A table's name is the `id` of its item, which `kind` has as a field.
    """
    path = shown_path(file)
    items = read_items(file).items()
    return {name: _item(f"{path}[{name}]", name, raw, kind) for name, raw in items}


def read_items(file: Path) -> dict[str, Any]:
    """Read the tables of a file by id; raises `BadData` for ids that cannot stand in a move."""
    tables = read(file)
    for name in tables:
        if not _ID.fullmatch(name) or name in _TAKEN:
            raise BadData(
                f"{shown_path(file)}[{name}]: an id is small letters, digits and _, after a letter,"
                f" and none of {', '.join(_TAKEN)}"
            )
    return tables


def _item(place: str, name: str, raw: object, kind: type[T]) -> T:
    fields = convert(place, raw, dict[str, object])
    if "id" in fields:
        raise BadData(f"{place}.id: the name in brackets is the id")
    return convert(place, {"id": name, **fields}, kind)
