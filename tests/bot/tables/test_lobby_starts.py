"""Whoever starts a table too early is told what is missing."""

from bot.discord.client import Wonders
from playground import Playground

from ..scene import settled, town, words


async def test_who_starts_too_early_is_told_whom_to_wait_for_where_no_seat_is_open(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    options = {"player2": place.bruno, "player3": place.carla}
    lobby = (await place.ana.command(place.channel, "wonders", **options)).public[0]
    refused = await place.ana.click(lobby, say("button-start"))
    await settled(bot)
    assert [each.text for each in refused.private] == [say("refusal-invited-missing")]
    await place.bruno.click(lobby, say("button-leave"))
    refused = await place.ana.click(lobby, say("button-start"))
    await settled(bot)
    assert [each.text for each in refused.private] == [say("refusal-too-few-players", least=2)]
