"""The stored invitations as values, and what people mix into the deals that they lead to."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from ..games.seals import Seal
from ..records import Player, preference_owner

Status = Literal["open", "accepted", "declined", "withdrawn", "expired"]
"""The status of an invitation; only an open one can be answered."""

ClosingStatus = Literal["declined", "withdrawn", "expired"]
"""The status of an invitation that was closed without a game."""


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
    def ready(self) -> bool:
        """Whether nothing but a free channel can be missing.

        All players are there, all who were invited have answered, all promised words are known.
        """
        return not (self.invited or self.open_seats or self.closed_cuts)

    @property
    def one_to_one(self) -> bool:
        """Whether it is a challenge: a game for two to which the host invites one named person."""
        people = tuple(player.user_id for player in self.players)
        return self.most == 2 and people == (self.host.user_id, *self.invited) and len(people) == 2

    def repeats(self, other: "NewInvitation") -> bool:
        """Whether it repeats another invitation of the same channel."""
        theirs = {player.user_id for player in other.players}
        same = theirs == {player.user_id for player in self.players}
        if self.one_to_one or other.one_to_one:
            return same and self.one_to_one and other.one_to_one
        return self.game == other.game and (same or self.host.user_id == other.host.user_id)


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
