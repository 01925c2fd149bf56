"""What servers choose."""

import asyncio

from bot.store import Store

from .examples import GUILD


async def test_a_server_chooses_its_language(store: Store) -> None:
    assert await store.guild_locale(GUILD) is None
    for locale in ("pt-BR", "es-ES", None, "en-US"):
        await store.set_guild_locale(GUILD, locale)
        assert await store.guild_locale(GUILD) == locale
    assert await store.guild_locale(GUILD - 1) is None


async def test_two_programs_may_choose_at_once(url: str, store: Store) -> None:
    other = await Store.open(url)
    for n in range(20):
        await asyncio.gather(store.set_guild_locale(n, "en-US"), other.set_guild_locale(n, "pt-BR"))
        assert await store.guild_locale(n) in ("en-US", "pt-BR")
    await other.close()
