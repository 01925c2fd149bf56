"""Posts boards in their channels: a new one after every move, the former one without controls."""

import logging
import secrets
from collections.abc import Collection
from contextlib import suppress

import discord
from msgspec.structs import replace

from ...contract import Session
from ...controls.panel import Image, Panel
from ...games import open_session
from ...runtime.locks import Locks
from ...runtime.metrics import Metrics
from ...store import Store, TableRecord, Unavailable
from ...tables import ports
from ...tables.mentions import permitted
from ...tables.notices.board_messages import board_message
from ...tables.refusals import CannotShow, Undelivered
from ...wording.presentation import Presentation, Presentations
from ...workers.render_pool import RenderPool
from ..budget import Budget
from ..channels.channel_messages import ChannelMessages, Edit
from ..channels.message_age import freely_edited
from ..failures import FAILURES
from ..messages import render
from ..replies.reply import Reply
from .board_lookup import BoardLookup
from .board_routes import BoardRoutes
from .follow_ups import FollowUps
from .former_boards import FormerBoards
from .in_place import InPlace
from .late_edits import LateEdits
from .posted_boards import PostedBoards, board_of
from .stored_boards import StoredBoards
from .unstored_boards import UnstoredBoards

log = logging.getLogger(__name__)


class Poster:
    """Posts boards, and stores which message shows which position."""

    def __init__(
        self,
        messages: ChannelMessages,
        store: Store,
        presentations: Presentations,
        render_pool: RenderPool,
        metrics: Metrics,
        budget: Budget,
        follow_ups: FollowUps,
    ) -> None:
        self._messages = messages
        self._store = store
        self._presentations = presentations
        self._render_pool = render_pool
        self._metrics = metrics
        self._budget = budget
        self._posted = PostedBoards()
        former = FormerBoards(messages, render_pool)
        self._stored = StoredBoards(store, self._posted, former)
        self._routes = BoardRoutes(messages, self._posted, former, follow_ups, store.scope)
        self._unstored = UnstoredBoards(store, self._posted, self._routes, self._stored)
        self._lookup = BoardLookup(self._posted, self._routes, self._panel, self._edit)
        self._in_place = InPlace(messages)
        self._late_edits = LateEdits(store, self._posted, former, self._edit_board)
        self._locks = Locks()  # so that no update overwrites a newer board

    async def show(
        self,
        session: Session,
        reply: ports.Reply | None = None,
        *,
        asked: bool = False,
        new: bool = False,
        unmentioned: Collection[int] = (),
    ) -> bool:
        """Show a session's board, take the controls off former ones, and store its message.

        Returns False where no message can show it: the bot may not post there by itself, and
        Discord takes nothing more as a reply; and where another process has shown it since.

        The board is posted (see `BoardRoutes`), or put in place of the one before it (see
        `InPlace`). If a message shows the session already, nothing is done, unless somebody `asked`
        for the board. The message is stored last, so that after a failure or a restart all of this
        is done again. A board that may have been posted before is looked for first; a `new` one,
        whose state this process has just made, is not. The `unmentioned` are not notified.

        Raises `CannotShow` where a permission is missing, `Gone` where there is no channel,
        `Unreachable` where Discord cannot be reached, and `Unavailable`: the board may be posted
        then, without that being stored.
        """
        assert reply is None or isinstance(reply, Reply)  # only `bot.discord` makes replies
        async with self._locks.of(session.record.id):
            return await self._show(session, reply, asked=asked, new=new, unmentioned=unmentioned)

    async def _show(
        self,
        session: Session,
        reply: Reply | None,
        *,
        asked: bool,
        new: bool,
        unmentioned: Collection[int],
    ) -> bool:
        to = await self._presentations.for_table(session.record)
        session = await self._unstored.adopt(session, to)
        message_id = await self._lookup.message_of(session, to, new=new)
        asked = asked and self._lookup.is_owed(session.record, reply, message_id)
        if message_id is None or asked:
            message_id = await self._send(session, to, reply, asked=asked, unmentioned=unmentioned)
        return message_id is not None and await self._keep(session, message_id, to, reply)

    async def _send(
        self,
        session: Session,
        to: Presentation,
        reply: Reply | None,
        *,
        asked: bool,
        unmentioned: Collection[int],
    ) -> int | None:
        """Put a board in place of the former one, or post it; return the id of its message.

        Returns `None` where no message can show it.
        """
        record, panel = session.record, await self._panel(session, to)
        notified = tuple(user for user in panel.mentions if user not in unmentioned)
        made = await render(replace(panel, mentions=notified), self._render_pool)
        unconfirmed = self._posted.unconfirmed(record.id) is not None
        if not (asked or unconfirmed) and await self._in_place.show(
            session, made, to, reply, unmentioned
        ):
            return record.message_id
        return await self._routes.send(record, made, reply, board_of(session), asked=asked)

    async def _keep(
        self, session: Session, message_id: int, to: Presentation, reply: Reply | None
    ) -> bool:
        """Store the newest message that shows a session; False if another process has done so."""
        record, board = session.record, board_of(session)
        self._posted.add(record.id, message_id, board)
        newest = self._posted.newest(record.id, board) or message_id
        stored = await self._stored.set_newest(session, newest, board, to, reply)
        self._posted.remove(record.id, newest)
        if stored and newest == record.message_id:
            await self._late_edits.repair(record, newest, to)
        return stored

    async def _panel(self, session: Session, to: Presentation) -> Panel:
        return permitted(await board_message(self._store, session, to), to)

    async def answer(self, held: Session, reply: ports.Reply) -> None:
        """Answer a press on the board while the next board is held: edit it to tell the move.

        The board keeps its pictures and loses its controls. Nothing is done if another message was
        pressed, or if the next board is there already; nor if the bot may not post, because the
        controls may be needed again. Raises `Unavailable`.
        """
        assert isinstance(reply, Reply)
        table = held.record.id
        async with self._locks.of(table):
            stored = (await self._store.tables.load(table)).message_id
            if stored is None or stored != reply.pressed_message or not held.record.postable:
                return
            if reply.unanswered:
                to = await self._presentations.for_table(held.record)
                await self._messages.answer(stored, await self._answer(held, to), reply)

    async def _answer(self, held: Session, to: Presentation) -> Panel:
        """Return the pictures of the stored board with the texts of the held one."""
        record, told = held.record, await self._panel(held, to)
        former = open_session(record.at(record.shown, record.told_after))
        pictures = (each for each in (await self._panel(former, to)).parts if _is_picture(each))
        first, *others = [each for each in told.parts if not _is_picture(each)]
        return replace(told, parts=(first, *pictures, *others), mentions=())

    async def update(self, table: int) -> None:
        """Edit the text of the present board to tell who has chosen; pictures stay.

        Where only a person has installed the app, a board cannot be edited. A refusal of Discord is
        logged. Raises `Unavailable`, and `Busy` or `Closed` where the picture has to be drawn anew.
        """
        async with self._locks.of(table):
            session = open_session(await self._store.tables.load(table))
            record = session.record
            over = session.ending() is not None  # the last message has more than the board
            if record.message_id is None or record.board_due or not record.postable or over:
                return
            to = await self._presentations.for_table(record)
            board = await board_message(self._store, session, to)
            edit = await self._messages.edit_text(record.channel_id, record.message_id, board)
            if edit is Edit.REFUSED:
                edit = await self._edit(record.channel_id, record.message_id, board)
            if edit is Edit.TOO_OLD:
                await self._post_anew(session, record.message_id)
            elif edit is not Edit.GONE:
                await self._late_edits.repair(record, record.message_id, to)

    def uncertain(self, table: int) -> bool:
        """Whether Discord has, or may have, a board of a table whose message is not stored."""
        return self._posted.uncertain(table)

    def hand_over(self, table: int) -> None:
        """Hand a due board over to the process that serves its server by now.

        That process searches the channel for what was sent from here, so it is forgotten here.
        """
        self._posted.forget_unconfirmed(table)

    async def give_up(self, session: Session) -> None:
        """Store that no board has to be shown, because the channel no longer exists."""
        await self._stored.give_up(session)

    async def typing(self, record: TableRecord) -> None:
        """Show the typing indicator until the next board is posted, which is within seconds.

        A board that is edited would not end it. Nothing is shown where the bot is to save requests.
        A failure is logged and does no harm.
        """
        with suppress(Unavailable):  # which the store has told
            if self._budget.spent or not record.postable:
                return
            if not (await self._presentations.for_table(record)).edits:
                await self._messages.typing(record.channel_id)

    async def post(self, channel_id: int, panel: Panel) -> int:
        """Post a panel in a channel with the bot's own right; return the message's id.

        Raises `CannotShow`, `Unreachable`, and `Undelivered` for any other refusal of Discord.
        """
        made = await render(panel, self._render_pool)
        try:
            return await self._messages.send(channel_id, made, secrets.token_hex(12))
        except discord.HTTPException as error:
            raise Undelivered(str(error)) from error

    async def replace(
        self, channel_id: int, message_id: int, panel: Panel, *, archived: bool = False
    ) -> ports.Replaced:
        """Put a panel in place of a message, if it is still there; a failure is logged.

        In a thread that is archived this is done only if `archived`: the thread is opened for it.
        """
        edit = await self._edit(channel_id, message_id, panel, archived=archived)
        if edit is None:
            return ports.Replaced.LATER
        return ports.Replaced.GONE if edit is Edit.GONE else ports.Replaced.DONE

    async def _edit_board(self, session: Session, message_id: int) -> None:
        to = await self._presentations.for_table(session.record)
        await self._edit(session.record.channel_id, message_id, await self._panel(session, to))

    async def _edit(
        self, channel_id: int, message_id: int, panel: Panel, *, archived: bool = False
    ) -> Edit | None:
        """Edit a message; return what became of it, `None` after a failure, which is logged."""
        made = await render(panel, self._render_pool)
        try:
            edit = await self._messages.edit(channel_id, message_id, made)
            if edit is Edit.ARCHIVED and archived:
                edit = await self._messages.edit_archived(channel_id, message_id, made)
            return edit
        except FAILURES as error:
            self._metrics.edits_failed.inc()
            log.warning("Message %s keeps its controls: %s", message_id, error)
            return None

    async def _post_anew(self, session: Session, message_id: int) -> None:
        """Post a board again that is too old to be edited so often; nobody is notified.

        A young message stays as it is: a new one would not help.
        """
        if freely_edited(message_id):
            return
        seated = [player.user_id for player in session.record.players if player.user_id is not None]
        try:
            await self._show(session, None, asked=True, new=True, unmentioned=seated)
        except (CannotShow, discord.HTTPException) as error:
            log.warning("Message %s cannot be posted anew: %s", message_id, error)


def _is_picture(part: str | Image) -> bool:
    return isinstance(part, Image)
