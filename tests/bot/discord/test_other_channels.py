"""Presses that are forged in another channel: they show nothing of a game and begin none there.

Nor do they answer an invitation, or do anything to a tournament.
"""

import logging

import pytest

from bot.controls.ids import Replay, Review
from bot.controls.onlooker_ids import ShowHidden, Watch
from bot.discord.client import Wonders
from playground import Answer, Message, Person, Playground

from ...stored import open_invitations
from ..scene import LOCALES, after, ended, private, settled, sit, town, words
from .test_tournaments import channel_with_people, opened, resign, state


async def press(person: Person, message: Message, custom_id: str) -> Answer:
    return await person.click(message, custom_id, forged=True)


@pytest.mark.long
async def test_a_game_of_another_channel_is_not_shown_for_a_forged_press(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, elsewhere = town(discord, locale), town(discord, locale)
        side = place.guild.add_channel("side")
        table = await sit(bot, place.channel, (place.ana, place.bruno), ended())
        for person, channel in ((elsewhere.carla, elsewhere.channel), (place.carla, side)):
            there = person.says(channel, "hi")
            for custom_id in (f"f:{table}", f"v:{table}", f"v:{table}:3"):
                answer = await press(person, there, custom_id)
                assert private(answer).text == words(locale)("refusal-elsewhere")
    film = await press(place.ana, place.ana.says(side, "hi"), f"f:{table}")  # her own game
    await settled(bot)
    assert film.private[0].pictures


async def test_nobody_looks_on_at_a_game_of_another_channel_by_a_forged_press(
    discord: Playground, bot: Wonders
) -> None:
    place, elsewhere = town(discord), town(discord)
    table = await sit(bot, place.channel, (place.ana, place.bruno), ended())
    there = elsewhere.carla.says(elsewhere.channel, "hi")
    for control in (Watch(table), ShowHidden(table), Replay(table), Review(table)):
        answer = await press(elsewhere.carla, there, str(control))
        assert private(answer).text == words("en-US")("refusal-elsewhere")


async def test_nobody_answers_an_invitation_of_another_channel_by_a_forged_press(
    discord: Playground, bot: Wonders
) -> None:
    place, elsewhere = town(discord), town(discord)
    lobby = (await place.ana.command(place.channel, "wonders")).public[0]
    (open_one,) = await bot.store.invitations.open_of(place.ana.id)
    there = elsewhere.carla.says(elsewhere.channel, "hi")
    for custom_id in (f"l:{open_one.id}:join", f"k:{open_one.id}"):
        answer = await press(elsewhere.carla, there, custom_id)
        assert private(answer).text == words("en-US")("refusal-no-such-challenge")
    await place.carla.click(lobby, words("en-US")("button-join"))
    assert lobby.text.count("Carla") == 1


async def test_nobody_begins_a_rematch_in_another_channel_by_a_forged_press(
    discord: Playground, bot: Wonders
) -> None:
    place, elsewhere = town(discord), town(discord)
    elsewhere.guild.join(place.ana)
    side = place.guild.add_channel("side")
    for channel, rival in ((place.channel, place.bruno), (side, None)):
        table = await sit(bot, channel, (place.ana, rival), after(20))
        await resign(bot, channel, place.ana)
        for there in (elsewhere.channel, place.guild.add_channel("other")):
            mine = private(await place.ana.command(there, "settings"))
            answer = await press(place.ana, mine, f"r:{table}")
            assert private(answer).text == words("en-US")("refusal-elsewhere")
    await settled(bot)
    assert await open_invitations(bot.store) == ()
    assert await bot.store.tables.running_in(side.id) is None


async def test_a_tournament_of_another_channel_is_neither_shown_nor_joined_by_a_forged_press(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    assert channel.guild is not None
    elsewhere, strangers = channel_with_people(discord)
    board = await opened(channel, people[:4], game="duel")
    over = words("en-US")("refusal-tournament-over")
    side = channel.guild.add_channel("side")
    for action in ("join", "begin", "table", "rounds", "rounds:1"):
        for person, there in ((strangers[4], elsewhere), (people[4], side), (people[0], side)):
            mine = private(await person.command(there, "settings"))
            answer = await press(person, mine, f"T:1:{action}")
            assert (action, private(answer).text) == (action, over)
    found = await state(bot)
    assert (found.status, len(found.entrants)) == ("open", 4)
    shown = private(await people[1].click(board, "T:1:begin"))  # not hers, but in its channel
    assert shown.text == words("en-US")("refusal-tournament-not-organizer")


async def test_a_forged_press_does_not_take_the_place_of_a_message_of_others(
    discord: Playground, bot: Wonders, caplog: pytest.LogCaptureFixture
) -> None:
    place = town(discord)
    table = await sit(bot, place.channel, (place.ana, place.bruno), after(20))
    board = (await place.ana.command(place.channel, "board")).public[0]
    other = place.guild.add_channel("other")
    wanted = (await place.ana.command(other, "duel", opponent=place.bruno)).public[0]
    await settled(bot)
    watch = [f"W:{table}:{answer}" for answer in ("ages", "stop")]
    for message, custom_ids in ((board, ["o:0", "o:7", *watch]), (wanted, ["o:0"])):
        for custom_id in custom_ids:
            before = message.edits, message.components
            answer = await press(place.carla, message, custom_id)
            assert private(answer).text
            assert (message.edits, message.components) == before, custom_id
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
