"""The use cases of ending a game early: resign, end a damaged game, end an abandoned one."""

import logging

from engine.ai.levels import USUAL
from engine.core.game import ABANDONED

from ...contract import Session
from ...controls.panel import Panel
from ...games import open_session
from ...store import DamagedTable, Ending, Outline, Store, TableRecord
from ...wording.presentation import Presentations
from ...wording.strings import Words
from ..boards.boards import Boards
from ..mentions import permitted
from ..ports import Poster, Replaced, Reply
from ..refusals import CannotShow, Refusal, StaleClick, Undelivered
from ..seating import is_followed, manages_server, may_manage, seat_of
from ..tables import WITHOUT_WINNER, Tables
from ..turns import not_seated
from . import resigning_panels as panels

log = logging.getLogger(__name__)


class _NobodyIsLeft(Exception):  # noqa: N818 - names the state
    """Nobody but the person who leaves plays at the table any more."""


class _MovedSince(Exception):  # noqa: N818 - names the state
    """Somebody has moved since a manager was asked whether to end the game."""

    def __init__(self, record: TableRecord) -> None:
        self.record = record


class Resigning:
    """Ends games other than by their rules, and shows the endings.

    `managed` is the server from which an interaction comes if the person manages it, else `None`.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        boards: Boards,
        poster: Poster,
        presentations: Presentations,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._poster = poster
        self._presentations = presentations
        self._handed_over: frozenset[int] = frozenset()

    async def running_of(self, user: int) -> tuple[list[Session], list[Outline]]:
        """Return the running games of a person, and separately the damaged ones."""
        mine, damaged = list[Session](), list[Outline]()
        read = {each.id: each for each in await self._store.tables.running_of(user)}
        for outline in await self._store.outlines.running_of(user):
            try:
                record = read.get(outline.id) or await self._store.tables.load(outline.id)
                session = open_session(record)
            except DamagedTable:
                damaged.append(outline)
            else:
                if seat_of(record.players, user) is not None:
                    mine.append(session)
        return mine, damaged

    async def ask_here(self, channel_id: int, user: int, managed: int | None, reply: Reply) -> None:
        """Ask to confirm resigning or ending the game of a channel; raises `Refusal`."""
        table = await self._store.tables.running_id(channel_id)
        if table is None:
            raise Refusal("no-game-here")
        await self.ask(table, user, managed, reply)

    async def ask(self, table: int, user: int, managed: int | None, reply: Reply) -> None:
        """Ask to confirm resigning or ending a game; raises `Refusal`."""
        await reply.say(await self._question(reply.words, table, user, managed))

    async def _question(self, words: Words, table: int, user: int, managed: int | None) -> Panel:
        try:
            record = (await self._tables.session(table)).record
        except DamagedTable:
            return panels.confirm_damaged_panel(words, await self._damaged(table, user, managed))
        if may_manage(record, user) or not manages_server(record, managed):
            return panels.confirm_panel(words, record, user)
        if record.ending is not None:
            raise Refusal("table-ended")
        return panels.confirm_ending_panel(words, record)

    async def resign(self, table: int, user: int, reply: Reply | None) -> None:
        """Give a game up; raises `Refusal` for a person who does not play in it.

        At a table of three or more, the computer takes the seat for good and the others play on.
        Who is to be forgotten, and so has no `reply`, is not named where that is told.
        """
        if not is_followed((await self._tables.session(table)).record, user):
            await self._tables.resign(table, user, reply)
            return

        async def change(found: Session) -> None:
            record = found.record
            seat = seat_of(record.players, user)
            if record.ending is not None:
                raise Refusal("table-ended")
            if seat is not None and not is_followed(record, user):
                raise _NobodyIsLeft  # the others have left in the meantime
            if seat is None or not await self._store.seats.leave(table, seat, user, USUAL):
                raise not_seated(record, user)
            words = (await self._presentations.for_table(record)).words
            if reply is not None:
                await reply.confirm(Panel((reply.words("left"),)))
                await reply.announce(panels.left(words, record.players[seat].name))
            elif record.postable:
                await self._tell(record.channel_id, panels.left(words, words("former-player")))

        try:
            await self._tables.reseat(table, change, reply)
        except _NobodyIsLeft:
            await self._tables.resign(table, user, reply)

    async def _tell(self, channel_id: int, panel: Panel) -> None:
        """Tell everybody what is done already; a failure is logged."""
        try:
            await self._boards.tell(channel_id, panel)
        except (CannotShow, Undelivered) as error:
            log.warning("Channel %s is not told that somebody has left: %s", channel_id, error)

    async def end(
        self, table: int, user: int, managed: int | None, moves: int | None, reply: Reply
    ) -> None:
        """End a game of the server, or a damaged one, without a winner; raises `Refusal`.

        `moves` is how many moves people had made when the person was asked. If they have made
        others since, it is asked once more: the game is not as abandoned as it was told.
        """

        def how(found: Session) -> Ending:
            if may_manage(found.record, user):  # repaired since, as from a backup
                raise StaleClick(table)
            if not manages_server(found.record, managed):
                raise not_seated(found.record, user)
            if found.record.ending is not None:
                raise Refusal("table-ended")
            if moves != panels.moves_of_people(found.record):
                raise _MovedSince(found.record)
            return WITHOUT_WINNER

        async def tell(record: TableRecord) -> None:
            await reply.confirm(Panel((reply.words("ended-without-winner"),)))
            to = await self._presentations.for_table(record)
            told = panels.announcement(to.words, record, user)
            await reply.announce(permitted(told, to))

        try:
            await self._tables.end(table, how, tell, reply)
        except _MovedSince as since:
            await reply.say(panels.moved_since_panel(reply.words, since.record))
        except DamagedTable:
            found = await self._damaged(table, user, managed)
            if not await self.end_damaged(found):
                raise Refusal("table-ended") from None
            await reply.confirm(Panel((reply.words("ended-without-winner"),)))

    async def end_damaged(self, found: Outline) -> bool:
        """End a damaged game without a winner; return False if it had ended already."""
        if not await self._store.tables.end(found.id, WITHOUT_WINNER):
            return False
        await self._show_end_of_damaged(found)
        return True

    async def show_endings(self) -> None:
        """Show the endings of games that `python -m bot end` has ended while the bot runs.

        Also those of damaged games that Discord did not take before: they are tried at each call.
        The others are tried once here, for their boards are retried like any other.
        """
        handed_over = set[int]()
        for found in await self._store.outlines.unshown_endings(ABANDONED):
            if found.id not in self._handed_over:
                try:
                    await self._tables.session(found.id)
                except DamagedTable:
                    await self._show_end_of_damaged(found)
                    continue
                self._boards.show_soon(found.id)
            handed_over.add(found.id)
        self._handed_over = frozenset(handed_over)

    async def _damaged(self, table: int, user: int, managed: int | None) -> Outline:
        """Return a running damaged game that a person may end; raises `Refusal`."""
        found = await self._store.outlines.load(table)
        if found.ended:
            raise Refusal("table-ended")
        theirs = user == found.opener_id or seat_of(found.players, user) is not None
        if not theirs and not manages_server(found, managed):
            raise DamagedTable(table)
        return found

    async def _show_end_of_damaged(self, found: Outline) -> None:
        """Replace the last board and its controls with a line, now or at a later `show_endings`."""
        if found.message_id is not None and found.postable:
            words = (await self._presentations.for_table(found)).words
            line = Panel((words("damaged-ended"),))
            replaced = await self._poster.replace(found.channel_id, found.message_id, line)
            if replaced is Replaced.LATER:
                return
        await self._store.outlines.set_end_shown(found.id)
