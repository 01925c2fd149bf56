"""Remembers which boards Discord has, or may have, that the store does not know of."""

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
    """The state that a board shows, by its nonce, and the revision of the game.

    It tells what happened `told_after` an earlier revision; `None`: the last decision. One that is
    superseded has no nonce: it is kept because Discord refused to edit it.
    """

    nonce: str
    revision: int
    told_after: int | None


class _Lost(Struct, frozen=True):
    """A reply that was to be a board, and whose receipt was lost."""

    reply: Reply
    board: Board


class Late(Struct, frozen=True):
    """A follow-up that was not there when it was looked for, among the messages `after` an id."""

    board: Board
    panel: Panel
    after: int


class PostedBoards:
    """The boards of each table that may have controls beside the board that is stored."""

    def __init__(self) -> None:
        self._posted = Recent[int, Mapping[int, Board]](REMEMBERED)
        self._lost = Recent[int, _Lost](REMEMBERED)
        self._sent = Recent[int, Board](REMEMBERED)
        self._late = Recent[int, Late](REMEMBERED)
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

    def remember_lost(self, table: int, reply: Reply, board: Board) -> None:
        """Remember a reply of which it is unknown whether Discord has posted the board in it."""
        self._lost[table] = _Lost(reply, board)

    async def find_lost(self, table: int, board: Board) -> None:
        """Look up the reply of a table that was lost; it may have arrived.

        Raises `Unreachable` where that cannot be looked up although the same `board` is due.
        """
        lost = self._lost.get(table)
        if lost is None:
            return
        try:
            found = await lost.reply.posted()
        except Unreachable:
            if lost.board == board:
                raise
            return
        self._lost.pop(table, None)
        if found is not None:
            self.add(table, found, lost.board)

    def sent(self, table: int) -> Board | None:
        """Return the board of a table that was sent to the channel, where the receipt was lost."""
        return self._sent.get(table)

    def remember_sent(self, table: int, board: Board) -> None:
        """Remember that a board was sent to the channel, and that the receipt was lost."""
        self._sent[table] = board

    def forget_sent(self, table: int) -> None:
        """Forget what was sent: a receipt of it is there."""
        self._sent.pop(table, None)

    def remember_made(self, table: int, board: Board) -> None:
        """Remember that this process has made the state that a board shows."""
        self._made[table] = board

    def is_made_here(self, table: int, board: Board) -> bool:
        """Whether this process has made the state that a board shows."""
        return self._made.get(table) == board

    def knows(self, table: int) -> bool:
        """Whether this process has made a state of a table, or remembers a board of it."""
        return table in self._made or table in self._posted

    def late(self, table: int) -> Late | None:
        """Return the follow-up of a table that may still arrive although it was given up."""
        return self._late.get(table)

    def expect_late(self, table: int, late: Late) -> None:
        """Remember that a follow-up was given up, and that it may still arrive."""
        self._late[table] = late

    def forget_late(self, table: int) -> None:
        """Forget a follow-up that was given up: it is found, or will not arrive any more."""
        self._late.pop(table, None)

    def uncertain(self, table: int) -> bool:
        """Whether a board may be there that the store does not know of."""
        return table in self._lost or any(each.nonce for each in self.of(table).values())


def board_of(shown: Session) -> Board:
    """Return what the board of a session shows."""
    return Board(nonce(shown), shown.record.revision, shown.record.tells_after)


def nonce(shown: Session) -> str:
    """Name one state of one game, so that a board sent twice is posted once; at most 25 letters.

    The moves and the players are part of the name, not only how many moves there are: after a
    backup is restored, other moves may be made (for the same moves see `BoardRoutes`). The message
    that shows this very state is part of it too, so that the board can be posted again for somebody
    who asks, or after a change of players. A message that shows an earlier state is not, because
    another process may store one at any time.
    """
    record = shown.record
    over = shown.ending() is not None
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
