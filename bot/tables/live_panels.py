"""Private panels that renew themselves: after each turn, as long as Discord lets us edit them."""

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Coroutine

from msgspec.structs import replace

from ..contract import Session
from ..controls.links import to_board
from ..controls.panel import Panel
from ..runtime.shutdown import Shutdown
from ..wording.presentation import Presentation
from .ports import PrivateMessage
from .seating import seat_of

LIVES = 14 * 60.0
"""Seconds after a press for which its panel is renewed; Discord allows 15 minutes."""

TABLES = 1024
"""Of how many tables panels are remembered; those with the newest presses stay."""


class _LivePanel:
    """The panel of one person at one table, as it was pressed or opened last."""

    def __init__(self, message: PrivateMessage, to: Presentation, work: asyncio.Task[None] | None):
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
        self._panels: OrderedDict[int, dict[int, _LivePanel]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def remember(self, table: int, user: int, message: PrivateMessage, to: Presentation) -> None:
        """Remember the panel that a person has pressed or opened just now, and remove another."""
        panels = self._panels.setdefault(table, {})
        former = panels.get(user)
        panels[user] = _LivePanel(message, to, former.work if former else None)
        self._panels.move_to_end(table)
        while len(self._panels) > TABLES:
            self._panels.popitem(last=False)
        if former is not None and former.message.id != message.id:
            self._begin(panels[user], former.message.remove())

    def live(self, table: int) -> Collection[int]:
        """Return the people whose panels of a table are renewed."""
        oldest = asyncio.get_running_loop().time() - LIVES
        panels = self._panels.get(table, {})
        return {user for user, panel in panels.items() if panel.pressed_at > oldest}

    async def settle(self, table: int, user: int) -> None:
        """Wait for the renewal of a person's panel, which must not arrive after what follows."""
        panel = self._panels.get(table, {}).get(user)
        if panel is not None and panel.work is not None:
            await asyncio.wait({panel.work})

    def renew(self, session: Session, *, but: int | None = None, only: int | None = None) -> None:
        """Edit all live panels of a table in the background: of all `but` one person, or of one."""
        table, live = session.record.id, self.live(session.record.id)
        panels = self._panels.get(table, {})
        for user, panel in list(panels.items()):
            seat = seat_of(session.record.players, user)
            if user not in live:
                del panels[user]
            elif seat is None:  # the person has left the table
                self._begin(panels.pop(user), panel.message.remove())
            elif user != but and only in (None, user):
                shown = session.private_panel(panel.to, seat) or over(panel.to, session)
                self._begin(panel, self._replace(table, user, panel, shown))
        if not panels or session.ending() is not None:
            self._panels.pop(table, None)

    async def close(self) -> None:
        """Cancel the requests under way; after a restart people open their panels anew."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _replace(self, table: int, user: int, panel: _LivePanel, shown: Panel) -> None:
        """Edit a panel; one that cannot be edited is renewed no longer, so its person is told."""
        renewed = await panel.message.replace(shown)
        if not renewed and self._panels.get(table, {}).get(user) is panel:
            del self._panels[table][user]

    def _begin(self, panel: _LivePanel, request: Coroutine[object, object, None]) -> None:
        """Send a request for a person's panel, after the one that is under way."""
        before = panel.work

        async def send() -> None:
            with self._shutdown.working():
                if before is not None:
                    await asyncio.wait({before})
                await request

        panel.work = asyncio.create_task(send(), name=f"panel {panel.message.id}")
        self._tasks.add(panel.work)
        panel.work.add_done_callback(self._tasks.discard)


def over(to: Presentation, session: Session) -> Panel:
    """Return what a private panel becomes when its game has ended.

    It leads to the channel: the board with the result is not posted yet.
    """
    record = replace(session.record, message_id=None)
    return Panel((to.words("panel-over"),), to_board(to.words, record))
