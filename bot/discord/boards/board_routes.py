"""Sends boards by the route that fits: as a reply, as a follow-up of a press, or as the bot's own.

A message that the bot posts has a nonce, so Discord takes it once however often it is sent. A
follow-up has none, so it is sent once: after a lost response, the board is looked for in the
channel before it is sent by another route.
"""

import asyncio
import logging
from datetime import UTC, datetime, timedelta

import discord
from msgspec.structs import replace

from ...controls.panel import Panel
from ...runtime.recent import Recent
from ...store import TableRecord
from ...store.connection.scope import Scope
from ...tables.refusals import Gone, Unreachable
from ...wording.presentation import Presentation
from ..channels.channel_messages import ChannelMessages, Found
from ..failures import TOKEN_EXPIRED, TOO_MANY_FOLLOWUPS, UNKNOWN_WEBHOOK
from ..messages import Rendered
from ..replies.reply import Reply
from .follow_ups import SENDS_WITHIN, FollowUps
from .former_boards import FormerBoards
from .posted_boards import REMEMBERED, Board, LateFollowUp, PostedBoards, nonce_below

log = logging.getLogger(__name__)

SPENT = (TOKEN_EXPIRED, UNKNOWN_WEBHOOK, TOO_MANY_FOLLOWUPS)
"""Codes with which Discord refuses to add a message to a reply."""

LOOKUP_WAITS = (0.0, 0.2, 0.5)
"""Seconds before each look for a follow-up that may have arrived."""

CLOCKS_DIFFER = timedelta(minutes=2)
"""By how much Discord's clock, which its ids tell, may be behind that of this machine."""


FOLLOWS_WITHIN = timedelta(seconds=3)
"""How long after a move a process of a cluster sends its board as a follow-up."""

ARRIVES_WITHIN = FOLLOWS_WITHIN + timedelta(seconds=SENDS_WITHIN + 2)
"""How long after a move another process waits before it looks for the board."""


class BoardRoutes:
    """Sends the boards of games, and finds those for which Discord's response was lost."""

    def __init__(
        self,
        messages: ChannelMessages,
        posted: PostedBoards,
        former: FormerBoards,
        follow_ups: FollowUps,
        scope: Scope,
    ) -> None:
        self._messages = messages
        self._posted = posted
        self._former = former
        self._follow_ups = follow_ups
        self._scope = scope
        self._met = Recent[tuple[int, int], float](REMEMBERED)

    async def send(
        self, record: TableRecord, made: Rendered, reply: Reply | None, board: Board, *, asked: bool
    ) -> int | None:
        """Send a board; return its id, `None` where Discord no longer waits for a reply.

        Where the bot may not post itself, and where somebody `asked` for the board, it is the
        `reply`; where the bot is to save requests, a follow-up of that press. Raises as
        `ChannelMessages.send` does.
        """
        if reply is not None and (asked or not record.postable):
            message_id = await self._reply(record, reply, made, board)
            if message_id is not None:
                return message_id
        if not record.postable:
            return None
        if reply is not None and self._follows(record, reply):
            message_id = await self._follow(record, reply, made, board)
            if message_id is not None:
                return message_id
        try:
            message_id = await self._post(record, made, reply, board)
        except (Unreachable, Gone):
            # Discord may have taken it although it knew no channel in the end: discord.py sends
            # again by itself after a fault of the server, and only the last answer is told here.
            self._posted.remember_unconfirmed(record.id, board)
            raise
        self._posted.forget_unconfirmed(record.id)
        return message_id

    async def _post(
        self, record: TableRecord, made: Rendered, reply: Reply | None, board: Board
    ) -> int:
        """Post a board in the channel, below the stored board of the game; return its id.

        Discord answers a nonce that it knows with the message that it has. If that message is older
        than the stored board, a backup was restored and the same moves were made again: then the
        board is posted once more under another nonce.
        """
        asked_by, before = None if reply is None else reply.interaction, record.message_id
        message_id = await self._messages.send(record.channel_id, made, board.nonce, asked_by)
        if before is None or message_id >= before:
            return message_id
        self._posted.add(record.id, message_id, replace(board, nonce=""))
        anew = nonce_below(board.nonce, before)
        return await self._messages.send(record.channel_id, made, anew, asked_by)

    async def find(self, record: TableRecord, panel: Panel, board: Board) -> Found | None:
        """Find the present board of a game, which another run of the bot may have posted.

        Raises `Unreachable` where that cannot be looked up, and where another process of a cluster
        may be sending the board as a follow-up.
        """
        elsewhere = self._scope.shared and not self._posted.is_made_here(record.id, board)
        if record.postable and elsewhere and self._may_arrive(record):
            raise Unreachable("another process may be sending this board")
        return await self.find_former(record, panel)

    def _may_arrive(self, record: TableRecord) -> bool:
        """Whether another process may be sending the board of the last move.

        Its clock, which told when that was made, may be ahead: the time from when this process met
        the move is enough.
        """
        now = asyncio.get_running_loop().time()
        met = self._met.setdefault((record.id, record.revision), now)
        soon = datetime.now(UTC) - _changed(record) < ARRIVES_WITHIN
        return soon and now - met < ARRIVES_WITHIN.total_seconds()

    async def find_former(self, record: TableRecord, panel: Panel) -> Found | None:
        """Find a board of a former state, which another run of the bot may have posted.

        Raises `Unreachable` where that cannot be looked up.
        """
        if not record.postable:
            return None
        known = self._posted.of(record.id)
        return await self._messages.find(
            record.channel_id, panel, _before(record), known, newest=False
        )

    async def find_unconfirmed(self, record: TableRecord, board: Board, to: Presentation) -> None:
        """Find the message of an unconfirmed board of an earlier state.

        The nonce of that board is sent again, with the line of text to which a superseded board
        shrinks: Discord answers with the message that it has, or else posts that line. Raises as
        `ChannelMessages.send` does.
        """
        lost = self._posted.unconfirmed(record.id)
        if lost is None or lost == board:
            return
        made = await self._former.line(record, lost, to)
        message_id = await self._messages.send(record.channel_id, made, lost.nonce)
        self._posted.add(record.id, message_id, replace(lost, nonce=""))
        self._posted.forget_unconfirmed(record.id)

    async def find_late_follow_up(self, record: TableRecord, board: Board) -> None:
        """Find a follow-up that arrived after the board had been sent by another route.

        It is remembered as superseded, so that it loses its controls. Raises `Unreachable`.
        """
        late = self._posted.late_follow_up(record.id)
        if late is None or late.board == board:
            return
        known = {record.message_id or 0, *self._posted.of(record.id)}
        found = await self._messages.find(
            record.channel_id, late.panel, late.after, known, newest=False
        )
        self._posted.forget_follow_up(record.id)
        if found is not None:
            self._posted.add(record.id, found.id, replace(late.board, nonce=""))

    def _follows(self, record: TableRecord, reply: Reply) -> bool:
        """Whether to send a board as a follow-up.

        In a cluster only soon after the move: a process that takes the table over waits for
        `ARRIVES_WITHIN` before it looks for the board, and no follow-up may arrive after that.
        """
        if self._scope.shared and datetime.now(UTC) - _changed(record) > FOLLOWS_WITHIN:
            return False
        return self._follow_ups.fit(reply, record.channel_id)

    async def _follow(
        self, record: TableRecord, reply: Reply, made: Rendered, board: Board
    ) -> int | None:
        """Send a board as a follow-up; return `None` where it has to be sent by another route.

        Raises `Unreachable` where Discord may have taken it and the channel cannot be read.
        """
        try:
            sent = await self._follow_ups.send(reply, made)
        except Unreachable as error:
            log.warning("Table %s: the receipt of a board is lost: %s", record.id, error)
        else:
            if sent is not None:
                self._messages.note(sent)
                return sent.id
            return None
        self._messages.doubt(board.nonce, made.panel)
        self._posted.remember_unconfirmed(record.id, board)
        for seconds in LOOKUP_WAITS:
            await asyncio.sleep(seconds)
            found = await self.find(record, made.panel, board)
            if found is not None:
                self._posted.forget_unconfirmed(record.id)
                return found.id
        self._posted.expect_follow_up(record.id, LateFollowUp(board, made.panel, _before(record)))
        return None

    async def _reply(
        self, record: TableRecord, reply: Reply, made: Rendered, board: Board
    ) -> int | None:
        """Send a board as the reply, or after it; return `None` where nothing can be added."""
        try:
            return await reply.send(made, private=False)
        except Unreachable:
            self._posted.remember_unconfirmed_reply(record.id, reply, board)
            raise
        except discord.HTTPException as error:
            if error.code not in SPENT:
                raise
            log.warning("A board could not be added to a reply: %s", error)
            return None


def _before(record: TableRecord) -> int:
    """Return an id that is lower than that of every message with the present board of a game."""
    begun = discord.utils.time_snowflake(max(_changed(record) - CLOCKS_DIFFER, EPOCH))
    return max(begun, record.message_id or 0)


def _changed(record: TableRecord) -> datetime:
    """Return when the last move of a game was made that is known, or when it began."""
    return max([record.created_at, *(move.at for move in record.moves)])


EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
"""Discord's ids tell times after this one only."""
