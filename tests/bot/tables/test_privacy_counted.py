"""What a forgotten person has given up counts for the others, however many games that are."""

import pytest

from bot.discord.client import Wonders
from bot.tables.rankings import counting
from playground import Playground

from ..scene import after, settled, sit, town, words


async def test_all_games_that_a_forgotten_person_resigns_are_rated_with_that_person(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "AT_ONCE", 1)
    place, games = town(discord), 3
    for number in range(games):
        room = place.guild.add_channel(f"room-{number}")
        await sit(bot, room, (place.ana, place.bruno), after(2))
    asked = (await place.ana.command(place.channel, "forget-me")).private[0]
    await place.ana.click(asked, asked.buttons[0])
    await settled(bot)
    assert asked.text == words("en-US")("forgotten")
    assert await bot.store.results.next_uncounted() is None
    history = await bot.store.statistics.history(place.bruno.id, 0, 2 * games)
    assert len(history) == games
