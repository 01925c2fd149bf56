"""Edits the board message instead of posting a new one, where a server has chosen that."""

from collections.abc import Collection

from ...contract import Session
from ...wording.presentation import Presentation
from ..channels.channel_messages import ChannelMessages, Edit
from ..channels.message_age import freely_edited
from ..failures import transient_as_unreachable
from ..messages import Rendered
from ..replies.reply import Reply

PRESENT = 30.0
"""Seconds after a press for which the person looks at the board and need not be notified."""


class InPlace:
    """Puts the next board into the message of the former one, where that is in sight."""

    def __init__(self, messages: ChannelMessages) -> None:
        self._messages = messages

    async def show(
        self,
        session: Session,
        made: Rendered,
        to: Presentation,
        reply: Reply | None,
        unmentioned: Collection[int],
    ) -> bool:
        """Edit the stored board to be that of a session; return False where it has to be posted.

        That is so where this was not chosen, somebody has to be notified, other messages stand
        below, the message is old, or Discord refuses. The edit answers the press on that board
        which `reply` replies to. Raises `Unreachable`, after which it can be made again.
        """
        record = session.record
        if record.message_id is None or not record.postable or not to.edits:
            return False
        if _to_notify(session, made, reply, unmentioned) or not freely_edited(record.message_id):
            return False
        newest = await self._messages.newest.of(record.channel_id)
        if newest is None or newest > record.message_id:
            return False
        with transient_as_unreachable():
            edit = await self._messages.edit(record.channel_id, record.message_id, made, reply)
        return edit is Edit.DONE


def _to_notify(
    session: Session, made: Rendered, reply: Reply | None, unmentioned: Collection[int]
) -> Collection[int]:
    """Return who is to be notified: who is on turn, and at the end everybody who plays.

    Who has just pressed something is not, nor are the `unmentioned`.
    """
    people = set(made.panel.mentions)
    if session.ending() is not None:
        people |= {each.user_id for each in session.record.players if each.user_id is not None}
    if reply is not None and reply.seconds < PRESENT:
        people.discard(reply.interaction.user.id)
    return people - set(unmentioned)
