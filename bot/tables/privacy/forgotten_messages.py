"""Takes the name of a forgotten person off the messages that the bot can still edit.

The store knows which are left to be edited, so that a later run goes on where one has ended.
"""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial

from msgspec.structs import replace

from ...controls.panel import Panel
from ...fair.dealing import DealtGame
from ...games import open_session
from ...runtime.shutdown import Shutdown
from ...store import (
    FORGOTTEN,
    Forgotten,
    ForgottenMessage,
    Invitation,
    Player,
    Store,
    StoreRefusal,
    Unavailable,
)
from ...wording.presentation import Presentations
from ...wording.strings import Strings, Words
from ...workers.pool import UNABLE, Busy
from ..boards.boards import Boards
from ..boards.delivery_retry import SOON
from ..invitations.invitation_panels import begun_panel, over_panel, show_present
from ..notices.board_messages import board_message
from ..ports import Poster, Replaced

log = logging.getLogger(__name__)

TAKEN_UP_AFTER = timedelta(minutes=10)
"""After how long a message that is still left is edited by whoever finds it."""


class ForgottenMessages:
    """Edits the messages of games and invitations that named a person."""

    def __init__(
        self,
        store: Store,
        boards: Boards,
        poster: Poster,
        presentations: Presentations,
        strings: Strings,
        shutdown: Shutdown,
    ) -> None:
        self._store = store
        self._boards = boards
        self._poster = poster
        self._presentations = presentations
        self._strings = strings
        self._shutdown = shutdown

    async def note_open_invitations(self, user: int) -> None:
        """Store which messages of open invitations name a person, to be shown again later.

        Once the person has left a lobby, nothing else tells that its message still has the name.
        """
        named = await self._store.invitations.open_of(user)
        await self._store.forgotten_messages.add(
            ForgottenMessage.of_invitation(each)
            for each in named
            if each.message_id is not None and each.postable
        )

    async def edit(self, user: int, named: Forgotten) -> None:
        """Replace the person's name in messages, as far as Discord lets us.

        A failure is logged, and leaves the other messages to be edited; that one is taken up later.
        A full queue of pictures is waited for.
        """
        for message in named.games:
            await self._try(message.message_id, partial(self._edit_left, message))
        for invitation in named.invitations:
            assert invitation.message_id is not None
            edit = partial(self._edit_invitation, user, invitation, invitation.message_id)
            await self._try(invitation.message_id, edit)

    async def take_up(self, now: datetime) -> None:
        """Edit the messages that have been left for a while: by a run that was killed, or failed.

        Raises `Unavailable`.
        """
        for message in await self._store.forgotten_messages.left(now - TAKEN_UP_AFTER):
            await self._try(message.message_id, partial(self._edit_left, message))

    async def _try(self, message_id: int, edit: Callable[[], Awaitable[Replaced]]) -> None:
        while True:
            try:
                if await edit() is not Replaced.LATER:
                    await self._store.forgotten_messages.done(message_id)
            except Busy as error:
                if await self._shutdown.sleep(SOON):
                    continue
                log.warning("Message %s keeps its names: %s", message_id, error)
            except (StoreRefusal, Unavailable, *UNABLE) as error:
                log.warning("Message %s keeps its names: %s", message_id, error)
            return

    async def _edit_left(self, left: ForgottenMessage) -> Replaced:
        """Draw a board again, show an invitation without whoever left it, or a sentence instead."""
        if left.table_id is not None:
            return await self._edit_board(left.table_id, left.channel_id, left.message_id)
        show = partial(self._replace, left.channel_id, left.message_id)
        lobby = await self._store.invitations.of_message(left.message_id)
        if lobby is not None:
            return await show_present(self._store, self._presentations, lobby, show)
        return await show(Panel((self._strings.words(left.locale)("forgotten-invitation"),)))

    async def _edit_invitation(
        self, user: int, invitation: Invitation, message_id: int
    ) -> Replaced:
        """Show what is left of an invitation, without the person's name."""
        words = (await self._presentations.for_table(invitation)).words
        panel = await self._panel(words, _without(invitation, user, words("former-player")))
        return await self._replace(invitation.channel_id, message_id, panel)

    async def _edit_board(self, table: int, channel_id: int, message_id: int) -> Replaced:
        """Draw the last board of a game again, or the present one if it is still that message."""
        async with self._boards.lock(table):
            shown = open_session(await self._store.tables.load(table))
            if shown.record.ending is None and shown.record.message_id != message_id:
                return Replaced.GONE
            to = await self._presentations.for_table(shown.record)
            panel = await board_message(self._store, shown, to)
            return await self._replace(channel_id, message_id, panel)

    async def _replace(self, channel_id: int, message_id: int, panel: Panel) -> Replaced:
        """Replace a message, in a thread that Discord has archived since, too."""
        return await self._poster.replace(channel_id, message_id, panel, archived=True)

    async def _panel(self, words: Words, invitation: Invitation) -> Panel:
        """Return what is left of an invitation that is over."""
        begun = await self._dealt(invitation)
        if begun is not None:
            return begun_panel(words, invitation, begun)
        status = "withdrawn" if invitation.status in ("open", "accepted") else invitation.status
        return over_panel(words, invitation, status)

    async def _dealt(self, invitation: Invitation) -> DealtGame | None:
        """Return the game of an invitation with its seal, if both can be read."""
        if invitation.table_id is None or invitation.seal is None:
            return None
        try:
            record = await self._store.tables.load(invitation.table_id)
        except StoreRefusal:
            return None
        return DealtGame(record, invitation.seal.commitment, invitation.seal.terms or "")


def _without(invitation: Invitation, user: int, name: str) -> Invitation:
    """Return an invitation in which a person has another name, and no id."""
    gone = Player(FORGOTTEN, name)

    def anonymous(player: Player) -> Player:
        return gone if player.user_id == user else player

    return replace(
        invitation,
        host=anonymous(invitation.host),
        players=tuple(anonymous(each) for each in invitation.players),
        invited=tuple(FORGOTTEN if each == user else each for each in invitation.invited),
    )
