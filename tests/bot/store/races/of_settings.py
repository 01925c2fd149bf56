"""What people set for themselves and a server: preferences, lessons, blocks, games they watch."""

from ..examples import RESIGNED
from .race import Ground, race


@race("preferences.change")
async def two_settings(on: Ground) -> None:
    owner = on.number()
    done = await on.meet(
        lambda store: store.preferences.change(owner, locale="pt-BR"),
        lambda store: store.preferences.change(owner, theme="dark"),
    )
    assert done == (None, None)
    stored = await on.store.preferences.of(owner)
    assert (stored.locale, stored.theme) == ("pt-BR", "dark")


@race("lessons.stand")
async def two_pages(on: Ground) -> None:
    person = on.number()
    done = await on.meet(
        lambda store: store.lessons.stand(person, "duel", "one"),
        lambda store: store.lessons.stand(person, "duel", "other"),
    )
    assert done == (None, None)
    assert await on.store.lessons.page(person, "duel") in ("one", "other")


@race("blocks.add")
async def the_same_block(on: Ground) -> None:
    owner, person = on.number(), on.number()
    done = await on.meet(
        lambda store: store.blocks.add(owner, person),
        lambda store: store.blocks.add(owner, person),
    )
    assert {*done} == {True, False}
    assert await on.store.blocks.of(owner) == (person,)


@race("blocks.add", "blocks.remove")
async def a_block_that_is_removed(on: Ground) -> None:
    owner, person = on.number(), on.number()
    await on.store.blocks.add(owner, person)
    added, removed = await on.meet(
        lambda store: store.blocks.add(owner, person),
        lambda store: store.blocks.remove(owner, person),
    )
    assert removed is True
    assert await on.store.blocks.of(owner) == ((person,) if added else ())


@race("watchers.watch")
async def watching_twice(on: Ground) -> None:
    table, person = (await on.store.tables.add(on.duel())).id, on.number()
    done = await on.meet(
        lambda store: store.watchers.watch(table, person, 1, every_age=True),
        lambda store: store.watchers.watch(table, person, 1, every_age=True),
    )
    assert done == (None, None)
    assert await on.store.watchers.counts(table, person) == (1, 1)


@race("watchers.watch", "watchers.stop")
async def watching_and_stopping(on: Ground) -> None:
    table, person = (await on.store.tables.add(on.duel())).id, on.number()
    await on.store.watchers.watch(table, person, 1, every_age=False)
    done = await on.meet(
        lambda store: store.watchers.watch(table, person, 1, every_age=True),
        lambda store: store.watchers.stop(table, person),
    )
    assert done == (None, None)
    assert await on.store.watchers.every_age(table, person) in (True, None)


@race("watchers.claim_age")
async def an_age_that_two_tell(on: Ground) -> None:
    table, people = (await on.store.tables.add(on.duel())).id, [on.number(), on.number()]
    for person in people:
        await on.store.watchers.watch(table, person, 1, every_age=True)
    one, other = await on.meet(
        lambda store: store.watchers.claim_age(table, 2),
        lambda store: store.watchers.claim_age(table, 2),
    )
    assert sorted([*one, *other]) == people


@race("watchers.claim_age", "watchers.watch")
async def an_age_while_somebody_watches_anew(on: Ground) -> None:
    table, person = (await on.store.tables.add(on.duel())).id, on.number()
    await on.store.watchers.watch(table, person, 1, every_age=True)
    told, watched = await on.meet(
        lambda store: store.watchers.claim_age(table, 2),
        lambda store: store.watchers.watch(table, person, 1, every_age=True),
    )
    assert (told, watched) == ([person], None)
    # Whoever saw the game before that Age began was told, and is not told again.
    assert await on.store.watchers.claim_age(table, 2) == []


@race("watchers.claim_end")
async def an_end_that_two_tell(on: Ground) -> None:
    table, people = (await on.store.tables.add(on.duel())).id, [on.number(), on.number()]
    for person in people:
        await on.store.watchers.watch(table, person, 1, every_age=False)
    await on.store.tables.end(table, RESIGNED)
    one, other = await on.meet(
        lambda store: store.watchers.claim_end(table),
        lambda store: store.watchers.claim_end(table),
    )
    assert sorted([*one, *other]) == people
