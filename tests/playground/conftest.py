"""Fixtures: a playground with a guild, two people and a bot, and playgrounds without a bot."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl

from playground import Channel, Guild, Patience, Person, Playground
from playground.store import Persistence, WorldFile
from tests.playground.example_bot import ExampleBot

SLOWLY = 90.0
"""Seconds within which the bot and Discord do everything, on a busy machine too."""

PATIENCE = Patience(reply=SLOWLY, silent=SLOWLY)
"""People wait for the bot; a click that changes nothing is none that tests make."""


@dataclass
class Stage:
    discord: Playground
    bot: ExampleBot
    guild: Guild
    channel: Channel
    ana: Person
    bruno: Person


def point_at(playground: Playground, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(discord.http.Route, "BASE", playground.api_url)
    url = yarl.URL(playground.gateway_url)
    patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", url)


def description() -> Path | None:
    path = os.environ.get("DISCORD_OPENAPI")
    return Path(path) if path else None


@pytest.fixture
async def stage(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    async with Playground(
        openapi=description(), ack_seconds=SLOWLY, patience=PATIENCE
    ) as playground:
        point_at(playground, monkeypatch)
        guild = playground.add_guild("Forum", locale="pt-BR")
        ana = playground.add_person("Ana", locale="pt-BR")
        bruno = playground.add_person("Bruno")
        guild.join(ana, bruno)
        bot = ExampleBot()
        bot.begin(playground.token)
        try:
            channel = guild.add_channel("plaza")
            await playground.bot_ready(SLOWLY)
            yield Stage(playground, bot, guild, channel, ana, bruno)
        finally:
            await bot.end()


@dataclass
class Bare:
    """A playground without a bot, and plain HTTP in the bot's name."""

    discord: Playground
    channel: Channel
    web: aiohttp.ClientSession

    async def call(
        self, method: str, path: str, body: Any = None, *, token: str | None = None
    ) -> tuple[int, Any]:
        async with self.asked(method, path, body, token=token) as response:
            return response.status, await response.json() if response.status != 204 else None

    @asynccontextmanager
    async def asked(
        self, method: str, path: str, body: Any = None, *, token: str | None = None
    ) -> AsyncIterator[aiohttp.ClientResponse]:
        headers = {"Authorization": f"Bot {token or self.discord.token}"}
        url = self.discord.api_url + path
        async with self.web.request(method, url, json=body, headers=headers) as response:
            yield response

    @property
    def commands(self) -> str:
        return f"/applications/{self.discord.bot.id}/commands"

    @property
    def messages(self) -> str:
        return f"/channels/{self.channel.id}/messages"


@pytest.fixture
async def bare() -> AsyncIterator[Bare]:
    async with Playground() as playground, aiohttp.ClientSession() as web:
        yield Bare(playground, playground.add_guild("Forum").add_channel("plaza"), web)


Reopen = Callable[[], AbstractAsyncContextManager[tuple[Playground, WorldFile]]]


@pytest.fixture
def opened(tmp_path: Path) -> Reopen:
    """Return what runs a playground on one file, as often as it is called, each time anew."""

    @asynccontextmanager
    async def run() -> AsyncIterator[tuple[Playground, WorldFile]]:
        playground = Playground(ack_seconds=SLOWLY, patience=PATIENCE)
        file = WorldFile(tmp_path / "world.db")
        persistence = Persistence(playground, file)
        async with persistence.running(), playground:
            persistence.restore()
            yield playground, file

    return run
