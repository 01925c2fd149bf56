"""Challenges are made, shown, answered once, and turned into tables."""

from datetime import UTC, timedelta, timezone

import pytest
from msgspec.structs import replace

from bot.store import Answer, Challenge, ChannelTaken, NewChallenge, NoSuchChallenge, Player, Store

from .examples import CHALLENGE, MESSAGE, NOON, RESIGNED, TABLE


async def test_a_challenge_is_stored_as_it_was_made(store: Store) -> None:
    made = await store.add_challenge(CHALLENGE)
    assert NewChallenge(
        **{name: getattr(made, name) for name in NewChallenge.__struct_fields__}
    ) == (CHALLENGE)
    assert (made.status, made.message_id, made.table_id) == ("open", None, None)
    assert await store.challenge(made.id) == made
    assert made.expires_at.tzinfo is UTC


async def test_a_challenge_to_the_computer_outside_a_server(store: Store) -> None:
    made = await store.add_challenge(
        replace(CHALLENGE, guild_id=None, opponent=Player(None, "Vitruvius", "hard"))
    )
    assert await store.challenge(made.id) == made


async def test_the_message_of_a_challenge(store: Store) -> None:
    made = await store.add_challenge(CHALLENGE)
    await store.challenge_shown(made.id, MESSAGE)
    assert (await store.challenge(made.id)).message_id == MESSAGE


@pytest.mark.parametrize("answer", ["declined", "withdrawn", "expired"])
async def test_a_challenge_is_answered_once(store: Store, answer: Answer) -> None:
    made = await store.add_challenge(CHALLENGE)
    assert await store.answer_challenge(made.id, answer)
    assert not await store.answer_challenge(made.id, "declined")
    assert await store.accept_challenge(made.id, TABLE) is None
    assert (await store.challenge(made.id)).status == answer
    assert await store.unfinished() == ()


async def test_an_accepted_challenge_becomes_a_table(store: Store) -> None:
    made = await store.add_challenge(CHALLENGE)
    table = await store.accept_challenge(made.id, TABLE)
    assert table is not None
    assert await store.load(table.id) == table
    stored = await store.challenge(made.id)
    assert (stored.status, stored.table_id) == ("accepted", table.id)
    assert not await store.answer_challenge(made.id, "withdrawn")
    # The channel is taken by now, but what matters is that the challenge was accepted.
    assert await store.accept_challenge(made.id, TABLE) is None


async def test_a_challenge_stays_open_while_a_game_runs_there(store: Store) -> None:
    running = await store.add_table(TABLE)
    made = await store.add_challenge(CHALLENGE)
    with pytest.raises(ChannelTaken) as taken:
        await store.accept_challenge(made.id, TABLE)
    assert taken.value.table_id == running.id
    assert await store.challenge(made.id) == made
    assert await store.unfinished() == (running,)
    await store.end(running.id, RESIGNED)
    assert await store.accept_challenge(made.id, TABLE) is not None


async def test_an_unknown_challenge_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchChallenge):
        await store.challenge(1)
    with pytest.raises(NoSuchChallenge):
        await store.answer_challenge(1, "declined")
    with pytest.raises(NoSuchChallenge):
        await store.accept_challenge(1, TABLE)
    assert await store.unfinished() == ()


async def test_due_challenges(store: Store) -> None:
    async def expiring(minutes: int) -> Challenge:
        return await store.add_challenge(
            replace(CHALLENGE, expires_at=NOON + timedelta(minutes=minutes))
        )

    late, early, answered = await expiring(30), await expiring(10), await expiring(5)
    await store.answer_challenge(answered.id, "declined")
    assert await store.open_challenges() == (late, early)
    assert await store.due_challenges(NOON + timedelta(minutes=9)) == ()
    assert await store.due_challenges(NOON + timedelta(minutes=10)) == (early,)
    elsewhere = (NOON + timedelta(minutes=30)).astimezone(timezone(timedelta(hours=-3)))
    assert await store.due_challenges(elsewhere) == (late, early)
