"""What was stored on a server without anybody hearing of it is shown, and the game goes on."""

import asyncio
from pathlib import Path

import pytest

from bot.discord import recurring
from bot.discord.client import Wonders
from playground import Playground
from tests.postgresql import PrivateServer

from ..conftest import running
from ..players import SLOWLY
from ..scene import Position, after, sit, town


async def test_a_game_whose_commit_had_no_answer_is_shown_and_goes_on(
    discord: Playground,
    postgresql: PrivateServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The bot is told of neither game: of one the board is due, of one the computer's move."""
    monkeypatch.setattr(recurring, "SHOW_OVERDUE_SECONDS", 0.5)
    monkeypatch.setattr(recurring, "TAKE_UP_SECONDS", 0.5)
    name = await postgresql.migrated()
    place = town(discord)
    guild = place.guild.add_channel("forum")
    async with running(discord, tmp_path, database_url=postgresql.url(name)) as bot:
        position = after(12)
        people = (place.ana, place.bruno)
        shown = await sit(bot, place.channel, people, position)
        moved = await sit(bot, guild, people, position)
        assert await bot.store.seats.leave(moved, position.seat, people[position.seat].id, "random")
        await discord.until(lambda: bool(place.channel.log), SLOWLY, "the board")
        assert await is_made(bot, shown, position)
        async with asyncio.timeout(SLOWLY):
            while await is_made(bot, moved, position):  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.05)
        await discord.until(lambda: bool(guild.log), SLOWLY, "the board after the computer's move")
    await postgresql.drop(name)


async def is_made(bot: Wonders, table: int, position: Position) -> bool:
    """Whether the moves of a game are those of a position."""
    return (await bot.store.tables.load(table)).made == position.moves
