"""Tells whether a URL names a database that this program can use."""

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from .lock import database_file

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")


class BadUrl(ValueError):  # noqa: N818 - names the state
    """DATABASE_URL is not the URL of a database; the message tells what is expected."""


def expect_url(url: str) -> None:
    """Check that a URL can be read, whose parts may be secret; raises `BadUrl`."""
    try:
        parsed = make_url(url)
        known = parsed.drivername in DRIVERS
    except (ArgumentError, ValueError):
        known = False
    if not known:
        raise BadUrl(
            "DATABASE_URL: expected sqlite+aiosqlite:///FILE or"
            " postgresql+asyncpg://USER:PASSWORD@HOST:PORT/NAME, where the port is a number"
        )
    if parsed.get_backend_name() == "sqlite" and (parsed.host or database_file(url) is None):
        raise BadUrl(
            "DATABASE_URL: names no file; expected sqlite+aiosqlite:///FILE,"
            " or four slashes for a path from the root (sqlite+aiosqlite:////srv/wonders.db)"
        )
