"""A duel whose boards are posted while something fails, and what has to hold of its boards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

from bot.discord.boards.follow_ups import FollowUps
from bot.discord.boards.poster import Poster
from bot.discord.channels.answer_tokens import AnswerTokens
from bot.discord.channels.channel_messages import ChannelMessages
from bot.discord.client import Wonders
from engine.duel.game import DUEL
from playground import Answer, Message

from ...stored import move
from ..players import board_of, boards
from ..scene import Town, after, discarding, record, settled

if TYPE_CHECKING:
    from engine.duel.table import View

POSITION = after(12)


def another_poster(bot: Wonders) -> Poster:
    """Return a poster that knows of nothing, as in another process or after a start."""
    tokens = AnswerTokens(bot.budget)
    return Poster(
        ChannelMessages(bot, bot.metrics, tokens),
        bot.store,
        bot.services.presentations,
        bot.render_pool,
        bot.metrics,
        bot.budget,
        FollowUps(bot.budget, tokens),
    )


async def in_order(bot: Wonders, place: Town, table: int, posted: int = 2) -> Message:
    """Check that so many boards were posted, and that the newest alone is whole and is stored."""
    await settled(bot)  # a press that could not show its board has asked for a retry then
    await place.discord.until(lambda: bot.boards.idle, what="no retry")
    await settled(bot)
    await place.discord.quiet()
    *former, newest = boards(place.channel, table)
    assert len(former) + 1 == posted
    assert newest.id == max(each.id for each in (*former, newest))
    assert newest.buttons
    assert newest.pictures
    assert not newest.ephemeral
    assert [(each.buttons, each.attachments) for each in former] == [([], [])] * len(former)
    found = await record(bot, table)
    assert not found.board_due
    assert found.message_id == newest.id
    assert board_of(newest) == (table, len(found.moves))
    return newest


async def discarded(place: Town, board: Message) -> None:
    """Let whoever is on turn at `POSITION` discard the first free card."""
    person = place.person(POSITION.seat)
    panel = (await person.click(board, board.buttons[0])).private[0]
    await person.click(panel, discarding(panel))


async def store_move(bot: Wonders, table: int) -> None:
    """Make a move of which no board is shown."""
    session = await bot.services.tables.session(table)
    (seat,) = session.to_act()
    text = str(DUEL.legal(cast("View", session.view(seat)), seat)[0])
    await bot.store.tables.append(table, [move(seat, session.record.next_ply(seat), text)])


async def post_move(bot: Wonders, table: int) -> None:
    """Make a move and post its board, without the lock of the table."""
    await store_move(bot, table)
    await bot.boards._poster.show(await bot.services.tables.session(table))


@asynccontextmanager
async def asking(bot: Wonders, place: Town, table: int) -> AsyncIterator[asyncio.Task[Answer]]:
    """Let Ana ask for the board, who is shown that an answer follows; it does after the block."""
    async with bot.boards.lock(table):
        task = asyncio.create_task(place.ana.command(place.channel, "board"))
        await place.discord.until(lambda: len(place.discord.thinking) == 1)
        yield task
