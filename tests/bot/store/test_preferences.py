"""What servers and people choose."""

import asyncio

from bot.store import Preferences, Store

from .examples import ANA, GUILD


async def test_each_thing_is_chosen_by_itself(store: Store) -> None:
    assert await store.preferences.of(GUILD) == Preferences()
    for locale in ("pt-BR", "es-ES", None, "en-US"):
        await store.preferences.change(GUILD, locale=locale)
        assert await store.preferences.of(GUILD) == Preferences(locale=locale)
    await store.preferences.change(GUILD, theme="high-contrast")
    assert await store.preferences.of(GUILD) == Preferences("en-US", "high-contrast")
    await store.preferences.change(GUILD, locale=None, theme="standard")
    assert await store.preferences.of(GUILD) == Preferences(None, "standard")
    assert await store.preferences.of(GUILD - 1) == Preferences()


async def test_of_several_owners_the_first_who_has_chosen_counts(store: Store) -> None:
    await store.preferences.change(GUILD, locale="pt-BR", theme="standard")
    assert await store.preferences.of(ANA, GUILD) == Preferences("pt-BR", "standard")
    await store.preferences.change(ANA, theme="high-contrast")
    assert await store.preferences.of(ANA, GUILD) == Preferences("pt-BR", "high-contrast")
    assert await store.preferences.of(GUILD, ANA) == Preferences("pt-BR", "standard")


async def test_hints_and_reviews_are_given_until_an_owner_switches_them_off(store: Store) -> None:
    assert (await store.preferences.of(GUILD)).hints
    await store.preferences.change(GUILD, hints=False)
    assert await store.preferences.of(GUILD) == Preferences(hints=False)
    assert (await store.preferences.of(ANA, GUILD)).reviews
    await store.preferences.change(ANA, hints=True, reviews=False)
    assert await store.preferences.of(ANA, GUILD) == Preferences(hints=True, reviews=False)
    assert await store.preferences.of(GUILD, ANA) == Preferences(hints=False, reviews=False)


async def test_former_boards_lose_their_pictures_unless_an_owner_keeps_them(store: Store) -> None:
    await store.preferences.change(GUILD, hints=False)
    assert not (await store.preferences.of(ANA, GUILD)).pictures
    await store.preferences.change(GUILD, pictures=True)
    assert (await store.preferences.of(ANA, GUILD)).pictures


async def test_two_programs_may_choose_at_once(url: str, store: Store) -> None:
    other = await Store.open(url)
    for n in range(20):
        await asyncio.gather(
            store.preferences.change(n, locale="en-US"), other.preferences.change(n, locale="pt-BR")
        )
        assert (await store.preferences.of(n)).locale in ("en-US", "pt-BR")
    await other.close()
