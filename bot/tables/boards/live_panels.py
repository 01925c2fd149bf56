"""Edits the private panels of a table after each turn, as long as Discord accepts edits of them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from msgspec.structs import replace

from ...contract import Session
from ...controls.links import to_board
from ...controls.panel import Panel
from ...runtime.recent import Recent
from ...runtime.shutdown import Shutdown
from ...wording.presentation import Presentation
from ..ports import PrivateMessage
from ..seating import seat_of
from .guide import private_panel

log = logging.getLogger(__name__)

LIVES = 14 * 60.0
"""Seconds after a press for which its panel is renewed; Discord allows 15 minutes."""

PATIENCE = 1.0
"""Seconds that the next board, or the person's next press, waits for the renewal of a panel."""

TABLES = 1024
"""Of how many tables panels are remembered; those with the newest presses stay."""


class _LivePanel:
    """The panel of one person at one table, as it was pressed or opened last."""

    def __init__(self, message: PrivateMessage, to: Presentation, work: asyncio.Task[bool] | None):
        self.message = message
        self.to = to
        self.pressed_at = asyncio.get_running_loop().time()
        self.work = work
        """The request to Discord that is under way for the person's panel."""


class LivePanels:
    """The private panels of all tables whose tokens live; a restart forgets them.

    Where a panel is not renewed, the button under the board opens it anew.
    """

    def __init__(self, shutdown: Shutdown) -> None:
        self._shutdown = shutdown
        self._panels = Recent[int, dict[int, _LivePanel]](TABLES)
        self._tasks: set[asyncio.Task[bool]] = set()

    def remember(self, table: int, user: int, message: PrivateMessage, to: Presentation) -> None:
        """Remember the panel that a person has pressed or opened just now, and remove another."""
        panels = self._panels[table] = self._panels.get(table, {})
        former = panels.get(user)
        panels[user] = _LivePanel(message, to, former.work if former else None)
        if former is not None and former.message.id != message.id:
            self._begin(panels[user], former.message.remove)

    def live(self, table: int) -> Collection[int]:
        """Return the people whose panels of a table are renewed."""
        oldest = asyncio.get_running_loop().time() - LIVES
        panels = self._panels.get(table, {})
        return {user for user, panel in panels.items() if panel.pressed_at > oldest}

    async def settle(self, table: int, user: int) -> None:
        """Wait for the edit of a person's panel under way: it must not overwrite the next edit."""
        panel = self._panels.get(table, {}).get(user)
        if panel is not None and panel.work is not None:
            await _wait_or_cancel(panel.work)

    async def renew(
        self, session: Session, *, but: int | None = None, only: int | None = None
    ) -> Collection[int]:
        """Edit all live panels of a table: of all `but` one person, or of one person `only`.

        Returns the people whose panels are surely those of the session, `but` among them. A panel
        that cannot be edited is forgotten; that of a person who has left the table is removed.
        """
        table, live = session.record.id, self.live(session.record.id)
        panels = self._panels.get(table, {})
        begun: dict[int, tuple[_LivePanel, asyncio.Task[bool]]] = {}
        for user, panel in list(panels.items()):
            seat = seat_of(session.record.players, user)
            if user not in live:
                del panels[user]
            elif seat is None:
                self._begin(panels.pop(user), panel.message.remove)
            elif user != but and only in (None, user):
                shown = private_panel(session, panel.to, seat) or ended_panel(panel.to, session)
                begun[user] = (panel, self._begin(panel, partial(panel.message.replace, shown)))
        if begun:
            await asyncio.wait([work for _, work in begun.values()], timeout=PATIENCE)
        lost = {user for user, (_, work) in begun.items() if not (work.done() and work.result())}
        for user in lost:
            panel, work = begun[user]
            if work.done() and panels.get(user) is panel:  # the person may have opened another one
                del panels[user]
        if not panels or session.ending() is not None:
            self._panels.pop(table, None)
        return {user for user in live if user not in lost}

    def dismiss(self, message: PrivateMessage, instead: Panel) -> None:
        """Remove a panel whose move is made, in the background: the board does not wait for it.

        Where it cannot be removed, it becomes the panel `instead`.
        """

        async def remove() -> bool:
            with self._shutdown.working():
                return await message.remove() or await message.replace(instead)

        self._keep(asyncio.create_task(remove(), name=f"panel {message.id}"))

    async def close(self) -> None:
        """Cancel the requests under way; after a restart people open their panels anew."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(
        self, panel: _LivePanel, request: Callable[[], Awaitable[bool]]
    ) -> asyncio.Task[bool]:
        """Send a request for a person's panel, after the one that is under way."""
        before = panel.work

        async def send() -> bool:
            with self._shutdown.working():
                try:
                    if before is not None:
                        await _wait_or_cancel(before)
                    return await request()
                except asyncio.CancelledError:
                    log.info("Private panel %s: a request took too long", panel.message.id)
                    if before is not None:
                        before.cancel()
                except Exception:
                    log.exception("Private panel %s is not renewed", panel.message.id)
                return False

        panel.work = asyncio.create_task(send(), name=f"panel {panel.message.id}")
        return self._keep(panel.work)

    def _keep(self, task: asyncio.Task[bool]) -> asyncio.Task[bool]:
        """Keep a task until it is done: the event loop alone does not."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _wait_or_cancel(work: asyncio.Task[bool]) -> None:
    """Wait for a request and cancel it after `PATIENCE`: others at the table wait for it, too."""
    _, late = await asyncio.wait({work}, timeout=PATIENCE)
    if late:
        work.cancel()


def ended_panel(to: Presentation, session: Session) -> Panel:
    """Return the panel that replaces a private panel once its game has ended.

    Its link leads to the channel, because the board with the result is not posted yet.
    """
    record = replace(session.record, message_id=None)
    return Panel((to.words("panel-over"),), to_board(to.words, record))
