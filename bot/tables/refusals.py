"""Why something is refused: each refusal is a key of `data/strings` and its values, no sentence."""

from collections.abc import Mapping
from datetime import datetime

from engine.core.game import IllegalMove, UnknownMove

from ..store import (
    ChannelTaken,
    ChoicesChanged,
    DamagedDatabase,
    DamagedTable,
    LimitReached,
    NoSuchInvitation,
    NoSuchTable,
    SeatsChanged,
    StaleMove,
    TableEnded,
    Unavailable,
)
from ..wording.lists import enumerated
from ..wording.names import bold
from ..wording.strings import Words
from ..workers.pool import Busy, Closed


class Refusal(Exception):  # noqa: N818 - an answer to a person, not a fault of the program
    """Something that a person asked for and cannot have; the game is as it was.

    `key` names the sentence (`refusal-<key>`), `values` are its variables; a tuple holds the names
    of people.
    """

    def __init__(self, key: str, **values: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def told(self, words: Words) -> str:
        """Return the sentence; names in it are bold, and enumerated as the language does it."""
        values = {
            name: enumerated(words, [bold(each) for each in value])
            if isinstance(value, tuple)
            else value
            for name, value in self.values.items()
        }
        return words(f"refusal-{self.key}", **values)


class StaleClick(Refusal):
    """The click belongs to an older board of `table`; the present one is shown instead."""

    def __init__(self, table: int) -> None:
        super().__init__("stale")
        self.table = table


class CannotShow(Refusal):
    """What was done is saved, but Discord does not let us show it: `missing` names a permission."""

    def __init__(self, missing: str) -> None:
        super().__init__("cannot-show", permission=missing)
        self.missing = missing


class Undelivered(Exception):  # noqa: N818 - names the state
    """A message could not be delivered to Discord; the message of the error tells why."""


class Unreachable(Undelivered):
    """Discord, or the network in between, fails for a while; the message may have arrived."""


class DirectMessagesClosed(Undelivered):
    """Discord lets the bot send a person no direct messages."""


class Gone(Undelivered):
    """Discord says that there is no such channel; it may be wrong, or the channel is deleted."""


_KNOWN: tuple[tuple[type[Exception], str], ...] = (
    (IllegalMove, "illegal-move"),
    (UnknownMove, "unknown-move"),
    (NoSuchTable, "no-such-table"),
    (DamagedTable, "damaged-table"),
    (NoSuchInvitation, "no-such-challenge"),
    (TableEnded, "table-ended"),
    (ChannelTaken, "channel-taken"),
    (StaleMove, "moved-already"),
    (ChoicesChanged, "moved-already"),
    (SeatsChanged, "moved-already"),
    (DamagedDatabase, "damaged-database"),
    (Unavailable, "unavailable"),
    (Busy, "busy"),
    (Closed, "restarting"),
)


_LIMITS: Mapping[str, str] = {
    "invitations": "limit-invitations",
    "invitations_in_channel": "limit-invitations-channel",
    "invitations_on_server": "limit-invitations-server",
    "games": "too-many-games",
    "watched": "limit-watched",
    "watched_on_server": "limit-watched-server",
    "watched_in_all": "limit-watched-all",
    "spectators": "limit-spectators",
    "spectated": "limit-spectated",
}
"""The keys of the limits that the store enforces."""


def refusal(error: BaseException) -> Refusal | None:
    """Return the refusal that an error of the rules or the store amounts to, if any."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, LimitReached):
        when = {} if error.until is None else {"when": from_now(error.until)}
        return Refusal(_LIMITS[error.name], count=error.most, **when)
    for kind, key in _KNOWN:
        if isinstance(error, kind):
            return Refusal(key)
    return None


def from_now(until: datetime) -> str:
    """Return a time as Discord shows it to each person, counted from now."""
    return f"<t:{int(until.timestamp()) + 1}:R>"
