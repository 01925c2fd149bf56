"""Shows what became of an invitation on a message that has missed it.

People may answer before the message is stored: that is shown once it is. Where the bot was killed
before, or before it had shown that the invitation is closed, the next press on the message makes up
for that; where a game has begun, the next start does.
"""

import logging

from ...controls.panel import Panel
from ...store import Invitation, NoSuchInvitation, Store, Unavailable
from ...wording.presentation import Presentations
from ..ports import Poster, Reply
from .invitation_panels import closed_panel, open_panel

log = logging.getLogger(__name__)


async def show_early_answers(
    store: Store,
    presentations: Presentations,
    poster: Poster,
    posted: Invitation,
    message_id: int,
) -> None:
    """Replace the message of a `posted` invitation as long as it is another one by now.

    Whoever changed or closed it, or was forgotten, could not know its message.
    """
    while posted.postable:
        try:
            now = await store.invitations.get(posted.id)
        except NoSuchInvitation:  # somebody whom it named was forgotten
            words = (await presentations.for_table(posted)).words
            over = Panel((words("forgotten-invitation"),))
            await poster.replace(posted.channel_id, message_id, over)
            return
        if (now.status, now.revision) == (posted.status, posted.revision):
            return
        closed = await closed_panel(store, presentations, now)
        panel = closed or await open_panel(presentations, now)
        await poster.replace(now.channel_id, message_id, panel)
        posted = now


async def note_press(
    store: Store,
    presentations: Presentations,
    poster: Poster,
    invitation: Invitation,
    control: str,
    reply: Reply,
) -> None:
    """Store the pressed message of an invitation whose message was never stored.

    Where that shows an invitation as open which is closed, it tells from now on how that has ended.
    A `control` that the message does not have was forged, on another one.
    """
    pressed = reply.pressed_message
    if pressed is None or reply.pressed_private() or control not in reply.pressed_controls:
        return
    if invitation.message_id is None:
        await store.invitations.set_message(invitation.id, pressed)
    panel = await closed_panel(store, presentations, invitation)
    if panel is not None and invitation.postable:
        await poster.replace(invitation.channel_id, pressed, panel)


async def show_begun(store: Store, presentations: Presentations, poster: Poster) -> None:
    """Let the messages of invitations tell that their games have begun, which no board shows yet.

    They are told before the board: the bot may have been killed in between. Raises `Unavailable`.
    """
    for invitation in await store.invitations.begun_unshown():
        try:
            panel = await closed_panel(store, presentations, invitation)
            if panel is not None and invitation.message_id is not None:
                await poster.replace(invitation.channel_id, invitation.message_id, panel)
        except Unavailable:
            raise
        except Exception:  # such as a damaged game; its board waits for this
            log.exception("Invitation %s does not tell that its game has begun", invitation.id)
