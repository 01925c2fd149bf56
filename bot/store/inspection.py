"""What state a database is in, seen without changing anything: for the host."""

from pathlib import Path
from typing import Literal

from alembic.migration import MigrationContext
from msgspec import Struct
from sqlalchemy import Connection, make_url

from .backup import Unsound, sound
from .database import Database
from .lock import file_of, is_held
from .migrations import known_revisions

Form = Literal["none", "present", "older", "newer"]
"""Which version of the program has used a database last; "none" where there is none."""


class State(Struct, frozen=True):
    """How a database was found. `fault` tells what is wrong, in SQLite's words or the driver's."""

    place: str
    form: Form = "none"
    revision: str = ""
    fault: str = ""
    running: bool = False
    """Whether a bot is running on it."""


async def look(url: str) -> State:
    """Look at a database; what is not there is not made.

    Raises what SQLAlchemy says of an address, and `OSError` or `SQLAlchemyError` where there is no
    way to the database or it cannot be written to.
    """
    file = file_of(url)
    place = str(file) if file else make_url(url).render_as_string(hide_password=True)
    database = Database(url)
    try:
        if file is not None and not file.exists():
            return State(place)
        async with database.writing() as connection:
            revisions = await connection.run_sync(_revisions)
    finally:
        await database.close()
    return State(
        place,
        form=_form(revisions),
        revision=", ".join(revisions),
        fault=_fault(file) if file and revisions else "",
        running=is_held(file) if file else False,
    )


def _revisions(connection: Connection) -> tuple[str, ...]:
    return tuple(sorted(MigrationContext.configure(connection).get_current_heads()))


async def form(url: str) -> Form:
    """Return the form of a database; raises as `look` does."""
    file = file_of(url)
    if file is not None and not file.exists():
        return "none"
    database = Database(url)
    try:
        async with database.reading() as connection:
            return _form(await connection.run_sync(_revisions))
    finally:
        await database.close()


def _form(revisions: tuple[str, ...]) -> Form:
    known = known_revisions()
    if not revisions:
        return "none"
    if set(revisions) - set(known):
        return "newer"
    return "present" if revisions == known[:1] else "older"


def _fault(file: Path) -> str:
    try:
        sound(file)
    except Unsound as error:
        return str(error)
    return ""
