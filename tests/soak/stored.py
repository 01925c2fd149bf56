"""Games as the database has them, past the bot."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Key = tuple[int, int, int]
"""A table, a seat, and which of its moves."""


Made = tuple[tuple[tuple[int, int], str], ...]
"""Moves in order, each by its seat and number."""


@dataclass(frozen=True)
class Stored:
    """A game: the text of each move by seat and number, in order, and the choices still open.

    The moves that were taken back are among them.
    """

    id: int
    channel_id: int
    deal: bytes
    reason: str | None
    """Why it has ended, `None` while it is running."""
    people: frozenset[int]
    """The seats in which people sit."""
    sat: Mapping[int, int]
    """Who sits, or sat before the computer followed, by seat."""
    left: frozenset[int]
    """The seats that people have left."""
    moves: Mapping[tuple[int, int], str]
    made: frozenset[tuple[int, int]]
    """The moves that people have made, the rest are the computer's."""
    choices: Mapping[tuple[int, int], str]
    undos: tuple[tuple[int, int], ...]
    """How many moves were stored when some were taken back, and how many of them stayed."""

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self.reason is not None

    @property
    def revision(self) -> int:
        """How often the game has changed: by moves, and by taking some back."""
        return len(self.moves) + len(self.undos)

    @property
    def histories(self) -> tuple[Made, ...]:
        """The moves that were in force each time before some were taken back, and that are now."""
        found, since, made = list[Made](), 0, Made()
        every = tuple(self.moves.items())
        for entries, kept in self.undos:
            found.append((*made, *every[since:entries]))
            made, since = found[-1][:kept], entries
        return (*found, (*made, *every[since:]))

    @property
    def theirs(self) -> dict[Key, str]:
        """The moves that people have made."""
        return {(self.id, *at): text for at, text in self.moves.items() if at in self.made}


QUERIES = (
    "SELECT id, channel_id, deal, ended_at, end_reason FROM tables",
    'SELECT table_id, seat, user_id, former_id, "left" FROM seats',
    "SELECT table_id, seat, nth, text, by_computer FROM moves ORDER BY table_id, n",
    "SELECT table_id, seat, ply, text FROM open_choices",
    "SELECT table_id, entries, kept FROM undos ORDER BY table_id, n",
)
"""What is read of all games."""


def stored(database: Path) -> list[Stored]:
    """Read every game of a SQLite file."""
    with closing(sqlite3.connect(database)) as connection:
        return games([connection.execute(query).fetchall() for query in QUERIES])


def games(answers: Sequence[Sequence[Any]]) -> list[Stored]:
    """Return the games of what `QUERIES` were answered with, in their order."""
    tables, seats, moves, opened, undos = answers
    return [
        Stored(
            id=number,
            channel_id=channel_id,
            deal=deal,
            reason=None if ended_at is None else reason,
            people=frozenset(seat for table, seat, user, *_ in seats if table == number and user),
            sat={
                seat: user or former
                for table, seat, user, former, _ in seats
                if table == number and (user or former)
            },
            left=frozenset(seat for table, seat, *_, left in seats if table == number and left),
            moves={(seat, ply): text for table, seat, ply, text, _ in moves if table == number},
            made=frozenset(
                (seat, ply)
                for table, seat, ply, _, computer in moves
                if table == number and not computer
            ),
            choices={(seat, ply): text for table, seat, ply, text in opened if table == number},
            undos=tuple((entries, kept) for table, entries, kept in undos if table == number),
        )
        for number, channel_id, deal, ended_at, reason in tables
    ]
