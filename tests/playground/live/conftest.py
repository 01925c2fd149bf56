"""The fixture of these tests: a playground with its page, which one person has open."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from playground import Channel, Patience, Person, Playground
from playground.live import Pages, serve_page
from tests.playground.conftest import SLOWLY, point_at
from tests.playground.example_bot import ExampleBot
from tests.playground.page_client import PageClient, visit


@dataclass
class Stage:
    discord: Playground
    pages: Pages
    bot: ExampleBot
    channel: Channel
    ana: Person
    bruno: Person
    page: PageClient
    """Ana's, who looks at the channel."""

    @property
    def url(self) -> str:
        return self.discord.world.base_url


@pytest.fixture
async def stage(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    playground = Playground(ack_seconds=SLOWLY, patience=Patience(reply=None, silent=0.0))
    pages = Pages(playground)
    serve_page(playground.app, pages, "127.0.0.1")
    async with playground:
        point_at(playground, monkeypatch)
        guild = playground.add_guild("Forum", locale="pt-BR")
        ana, bruno = playground.add_person("Ana", "pt-BR"), playground.add_person("Bruno")
        guild.join(ana, bruno)
        guild.owner_id = ana.id
        channel = guild.add_channel("plaza")
        bot = ExampleBot()
        bot.begin(playground.token)
        try:
            await playground.bot_ready(SLOWLY)
            async with visit(playground.world.base_url) as page:
                await page.look()
                yield Stage(playground, pages, bot, channel, ana, bruno, page)
        finally:
            await bot.end()
