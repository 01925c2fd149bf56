"""The stored records as values: games, moves, seals and preferences."""

from datetime import datetime
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

from engine.core.game import Result, Seat

FORGOTTEN = 0
"""The user id of a player whose data was deleted; no Discord user has this id."""


class Player(Struct, frozen=True):
    """The player in a seat.

    `user_id` is `None` for the computer, whose strength is `level`; `name` is the display name when
    the game began. If the computer has replaced a person, `former_id` is the id of that person,
    and `name` the person's name; `left` tells whether the person has left for good and cannot take
    the seat back. A player whose data was deleted has the id `FORGOTTEN` and no name.
    """

    user_id: int | None
    name: str
    level: str | None = None
    former_id: int | None = None
    left: bool = False


class Move(Struct, frozen=True):
    """A stored move or open choice: `ply` as by `TableRecord.next_ply`; made at `at` (UTC).

    `by_computer` tells who made it, the computer or a person; it is `None` for moves made before
    that was stored.
    """

    seat: int
    ply: int
    text: str
    at: datetime
    by_computer: bool | None = None


class Undo(Struct, frozen=True):
    """Moves that were taken back, in order: the seat asked for it, at `at` (UTC).

    By then `entries` moves were stored; the first `kept` of those then in force stayed in force.
    """

    entries: int
    kept: int
    seat: int
    at: datetime
    moves: tuple[Move, ...]


class UndoRequest(Struct, frozen=True):
    """An open request of a seat to take moves back, by the id of what asked for it.

    It holds for as long as the game has that `revision`; `kept` is as in `Undo`.
    """

    id: int
    seat: int
    revision: int
    kept: int


class Ending(Struct, frozen=True):
    """How a game ended: the key of the reason, and the seats that won, if any."""

    reason: str
    winners: tuple[int, ...]

    @property
    def result(self) -> Result:
        """The ending as the rules of a game put it."""
        return Result(self.reason, tuple(map(Seat, self.winners)))


class UndealtTable(Struct, frozen=True):
    """A game about to begin, without its deal.

    `postable` tells whether the bot may post in the channel; it may not if only a person has
    installed the app, and then can only reply to interactions. `clock` is the name
    of one of `CLOCKS`, `None` where turns take as long as they like. `rated` tells whether the
    result changes ratings.
    """

    game: str
    guild_id: int | None
    channel_id: int
    opener_id: int
    locale: str
    options: dict[str, str]
    players: tuple[Player, ...]
    postable: bool
    clock: str | None = None
    rated: bool = True

    @property
    def owner_id(self) -> int:
        """The server or, outside servers, the opener, whose preferences apply."""
        return preference_owner(self.guild_id, self.opener_id, installed=self.postable)


class NewTable(UndealtTable, frozen=True, kw_only=True):
    """A game about to begin, with its deal; the players are in the order of their seats."""

    deal: bytes

    @classmethod
    def dealt(cls, undealt: UndealtTable, deal: bytes) -> "NewTable":
        """Return a game with its deal."""
        return cls(**asdict(undealt), deal=deal)


PlayedGame: TypeAlias = tuple[int, bytes, tuple[str, ...]]
"""A game by its number, deal and moves; the number of a forgotten imported game comes again."""


class TableRecord(NewTable, frozen=True, kw_only=True):
    """A stored game: its deal, its moves in order, and how it ended.

    The defaults are those of a game that has just been dealt. `moves` are those in force, `undone`
    what was taken back before. `choices` are the moves of a turn in which all choose at once, in
    the order of their seats: they may be replaced, are secret, and become moves together when the
    last seat has chosen. `shown` is the `revision` that the board message `message_id` shows, -1
    before the first board; `end_shown` tells whether it shows the ending, `seats_shown` whether it
    shows the present players. It tells what happened after the revision `told_after`; `None`: the
    last decision. `in_tournament`: a tournament counts it.
    """

    id: int
    created_at: datetime
    moves: tuple[Move, ...] = ()
    ending: Ending | None = None
    message_id: int | None = None
    shown: int = -1
    end_shown: bool = False
    seats_shown: bool = True
    told_after: int | None = None
    choices: tuple[Move, ...] = ()
    undone: tuple[Undo, ...] = ()
    undo_request: UndoRequest | None = None
    in_tournament: bool = False

    @property
    def entries(self) -> int:
        """The number of moves that were ever made, those that were taken back included."""
        return len(self.moves) + sum(len(undo.moves) for undo in self.undone)

    @property
    def revision(self) -> int:
        """The number of changes since the deal: of moves made and of times that some were undone.

        It never falls, so that of two boards the one of the greater revision is the newer one.
        """
        return self.entries + len(self.undone)

    def at(self, revision: int, told_after: int | None = None) -> "TableRecord":
        """Return the running game as it was at a former revision, when all had chosen.

        Its board is shown, and tells what happened `told_after` an earlier one.
        """
        made, undone, since = self.moves, self.undone, 0
        while undone:
            last = undone[-1]
            since = last.entries + len(undone)
            if revision >= since:
                break
            made, undone, since = (*made[: last.kept], *last.moves), undone[:-1], 0
        kept = undone[-1].kept if undone else 0
        return replace(
            self,
            moves=made[: kept + revision - since],
            undone=undone,
            choices=(),
            ending=None,
            shown=revision,
            seats_shown=True,
            told_after=told_after,
        )

    @property
    def tells_after(self) -> int | None:
        """After which revision the present board tells what happened; `None`: the last decision.

        It tells what no message tells yet. Where it only shows other players, it tells the last
        decision again; where the game was only given up since, it tells none.
        """
        if self.shown < self.revision:
            return max(0, self.shown)
        if self.board_due and self.ending is not None:
            return self.revision
        return None if self.board_due else self.told_after

    @property
    def told(self) -> int:
        """How many moves in force other boards than the present one tell; all if unknown."""
        if self.tells_after is None:
            return len(self.moves)
        then = self.at(self.tells_after)
        since = self.undone[len(then.undone) :]
        return min([len(then.moves), *(undo.kept for undo in since)])

    @property
    def board_due(self) -> bool:
        """Whether no message shows the present state of the game."""
        if self.ending is not None:
            return not self.end_shown
        return self.shown < self.revision or not self.seats_shown

    @property
    def played(self) -> PlayedGame:
        """The game with its deal and moves: its number alone may be that of a deleted one."""
        return self.id, self.deal, tuple(move.text for move in self.moves)

    @property
    def made(self) -> tuple[tuple[int, str], ...]:
        """The moves as they are replayed: seat and text of each."""
        return tuple((move.seat, move.text) for move in self.moves)

    def next_ply(self, seat: int) -> int:
        """Return the `ply` of the next move of `seat`: the number of moves that it ever made.

        Those that were taken back count, and each time that some were, so that no control of before
        becomes valid again.
        """
        made = (self.moves, *(undo.moves for undo in self.undone))
        return len(self.undone) + sum(move.seat == seat for moves in made for move in moves)


class Preferences(Struct, frozen=True):
    """The preferences of a server or a person; `None` if not set.

    `locale` is the language of boards and invitations, `theme` the theme of pictures. `hints` and
    `reviews` tell whether the computer gives them, which is the default. `pictures` tells whether
    former boards keep theirs, `threads` whether games open threads of their own, and `edits`
    whether boards are edited in place of being posted anew; none of these is the default.
    `challenges` tells whether a person may be challenged and invited, which is the default, `named`
    whether the person is named in files that others export, which is not.

    A person alone chooses how to be notified of turns, see `NoticePreferences`; the bot sets
    `closed`.

    A server alone chooses the rest: `clock`, one of `CLOCKS`, for games that name none; whether
    `live` clocks are allowed, the bot may notify people by `mentions` and `direct` messages, and
    results are `rated`, all of which are the default.
    """

    locale: str | None = None
    theme: str | None = None
    hints: bool = True
    reviews: bool = True
    pictures: bool = False
    threads: bool = False
    edits: bool = False
    challenges: bool = True
    named: bool = False
    clock: str | None = None
    live: bool = True
    mentions: bool = True
    direct: bool = True
    rated: bool = True
    notify: str | None = None
    daily: str | None = None
    quiet: str | None = None
    zone: str | None = None
    closed: bool = False


def preference_owner(guild_id: int | None, person: int, *, installed: bool) -> int:
    """Return the id of the server that has installed the app, else of the person.

    It is the key of `Preferences`; on Discord, servers and people never have the same id.
    """
    return guild_id if guild_id is not None and installed else person
