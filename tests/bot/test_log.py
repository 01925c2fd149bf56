"""What the program as shipped writes to its log."""

import asyncio
import os
import sys
from pathlib import Path

from playground import Playground


async def test_a_log_of_any_level_holds_no_secret(tmp_path: Path) -> None:
    async with Playground() as discord:
        guild = discord.add_guild("Forum")
        plaza, ana = guild.add_channel("plaza"), discord.add_person("Ana")
        guild.join(ana)
        log = tmp_path / "log"
        settings = {
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_URL": discord.api_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/wonders.db",
            "LOG_LEVEL": "DEBUG",
            "THINKERS": "1",
        }
        with log.open("w", encoding="utf-8") as file:
            bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env={**os.environ, **settings}, stderr=file
            )
            await discord.bot_ready(timeout=60)
            await ana.command(plaza, "duel", wonders="beginner", begins="me")
            await discord.quiet(0.3)
            bot.terminate()
            await bot.wait()
        text = log.read_text(encoding="utf-8")
        assert "Ready as" in text
        for secret in (discord.token, '"ages"', "deal", "INSERT", "/callback"):
            assert secret not in text
