"""What the bot remembers: games, challenges and servers; it knows no game's rules."""

from .records import (
    Answer,
    Challenge,
    Ending,
    Move,
    NewChallenge,
    NewTable,
    Player,
    Status,
    TableRecord,
)
from .refusals import (
    ChannelTaken,
    NewerDatabase,
    NoSuchChallenge,
    NoSuchTable,
    StaleMove,
    StoreRefusal,
    TableEnded,
)
from .store import Store

__all__ = [
    "Answer",
    "Challenge",
    "ChannelTaken",
    "Ending",
    "Move",
    "NewChallenge",
    "NewTable",
    "NewerDatabase",
    "NoSuchChallenge",
    "NoSuchTable",
    "Player",
    "StaleMove",
    "Status",
    "Store",
    "StoreRefusal",
    "TableEnded",
    "TableRecord",
]
