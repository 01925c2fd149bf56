"""Rows in which something else stands than was stored: they are in nobody else's way."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec import MsgspecError
from sqlalchemy import Select, literal, select

from .database import Database

log = logging.getLogger(__name__)

R = TypeVar("R")

UNREADABLE = (ValueError, TypeError, MsgspecError)
"""What reading such a row raises."""


async def readable(
    database: Database,
    find: Callable[[Select[int]], Awaitable[tuple[R, ...]]],
    ids: Select[int],
    what: str,
) -> tuple[R, ...]:
    """Return what `find` reads of the rows with these ids, oldest first.

    Of one that cannot be read the host is told in the log, as `what` with its id; it is left out.
    """
    try:
        return await find(ids)
    except UNREADABLE:  # which one it is can only be told by reading one after the other
        async with database.reading() as connection:
            numbers = sorted((await connection.scalars(ids)).all())
    found: list[R] = []
    for number in numbers:
        try:
            found += await find(select(literal(number)))
        except UNREADABLE as error:
            log.error("%s %s cannot be read: %r", what, number, error)
    return tuple(found)
