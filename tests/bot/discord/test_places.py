"""Games in channels of every kind in which somebody may want one."""

from bot.discord.client import Wonders
from playground import Playground
from playground.model.entities import ANNOUNCEMENT_THREAD, ANNOUNCEMENTS, PRIVATE_THREAD

from ..players import boards
from ..scene import LOCALES, after, private, settled, sit, town, words


async def test_a_thread_of_an_announcement_channel_is_of_its_own_kind(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    news = place.guild.add_channel("news", ANNOUNCEMENTS)
    await sit(bot, news, (place.carla, None), after(0))
    offer = private(await place.ana.command(news, "duel", begins="me", wonders="beginner"))
    await place.ana.click(offer, offer.buttons[0])
    await settled(bot)
    (thread,) = news.threads
    assert thread.kind == ANNOUNCEMENT_THREAD
    assert len(boards(thread)) == 1


async def test_in_a_private_thread_a_game_begins_once_the_bot_was_let_in(
    discord: Playground, bot: Wonders
) -> None:
    """It can answer there from the start, and post nothing: no board would ever be seen."""
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        thread = discord.world.add_thread(place.channel, "ours", place.ana, kind=PRIVATE_THREAD)
        discord.world.add_to_thread(thread, place.bruno)
        told = private(await place.ana.command(thread, "duel", opponent=place.bruno))
        assert told.text == say("refusal-private-thread", bot=f"<@{discord.bot.id}>")
        assert thread.messages == []
        place.ana.says(thread, f"<@{discord.bot.id}>")
        await place.ana.command(thread, "duel", opponent=place.bruno, begins="me")
        await place.bruno.click(thread.messages[-1], say("button-accept"))
        await settled(bot)
        assert len(boards(thread)) == 1


async def test_who_manages_threads_needs_not_be_let_in(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    place.channel.allow(discord.bot, "manage_threads")
    thread = discord.world.add_thread(place.channel, "ours", place.ana, kind=PRIVATE_THREAD)
    await place.ana.command(thread, "duel", begins="me", wonders="beginner")
    await settled(bot)
    assert len(boards(thread)) == 1
