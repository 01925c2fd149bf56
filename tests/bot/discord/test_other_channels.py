"""Presses that are forged in another channel show nothing of a game and answer no invitation."""

import pytest

from bot.controls.ids import Replay, Review
from bot.controls.onlooker_ids import ShowHidden, Watch
from bot.discord.client import Wonders
from playground import Answer, Message, Person, Playground

from ..scene import LOCALES, ended, private, settled, sit, town, words


async def press(person: Person, message: Message, custom_id: str) -> Answer:
    return await person.click(message, custom_id, forged=True)


@pytest.mark.long
async def test_a_game_of_another_channel_is_not_shown_for_a_forged_press(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, elsewhere = town(discord, locale), town(discord, locale)
        side = place.guild.add_channel("side")
        table = await sit(bot, place.plaza, (place.ana, place.bruno), ended())
        for person, channel in ((elsewhere.carla, elsewhere.plaza), (place.carla, side)):
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
    table = await sit(bot, place.plaza, (place.ana, place.bruno), ended())
    there = elsewhere.carla.says(elsewhere.plaza, "hi")
    for control in (Watch(table), ShowHidden(table), Replay(table), Review(table)):
        answer = await press(elsewhere.carla, there, str(control))
        assert private(answer).text == words("en-US")("refusal-elsewhere")


async def test_nobody_answers_an_invitation_of_another_channel_by_a_forged_press(
    discord: Playground, bot: Wonders
) -> None:
    place, elsewhere = town(discord), town(discord)
    lobby = (await place.ana.command(place.plaza, "wonders")).public[0]
    (open_one,) = await bot.store.invitations.open_of(place.ana.id)
    there = elsewhere.carla.says(elsewhere.plaza, "hi")
    for custom_id in (f"l:{open_one.id}:join", f"k:{open_one.id}"):
        answer = await press(elsewhere.carla, there, custom_id)
        assert private(answer).text == words("en-US")("refusal-no-such-challenge")
    await place.carla.click(lobby, words("en-US")("button-join"))
    assert lobby.text.count("Carla") == 1
