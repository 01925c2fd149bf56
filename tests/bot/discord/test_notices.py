"""Notices as people get them: the board in a direct message, which can be played on there."""

import pytest

from bot.discord.client import Wonders
from playground import Message, Person, Playground

from ..choosing import choose
from ..players import enabled
from ..scene import LOCALES, after, dealt, discarding, settled, town, words


async def told(bot: Wonders) -> None:
    """Wait until everybody is told what is told in the background."""
    await settled(bot)
    await bot.services.notices.background.finished()
    await settled(bot)


def letters(discord: Playground, person: Person) -> list[Message]:
    """Return the direct messages between a person and the bot."""
    return discord.world.direct(person, discord.world.bot).messages


async def discard(bot: Wonders, person: Person, board: Message) -> None:
    """Discard the first free card of a board, or of a direct message that shows it."""
    panel = (await person.click(board, board.buttons[0])).private[0]
    await person.click(panel, discarding(panel))
    await told(bot)


@pytest.mark.long
async def test_a_game_is_played_in_direct_messages_and_in_the_channel_alike(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        for person in (place.ana, place.bruno):
            await choose(person, place.channel, "own", notify="direct")
        position = after(12)
        _, board = await dealt(bot, place, position, locale=locale)
        first, second = place.person(position.seat), place.person(1 - position.seat)
        await discard(bot, first, board)
        (message,) = letters(discord, second)
        link = f"https://discord.com/channels/{place.guild.id}/{place.channel.id}/"
        newest = place.channel.messages[-1]
        game = say("game-duel")
        assert message.text.startswith(say("notice-turn", game=game, link=f"{link}{newest.id}"))
        assert len(message.pictures) == 1
        assert newest.mentions == []
        assert not any(each.pictures for each in letters(discord, first))
        await discard(bot, second, message)
        assert message.text == say("notice-over", game=game)
        assert message.pictures == []
        assert letters(discord, first)[-1].pictures
        offered = [each.custom_id for each in enabled(place.channel.messages[-1])]
        assert [each.custom_id for each in letters(discord, first)[-1].buttons] == offered


async def test_who_closes_direct_messages_is_mentioned_in_the_channel(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    for person in (place.ana, place.bruno):
        await choose(person, place.channel, "own", notify="direct")
        person.closes_messages()
    position = after(12)
    _, board = await dealt(bot, place, position)
    person, other = place.person(position.seat), place.person(1 - position.seat)
    await discard(bot, person, board)
    line = place.channel.messages[-1]
    assert line.mentions == [other]
    link = f"https://discord.com/channels/{place.guild.id}/{place.channel.id}/"
    told_so = say("notice-closed", member=other.mention, link="LINK").split("LINK")
    assert line.text.startswith(told_so[0] + link)
    assert line.text.endswith(told_so[1].splitlines()[-1])


@pytest.mark.parametrize(("status", "code"), [(404, 10013), (400, 50033)])
async def test_whom_discord_does_not_know_any_more_is_mentioned_as_well(
    discord: Playground, bot: Wonders, status: int, code: int
) -> None:
    place, position = town(discord), after(12)
    mover, other = place.person(position.seat), place.person(1 - position.seat)
    _, board = await dealt(bot, place, position)
    await bot.store.preferences.change(other.id, notify="direct")
    discord.faults.add(method="POST", path="/users/@me/channels$", status=status, code=code)
    await discard(bot, mover, board)
    assert place.channel.messages[-1].mentions == [other]
    assert (await bot.store.preferences.of(other.id)).closed
