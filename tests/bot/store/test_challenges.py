"""Challenges are made, shown, answered once, and turned into tables."""

from collections.abc import Mapping
from datetime import UTC, timedelta, timezone
from typing import Any

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
from bot.store import challenges as challenge_queries

from ...stored import open_challenges, running_games
from .examples import ANA, BRUNO, CAROL, CHALLENGE, MESSAGE, NOON, RESIGNED, TABLE


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


async def test_of_many_open_challenges_only_those_that_matter_are_loaded(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_in(
        channel: int, *people: int, minutes: int = 5, shown: bool = True
    ) -> Challenge:
        challenger, opponent = (Player(person, "Citizen") for person in people)
        new = replace(CHALLENGE, channel_id=channel, challenger=challenger, opponent=opponent)
        made = await store.challenges.add(
            replace(new, expires_at=NOON + timedelta(minutes=minutes))
        )
        if shown:
            await store.challenges.note_message(made.id, MESSAGE)
        return await store.challenges.get(made.id)

    for n in range(30):  # of other people, in this channel and elsewhere
        await open_in(CHALLENGE.channel_id if n < 3 else n, 100 + n, 200 + n)
    await open_in(CHALLENGE.channel_id, ANA, BRUNO, minutes=-1)
    await open_in(CHALLENGE.channel_id, ANA, BRUNO, shown=False)
    await open_in(CHALLENGE.channel_id, ANA, CAROL)
    answered = await open_in(CHALLENGE.channel_id, ANA, BRUNO)
    await store.challenges.close(answered.id, "declined")
    wanted = await open_in(CHALLENGE.channel_id, BRUNO, ANA)
    later = await open_in(CHALLENGE.channel_id, ANA, BRUNO)
    elsewhere = await open_in(5, ANA, BRUNO)
    loaded = list[Challenge]()
    read = challenge_queries._record

    def noted(row: Mapping[Any, Any]) -> Challenge:
        loaded.append(read(row))
        return loaded[-1]

    monkeypatch.setattr(challenge_queries, "_record", noted)
    assert await store.challenges.between(CHALLENGE, NOON) == wanted
    assert {each.channel_id for each in loaded} == {CHALLENGE.channel_id}
    assert len(loaded) == 6  # the others of this channel that are shown and not yet expired
    assert await store.challenges.between(replace(CHALLENGE, channel_id=77), NOON) is None
    loaded.clear()
    found = await store.challenges.open_of(BRUNO)
    assert list(found) == loaded
    assert found[2:] == (wanted, later, elsewhere)
    assert len(found) == 5
    assert await store.challenges.open_of(BRUNO // 10) == ()  # a part of a number is nobody
