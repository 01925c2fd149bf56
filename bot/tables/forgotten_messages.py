"""Takes the name of a forgotten person off the messages that the bot can still edit."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from msgspec.structs import replace

from ..controls.panel import Panel
from ..fair.dealing import DealtGame
from ..games import open_session
from ..runtime.shutdown import Shutdown
from ..store import (
    FORGOTTEN,
    Forgotten,
    Invitation,
    Player,
    Store,
    StoreRefusal,
    Unavailable,
)
from ..wording.presentation import Presentations
from ..wording.strings import Words
from ..workers.pool import Busy, Closed
from . import challenge_panels, lobby_panels
from .board_messages import board_message
from .boards import Boards
from .delivery_retry import SOON
from .ports import Poster

log = logging.getLogger(__name__)

EDITED_AT_MOST = 100
"""How many messages are edited, the newest first: Discord allows few edits of old ones an hour."""


class ForgottenMessages:
    """Edits the messages of games and invitations that named a person."""

    def __init__(
        self,
        store: Store,
        boards: Boards,
        poster: Poster,
        presentations: Presentations,
        shutdown: Shutdown,
    ) -> None:
        self._store = store
        self._boards = boards
        self._poster = poster
        self._presentations = presentations
        self._shutdown = shutdown

    async def edit(self, user: int, named: Forgotten) -> None:
        """Replace the person's name in messages, as far as Discord lets us.

        A failure is logged, and leaves the other messages to be edited. So does a full queue of
        pictures, which is waited for.
        """
        for table, channel_id, message_id in named.games[:EDITED_AT_MOST]:
            await self._try(message_id, partial(self._edit_board, table, channel_id, message_id))
        for invitation in named.invitations[:EDITED_AT_MOST]:
            assert invitation.message_id is not None
            edit = partial(self._edit_invitation, user, invitation, invitation.message_id)
            await self._try(invitation.message_id, edit)

    async def _try(self, message_id: int, edit: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                return await edit()
            except Busy as error:
                if await self._shutdown.sleep(SOON):
                    continue
                log.warning("Message %s keeps its names: %s", message_id, error)
            except (StoreRefusal, Closed, Unavailable) as error:
                log.warning("Message %s keeps its names: %s", message_id, error)
            return None

    async def _edit_invitation(self, user: int, invitation: Invitation, message_id: int) -> None:
        """Show what is left of an invitation, without the person's name."""
        words = (await self._presentations.for_table(invitation)).words
        panel = await self._panel(words, _without(invitation, user, words("former-player")))
        await self._poster.replace(invitation.channel_id, message_id, panel)

    async def _edit_board(self, table: int, channel_id: int, message_id: int) -> None:
        """Draw the last board of a game again, or the present one if it is still that message."""
        async with self._boards.lock(table):
            shown = open_session(await self._store.tables.load(table))
            if shown.record.ending is None and shown.record.message_id != message_id:
                return
            to = await self._presentations.for_table(shown.record)
            panel = await board_message(self._store, shown, to)
            await self._poster.replace(channel_id, message_id, panel)

    async def _panel(self, words: Words, invitation: Invitation) -> Panel:
        """Return what is left of an invitation that is over."""
        one_to_one, begun = invitation.one_to_one, await self._dealt(invitation)
        if begun is not None:
            panels = challenge_panels.accepted_panel if one_to_one else lobby_panels.begun
            return panels(words, invitation, begun)
        status = "withdrawn" if invitation.status in ("open", "accepted") else invitation.status
        if one_to_one:
            return challenge_panels.answered_panel(words, invitation, status)
        return lobby_panels.over(words, invitation, status)

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
