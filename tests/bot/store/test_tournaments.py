"""Who takes part in a tournament, and until when."""

from bot.store import Store, TournamentGame

from .examples import ANA, BRUNO, CAROL, CUP

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
    assert not await store.tournaments.leave(cup.id, BRUNO)
    found = await store.tournaments.get(cup.id)
    assert found is not None
    assert [each.left_after for each in found.entrants] == [None, 1, None]


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


async def test_a_message_that_shows_an_older_version_is_not_noted(store: Store) -> None:
    cup = await store.tournaments.add(CUP)
    await store.tournaments.note_message(cup.id, 8, 2)
    await store.tournaments.note_message(cup.id, 7, 1)
    found = await store.tournaments.get(cup.id)
    assert found is not None
    assert (found.message_id, found.shown) == (8, 2)
