"""Invitations that cannot be sent, or not answered by everybody: who is told so, and how."""

import pytest
from msgspec.structs import replace

from bot.discord.client import Wonders
from playground import Playground

from ...stored import open_invitations
from ..scene import LOCALES, after, private, settled, sit, town, words
from .challenging import challenged


@pytest.mark.long
@pytest.mark.parametrize(
    ("who", "word", "key", "name"),
    [
        ("carla", "accept", "only-challenged", "Bruno"),
        ("ana", "accept", "only-challenged", "Bruno"),
        ("carla", "decline", "only-challenged", "Bruno"),
        ("carla", "withdraw", "only-challenger", "Ana"),
        ("bruno", "withdraw", "only-challenger", "Ana"),
    ],
)
async def test_nobody_answers_for_somebody_else(
    discord: Playground, bot: Wonders, who: str, word: str, key: str, name: str
) -> None:
    for locale in LOCALES:
        place = town(discord, locale)
        message = await challenged(place)
        answer = await getattr(place, who).click(message, words(locale)(f"button-{word}"))
        assert private(answer).text == words(locale)(f"refusal-{key}", name=name)
        assert len(message.buttons) == 4


async def test_an_invitation_to_many_is_not_answered_as_a_challenge(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    message = await challenged(place)
    await settled(bot)  # the bot would show what it has become, with other buttons
    (seen,) = await open_invitations(bot.store)
    assert await bot.store.invitations.change(seen, replace(seen, invited=())) is not None
    for person in (place.ana, place.bruno):
        for button in message.buttons[:3]:
            answer = await person.click(message, button)
            assert private(answer).text == words("en-US")("refusal-unknown-control")
    assert len(await open_invitations(bot.store)) == 1


async def test_who_cannot_be_challenged_and_why(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place = town(discord, locale, server="en-US")
        ana, channel, say = place.ana, place.channel, words(locale)
        robot = discord.add_person("Robot")
        robot.bot = True
        place.guild.join(robot)
        away = discord.add_person("Away")
        channel.deny(place.carla, "view_channel")
        refused = {
            "refusal-challenge-self": await ana.command(channel, "duel", opponent=ana),
            "refusal-challenge-bot": await ana.command(channel, "duel", opponent=robot),
            "refusal-challenge-unseen": await ana.command(channel, "duel", opponent=place.carla),
            "refusal-watch-computer-only": await ana.command(
                channel, "duel", opponent=place.bruno, watch=True
            ),
            "refusal-challenge-in-dm": await ana.command(
                discord.dm(ana), "duel", opponent=place.bruno
            ),
        }
        names = {"refusal-challenge-bot": "Robot", "refusal-challenge-unseen": "Carla"}
        for key, answer in refused.items():
            values = {"name": names[key]} if key in names else {}
            assert private(answer).text == say(key, **values), key
        answer = await ana.command(channel, "duel", opponent=away)
        assert private(answer).text == say("refusal-challenge-unseen", name="Away")
        assert await open_invitations(bot.store) == ()


async def test_a_game_may_have_begun_before_a_challenge_is_accepted(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    message = await challenged(place)
    other = await sit(bot, place.channel, (place.carla, None), after(0))
    answer = await place.bruno.click(message, "Accept")
    assert private(answer).text == words("en-US")("refusal-challenge-channel-taken")
    assert len(message.buttons) == 4
    await bot.services.resigning.resign(other, place.carla.id, None)
    await place.bruno.click(message, "Accept")
    assert message.buttons == []


async def test_a_full_table_waits_for_the_game_of_its_channel(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "es-419"), words("es-419")
    lobby = (await place.ana.command(place.channel, "wonders", seats=2)).public[0]
    await sit(bot, place.channel, (place.carla, None), after(0))
    answer = await place.bruno.click(lobby, say("button-join"))
    await settled(bot)
    (told,) = answer.private
    assert told.text == say("refusal-lobby-waits")
    assert "**Bruno**" in lobby.text
    again = await place.ana.click(lobby, say("button-start"))
    assert private(again).text == say("refusal-lobby-waits")


async def test_the_same_challenge_waits_once(discord: Playground, bot: Wonders) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    await place.ana.command(place.channel, "duel", opponent=place.bruno)
    again = await place.ana.command(place.channel, "duel", opponent=place.bruno)
    assert private(again).text == say("refusal-challenge-waiting")
    back = await place.bruno.command(place.channel, "duel", opponent=place.ana)
    assert private(back).text == say("refusal-challenge-waiting")
    assert len(await open_invitations(bot.store)) == 1
