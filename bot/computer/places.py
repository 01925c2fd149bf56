"""The position of a search in its game, which is part of the idempotency key of a remote job."""

from ..contract import Session
from ..workers.jobs import Place


def place(session: Session) -> Place:
    """Return the place of the present position in its game."""
    return Place(session.record.id, len(session.record.moves))
