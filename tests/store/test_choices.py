"""What servers and people choose."""

import asyncio

from bot.store import Choice, Store

from .examples import ANA, GUILD


async def test_each_thing_is_chosen_by_itself(store: Store) -> None:
    assert await store.choices.of(GUILD) == Choice()
    for locale in ("pt-BR", "es-ES", None, "en-US"):
        await store.choices.choose(GUILD, locale=locale)
        assert await store.choices.of(GUILD) == Choice(locale=locale)
    await store.choices.choose(GUILD, theme="high-contrast")
    assert await store.choices.of(GUILD) == Choice("en-US", "high-contrast")
    await store.choices.choose(GUILD, locale=None, theme="standard")
    assert await store.choices.of(GUILD) == Choice(None, "standard")
    assert await store.choices.of(GUILD - 1) == Choice()


async def test_of_several_owners_the_first_who_has_chosen_counts(store: Store) -> None:
    await store.choices.choose(GUILD, locale="pt-BR", theme="standard")
    assert await store.choices.of(ANA, GUILD) == Choice("pt-BR", "standard")
    await store.choices.choose(ANA, theme="high-contrast")
    assert await store.choices.of(ANA, GUILD) == Choice("pt-BR", "high-contrast")
    assert await store.choices.of(GUILD, ANA) == Choice("pt-BR", "standard")


async def test_hints_and_reviews_are_given_until_an_owner_switches_them_off(store: Store) -> None:
    assert (await store.choices.of(GUILD)).hints
    await store.choices.choose(GUILD, hints=False)
    assert await store.choices.of(GUILD) == Choice(hints=False)
    assert (await store.choices.of(ANA, GUILD)).reviews
    await store.choices.choose(ANA, hints=True, reviews=False)
    assert await store.choices.of(ANA, GUILD) == Choice(hints=True, reviews=False)
    assert await store.choices.of(GUILD, ANA) == Choice(hints=False, reviews=False)


async def test_two_programs_may_choose_at_once(url: str, store: Store) -> None:
    other = await Store.open(url)
    for n in range(20):
        await asyncio.gather(
            store.choices.choose(n, locale="en-US"), other.choices.choose(n, locale="pt-BR")
        )
        assert (await store.choices.of(n)).locale in ("en-US", "pt-BR")
    await other.close()
