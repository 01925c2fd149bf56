"""Which of two messages of a game is its board: the condition that one follows what is stored."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, and_, not_, or_, true

from ..schema.core import tables


def shows_later(
    message_id: int | None, revision: int, *, ended: bool, cleared: Collection[int] | None
) -> ColumnElement[bool]:
    """Return the condition that a message may take the place of the one stored for a game.

    It shows a later revision, or the same one and is newer; one that shows the end stays. What
    `cleared` means is told by `TableQueries.set_board`.
    """
    same = tables.c.shown == revision
    if message_id is not None:
        older = or_(tables.c.message_id.is_(None), tables.c.message_id <= message_id)
        same = and_(same, older)
    if not ended:
        same = and_(same, not_(tables.c.end_shown))
    return and_(or_(tables.c.shown < revision, same), _alone(message_id, cleared))


def _alone(message_id: int | None, cleared: Collection[int] | None) -> ColumnElement[bool]:
    """Return the condition that no other message than the new one has controls for moves."""
    if message_id is None or cleared is None:
        return true()
    known = tables.c.message_id.in_([message_id, *cleared])
    return or_(tables.c.message_id.is_(None), tables.c.end_shown, known)
