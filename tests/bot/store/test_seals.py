"""Seals wait for a person, are promised to a challenge, and deal one game."""

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from bot.store import ChannelTaken, Seal, SealSpent, SpentSeal, Store
from bot.store.connection.migrations import migrate
from engine.core.fair import commitment

from ...stored import open_invitations, running_games
from .examples import ANA, BRUNO, CHALLENGE, RESIGNED, TABLE, THREE
from .test_migrations import ask

ONE, TWO, THIRD = b"1" * 32, b"2" * 32, b"3" * 32


async def test_a_seal_waits_for_each_person(store: Store) -> None:
    mine = await store.seals.waiting(ANA, ONE)
    assert (mine.secret, mine.terms) == (ONE, None)
    assert await store.seals.waiting(ANA, TWO) == mine
    assert (await store.seals.waiting(BRUNO, TWO)).secret == TWO


async def test_what_waits_survives_a_restart(url: str) -> None:
    store = await Store.open(url)
    mine, made = await store.seals.waiting(ANA, ONE), await store.invitations.add(CHALLENGE, TWO)
    await store.close()
    again = await Store.open(url)
    assert made.seal == mine
    assert await again.invitations.get(made.id) == made
    assert (await again.seals.waiting(ANA, THIRD)).secret == THIRD
    await again.close()


async def test_a_seal_deals_one_game(store: Store) -> None:
    seal = await store.seals.waiting(ANA, ONE)
    table = await store.tables.add(TABLE, SpentSeal(seal.id, "terms"))
    assert await store.seals.of_table(table.id) == Seal(seal.id, ONE, "terms")
    with pytest.raises(SealSpent):
        await store.tables.add(THREE, SpentSeal(seal.id, "others"))
    assert await running_games(store) == (table,)
    assert (await store.seals.waiting(ANA, TWO)).secret == TWO


async def test_a_seal_that_is_promised_meanwhile_deals_no_other_game(store: Store) -> None:
    waiting = await store.seals.waiting(ANA, ONE)
    made = await store.invitations.add(CHALLENGE, TWO)
    assert made.seal == waiting
    with pytest.raises(SealSpent):
        await store.tables.add(THREE, SpentSeal(waiting.id, "terms"))
    with pytest.raises(SealSpent):
        await store.invitations.accept(made, TABLE, SpentSeal(waiting.id, "terms", made.id + 1))
    assert await open_invitations(store) == (made,)
    spent = SpentSeal(waiting.id, "terms", made.id)
    assert await store.invitations.accept(made, TABLE, spent) is not None


async def test_of_games_begun_at_once_one_is_dealt(store: Store) -> None:
    seal = await store.seals.waiting(ANA, ONE)
    news = [replace(TABLE, channel_id=channel) for channel in range(1, 7)]
    done = await asyncio.gather(
        *(store.tables.add(new, SpentSeal(seal.id, "terms")) for new in news),
        return_exceptions=True,
    )
    assert [type(each) for each in done].count(SealSpent) == 5
    assert len(await running_games(store)) == 1


async def test_two_programs_hand_out_one_seal(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(3)))
    found = await asyncio.gather(
        *(stores[k % 3].seals.waiting(ANA, bytes([k]) * 32) for k in range(9))
    )
    assert len(set(found)) == 1
    for store in stores:
        await store.close()


async def test_a_challenge_keeps_its_seal_until_it_is_dealt(store: Store) -> None:
    running = await store.tables.add(TABLE)
    made = await store.invitations.add(CHALLENGE, ONE)
    assert made.seal is not None
    assert await open_invitations(store) == (made,)
    spent = SpentSeal(made.seal.id, "terms", made.id)
    with pytest.raises(ChannelTaken):
        await store.invitations.accept(made, TABLE, spent)
    assert await store.invitations.get(made.id) == made
    await store.tables.end(running.id, RESIGNED)
    table = await store.invitations.accept(made, TABLE, spent)
    assert table is not None
    assert await store.seals.of_table(table.id) == Seal(made.seal.id, ONE, "terms")
    accepted = await store.invitations.of_table(table.id)
    assert accepted is not None
    assert (accepted.id, accepted.seal) == (made.id, await store.seals.of_table(table.id))


async def test_the_seal_of_a_withdrawn_challenge_is_not_used_again(store: Store) -> None:
    await store.seals.waiting(ANA, ONE)
    made = await store.invitations.add(CHALLENGE, TWO)
    await store.invitations.close(made.id, "withdrawn")
    assert made.seal is not None
    assert made.seal.secret == ONE
    assert (await store.invitations.add(CHALLENGE, THIRD)).seal != made.seal
    assert (await store.seals.waiting(ANA, TWO)).secret == TWO


async def test_games_of_former_days_have_no_seal(url: str) -> None:
    await ask(url, lambda connection: migrate(connection, "0004"))
    old = text(
        "INSERT INTO challenges (game, channel_id, postable, players, locale, options, expires_at,"
        ' status) VALUES (\'duel\', 1, true, \'[{"user_id": 1, "name": "a"},'
        " {\"user_id\": 2, \"name\": \"b\"}]', 'en-US', '{}', '2026-03-01 12:00:00', 'open')"
    )
    await ask(url, lambda connection: connection.execute(old))
    store = await Store.open(url)
    (challenge,) = await open_invitations(store)
    assert challenge.seal is None
    table = await store.invitations.accept(challenge, TABLE)
    assert table is not None
    assert await store.seals.of_table(table.id) is None
    await store.close()


def test_a_seal_does_not_tell_its_secret() -> None:
    seal = Seal(7, ONE)
    assert repr(seal) == str(seal) == f"Seal(7, {commitment(ONE)})"
    assert ONE.hex() not in repr([seal])
