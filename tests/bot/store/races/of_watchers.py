"""People watch games, within limits, and are told once of what happens in them."""

from msgspec.structs import replace

from bot.runtime.limits import Limit, Limits
from bot.store import LimitReached

from ..examples import RESIGNED
from .race import RaceStores, race

MANY = Limits()
FEW = replace(MANY, spectators=Limit(2), spectated=Limit(2))


@race("watchers.watch")
async def more_people_than_may_watch_a_game(on: RaceStores) -> None:
    table = (await on.store.tables.add(on.duel())).id
    first, *people = on.number(), on.number(), on.number()
    await on.store.watchers.watch(table, first, 1, every_age=True, within=FEW)
    done = await on.meet(
        lambda store: store.watchers.watch(table, people[0], 1, every_age=True, within=FEW),
        lambda store: store.watchers.watch(table, people[1], 1, every_age=True, within=FEW),
    )
    assert {*done} == {None, LimitReached}
    told = await on.store.watchers.claim_age(table, 2)
    assert told == [first, people[done.index(None)]]
    # Whoever watches already may change their mind.
    await on.store.watchers.watch(table, first, 2, every_age=False, within=FEW)
    assert await on.store.watchers.every_age(table, first) is False


@race("watchers.watch")
async def more_games_than_one_may_watch(on: RaceStores) -> None:
    games = [(await on.store.tables.add(on.duel())).id for _ in range(3)]
    person = on.number()
    await on.store.watchers.watch(games[0], person, 1, every_age=True, within=FEW)
    done = await on.meet(
        lambda store: store.watchers.watch(games[1], person, 1, every_age=True, within=FEW),
        lambda store: store.watchers.watch(games[2], person, 1, every_age=True, within=FEW),
    )
    assert {*done} == {None, LimitReached}
    watched = [await on.store.watchers.every_age(game, person) for game in games[1:]]
    assert [each is None for each in watched] == [each is LimitReached for each in done]


@race("watchers.watch")
async def watching_twice(on: RaceStores) -> None:
    table, person = (await on.store.tables.add(on.duel())).id, on.number()
    done = await on.meet(
        lambda store: store.watchers.watch(table, person, 1, every_age=True, within=MANY),
        lambda store: store.watchers.watch(table, person, 1, every_age=True, within=MANY),
    )
    assert done == (None, None)
    assert await on.store.watchers.every_age(table, person) is True


@race("watchers.watch", "watchers.stop")
async def watching_and_stopping(on: RaceStores) -> None:
    table, person = (await on.store.tables.add(on.duel())).id, on.number()
    await on.store.watchers.watch(table, person, 1, every_age=False, within=MANY)
    done = await on.meet(
        lambda store: store.watchers.watch(table, person, 1, every_age=True, within=MANY),
        lambda store: store.watchers.stop(table, person),
    )
    assert done == (None, None)
    assert await on.store.watchers.every_age(table, person) in (True, None)


@race("watchers.claim_age")
async def an_age_that_two_tell(on: RaceStores) -> None:
    table, people = (await on.store.tables.add(on.duel())).id, [on.number(), on.number()]
    for person in people:
        await on.store.watchers.watch(table, person, 1, every_age=True, within=MANY)
    one, other = await on.meet(
        lambda store: store.watchers.claim_age(table, 2),
        lambda store: store.watchers.claim_age(table, 2),
    )
    assert sorted([*one, *other]) == people


@race("watchers.claim_age", "watchers.watch")
async def an_age_while_somebody_watches_anew(on: RaceStores) -> None:
    table, person = (await on.store.tables.add(on.duel())).id, on.number()
    await on.store.watchers.watch(table, person, 1, every_age=True, within=MANY)
    told, watched = await on.meet(
        lambda store: store.watchers.claim_age(table, 2),
        lambda store: store.watchers.watch(table, person, 1, every_age=True, within=MANY),
    )
    assert (told, watched) == ([person], None)
    # Whoever saw the game before that Age began was told, and is not told again.
    assert await on.store.watchers.claim_age(table, 2) == []


@race("watchers.claim_end")
async def an_end_that_two_tell(on: RaceStores) -> None:
    table, people = (await on.store.tables.add(on.duel())).id, [on.number(), on.number()]
    for person in people:
        await on.store.watchers.watch(table, person, 1, every_age=False, within=MANY)
    await on.store.tables.end(table, RESIGNED)
    one, other = await on.meet(
        lambda store: store.watchers.claim_end(table),
        lambda store: store.watchers.claim_end(table),
    )
    assert sorted([*one, *other]) == people
