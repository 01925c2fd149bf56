"""SQLite is set up to keep what it acknowledges; PostgreSQL understands every statement."""

import asyncio
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, event, literal, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.sql.expression import Executable

from bot.runtime.limits import Limit, Limits
from bot.store import (
    EVERYWHERE,
    Ending,
    NewTournament,
    Notice,
    Preferences,
    Seal,
    SeatResult,
    SpentSeal,
    Store,
    TournamentGame,
    Unavailable,
    UndoRequest,
)
from bot.store.database import Database
from bot.store.schema import metadata
from bot.tables.ratings import OpenSkill
from tests.postgresql import PrivateServer

from ...stored import ended_unshown, move, open_invitations, running_games
from .examples import ANA, BRUNO, CHALLENGE, CHANNEL, GUILD, LOBBY, NOON, TABLE


async def test_pragmas_are_in_force_on_every_connection(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    async with database.reading() as one, database.reading() as two, database.writing() as three:
        for connection in (one, two, three):
            found = [
                await connection.scalar(text(f"PRAGMA {name}"))
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
            assert found == ["wal", 2, 1, 5000]
    await database.close()


async def test_what_refers_to_nothing_is_refused(url: str, store: Store) -> None:
    database = Database(url)
    orphan = text("INSERT INTO seats (table_id, seat, name) VALUES (99, 0, 'nobody')")
    with pytest.raises(IntegrityError):
        async with database.writing() as connection:
            await connection.execute(orphan)
    await database.close()


async def test_a_block_that_raises_leaves_nothing(url: str, store: Store) -> None:
    database = Database(url)
    with suppress(ZeroDivisionError):
        async with database.writing() as connection:
            await connection.execute(text("DELETE FROM alembic_version"))
            raise ZeroDivisionError
    async with database.reading() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM alembic_version")) == 1
    await database.close()


async def test_a_reader_sees_one_moment(url: str, store: Store) -> None:
    database = Database(url)
    count = text("SELECT count(*) FROM tables")
    async with database.reading() as connection:
        assert await connection.scalar(count) == 0
        await store.tables.add(TABLE)
        assert await connection.scalar(count) == 0
    async with database.reading() as connection:
        assert await connection.scalar(count) == 1
    await database.close()


async def test_a_moment_without_a_time_zone_is_refused(store: Store) -> None:
    with pytest.raises(StatementError, match="has no time zone"):
        await store.invitations.due(datetime(2026, 3, 1))


async def test_a_file_that_is_no_database_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "wonders.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(DatabaseError, match="not a database"):
        await Store.open(sqlite_url)


@pytest.mark.parametrize(
    "error",
    [
        OperationalError("SELECT", None, Exception("disk I/O error")),
        InterfaceError("SELECT", None, Exception("the connection is closed")),
        DBAPIError("SELECT", None, Exception("the server stops")),
        ConnectionRefusedError("nobody listens"),
        TimeoutError("no answer"),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_what_lies_with_the_database_is_told_as_such(
    sqlite_url: str, error: Exception
) -> None:
    database = Database(sqlite_url)
    for transaction in (database.reading, database.writing):
        with pytest.raises(Unavailable):
            async with transaction():
                raise error
        with pytest.raises(IntegrityError):
            async with transaction():
                raise IntegrityError("INSERT", None, Exception("not unique"))
    await database.close()


async def test_a_database_in_memory() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    await all_methods(store)
    await store.close()


async def test_postgresql_understands_every_statement(sqlite_url: str) -> None:
    statements: list[Executable] = []

    def note(_: Connection, statement: Executable, *_rest: object) -> None:
        statements.append(statement)

    event.listen(Engine, "before_execute", note)
    try:
        store = await Store.open(sqlite_url)
        await all_methods(store)
        await store.close()
    finally:
        event.remove(Engine, "before_execute", note)

    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    said = [str(statement.compile(dialect=dialect)) for statement in statements]  # type: ignore[attr-defined]
    created = len(metadata.tables) + 2  # with Alembic's own, and the former one
    assert sum("CREATE TABLE" in text for text in said) == created
    assert any("WHERE ended_at IS NULL" in text for text in said)
    assert any("BIGSERIAL" in text for text in said)
    assert any("FOR NO KEY UPDATE" in text for text in said)
    assert not any("PRAGMA" in text for text in said)


CUP = NewTournament(
    guild_id=GUILD, channel_id=CHANNEL, organizer_id=ANA, name="Cup", game="duel", kind="swiss",
    rounds=0, clock="day", locale="en-US", created_at=NOON,
)  # fmt: skip


async def all_methods(store: Store) -> None:
    """Call everything that the store can do."""
    table = await store.tables.add(TABLE)
    await store.tables.append(table.id, [move(0, 0, "build:baths")])
    await store.tables.append(table.id, [move(1, 0, "build:academy")], Ending("science", (1,)))
    await store.tables.end(table.id, Ending("resigned", (0,)))
    ended = await store.results.next_uncounted()
    assert ended is not None
    found = [SeatResult(place, None, "science", False, ()) for place in (2, 1)]
    await store.results.count(ended.table_id, found, OpenSkill())
    await store.rankings.games_of(EVERYWHERE)
    await store.rankings.top(EVERYWHERE, "duel", ANA, 9, GUILD)
    await store.rankings.rank(EVERYWHERE, "duel", ANA, ANA, GUILD)
    await store.rankings.listing(ANA)
    await store.statistics.games_of(ANA, GUILD)
    await store.statistics.of(ANA, "duel", GUILD, BRUNO)
    await store.statistics.history(ANA, 0, 9)
    chosen = await store.tables.add(TABLE)
    await store.tables.choose(chosen.id, [move(0, 0, "build:baths")], [])
    assert await store.tables.with_choices() == (chosen.id,)
    await store.tables.append(chosen.id, [move(0, 0, "build:baths")])
    back = UndoRequest(4, 0, 1, 0)
    assert await store.undos.request(chosen.id, back)
    assert await store.undos.agree(chosen.id, 1, 4)
    assert await store.undos.take_back(chosen.id, back, rated=False)
    assert not await store.undos.close(chosen.id, 4)
    await store.tables.append(chosen.id, [move(0, 2, "build:baths")])
    assert await store.seats.request_substitute(chosen.id, ANA, 5, "hard")
    assert await store.seats.agree(chosen.id, 1, 5)
    assert await store.seats.hand_over(chosen.id, 0, ANA, "hard", 5)
    assert await store.seats.take_back(chosen.id, ANA)
    assert await store.seats.leave(chosen.id, 0, ANA, "hard")
    await store.tables.end(chosen.id, Ending("resigned", (0,)))
    await store.tables.note_board(chosen.id, 2, 1, ended=True)
    await store.tables.note_board(table.id, 1, 1, ended=False)
    assert len(await ended_unshown(store)) == 1
    await store.tables.note_board(table.id, 1, 2, ended=True)
    waiting = await store.seals.waiting(ANA, b"secret")
    made = await store.invitations.add(CHALLENGE, b"another")
    await store.invitations.note_message(made.id, 2)
    assert await store.invitations.like(CHALLENGE, NOON) is not None
    assert len(await store.invitations.open_of(ANA)) == 1
    assert await open_invitations(store) == await store.invitations.due(CHALLENGE.expires_at)
    begun = await store.invitations.accept(made, TABLE, SpentSeal(waiting.id, "terms", made.id))
    draft = await store.invitations.add(LOBBY, draft=True)
    assert await store.invitations.publish(draft, CHANNEL)
    assert await store.invitations.change(draft, replace(draft, players=(), invited=())) is not None
    await store.invitations.close(draft.id, "withdrawn")
    refused = await store.invitations.add(replace(CHALLENGE, expires_at=NOON))
    await store.invitations.close(refused.id, "declined")
    assert (await store.invitations.get(refused.id)).status == "declined"
    assert begun is not None
    assert await store.seals.of_table(begun.id) == Seal(waiting.id, b"secret", "terms")
    assert await store.invitations.of_table(begun.id) == await store.invitations.get(made.id)
    assert (begun,) == await running_games(store) == await store.tables.running_of(ANA)
    assert begun == await store.tables.running_in(CHANNEL) == await store.tables.latest_in(CHANNEL)
    for locale in ("pt-BR", None):
        await store.preferences.change(GUILD, locale=locale)
    assert await store.preferences.of(GUILD) == Preferences()
    assert await store.preferences.unchallengeable((ANA, GUILD)) == frozenset()
    assert await store.blocks.add(GUILD, ANA)
    assert await store.blocks.of(GUILD) == (ANA,)
    assert await store.blocks.among((GUILD,), (ANA,)) == {(GUILD, ANA)}
    assert await store.blocks.remove(GUILD, ANA)
    assert await store.mentions.note(ANA, [BRUNO], NOON, Limit(1, 60), Limit(2, 60)) is None
    await store.mentions.forgive(ANA, BRUNO)
    for page in ("free", "coins"):
        await store.lessons.stand(ANA, "duel", page)
    assert await store.lessons.page(ANA, "duel") == "coins"
    await store.preferences.change(ANA, notify="direct", daily="7", quiet="22-7", zone="UTC")
    waits = Notice(chosen.id, 0, ANA, 1, NOON)
    assert await store.notices.offer(waits)
    assert not await store.notices.offer(waits)
    assert await store.notices.people_due(NOON) == (ANA,)
    assert await store.notices.claim(ANA, NOON) == (replace(waits, due_at=None),)
    await store.notices.put_back(waits, NOON)
    await store.notices.note_message(waits, 5, 6)
    (told,) = await store.notices.of_table(chosen.id)
    assert await store.notices.close_message(told)
    assert (await store.notices.tastes((ANA,)))[ANA].notify == "direct"
    assert await store.notices.tables_of_notified()
    await store.notices.drop(chosen.id)
    cup = await store.tournaments.add(CUP)
    for person in (ANA, BRUNO, GUILD):
        assert await store.tournaments.join(cup.id, person, "", 1, 3)
    assert not await store.tournaments.join(cup.id, 5, "", 1, 3)
    assert await store.tournaments.leave(cup.id, GUILD)
    seen = await store.tournaments.get(cup.id)
    assert seen is not None
    game = TournamentGame(1, 0, 0, 1)
    assert await store.tournaments.begin(seen, 2, [1, 0], [game])
    assert not await store.tournaments.begin(seen, 2, [1, 0], [game])
    await store.tournaments.note_thread(cup.id, game, 9)
    await store.tournaments.note_table(cup.id, game, chosen.id, 0)
    await store.tournaments.score(cup.id, game, (2, 0))
    await store.tournaments.note_message(cup.id, 7, 1)
    assert await store.tournaments.due() == (cup.id,)
    assert await store.tournaments.leave(cup.id, ANA)
    assert await store.tournaments.next_round(cup.id, 1, [TournamentGame(2, 0, 0, None)])
    assert not await store.tournaments.next_round(cup.id, 1, [])
    (now,) = await store.tournaments.of_server(GUILD)
    assert [each.scores for each in now.pairings] == [(2, 0), None]
    assert await store.tournaments.finish(cup.id, "over")
    await store.load.expect_room(ANA, GUILD, Limits(), alone=True)


async def test_what_is_under_way_ends_before_the_database_is_closed(url: str, store: Store) -> None:
    """A connection that is out while its pool is closed would never be closed."""
    database, may_end = Database(url), asyncio.Event()
    begun = asyncio.Event()

    async def read() -> int | None:
        async with database.reading() as connection:
            begun.set()
            await may_end.wait()
            found: int | None = await connection.scalar(text("SELECT 7"))
            return found

    reading = asyncio.create_task(read())
    await begun.wait()
    closing = asyncio.create_task(database.close())
    while not database._uses.begun:  # noqa: ASYNC110 - the next turns of the event loop
        await asyncio.sleep(0)
    with pytest.raises(Unavailable, match="closed"):
        await database.rows(select(literal(1)))
    assert not closing.done()
    may_end.set()
    assert await reading == 7
    await closing


async def test_a_pool_without_a_free_connection_is_unavailable(url: str, store: Store) -> None:
    database = Database(url)
    waiting = PoolTimeout("QueuePool limit of size 5 overflow 10 reached, timeout 30.00")
    for transaction in (database.reading, database.writing):
        with pytest.raises(Unavailable, match="QueuePool limit"):
            async with transaction():
                raise waiting
    await database.close()


async def test_a_write_sees_what_was_committed_before_whatever_the_servers_default(
    postgresql: PrivateServer,
) -> None:
    name = await postgresql.empty()
    default = f"ALTER DATABASE {name} SET default_transaction_isolation TO 'serializable'"
    await postgresql.ask(default)
    database = Database(postgresql.url(name))
    level = text("SHOW transaction_isolation")
    async with database.writing() as connection:
        assert await connection.scalar(level) == "read committed"
    async with database.reading() as connection:
        assert await connection.scalar(level) == "repeatable read"
    async with database.writing() as connection:
        assert await connection.scalar(level) == "read committed"
    await database.close()
    await postgresql.drop(name)
