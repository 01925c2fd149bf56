"""The stored records as values: games, moves, challenges, seals and preferences."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from engine.core.fair import commitment

Status = Literal["open", "accepted", "declined", "withdrawn", "expired"]
"""The status of a challenge; only an open one can be answered."""

ClosingStatus = Literal["declined", "withdrawn", "expired"]
"""The status of a challenge that was closed without a game."""

FORGOTTEN = 0
"""The user id of a player whose data was deleted; no Discord user has this id."""


class Player(Struct, frozen=True):
    """The player in a seat.

    `user_id` is `None` for the computer, whose strength is `level`; `name` is the display name when
    the game began. If the computer has replaced a person, `former_id` is the id of that person,
    and `name` the person's name. A player whose data was deleted has the id `FORGOTTEN` and no
    name.
    """

    user_id: int | None
    name: str
    level: str | None = None
    former_id: int | None = None


class Move(Struct, frozen=True):
    """One stored move: `ply` counts the moves of its seat from 0; made at `at` (UTC)."""

    seat: int
    ply: int
    text: str
    at: datetime


class Ending(Struct, frozen=True):
    """How a game ended: the key of the reason, and the seats that won, if any."""

    reason: str
    winners: tuple[int, ...]


class NewTable(Struct, frozen=True):
    """A game about to begin; the players are in the order of their seats.

    `postable` tells whether the bot may post in the channel; it may not if only a person has
    installed the app, and then can only reply to interactions.
    """

    game: str
    guild_id: int | None
    channel_id: int
    opener_id: int
    locale: str
    options: dict[str, str]
    deal: bytes
    players: tuple[Player, ...]
    postable: bool

    @property
    def owner_id(self) -> int:
        """The server or, outside servers, the opener, whose preferences apply."""
        return preference_owner(self.guild_id, self.opener_id, installed=self.postable)


class TableRecord(NewTable, frozen=True, kw_only=True):
    """A stored game: its deal, its moves in order, and how it ended.

    `shown` is the number of moves that the board message `message_id` shows, -1 before the first
    board; `end_shown` tells whether it shows the ending, `seats_shown` whether it shows the present
    players.
    """

    id: int
    created_at: datetime
    moves: tuple[Move, ...]
    ending: Ending | None
    message_id: int | None
    shown: int
    end_shown: bool
    seats_shown: bool

    @property
    def board_due(self) -> bool:
        """Whether no message shows the present state of the game."""
        if self.ending is not None:
            return not self.end_shown
        return self.shown < len(self.moves) or not self.seats_shown

    def next_ply(self, seat: int) -> int:
        """Return the `ply` of the next move of `seat`: the number of moves that it has made."""
        return sum(move.seat == seat for move in self.moves)


class Seal(Struct, frozen=True):
    """A secret from which a game is dealt, and the `terms` that were mixed in at the deal.

    `secret` must not be shown before the end of that game; `repr` leaves it out.
    """

    id: int
    secret: bytes
    terms: str | None = None

    @property
    def commitment(self) -> str:
        """The hash of the secret, which may be shown at any time."""
        return commitment(self.secret)

    def __repr__(self) -> str:
        return f"Seal({self.id}, {self.commitment})"


class SpentSeal(Struct, frozen=True):
    """The use of a seal for a deal: its id, the terms, and the challenge it was promised to.

    `challenge` is `None` for a seal that waited for a person's next game.
    """

    seal: int
    terms: str
    challenge: int | None = None


class NewChallenge(Struct, frozen=True):
    """A challenge to be stored; `options` are the game's options and who begins."""

    game: str
    guild_id: int | None
    channel_id: int
    postable: bool
    challenger: Player
    opponent: Player
    locale: str
    options: dict[str, str]
    expires_at: datetime

    @property
    def owner_id(self) -> int:
        """The server or, outside servers, the challenger, whose preferences apply."""
        assert self.challenger.user_id is not None
        return preference_owner(self.guild_id, self.challenger.user_id, installed=self.postable)


class Challenge(NewChallenge, frozen=True, kw_only=True):
    """A stored challenge; `table_id` is the game that began when it was accepted.

    `seal` is what the game will be dealt from, `None` for a challenge created before seals existed.
    """

    id: int
    status: Status
    message_id: int | None
    table_id: int | None
    seal: Seal | None = None


class Preferences(Struct, frozen=True):
    """The preferences of a server or a person; `None` if not set.

    `locale` is the language of boards and challenges, `theme` the theme of pictures. `hints` and
    `reviews` tell whether the computer gives them, which is the default.
    """

    locale: str | None = None
    theme: str | None = None
    hints: bool = True
    reviews: bool = True


def preference_owner(guild_id: int | None, person: int, *, installed: bool) -> int:
    """Return the id of the server that has installed the app, else of the person.

    It is the key of `Preferences`; on Discord, servers and people never have the same id.
    """
    return guild_id if guild_id is not None and installed else person
