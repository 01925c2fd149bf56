"""The stored records as values: games, moves, invitations, seals and preferences."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from engine.core.fair import commitment

Status = Literal["open", "accepted", "declined", "withdrawn", "expired"]
"""The status of an invitation; only an open one can be answered."""

ClosingStatus = Literal["declined", "withdrawn", "expired"]
"""The status of an invitation that was closed without a game."""

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


class Cut(Struct, frozen=True):
    """What a person mixes into the deal of a game: the id of an interaction, and perhaps words.

    `interaction` is the press or command with which the person joined. With a `promise`, the
    SHA-256 of words that only the person knows, the words stay empty until all others are fixed.
    """

    person: int
    interaction: int
    words: str = ""
    promise: str = ""

    @property
    def closed(self) -> bool:
        """Whether the words are promised and not known yet."""
        return bool(self.promise) and not self.words


class Move(Struct, frozen=True):
    """A stored move or open choice: `ply` counts the moves of its seat from 0; made at `at` (UTC).

    `by_computer` tells who made it, the computer or a person; it is `None` for moves made before
    that was stored.
    """

    seat: int
    ply: int
    text: str
    at: datetime
    by_computer: bool | None = None


class Ending(Struct, frozen=True):
    """How a game ended: the key of the reason, and the seats that won, if any."""

    reason: str
    winners: tuple[int, ...]


class NewTable(Struct, frozen=True):
    """A game about to begin; the players are in the order of their seats.

    `postable` tells whether the bot may post in the channel; it may not if only a person has
    installed the app, and then can only reply to interactions. `clock` is the name
    of one of `CLOCKS`, `None` where turns take as long as they like.
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
    clock: str | None = None

    @property
    def owner_id(self) -> int:
        """The server or, outside servers, the opener, whose preferences apply."""
        return preference_owner(self.guild_id, self.opener_id, installed=self.postable)


class TableRecord(NewTable, frozen=True, kw_only=True):
    """A stored game: its deal, its moves in order, and how it ended.

    `choices` are the moves of a turn in which all choose at once, in the order of their seats: they
    may be replaced, are secret, and become moves together when the last seat has chosen.
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
    choices: tuple[Move, ...] = ()

    @property
    def board_due(self) -> bool:
        """Whether no message shows the present state of the game."""
        if self.ending is not None:
            return not self.end_shown
        return self.shown < len(self.moves) or not self.seats_shown

    @property
    def made(self) -> tuple[tuple[int, str], ...]:
        """The moves as they are replayed: seat and text of each."""
        return tuple((move.seat, move.text) for move in self.moves)

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
    """The use of a seal for a deal: its id, the terms, and the invitation it was promised to.

    `invitation` is `None` for a seal that waited for a person's next game.
    """

    seal: int
    terms: str
    invitation: int | None = None


class NewInvitation(Struct, frozen=True):
    """An invitation to be stored; `options` are the game's options and who begins.

    `host` is the person who asked. `players` are all who are named so far, in the order of their
    seats: people who joined, computers (without name and id), and the people who are `invited`, by
    id, and have not joined yet. A host who only watches is not among them. The game needs from
    `least` to `most` players. `cuts` are what the host and those who joined mix into the deal.
    """

    game: str
    guild_id: int | None
    channel_id: int
    postable: bool
    host: Player
    players: tuple[Player, ...]
    invited: tuple[int, ...]
    least: int
    most: int
    locale: str
    options: dict[str, str]
    expires_at: datetime
    cuts: tuple[Cut, ...] = ()

    @property
    def owner_id(self) -> int:
        """The server or, outside servers, the host, whose preferences apply."""
        assert self.host.user_id is not None
        return preference_owner(self.guild_id, self.host.user_id, installed=self.postable)

    @property
    def joined(self) -> tuple[Player, ...]:
        """The players who have joined: computers, and people who need not answer any more."""
        return tuple(player for player in self.players if player.user_id not in self.invited)

    @property
    def open_seats(self) -> int:
        """How many more players there is room for."""
        return self.most - len(self.players)

    @property
    def closed_cuts(self) -> tuple[Cut, ...]:
        """The cuts whose words are promised and not known yet."""
        return tuple(each for each in self.cuts if each.closed)

    @property
    def one_to_one(self) -> bool:
        """Whether it is a challenge: a game for two to which the host invites one named person."""
        people = tuple(player.user_id for player in self.players)
        return self.most == 2 and people == (self.host.user_id, *self.invited) and len(people) == 2


class Invitation(NewInvitation, frozen=True, kw_only=True):
    """A stored invitation; `table_id` is the game that began when it was accepted.

    `revision` counts the changes of its seats. A `draft` has not been posted anywhere yet. `seal`
    is what the game will be dealt from, `None` for an invitation created before seals existed.
    """

    id: int
    status: Status
    message_id: int | None
    table_id: int | None
    seal: Seal | None = None
    revision: int = 0
    draft: bool = False


class Preferences(Struct, frozen=True):
    """The preferences of a server or a person; `None` if not set.

    `locale` is the language of boards and invitations, `theme` the theme of pictures. `hints` and
    `reviews` tell whether the computer gives them, which is the default. `pictures` tells whether
    former boards keep theirs, `threads` whether games open threads of their own, and `edits`
    whether boards are edited in place of being posted anew; none of these is the default.
    `challenges` tells whether a person may be challenged and invited, which is the default, `named`
    whether the person is named in files that others export, which is not.
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


def preference_owner(guild_id: int | None, person: int, *, installed: bool) -> int:
    """Return the id of the server that has installed the app, else of the person.

    It is the key of `Preferences`; on Discord, servers and people never have the same id.
    """
    return guild_id if guild_id is not None and installed else person
