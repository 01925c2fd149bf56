"""Names the position that a computer searches, for the idempotency key of a remote job."""

from ..contract import Session
from ..workers.jobs import SearchedPosition


def searched_position(session: Session) -> SearchedPosition:
    """Return the name of the present position of a game."""
    return SearchedPosition(session.record.id, len(session.record.moves))
