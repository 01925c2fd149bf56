"""Two people press at the same moment on the message of a tournament."""

import asyncio

from bot.discord.client import Wonders
from playground import Playground

from ..scene import settled
from .test_tournaments import hall, opened, state


async def test_no_game_begins_once_the_tournament_was_ended(
    discord: Playground, bot: Wonders
) -> None:
    arena, people = hall(discord)
    players, go_on = people[:4], asyncio.Event()
    board = await opened(arena, players, game="duel", kind="robin")
    first_thread = discord.faults.add(method="POST", path="/threads$", until=go_on)
    begins = asyncio.create_task(players[0].click(board, "T:1:begin"))
    await discord.until(lambda: first_thread.hits > 0)
    really = (await players[0].click(board, "T:1:ask")).private[0]
    await players[0].click(really, "T:1:end")
    go_on.set()
    await begins
    await settled(bot)
    await bot.services.tournaments.look()
    running, other = (await state(bot)).pairings
    assert running.table_id is not None
    assert (other.thread_id, other.table_id) == (None, None)
    assert len(arena.messages) == 2  # the tournament, and the game that had been told of
