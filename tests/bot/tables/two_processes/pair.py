"""Two processes of the bot on one database, and the scenes in which they meet."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from bot.contract import Session
from bot.controls.panel import Panel
from bot.fair.dealing import Dealer
from bot.runtime.limits import Limit, Limits
from bot.store import Store, TableRecord
from bot.tables.allowances import Allowances
from bot.tables.invitations.challenges import Challenges
from bot.tables.invitations.full_tables import FullTables
from bot.tables.invitations.invitations import Invitations
from bot.tables.invitations.lobbies import Lobbies
from bot.tables.notices.watching import Watching
from bot.tables.ports import Replaced
from bot.tables.refusals import refusal
from bot.tables.seats.resigning import Resigning
from bot.tables.tournaments.rounds import TournamentRounds
from bot.wording.presentation import Presentations
from bot.wording.strings import shared_strings
from engine.core.game import Seat
from tests.stored import running_games

from ...overtaking import Gate
from ...scene import after
from ...store.examples import RESIGNED
from ...store.races.race import RaceStores
from ...waiting import until
from ..house import ANA, BRUNO
from ..undo_room import RULES, Reply, Room

LIMITS = Limits(invitations=Limit(1), spectators=Limit(1), watched=Limit(1))
"""What people may ask for, of which no more than one where a scene is about that."""

POSITION = after(12)
FIRST, SECOND = (ANA, BRUNO) if POSITION.seat == 0 else (BRUNO, ANA)
"""Who is on turn at the position, and who waits."""


class Press(Reply):
    """A reply to a press on a message, whose place panels take."""

    def __init__(self, number: int = 1, told: list[Panel] | None = None) -> None:
        """Write what is told into `told`, where several reply on one message."""
        super().__init__()
        self.interaction_id = number
        if told is not None:
            self.told = told


def reply_to(number: int = 1) -> Any:
    """Return a reply to a press."""
    return Press(number)


class Threads:
    """Opens threads; Discord, which both processes reach, takes each nonce once."""

    def __init__(self, opened: dict[str, int]) -> None:
        self._opened = opened

    async def announce(self, channel_id: int, panel: Panel, nonce: str, after: int | None) -> int:
        """Return the message of a nonce."""
        return self._opened.setdefault(nonce, channel_id * 1000 + len(self._opened))

    async def open(self, guild_id: int, channel_id: int, message_id: int, title: str) -> bool:
        """Do nothing more: a thread has the id of its message."""
        return True


class Process(Room):
    """A process of the bot, at whose tables only people move."""

    def __init__(self, store: Store, gate: Gate, opened: dict[str, int]) -> None:
        super().__init__(store)
        self._gate, self._show = gate, self.posts.show
        self.posts.show = self._shown_slowly  # type: ignore[method-assign]
        presentations, allowances = (
            Presentations(store, shared_strings()),
            Allowances(store, LIMITS),
        )
        dealer = Dealer(store, Random(2))
        self.posts.replace = self._replaced  # type: ignore[method-assign]
        self.shown: list[Panel] = []
        self.invitations = Invitations(
            self.tables, dealer, store, self.posts, presentations, allowances
        )
        self.full_tables = FullTables(
            store, self.invitations, self.tables, dealer, self.posts, presentations
        )
        self.lobbies = Lobbies(store, self.invitations, allowances)
        self.challenges = Challenges(store, self.invitations, allowances)
        self.watching = Watching(store, self.posts, presentations, LIMITS)
        self.resigning = Resigning(store, self.tables, self.boards, self.posts, presentations)
        self.rounds = TournamentRounds(
            store, self.tables, dealer, self.posts, Threads(opened), presentations
        )

    async def _shown_slowly(self, *shown: Any, **how: Any) -> bool:
        """Draw and post a board, which takes long enough for others to do something."""
        await self._gate.stop()
        return await self._show(*shown, **how)

    async def _replaced(
        self, channel_id: int, message_id: int, panel: Panel, *, archived: bool = False
    ) -> Replaced:
        self.shown.append(panel)
        return Replaced.DONE

    async def settle(self) -> None:
        """Wait for the boards that are shown in the background, and for notices."""
        await until(lambda: self.boards.idle and self.notices.background.idle)


class Pair:
    """Two processes, and the stores on which they meet."""

    def __init__(self, on: RaceStores) -> None:
        self.on, self.store, self.opened = on, on.store, dict[str, int]()
        one, other = (
            Process(store, gate, self.opened)
            for store, gate in zip(on.processes, on.gates, strict=True)
        )
        other.posts.numbers = one.posts.numbers
        self.all = (one, other)

    async def meet(
        self,
        one: Callable[[Process], Awaitable[object]],
        other: Callable[[Process], Awaitable[object]],
    ) -> tuple[Any, Any]:
        """Let both do something at the same moment; return the key of what each is refused."""
        served = {process.store: process for process in self.all}
        told = await self.on.meet(
            lambda store: _told(one(served[store])), lambda store: _told(other(served[store]))
        )
        for each in self.all:
            await each.settle()
        return told

    def boards(self, table: int) -> list[int]:
        """Return the revisions whose boards were shown, in either process."""
        return sorted(
            session.record.revision
            for each in self.all
            for session, _ in each.posts.shown
            if session.record.id == table
        )

    async def shown(self, table: int) -> TableRecord:
        """Return a game, of which the stored message must show all."""
        record = await self.store.tables.load(table)
        assert not record.board_due
        (session,) = (
            each.posts.messages[record.message_id or 0]
            for each in self.all
            if record.message_id in each.posts.messages
        )
        seen = session.record
        assert (seen.players, seen.made) == (record.players, record.made)
        assert (seen.ending is None) is (record.ending is None)
        return record

    async def sit(self, *people: int) -> TableRecord:
        """Store a duel at a position, of which the board is shown."""
        table = await self.all[0].sit(POSITION, *people, channel=self.on.number())
        return await self.store.tables.load(table)

    async def close(self) -> None:
        """End all games, which would count for the limits of the next ones."""
        for each in self.all:
            await each.close()
        for game in await running_games(self.store):
            await self.store.tables.end(game.id, RESIGNED)

    async def seven(self, *people: int | None) -> TableRecord:
        """Begin a game in which all choose at once."""
        begun = await self.all[0].begin("seven", *people, channel=self.on.number())
        return await self.store.tables.load(begun)


async def _told(done: Awaitable[object]) -> str | None:
    """Wait for what a person asked; return the key of the sentence that refuses it."""
    try:
        await done
    except Exception as error:
        found = refusal(error)
        if found is None:
            raise
        return found.key
    return None


Scene = Callable[[Pair], Awaitable[None]]
SCENES: dict[str, tuple[Scene, bool, int]] = {}


def scene(*, alike: bool = False, step: int = 1) -> Callable[[Scene], Scene]:
    """Note what two processes do, to be run as `RaceStores.every_order` does."""

    def note(run: Scene) -> Scene:
        SCENES[run.__name__] = run, alike, step
        return run

    return note


def legal(session: Session, seat: int, nth: int = 0) -> str:
    """Return a move that a seat may make."""
    rules: Any = RULES[session.record.game]
    return str(rules.legal(session.view(Seat(seat)), seat)[nth])


def press(session: Session, seat: int, nth: int = 0) -> Callable[[Process], Awaitable[None]]:
    """Return the press of the person in a seat on one of the moves of the present board."""
    record = session.record
    user, ply = record.players[seat].user_id, record.next_ply(seat)
    text = legal(session, seat, nth)
    assert user is not None
    return lambda process: process.tables.play(record.id, user, seat, ply, text, reply_to())
