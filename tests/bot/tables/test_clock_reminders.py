"""Reminders of clocks: sent directly to whoever wants that, in that person's language."""

import re

from bot.store import Store
from bot.wording.strings import shared_strings

from ..store.conftest import database, sqlite_url, store, url
from .house import ANA
from .test_clocks import A_TURN, Process, bot, live_duel

__all__ = ["bot", "database", "sqlite_url", "store", "url"]


async def test_a_reminder_speaks_the_persons_language_also_where_a_server_forbids_mentions(
    bot: Process, store: Store
) -> None:
    await store.preferences.change(ANA, notify="direct", locale="pt-BR")
    record = await live_duel(store)
    await store.preferences.change(record.owner_id, mentions=False)
    await bot.look(looks=A_TURN - 1)
    await bot.house.notices.background.finished()
    (posted,), ((person, sent),) = bot.house.posts.told, bot.house.letters.sent
    assert (person, posted.mentions) == (ANA, ())
    found = re.search(r"<t:\d+:R>", str(posted.parts[0]))
    assert found is not None
    told = {"players": "<@101>", "when": found.group()}
    assert posted.parts == (shared_strings().words("en-US")("clock-reminder", **told),)
    assert sent.parts == (shared_strings().words("pt-BR")("clock-reminder", **told),)
