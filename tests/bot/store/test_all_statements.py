"""Every method of the store: SQLite carries its statements out, PostgreSQL understands them."""

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, event
from sqlalchemy.dialects import postgresql
from sqlalchemy.sql.expression import Executable

from bot.runtime.limits import Limit, Limits
from bot.store import (
    EVERYWHERE,
    Ending,
    ForgottenMessage,
    NewTournament,
    Notice,
    Preferences,
    Seal,
    SeatResult,
    SpentSeal,
    Store,
    TournamentGame,
    UndoRequest,
)
from bot.store.games.request_messages import EndedRequest, RequestMessage
from bot.store.schema.core import metadata
from bot.tables.rankings.ratings import OpenSkill

from ...stored import ended_unshown, move, open_invitations, running_games
from .examples import ANA, BRUNO, CHALLENGE, CHANNEL, GUILD, LOBBY, NOON, TABLE

pytestmark = pytest.mark.long


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
    await store.tables.set_board(chosen.id, 2, 1, ended=True)
    await store.tables.set_board(table.id, 1, 1, ended=False)
    assert len(await ended_unshown(store)) == 1
    await store.tables.set_board(table.id, 1, 2, ended=True)
    waiting = await store.seals.waiting(ANA, b"secret")
    made = await store.invitations.add(CHALLENGE, b"another")
    await store.invitations.set_message(made.id, 2)
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
    assert await store.invitations.of_message(2) == await store.invitations.get(made.id)
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
    assert await store.mentions.add(ANA, [BRUNO], NOON, Limit(1, 60), Limit(2, 60)) is None
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
    await store.notices.set_message(waits, 5, 6)
    (told,) = await store.notices.of_table(chosen.id)
    assert await store.notices.close_message(told)
    assert (await store.notices.preferences((ANA,)))[ANA].notify == "direct"
    assert await store.notices.tables_of_notified()
    await store.notices.drop(chosen.id)
    assert await store.forgotten_messages.left(NOON) == ()
    await store.forgotten_messages.add((ForgottenMessage(5, CHANNEL, chosen.id, "en-US"),))
    await store.forgotten_messages.done(5)
    asks = RequestMessage(6, chosen.id, 5, 0, 0)
    await store.request_messages.add("undo", asks)
    await store.request_messages.add("substitute", replace(asks, message_id=7))
    assert await store.request_messages.is_stored("undo", 6)
    assert not await store.request_messages.is_stored("undo", 7)
    assert await store.request_messages.over() == (
        EndedRequest("substitute", replace(asks, message_id=7), replaced=False),
        EndedRequest("undo", asks, replaced=False),
    )
    await store.request_messages.done("undo", 6)
    await store.request_messages.done("substitute", 7)
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
    await store.tournaments.set_thread(cup.id, game, 9)
    await store.tournaments.set_table(cup.id, game, chosen.id, 0)
    await store.tournaments.score(cup.id, game, (2, 0))
    await store.tournaments.set_message(cup.id, 7, 1)
    assert await store.tournaments.due() == (cup.id,)
    assert await store.tournaments.leave(cup.id, ANA)
    assert await store.tournaments.next_round(cup.id, 1, [TournamentGame(2, 0, 0, None)])
    assert not await store.tournaments.next_round(cup.id, 1, [])
    (now,) = await store.tournaments.of_server(GUILD)
    assert [each.scores for each in now.pairings] == [(2, 0), None]
    assert await store.tournaments.finish(cup.id, "over")
    assert [each.id for each in await store.tournaments.played_on(GUILD, 1)] == [cup.id]
    assert not await store.request_messages.lacks(chosen.id, 5)
    assert [each.table_id for each in await store.invitations.begun_unshown()] == [begun.id]
    await store.game_limits.expect_within(ANA, GUILD, Limits(), alone=True)
