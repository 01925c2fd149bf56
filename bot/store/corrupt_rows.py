"""Skips and logs corrupt rows, so that one of them does not hide the others."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec import MsgspecError
from sqlalchemy import Select, literal, select

from .connection.database import Database

log = logging.getLogger(__name__)

R = TypeVar("R")

UNREADABLE = (ValueError, TypeError, MsgspecError, RecursionError)
"""What decoding a corrupt row raises."""


async def find_readable(
    database: Database,
    find: Callable[[Select[int]], Awaitable[tuple[R, ...]]],
    ids: Select[int],
    what: str,
) -> tuple[R, ...]:
    """Return what `find` reads of the rows with these ids, oldest first.

    A row that cannot be decoded is logged as `what` with its id, and left out.
    """
    try:
        return await find(ids)
    except UNREADABLE:  # read the rows one by one to find out which of them is corrupt
        numbers = sorted(await database.scalars(ids))
    found: list[R] = []
    for number in numbers:
        try:
            found += await find(select(literal(number)))
        except UNREADABLE as error:
            tell_unreadable(what, number, error)
    return tuple(found)


def tell_unreadable(what: str, number: int, error: Exception) -> None:
    """Log that a row cannot be decoded."""
    log.error("%s %s cannot be read: %r", what, number, error)
