"""What the bot remembers: games, challenges and choices; it knows no game's rules."""

from .records import (
    Answer,
    Challenge,
    Choice,
    Ending,
    Move,
    NewChallenge,
    NewTable,
    Player,
    Status,
    TableRecord,
    chooser,
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
    "Choice",
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
    "chooser",
]
