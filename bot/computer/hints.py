"""Hints: validates who may have one, runs the search, and tells the rivals that one was given."""

from msgspec.structs import replace

from engine.ai.thought import Thought
from engine.core.game import Seat

from ..contract import Session
from ..controls.panel import Panel
from ..runtime.limits import Limits
from ..runtime.locks import Locks
from ..runtime.recent import Recent
from ..store import Store, TableRecord
from ..tables.boards.boards import Boards
from ..tables.fair_queue import FairQueue
from ..tables.ports import Reply
from ..tables.refusals import CannotShow, Refusal, Undelivered
from ..tables.seating import seat_of
from ..tables.tables import Tables
from ..tables.turns import expect
from ..wording.names import bold
from ..wording.players import names
from ..wording.preparing import preparing
from ..wording.presentation import Presentation, Presentations
from ..workers.ai_pool import AiPool
from .searched_positions import searched_position

SECONDS = 1.0
"""How long the search for a hint takes."""

CACHED = 512
"""How many positions are cached, so that asking again costs no search and tells nobody twice."""

Position = tuple[int, int, int]
"""A table, its revision, and the seat that asks."""

Decision = tuple[Position, str]
"""A position, and what the seat has chosen in it already: it may have two to choose."""


class Hints:
    """Gives hints, and caches what was found and which positions the rivals were told of.

    A restart empties both caches: asking again then tells the rivals again.
    """

    def __init__(
        self,
        tables: Tables,
        boards: Boards,
        store: Store,
        presentations: Presentations,
        ai_pool: AiPool,
        limits: Limits,
    ) -> None:
        self._tables = tables
        self._boards = boards
        self._store = store
        self._presentations = presentations
        self._ai_pool = ai_pool
        self._queue = FairQueue(1, limits.hints.most, limits.hints_in_all.most)
        self._thoughts = Recent[Decision, Thought](CACHED)
        self._told = Recent[Position, None](CACHED)
        self._locks = Locks()

    async def give(
        self, channel_id: int, user: int, to: Presentation, reply: Reply, *, postable: bool
    ) -> None:
        """Tell `user`, who is on turn, privately which moves are best.

        `postable` tells whether the bot itself may post in the channel. Raises `Refusal` for
        anybody not on turn, where hints are switched off, where there is nothing to choose, where a
        rival who is to be told cannot be told, where the person waits for too many, and where the
        game has gone on, or moves were taken back, before the search was done.
        """
        session = await self._tables.latest_in(channel_id)
        seat = _seat(session, user)
        await self._expect_allowed(session, seat)
        self._queue.expect_room(user)
        async with self._locks.of(session.record.id):
            if _told_to_rivals(session.record):
                await self._tell(session, seat, reply, postable=postable)
            thought, left = await self._search(session, seat, user)
        await self._expect_unchanged(session)
        panel = session.hint(to, thought)
        if left is not None:
            panel = replace(panel, parts=(*panel.parts, preparing(to.words, left)))
        await reply.say(panel)

    async def _expect_allowed(self, session: Session, seat: Seat) -> None:
        choice = await self._store.preferences.of(session.record.owner_id)
        if not choice.hints:
            raise Refusal("hints-off")
        chosen = any(choice.seat == seat for choice in session.record.choices)
        if chosen and seat not in session.to_act():
            raise Refusal("chosen-already")
        if session.count_legal_moves(seat) < 2:
            raise Refusal("nothing-to-decide")

    async def _expect_unchanged(self, session: Session) -> None:
        """Check that what was searched is still the position of the game; raises `Refusal`."""
        then, now = session.record, (await self._tables.session(session.record.id)).record
        if (now.revision, now.ending) != (then.revision, then.ending):
            raise Refusal("hint-late")

    async def _tell(self, session: Session, seat: Seat, reply: Reply, *, postable: bool) -> None:
        """Tell everybody in the channel, once a position, that a hint was asked for."""
        at = _position(session, seat)
        if at in self._told:
            return
        to = await self._presentations.for_table(session.record)
        name = names(to.words, session.record.players)[seat]
        told = to.words("hint-told", who=bold(name), turn=session.turn_heading(to.words))
        await self._say(session.record, Panel((told,)), reply, postable=postable)
        self._told[at] = None

    async def _say(
        self, record: TableRecord, panel: Panel, reply: Reply, *, postable: bool
    ) -> None:
        """Post with the bot's own right; without it, let the reply begin with the panel."""
        others = len(record.players) - 1
        if postable:
            try:
                await self._boards.tell(record.channel_id, panel)
            except CannotShow as error:
                raise Refusal("hint-forbidden", permission=error.missing, others=others) from error
            except Undelivered as error:
                raise Refusal("hint-untold", others=others) from error
        elif not reply.unanswered or await reply.say(panel, private=False) is None:
            raise Refusal("hint-untold", others=others)

    async def _search(self, session: Session, seat: Seat, user: int) -> tuple[Thought, int | None]:
        """Return what a search finds, and for how many seconds a search is below full strength.

        `None` where it has its full strength; only then the result is cached.
        """
        at = _decision(session, seat)
        found = self._thoughts.get(at)
        if found is not None:
            return found, None
        game, view = session.record.game, session.view(seat)
        left = await self._ai_pool.seconds_to_full_strength(game)
        async with self._queue.turn(user):
            found = await self._ai_pool.evaluate(
                game, view, seat, sum(at[0][:2]), SECONDS, position=searched_position(session)
            )
        if left is None:
            self._thoughts[at] = found
        return found, left


def _seat(session: Session, user: int) -> Seat:
    """Return the seat of `user`, who must be on turn; raises `Refusal` for anybody else."""
    seat = seat_of(session.record.players, user)
    if seat is not None and session.ending() is not None:
        raise Refusal("table-ended")
    seat = seat or Seat(0)  # `expect` refuses a person without a seat
    expect(session, user, seat, session.record.next_ply(seat))
    return seat


def _told_to_rivals(record: TableRecord) -> bool:
    """Whether the rivals are told that a hint was asked for: where several people play."""
    return sum(player.user_id is not None for player in record.players) > 1


def _position(session: Session, seat: Seat) -> Position:
    return session.record.id, session.record.revision, seat


def _decision(session: Session, seat: Seat) -> Decision:
    chosen = (choice.text for choice in session.record.choices if choice.seat == seat)
    return _position(session, seat), next(chosen, "")
