"""Nothing of what is stored about a person is left once the person is forgotten."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace
from sqlalchemy import select, text, update

from bot.store import (
    FORGOTTEN,
    Ending,
    NoSuchInvitation,
    Player,
    SpentSeal,
    StillPlays,
    Store,
)
from bot.store.schema.core import metadata
from bot.store.schema.core import seats as seats_table

from ...stored import move, open_invitations
from .beside_games import add_beside_games
from .examples import (
    ANA,
    BRUNO,
    CAROL,
    CHALLENGE,
    LOBBY,
    OTHER_CHANNEL,
    TABLE,
    THREE,
)

TWO = Ending("science", (1,))


async def everything(store: Store) -> str:
    """Return all that a database holds, as text."""
    found = []
    async with store.database.reading() as connection:
        for table in metadata.sorted_tables:
            rows = await connection.execute(text(f"SELECT * FROM {table.name}"))
            found += [str(tuple(row)) for row in rows]
    return "\n".join(found)


async def test_of_a_stranger_nothing_is_known(store: Store) -> None:
    await store.tables.add(TABLE)
    known = await store.people.personal_data(CAROL)
    assert (known.running, known.ended, known.invitations, known.chosen) == (0, 0, 0, False)
    before = await everything(store)
    await store.people.forget(CAROL)
    assert await everything(store) == before


async def test_no_answers_to_a_request_are_left_of_whoever_is_forgotten(store: Store) -> None:
    table = await store.tables.add(THREE)
    assert await store.seats.request_substitute(table.id, CAROL, 55, "master")
    assert await store.seats.agree(table.id, 2, 55)
    await store.tables.end(table.id, TWO)
    earlier = update(seats_table).where(seats_table.c.seat == 0)
    async with store.database.writing() as connection:  # as programs before stored it
        await connection.execute(earlier.values(agreed_to=56))
    await store.people.forget(CAROL)
    async with store.database.reading() as connection:
        found = select(seats_table.c.request, seats_table.c.agreed_to, seats_table.c.agreed_seats)
        rows = (await connection.execute(found)).all()
    assert {tuple(row) for row in rows} == {(None, None, 0)}


async def test_who_began_a_game_and_whose_next_one_is_sealed_is_known(store: Store) -> None:
    watched = replace(TABLE, players=(Player(None, "", "builder"), Player(None, "", "master")))
    table = await store.tables.add(watched)
    assert (await store.people.personal_data(ANA)).running == 1
    assert await store.people.plays_in(ANA) == (table.id,)
    with pytest.raises(StillPlays):
        await store.people.forget(ANA)
    await store.tables.end(table.id, TWO)
    assert (await store.people.personal_data(ANA)).ended == 1
    assert not (await store.people.personal_data(ANA)).sealed
    await store.seals.waiting(ANA, b"t" * 32)
    assert (await store.people.personal_data(ANA)).sealed
    assert not (await store.people.personal_data(BRUNO)).sealed
    await store.people.forget(ANA)
    known = await store.people.personal_data(ANA)
    assert (known.running, known.ended, known.sealed) == (0, 0, False)
    assert str(ANA) not in await everything(store)


async def test_words_typed_for_a_game_without_a_challenge_are_forgotten(store: Store) -> None:
    for opener in (ANA, CAROL):
        seal = await store.seals.waiting(opener, str(opener).encode()[:4] * 8)
        new = replace(TABLE, opener_id=opener, channel_id=opener, players=(Player(opener, "x"),))
        table = await store.tables.add(new, SpentSeal(seal.id, "fair1 duel 2 cut=my%20name"))
        await store.tables.end(table.id, TWO)
    await store.people.forget(ANA)
    assert (await everything(store)).count("my%20name") == 1
    await store.people.forget(CAROL)
    assert "my%20name" not in await everything(store)


async def test_who_still_plays_is_not_forgotten(store: Store) -> None:
    table = await store.tables.add(TABLE)
    await store.preferences.change(ANA, theme="high-contrast")
    before = await everything(store)
    with pytest.raises(StillPlays):
        await store.people.forget(ANA)
    assert await everything(store) == before
    assert await store.people.plays_in(ANA) == (table.id,)


async def test_nothing_is_left_of_who_is_forgotten(store: Store) -> None:
    ended = await store.tables.add(TABLE)
    await store.tables.append(ended.id, [move(0, 0, "draft:sphinx")])
    await store.tables.end(ended.id, TWO)
    private = await store.tables.add(THREE)
    await store.tables.end(private.id, Ending("civilian", (0,)))
    replaced = await store.tables.add(replace(TABLE, opener_id=BRUNO))
    assert await store.seats.hand_over(replaced.id, 0, ANA, "builder")
    await store.invitations.add(CHALLENGE, b"s" * 32)
    await store.seals.waiting(ANA, b"t" * 32)
    await store.preferences.change(ANA, locale="pt-BR")
    await store.preferences.change(BRUNO, locale="es-ES")
    await store.people.forget(ANA)
    left = await everything(store)
    assert str(ANA) not in left
    assert "'Ana'" not in left
    assert '"Ana"' not in left
    assert "Bruno" in left
    again = await store.tables.load(ended.id)
    assert again.players == (Player(FORGOTTEN, ""), TABLE.players[1])
    assert [move.text for move in again.moves] == ["draft:sphinx"]
    assert (again.ending, again.channel_id, again.opener_id) == (TWO, TABLE.channel_id, FORGOTTEN)
    private = await store.tables.load(private.id)
    assert (private.channel_id, private.message_id) == (FORGOTTEN, None)
    assert await store.tables.latest_in(OTHER_CHANNEL) is None
    running = await store.tables.load(replaced.id)
    assert running.ending is None
    assert running.players == (Player(None, "", "builder", left=True), TABLE.players[1])
    assert (await store.preferences.of(BRUNO)).locale == "es-ES"
    known = await store.people.personal_data(ANA)
    assert (known.running, known.ended, known.invitations, known.chosen) == (0, 0, 0, False)


async def test_nothing_is_left_beside_games_of_who_is_forgotten(store: Store) -> None:
    await add_beside_games(store)
    assert (await everything(store)).count(str(ANA)) == 8
    await store.people.forget(ANA)
    assert str(ANA) not in await everything(store)


async def test_whoever_left_a_game_for_good_is_forgotten(store: Store) -> None:
    table = await store.tables.add(THREE)
    assert await store.seats.leave(table.id, 0, CAROL, "builder")
    assert (await store.people.personal_data(CAROL)).running == 1
    assert await store.people.plays_in(CAROL) == ()
    await store.people.forget(CAROL)
    assert (await store.tables.load(table.id)).players == (
        Player(None, "", "builder", left=True),
        *THREE.players[1:],
    )
    left = await everything(store)
    assert "Carol" not in left


async def test_a_running_private_game_keeps_its_channel_when_who_left_it_is_forgotten(
    store: Store,
) -> None:
    table = await store.tables.add(THREE)
    assert await store.seats.hand_over(table.id, 0, CAROL, "builder")
    await store.people.forget(CAROL)
    found = await store.tables.load(table.id)
    assert found.channel_id == OTHER_CHANNEL
    assert found.players[0] == Player(None, "", "builder", left=True)
    assert await store.tables.running_id(OTHER_CHANNEL) == table.id


@pytest.mark.parametrize("who", [ANA, BRUNO, CAROL], ids=["joined", "invited", "host"])
async def test_whoever_is_forgotten_leaves_no_invitation(store: Store, who: int) -> None:
    draft = replace(LOBBY, host=Player(BRUNO // 2, "Bia"), players=(), invited=())
    other = await store.invitations.add(draft, draft=True)
    await store.invitations.add(LOBBY, b"s" * 32)
    await store.invitations.add(replace(LOBBY, most=4), draft=True)
    assert (await store.people.personal_data(who)).invitations == 2
    await store.people.forget(who)
    assert str(who) not in await everything(store)
    assert await open_invitations(store) == (other,)
    async with store.database.reading() as connection:
        assert (await connection.execute(text("SELECT * FROM seals"))).all() == []


@pytest.mark.parametrize("column", ["host", "players", "invited"])
async def test_whoever_is_forgotten_leaves_no_corrupt_invitation(store: Store, column: str) -> None:
    person = 1_180_000_000_000_000_009
    for stored in (f'{{"id": {person}}}', f'["{person}"]'):
        made = await store.invitations.add(LOBBY)
        spoil = text(f"UPDATE challenges SET {column} = :stored WHERE id = :id")
        async with store.database.writing() as connection:
            await connection.execute(spoil, {"stored": stored, "id": made.id})
    await store.invitations.add(CHALLENGE)
    assert (await store.people.personal_data(person)).invitations == 2
    await store.people.forget(person)
    assert str(person) not in await everything(store)
    assert len(await open_invitations(store)) == 1


async def test_somebody_whose_id_is_part_of_another_is_somebody_else(store: Store) -> None:
    bruna = BRUNO * 10 + 1 & (1 << 62) - 1
    people = (CHALLENGE.host, Player(bruna, "Bruna"))
    longer = replace(CHALLENGE, players=people, invited=(bruna,))
    await store.invitations.add(longer)
    part = int(str(bruna)[:-1])
    assert (await store.people.personal_data(part)).invitations == 0
    await store.people.forget(part)
    assert len(await open_invitations(store)) == 1


@pytest.mark.long
async def test_invitations_are_kept_for_thirty_days_after_they_are_over(store: Store) -> None:
    unplayed, played, running = [await store.invitations.add(CHALLENGE, b"s" * 32) for _ in "123"]
    tables = []
    for number, each in enumerate((played, running)):
        begun = await store.invitations.accept(each, replace(TABLE, channel_id=number))
        assert begun is not None
        tables.append(begun.id)
    await store.tables.end(tables[0], TWO)
    end = CHALLENGE.expires_at
    assert await store.retention.purge(end + timedelta(days=30)) == 0
    assert await store.retention.purge(end + timedelta(days=30, seconds=1)) == 1
    with pytest.raises(NoSuchInvitation):
        await store.invitations.get(unplayed.id)
    assert await store.retention.purge(datetime.now(UTC) + timedelta(days=31)) == 1
    assert (await store.invitations.open_in(CHALLENGE.channel_id)) == ()
    assert await store.invitations.of_table(tables[0]) is None
    assert await store.invitations.of_table(tables[1]) is not None
    assert (await store.tables.load(tables[0])).ending == TWO
