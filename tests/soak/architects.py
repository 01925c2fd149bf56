"""Architects in a storm: two to seven sit down at a table, then press in turn, as in a duel."""

from dataclasses import dataclass

from bot.architects.forced import forced
from engine.architects.game import ARCHITECTS as RULES
from playground import Message
from tests.bot.players import named

from .duels import Duel
from .ledger import Ledger
from .lobbies import AtTable
from .players import Checks, Kind
from .presses import invented
from .replays import unfollowed, unforced
from .secrecy import misread
from .shown import Shown
from .stored import Stored
from .undoing import unasked


@dataclass(eq=False)
class Architects(AtTable, Duel):
    """A game of Architects; what only one sees is opened by a button, and pressed there."""

    async def _open(self, seats: int) -> None:
        await self.people[0].command(self.place, "architects", seats=seats)

    async def turn(self, board: Message) -> None:
        """Let who is asked press, once; now and then one of several leaves."""
        asked = named(board, self.people)
        several = len(self.people) > 1 and len(self.people) + self.computers > 2
        if several and asked and self.rng.random() < LEAVES:
            await self._leave(asked[0])
        await super().turn(board)


LEAVES = 0.01
"""How often the one who is asked leaves the table: a game has a hundred turns."""


def _checks(ledger: Ledger) -> Checks:
    shown = Shown(ledger)

    def wrong(tables: list[Stored]) -> dict[str, list[object]]:
        return {
            "moves lost": [*ledger.lost(tables)],
            "moves out of order": [*unfollowed(tables, RULES, forced)],
            "moves doubled": [*invented(ledger.pressed, unforced(tables, RULES, forced))],
            "moves taken back unasked": [*unasked(ledger.interactions, tables)],
            "cards shown to others": [*misread(shown.versions, tables, "peek-")],
            "messages doubled": [*shown.repeated()],
            "endings changed": [*shown.endings_changed()],
        }

    return wrong


SEATS = ((2, 0), (1, 3), (3, 1), (7, 0), (2, 2), (1, 1), (4, 0))
"""How many people and computers sit down at the tables, in turn."""

ARCHITECTS = Kind(
    name="architects",
    module="bot.__main__",
    game=Architects,
    crowd=lambda games: max(7, games // 2),
    seats=lambda n: SEATS[n % len(SEATS)],
    length=1.0,
    checks=_checks,
)
