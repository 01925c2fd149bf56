"""Remembers boards that Discord has, or may have, but whose messages are not stored.

A board is *unconfirmed* while it is unknown whether Discord took it: the request was sent, and its
response was lost.
"""

from collections.abc import Mapping
from zlib import crc32

from msgspec import Struct

from ...contract import Session
from ...controls.panel import Panel
from ...runtime.recent import Recent
from ...tables.refusals import Unreachable
from ..replies.reply import Reply

REMEMBERED = 256
"""Of how many tables this is remembered; those that changed last stay."""


class Board(Struct, frozen=True):
    """Identifies what a board shows: a state, by its nonce, and the revision of the game.

    The board tells what happened after the revision `told_after`; `None` stands for the last
    decision alone. The nonce is empty where the board is superseded and Discord refused to edit it.
    """

    nonce: str
    revision: int
    told_after: int | None


class _UnconfirmedReply(Struct, frozen=True):
    """A reply in which a board was sent; Discord's response was lost."""

    reply: Reply
    board: Board


class LateFollowUp(Struct, frozen=True):
    """An unconfirmed follow-up that was not found in the channel, but may still arrive.

    Its message will have an id greater than `after`.
    """

    board: Board
    panel: Panel
    after: int


class PostedBoards:
    """By table, the boards that may have controls although other messages are stored."""

    def __init__(self) -> None:
        self._posted = Recent[int, Mapping[int, Board]](REMEMBERED)
        self._unconfirmed_replies = Recent[int, _UnconfirmedReply](REMEMBERED)
        self._unconfirmed = Recent[int, Board](REMEMBERED)
        self._late_follow_ups = Recent[int, LateFollowUp](REMEMBERED)
        self._made = Recent[int, Board](REMEMBERED)

    def of(self, table: int) -> Mapping[int, Board]:
        """Return the boards of a table by their message ids."""
        return self._posted.get(table, {})

    def newest(self, table: int, board: Board) -> int | None:
        """Return the newest message that shows this state of a table."""
        return max((key for key, each in self.of(table).items() if each == board), default=None)

    def add(self, table: int, message_id: int, board: Board) -> None:
        """Remember that a message shows a board."""
        self._posted[table] = {**self.of(table), message_id: board}

    def remove(self, table: int, message_id: int) -> None:
        """Forget a message that is stored, or has no controls any more."""
        left = {key: each for key, each in self.of(table).items() if key != message_id}
        if left:
            self._posted[table] = left
        else:
            self._posted.pop(table, None)

    def remember_unconfirmed_reply(self, table: int, reply: Reply, board: Board) -> None:
        """Remember a reply in which a board was sent, without a response from Discord."""
        self._unconfirmed_replies[table] = _UnconfirmedReply(reply, board)

    async def find_unconfirmed_reply(self, table: int, board: Board) -> None:
        """Ask Discord whether it has the unconfirmed reply of a table, and remember its message.

        Raises `Unreachable` where Discord cannot be asked and the reply was to show this `board`.
        """
        sent = self._unconfirmed_replies.get(table)
        if sent is None:
            return
        try:
            found = await sent.reply.posted()
        except Unreachable:
            if sent.board == board:
                raise
            return
        self._unconfirmed_replies.pop(table, None)
        if found is not None:
            self.add(table, found, sent.board)

    def unconfirmed(self, table: int) -> Board | None:
        """Return the unconfirmed board that was sent to the channel of a table, if there is one."""
        return self._unconfirmed.get(table)

    def remember_unconfirmed(self, table: int, board: Board) -> None:
        """Remember that a board was sent to the channel, without a response from Discord."""
        self._unconfirmed[table] = board

    def forget_unconfirmed(self, table: int) -> None:
        """Forget the unconfirmed board of a channel: its message is known now."""
        self._unconfirmed.pop(table, None)

    def remember_made(self, table: int, board: Board) -> None:
        """Remember that this process has made the moves that led to the state of a board."""
        self._made[table] = board

    def is_made_here(self, table: int, board: Board) -> bool:
        """Whether this process has made the moves that led to the state of a board."""
        return self._made.get(table) == board

    def knows(self, table: int) -> bool:
        """Whether this process has moved at a table, or remembers a board of it."""
        return table in self._made or table in self._posted

    def late_follow_up(self, table: int) -> LateFollowUp | None:
        """Return the follow-up of a table that was not found, but may still arrive."""
        return self._late_follow_ups.get(table)

    def expect_follow_up(self, table: int, late: LateFollowUp) -> None:
        """Remember a follow-up that was not found, but may still arrive."""
        self._late_follow_ups[table] = late

    def forget_follow_up(self, table: int) -> None:
        """Forget that a follow-up may arrive: it is found, or it is too late for it."""
        self._late_follow_ups.pop(table, None)

    def uncertain(self, table: int) -> bool:
        """Whether Discord has, or may have, a board of a table whose message is not stored."""
        unconfirmed = table in self._unconfirmed_replies
        return unconfirmed or any(each.nonce for each in self.of(table).values())


def board_of(session: Session) -> Board:
    """Return what the board of a session shows."""
    return Board(nonce(session), session.record.revision, session.record.tells_after)


def nonce(session: Session) -> str:
    """Name one state of one game, so that a board sent twice is posted once; at most 25 letters.

    The moves and the players are part of the name, not only how many moves there are: after a
    backup is restored, other moves may be made (for the same moves see `BoardRoutes`). The message
    that shows this very state is part of it too, so that the board can be posted again for somebody
    who asks, or after a change of players. A message that shows an earlier state is not, because
    another process may store one at any time.
    """
    record = session.record
    over = session.ending() is not None
    again = record.shown == record.revision and (record.end_shown or not over)
    seats = [player.user_id for player in record.players]
    moves = [move.text for move in record.moves]
    before = record.message_id if again else None
    known = repr((record.created_at.timestamp(), before, seats, moves))
    return _with_digest(f"{record.id}.{record.revision}{'e' if over else ''}", known)


def nonce_below(nonce: str, before: int) -> str:
    """Name the same state as a nonce, posted once more below the message `before`."""
    return _with_digest(nonce.rpartition(".")[0], f"{nonce} {before}")


def _with_digest(state: str, known: str) -> str:
    return f"{state}.{crc32(known.encode()):08x}"
