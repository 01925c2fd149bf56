"""Who takes part in a tournament, and until when."""

from msgspec.structs import replace

from bot.store import FORGOTTEN, Store, Tournament, TournamentGame

from .examples import ANA, BRUNO, CAROL, CUP, RESIGNED, TABLE

FIRST = (TournamentGame(1, 0, 0, 1), TournamentGame(1, 1, 2, None, scores=(2, 0)))
SECOND = (TournamentGame(2, 0, 0, 2),)


async def test_who_has_left_cannot_leave_again_later(store: Store) -> None:
    cup = await store.tournaments.add(CUP)
    for nth, person in enumerate((ANA, BRUNO, CAROL)):
        assert await store.tournaments.join(cup.id, person, "Ana", nth, 3)
    seen = await store.tournaments.get(cup.id)
    assert seen is not None
    assert await store.tournaments.begin(seen, 2, range(3), FIRST)
    assert await store.tournaments.leave(cup.id, BRUNO)
    assert await store.tournaments.next_round(cup.id, 1, SECOND)
    assert not await store.tournaments.next_round(cup.id, 1, SECOND)
    assert not await store.tournaments.leave(cup.id, BRUNO)
    found = await store.tournaments.get(cup.id)
    assert found is not None
    assert [each.left_after for each in found.entrants] == [None, 1, None]


async def test_one_that_somebody_joins_meanwhile_or_that_has_ended_is_not_begun(
    store: Store,
) -> None:
    cup = await store.tournaments.add(CUP)
    assert await store.tournaments.join(cup.id, ANA, "Ana", 1, 3)
    seen = await store.tournaments.get(cup.id)
    assert seen is not None
    assert await store.tournaments.join(cup.id, BRUNO, "Bruno", 2, 3)
    assert not await store.tournaments.begin(seen, 1, (0,), ())
    now = await store.tournaments.get(cup.id)
    assert now is not None
    assert await store.tournaments.finish(cup.id, "ended")
    assert not await store.tournaments.begin(now, 1, (0, 1), FIRST[:1])
    assert not await store.tournaments.finish(cup.id, "over")


async def test_as_many_join_as_may_and_nobody_twice(store: Store) -> None:
    cup = await store.tournaments.add(CUP)
    assert await store.tournaments.join(cup.id, ANA, "Ana", 1, 2)
    assert not await store.tournaments.join(cup.id, ANA, "Ana", 2, 2)
    assert await store.tournaments.join(cup.id, BRUNO, "Bruno", 3, 2)
    assert not await store.tournaments.join(cup.id, CAROL, "Carol", 4, 2)
    assert await store.tournaments.leave(cup.id, ANA)
    assert await store.tournaments.join(cup.id, CAROL, "Carol", 4, 2)
    found = await store.tournaments.get(cup.id)
    assert found is not None
    assert [each.user_id for each in found.entrants] == [BRUNO, CAROL]


async def test_who_is_forgotten_leaves_one_that_waits_and_is_nobody_in_one_that_has_begun(
    store: Store,
) -> None:
    begun, waits = [await store.tournaments.add(CUP) for _ in range(2)]
    for cup in (begun, waits):
        for nth, person in enumerate((ANA, BRUNO), 1):
            assert await store.tournaments.join(cup.id, person, "Ana", nth, 3)
    seen = await store.tournaments.get(begun.id)
    assert seen is not None
    assert await store.tournaments.begin(seen, 2, range(2), FIRST[:1])
    before = await store.tournaments.get(begun.id)
    assert await store.tournaments.leave(begun.id, ANA)
    assert await store.tournaments.next_round(begun.id, 1, SECOND)
    await store.people.forget(ANA)
    found, still = await store.tournaments.get(begun.id), await store.tournaments.get(waits.id)
    assert before is not None
    assert found is not None
    assert still is not None
    nobody = replace(before.entrants[0], user_id=FORGOTTEN, name="", cut=0, left_after=1)
    assert found.entrants == (nobody, before.entrants[1])
    assert len(found.pairings) == 2
    assert (found.organizer_id, found.version - before.version) == (FORGOTTEN, 3)
    assert [each.user_id for each in still.entrants] == [BRUNO]


async def test_a_message_that_shows_an_older_version_is_not_noted(store: Store) -> None:
    cup = await store.tournaments.add(CUP)
    await store.tournaments.set_message(cup.id, 8, 2)
    await store.tournaments.set_message(cup.id, 7, 1)
    found = await store.tournaments.get(cup.id)
    assert found is not None
    assert (found.message_id, found.shown) == (8, 2)


async def begun(store: Store) -> Tournament:
    """Return a tournament of which the first round is played: one game, and a bye."""
    cup = await store.tournaments.add(CUP)
    for nth, person in enumerate((ANA, BRUNO, CAROL)):
        assert await store.tournaments.join(cup.id, person, "Ana", nth, 3)
    seen = await stored(store, cup.id)
    assert await store.tournaments.begin(seen, 2, range(3), FIRST)
    return await stored(store, cup.id)


async def stored(store: Store, number: int) -> Tournament:
    found = await store.tournaments.get(number)
    assert found is not None
    return found


async def test_what_is_known_of_a_game_is_not_noted_otherwise_by_who_is_late(store: Store) -> None:
    cup, rounds = await begun(store), store.tournaments
    game, channels = cup.pairings[0], (11, 12)
    one, two = [(await store.tables.add(replace(TABLE, channel_id=each))).id for each in channels]
    for thread in channels:
        await rounds.set_thread(cup.id, game, thread)
    for table, seat in ((one, 1), (two, 0)):
        await rounds.set_table(cup.id, game, table, seat)
    for scores in ((2, 0), (0, 2)):
        await rounds.score(cup.id, game, scores)
    found = await stored(store, cup.id)
    known = replace(game, thread_id=11, table_id=one, seat=1, scores=(2, 0))
    assert found.pairings == (known, cup.pairings[1])
    assert found.version == cup.version + 2
    assert await rounds.next_round(cup.id, 1, SECOND)
    await rounds.set_thread(cup.id, known, 12)  # whose message was deleted
    now = (await stored(store, cup.id)).pairings
    assert now == (replace(known, thread_id=12), cup.pairings[1], *SECOND)


async def test_a_tournament_waits_for_the_bot_until_it_is_shown_and_while_its_games_are_played(
    store: Store,
) -> None:
    waits = await store.tournaments.add(CUP)
    assert await store.tournaments.due() == (), "it has no message yet"
    await store.tournaments.set_message(waits.id, 8, waits.version - 1)
    assert await store.tournaments.due() == (waits.id,)
    await store.tournaments.set_message(waits.id, 8, waits.version)
    assert await store.tournaments.due() == ()
    cup = await begun(store)
    assert await store.tournaments.due() == (cup.id,), "its game is to be begun"
    table = await store.tables.add(TABLE)
    await store.tournaments.set_table(cup.id, cup.pairings[0], table.id, 0)
    assert await store.tournaments.due() == ()
    await store.tables.end(table.id, RESIGNED)
    assert await store.tournaments.due() == (cup.id,), "its game is to be counted"
    await store.tournaments.score(cup.id, cup.pairings[0], (2, 0))
    assert await store.tournaments.due() == (cup.id,), "the next round is to be paired"
    assert await store.tournaments.next_round(cup.id, 1, SECOND)
    await store.tournaments.finish(cup.id, "ended")
    assert await store.tournaments.due() == ()
    assert [each.id for each in await store.tournaments.of_server(CUP.guild_id)] == [waits.id]
