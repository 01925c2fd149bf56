"""Where in which game a computer thinks, for those who do it on other machines."""

from ..contract import Session
from ..workers.jobs import Place


def place(session: Session) -> Place:
    """Return the place of the present position in its game."""
    return Place(session.record.id, len(session.record.moves))
