"""What must hold, by the database and the playground: the bot itself is asked nothing."""

import asyncio
import json
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path

from playground import Message, Playground
from playground.model.changes import Change
from playground.model.entities import Interaction
from playground.model.interaction_types import COMMAND, DEFERRED
from tests.bot.players import BOARD, Pressed, has_ended

MARGIN = 0.5
"""Seconds around a silence of the gateway in which what people do may be lost."""

UNKNOWN, UNNOTED = timedelta(seconds=10), timedelta(seconds=2)
"""For how long it may be unknown to the bot that Discord has posted an answer whose receipt was
lost, and for how long a board may not be noted yet."""

Key = tuple[int, int, int]
"""A table, a seat, and which of its moves."""
State = tuple[int, int, bool]
"""A table, how many moves were made there, and whether it has ended."""


def board_of(message: Message) -> tuple[int, int] | None:
    """Return the table of a board and how many moves it shows, also when it is deleted."""
    found = [BOARD.match(attachment.filename) for attachment in message.attachments]
    return next(((int(each[1]), int(each[2])) for each in found if each), None)


GAME = "the game"
"""What a board was posted for that nobody asked for."""


def can_be_pressed(message: Message | None) -> bool:
    """Whether a message has controls."""
    return message is not None and bool(message.buttons or message.selects)


@dataclass(frozen=True)
class Stored:
    """A game as the database has it: the text of each move by seat and number, in order."""

    id: int
    channel_id: int
    ended: bool
    people: frozenset[int]
    """The seats in which people sit."""
    moves: dict[tuple[int, int], str]


def stored(database: Path) -> list[Stored]:
    """Read every game, past the bot."""
    with closing(sqlite3.connect(database)) as connection:
        tables = connection.execute("SELECT id, channel_id, ended_at FROM tables").fetchall()
        seats = connection.execute("SELECT table_id, seat FROM seats WHERE user_id").fetchall()
        moves = connection.execute(
            "SELECT table_id, seat, nth, text FROM moves ORDER BY table_id, n"
        ).fetchall()
    return [
        Stored(
            number,
            channel_id,
            ended_at is not None,
            frozenset(seat for table, seat in seats if table == number),
            {(seat, ply): text for table, seat, ply, text in moves if table == number},
        )
        for number, channel_id, ended_at in tables
    ]


@dataclass(eq=False)
class Ledger:
    """Writes down what people did and saw; `deaf` are the times in which the bot heard nothing."""

    discord: Playground
    pressed: list[Pressed] = field(default_factory=list)
    receipts: list[Pressed] = field(default_factory=list)
    """What people pressed and were told, or shown, that it was carried out."""
    posted: dict[State, dict[int, Message]] = field(default_factory=dict)
    kills: list[datetime] = field(default_factory=list)
    deaf: list[tuple[float, float]] = field(default_factory=list)
    done: Counter[str] = field(default_factory=Counter)
    """What was done to the bot, by kind, and what people did amiss."""
    _read: int = 0

    def __post_init__(self) -> None:
        self.discord.world.listeners.append(self._hear)

    def _hear(self, change: Change) -> None:
        message = change.subject
        if not isinstance(message, Message) or not message.stands:
            return
        at = board_of(message)
        if at is not None and not message.ephemeral and can_be_pressed(message):
            self.posted.setdefault((*at, has_ended(message)), {})[message.id] = message
        for attachment in message.attachments:  # thousands of pictures are not kept
            self.discord.world.blobs[attachment.id] = b""

    async def watch(self) -> None:
        """Note when the bot hears nothing, and forget what no check will ask for."""
        since: float | None = None
        while True:
            await asyncio.sleep(0.02)
            now = time.monotonic()
            if not self.discord.gateway.ready:
                since = since or now
            elif since is not None:
                self.deaf.append((since, now))
                since = None
            requests = self.discord.requests
            while self._read < len(requests) and requests[self._read].status:
                requests[self._read].body = None
                self._read += 1

    def lost(self, tables: Iterable[Stored]) -> list[Pressed]:
        """Return the moves that people were told of and that are not stored as they made them."""
        stored = texts(tables)
        return [
            each
            for each in self.receipts
            if stored.get((each.table, each.seat, each.ply)) not in each.texts
        ]

    def invented(self, tables: Iterable[Stored]) -> list[Key]:
        """Return the moves of people that are stored and were never pressed: one made twice is."""
        wanted: dict[Key, set[str]] = {}
        for each in self.pressed:
            wanted.setdefault((each.table, each.seat, each.ply), set()).update(each.texts)
        return [key for key, text in texts(tables).items() if text not in wanted.get(key, ())]

    def doubled(self) -> list[tuple[State, list[str]]]:
        """Return the positions of which a board was posted twice, and how.

        Whoever asks for a board with `/board` gets one more, once: as the answer, or, where Discord
        did not take that, as a message in the channel.
        """
        boards = [message for posted in self.posted.values() for message in posted.values()]
        answered = {message.interaction for message in boards}
        tried = self._tried()
        in_vain = [
            each
            for each in self.discord.world.interactions.values()
            if each.described == "/board" and str(each.id) in tried and each not in answered
        ]
        return [
            (state, [origin(message) for message in posted.values()])
            for state, posted in self.posted.items()
            if _is_doubled(posted.values(), in_vain)
        ]

    def missing(self, tables: Iterable[Stored]) -> list[Stored]:
        """Return the games whose present board is nowhere to be seen."""
        return [
            each
            for each in tables
            if not any(
                not message.deleted
                for message in self._places(each.channel_id)
                if board_of(message) == (each.id, len(each.moves))
                and has_ended(message) == each.ended
                and (can_be_pressed(message) or len(each.people) < 2)  # the computer may be at it
            )
        ]

    def torn(self, tables: Iterable[Stored]) -> list[tuple[int, list[str]]]:
        """Return the games of which not the newest board alone has controls, and what has them.

        After the end the former boards have none; what tells of the end keeps its own.
        """
        return [(each.id, wrong) for each in tables if (wrong := self._torn(each))]

    def _torn(self, table: Stored) -> list[str]:
        if table.channel_id not in self.discord.world.channels:
            return []
        boards = sorted(
            (
                message
                for state, posted in self.posted.items()
                for message in posted.values()
                if state[0] == table.id and message.stands
            ),
            key=lambda message: message.id,
        )
        wrong = [
            origin(message)
            for message in boards[:-1]
            if can_be_pressed(message) and not has_ended(message) and not self._is_stuck(message)
        ]
        if boards and not table.ended and not can_be_pressed(boards[-1]):
            wrong.append(f"no controls: {origin(boards[-1])}")
        return wrong

    def _is_stuck(self, message: Message) -> bool:
        """Whether the bot could not take the controls off a board.

        Discord refused, or the bot was killed before it could know that Discord had posted it. A
        board that was posted for the game is found again by its nonce, unless that fails and
        somebody moves in the meantime.
        """
        path = f"/channels/{message.channel.id}/messages/{message.id}"
        edits = [each for each in self.discord.requests if each.path == path]
        if edits:
            return edits[-1].status >= 400
        unknown = UNNOTED if _whence(message) == GAME else UNKNOWN
        return any(timedelta() <= kill - message.created_at < unknown for kill in self.kills)

    def _places(self, channel_id: int) -> Sequence[Message]:
        channel = self.discord.world.channels.get(channel_id)
        return [] if channel is None else channel.messages

    def unanswered(self) -> list[Interaction]:
        """Return what nobody answered in three seconds though the bot heard it and could have.

        It heard nothing while it was dead or cut off; and what it said in time and Discord lost,
        in a fault, is no fault of its own.
        """
        tried = self._tried()
        return [
            each
            for each in self.discord.unanswered
            if str(each.id) not in tried and not self._unheard(each, self.discord.world.ack_seconds)
        ]

    def still_waiting(self) -> list[Interaction]:
        """Return who was promised an answer that never came, though the bot lived on."""
        return [
            each
            for each in self.discord.world.interactions.values()
            if each.response == DEFERRED
            and each.original is not None
            and each.original.thinking
            and not each.original.deleted
            and not self._unheard(each, self.discord.world.token_seconds)
        ]

    def _tried(self) -> set[str]:
        """Return what the bot tried to answer, be it in vain."""
        return {
            found[1]
            for request in self.discord.requests
            if (found := re.match(r"/interactions/(\d+)/", request.path))
        }

    def _unheard(self, each: Interaction, within: float) -> bool:
        begin, end = each.started - MARGIN, each.started + within + MARGIN
        return any(since < end and until > begin for since, until in self.deaf)


def _is_doubled(posted: Iterable[Message], in_vain: Iterable[Interaction]) -> bool:
    whence = Counter(map(_whence, posted))
    if any(times > 1 for asked, times in whence.items() if asked != GAME):
        return True
    own = sorted((each for each in posted if _whence(each) == GAME), key=lambda each: each.id)
    return any(
        not any(each.channel is here.channel and former.id < each.id < here.id for each in in_vain)
        for former, here in pairwise(own)
    )


def origin(message: Message) -> str:
    """Tell which message it is and for what it was posted."""
    seen = "deleted" if message.deleted else "there"
    return f"{message.created_at:%H:%M:%S.%f} {message.id} for {_whence(message)}, {seen}"


def _whence(message: Message) -> str:
    """Return what a board was posted for: a `/board` that somebody gave, or the game itself."""
    asked = message.interaction
    by_command = asked is not None and asked.kind == COMMAND
    return f"{asked.described} {asked.id}" if asked and by_command else GAME


def texts(tables: Iterable[Stored]) -> dict[Key, str]:
    """Return the moves that people have made, as they are stored."""
    return {
        (table.id, seat, ply): text
        for table in tables
        for (seat, ply), text in table.moves.items()
        if seat in table.people
    }


HANDLED = (
    "Attempting a reconnect",
    "Failed to connect for shard_id",
    "The database cannot be used",
)
"""Errors of the log that are dealt with: discord.py connects again by itself when it was cut off,
and the host is told of a full disk or a locked database, as is whoever was refused for it."""


def unhandled(log: str) -> list[str]:
    """Return the lines of a log in JSON that tell of an error nobody dealt with, or are no JSON."""
    return [line for line in log.splitlines() if _is_bad(line)]


def _is_bad(line: str) -> bool:
    try:
        told = json.loads(line)
    except ValueError:  # what Python itself writes when a bot was killed before its processes
        return "resource_tracker" not in line
    bad = told["level"] in ("error", "critical") or "exception" in told
    return bad and not told["event"].startswith(HANDLED)
