"""A demonstration: the bot as shipped, on a playground, plays one game between two computers."""

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from .model import Channel
from .seen import Message
from .server import Playground

if TYPE_CHECKING:
    from collections.abc import Mapping

BOARDS_KEPT = 4
STARTS_WITHIN = 60.0
ENDS_WITHIN = 300.0
END = "Rematch"
"""The button that the last message of a game carries."""


async def demonstrate(folder: Path) -> list[Path]:
    """Play a game through Discord's API and write its last boards and its text to `folder`.

    Returns the files written. Raises `TimedOut` if the bot does not start or the game does not
    end in time, and `RuntimeError` if the bot asked for something that Discord would refuse.
    """
    async with Playground() as discord:
        guild = discord.add_guild("Playground")
        plaza = guild.add_channel("plaza")
        ana = discord.add_person("Ana")
        guild.join(ana)
        with tempfile.TemporaryDirectory() as home:
            bot = await _start_bot(discord, Path(home))
            try:
                await discord.bot_ready(timeout=STARTS_WITHIN)
                await ana.command(plaza, "duel", watch=True)
                await discord.until(lambda: _ended(plaza), timeout=ENDS_WITHIN)
                await discord.quiet()
            finally:
                if bot.returncode is None:
                    bot.terminate()
                await bot.wait()
        if discord.violations:
            raise RuntimeError("\n".join(discord.violations))
        return _write(plaza.messages, folder)


async def _start_bot(discord: Playground, home: Path) -> asyncio.subprocess.Process:
    settings: Mapping[str, str] = {
        "DISCORD_TOKEN": discord.token,
        "DISCORD_API_URL": discord.api_url,
        "DISCORD_GATEWAY_URL": discord.gateway_url,
        "DATABASE_URL": f"sqlite+aiosqlite:///{home / 'wonders.db'}",
        "WATCH_SECONDS": "0",
        "LOG_LEVEL": "WARNING",
    }
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env={**os.environ, **settings}
    )


def _ended(plaza: Channel) -> bool:
    last = plaza.messages[-1] if plaza.messages else None
    return last is not None and any(button.label == END for button in last.buttons)


def _write(messages: list[Message], folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    pictures = [picture for message in messages[-BOARDS_KEPT:] for picture in message.pictures]
    story = folder / "game.txt"
    story.write_text("\n\n".join(message.text for message in messages) + "\n", encoding="utf-8")
    files = []
    for picture in pictures:
        file = folder / picture.filename
        file.write_bytes(picture.data)
        files.append(file)
    return [*files, story]
