"""The database: games, invitations, seals and preferences. It knows no game's rules."""

from .moves import by_seat
from .outlines import Outline
from .people import PersonalData
from .records import (
    FORGOTTEN,
    ClosingStatus,
    Ending,
    Invitation,
    Move,
    NewInvitation,
    NewTable,
    Player,
    Preferences,
    Seal,
    SpentSeal,
    Status,
    TableRecord,
    preference_owner,
)
from .refusals import (
    ChannelTaken,
    ChoicesChanged,
    DamagedTable,
    NewerDatabase,
    NoSuchInvitation,
    NoSuchTable,
    SealSpent,
    StaleMove,
    StillPlays,
    StoreRefusal,
    TableEnded,
    Unavailable,
)
from .store import Store

__all__ = [
    "FORGOTTEN",
    "ChannelTaken",
    "ChoicesChanged",
    "ClosingStatus",
    "DamagedTable",
    "Ending",
    "Invitation",
    "Move",
    "NewInvitation",
    "NewTable",
    "NewerDatabase",
    "NoSuchInvitation",
    "NoSuchTable",
    "Outline",
    "PersonalData",
    "Player",
    "Preferences",
    "Seal",
    "SealSpent",
    "SpentSeal",
    "StaleMove",
    "Status",
    "StillPlays",
    "Store",
    "StoreRefusal",
    "TableEnded",
    "TableRecord",
    "Unavailable",
    "by_seat",
    "preference_owner",
]
