"""What people set for themselves and a server: preferences, lessons, blocks."""

from .race import RaceStores, race


@race("preferences.change")
async def two_settings(on: RaceStores) -> None:
    owner = on.number()
    done = await on.meet(
        lambda store: store.preferences.change(owner, locale="pt-BR"),
        lambda store: store.preferences.change(owner, theme="dark"),
    )
    assert done == (None, None)
    stored = await on.store.preferences.of(owner)
    assert (stored.locale, stored.theme) == ("pt-BR", "dark")


@race("lessons.stand")
async def two_pages(on: RaceStores) -> None:
    person = on.number()
    done = await on.meet(
        lambda store: store.lessons.stand(person, "duel", "one"),
        lambda store: store.lessons.stand(person, "duel", "other"),
    )
    assert done == (None, None)
    assert await on.store.lessons.page(person, "duel") in ("one", "other")


@race("blocks.add")
async def the_same_block(on: RaceStores) -> None:
    owner, person = on.number(), on.number()
    done = await on.meet(
        lambda store: store.blocks.add(owner, person),
        lambda store: store.blocks.add(owner, person),
    )
    assert {*done} == {True, False}
    assert await on.store.blocks.of(owner) == (person,)


@race("blocks.add", "blocks.remove")
async def a_block_that_is_removed(on: RaceStores) -> None:
    owner, person = on.number(), on.number()
    await on.store.blocks.add(owner, person)
    added, removed = await on.meet(
        lambda store: store.blocks.add(owner, person),
        lambda store: store.blocks.remove(owner, person),
    )
    assert removed is True
    assert await on.store.blocks.of(owner) == ((person,) if added else ())
