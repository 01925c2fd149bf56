"""What is kept for a time only goes when its time is over, and nothing else with it."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.runtime.limits import Limits
from bot.store import (
    Ending,
    NoSuchInvitation,
    SpentSeal,
    Store,
    TournamentGame,
    whose_seal,
)
from bot.store.games.absences import COUNTED
from bot.store.people.forgotten_messages import KEPT as FORGOTTEN_KEPT
from bot.store.people.forgotten_messages import ForgottenMessage, add_forgotten
from bot.store.results.imported_games import KEPT as IMPORTED_KEPT
from bot.store.tournaments.records import TournamentStatus
from bot.store.upkeep.retention import KEPT

from .examples import ANA, BRUNO, CAROL, CHALLENGE, CUP, NOON, RESIGNED, TABLE

SECOND = timedelta(seconds=1)


async def test_an_absence_is_kept_for_as_long_as_it_counts(store: Store) -> None:
    end = NOON + timedelta(days=3)
    await store.absences.add(ANA, NOON, end, NOON)
    await store.retention.purge(end + COUNTED - SECOND)
    assert len(await store.absences.since((ANA,), NOON)) == 1
    await store.retention.purge(end + COUNTED)
    assert await store.absences.since((ANA,), NOON) == ()


async def test_an_imported_game_is_kept_for_some_days(store: Store) -> None:
    number = await store.imported_games.keep(ANA, "{}")
    now = datetime.now(UTC)
    await store.retention.purge(now + IMPORTED_KEPT - timedelta(minutes=1))
    assert await store.imported_games.get(number, ANA) == "{}"
    await store.retention.purge(now + IMPORTED_KEPT)
    assert await store.imported_games.get(number, ANA) is None


async def test_a_message_that_cannot_be_edited_is_given_up_after_some_days(store: Store) -> None:
    message = ForgottenMessage(8, 7, None, "en-US")
    async with store.database.writing() as connection:
        await add_forgotten(connection, (message,))
    now, later = datetime.now(UTC), datetime.now(UTC) + 2 * FORGOTTEN_KEPT
    await store.retention.purge(now + FORGOTTEN_KEPT - timedelta(minutes=1))
    assert await store.forgotten_messages.left(later) == (message,)
    await store.retention.purge(now + FORGOTTEN_KEPT + SECOND)
    assert await store.forgotten_messages.left(later) == ()


async def test_who_watches_is_kept_until_some_days_after_the_end(store: Store) -> None:
    running, ended = [
        (await store.tables.add(replace(TABLE, channel_id=number))).id for number in range(2)
    ]
    for table in (running, ended):
        await store.watchers.watch(table, CAROL, 1, every_age=True, within=Limits())
    await store.tables.end(ended, RESIGNED)
    now = datetime.now(UTC)
    for later, watched in ((now + KEPT - timedelta(minutes=1), True), (now + KEPT, None)):
        await store.retention.purge(later)
        assert await store.watchers.every_age(running, CAROL) is True
        assert await store.watchers.every_age(ended, CAROL) is watched


async def test_the_proof_of_a_game_outlives_its_invitation(store: Store) -> None:
    made = await store.invitations.add(CHALLENGE, b"s" * 32)
    assert made.seal is not None
    spent = SpentSeal(made.seal.id, "terms", made.id)
    table = await store.invitations.accept(made, TABLE, spent)
    assert table is not None
    await store.tables.end(table.id, Ending("science", (1,)))
    assert await store.retention.purge(datetime.now(UTC) + KEPT) == 1
    seal = await store.seals.of_table(table.id)
    assert seal is not None
    assert seal.terms == "terms"


async def test_an_invitation_is_kept_for_some_days_and_while_its_game_is_played(
    store: Store,
) -> None:
    late = replace(CHALLENGE, channel_id=7)
    unanswered = await store.invitations.add(late, b"u" * 32)
    made = await store.invitations.add(CHALLENGE, b"s" * 32)
    assert made.seal is not None
    accepted = await store.invitations.accept(made, TABLE, SpentSeal(made.seal.id, "", made.id))
    assert accepted is not None
    over = CHALLENGE.expires_at + KEPT
    assert await store.retention.purge(over) == 0
    assert (await store.invitations.get(unanswered.id)).seal is not None
    assert await store.retention.purge(over + SECOND) == 1
    assert (await store.invitations.get(made.id)).id == made.id
    with pytest.raises(NoSuchInvitation):
        await store.invitations.get(unanswered.id)


@pytest.mark.parametrize("status", ["over", "ended"])
async def test_a_seal_of_a_game_that_is_not_dealt_is_kept_until_its_tournament_ends(
    store: Store, status: TournamentStatus
) -> None:
    cups, game = [], TournamentGame(200, 31, 0, 1)
    for _ in range(2):
        cup = await store.tournaments.add(CUP)
        assert await store.tournaments.begin(cup, 200, (), (game,))
        cups.append(cup.id)
    waiting = [ANA, *(whose_seal(cup, game) for cup in cups)]
    made = [await store.seals.waiting(whose, b"s" * 32) for whose in waiting]
    dealt = await store.seals.waiting(whose_seal(cups[0], TournamentGame(1, 0, 0, 1)), b"d" * 32)
    table = await store.tables.add(TABLE, SpentSeal(dealt.id, "terms"))
    await store.retention.purge(NOON)
    assert [await store.seals.waiting(whose, b"t" * 32) for whose in waiting] == made
    assert await store.tournaments.finish(cups[0], status)
    await store.retention.purge(NOON)
    secrets = [(await store.seals.waiting(whose, b"t" * 32)).secret[:1] for whose in waiting]
    assert secrets == [b"s", b"t", b"s"]
    assert await store.seals.of_table(table.id) is not None


@pytest.mark.parametrize("status", ["over", "ended"])
async def test_a_tournament_that_was_begun_is_kept(store: Store, status: TournamentStatus) -> None:
    cup = await store.tournaments.add(CUP)
    for nth, person in enumerate((ANA, BRUNO)):
        assert await store.tournaments.join(cup.id, person, "Ana", nth, 2)
    seen = await store.tournaments.get(cup.id)
    assert seen is not None
    assert await store.tournaments.begin(seen, 1, (0, 1), (TournamentGame(1, 0, 0, 1),))
    for now in ("running", status):
        if now == status:
            assert await store.tournaments.finish(cup.id, status)
        await store.retention.purge(NOON + 2 * KEPT)
        found = await store.tournaments.get(cup.id)
        assert found is not None
        assert (found.status, len(found.entrants)) == (now, 2)


async def test_one_that_nobody_begins_is_kept_for_some_days(store: Store) -> None:
    cup = await store.tournaments.add(CUP)
    await store.retention.purge(NOON + KEPT)
    assert await store.tournaments.get(cup.id) == cup
    await store.retention.purge(NOON + KEPT + SECOND)
    assert await store.tournaments.get(cup.id) is None
