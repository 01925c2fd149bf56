"""Opens the threads of games, where a server has chosen that each game gets one of its own."""

from collections.abc import Sequence

from ...controls.panel import Panel, short
from ...store import NewInvitation, Player, Store
from ...wording.lists import commas
from ...wording.names import all_plain_text
from ...wording.players import names
from ...wording.presentation import Presentations
from ...wording.strings import Words
from ..ports import Reply
from ..refusals import CannotShow

TITLE_LENGTH = 100


class OwnThreads:
    """Opens a thread at the message with which a game begins.

    Discord gives a message one thread, so that opening it once more after a failure finds it.
    """

    def __init__(self, store: Store, presentations: Presentations) -> None:
        self._store = store
        self._presentations = presentations

    async def wanted(self, invitation: NewInvitation, reply: Reply) -> bool:
        """Whether the game of an invitation gets a thread: the server wants it, and it can be."""
        if not await self._chosen(invitation):
            return False
        try:
            return reply.can_open_thread(invitation.channel_id)
        except CannotShow:
            return False

    async def begin(self, invitation: NewInvitation, reply: Reply) -> int | None:
        """Tell the channel of a game that begins without an invitation; return its thread's id.

        `None` where it is played in the channel. Raises `Unreachable`.
        """
        if not await self.wanted(invitation, reply):
            return None
        words = (await self._presentations.for_table(invitation)).words
        line = words("game-in-thread", **_names(words, invitation.game, invitation.players))
        message_id = await reply.say(Panel((line,), framed=False), private=False)
        return await self.open(invitation, message_id, reply)

    async def open(
        self, invitation: NewInvitation, message_id: int | None, reply: Reply
    ) -> int | None:
        """Open the thread of a game at a message; return its id.

        `None` where the game is played in the channel. Raises `Unreachable`.
        """
        if message_id is None or not await self.wanted(invitation, reply):
            return None
        words = (await self._presentations.for_table(invitation)).words
        try:
            return await reply.open_thread(message_id, title(words, invitation))
        except CannotShow:
            return None

    async def tell_missing_permission(self, invitation: NewInvitation, reply: Reply) -> None:
        """Tell whoever began a game which permission its thread would need, if the bot lacks it."""
        if not await self._chosen(invitation):
            return
        try:
            reply.can_open_thread(invitation.channel_id)
        except CannotShow as error:
            line = reply.words("game-without-thread", permission=error.missing)
            await reply.say_if_possible(Panel((line,)))

    async def _chosen(self, invitation: NewInvitation) -> bool:
        return (await self._store.preferences.of(invitation.owner_id)).threads


def title(words: Words, invitation: NewInvitation) -> str:
    """Return the name of a game's thread: the players and the game."""
    named = _names(words, invitation.game, invitation.players)
    return short(words("thread-name", **named), TITLE_LENGTH)


def _names(words: Words, game: str, players: Sequence[Player]) -> dict[str, str]:
    called = all_plain_text(names(words, players))
    return {"players": commas(words, called), "game": words(f"game-{game}.short")}
