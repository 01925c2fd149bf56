"""What servers and people choose."""

import asyncio

from bot.store import Choice, Store

from .examples import ANA, GUILD


async def test_each_thing_is_chosen_by_itself(store: Store) -> None:
    assert await store.choice(GUILD) == Choice()
    for locale in ("pt-BR", "es-ES", None, "en-US"):
        await store.choose(GUILD, locale=locale)
        assert await store.choice(GUILD) == Choice(locale=locale)
    await store.choose(GUILD, theme="high-contrast")
    assert await store.choice(GUILD) == Choice("en-US", "high-contrast")
    await store.choose(GUILD, locale=None, theme="standard")
    assert await store.choice(GUILD) == Choice(None, "standard")
    assert await store.choice(GUILD - 1) == Choice()


async def test_of_several_owners_the_first_who_has_chosen_counts(store: Store) -> None:
    await store.choose(GUILD, locale="pt-BR", theme="standard")
    assert await store.choice(ANA, GUILD) == Choice("pt-BR", "standard")
    await store.choose(ANA, theme="high-contrast")
    assert await store.choice(ANA, GUILD) == Choice("pt-BR", "high-contrast")
    assert await store.choice(GUILD, ANA) == Choice("pt-BR", "standard")


async def test_hints_and_reviews_are_given_until_an_owner_switches_them_off(store: Store) -> None:
    assert (await store.choice(GUILD)).hints
    await store.choose(GUILD, hints=False)
    assert await store.choice(GUILD) == Choice(hints=False)
    assert (await store.choice(ANA, GUILD)).reviews
    await store.choose(ANA, hints=True, reviews=False)
    assert await store.choice(ANA, GUILD) == Choice(hints=True, reviews=False)
    assert await store.choice(GUILD, ANA) == Choice(hints=False, reviews=False)


async def test_two_programs_may_choose_at_once(url: str, store: Store) -> None:
    other = await Store.open(url)
    for n in range(20):
        await asyncio.gather(store.choose(n, locale="en-US"), other.choose(n, locale="pt-BR"))
        assert (await store.choice(n)).locale in ("en-US", "pt-BR")
    await other.close()
