"""A name is taken off messages in threads that Discord has archived, as it does after a week."""

from typing import Any

import pytest

from bot.discord.client import Wonders
from playground import Channel, Playground

from ..players import boards
from ..scene import Town, after, settled, sit, town, words
from .test_forgotten_messages import later

LIMITED: dict[str, Any] = {"status": 429, "retry_after": 0.01, "times": 5}
"""Too many requests, as often as discord.py asks again."""


async def archived(discord: Playground, bot: Wonders, place: Town, *, locked: bool) -> Channel:
    """Return a thread with a game of Ana and Bruno that was over before Discord archived it."""
    thread = discord.world.add_thread(place.channel, "ours", place.bruno)
    table = await sit(bot, thread, (place.ana, place.bruno), after(12))
    await bot.services.resigning.resign(table, place.bruno.id, None)
    await discord.until(lambda: bool(boards(thread)) and bot.boards.idle)
    thread.archive(locked=locked)
    return thread


def named(thread: Channel) -> bool:
    return "Ana" in thread.messages[-1].text


async def forgotten(bot: Wonders, place: Town) -> None:
    """Let Ana have her data deleted."""
    asked = (await place.ana.command(place.channel, "forget-me")).private[0]
    await place.ana.click(asked, words("en-US")("button-forget"))
    await settled(bot)


@pytest.mark.parametrize("locked", [False, True])
async def test_a_name_goes_where_a_thread_can_be_opened_for_that(
    discord: Playground, bot: Wonders, locked: bool
) -> None:
    place = town(discord)
    thread = await archived(discord, bot, place, locked=locked)
    count = len(thread.messages)
    assert named(thread)
    await forgotten(bot, place)
    assert named(thread) is locked
    assert len(thread.messages) == count
    assert await bot.store.forgotten_messages.left(later()) == ()


async def test_a_thread_is_archived_again_where_the_bot_may(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    place.channel.allow(discord.bot, "manage_threads")
    thread = await archived(discord, bot, place, locked=True)
    await forgotten(bot, place)
    assert not named(thread)
    assert (thread.archived, thread.locked) == (True, True)


async def test_a_name_goes_later_where_discord_fails_to_open_a_thread(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    thread = await archived(discord, bot, place, locked=False)
    failing = discord.faults.add(method="PATCH", path=rf"^/channels/{thread.id}$", **LIMITED)
    await forgotten(bot, place)
    assert failing.hits == 5
    assert named(thread)
    await bot.services.privacy.take_up(later())
    assert not named(thread)


async def test_a_thread_is_archived_again_where_its_message_cannot_be_edited(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    place.channel.allow(discord.bot, "manage_threads")
    thread = await archived(discord, bot, place, locked=False)
    path = rf"^/channels/{thread.id}/messages/\d+$"
    discord.faults.add(method="PATCH", path=path, status=400, code=50083)  # as it is archived
    failing = discord.faults.add(method="PATCH", path=path, **LIMITED)
    await forgotten(bot, place)
    assert failing.hits == 5
    assert (named(thread), thread.archived) == (True, True)
    await bot.services.privacy.take_up(later())
    assert (named(thread), thread.archived) == (False, True)
