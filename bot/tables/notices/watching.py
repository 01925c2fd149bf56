"""People without a seat who watch a game: they are told of its end and, if they wish, of each Age.

Where the bot can post by itself, a button below the board offers it. What they are told is what
everybody in the channel sees.
"""

import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress

from msgspec.structs import replace

from ...contract import Session
from ...controls import onlooker_ids
from ...controls.links import to_board
from ...controls.panel import BUTTONS_IN_ROW, Button, Panel, Row
from ...games import open_session
from ...runtime.limits import Limits
from ...store import DamagedTable, Store, TableRecord
from ...wording.presentation import Presentations
from ...wording.strings import Words
from ..mentions import permitted
from ..ports import Poster
from ..refusals import CannotShow, Refusal, Undelivered
from ..seating import seat_of

log = logging.getLogger(__name__)

ROWS = 5
"""How many rows of controls Discord allows in a message at most."""

MENTIONED = 50
"""How many people a message mentions at most; Discord allows 100."""


class Watching:
    """Lets people watch games, and tells them what they wish to be told."""

    def __init__(
        self, store: Store, poster: Poster, presentations: Presentations, limits: Limits
    ) -> None:
        self._store = store
        self._poster = poster
        self._presentations = presentations
        self._limits = limits
        self._changed: set[int] = set()

    async def watch(self, session: Session, person: int, words: Words) -> Panel:
        """Let a person watch a game until its end; return what else can be chosen.

        Raises `Refusal` for whoever plays in it and for a game that is over, and `LimitReached`.
        """
        record = session.record
        if seat_of(record.players, person) is not None:
            raise Refusal("watch-seated")
        if session.ending() is not None:
            raise Refusal("table-ended")
        every_age = await self._store.watchers.every_age(record.id, person)
        if every_age is None:
            every_age = False
            await self._keep(session, person, every_age=every_age)
        return _choices(words, session, every_age=every_age)

    async def choose(self, session: Session, person: int, answer: str, words: Words) -> Panel:
        """Change of what a person is told; raises as `watch` does."""
        table = session.record.id
        if answer == "stop":
            await self._store.watchers.stop(table, person)
            return Panel((words("watch-stopped"),))
        await self.watch(session, person, words)
        every_age = answer == "ages" and session.age() is not None
        await self._keep(session, person, every_age=every_age)
        return _choices(words, session, every_age=every_age)

    async def _keep(self, session: Session, person: int, *, every_age: bool) -> None:
        await self._store.watchers.watch(
            session.record.id, person, session.age() or 0, every_age=every_age, within=self._limits
        )

    def note(self, table: int) -> None:
        """Note that a game has changed, so that `tell` looks at it."""
        self._changed.add(table)

    async def tell(self) -> None:
        """Tell those who watch what has happened since they were told last, once."""
        changed, self._changed = self._changed, set()
        try:
            for table in await self._store.watchers.due(changed):
                with suppress(DamagedTable):
                    await self._tell(open_session(await self._store.tables.load(table)))
                changed.discard(table)
            changed.clear()
        finally:
            self._changed |= changed  # where something has failed, the next look is at these too

    async def _tell(self, session: Session) -> None:
        record, age, ending = session.record, session.age() or 0, session.ending()
        if ending is not None:
            if record.board_due:
                return
            people = await self._store.watchers.claim_end(record.id)
        else:
            people = await self._store.watchers.claim_age(record.id, age)
        if not people:
            return
        to = await self._presentations.for_table(record)
        for some in _parts(people):
            who = " ".join(f"<@{person}>" for person in some)
            if ending is None:
                text = to.words("watch-age", who=who, age=to.words(f"age-{age}"))
            else:
                outcome = session.position_panel(to).parts[-1]
                text = to.words("watch-ended", who=who, outcome=str(outcome))
            panel = permitted(Panel((text,), to_board(to.words, record), mentions=some), to)
            try:
                await self._poster.post(record.channel_id, panel)
            except (CannotShow, Undelivered) as error:
                log.warning("Table %s: who watches it could not be told: %s", record.id, error)


def with_watch(words: Words, board: Panel, record: TableRecord) -> Panel:
    """Return a board with a button to watch the game, where there is room and somebody to press."""
    if not record.postable or record.guild_id is None:
        return board
    watch = Button(str(onlooker_ids.Watch(record.id)), words("button-watch"))
    *rows, last = board.rows or ((),)
    if isinstance(last, tuple) and len(last) < BUTTONS_IN_ROW:
        return replace(board, rows=(*rows, (*last, watch)))
    if len(board.rows) < ROWS:
        return replace(board, rows=(*board.rows, (watch,)))
    return board


def _choices(words: Words, session: Session, *, every_age: bool) -> Panel:
    """Return what a person is told, and what can be chosen instead."""
    table, ages = session.record.id, session.age() is not None
    answers = [answer for answer in onlooker_ids.WATCH_ANSWERS if ages or answer != "ages"]
    chosen = "ages" if every_age else "end"
    row: Row = tuple(
        Button(
            str(onlooker_ids.ChooseWatch(table, answer)),
            words(f"button-watch-{answer}"),
            "primary" if answer == chosen else "secondary",
        )
        for answer in answers
    )
    return Panel((words(f"watch-{chosen}"),), (row,))


def _parts(people: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield as many people at a time as one message mentions."""
    for first in range(0, len(people), MENTIONED):
        yield tuple(people[first : first + MENTIONED])
