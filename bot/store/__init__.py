"""The database: games, invitations, seals and preferences. It knows no game's rules."""

from .clocks import CLOCKS, LIVE, TIMES_STOOD_IN
from .invitation_records import ClosingStatus, Cut, Invitation, NewInvitation, Status
from .moves import by_seat
from .notices import Notice, Taste
from .outlines import Outline
from .people import Forgotten, PersonalData
from .rankings import Listing, Rank, Ranked
from .records import (
    FORGOTTEN,
    Ending,
    Move,
    NewTable,
    Player,
    Preferences,
    Seal,
    SpentSeal,
    TableRecord,
    Undo,
    UndoRequest,
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
from .results import EVERYWHERE, Ended, RatedSeat, Rater, SeatResult, Skill
from .statistics import HeadToHead, PastGame, Statistics, Totals, WonderRecord
from .store import Store

__all__ = [
    "CLOCKS",
    "EVERYWHERE",
    "FORGOTTEN",
    "LIVE",
    "TIMES_STOOD_IN",
    "ChannelTaken",
    "ChoicesChanged",
    "ClosingStatus",
    "Cut",
    "DamagedTable",
    "Ended",
    "Ending",
    "Forgotten",
    "HeadToHead",
    "Invitation",
    "Listing",
    "Move",
    "NewInvitation",
    "NewTable",
    "NewerDatabase",
    "NoSuchInvitation",
    "NoSuchTable",
    "Notice",
    "Outline",
    "PastGame",
    "PersonalData",
    "Player",
    "Preferences",
    "Rank",
    "Ranked",
    "RatedSeat",
    "Rater",
    "Seal",
    "SealSpent",
    "SeatResult",
    "Skill",
    "SpentSeal",
    "StaleMove",
    "Statistics",
    "Status",
    "StillPlays",
    "Store",
    "StoreRefusal",
    "TableEnded",
    "TableRecord",
    "Taste",
    "Totals",
    "Unavailable",
    "Undo",
    "UndoRequest",
    "WonderRecord",
    "by_seat",
    "preference_owner",
]
