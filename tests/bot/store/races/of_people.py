"""The data of people is deleted while they begin games, come back, are counted, and invited."""

from datetime import timedelta

from msgspec.structs import asdict
from sqlalchemy import Column, func, select

from bot.store import (
    NoSuchInvitation,
    PersonalData,
    SpentSeal,
    StillPlays,
    Store,
    TableRecord,
)
from bot.store.schema.core import results, seats
from tests.stored import move

from ..examples import NOON, RESIGNED, SCIENCE
from .of_invitations import game_of
from .of_results import FOUND, RATER, ended, rated
from .of_tournaments import MOST, new
from .race import RaceStores, race


async def stored(on: RaceStores, person: int) -> PersonalData:
    """Return how much is stored about somebody."""
    return await on.store.people.personal_data(person)


async def named_in(on: RaceStores, column: Column[int | None], person: int) -> int:
    """Return how many rows name somebody in a column."""
    found = select(func.count()).where(column == person)
    async with on.store.database.reading() as connection:
        return await connection.scalar(found) or 0


async def holds_for_game(on: RaceStores, person: int, forgotten: object, begun: object) -> None:
    """Assert that somebody plays a game that has begun, or is forgotten and it began then."""
    data = await stored(on, person)
    if isinstance(begun, TableRecord):
        assert data.running == 1
        assert await named_in(on, seats.c.user_id, person) == 1
    else:
        assert forgotten is not StillPlays
        assert data.running == 0


@race("people.forget", "tables.add")
async def beginning_a_game(on: RaceStores) -> None:
    game = on.duel()
    person = game.players[1].user_id or 0
    await on.store.preferences.change(person, locale="pt-BR")
    forgotten, begun = await on.meet(
        lambda store: store.people.forget(person), lambda store: store.tables.add(game)
    )
    await holds_for_game(on, person, forgotten, begun)
    # Either all was deleted, or nothing.
    assert (await stored(on, person)).chosen is (forgotten is StillPlays)


@race("people.forget", "invitations.accept")
async def beginning_an_invitation(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge(), b"secret")
    assert seen.seal is not None
    person, spent = seen.invited[0], SpentSeal(seen.seal.id, "terms", seen.id)
    game = game_of(on, seen)
    forgotten, begun = await on.meet(
        lambda store: store.people.forget(person),
        lambda store: store.invitations.accept(seen, game, spent),
    )
    if begun is NoSuchInvitation:
        assert (await stored(on, person)).invitations == 0
    await holds_for_game(on, person, forgotten, begun)


@race("people.forget", "invitations.accept")
async def beginning_without_the_host(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge(), b"secret")
    assert seen.seal is not None
    host, spent = seen.host.user_id or 0, SpentSeal(seen.seal.id, "terms", seen.id)
    game = on.duel(channel_id=seen.channel_id)
    forgotten, begun = await on.meet(
        lambda store: store.people.forget(host),
        lambda store: store.invitations.accept(seen, game, spent),
    )
    assert forgotten is not StillPlays
    assert begun is NoSuchInvitation or isinstance(begun, TableRecord)
    assert (await stored(on, host)).invitations == 0


@race("people.forget", "seats.take_back")
async def coming_back(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    person = table.players[1].user_id or 0
    await on.store.seats.hand_over(table.id, 1, person, "hard")
    forgotten, back = await on.meet(
        lambda store: store.people.forget(person),
        lambda store: store.seats.take_back(table.id, person),
    )
    assert back is (forgotten is StillPlays)
    assert await named_in(on, seats.c.user_id, person) == back
    assert await named_in(on, seats.c.former_id, person) == 0


@race("people.forget", "seats.leave")
async def leaving(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    person = table.players[1].user_id or 0
    forgotten, left = await on.meet(
        lambda store: store.people.forget(person),
        lambda store: store.seats.leave(table.id, 1, person, "easy"),
    )
    assert left is True
    assert await named_in(on, seats.c.former_id, person) == (forgotten is StillPlays)


@race("people.forget", "results.count", step=2)
async def being_counted(on: RaceStores) -> None:
    game = on.duel()
    table, person = await ended(on, game), game.opener_id
    _, counted = await on.meet(
        lambda store: store.people.forget(person),
        lambda store: store.results.count(table, FOUND, RATER),
    )
    assert counted is True
    assert await rated(on, person) == (0, 0)
    assert await named_in(on, results.c.user_id, person) == 0
    assert await rated(on, game.players[1].user_id or 0) == (1, 0)


@race("people.forget", "tables.append")
async def the_end_of_a_game(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    person = table.players[1].user_id or 0
    forgotten, moved = await on.meet(
        lambda store: store.people.forget(person),
        lambda store: store.tables.append(table.id, [move(0, 0, "a")], SCIENCE),
    )
    assert moved is None
    known = await named_in(on, seats.c.user_id, person)
    assert known == (forgotten is StillPlays)


@race("people.forget", step=3)
async def two_people_of_the_same_games(on: RaceStores) -> None:
    one, other = on.duel().players
    pair = one.user_id or 0, other.user_id or 0
    for n in range(2):
        table = await ended(on, on.duel(players=(one, other)[:: 1 if n % 2 else -1]))
        assert await on.store.results.count(table, FOUND, RATER)
        invitation = on.challenge(host=one, players=(one, other), invited=pair[1:])
        await on.store.invitations.add(invitation, b"secret")
        cup = await on.store.tournaments.add(new(on))
        for person in pair[:: 1 if n % 2 else -1]:
            await on.store.tournaments.join(cup.id, person, "Ana", 1, MOST)
        await on.store.mentions.restore(pair[n % 2], [(pair[1 - n % 2], NOON)])
    await on.meet(
        lambda store: store.people.forget(pair[0]), lambda store: store.people.forget(pair[1])
    )
    for person in pair:
        assert not any(asdict(await stored(on, person)).values())


@race("people.forget", "retention.purge", step=2)
async def what_is_deleted_anyway(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge(), b"secret")
    person = seen.host.user_id or 0
    cup = await on.store.tournaments.add(new(on))
    await on.store.tournaments.join(cup.id, person, "Ana", 1, MOST)
    await on.store.absences.add(person, NOON, NOON + timedelta(days=1), NOON)
    forgotten, _ = await on.meet(
        lambda store: store.people.forget(person),
        lambda store: store.retention.purge(NOON + timedelta(days=500)),
    )
    assert forgotten is not StillPlays
    data = await stored(on, person)
    assert (data.invitations, data.tournaments, data.away) == (0, 0, False)


@race("people.forget", "tournaments.join", step=2)
async def joining_with_somebody(on: RaceStores) -> None:
    cup, person = await on.store.tournaments.add(new(on)), on.number()
    await on.store.tournaments.join(cup.id, person, "Ana", 1, MOST)
    _, joined = await on.meet(
        lambda store: store.people.forget(person),
        lambda store: store.tournaments.join(cup.id, on.number(), "Bruno", 2, MOST),
    )
    assert joined is True
    now = await on.store.tournaments.get(cup.id)
    assert now is not None
    assert [each.name for each in now.entrants] == ["Bruno"]


@race("people.forget", "preferences.change", step=2)
async def a_setting(on: RaceStores) -> None:
    person = on.number()
    await on.store.preferences.change(person, locale="pt-BR", theme="dark")
    _, changed = await on.meet(
        lambda store: store.people.forget(person),
        lambda store: store.preferences.change(person, locale="es-ES"),
    )
    assert changed is None
    now = await on.store.preferences.of(person)
    assert (now.locale, now.theme) in (("es-ES", None), (None, None))


@race("people.forget", "tables.end", "results.count")
async def a_game_that_was_left_ends_and_is_counted(on: RaceStores) -> None:
    table = await on.store.tables.add(on.duel())
    person = table.players[1].user_id or 0
    assert await on.store.seats.leave(table.id, 1, person, "easy")

    async def end_and_count(store: Store) -> bool:
        assert await store.tables.end(table.id, RESIGNED)
        return await store.results.count(table.id, FOUND, RATER)

    _, counted = await on.meet(lambda store: store.people.forget(person), end_and_count)
    assert counted is True
    assert await rated(on, person) == (0, 0)
    assert await named_in(on, results.c.user_id, person) == 0
