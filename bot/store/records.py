"""What is stored, as the rest of the bot sees it: tables, moves, challenges and choices."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from engine.core.fair import commitment

Status = Literal["open", "accepted", "declined", "withdrawn", "expired"]
"""What has become of a challenge; only an open one can be answered."""

Answer = Literal["declined", "withdrawn", "expired"]
"""What an open challenge can become without a table being made."""


FORGOTTEN = 0
"""Who sits in a seat whose person wants to be forgotten: nobody has this id on Discord."""


class Player(Struct, frozen=True):
    """Who sits in a seat.

    `user_id` is `None` for the computer, whose strength is `level`; `name` is the one shown when
    the game began. Where the computer has taken over from a person, `former_id` tells from whom,
    and `name` is his. Of who wants to be forgotten nothing is left but `FORGOTTEN`.
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
    """How a game ended: a key, never a sentence, and the seats that won, if any."""

    reason: str
    winners: tuple[int, ...]


class NewTable(Struct, frozen=True):
    """A game about to begin; the players are in the order of their seats.

    `postable` tells whether the bot itself may post in the channel; it may not where the app is
    installed by a person only.
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
        """Whose choices the boards follow: the server's, elsewhere those of who began."""
        return chooser(self.guild_id, self.opener_id, installed=self.postable)


class TableRecord(NewTable, frozen=True, kw_only=True):
    """A game as it is stored: how it began, its moves in order, and how it ended.

    `shown` is how many moves the board message `message_id` shows, -1 before the first board;
    `end_shown` tells whether it shows the ending too, `seats_shown` whether it shows who sits there
    now.
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
        """Whether no message shows the game as it stands."""
        if self.ending is not None:
            return not self.end_shown
        return self.shown < len(self.moves) or not self.seats_shown

    def next_ply(self, seat: int) -> int:
        """Return the `ply` of the next move of `seat`: how many it has made."""
        return sum(move.seat == seat for move in self.moves)


class Seal(Struct, frozen=True):
    """A secret from which a game is dealt; `terms` is what was mixed in, once it was.

    Nobody may see `secret` before the end of that game, nor does `repr` tell it.
    """

    id: int
    secret: bytes
    terms: str | None = None

    @property
    def commitment(self) -> str:
        """What may be shown at any time."""
        return commitment(self.secret)

    def __repr__(self) -> str:
        return f"Seal({self.id}, {self.commitment})"


class Spent(Struct, frozen=True):
    """That a game was dealt from `seal`, what was mixed in, and to which challenge it was promised.

    Without a `challenge` the seal waited for its person.
    """

    seal: int
    terms: str
    challenge: int | None = None


class NewChallenge(Struct, frozen=True):
    """An invitation to play; `options` hold the game's settings and who begins."""

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
        """Whose choices the message follows: the server's, elsewhere the challenger's."""
        assert self.challenger.user_id is not None
        return chooser(self.guild_id, self.challenger.user_id, installed=self.postable)


class Challenge(NewChallenge, frozen=True, kw_only=True):
    """An invitation as it is stored; `table_id` is the game that came of it.

    `seal` is what it will be dealt from; one of former days has none.
    """

    id: int
    status: Status
    message_id: int | None
    table_id: int | None
    seal: Seal | None = None


class Choice(Struct, frozen=True):
    """What a server or a person has chosen; `None` where nothing is.

    `locale` is the language of boards and challenges, `theme` the look of pictures. `hints` and
    `reviews` tell whether the computer gives them; it does where nothing is chosen.
    """

    locale: str | None = None
    theme: str | None = None
    hints: bool = True
    reviews: bool = True


def chooser(guild_id: int | None, person: int, *, installed: bool) -> int:
    """Return whose choices hold in a place: a server's that has installed the app, or a person's.

    Servers and people never have the same id on Discord.
    """
    return guild_id if guild_id is not None and installed else person
