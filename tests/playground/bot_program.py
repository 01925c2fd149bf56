"""Runs the example bot as a process of its own, so that a test can kill it."""

import asyncio
import os

import discord
import yarl

from tests.playground.example_bot import ExampleBot


async def main() -> None:
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    url = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url
    await ExampleBot().start(os.environ["DISCORD_TOKEN"])


asyncio.run(main())
