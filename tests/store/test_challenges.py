"""Challenges are made, shown, answered once, and turned into tables."""

from datetime import UTC, timedelta, timezone

import pytest
from msgspec.structs import replace

from bot.store import (
    Challenge,
    ChannelTaken,
    ClosingStatus,
    NewChallenge,
    NoSuchChallenge,
    Player,
    Store,
)

from ..stored import open_challenges, running_games
from .examples import CHALLENGE, MESSAGE, NOON, RESIGNED, TABLE


async def test_a_challenge_is_stored_as_it_was_made(store: Store) -> None:
    made = await store.challenges.add(CHALLENGE)
    assert NewChallenge(
        **{name: getattr(made, name) for name in NewChallenge.__struct_fields__}
    ) == (CHALLENGE)
    assert (made.status, made.message_id, made.table_id) == ("open", None, None)
    assert await store.challenges.get(made.id) == made
    assert made.expires_at.tzinfo is UTC


async def test_a_challenge_to_the_computer_outside_a_server(store: Store) -> None:
    made = await store.challenges.add(
        replace(CHALLENGE, guild_id=None, opponent=Player(None, "Vitruvius", "hard"))
    )
    assert await store.challenges.get(made.id) == made


async def test_the_message_of_a_challenge(store: Store) -> None:
    made = await store.challenges.add(CHALLENGE)
    await store.challenges.note_message(made.id, MESSAGE)
    assert (await store.challenges.get(made.id)).message_id == MESSAGE


@pytest.mark.parametrize("answer", ["declined", "withdrawn", "expired"])
async def test_a_challenge_is_answered_once(store: Store, answer: ClosingStatus) -> None:
    made = await store.challenges.add(CHALLENGE)
    assert await store.challenges.close(made.id, answer)
    assert not await store.challenges.close(made.id, "declined")
    assert await store.challenges.accept(made.id, TABLE) is None
    assert (await store.challenges.get(made.id)).status == answer
    assert await running_games(store) == ()


async def test_an_accepted_challenge_becomes_a_table(store: Store) -> None:
    made = await store.challenges.add(CHALLENGE)
    table = await store.challenges.accept(made.id, TABLE)
    assert table is not None
    assert await store.tables.load(table.id) == table
    stored = await store.challenges.get(made.id)
    assert (stored.status, stored.table_id) == ("accepted", table.id)
    assert not await store.challenges.close(made.id, "withdrawn")
    # The channel is taken by now, but what matters is that the challenge was accepted.
    assert await store.challenges.accept(made.id, TABLE) is None


async def test_a_challenge_stays_open_while_a_game_runs_there(store: Store) -> None:
    running = await store.tables.add(TABLE)
    made = await store.challenges.add(CHALLENGE)
    with pytest.raises(ChannelTaken) as taken:
        await store.challenges.accept(made.id, TABLE)
    assert taken.value.table_id == running.id
    assert await store.challenges.get(made.id) == made
    assert await running_games(store) == (running,)
    await store.tables.end(running.id, RESIGNED)
    assert await store.challenges.accept(made.id, TABLE) is not None


async def test_an_unknown_challenge_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchChallenge):
        await store.challenges.get(1)
    with pytest.raises(NoSuchChallenge):
        await store.challenges.close(1, "declined")
    with pytest.raises(NoSuchChallenge):
        await store.challenges.accept(1, TABLE)
    assert await running_games(store) == ()


async def test_due_challenges(store: Store) -> None:
    async def expiring(minutes: int) -> Challenge:
        return await store.challenges.add(
            replace(CHALLENGE, expires_at=NOON + timedelta(minutes=minutes))
        )

    late, early, answered = await expiring(30), await expiring(10), await expiring(5)
    await store.challenges.close(answered.id, "declined")
    assert await open_challenges(store) == (late, early)
    assert await store.challenges.due(NOON + timedelta(minutes=9)) == ()
    assert await store.challenges.due(NOON + timedelta(minutes=10)) == (early,)
    elsewhere = (NOON + timedelta(minutes=30)).astimezone(timezone(timedelta(hours=-3)))
    assert await store.challenges.due(elsewhere) == (late, early)
