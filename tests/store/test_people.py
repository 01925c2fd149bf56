"""What is stored about a person, and that nothing of it is left once the person is forgotten."""

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from bot.store import FORGOTTEN, Ending, Player, Spent, StillPlays, Store
from bot.store.schema import metadata

from .examples import ANA, BRUNO, CAROL, CHALLENGE, OTHER_CHANNEL, SCIENCE, TABLE, THREE

TWO = Ending("science", (1,))


async def everything(store: Store) -> str:
    """Return all that a database holds, as text."""
    found = []
    async with store._database.reading() as connection:
        for table in metadata.sorted_tables:
            rows = await connection.execute(text(f"SELECT * FROM {table.name}"))
            found += [str(tuple(row)) for row in rows]
    return "\n".join(found)


async def test_of_a_stranger_nothing_is_known(store: Store) -> None:
    await store.add_table(TABLE)
    known = await store.known(CAROL)
    assert (known.running, known.ended, known.challenges, known.chosen) == (0, 0, 0, False)
    before = await everything(store)
    await store.forget(CAROL)
    assert await everything(store) == before


async def test_what_is_known_is_counted(store: Store) -> None:
    table = await store.add_table(TABLE)
    await store.end(table.id, SCIENCE)
    await store.add_table(TABLE)
    await store.add_challenge(CHALLENGE)
    await store.choose(BRUNO, theme="high-contrast")
    known = await store.known(BRUNO)
    assert (known.running, known.ended, known.challenges, known.chosen) == (1, 1, 1, True)


async def test_who_began_a_game_and_whose_next_one_is_sealed_is_known(store: Store) -> None:
    watched = replace(TABLE, players=(Player(None, "", "builder"), Player(None, "", "master")))
    table = await store.add_table(watched)
    assert (await store.known(ANA)).running == 1
    assert await store.plays_in(ANA) == (table.id,)
    with pytest.raises(StillPlays):
        await store.forget(ANA)
    await store.end(table.id, TWO)
    assert (await store.known(ANA)).ended == 1
    assert not (await store.known(ANA)).sealed
    await store.waiting_seal(ANA, b"t" * 32)
    assert (await store.known(ANA)).sealed
    assert not (await store.known(BRUNO)).sealed
    await store.forget(ANA)
    known = await store.known(ANA)
    assert (known.running, known.ended, known.sealed) == (0, 0, False)
    assert str(ANA) not in await everything(store)


async def test_words_typed_for_a_game_without_a_challenge_are_forgotten(store: Store) -> None:
    for opener in (ANA, CAROL):
        seal = await store.waiting_seal(opener, str(opener).encode()[:4] * 8)
        new = replace(TABLE, opener_id=opener, channel_id=opener, players=(Player(opener, "x"),))
        table = await store.add_table(new, Spent(seal.id, "fair1 duel 2 cut=my%20name"))
        await store.end(table.id, TWO)
    await store.forget(ANA)
    assert (await everything(store)).count("my%20name") == 1
    await store.forget(CAROL)
    assert "my%20name" not in await everything(store)


async def test_who_still_plays_is_not_forgotten(store: Store) -> None:
    table = await store.add_table(TABLE)
    await store.choose(ANA, theme="high-contrast")
    before = await everything(store)
    with pytest.raises(StillPlays):
        await store.forget(ANA)
    assert await everything(store) == before
    assert await store.plays_in(ANA) == (table.id,)


async def test_nothing_is_left_of_who_is_forgotten(store: Store) -> None:
    ended = await store.add_table(TABLE)
    await store.append(ended.id, 0, 0, "draft:sphinx")
    await store.end(ended.id, TWO)
    private = await store.add_table(THREE)
    await store.end(private.id, Ending("civilian", (0,)))
    replaced = await store.add_table(replace(TABLE, opener_id=BRUNO))
    assert await store.hand_over(replaced.id, 0, ANA, "builder")
    await store.add_challenge(CHALLENGE, b"s" * 32)
    await store.waiting_seal(ANA, b"t" * 32)
    await store.choose(ANA, locale="pt-BR")
    await store.choose(BRUNO, locale="es-ES")
    await store.forget(ANA)
    left = await everything(store)
    assert str(ANA) not in left
    assert "'Ana'" not in left
    assert '"Ana"' not in left
    assert "Bruno" in left
    again = await store.load(ended.id)
    assert again.players == (Player(FORGOTTEN, ""), TABLE.players[1])
    assert [move.text for move in again.moves] == ["draft:sphinx"]
    assert (again.ending, again.channel_id, again.opener_id) == (TWO, TABLE.channel_id, FORGOTTEN)
    private = await store.load(private.id)
    assert (private.channel_id, private.message_id) == (FORGOTTEN, None)
    assert await store.latest_in(OTHER_CHANNEL) is None
    running = await store.load(replaced.id)
    assert running.ending is None
    assert running.players == (Player(None, "", "builder"), TABLE.players[1])
    assert (await store.choice(BRUNO)).locale == "es-ES"
    known = await store.known(ANA)
    assert (known.running, known.ended, known.challenges, known.chosen) == (0, 0, 0, False)


async def test_somebody_whose_id_is_part_of_another_is_somebody_else(store: Store) -> None:
    longer = replace(CHALLENGE, opponent=Player(BRUNO * 10 + 1 & (1 << 62) - 1, "Bruna"))
    await store.add_challenge(longer)
    part = int(str(longer.opponent.user_id)[:-1])
    assert (await store.known(part)).challenges == 0
    await store.forget(part)
    assert len(await store.open_challenges()) == 1
