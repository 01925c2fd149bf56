"""The database: games, invitations, seals and preferences. It knows no game's rules."""

from .games.clocks import CLOCKS, LIVE, TIMES_STOOD_IN
from .games.moves import by_seat
from .games.outlines import Outline
from .games.seals import Seal, SpentSeal
from .invitations.records import ClosingStatus, Cut, Invitation, NewInvitation, Status
from .people.forgotten_messages import ForgottenMessage
from .people.notices import Notice, NoticePreferences
from .people.people import Forgotten, PersonalData
from .records import (
    FORGOTTEN,
    Ending,
    Move,
    NewTable,
    PlayedGame,
    Player,
    Preferences,
    TableRecord,
    UndealtTable,
    Undo,
    UndoRequest,
    preference_owner,
)
from .refusals import (
    ChannelTaken,
    ChoicesChanged,
    DamagedDatabase,
    DamagedTable,
    LimitReached,
    NewerDatabase,
    NoSuchInvitation,
    NoSuchTable,
    OlderPrograms,
    SealSpent,
    SeatsChanged,
    StaleMove,
    StillPlays,
    StoreRefusal,
    TableEnded,
    Unavailable,
    why_unusable,
)
from .results.rankings import Listing, Rank, Ranked
from .results.results import EVERYWHERE, RatedSeat, Rater, SeatResult, Skill
from .results.statistics import PastGame, Statistics
from .store import Store
from .tournaments.records import (
    Entrant,
    NewTournament,
    Tournament,
    TournamentGame,
    TournamentKind,
)
from .tournaments.sealing import whose_seal

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
    "DamagedDatabase",
    "DamagedTable",
    "Ending",
    "Entrant",
    "Forgotten",
    "ForgottenMessage",
    "Invitation",
    "LimitReached",
    "Listing",
    "Move",
    "NewInvitation",
    "NewTable",
    "NewTournament",
    "NewerDatabase",
    "NoSuchInvitation",
    "NoSuchTable",
    "Notice",
    "NoticePreferences",
    "OlderPrograms",
    "Outline",
    "PastGame",
    "PersonalData",
    "PlayedGame",
    "Player",
    "Preferences",
    "Rank",
    "Ranked",
    "RatedSeat",
    "Rater",
    "Seal",
    "SealSpent",
    "SeatResult",
    "SeatsChanged",
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
    "Tournament",
    "TournamentGame",
    "TournamentKind",
    "Unavailable",
    "UndealtTable",
    "Undo",
    "UndoRequest",
    "by_seat",
    "preference_owner",
    "whose_seal",
    "why_unusable",
]
