"""The store: an open database, and the queries of each use case as an attribute."""

from typing import Self

from sqlalchemy import literal, select

from ..runtime.process_name import default_process_name
from .cluster.jobs import JobQueries
from .cluster.leases import LeaseQueries
from .cluster.session_starts import SessionStartQueries
from .connection.database import Database
from .connection.migrations import known_revisions, migrate
from .connection.peers import connection_name
from .connection.scope import Scope
from .games.absences import AbsenceQueries
from .games.clocks import ClockQueries
from .games.limits import GameLimitQueries
from .games.outlines import OutlineQueries
from .games.request_messages import RequestMessageQueries
from .games.seals import SealQueries
from .games.seats import SeatQueries
from .games.tables import TableQueries
from .games.undos import UndoQueries
from .games.watchers import WatcherQueries
from .invitations.invitations import InvitationQueries
from .people.blocks import BlockQueries
from .people.forgotten_messages import ForgottenMessageQueries
from .people.lessons import LessonQueries
from .people.mentions import MentionQueries
from .people.notices import NoticeQueries
from .people.people import PeopleQueries
from .people.personal_data import PersonalDataQueries
from .people.preferences import PreferenceQueries
from .refusals import DamagedDatabase
from .results.imported_games import ImportedGameQueries
from .results.rankings import RankingQueries
from .results.results import ResultQueries
from .results.statistics import StatisticsQueries
from .tournaments.tournaments import TournamentQueries
from .upkeep.health import HealthQueries
from .upkeep.retention import RetentionQueries


class Store:
    """An open database, migrated to this program's schema.

    Each method of a query class is one transaction, durable when it returns. Methods may be called
    from many tasks at once. Statements that no query class has can run on `database`.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = TableQueries(database)
        self.outlines = OutlineQueries(database)
        self.seats = SeatQueries(database)
        self.undos = UndoQueries(database)
        self.request_messages = RequestMessageQueries(database)
        self.clocks = ClockQueries(database)
        self.seals = SealQueries(database)
        self.invitations = InvitationQueries(database)
        self.preferences = PreferenceQueries(database)
        self.people = PeopleQueries(database)
        self.personal_data = PersonalDataQueries(database)
        self.jobs = JobQueries(database)
        self.retention = RetentionQueries(database)
        self.game_limits = GameLimitQueries(database)
        self.absences = AbsenceQueries(database)
        self.blocks = BlockQueries(database)
        self.mentions = MentionQueries(database)
        self.notices = NoticeQueries(database)
        self.tournaments = TournamentQueries(database)
        self.lessons = LessonQueries(database)
        self.imported_games = ImportedGameQueries(database)
        self.forgotten_messages = ForgottenMessageQueries(database)
        self.watchers = WatcherQueries(database)
        self.results = ResultQueries(database)
        self.rankings = RankingQueries(database)
        self.statistics = StatisticsQueries(database)
        self.health = HealthQueries(database)
        self.leases = LeaseQueries(database)
        self.session_starts = SessionStartQueries(database)

    @property
    def scope(self) -> Scope:
        """The servers for which this process acts by itself."""
        return self.database.scope

    @property
    def on_server(self) -> bool:
        """Whether the database is on a server, whose answer to a commit can be lost."""
        return self.database.on_server

    @classmethod
    async def open(cls, url: str, process: str = "") -> Self:
        """Connect to the database at `url` (an SQLAlchemy URL) and migrate it.

        `process` is the name of this process, in the names of its connections to a server; without
        it, it is made of the host's name. Raises `NewerDatabase` if a newer version of the program
        has migrated it and this one cannot run on it, and `OlderPrograms` if programs are connected
        that could not run on it once it is migrated. Where that happens later, while this process
        has no connection, its methods raise `Unavailable` from then on. Of a damaged file it raises
        SQLAlchemy's `DatabaseError`: no later start would find it whole, unlike a server that is
        away.
        """
        known = known_revisions()
        database = Database(url, connection_name(known[0], process or default_process_name()))
        try:
            async with database.migrating() as connection:
                await connection.run_sync(migrate)
            database.admit_to_known(known)
            await database.scalar(select(literal(1)))  # others see from now on that it is connected
        except BaseException as error:
            await database.close()
            if isinstance(error, DamagedDatabase) and error.__cause__ is not None:
                raise error.__cause__ from None
            raise
        return cls(database)

    async def close(self) -> None:
        """Close every connection; the store cannot be used afterwards."""
        await self.database.close()
