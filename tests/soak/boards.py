"""What boards there have to be: the present one of each game, posted once, alone with controls."""

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import pairwise

from playground import Message
from playground.model.changes import Change
from playground.model.entities import Interaction
from playground.model.interaction_types import COMMAND
from tests.bot.players import BOARD, has_ended

from .ledger import Ledger
from .stored import Stored

UNSTORED = timedelta(seconds=10)
"""For how long a board may not be stored yet: its receipt was lost, or the database is locked."""

IN_FLIGHT = timedelta(seconds=5)
"""For how long a request of a killed bot may still be on its way."""

NEVER = datetime.max.replace(tzinfo=UTC)

State = tuple[int, int, bool]
"""A table, its revision, and whether it has ended."""

GAME = "the game"
"""What a board was posted for that nobody asked for."""


def board_of(message: Message) -> tuple[int, int] | None:
    """Return the table of a board and the revision that it shows, also when it is deleted."""
    found = [BOARD.match(attachment.filename) for attachment in message.attachments]
    return next(((int(each[1]), int(each[2])) for each in found if each), None)


def can_be_pressed(message: Message | None) -> bool:
    """Whether a message has controls."""
    return message is not None and bool(message.buttons or message.selects)


class Boards:
    """Every board that was posted with controls, by what it shows."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._world = ledger.discord.world
        self._posted: dict[State, dict[int, Message]] = {}
        self._deleted: dict[int, datetime] = {}
        self._world.listeners.append(self._hear)

    def _hear(self, change: Change) -> None:
        message = change.subject
        if isinstance(message, Message) and message.deleted:
            self._deleted.setdefault(message.id, datetime.now(UTC))
        if not isinstance(message, Message) or not message.stands:
            return
        at = board_of(message)
        if at is not None and not message.ephemeral and can_be_pressed(message):
            self._posted.setdefault((*at, has_ended(message)), {})[message.id] = message

    def doubled(self, tables: Iterable[Stored]) -> list[tuple[State, list[str]]]:
        """Return the positions of which a board was posted twice, and how.

        Whoever asks for a board with `/board` gets one more, once: as the answer, or, where Discord
        did not take that, as a message in the channel. Each who leaves a game that goes on causes
        one more board of it.
        """
        in_vain = list(self._in_vain())
        left = Counter({table.id: len(table.left) for table in tables})
        found = []
        for state, posted in self._posted.items():
            more = self._more_than_asked_for(posted.values(), in_vain)
            justified = min(more, left[state[0]])
            left[state[0]] -= justified
            if more > justified or self._answered_twice(posted.values()):
                first = min(posted.values(), key=lambda each: each.id)
                told = [origin(message) for message in posted.values()]
                found.append((state, [*told, self._account(first)]))
        return found

    def _more_than_asked_for(
        self, posted: Iterable[Message], in_vain: Sequence[Interaction]
    ) -> int:
        """Return how many boards there are for the game itself beside the first one.

        One that was deleted before the bot could find it is posted anew.
        """
        own = sorted((each for each in posted if _whence(each) == GAME), key=lambda each: each.id)
        return sum(
            not any(
                each.channel is here.channel and former.id < each.id < here.id for each in in_vain
            )
            for former, here in pairwise(own)
            if self._deleted.get(former.id, NEVER) > here.created_at
        )

    def _answered_twice(self, posted: Iterable[Message]) -> bool:
        """Whether a board answers a command twice; one that was deleted before is answered anew."""
        answers = sorted((_whence(each), each.id, each) for each in posted)
        return any(
            asked == again != GAME and self._deleted.get(former.id, NEVER) > later.created_at
            for (asked, _, former), (again, _, later) in pairwise(answers)
        )

    def _in_vain(self) -> Iterator[Interaction]:
        """Yield what was asked for with `/board` and did not become the answer."""
        boards = [message for posted in self._posted.values() for message in posted.values()]
        answered = {message.interaction for message in boards}
        tried = self._ledger.tried()
        for each in self._world.interactions.values():
            if each.described == "/board" and str(each.id) in tried and each not in answered:
                yield each

    def missing(self, tables: Iterable[Stored]) -> list[Stored]:
        """Return the games whose present board is nowhere to be seen."""
        return [
            each
            for each in tables
            if not any(
                not message.deleted
                for message in self._places(each.channel_id)
                if board_of(message) == (each.id, each.revision)
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
        if table.channel_id not in self._world.channels:
            return []
        boards = sorted(
            (
                message
                for state, posted in self._posted.items()
                for message in posted.values()
                if state[0] == table.id and message.stands
            ),
            key=lambda message: message.id,
        )
        wrong = [
            self._account(message)
            for message in boards[:-1]
            if can_be_pressed(message) and not has_ended(message) and not self._is_stuck(message)
        ]
        if boards and not table.ended and not can_be_pressed(boards[-1]):
            wrong.append(f"no controls: {origin(boards[-1])}")
        return wrong

    def _account(self, message: Message) -> str:
        """Tell of a message what was requested of it, and of its channel about that time."""
        place, begun = f"/channels/{message.channel.id}", message.created_at
        now = time.time() - time.monotonic()
        since = [
            f"{datetime.fromtimestamp(now + each.at, UTC):%H:%M:%S.%f} {each}"
            for each in self._ledger.discord.requests
            if each.path.startswith(place) or str(message.id) in each.path
        ]
        kills = [f"{kill:%H:%M:%S}" for kill in self._ledger.kills if kill > begun - IN_FLIGHT]
        around = [each for each in since if each > f"{begun - IN_FLIGHT:%H:%M:%S}"][:40]
        return "\n  ".join([f"{origin(message)}, edits {message.edits}, kills {kills}", *around])

    def _is_stuck(self, message: Message) -> bool:
        """Whether the bot could not take the controls off a board.

        Discord refused, or the bot was killed before it could know that Discord had posted it. A
        board that was posted for the game is found again by its nonce, unless that fails and
        somebody moves, or leaves, in the meantime.
        """
        path = f"/channels/{message.channel.id}/messages/{message.id}"
        edits = [each for each in self._ledger.discord.requests if each.path == path]
        if edits:
            return edits[-1].status >= 400
        posted = message.edited_at or message.created_at  # it may have announced itself before
        return any(-IN_FLIGHT <= kill - posted < UNSTORED for kill in self._ledger.kills)

    def _places(self, channel_id: int) -> Sequence[Message]:
        channel = self._world.channels.get(channel_id)
        return [] if channel is None else channel.messages


def origin(message: Message) -> str:
    """Tell which message it is and for what it was posted."""
    seen = "deleted" if message.deleted else "there"
    named = "" if message.nonce is None else f" as {message.nonce}"
    return f"{message.created_at:%H:%M:%S.%f} {message.id}{named} for {_whence(message)}, {seen}"


def _whence(message: Message) -> str:
    """Return what a board was posted for: a `/board` that somebody gave, or the game itself."""
    asked = message.interaction
    by_command = asked is not None and asked.kind == COMMAND
    return f"{asked.described} {asked.id}" if asked and by_command else GAME
